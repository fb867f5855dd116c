//! Innkeeper: each opponent with 2 or more gold gives 1 gold. (V-CARD-INNKEEPER-1, the two-player extra is V-CARD-INNKEEPER-2)

use crate::{Event, Good, Valletta};

pub(super) fn play(game: &mut Valletta, events: &mut impl Extend<Event>) {
    for seat in game.opponents() {
        if game.players[seat].goods.of(Good::Gold) >= 2 {
            game.hand_over(seat, game.turn, Good::Gold, events);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::table;

    /// V-TC-14a: Green has 2 gold, Yellow 5, Blue 1.
    #[test]
    fn those_with_two_gold_give_one() {
        let mut trial = table(&["0", "2g", "5g", "1g"], "innkeeper maid");
        trial.play("play innkeeper");
        assert_eq!(trial.all_goods(), ["2g", "1g", "4g", "1g"]);
    }

    /// V-TC-14b: Green has 5 gold, Yellow 1.
    #[test]
    fn one_gold_is_too_little_to_share() {
        let mut trial = table(&["0", "5g", "1g"], "innkeeper maid");
        trial.play("play innkeeper");
        assert_eq!(trial.all_goods(), ["1g", "4g", "1g"]);
    }

    /// V-CARD-INNKEEPER-2, V-R-15: with two players 1 more gold is offered, whatever the opponent has.
    #[test]
    fn two_players_are_offered_one_gold_more() {
        let mut trial = table(&["0", "1g"], "innkeeper maid");
        trial.play("play innkeeper");
        assert_eq!(trial.offers(), ["take gold", "decline"]);
        trial.play("take gold");
        assert_eq!(trial.all_goods(), ["1g", "1g"]);
    }
}
