//! What the log says about seats, besides the game itself: one line for each thing that happens to them. The lines are
//! stored for good, so their texts must not change.

use std::{fmt, str::FromStr};

use crate::{BadWord, Entry, EntryKind, Id, SeatKind};

/// What happened to a seat, or between players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatNote {
    /// Somebody sat down before the game, or the seat became open. The level is a bot's, else empty.
    Sit {
        /// What kind of sitter.
        kind: SeatKind,
        /// The level of a bot.
        level: String,
    },
    /// Somebody stood up before the game.
    Leave,
    /// Somebody left the game, and a bot plays on.
    StandInLeft,
    /// Somebody's time was up, and a bot plays on.
    StandInTime,
    /// Somebody came back.
    Return,
    /// Somebody gave up.
    Resign,
    /// The host has banned somebody from the table.
    Banned(Id),
    /// All bans are lifted.
    Welcome,
    /// Somebody asks to take back all decisions but the first ones, of this number.
    AskUndo(usize),
    /// Somebody agrees to it.
    AllowUndo,
    /// Somebody does not, or the request is withdrawn.
    RefuseUndo,
    /// Another table follows.
    Rematch,
    /// From here on it is a practice game.
    Practice,
}

impl SeatNote {
    /// Whether a seat is forfeited by it.
    pub fn forfeits(&self) -> bool {
        use SeatNote as N;
        match self {
            N::StandInLeft | N::StandInTime | N::Resign => true,
            N::Sit { .. } | N::Leave | N::Return | N::Banned(_) | N::Welcome => false,
            N::AskUndo(_) | N::AllowUndo | N::RefuseUndo | N::Rematch | N::Practice => false,
        }
    }
}

impl fmt::Display for SeatNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatNote::Sit { kind, level } if level.is_empty() => write!(f, "sit {kind}"),
            SeatNote::Sit { kind, level } => write!(f, "sit {kind} {level}"),
            SeatNote::Leave => f.write_str("leave"),
            SeatNote::StandInLeft => f.write_str("stand-in left"),
            SeatNote::StandInTime => f.write_str("stand-in time"),
            SeatNote::Return => f.write_str("return"),
            SeatNote::Resign => f.write_str("resign"),
            SeatNote::Banned(person) => write!(f, "off {person}"),
            SeatNote::Welcome => f.write_str("welcome"),
            SeatNote::AskUndo(to) => write!(f, "undo? {to}"),
            SeatNote::AllowUndo => f.write_str("undo yes"),
            SeatNote::RefuseUndo => f.write_str("undo no"),
            SeatNote::Rematch => f.write_str("rematch"),
            SeatNote::Practice => f.write_str("practice"),
        }
    }
}

impl FromStr for SeatNote {
    type Err = BadWord;

    fn from_str(line: &str) -> Result<SeatNote, BadWord> {
        let unknown = || BadWord(format!("'{line}' says nothing of a seat"));
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Ok(match (word, rest) {
            ("sit", rest) => {
                let (kind, level) = rest.split_once(' ').unwrap_or((rest, ""));
                SeatNote::Sit { kind: kind.parse()?, level: level.to_owned() }
            }
            ("leave", "") => SeatNote::Leave,
            ("stand-in", "left") => SeatNote::StandInLeft,
            ("stand-in", "time") => SeatNote::StandInTime,
            ("return", "") => SeatNote::Return,
            ("resign", "") => SeatNote::Resign,
            ("off", person) => SeatNote::Banned(person.parse()?),
            ("welcome", "") => SeatNote::Welcome,
            ("undo?", to) => SeatNote::AskUndo(to.parse().map_err(|_| unknown())?),
            ("undo", "yes") => SeatNote::AllowUndo,
            ("undo", "no") => SeatNote::RefuseUndo,
            ("rematch", "") => SeatNote::Rematch,
            ("practice", "") => SeatNote::Practice,
            _ => return Err(unknown()),
        })
    }
}

impl Entry {
    /// What the entry says about a seat. None if it is about the game, or if this version does not know the note:
    /// another version may have written it, and it stays in the log.
    pub fn seat_note(&self) -> Option<SeatNote> {
        if self.kind == EntryKind::Seat { self.line.parse().ok() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_is_read_as_it_was_written() {
        let lines = [
            "sit person",
            "sit open",
            "sit bot master",
            "leave",
            "stand-in left",
            "stand-in time",
            "return",
            "resign",
            "off 0000000002d",
            "welcome",
            "undo? 7",
            "undo yes",
            "undo no",
            "rematch",
            "practice",
        ];
        for line in lines {
            let note: SeatNote = line.parse().expect(line);
            assert_eq!(note.to_string(), line);
        }
    }

    #[test]
    fn what_older_versions_wrote_is_kept_and_says_nothing() {
        for line in
            ["", "sit", "sit nobody", "stand-in", "stand-in asleep", "off ?", "undo? soon", "undo", "welcome all"]
        {
            let entry = Entry {
                n: 0,
                kind: EntryKind::Seat,
                line: line.into(),
                seat: None,
                person: None,
                request: None,
                at: 0,
            };
            assert_eq!(entry.seat_note(), None, "{line}");
        }
    }
}
