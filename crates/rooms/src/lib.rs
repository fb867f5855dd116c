//! Many live tables: a task for each table that is in use, leases between nodes, the bus, workers for bots, chores,
//! notifications. No HTTP: a web server asks [`Rooms`].
//!
//! `rooms.rs` finds the room of a table, `room.rs` is the task that writes it, `elsewhere.rs` deals with other nodes.
//! nodes.

mod advice;
mod ask;
pub mod bus;
pub mod chores;
pub mod config;
mod elsewhere;
mod games;
pub mod node;
pub mod notify;
mod others;
pub mod populate;
mod rating;
mod reviews;
mod room;
mod rooms;
mod seal;
pub mod sessions;
mod shares;
pub mod time;
pub mod upgrade;
pub mod verify;
pub mod workers;

pub use ask::Ask;
pub use games::{EXPENSIVE, Games, Hint, Thinks};
pub use reviews::Reviewing;
pub use room::{Done, Known};
pub use rooms::{Rooms, too_full};
pub use seal::{fingerprint, server_key};
