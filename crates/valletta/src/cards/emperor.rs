//! Emperor Charles V: 1 point per own blue building. (V-CARD-EMPEROR-1)

use crate::{Card, Colour, Event, Valletta, Why};

pub(super) fn play(game: &mut Valletta, events: &mut impl Extend<Event>) {
    let blue = game.buildings_of(game.turn, Colour::Blue);
    game.score(blue, Why::Card(Card::Emperor), events);
}

#[cfg(test)]
mod tests {
    use crate::testing::owning;

    /// V-TX-44: 3 blue (1 upgraded), 2 green, 1 yellow.
    #[test]
    fn blue_buildings_count_upgraded_or_not() {
        let three_blue = "Tilers'_House+ Harbour_Inn Customs_House Mint Brick_Kiln Fort_St_Elmo";
        let mut trial = owning(three_blue, "emperor maid");
        trial.play("play emperor");
        assert_eq!(trial.points(), 3);
    }
}
