//! The program that is tried.

use std::{
    env,
    process::{Command, Stdio},
};

/// The program that was built, or the one that `INTRAMUROS_BINARY` names, with the limits that a host finds.
pub fn intramuros(args: &[&str]) -> Command {
    let built = env!("CARGO_BIN_EXE_intramuros");
    let mut command = Command::new(env::var("INTRAMUROS_BINARY").as_deref().unwrap_or(built));
    for (name, _) in env::vars().filter(|(name, _)| name.starts_with("INTRAMUROS_")) {
        command.env_remove(name);
    }
    command.env("RUST_LOG", "error").args(args).stdin(Stdio::null());
    command
}
