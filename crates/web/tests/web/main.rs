//! The server over real HTTP: a test starts one on a port and a file of its own, and people who use it.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

mod app;

mod documents;
mod durable;
mod games;
mod guard;
mod once;
mod people;
mod rated;
mod seats;
mod talk;
mod time;
mod undo;
