//! Merchant: pay 1 gold and take 1 wood, 1 stone and 1 brick. (V-CARD-MERCHANT-1)

use super::Deal;
use crate::Goods;

pub(super) const DEAL: Deal = Deal { prices: &[Goods([1, 0, 0, 0])], goods: Goods([0, 1, 1, 1]), points: 0 };

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TX-39: Merchant with (2,0,0,0).
    #[test]
    fn one_gold_buys_one_of_each_material_and_only_once() {
        let mut trial = turn("2g", "merchant maid");
        trial.play("play merchant, pay 1g");
        assert_eq!(trial.goods(), "1g1w1s1b");
        assert_eq!(trial.offers(), ["play maid"]);
    }

    /// V-TX-26: Merchant with 0 gold and 9 wood.
    #[test]
    fn nothing_stands_in_for_the_gold() {
        let mut trial = turn("9w", "merchant maid");
        trial.play("play merchant");
        assert_eq!(trial.offers(), ["decline"]);
        assert_eq!(trial.refuses("pay 3w"), "the merchant takes 1 gold, not 3 wood: V-PAY-3");
    }
}
