//! What somebody tried who knew only the public documents, and what must come of it. Every test starts the program as
//! a process of its own and speaks plain HTTP to it, as an attacker or a host would.
//!
//! `INTRAMUROS_BINARY` names another program to try the same on, such as an older release: what each test says when it
//! fails is what the attacker got there. `INTRAMUROS_DOCS` names the folder of its documents.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../server/help.rs"]
mod help;

mod costs;
mod documents;
mod lobby;
mod mail;
mod people;
mod program;
mod rated;
mod start;
mod storage;
mod visitor;
