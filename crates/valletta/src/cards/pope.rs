//! Pope Pius V: 1 point per own upgraded building. (V-CARD-POPE-1)

use crate::{Card, Event, Valletta, Why};

pub(super) fn play(game: &mut Valletta, events: &mut impl Extend<Event>) {
    let upgraded = game.city.upgrades(game.turn);
    game.score(upgraded.into(), Why::Card(Card::Pope), events);
}

#[cfg(test)]
mod tests {
    use crate::testing::owning;

    /// V-TX-43: 4 buildings, 3 of them upgraded.
    #[test]
    fn only_upgraded_buildings_count_whatever_their_colour() {
        let mut trial = owning("Mint+ Tilers'_House+ Fort_St_Elmo+ Brick_Kiln", "pope maid");
        trial.play("play pope");
        assert_eq!(trial.points(), 3);
    }
}
