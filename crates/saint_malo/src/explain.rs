//! The explained record of Saint Malo (docs/record.md).

use std::collections::BTreeMap;

use kit::{Explain, Game, Seat, Viewer};
use serde::Serialize;

use crate::{Action, Bonus, Cell, City, Dice, Event, Pirates, SaintMalo, Side, Symbol, city::PRINTED_CRATES};

/// What is printed on the boards.
#[derive(Serialize)]
pub struct Setup {
    /// The crates that every city starts with, as row and column.
    pub crates: [(u8, u8); 4],
    /// What each side gives when it is complete, by the side's name.
    pub bonuses: BTreeMap<&'static str, &'static str>,
    /// Boxes in every row of the pirate table, which depends on the number of players (S-SETUP-6).
    pub boxes: u8,
}

/// The whole state.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Truth {
    /// Who decides; none when the game is over.
    pub turn: Option<Seat>,
    /// Rounds begun, this one included.
    pub round: u16,
    /// Who began the game.
    pub first: Seat,
    /// Rolls made in this turn.
    pub rolls: u8,
    /// As they lie.
    pub dice: Dice,
    /// Boxes marked in the current row of the pirate table.
    pub swords_marked: u8,
    /// Attacks so far.
    pub attacks: u8,
    /// By seat.
    pub players: Vec<PlayerBoard>,
}

/// One player's board, in records and views.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerBoard {
    /// Seven rows of letters, as [`City::rows`] gives them.
    pub city: [String; 7],
    /// Coins in the bank.
    pub coins: u16,
    /// Logs in the lumber store.
    pub logs: u16,
    /// Points earned so far, final scoring apart.
    pub points: u16,
    /// Cannons crossed out.
    pub cannons: u8,
}

impl City {
    /// The city as seven rows of letters.
    pub fn rows(&self) -> [String; 7] {
        let letter = |row, column| match Cell::new(row, column) {
            Some(at) => self.item(at).map_or('.', |item| item.letter()),
            None => 't',
        };
        [0, 1, 2, 3, 4, 5, 6].map(|row| (0..7).map(|column| letter(row, column)).collect())
    }
}

impl From<City> for PlayerBoard {
    fn from(city: City) -> PlayerBoard {
        let City { coins, logs, points, cannons, .. } = city;
        PlayerBoard { city: city.rows(), coins, logs, points, cannons }
    }
}

impl Explain for SaintMalo {
    type Setup = Setup;
    type Truth = Truth;
    type Plain = Action;
    type ChanceEvent = Symbol;

    fn first(&self) -> Seat {
        self.first
    }

    fn setup(&self) -> Setup {
        let bonuses = Side::ALL.into_iter().map(|side| (side.name(), Bonus::of(side).name())).collect();
        Setup { crates: PRINTED_CRATES, bonuses, boxes: Pirates::boxes(self.options.players) }
    }

    fn truth(&self) -> Truth {
        let view = self.view(Viewer::Public);
        Truth {
            turn: view.turn,
            round: view.round,
            first: view.first,
            rolls: view.rolls,
            dice: view.dice,
            swords_marked: view.pirates.marked,
            attacks: view.pirates.attacks,
            players: view.cities.into_iter().map(PlayerBoard::from).collect(),
        }
    }

    fn plain(action: Action) -> Action {
        action
    }

    fn chance_events(events: &[Event]) -> Vec<Symbol> {
        let rolled = |event: &Event| if let Event::Rolled { dice, .. } = *event { Some(dice) } else { None };
        events.iter().filter_map(rolled).flat_map(Dice::symbols).collect()
    }
}
