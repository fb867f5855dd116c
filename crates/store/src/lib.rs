//! The store: what Intramuros remembers, on SQLite (a file) or PostgreSQL (a URL). The only crate that speaks SQL.
//!
//! It knows records as texts and no game. Everything is a method of [`Store`], one module per noun.
//! Whatever belongs to a move goes through [`Store::commit`]: all of it is written, or nothing.
//!
//! ```no_run
//! # async fn example() -> store::Result<()> {
//! let store = store::Store::open("sqlite:intramuros.db").await?;
//! let anna = store.new_guest("Anna", 1_700_000_000_000).await?;
//! assert_eq!(store.person(anna.id).await?.name, "Anna");
//! # Ok(())
//! # }
//! ```

mod accounts;
mod backup;
mod channel;
mod chat;
mod columns;
mod commit;
mod counted;
mod dump;
mod erase;
mod error;
mod exports;
mod fault;
mod faults;
mod health;
mod hex;
mod jobs;
mod lobby;
mod lock;
mod log;
mod meta;
pub mod names;
mod nodes;
mod notifications;
mod open;
mod os;
mod pack;
mod packed;
mod partial_file;
mod people;
mod random;
mod ratings;
mod reports;
mod requests;
mod reviews;
mod scrub;
mod seats;
mod sessions;
mod store;
mod tables;
// It starts PostgreSQL by a shell and as another user.
#[cfg(all(unix, any(test, feature = "testing")))]
pub mod testing;
mod work;
mod writer;

pub use accounts::{Confirmation, SecondFactor};
pub use backup::{Restoring, restore};
pub use channel::{LONGEST, Listener};
pub use chat::ChatMessage;
pub use commit::Commit;
pub use counted::Counted;
pub use erase::Everything;
pub use error::{Result, StoreError};
pub use exports::Export;
pub use fault::Fault;
pub use hex::Hash;
pub use jobs::{Job, JobKind, JobState, MOST_ATTEMPTS, NewJob, Waiting};
pub use lobby::{Caps, Full, Like, Making};
pub use lock::Lock;
pub use nodes::{Arrival, Lease};
pub use notifications::{NewNotification, Notification, NotificationKind, Subscription};
pub use packed::Whole;
pub use people::Person;
pub use random::random_id;
pub use ratings::Rating;
pub use reports::{Report, Reported};
pub use requests::{Known, Request};
pub use sessions::Session;
pub use store::{Engine, Store};
pub use table::{Entry, EntryKind, Id, Kind, SeatKind, SeatRow, SeatState, Status, Table, TableNow};
