//! King Philip II: 1 point per own green building. (V-CARD-KING-1)

use crate::{Card, Colour, Event, Valletta, Why};

pub(super) fn play(game: &mut Valletta, events: &mut impl Extend<Event>) {
    let green = game.buildings_of(game.turn, Colour::Green);
    game.score(green, Why::Card(Card::King), events);
}

#[cfg(test)]
mod tests {
    use crate::testing::owning;

    /// V-TX-45: 3 blue, 2 green (1 upgraded), 1 yellow.
    #[test]
    fn green_buildings_count_upgraded_or_not() {
        let two_green = "Tilers'_House Harbour_Inn Customs_House Mint+ Brick_Kiln Fort_St_Elmo";
        let mut trial = owning(two_green, "king maid");
        trial.play("play king");
        assert_eq!(trial.points(), 2);
    }
}
