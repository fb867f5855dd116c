//! What other nodes do to the tables that are in memory here.

use std::{collections::HashMap, sync::atomic::Ordering};

use store::Id;
use tokio::sync::oneshot;

use super::{Message, Room, Tables, lock};
use crate::problem::Result;

impl Tables {
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
        let known: HashMap<Id, Room> = lock(&self.0.rooms).iter().map(|(id, room)| (*id, room.clone())).collect();
        let ids: Vec<Id> = known.keys().copied().collect();
        let stored = self.store().versions(&ids).await?;
        for (id, version) in stored {
            if known.get(&id).and_then(|room| room.known.borrow().version()).is_some_and(|known| known < version) {
                self.read_again(id, version);
            }
        }
        Ok(())
    }
}
