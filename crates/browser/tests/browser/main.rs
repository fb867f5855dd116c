//! What people do, in a real browser.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

mod choice;
mod harness;
