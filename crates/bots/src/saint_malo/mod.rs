//! Bots for Saint Malo.
//!
//! `dice.rs` solves the rolls of a turn exactly; `search.rs` finds the best places for items; `turn.rs` combines the
//! two; `value.rs` says what a city is worth, by the features of `features.rs` and the learned function of `net.rs`.
//! `novice.rs` plays by habits instead, and `hints.rs` says what the best player would do, and why. What may be done
//! and what it gives is asked of the game: of its cities, dice and pirates. `practice.rs` is what the laboratory learns
//! with: whole turns by one plan, and cities as the value function sees them.

// A new symbol, person or question must not compile until every match handles it.
#![warn(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod chances;
mod decide;
mod dice;
mod features;
mod hints;
mod ladder;
pub mod net;
mod novice;
mod outlook;
mod practice;
mod search;
mod turn;
mod value;

pub use chances::chances;
pub use decide::Mind;
pub use features::{FEATURES, feature_names};
pub use hints::{Hint, Reason, hints};
pub use ladder::{Manner, Plays};
pub use net::Weights;
pub use practice::Seen;
pub use value::{Judge, SCALE, Sight};

use std::sync::Arc;

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

    /// A master with given weights and lookahead, to measure what was learned: for how many plans, and for how
    /// many uses of dice while rolling, the next turn is searched.
    pub fn with(weights: Weights, deep: usize, far: usize) -> Self {
        let mind = Mind { judge: Judge::Learned(Arc::new(weights)), deep, far, ..yardstick() };
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
