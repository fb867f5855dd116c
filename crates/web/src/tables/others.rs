//! What other nodes do to the tables that are in memory here.

use std::{
    collections::HashMap,
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use store::Id;
use tokio::sync::oneshot;

use super::{Message, Room, Tables, lock};
use crate::problem::Result;

impl Tables {
    /// Whether no other node can have taken a table that is claimed here.
    pub(super) fn is_sure(&self) -> bool {
        self.0.begun.elapsed() < Duration::from_millis(self.0.sure_until.load(Ordering::Relaxed))
    }

    /// This node is known to be there until then.
    pub fn stays_until(&self, until: Instant) {
        let until = until.saturating_duration_since(self.0.begun).as_millis();
        self.0.sure_until.store(u64::try_from(until).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// The other nodes have given this one up: they have its tables now.
    pub fn lose_all(&self) {
        self.0.sure_until.store(0, Ordering::Relaxed);
        lock(&self.0.rooms).values().for_each(|room| room.claimed.store(false, Ordering::Relaxed));
    }

    /// Whether this node does what one of several must do.
    pub fn is_first(&self) -> bool {
        self.0.first.load(Ordering::Relaxed)
    }

    pub fn set_first(&self, first: bool) {
        self.0.first.store(first, Ordering::Relaxed);
    }

    /// Another node has moved a table on.
    pub fn heard_of(&self, table: Id, version: i64, people: &[Id], work: bool) {
        self.read_again(table, version);
        self.wake(people, work);
    }

    /// Lets a table that is in memory be read up to this version, without waiting for it.
    fn read_again(&self, table: Id, version: i64) {
        let Some(room) = lock(&self.0.rooms).get(&table).cloned() else { return };
        let (reply, _) = oneshot::channel();
        let version = Some(version);
        let message = Message { caller: None, version, request: None, order: None, forwarded: false, reply };
        // A task that has too much to do already catches up a little later.
        let _ = room.orders.try_send(message);
    }

    /// Looks which tables in memory were moved on by others without a word.
    pub async fn catch_up(&self) -> Result {
        let sure = self.is_sure();
        let others = |room: &Room| !(sure && room.claimed.load(Ordering::Relaxed));
        let tables: Vec<(Id, Room)> = {
            let rooms = lock(&self.0.rooms);
            rooms.iter().filter(|(_, room)| others(room)).map(|(id, room)| (*id, room.clone())).collect()
        };
        let ids: Vec<Id> = tables.iter().map(|(id, _)| *id).collect();
        let stored = self.store().versions(&ids).await?;
        let known: HashMap<Id, Room> = tables.into_iter().collect();
        for (id, version) in stored {
            if known.get(&id).and_then(|room| room.known.borrow().version()).is_some_and(|known| known < version) {
                self.read_again(id, version);
            }
        }
        Ok(())
    }
}
