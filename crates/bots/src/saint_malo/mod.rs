//! Bots for Saint Malo.
//!
//! `dice.rs` solves the rolls of a turn exactly; `search.rs` finds the best places for items; `turn.rs` combines the
//! two; `value.rs` says what a city is worth, by the features of `features.rs` and the learned function of `net.rs`.
//! The whole table is judged by `table.rs`, which `eyes.rs` asks for everything that a turn may lead to; in the last round
//! `finale.rs` knows better. On that stand the best level, `weigh.rs`, which says what every action means for everybody,
//! `hints.rs`, which says what to do and why, and `chances.rs`, for positions as they lie. `novice.rs` plays by habits
//! instead. What may be done and what it gives is asked of the game: of its cities, dice and pirates. `practice.rs` is what
//! the laboratory learns with: whole turns by one plan, and the table as the judgement sees it.

// A new symbol, person or question must not compile until every match handles it.
#![warn(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod chances;
mod decide;
mod dice;
mod eyes;
mod features;
mod finale;
mod hints;
mod ladder;
pub mod net;
mod novice;
mod outlook;
mod practice;
mod search;
pub mod table;
mod turn;
mod value;
mod weigh;

pub use chances::forecasts;
pub use decide::Mind;
pub use eyes::Everybody;
pub use features::{FEATURES, feature_names};
pub use hints::{Hint, Reason, hints};
pub use ladder::{Manner, Plays};
pub use net::Weights;
pub use practice::{Seen, begin, look};
pub use value::{Judge, MARGIN, Sight};
pub use weigh::{Grandmaster, weigh};

use ::saint_malo::{Action, SaintMalo, View};

use self::search::Width;
use crate::{Bot, Level, Random};

/// A bot of a given level.
pub struct SaintMaloBot(Style);

enum Style {
    Random(Random),
    Manner(Manner, u64),
}

impl SaintMaloBot {
    /// Equal seeds give equal play.
    pub fn new(level: Level, seed: u64) -> Self {
        match Manner::of(level) {
            Some(manner) => SaintMaloBot::playing(manner, seed),
            None => SaintMaloBot(Style::Random(Random::new(seed))),
        }
    }

    /// Somebody who plays in this manner.
    pub fn playing(manner: Manner, seed: u64) -> Self {
        SaintMaloBot(Style::Manner(manner, seed))
    }

    /// The master as it was before anybody judged the whole table. A test holds what it decides.
    pub fn yardstick() -> Self {
        SaintMaloBot::playing(Manner::from(yardstick()), 0)
    }

    /// Plays by this mind.
    pub fn thinking(mind: Mind) -> Self {
        SaintMaloBot::playing(Manner::from(mind), 0)
    }
}

/// How the yardstick thinks.
fn yardstick() -> Mind {
    // Looking further while rolling (`far`) took three times as long and did not clearly win more games.
    Mind { width: Width::WIDE, deep: 5, ..Mind::plain(Judge::learned()) }
}

impl Bot<SaintMalo> for SaintMaloBot {
    fn choose(&mut self, view: &View, legal: &[Action]) -> usize {
        match &mut self.0 {
            Style::Random(random) => Bot::<SaintMalo>::choose(random, view, legal),
            Style::Manner(manner, seed) => manner.choose(view, legal, *seed),
        }
    }
}
