//! Which of the legal actions a search looks at: payments differ in hundreds of ways, few of them sensible.

use ::valletta::{Action, Ask, Card, Colour, Goods, Valletta};
use kit::Game;

/// How many ways to pay with replacements are looked at.
const PAYMENTS: usize = 3;

/// Fills the list with the actions that are worth a look, at least one where any is legal.
pub fn sensible(game: &Valletta, ask: Ask, goods: Goods, list: &mut Vec<Action>) {
    if let Ask::Pay { price, .. } = ask {
        // With many goods there are thousands of payments: those that replace least are written down directly.
        list.clear();
        goods.least_payments(price.into(), |payment| list.push(Action::Pay(payment)));
    } else {
        game.legal(list);
    }
    thin_out(ask, goods, list);
}

/// Leaves only the actions that are worth a look.
pub fn thin_out(ask: Ask, goods: Goods, list: &mut Vec<Action>) {
    match ask {
        Ask::Pay { price, .. } => few_payments(price.into(), goods, list),
        // Declining costs something only where an effect can hurt: by ending the game, or by giving to others.
        Ask::Use { card } if card.colour() == Colour::Yellow => (),
        Ask::Good { card: Card::Nun } => (),
        Ask::Use { .. } | Ask::Good { .. } | Ask::TwoGoods | Ask::Extra { .. } => {
            list.retain(|&action| action != Action::Decline);
        }
        Ask::Draft { .. } | Ask::Play | Ask::Build { .. } | Ask::Deal { .. } => (),
        Ask::Staff | Ask::Give { .. } | Ask::Over => (),
    }
}

/// The plain payment, or those that replace least and leave the most even rest.
fn few_payments(price: Goods, goods: Goods, list: &mut Vec<Action>) {
    let dearness = |action: &Action| {
        let Action::Pay(payment) = *action else { return (u16::MAX, 0) };
        let paid = Goods::from(payment);
        let left = paid.short_of(goods);
        // An even rest buys more: an unpaired good is hard to use.
        let uneven: u16 = left.0.iter().map(|&amount| amount.min(50) * amount.min(50)).sum();
        (paid.short_of(price).total(), uneven)
    };
    list.sort_by_key(dearness);
    let plain = list.first().is_some_and(|action| dearness(action).0 == 0);
    list.truncate(if plain { 1 } else { PAYMENTS });
}

/// What a seat gives a monk when nobody thinks about it: of what it has most.
pub fn spare_good(goods: Goods, list: &[Action]) -> Option<Action> {
    let amount = |action: &Action| if let Action::Give(good) = action { goods.of(*good) } else { 0 };
    list.iter().copied().max_by_key(amount)
}
