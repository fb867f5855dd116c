//! What one commit changed, as subscribed nodes get it: enough to follow the table without reading the store.

use serde::{Deserialize, Serialize};

use crate::{Change, Entry, EntryKind, Id, Live, SeatRow, TableNow};

/// What one commit changed. It is published only once it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Which table.
    pub table: Id,
    /// How it stands afterwards.
    pub now: TableNow,
    /// What was added to its log.
    pub entries: Vec<Entry>,
    /// The seats that have changed.
    pub seats: Vec<SeatRow>,
}

impl Step {
    /// What is published of a change.
    pub fn of(change: &Change) -> Step {
        // Idempotency keys are for the writer alone.
        let entries = change.entries.iter().map(|entry| Entry { request: None, ..entry.clone() }).collect();
        Step { table: change.live.table.id, now: change.now(), entries, seats: change.seats.clone() }
    }

    /// The version before it.
    pub fn from(&self) -> i64 {
        self.now.version - self.entries.len() as i64
    }
}

impl Live {
    /// The table after a step. None when the step does not fit or does not say everything: then the store must be read.
    pub fn step(&self, step: &Step) -> Option<Live> {
        // Settings may change until the game begins, and no step says so.
        let starts = step.entries.iter().any(|entry| entry.kind == EntryKind::Start);
        if starts || step.table != self.table.id || step.from() != self.table.version {
            return None;
        }
        let table = self.table.after(step.now.clone(), step.entries.last()?.at);
        let mut seats = self.seats.clone();
        for seat in &step.seats {
            *seats.iter_mut().find(|known| known.seat == seat.seat)? = seat.clone();
        }
        self.follow(table, seats, &step.entries).ok()
    }
}
