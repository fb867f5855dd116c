//! A cache of sessions, so that not every request asks the store, and those who wait for one to end.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use store::{Hash, Id};
use table::Caller;
use tokio::sync::watch;

const FRESH: Duration = Duration::from_secs(30);
const MOST: usize = 100_000;

/// A cache of sessions. The end of a session is published at once; a node that misses it drops the entry by itself.
#[derive(Default)]
pub struct Sessions(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    known: HashMap<Hash, (Caller, Instant)>,
    /// How often sessions have ended.
    round: u64,
    waiting: HashMap<Id, watch::Sender<()>>,
}

impl Sessions {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose session it is, if it is cached.
    pub fn get(&self, hash: &Hash) -> Option<Caller> {
        let inner = self.lock();
        inner.known.get(hash).filter(|(_, seen)| seen.elapsed() < FRESH).map(|(caller, _)| caller.clone())
    }

    /// How many sessions have ended so far: read this before asking the store.
    pub fn round(&self) -> u64 {
        self.lock().round
    }

    /// Caches what the store said about a session, unless one has ended since: it may have been this one.
    pub fn put(&self, hash: Hash, caller: Caller, round: u64) {
        let mut inner = self.lock();
        if inner.known.len() >= MOST {
            inner.known.retain(|_, (_, seen)| seen.elapsed() < FRESH);
        }
        if inner.round == round {
            inner.known.insert(hash, (caller, Instant::now()));
        }
    }

    /// Drops all sessions of a person: one has ended, or they became somebody else. Those who wait look again.
    pub fn forget(&self, person: Id) {
        let mut inner = self.lock();
        inner.round += 1;
        inner.known.retain(|_, (caller, _)| caller.id != person);
        inner.waiting.get(&person).into_iter().for_each(|sender| sender.send_replace(()));
    }

    /// Drops everything: the end of a session may have been missed.
    pub fn forget_all(&self) {
        let mut inner = self.lock();
        inner.round += 1;
        inner.known.clear();
        inner.waiting.values().for_each(|sender| sender.send_replace(()));
    }

    /// Changes whenever a session of this person may have ended.
    pub fn watch(&self, person: Id) -> watch::Receiver<()> {
        let mut inner = self.lock();
        inner.waiting.retain(|_, sender| sender.receiver_count() > 0);
        inner.waiting.entry(person).or_insert_with(|| watch::Sender::new(())).subscribe()
    }
}

#[cfg(test)]
mod tests {
    use store::Kind;

    use super::*;

    /// A request asks the store, its session ends, and only then does the request cache what it was told.
    #[test]
    fn a_request_under_way_does_not_bring_an_ended_session_back() {
        let sessions = Sessions::default();
        let anna = Caller { id: store::random_id().unwrap(), kind: Kind::Account, name: "Anna".into() };
        let before = sessions.round();
        sessions.forget(anna.id);
        sessions.put([1; 32], anna.clone(), before);
        assert_eq!(sessions.get(&[1; 32]), None);
        sessions.put([1; 32], anna.clone(), sessions.round());
        assert_eq!(sessions.get(&[1; 32]), Some(anna));
    }
}
