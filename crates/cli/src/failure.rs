//! Why a command ends early.

use std::{fmt, io};

/// Why a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// The reader of our output has gone: there is nothing to say.
    Pipe,
    /// Everything was reported already; only the exit code is left.
    Reported,
    /// A sentence for the error output.
    Says(String),
}

/// What a command comes to.
pub type Result<T = ()> = std::result::Result<T, Failure>;

impl Failure {
    /// What is wrong, in words.
    pub fn new(why: impl fmt::Display) -> Failure {
        Failure::Says(why.to_string())
    }

    /// What is wrong and where: a file, or an argument.
    pub fn at(place: impl fmt::Display, why: impl fmt::Display) -> Failure {
        Failure::Says(format!("{place}: {why}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Pipe,
            _ => Failure::new(error),
        }
    }
}

impl From<kit::BadOption> for Failure {
    fn from(bad: kit::BadOption) -> Failure {
        Failure::new(bad)
    }
}
