//! Payments with replacement: three other goods for each that is missing (V-PAY).

use crate::{Goods, Payment};

/// Whether a price can be paid at all: three spare goods for each that is short (V-PAY-7).
#[inline]
pub(crate) fn affordable(price: Goods, have: Goods) -> bool {
    let short: u16 = have.short_of(price).total();
    short == 0 || price.short_of(have).total() >= 3 * short
}

/// Whether a payment is canonical: every missing unit is matched by exactly three surplus units, and no more is paid
/// than there is (V-PAY-6).
#[inline]
pub(crate) fn is_canonical(price: Goods, have: Goods, payment: Goods) -> bool {
    have.covers(payment) && price.short_of(payment).total() == 3 * payment.short_of(price).total()
}

/// Every canonical payment, the plain one first when there is one.
#[inline]
pub(crate) fn payments(price: Goods, have: Goods, mut found: impl FnMut(Payment)) {
    if have.covers(price) {
        found(small(price.0));
    }
    // Whoever owns no three goods beyond the price has nothing to replace with.
    if price.short_of(have).total() < 3 {
        return;
    }
    let (price, have) = (price.0.map(i32::from), have.0.map(i32::from));
    let mut chosen = [0; 4];
    search(&price, &have, 0, 0, &mut chosen, &mut |payment| {
        if payment != price {
            found(small(payment));
        }
    });
}

#[inline]
fn small<N: TryInto<u8>>(amounts: [N; 4]) -> Payment {
    Goods(amounts.map(|amount| amount.try_into().unwrap_or(u8::MAX)))
}

/// Chooses an amount for one good after the other. `balance` is the surplus so far minus three times what is missing
/// so far; it must come out 0.
fn search(
    price: &[i32; 4],
    have: &[i32; 4],
    good: usize,
    balance: i32,
    chosen: &mut [i32; 4],
    found: &mut impl FnMut([i32; 4]),
) {
    if good == 3 {
        // The last amount follows: the balance is evened out by replacing this good, or by paying with it.
        let last = if balance > 0 { price[3] - balance / 3 } else { price[3] - balance };
        if balance.max(0) % 3 == 0 && (0..=have[3]).contains(&last) {
            chosen[3] = last;
            found(*chosen);
        }
        return;
    }
    // What the goods still to come can do to the balance, down and up.
    let (down, up) = (good + 1..4)
        .fold((0, 0), |(down, up), later| (down + 3 * price[later], up + (have[later] - price[later]).max(0)));
    for amount in 0..=have[good] {
        let over = amount - price[good];
        let next = balance + if over < 0 { 3 * over } else { over };
        if next > down {
            return;
        }
        if next + up >= 0 {
            chosen[good] = amount;
            search(price, have, good + 1, next, chosen, found);
        }
    }
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
                    expected.push(small(payment.0));
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
