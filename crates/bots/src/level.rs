//! The levels, by the same names in both games.

use std::{fmt, str::FromStr};

use kit::{BadText, Game};

use crate::{Bot, Random};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything that is legal.
    Random,
    /// Sensible, with a beginner's mistakes.
    Novice,
    /// Knows what pays now.
    Apprentice,
    /// Plans its turn.
    Journeyman,
    /// The best there is within a second.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Novice, Level::Apprentice, Level::Journeyman, Level::Master];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let known = Level::ALL.into_iter().find(|level| level.name() == text);
        known.ok_or_else(|| BadText(format!("'{text}' is no level: random, novice, apprentice, journeyman or master")))
    }
}

/// A game with opponents of every level.
pub trait Opponent: Game + Sized {
    /// A bot of this level.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;
}

impl Opponent for ::saint_malo::SaintMalo {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            level => Box::new(crate::saint_malo::Player::new(level, seed)),
        }
    }
}

impl Opponent for ::valletta::Valletta {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            level => Box::new(crate::valletta::Player::new(level, seed)),
        }
    }
}
