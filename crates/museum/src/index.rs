//! `games/index.tsv`: a line per game with its result and digests.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use crate::Visit;

/// The folder with the games, in the sources.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// What the index says of one game.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Entry {
    /// The file below `games/`, without its ending: `valletta/two_share_the_victory`.
    pub name: String,
    /// Who played: `master`, `random with loaded dice`.
    pub play: String,
    /// How many.
    pub players: u8,
    /// The options that differ from the defaults.
    pub options: String,
    /// The claims that it proves, sorted.
    pub proves: Vec<String>,
    /// Its result and digests.
    pub visit: Visit,
}

/// The names of the columns.
const COLUMNS: &str = "name\tplay\tplayers\toptions\tdecisions\tscores\twinners\tsha256\tproves\tmarks";

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Entry { name, play, players, options, proves, visit } = self;
        let Visit { decisions, scores, winners, sha256, marks } = visit;
        let proves = proves.join(" ");
        write!(f, "{name}\t{play}\t{players}\t{options}\t{decisions}\t{scores}\t{winners}\t{sha256}\t{proves}\t{marks}")
    }
}

impl Entry {
    fn read(line: &str) -> Option<Entry> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, play, players, options, decisions, scores, winners, sha256, proves, marks] = fields[..] else {
            return None;
        };
        Some(Entry {
            name: name.into(),
            play: play.into(),
            players: players.parse().ok()?,
            options: options.into(),
            proves: proves.split_whitespace().map(str::to_owned).collect(),
            visit: Visit {
                decisions: decisions.parse().ok()?,
                scores: scores.into(),
                winners: winners.into(),
                sha256: sha256.into(),
                marks: marks.into(),
            },
        })
    }

    /// The record's file.
    pub fn file(&self) -> PathBuf {
        folder().join(format!("{}.record", self.name))
    }
}

/// All games of the museum, in the order of their names.
#[derive(Clone, Default, Debug)]
pub struct Index(pub Vec<Entry>);

impl Index {
    /// Reads the index; a museum without one is empty.
    pub fn read() -> io::Result<Index> {
        let text = match fs::read_to_string(folder().join("index.tsv")) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Index::default()),
            text => text?,
        };
        let bad = |number: usize| io::Error::other(format!("games/index.tsv, line {}: no entry", number + 1));
        let lines = text.lines().enumerate().skip(1);
        lines.map(|(number, line)| Entry::read(line).ok_or_else(|| bad(number))).collect::<io::Result<_>>().map(Index)
    }

    /// Writes the index, sorted by name.
    pub fn write(&mut self) -> io::Result<()> {
        self.0.sort_by(|one, other| one.name.cmp(&other.name));
        let lines: String = self.0.iter().map(|entry| format!("{entry}\n")).collect();
        fs::write(folder().join("index.tsv"), format!("{COLUMNS}\n{lines}"))
    }
}
