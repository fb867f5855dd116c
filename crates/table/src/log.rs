//! A table's log as a game.

use std::slice;

use kit::record::Picks;

use crate::{Board, Broken, Entry, EntryKind, GameKind, Table};

/// A log without what was taken back.
pub(crate) struct Decided<'a> {
    pub start: &'a str,
    pub lines: Vec<&'a str>,
}

/// The decisions that stand; none before the start.
pub(crate) fn decided(log: &[Entry]) -> Result<Option<Decided<'_>>, Broken> {
    let mut start = None;
    let mut lines: Vec<&str> = Vec::new();
    for entry in log {
        match entry.kind {
            EntryKind::Start => start = Some(entry.line.as_str()),
            EntryKind::Act => lines.push(&entry.line),
            EntryKind::Undo => lines.truncate(undone_to(&entry.line)?),
            EntryKind::Seat | EntryKind::End => (),
        }
    }
    Ok(start.map(|start| Decided { start, lines }))
}

/// The game after further entries of its log; none when they do not change it.
pub(crate) fn follow(
    kind: &dyn GameKind,
    board: Option<&dyn Board>,
    table: &Table,
    entries: &[Entry],
) -> Result<Option<Box<dyn Board>>, Broken> {
    let mut next: Option<Box<dyn Board>> = None;
    for entry in entries {
        let before_start = || Broken(format!("entry {} comes before the start", entry.n));
        match entry.kind {
            EntryKind::Start => next = kind.open(table.rules, &table.options, slice::from_ref(entry))?,
            EntryKind::Act | EntryKind::Undo => {
                let mut going_on = next.take().or_else(|| board.map(Board::copy)).ok_or_else(before_start)?;
                match entry.kind {
                    EntryKind::Act => going_on.follow(&entry.line)?,
                    _ => going_on.cut(undone_to(&entry.line)?)?,
                }
                next = Some(going_on);
            }
            EntryKind::Seat | EntryKind::End => (),
        }
    }
    Ok(next)
}

/// Whether an entry is part of the game itself.
pub fn is_of_the_game(kind: EntryKind) -> bool {
    matches!(kind, EntryKind::Start | EntryKind::Act | EntryKind::Undo)
}

/// How many decisions stand after one more entry.
pub(crate) fn decisions_after(decisions: usize, entry: &Entry) -> Result<usize, Broken> {
    match entry.kind {
        EntryKind::Start => Ok(0),
        EntryKind::Act => Ok(decisions + 1),
        EntryKind::Undo => undone_to(&entry.line),
        EntryKind::Seat | EntryKind::End => Ok(decisions),
    }
}

/// How many decisions an undo leaves.
fn undone_to(line: &str) -> Result<usize, Broken> {
    line.parse().map_err(|_| Broken(format!("'{line}' is no number of decisions")))
}

/// How many outcomes of chance a log has used up, those taken back included.
pub fn outcomes_used(log: &[Entry]) -> Result<u64, Broken> {
    log.iter().map(|entry| outcomes_of(entry).map(|picks| picks.len() as u64)).sum()
}

/// The outcomes of chance that an entry has used up.
pub fn outcomes_of(entry: &Entry) -> Result<Vec<u32>, Broken> {
    match entry.kind {
        EntryKind::Start | EntryKind::Act => Picks::of(&entry.line).map_err(Broken::of),
        EntryKind::Undo | EntryKind::Seat | EntryKind::End => Ok(Vec::new()),
    }
}
