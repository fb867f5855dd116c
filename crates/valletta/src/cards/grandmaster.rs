//! Grand Master Pietro del Monte: pay one of each good and score 5 points. (V-CARD-GRANDMASTER-1)

use super::Deal;
use crate::Goods;

pub(super) const DEAL: Deal = Deal { prices: &[Goods([1, 1, 1, 1])], goods: Goods([0, 0, 0, 0]), points: 5 };

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TX-42: Grand Master with (1,2,1,1), and without brick.
    #[test]
    fn one_of_each_is_worth_five_points() {
        let mut trial = turn("1g2w1s1b", "grandmaster maid");
        trial.play("play grandmaster, pay 1g1w1s1b");
        assert_eq!((trial.goods(), trial.points()), ("1w".into(), 5));
        let mut poor = turn("9g9w9s", "grandmaster maid");
        poor.play("play grandmaster");
        assert_eq!(poor.offers(), ["decline"]);
    }
}
