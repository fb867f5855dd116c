//! Drives the real server as its host would: starts it, kills it, asks it to end, copies its data.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

#[path = "../common/program.rs"]
mod program;

mod data;
mod disk;
mod ending;
mod help;
mod kill;
mod restore;
mod start;
