//! Which of the legal actions a search tries: there can be hundreds of payments, few of them sensible.

use ::valletta::{Action, Ask, Card, Colour, Goods, Valletta};
use kit::Game;

/// How many payments with replacements are tried.
const PAYMENTS: usize = 3;

/// Fills the list with the actions worth trying, at least one if any is legal.
pub fn sensible(game: &Valletta, ask: Ask, goods: Goods, list: &mut Vec<Action>) {
    if let Ask::Pay { price, .. } = ask {
        // With many goods there are thousands of payments, so only those with the fewest replacements are listed.
        list.clear();
        goods.least_payments(price.into(), |payment| list.push(Action::Pay(payment)));
    } else {
        game.legal(list);
    }
    thin_out(ask, goods, list);
}

/// Keeps only the actions worth trying.
pub fn thin_out(ask: Ask, goods: Goods, list: &mut Vec<Action>) {
    match ask {
        Ask::Pay { price, .. } => few_payments(price.into(), goods, list),
        // Declining is worth trying only where an effect can hurt: by ending the game, or by giving to others.
        Ask::Use { card } if card.colour() == Colour::Yellow => (),
        Ask::Good { card: Card::Nun } => (),
        Ask::Use { .. } | Ask::Good { .. } | Ask::TwoGoods | Ask::Extra { .. } => {
            list.retain(|&action| action != Action::Decline);
        }
        Ask::Draft { .. } | Ask::Play | Ask::Build { .. } | Ask::Deal { .. } => (),
        Ask::Staff | Ask::Give { .. } | Ask::Over => (),
    }
}

/// The exact price, or the payments that replace least and leave the most even goods.
fn few_payments(price: Goods, goods: Goods, list: &mut Vec<Action>) {
    let dearness = |action: &Action| {
        let Action::Pay(payment) = *action else { return (u16::MAX, 0) };
        let paid = Goods::from(payment);
        let left = paid.short_of(goods);
        // An even mix of goods buys more.
        let uneven: u16 = left.0.iter().map(|&amount| amount.min(50) * amount.min(50)).sum();
        (paid.short_of(price).total(), uneven)
    };
    list.sort_by_key(dearness);
    let plain = list.first().is_some_and(|action| dearness(action).0 == 0);
    list.truncate(if plain { 1 } else { PAYMENTS });
}

/// What a seat gives a monk without further thought: the good it has most of.
pub fn spare_good(goods: Goods, list: &[Action]) -> Option<Action> {
    let amount = |action: &Action| if let Action::Give(good) = action { goods.of(*good) } else { 0 };
    list.iter().copied().max_by_key(amount)
}
