//! Grand Bailiff Georg Schilling von Cannstatt: pay 4 gold and score 4 points. (V-CARD-BAILIFF-1)

use super::Deal;
use crate::Goods;

pub(super) const DEAL: Deal = Deal { prices: &[Goods([4, 0, 0, 0])], goods: Goods([0, 0, 0, 0]), points: 4 };

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TX-41: Grand Bailiff with (5,0,0,0), and with 3 gold.
    #[test]
    fn four_gold_are_worth_four_points() {
        let mut trial = turn("5g", "bailiff maid");
        trial.play("play bailiff, pay 4g");
        assert_eq!((trial.goods(), trial.points()), ("1g".into(), 4));
        let mut poor = turn("3g9w", "bailiff maid");
        poor.play("play bailiff");
        assert_eq!(poor.offers(), ["decline"]);
    }
}
