//! A position of Saint Malo. Its fields are private to this crate: others see a [`View`](crate::View).

use kit::{PerSeat, Seat};
use serde::Serialize;

use crate::{Cell, Cells, City, Dice, Gain, Item, Options, Person, Pirates, Side};

/// A game of Saint Malo in progress.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SaintMalo {
    pub(crate) options: Options,
    pub(crate) cities: PerSeat<City, 5>,
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
    /// S-D-PERSON: which person for the heads used.
    Person {
        /// How many heads are used.
        heads: u8,
    },
    /// S-D-BONUS: which person for a complete side, if any.
    Bonus {
        /// How many walls are still to be placed afterwards.
        walls: u8,
    },
    /// S-D-PLACE-PERSON: where the person goes.
    Settle {
        /// Who is being placed.
        person: Person,
        /// How many walls come afterwards, if the person is a bonus.
        walls: u8,
    },
    /// S-D-HOUSE: where the next house goes, if any.
    House {
        /// The one that builds; the first house must be its neighbour.
        architect: Cell,
        /// Those built so far.
        houses: Cells,
        /// How many more may be built.
        left: u8,
        /// How many walls come afterwards, if the architect is a bonus.
        walls: u8,
    },
    /// S-D-CRATE: where the next crate goes.
    Crate {
        /// How many crates are still to be placed.
        left: u8,
        /// Those placed so far, which the next one must touch.
        group: Cells,
    },
    /// S-D-WALL: where the next wall goes.
    Wall {
        /// How many walls are still to be placed.
        left: u8,
    },
    /// S-D-CHURCH: where the church goes.
    Church {
        /// How many crosses are used.
        size: u8,
    },
    /// The game is over.
    Over,
}

impl Ask {
    /// What is being placed, if anything is.
    pub fn item(self) -> Option<Item> {
        match self {
            Ask::Settle { person, .. } => Some(Item::Person(person)),
            Ask::House { .. } => Some(Item::House),
            Ask::Crate { .. } => Some(Item::Crate),
            Ask::Wall { .. } => Some(Item::Wall),
            Ask::Church { size } => Some(Item::Church(size)),
            Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Bonus { .. } | Ask::Over => None,
        }
    }

    /// How many things of this kind may still be placed: at least one while something is being placed.
    pub fn left(self) -> u8 {
        match self {
            Ask::House { left, .. } | Ask::Crate { left, .. } | Ask::Wall { left } => left,
            Ask::Settle { .. } | Ask::Church { .. } => 1,
            Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Bonus { .. } | Ask::Over => 0,
        }
    }

    /// Walls that are still to be placed after a bonus (S-WALL-6).
    #[inline]
    pub(crate) fn walls(self) -> u8 {
        match self {
            Ask::Bonus { walls } | Ask::Settle { walls, .. } | Ask::House { walls, .. } => walls,
            Ask::Reroll
            | Ask::Symbol
            | Ask::Person { .. }
            | Ask::Crate { .. }
            | Ask::Wall { .. }
            | Ask::Church { .. }
            | Ask::Over => 0,
        }
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

    /// What it gives at once; a person is chosen and placed by the player.
    #[inline]
    pub fn gain(self) -> Gain {
        match self {
            Bonus::Coins => Gain::Coins(2),
            Bonus::Points => Gain::Points(3),
            Bonus::Person => Gain::Nothing,
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
        &self.cities[self.turn]
    }

    #[inline]
    pub(crate) fn city_mut(&mut self) -> &mut City {
        &mut self.cities[self.turn]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.players)
    }

    /// The cities of the players.
    pub(crate) fn players(&self) -> &[City] {
        self.cities.of(self.options.players)
    }
}
