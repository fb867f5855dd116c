//! Several nodes on one PostgreSQL and one NATS, and what goes wrong with them while people play: nothing that was
//! acknowledged may be lost or done twice, and nobody may ever see a table that never was.
//!
//! `engines.rs` runs PostgreSQL and NATS, `nodes.rs` the nodes, `cut.rs` is a wire that can be cut, `crowd.rs` the
//! people who play and remember, `check.rs` compares what they remember with what is stored, `faults.rs` lets things
//! go wrong, `soak.rs` is a week of play; the long forms are `cargo xtask soak`.

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

#[path = "../common/program.rs"]
mod program;

mod check;
mod crowd;
mod cut;
mod engines;
mod faults;
mod nodes;
mod soak;
