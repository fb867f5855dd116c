//! Drives the real server as its host would: starts it, kills it, asks it to end, copies its data.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

#[path = "../common/program.rs"]
mod program;

mod everywhere;
mod help;

// These end servers by signals, and look at rights.
#[cfg(unix)]
mod data;
#[cfg(unix)]
mod disk;
#[cfg(unix)]
mod ending;
#[cfg(unix)]
mod kill;
#[cfg(unix)]
mod restore;
#[cfg(unix)]
mod start;
