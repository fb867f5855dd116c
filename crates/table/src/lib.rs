//! One table, without I/O: who sits there, what they order, what follows. Nothing here waits, reads a clock, stores
//! anything, or knows which games there are.
//!
//! Begin with `row.rs`, a table as it is stored, and `live.rs`, the table as it stands. [`Live::change`] in
//! `change.rs` is everything that can happen: an [`Order`] makes a [`Change`], or is answered with a [`Refusal`].

mod board;
mod change;
mod deciding;
pub mod fair;
mod forfeit;
mod games;
mod id;
mod live;
mod log;
mod pace;
mod proof;
pub mod refusal;
mod row;
mod seat_note;
mod seating;
mod step;
mod words;

pub use board::{Board, Broken, Offer, PastDecision, Seated};
pub use change::{Caller, Change, Order, Sitter};
pub use fair::{Fair, Made, Secret};
pub use forfeit::Leaving;
pub use games::{GameKind, Of, Settled};
pub use id::Id;
pub use live::{Coming, Live, Plea, Thinking, is_played};
pub use log::{is_of_the_game, outcomes_of, outcomes_used};
pub use pace::{Clocks, Pace};
pub use proof::Proof;
pub use refusal::{Refusal, Result};
pub use row::{Entry, EntryKind, Kind, SeatKind, SeatRow, SeatState, Status, Table, TableNow};
pub use seat_note::SeatNote;
pub use seating::open_seat;
pub use step::Step;
pub use words::BadWord;

#[cfg(feature = "sqlx")]
#[doc(hidden)]
pub use sqlx_core;
