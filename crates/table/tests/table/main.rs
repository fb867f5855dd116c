//! A table by itself: no server, no clock, no store.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

mod clocks;
mod games;
mod practice;
mod steps;
