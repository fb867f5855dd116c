//! Nun: choose a type, take 3 of it; each opponent takes 1 of it. (V-CARD-NUN-1)

use crate::{Event, Good, Valletta};

/// How much the player takes.
pub(super) const AMOUNT: u16 = 3;

/// How much each opponent takes.
pub(super) fn share(game: &mut Valletta, good: Good, events: &mut impl Extend<Event>) {
    for seat in game.opponents() {
        game.take(seat, good, 1, events);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::table;

    /// V-TC-15: stone, four players.
    #[test]
    fn three_for_oneself_and_one_for_everybody_else() {
        let mut trial = table(&["0", "1g", "1s", "0"], "nun maid");
        trial.play("play nun, take stone");
        assert_eq!(trial.all_goods(), ["3s", "1g1s", "2s", "1s"]);
    }
}
