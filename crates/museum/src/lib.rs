//! The museum: finished games in `games/`, each named after what it proves.
//!
//! A game is a record; `games/index.tsv` holds what each one means: how it ended, the digest of its explained record,
//! and which claims it proves. A [`Claim`] is one sentence about the rules with the predicate that finds it in a game.
//! Replaying all records and comparing them with the index shows what a change of an engine does to old games.

mod claim;
mod index;
mod saint_malo;
mod valletta;
mod visit;

pub use claim::{Claim, Exhibit, Moment, proved};
pub use index::{Entry, Index, folder};
pub use visit::{Visit, first_difference, meaning, visit};
