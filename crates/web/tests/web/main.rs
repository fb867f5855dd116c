//! The server over real HTTP: a test starts one on a port and a file of its own, and people who use it.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

mod app;
mod schema;
mod wire;

mod accounts;
mod bots;
mod company;
mod documents;
mod durable;
mod fair;
mod following;
mod fuzz;
mod games;
mod guard;
mod keys;
mod learning;
mod links;
mod logins;
mod once;
mod openapi;
mod parts;
mod people;
mod rated;
mod review;
mod seats;
mod secrets;
mod security;
mod storage;
mod talk;
mod time;
mod tokens;
mod undo;
mod upgrade;
