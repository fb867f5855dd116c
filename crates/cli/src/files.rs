//! Records in files, where `-` is the standard input.

use std::{
    fmt, fs,
    io::{self, Read},
};

use kit::{Game, Record, record::ParseError};

use crate::{
    failure::{Failure, Result},
    games::GameName,
};

/// The error of a file.
pub fn in_file(file: &str, why: impl fmt::Display) -> Failure {
    Failure::at(if file == "-" { "standard input" } else { file }, why)
}

/// The whole text of a file.
pub fn read(file: &str) -> Result<String> {
    let mut text = String::new();
    let read = match file {
        "-" => io::stdin().read_to_string(&mut text).map(|_| text),
        _ => fs::read_to_string(file),
    };
    read.map_err(|error| in_file(file, error))
}

/// Writes a record to a file.
pub fn write<G: Game>(file: &str, record: &Record<G>) -> Result {
    fs::write(file, record.to_string()).map_err(|error| Failure::at(file, error))
}

/// The game that a record is of.
pub fn game_of(text: &str) -> std::result::Result<GameName, ParseError> {
    let name = kit::record::game_of(text)?;
    GameName::find(name).ok_or_else(|| {
        // The name is a part of the text: how far in, says where it stands.
        let before = &text[..name.as_ptr() as usize - text.as_ptr() as usize];
        let column = before.rsplit('\n').next().map_or(1, |start| start.chars().count() + 1);
        let why = format!("'{name}' is no game that can be played here");
        ParseError { line: before.matches('\n').count() + 1, column, why }
    })
}
