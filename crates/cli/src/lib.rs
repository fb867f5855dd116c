//! The command line: what the program `intramuros` does, and what the laboratory shares with it.

pub mod args;
pub mod failure;
pub mod files;
pub mod games;
pub mod os;
pub mod play;
pub mod record;
pub mod review;
pub mod seed;
pub mod server;
pub mod terminal;
pub mod text;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use failure::{Failure, Result};

/// Ends the program; errors are printed on the standard error.
pub fn end(program: &str, result: Result) -> ExitCode {
    match result {
        Ok(()) | Err(Failure::Pipe) => ExitCode::SUCCESS,
        Err(Failure::Reported) => ExitCode::FAILURE,
        Err(Failure::Says(why)) => {
            print_error(program, &why);
            ExitCode::FAILURE
        }
    }
}

/// Prints an error on the standard error.
pub fn print_error(program: &str, why: &str) {
    // If even this cannot be written, the exit code must do.
    let _ = writeln!(io::stderr(), "{program}: {why}");
}
