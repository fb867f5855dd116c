//! Why an action is not legal now: what is wrong, and the rule that says so.

use std::{error::Error, fmt};

use kit::Referee;

use crate::{Ask, Cell, Person, Symbol};

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Something else is being decided.
    NotNow {
        /// What is being decided instead.
        ask: Ask,
    },
    /// All three rolls are made.
    NoRollLeft,
    /// No die was named to be rolled again.
    NoDieRolled,
    /// More dice of a symbol are to be rolled again than show it.
    TooFewToRoll {
        /// Which symbol.
        symbol: Symbol,
        /// How many dice show it.
        showing: u8,
    },
    /// More dice are to be used than show the symbol, and none is turned.
    TooFewToUse {
        /// Which symbol.
        symbol: Symbol,
        /// How many dice show it.
        showing: u8,
    },
    /// Swords cannot be chosen for an action.
    SwordsChosen,
    /// No die is used.
    NoDieUsed,
    /// A turned die must be used.
    TurnedButNotUsed {
        /// How many dice show the symbol.
        showing: u8,
        /// How many were to be turned.
        turned: u8,
    },
    /// Too few dice show another symbol that is not swords.
    CannotTurn {
        /// How many can be turned at most.
        others: u8,
    },
    /// Not enough coins to turn the dice.
    TooFewCoins {
        /// What turning, and storing if it is logs, would cost.
        needed: u16,
        /// What is in the bank.
        coins: u16,
    },
    /// Not enough coins to store logs.
    CannotStore {
        /// What is in the bank.
        coins: u16,
    },
    /// `require_showing_symbol`: no die shows it.
    NotShowing {
        /// Which symbol.
        symbol: Symbol,
    },
    /// No group of this many crates fits.
    CratesDoNotFit {
        /// The largest group that fits.
        most: u8,
    },
    /// Not enough outer spaces are empty.
    WallsDoNotFit {
        /// How many are empty.
        most: u8,
    },
    /// Passing is not allowed while a symbol shows that can be used without paying.
    MustUse {
        /// Which symbol.
        symbol: Symbol,
    },
    /// The person takes another number of heads.
    WrongHeads {
        /// Who was asked for.
        person: Person,
        /// How many heads are used.
        heads: u8,
    },
    /// The person cannot be the bonus of a side.
    NoBonus {
        /// Who was asked for.
        person: Person,
    },
    /// The space is not empty.
    Filled {
        /// Which space.
        at: Cell,
    },
    /// A wall inside the city.
    WallInside {
        /// Which space.
        at: Cell,
    },
    /// A crate that does not touch those of this turn.
    CrateApart {
        /// Which space.
        at: Cell,
    },
    /// A crate where the rest of its group would not fit.
    NoRoomForGroup {
        /// Which space.
        at: Cell,
        /// How many crates the whole group has.
        size: u8,
    },
    /// The first house away from the architect.
    HouseFar {
        /// Where the house was to stand.
        at: Cell,
        /// Where the architect stands.
        architect: Cell,
    },
    /// A further house that does not touch one of this architect's.
    HouseApart {
        /// Where the house was to stand.
        at: Cell,
    },
}

impl Referee for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::Over => "S-END-1",
            Illegal::NotNow { .. } => "S-TURN-2",
            Illegal::NoRollLeft | Illegal::NoDieRolled | Illegal::TooFewToRoll { .. } => "S-DICE-2",
            Illegal::SwordsChosen => "S-DICE-7",
            Illegal::NoDieUsed | Illegal::TooFewToUse { .. } => "S-DICE-12",
            Illegal::TurnedButNotUsed { .. } => "S-DICE-14",
            Illegal::CannotTurn { .. } => "S-DICE-10",
            Illegal::TooFewCoins { .. } => "S-DICE-9",
            Illegal::CannotStore { .. } => "S-LOG-3",
            Illegal::NotShowing { .. } => "S-R-04",
            Illegal::CratesDoNotFit { .. } | Illegal::NoRoomForGroup { .. } => "S-CRATE-4",
            Illegal::WallsDoNotFit { .. } => "S-WALL-1",
            Illegal::MustUse { .. } => "S-R-05",
            Illegal::WrongHeads { .. } => "S-PERS-1",
            Illegal::NoBonus { .. } => "S-BONUS-2",
            Illegal::Filled { .. } => "S-CITY-5",
            Illegal::WallInside { .. } => "S-CITY-7",
            Illegal::CrateApart { .. } => "S-CRATE-2",
            Illegal::HouseFar { .. } => "S-PERS-ARCHITECT-3",
            Illegal::HouseApart { .. } => "S-PERS-ARCHITECT-2",
        }
    }
}

