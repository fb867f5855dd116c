//! A table's log as a record.

use std::slice;

use kit::{Game, Play, Replayed};
use store::{Entry, EntryKind, Table};

use super::{Board, Broken, open};

/// The record that a log comes down to once everything taken back is left out; none before the start.
pub(super) fn record_text(game: &str, rules: i64, options: &str, log: &[Entry]) -> Result<Option<String>, Broken> {
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
    let Some(start) = start else { return Ok(None) };
    let body: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    Ok(Some(format!("intramuros record 1\ngame {game}\nrules {rules}\n{options}start{start}\n{body}")))
}

/// A game as it stands after further entries of its log; none when they leave it as it is.
pub fn follow(board: Option<&dyn Board>, table: &Table, entries: &[Entry]) -> Result<Option<Box<dyn Board>>, Broken> {
    let mut next: Option<Box<dyn Board>> = None;
    for entry in entries {
        let before_start = || Broken(format!("entry {} comes before the start", entry.n));
        match entry.kind {
            EntryKind::Start => next = open(&table.game, table.rules, &table.options, slice::from_ref(entry))?,
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

/// Carries out a line of a record. What is left after a refusal is good for nothing.
pub(super) fn follow_line<G: Game>(play: &mut Play<G>, line: &str) -> Result<(), Broken> {
    let broken = |why: &dyn std::fmt::Display| Broken(format!("'{line}': {why}"));
    let (seat, action) = line.split('|').next().and_then(|text| text.trim_end().split_once(' ')).unwrap_or_default();
    if play.game().turn().seat().is_none_or(|turn| turn.to_string() != seat) {
        return Err(broken(&"it is not this seat's turn"));
    }
    let action: G::Action = action.parse().map_err(|bad: kit::BadText| broken(&bad.0))?;
    let picks: Vec<u32> = picks_of(line).collect();
    let mut chance = Replayed::new(&picks);
    play.act(action, &mut chance, &mut Vec::new()).map_err(|illegal| broken(&illegal))?;
    chance.finish().map_err(|fault| broken(&fault))
}

/// Whether an entry is part of the game itself.
pub fn is_played(kind: EntryKind) -> bool {
    matches!(kind, EntryKind::Start | EntryKind::Act | EntryKind::Undo)
}

/// How many decisions an undo leaves.
fn undone_to(line: &str) -> Result<usize, Broken> {
    line.parse().map_err(|_| Broken(format!("'{line}' is no number of decisions")))
}

/// How many outcomes of chance a log has used up, those taken back included.
pub fn outcomes_used(log: &[Entry]) -> u64 {
    let drawn = log.iter().filter(|entry| matches!(entry.kind, EntryKind::Start | EntryKind::Act));
    drawn.flat_map(|entry| picks_of(&entry.line)).count() as u64
}

/// The outcomes behind the bar of a line.
pub fn picks_of(line: &str) -> impl Iterator<Item = u32> {
    let tail = line.split_once('|').map_or("", |(_, tail)| tail);
    tail.split_whitespace().filter_map(|pick| pick.parse().ok())
}

pub(super) fn picks_text(picks: &[u32]) -> String {
    let bar = if picks.is_empty() { "" } else { " |" };
    picks.iter().fold(bar.to_owned(), |text, pick| format!("{text} {pick}"))
}
