//! Payments with replacement: three other goods for each that is missing (V-PAY).

use crate::{Goods, Payment};

/// Whether a price can be paid at all: three spare goods for each that is short (V-PAY-7).
#[inline]
pub(crate) fn affordable(price: Goods, have: Goods) -> bool {
    let balance: i32 = price.0.iter().zip(have.0).map(|(&price, have)| weigh(price.into(), have.into())).sum();
    balance >= 0
}

/// Whether a payment is canonical: every missing unit is matched by exactly three surplus units, and no more is paid
/// than there is (V-PAY-6).
#[inline]
pub(crate) fn is_canonical(price: Goods, have: Goods, payment: Goods) -> bool {
    have.covers(payment) && price.short_of(payment).total() == 3 * payment.short_of(price).total()
}

/// Every canonical payment.
#[inline]
pub(crate) fn payments(price: Goods, have: Goods, mut found: impl FnMut(Payment)) {
    let (price, have) = (price.0.map(i32::from), have.0.map(i32::from));
    let spare = |good: usize| (have[good] - price[good]).max(0);
    let (brick_up, brick_down) = (spare(3), 3 * price[3]);
    let (stone_up, stone_down) = (brick_up + spare(2), brick_down + 3 * price[2]);
    let (wood_up, wood_down) = (stone_up + spare(1), stone_down + 3 * price[1]);
    for gold in amounts(price[0], have[0], 0, wood_up, wood_down) {
        let balance = weigh(price[0], gold);
        for wood in amounts(price[1], have[1], balance, stone_up, stone_down) {
            let balance = balance + weigh(price[1], wood);
            for stone in amounts(price[2], have[2], balance, brick_up, brick_down) {
                let balance = balance + weigh(price[2], stone);
                // The last amount follows: brick is replaced, or paid beyond its price, to even the balance out.
                let brick = if balance > 0 { price[3] - balance / 3 } else { price[3] - balance };
                let payment = [gold, wood, stone, brick];
                if balance.max(0) % 3 == 0 && (0..=have[3]).contains(&brick) {
                    found(Goods(payment.map(|amount| amount as u8)));
                }
            }
        }
    }
}

/// What an amount adds to the balance of a payment: its surplus, or minus three for each unit that is missing.
/// The balance of a canonical payment is 0.
#[inline]
fn weigh(price: i32, amount: i32) -> i32 {
    let over = amount - price;
    over + 2 * over.min(0)
}

/// The amounts of one good that later goods can still even out, which may raise the balance by `up` or lower it by `down`.
#[inline]
fn amounts(price: i32, have: i32, balance: i32, up: i32, down: i32) -> std::ops::Range<i32> {
    let least = if balance + up < 0 { price - balance - up } else { price - (balance + up) / 3 };
    let room = down - balance;
    let most = if room < 0 { price + room.div_euclid(3) } else { price + room };
    least.max(0)..most.min(have) + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::{Chance, Sampled};

    fn all(price: Goods, have: Goods) -> Vec<Payment> {
        let mut list = Vec::new();
        payments(price, have, |payment| list.push(payment));
        list
    }

    /// V-TX-29: cost (0,1,1,1), holdings (1,1,3,1).
    #[test]
    fn goods_that_are_there_may_be_replaced_all_the_same() {
        let payments = all(Goods([0, 1, 1, 1]), Goods([1, 1, 3, 1]));
        assert_eq!(payments, [Goods([0, 1, 1, 1]), Goods([1, 0, 3, 1]), Goods([1, 1, 3, 0])]);
    }

    /// V-PAY-6, V-PAY-7: the search finds exactly the canonical payments, none twice.
    #[test]
    fn the_search_agrees_with_the_definition() {
        let mut chance = Sampled::new(5);
        for _ in 0..400 {
            let price = Goods([5, 4, 4, 4].map(|most| chance.pick(most) as u16));
            let have = Goods([8; 4].map(|most| chance.pick(most) as u16));
            let mut found = all(price, have);
            let mut expected = Vec::new();
            for code in 0..8u16.pow(4) {
                let payment = Goods([code % 8, code / 8 % 8, code / 64 % 8, code / 512]);
                if is_canonical(price, have, payment) {
                    expected.push(Goods(payment.0.map(|amount| amount as u8)));
                }
            }
            assert_eq!(affordable(price, have), !expected.is_empty());
            let key = |payment: &Payment| payment.0;
            found.sort_by_key(key);
            expected.sort_by_key(key);
            assert_eq!(found, expected, "{price} out of {have}");
        }
    }
}