/// What is asked, as the end of a sentence.
fn question(ask: Ask) -> &'static str {
    match ask {
        Ask::Reroll => "whether to roll again",
        Ask::Symbol => "which symbol to use",
        Ask::Person { .. } => "which person comes",
        Ask::Bonus { .. } => "which person comes for the complete side",
        Ask::Settle { .. } => "where the person stands",
        Ask::House { .. } => "where the next house stands",
        Ask::Crate { .. } => "where the next crate stands",
        Ask::Wall { .. } => "where the next wall stands",
        Ask::Church { .. } => "where the church stands",
        Ask::Over => "nothing any more",
    }
}

/// A number with its noun.
fn count(n: u8, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::Over => write!(f, "the game is over"),
            Illegal::NotNow { ask } => write!(f, "not now: the question is {}", question(ask)),
            Illegal::NoRollLeft => write!(f, "all three rolls are made"),
            Illegal::NoDieRolled => write!(f, "at least 1 die is rolled again"),
            Illegal::TooFewToRoll { symbol, showing } | Illegal::TooFewToUse { symbol, showing } => match showing {
                0 => write!(f, "no die shows {symbol}"),
                1 => write!(f, "only 1 die shows {symbol}"),
                _ => write!(f, "only {showing} dice show {symbol}"),
            },
            Illegal::SwordsChosen => write!(f, "swords cannot be chosen: log, crate, wall, cross or head can"),
            Illegal::NoDieUsed => write!(f, "at least 1 die must be used"),
            Illegal::TurnedButNotUsed { showing, turned } => {
                write!(
                    f,
                    "a turned die is always used: {showing} showing and {turned} turned make {}",
                    showing + turned
                )
            }
            Illegal::CannotTurn { others: 0 } => {
                write!(f, "no die shows another symbol that can be turned: swords cannot")
            }
            Illegal::CannotTurn { others } => {
                write!(f, "only {} of another symbol can be turned: swords cannot", count(others, "die", "dice"))
            }
            Illegal::TooFewCoins { needed, coins } => write!(f, "costs {needed} coins, {coins} left"),
            Illegal::CannotStore { coins } => write!(f, "storing logs costs 2 coins, {coins} left"),
            Illegal::NotShowing { symbol } => {
                write!(f, "at least 1 die must show {symbol} before others are turned to it")
            }
            Illegal::CratesDoNotFit { most } => {
                write!(f, "no connected group of more than {most} empty spaces is left")
            }
            Illegal::WallsDoNotFit { most: 0 } => write!(f, "no outer space is empty"),
            Illegal::WallsDoNotFit { most } => {
                write!(f, "only {} left", count(most, "empty outer space is", "empty outer spaces are"))
            }
            Illegal::MustUse { symbol } => write!(f, "{symbol} shows and can be used: at least 1 die must be"),
            Illegal::WrongHeads { person, heads } => {
                write!(f, "the {} takes {}, not {heads}", person.name(), count(person.heads(), "head", "heads"))
            }
            Illegal::NoBonus { person } => {
                write!(f, "the {} is no bonus of a wall: a person of 1 to 3 heads is", person.name())
            }
            Illegal::Filled { at } => write!(f, "{at} is filled already"),
            Illegal::WallInside { at } => write!(f, "walls stand only on the outer ring, {at} is inside"),
            Illegal::CrateApart { at } => write!(f, "{at} does not touch a crate of this turn by an edge"),
            Illegal::NoRoomForGroup { at, size } => write!(f, "{size} connected crates find no room around {at}"),
            Illegal::HouseFar { at, architect } => {
                write!(f, "the first house must be next to the architect on {architect}, {at} is not")
            }
            Illegal::HouseApart { at } => write!(f, "{at} does not touch a house of this architect by an edge"),
        }?;
        write!(f, ": {}", self.rule())
    }
}

impl Error for Illegal {}
