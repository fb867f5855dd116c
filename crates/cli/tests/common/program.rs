//! The program as tests run it.

use std::{
    env,
    process::{Command, Stdio},
};

/// The program of this package; the laboratory serves as well, for its own tests.
const PROGRAM: &str = match (option_env!("CARGO_BIN_EXE_intramuros"), option_env!("CARGO_BIN_EXE_lab")) {
    (Some(program), _) | (None, Some(program)) => program,
    (None, None) => panic!("tests of a package with a program"),
};

/// The program, without any settings of whoever runs the tests and without limits.
pub fn intramuros(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    for (name, _) in env::vars().filter(|(name, _)| name.starts_with("INTRAMUROS_")) {
        command.env_remove(name);
    }
    for limit in web::config::LIMITS {
        command.env(format!("INTRAMUROS_{}", limit.to_uppercase()), "0");
    }
    command.env("RUST_LOG", "error").args(args).stdin(Stdio::null());
    command
}
