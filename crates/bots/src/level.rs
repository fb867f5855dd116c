//! Opponents of every level, for both games.

use kit::Game;
pub use kit::Level;

use crate::{Bot, Random};

/// A game with opponents of every level.
pub trait Opponent: Game + Sized {
    /// A bot of this level.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;

    /// How long a bot of this level may think: 0 for no time, 1 for milliseconds, 2 for up to a second.
    fn cost(level: Level) -> i64 {
        match level {
            Level::Random | Level::Novice | Level::Apprentice => 0,
            Level::Journeyman => 1,
            Level::Master => 2,
        }
    }
}

impl Opponent for ::saint_malo::SaintMalo {
    fn cost(level: Level) -> i64 {
        i64::from(level >= Level::Journeyman)
    }

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
