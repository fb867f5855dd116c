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
pub use net::Weights;
pub use practice::{Seen, begin, look};
pub use value::{Judge, MARGIN};
pub use weigh::{Grandmaster, weigh};

use ::saint_malo::{Action, SaintMalo, View};

use self::{novice::Novice, search::Width};
use crate::{Bot, Level, Random};

/// A bot of a given level.
pub struct SaintMaloBot(Style);

enum Style {
    Random(Random),
    Habits(Novice),
    Mind(Mind),
}

impl SaintMaloBot {
    /// Equal seeds give equal play.
    pub fn new(level: Level, seed: u64) -> Self {
        SaintMaloBot(match level {
            Level::Random => Style::Random(Random::new(seed)),
            Level::Novice => Style::Habits(Novice::new(seed)),
            Level::Apprentice => Style::Mind(Mind { short: true, ..Mind::plain(Judge::Gain) }),
            Level::Journeyman => Style::Mind(Mind::plain(Judge::Thumb)),
            Level::Master => Style::Mind(yardstick()),
        })
    }

    /// The master as it was before anybody judged the whole table. A test holds what it decides.
    pub fn yardstick() -> Self {
        SaintMaloBot(Style::Mind(yardstick()))
    }

    /// Plays by this mind.
    pub fn thinking(mind: Mind) -> Self {
        SaintMaloBot(Style::Mind(mind))
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
            Style::Habits(novice) => novice.choose(view, legal),
            Style::Mind(mind) => {
                let best = mind.rank(view, legal).into_iter().next();
                best.and_then(|best| legal.iter().position(|&action| action == best.action)).unwrap_or(0)
            }
        }
    }
}
