//! Which of the legal actions a search looks at: payments differ in hundreds of ways, few of them sensible.

use ::valletta::{Action, Ask, Card, Colour, Goods, Valletta};
use kit::Game;

/// How many ways to pay with replacements are looked at.
const PAYMENTS: usize = 3;

/// Fills the list with the actions that are worth a look, at least one where any is legal.
pub fn sensible(game: &Valletta, ask: Ask, goods: Goods, list: &mut Vec<Action>) {
    if let Ask::Pay { price, .. } = ask {
        // With many goods there are thousands of payments: those that replace least are written down directly.
        least_payments(price.into(), goods, list);
    } else {
        game.legal(list);
    }
    thin_out(ask, goods, list);
}

/// The payments that replace no more than they must: three spare goods for each that is missing (V-PAY-6).
fn least_payments(price: Goods, goods: Goods, list: &mut Vec<Action>) {
    list.clear();
    let (short, spare) = (goods.short_of(price).0, price.short_of(goods).0);
    let extra = 3 * short.iter().sum::<u16>();
    let base: [u16; 4] = std::array::from_fn(|good| price.0[good] - short[good]);
    for gold in 0..=spare[0].min(extra) {
        for wood in 0..=spare[1].min(extra - gold) {
            for stone in 0..=spare[2].min(extra - gold - wood) {
                let brick = extra - gold - wood - stone;
                if brick <= spare[3] {
                    let more = [gold, wood, stone, brick];
                    let payment = std::array::from_fn(|good| (base[good] + more[good]) as u8);
                    list.push(Action::Pay(Goods(payment)));
                }
            }
        }
    }
}

/// Leaves only the actions that are worth a look.
pub fn thin_out(ask: Ask, goods: Goods, list: &mut Vec<Action>) {
    match ask {
        Ask::Pay { price, .. } => few_payments(price.into(), goods, list),
        // Declining costs something only where an effect can hurt: by ending the game, or by giving to others.
        Ask::Use { card } if card.colour() != Colour::Yellow => list.retain(|&action| action != Action::Decline),
        Ask::Good { card } if card != Card::Nun => list.retain(|&action| action != Action::Decline),
        Ask::TwoGoods | Ask::Extra { .. } => list.retain(|&action| action != Action::Decline),
        _ => (),
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
