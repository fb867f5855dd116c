//! Saint Malo and Valletta on the command line: what the program `intramuros` does, and what the laboratory shares with it.

#![warn(missing_docs)]

pub mod args;
pub mod failure;
pub mod files;
pub mod os;
pub mod play;
pub mod record;
pub mod seed;
pub mod server;
pub mod terminal;
pub mod text;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use failure::{Failure, Result};

/// Ends the program: what went wrong is said on the error output.
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

/// Says on the error output what is wrong.
pub fn print_error(program: &str, why: &str) {
    // Where even this cannot be written, the exit code has to do.
    let _ = writeln!(io::stderr(), "{program}: {why}");
}
