//! Who plays in the arena: a bot of a level, or the yardstick.

use std::{fmt, str::FromStr};

use bots::{Bot, Level, Opponent};
use kit::BadText;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Contender {
    /// A bot of this level, as people meet it.
    Level(Level),
    /// The master that stays as it is, so that anybody can measure against it again.
    Yardstick,
}

const YARDSTICK: &str = "yardstick";

impl Contender {
    /// The bot that plays.
    pub fn bot<G: Opponent>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Contender::Level(level) => G::bot(level, seed),
            Contender::Yardstick => G::yardstick(seed),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => level.fmt(f),
            Contender::Yardstick => f.pad(YARDSTICK),
        }
    }
}

impl FromStr for Contender {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        match text {
            YARDSTICK => Ok(Contender::Yardstick),
            _ => text.parse().map(Contender::Level).map_err(|BadText(why)| BadText(format!("{why}, or {YARDSTICK}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contender_reads_as_it_is_written() {
        for text in ["yardstick", "random", "master"] {
            assert_eq!(text.parse::<Contender>().map(|who| who.to_string()), Ok(text.to_owned()));
        }
        assert!("nobody".parse::<Contender>().is_err_and(|BadText(why)| why.ends_with(", or yardstick")));
    }
}
