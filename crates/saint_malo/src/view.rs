//! What a viewer sees. Saint Malo has no secrets: everybody sees the same (rules, section 6).

use kit::{Chance, Imagine, PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::{Ask, Cells, City, Dice, Options, Pirates, SaintMalo};

/// A position as everybody sees it. Its JSON is a contract: `docs/view.md`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The settings.
    pub options: Options,
    /// Who looks.
    pub viewer: Viewer,
    /// Who decides; none when the game is over.
    pub turn: Option<Seat>,
    /// What is being decided.
    pub ask: Ask,
    /// Where the item being placed may go; none while nothing is being placed.
    pub spaces: Cells,
    /// Who began the game.
    pub first: Seat,
    /// Rounds begun, this one included.
    pub round: u16,
    /// Somebody's city is full: this round is the last.
    pub last_round: bool,
    /// As they lie.
    pub dice: Dice,
    /// Rolls made in this turn.
    pub rolls: u8,
    /// How far the pirates are.
    #[serde(flatten)]
    pub pirates: Pirates,
    /// Boxes in every row of the pirate table.
    pub boxes: u8,
    /// The cities by seat.
    #[serde(rename = "players")]
    pub cities: Vec<City>,
}

impl Imagine for SaintMalo {
    fn imagine(view: &View, _: &mut impl Chance) -> SaintMalo {
        let mut cities = PerSeat::default();
        cities.iter_mut().zip(&view.cities).for_each(|(city, seen)| *city = *seen);
        SaintMalo {
            options: view.options,
            cities,
            ask: view.ask,
            dice: view.dice,
            rolls: view.rolls,
            turn: view.turn.unwrap_or(view.first),
            first: view.first,
            round: view.round,
            pirates: view.pirates,
            last_round: view.last_round,
        }
    }
}

/// What a viewer may see: all of it.
pub(crate) fn view(game: &SaintMalo, viewer: Viewer) -> View {
    View {
        options: game.options,
        viewer,
        turn: (game.ask != Ask::Over).then_some(game.turn),
        ask: game.ask,
        spaces: game.spaces(),
        first: game.first,
        round: game.round,
        last_round: game.last_round,
        dice: game.dice,
        rolls: game.rolls,
        pirates: game.pirates,
        boxes: Pirates::boxes(game.options.players),
        cities: game.players().to_vec(),
    }
}
