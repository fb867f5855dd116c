//! Seamstress: take 2 goods of your choice, equal or different. (V-CARD-SEAMSTRESS-1)

use crate::{Event, Good, Valletta};

pub(super) fn choose(game: &mut Valletta, goods: [Good; 2], events: &mut impl Extend<Event>) {
    for good in goods {
        game.take(game.turn, good, 1, events);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TX-50: exactly the 10 multisets of two goods.
    #[test]
    fn two_goods_equal_or_different() {
        let mut trial = turn("0", "seamstress maid");
        trial.play("play seamstress");
        assert_eq!(trial.offers().len(), 10);
        assert!(trial.offers().contains(&"take wood brick".into()));
        trial.play("take gold gold");
        assert_eq!(trial.goods(), "2g");
    }
}
