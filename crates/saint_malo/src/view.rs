//! What a viewer sees. Saint Malo has no secrets: everybody sees the same (rules, section 6).

use kit::{Chance, Imagine, Seat, Viewer};
use serde::Serialize;

use crate::{Ask, Cells, City, Dice, Options, Pirates, SaintMalo};

/// A position as everybody sees it. Its JSON is a contract: `docs/view.md`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub options: Options,
    /// Who looks.
    pub viewer: Viewer,
    /// Who decides; none when the game is over.
    pub turn: Option<Seat>,
    /// What is being decided.
    pub ask: Ask,
    /// Where the thing being placed may stand; none while nothing is being placed.
    pub spaces: Cells,
    pub first: Seat,
    pub round: u16,
    /// Somebody's city is full: this round is the last.
    pub last_round: bool,
    pub dice: Dice,
    /// Rolls made in this turn.
    pub rolls: u8,
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
        let mut cities = [City::default(); 5];
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

impl SaintMalo {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            options: self.options,
            viewer,
            turn: (self.ask != Ask::Over).then_some(self.turn),
            ask: self.ask,
            spaces: self.spaces(),
            first: self.first,
            round: self.round,
            last_round: self.last_round,
            dice: self.dice,
            rolls: self.rolls,
            pirates: self.pirates,
            boxes: Pirates::boxes(self.options.players),
            cities: self.players().to_vec(),
        }
    }
}
