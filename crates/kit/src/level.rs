//! How well a bot plays: the same names in every game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::BadText;

/// How well a bot plays: anything legal, or one of the ten steps of the ladder. A step wins about two games in three
/// against the one below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything that is legal.
    Random,
    /// Step 1: a first game, played by habits.
    Novice,
    /// Step 2.
    Deckhand,
    /// Step 3.
    Porter,
    /// Step 4.
    Sailor,
    /// Step 5: knows what pays now.
    Apprentice,
    /// Step 6.
    Helmsman,
    /// Step 7: plans its turn.
    Journeyman,
    /// Step 8.
    Pilot,
    /// Step 9: judges by what it has learned.
    Master,
    /// Step 10: the strongest play that fits into a second.
    Grandmaster,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 11] = [
        Level::Random,
        Level::Novice,
        Level::Deckhand,
        Level::Porter,
        Level::Sailor,
        Level::Apprentice,
        Level::Helmsman,
        Level::Journeyman,
        Level::Pilot,
        Level::Master,
        Level::Grandmaster,
    ];

    /// The steps of the ladder, 1 to 10; [`Level::Random`] stands below it.
    pub fn ladder() -> &'static [Level] {
        &Level::ALL[1..]
    }

    /// The step of the ladder, 1 to 10; 0 for [`Level::Random`].
    pub fn step(self) -> u8 {
        self as u8
    }

    /// The level at a step of the ladder; the nearest one for a number beyond its ends.
    pub fn at_step(step: u8) -> Level {
        Level::ALL[usize::from(step.clamp(1, 10))]
    }

    /// The name on the command line and in the API.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Deckhand => "deckhand",
            Level::Porter => "porter",
            Level::Sailor => "sailor",
            Level::Apprentice => "apprentice",
            Level::Helmsman => "helmsman",
            Level::Journeyman => "journeyman",
            Level::Pilot => "pilot",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
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
        known.ok_or_else(|| {
            let names = Level::ALL.map(Level::name).join(", ");
            BadText(format!("'{text}' is no level; there are {names}"))
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_has_ten_steps_and_each_is_found_by_its_number_and_name() {
        assert_eq!(Level::ladder().len(), 10);
        for (step, &level) in (1..).zip(Level::ladder()) {
            assert_eq!((level.step(), Level::at_step(step)), (step, level));
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert_eq!((Level::at_step(0), Level::at_step(200)), (Level::Novice, Level::Grandmaster));
        assert!("god".parse::<Level>().is_err());
    }
}
