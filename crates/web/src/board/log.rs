//! A table's log as a record.

use store::{Entry, EntryKind};

use super::Broken;

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
