//! What people do, in a real browser.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

mod choice;
mod harness;

mod access;
mod clicks;
mod effects;
mod firefox;
mod follow;
mod games;
mod keyboard;
mod languages;
mod pages;
mod plain;
mod replay;
mod sight;
mod together;
mod tools;
mod waiting;
mod webkit;
mod weight;

/// Both games.
const GAMES: [&str; 2] = ["saint-malo", "valletta"];
