//! What people do, in a real browser.

#![allow(clippy::unwrap_used)]

mod choice;

mod harness;
