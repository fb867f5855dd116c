//! What was worked out for a finished game and may be wanted again soon.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use store::Id;

/// How many are kept; the oldest goes first.
const MANY: usize = 64;

pub struct Kept<T>(Mutex<VecDeque<(Id, Arc<T>)>>);

impl<T> Default for Kept<T> {
    fn default() -> Kept<T> {
        Kept(Mutex::default())
    }
}

impl<T> Kept<T> {
    pub fn get(&self, table: Id) -> Option<Arc<T>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(id, _)| *id == table).map(|(_, found)| Arc::clone(found))
    }

    pub fn put(&self, table: Id, found: Arc<T>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(id, _)| *id != table);
        if kept.len() >= MANY {
            kept.pop_front();
        }
        kept.push_back((table, found));
    }
}
