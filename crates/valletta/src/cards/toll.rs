//! Toll Collector: opponents with 3 or more of a material give 1 of it. (V-CARD-TOLL-1, the two-player extra is V-CARD-TOLL-3)

use crate::{Event, Good, Valletta};

pub(super) fn play(game: &mut Valletta, events: &mut impl Extend<Event>) {
    for seat in game.opponents() {
        for good in Good::MATERIALS {
            if game.players[seat].goods.of(good) >= 3 {
                game.hand_over(seat, game.turn, good, events);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::table;

    /// V-TC-16: two players, Green has (5,2,3,5), Red takes wood as the extra.
    #[test]
    fn each_material_of_three_or_more_loses_one_and_gold_never() {
        let mut trial = table(&["0", "5g2w3s5b"], "toll maid");
        trial.play("play toll");
        assert_eq!(trial.offers(), ["take wood", "take stone", "take brick", "decline"]);
        assert_eq!(
            trial.refuses("take gold"),
            "the extra good of the toll collector is wood, stone or brick, not gold: V-CARD-TOLL-3"
        );
        trial.play("take wood");
        assert_eq!(trial.all_goods(), ["1w1s1b", "5g2w2s4b"]);
    }
}
