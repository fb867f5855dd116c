//! One suite for both engines: every test is a function over an open store, and runs on SQLite and on PostgreSQL.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

mod help;

mod accounts;
mod dump;
mod faults;
mod jobs;
mod lobby;
mod moves;
mod nodes;
mod packed;
mod people;
mod races;
mod requests;
mod scrub;
mod tables;
mod talk;
mod upgrade;
mod whole;
