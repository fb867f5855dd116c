//! How well a bot plays: the same names in every game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::BadText;

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
    /// The strongest play that fits into a second.
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

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        String::deserialize(from)?.parse().map_err(|BadText(why)| D::Error::custom(why))
    }
}
