//! Payments with replacement: three other goods for each that is missing (V-PAY).

use crate::{Goods, Payment};

impl Goods {
    /// Whether these goods can pay a price, three spare goods replacing each missing one (V-PAY-7).
    #[inline]
    pub fn affords(self, price: Goods) -> bool {
        balance(price, self) >= 0
    }

    /// How many goods are missing to pay a price even if all spare goods replace others; 0 if it can be paid.
    #[inline]
    pub fn lacks(self, price: Goods) -> u16 {
        let balance = balance(price, self);
        if balance < 0 { ((2 - balance) / 3) as u16 } else { 0 }
    }

    /// The payments that replace no more than necessary: the exact price, or everything available of it and
    /// three spare goods for each missing one.
    #[inline]
    pub fn least_payments(self, price: Goods, mut found: impl FnMut(Payment)) {
        let (short, spare) = (self.short_of(price).0, price.short_of(self).0);
        let extra = 3 * short.iter().sum::<u16>();
        let base: [u16; 4] = std::array::from_fn(|good| price.0[good] - short[good]);
        for gold in 0..=spare[0].min(extra) {
            for wood in 0..=spare[1].min(extra - gold) {
                for stone in 0..=spare[2].min(extra - gold - wood) {
                    let brick = extra - gold - wood - stone;
                    if brick <= spare[3] {
                        let more = [gold, wood, stone, brick];
                        found(Goods(std::array::from_fn(|good| (base[good] + more[good]) as u8)));
                    }
                }
            }
        }
    }
}

/// The balance of paying with everything: the spare goods, minus three for each missing one.
#[inline]
fn balance(price: Goods, have: Goods) -> i32 {
    price.0.iter().zip(have.0).map(|(&price, have)| weigh(price.into(), have.into())).sum()
}

/// Whether a payment is canonical: exactly three surplus units for every missing unit, and no more than
/// the player has (V-PAY-6).
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
                // The amount of brick follows from the others: it brings the balance to 0.
                let brick = if balance > 0 { price[3] - balance / 3 } else { price[3] - balance };
                let payment = [gold, wood, stone, brick];
                if balance.max(0) % 3 == 0 && (0..=have[3]).contains(&brick) {
                    found(Goods(payment.map(|amount| amount as u8)));
                }
            }
        }
    }
}

/// What an amount adds to the balance of a payment: its surplus, or minus three for each missing unit.
/// The balance of a canonical payment is 0.
#[inline]
fn weigh(price: i32, amount: i32) -> i32 {
    let over = amount - price;
    over + 2 * over.min(0)
}

/// The amounts of one good that later goods can still balance; they can raise the balance by `up` or lower it by
/// `down`.
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

    /// V-PAY-1: each missing good takes three spare ones.
    #[test]
    fn spare_goods_stand_in_for_missing_ones() {
        let lacks = |price, have| Goods(have).lacks(Goods(price));
        assert_eq!(lacks([2, 1, 0, 0], [2, 1, 0, 0]), 0);
        assert_eq!(lacks([2, 1, 0, 0], [2, 0, 2, 0]), 1);
        assert_eq!(lacks([2, 1, 0, 0], [2, 0, 2, 1]), 0);
        assert_eq!(lacks([4, 2, 0, 0], [0, 0, 3, 1]), 5);
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
            assert_eq!(have.affords(price), !expected.is_empty());
            assert_eq!(have.lacks(price) == 0, have.affords(price));
            let key = |payment: &Payment| payment.0;
            found.sort_by_key(key);
            expected.sort_by_key(key);
            assert_eq!(found, expected, "{price} out of {have}");
            let mut least = Vec::new();
            have.least_payments(price, |payment| least.push(payment));
            least.sort_by_key(key);
            let replaced = |payment: &Payment| Goods::from(*payment).short_of(price).total();
            let fewest = expected.iter().map(replaced).min();
            expected.retain(|payment| Some(replaced(payment)) == fewest);
            assert_eq!(least, expected, "those that replace least of {price} out of {have}");
        }
    }
}
