//! Knight Hieronymus von Rekuk: 2 points. (V-CARD-KNIGHT-1)

use crate::{Card, Event, Valletta, Why};

pub(super) fn play(game: &mut Valletta, events: &mut impl Extend<Event>) {
    game.score(2, Why::Card(Card::Knight), events);
}

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TX-15: a score of 24 becomes 26 and triggers the final phase (V-FINAL-1).
    #[test]
    fn two_points_that_can_trigger_the_final_phase() {
        let mut trial = turn("0", "knight maid");
        trial.set_points(24);
        trial.play("play knight");
        assert_eq!((trial.points(), trial.sees().trigger), (26, Some(crate::Trigger::Points)));
    }
}
