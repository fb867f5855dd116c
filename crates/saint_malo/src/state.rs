//! A position of Saint Malo. Its fields are private to this crate: others see a [`View`](crate::View).

use kit::Seat;
use serde::Serialize;

use crate::{Cell, Cells, City, Dice, Options, Person, Side};

/// A game of Saint Malo in progress.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SaintMalo {
    pub(crate) options: Options,
    pub(crate) cities: [City; 5],
    pub(crate) ask: Ask,
    pub(crate) dice: Dice,
    /// Rolls made in this turn.
    pub(crate) rolls: u8,
    pub(crate) turn: Seat,
    pub(crate) first: Seat,
    /// Rounds begun.
    pub(crate) round: u16,
    pub(crate) pirates: Pirates,
    /// Somebody's city is full: this round is the last (S-END-1).
    pub(crate) last_round: bool,
}

/// What is being decided (the nodes of the rules' decision tree, section 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ask {
    /// S-D-REROLL: stop, or which dice to roll again.
    Reroll,
    /// S-D-SYMBOL: which symbol to use, with how many dice.
    Symbol,
    /// S-D-PERSON: which person of so many heads.
    Person { heads: u8 },
    /// S-D-BONUS: which person for a complete side, if any; then so many walls are still to be placed.
    Bonus { walls: u8 },
    /// S-D-PLACE-PERSON: where the person stands; then so many walls are still to be placed.
    Settle { person: Person, walls: u8 },
    /// S-D-HOUSE: where a house stands, if any more; `houses` are those of this architect.
    House { architect: Cell, houses: Cells, left: u8, walls: u8 },
    /// S-D-CRATE: where the next crate stands; `group` are those of this action.
    Crate { left: u8, group: Cells },
    /// S-D-WALL: where the next wall stands.
    Wall { left: u8 },
    /// S-D-CHURCH: where the church stands.
    Church { size: u8 },
    /// The game is over.
    Over,
}

/// The pirate table (S-SETUP-5, S-SETUP-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pirates {
    /// Attacks so far.
    pub attacks: u8,
    /// Boxes marked in the current row.
    #[serde(rename = "swords_marked")]
    pub marked: u8,
}

impl Pirates {
    /// The strengths of the six attacks (S-SETUP-5).
    pub const STRENGTHS: [u8; 6] = [1, 3, 6, 8, 10, 12];

    /// Boxes in every row (S-SETUP-6).
    #[inline]
    pub fn boxes(players: u8) -> u8 {
        2 * players
    }

    /// The strength of the next attack, none after the sixth (S-PIR-8).
    #[inline]
    pub fn next_strength(self) -> Option<u8> {
        Self::STRENGTHS.get(usize::from(self.attacks)).copied()
    }
}

/// What a complete side gives (S-WALL-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// 2 coins.
    Coins,
    /// 3 points.
    Points,
    /// One person worth 1 to 3 heads.
    Person,
}

impl Bonus {
    /// The bonus of a side (rules, section 5.2).
    #[inline]
    pub fn of(side: Side) -> Bonus {
        match side {
            Side::Top => Bonus::Person,
            Side::Right | Side::Left => Bonus::Coins,
            Side::Bottom => Bonus::Points,
        }
    }

    /// The name in records.
    pub fn name(self) -> &'static str {
        match self {
            Bonus::Coins => "coins",
            Bonus::Points => "points",
            Bonus::Person => "person",
        }
    }
}

impl SaintMalo {
    /// The city of the player on turn.
    #[inline]
    pub(crate) fn city(&self) -> &City {
        &self.cities[self.turn.index().min(4)]
    }

    #[inline]
    pub(crate) fn city_mut(&mut self) -> &mut City {
        &mut self.cities[self.turn.index().min(4)]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.players)
    }

    /// The cities of those who play.
    pub(crate) fn players(&self) -> &[City] {
        &self.cities[..usize::from(self.options.players)]
    }
}
