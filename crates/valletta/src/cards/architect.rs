//! Architect Francesco Laparelli: pay 4 wood, 4 stone or 4 brick and score 4 points. (V-CARD-ARCHITECT-1, V-R-06)

use super::Deal;
use crate::Goods;

pub(super) const DEAL: Deal = Deal {
    prices: &[Goods([0, 4, 0, 0]), Goods([0, 0, 4, 0]), Goods([0, 0, 0, 4])],
    goods: Goods([0, 0, 0, 0]),
    points: 4,
};

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TX-40: Architect with (0,5,4,3).
    #[test]
    fn four_equal_materials_are_worth_four_points() {
        let mut trial = turn("5w4s3b", "architect maid");
        trial.play("play architect");
        assert_eq!(trial.offers(), ["pay 4w", "pay 4s", "decline"]);
        trial.play("pay 4s");
        assert_eq!((trial.goods(), trial.points()), ("5w3b".into(), 4));
    }

    /// V-TX-25: Laparelli with (9,3,3,3).
    #[test]
    fn gold_does_not_count() {
        let mut trial = turn("9g3w3s3b", "architect maid");
        trial.play("play architect");
        assert_eq!(trial.offers(), ["decline"]);
        trial.play("decline");
        assert_eq!(trial.points(), 0);
    }
}
