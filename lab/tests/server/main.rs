//! Servers under load and on large databases, driven as the laboratory does.

// Helper functions of tests may panic like tests.
#![allow(clippy::unwrap_used, dead_code)]

#[path = "../../../crates/cli/tests/common/program.rs"]
mod program;

#[path = "../../../crates/cli/tests/server/help.rs"]
mod help;

mod growth;
mod load;
