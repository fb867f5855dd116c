//! Chamberlain: 1 gold per own green building. (V-CARD-CHAMBERLAIN-1)

use crate::{Colour, Event, Good, Valletta};

pub(super) fn play(game: &mut Valletta, events: &mut impl Extend<Event>) {
    let green = game.buildings_of(game.turn, Colour::Green);
    game.take(game.turn, Good::Gold, green, events);
}

#[cfg(test)]
mod tests {
    use crate::testing::owning;

    /// V-TX-46: 3 blue, 2 green (1 upgraded), 1 yellow.
    #[test]
    fn one_gold_for_each_green_building() {
        let two_green = "Tilers'_House Harbour_Inn Customs_House Mint+ Brick_Kiln Fort_St_Elmo";
        let mut trial = owning(two_green, "chamberlain maid");
        trial.play("play chamberlain");
        assert_eq!(trial.goods(), "2g");
    }
}
