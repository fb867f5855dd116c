//! What one commit changed, as the nodes hear it that look at the table: enough to go on without reading anything.

use serde::{Deserialize, Serialize};

use crate::{Change, Entry, EntryKind, Id, Live, SeatRow, TableNow};

/// What one commit changed. It is told only once it is stored.
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
    /// What others are told of a change.
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
    /// The table after a step. None when the step does not fit, or does not tell everything: then what is new is read.
    pub fn step(&self, step: &Step) -> Option<Live> {
        // Settings may change until the game begins, which is no step.
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
