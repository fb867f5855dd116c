//! Trader: pay 1 wood, 1 stone or 1 brick and take 3 gold. (V-CARD-TRADER-1)

use super::Deal;
use crate::Goods;

pub(super) const DEAL: Deal = Deal {
    prices: &[Goods([0, 1, 0, 0]), Goods([0, 0, 1, 0]), Goods([0, 0, 0, 1])],
    goods: Goods([3, 0, 0, 0]),
    points: 0,
};

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TX-38: Trader with (0,2,1,0).
    #[test]
    fn one_material_that_is_there_becomes_three_gold() {
        let mut trial = turn("2w1s", "trader maid");
        trial.play("play trader");
        assert_eq!(trial.offers(), ["pay 1w", "pay 1s", "decline"]);
        trial.play("pay 1w");
        assert_eq!(trial.goods(), "3g1w1s");
    }
}
