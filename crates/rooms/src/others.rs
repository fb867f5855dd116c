//! What other nodes do to the tables that are in memory here.

use std::{collections::HashMap, sync::atomic::Ordering, time::Duration};

use table::{Id, Result, Step};
use tokio::time::Instant;

use crate::{
    Rooms,
    bus::{Bus, News},
    room::{Room, RoomMessage},
    rooms::lock,
};

/// How often the workers of other nodes are called at most. They look by themselves as well.
const CALLS: Duration = Duration::from_millis(250);

impl Rooms {
    /// Whether this node does what one of several must do.
    pub fn is_first(&self) -> bool {
        self.0.first.load(Ordering::Relaxed)
    }

    /// The nodes that are there, in their order.
    pub fn set_nodes(&self, nodes: Vec<String>) {
        let first = nodes.first().is_some_and(|first| Some(first.as_str()) == self.node());
        self.0.first.store(first, Ordering::Relaxed);
        *lock(&self.0.nodes) = nodes;
    }

    /// A node has said goodbye.
    pub fn gone(&self, node: &str) {
        lock(&self.0.nodes).retain(|known| known != node);
    }

    /// Whether other nodes may be there to hear of what happens here.
    pub(crate) fn has_company(&self) -> bool {
        self.bus().is_some() && lock(&self.0.nodes).len() != 1
    }

    pub(crate) fn is_there(&self, node: &str) -> bool {
        lock(&self.0.nodes).iter().any(|known| known == node)
    }

    /// Lets the workers of other nodes know that there is work; those of this one know.
    pub(crate) fn call_workers(&self, bus: &Bus) {
        let mut called = lock(&self.0.called);
        if called.is_none_or(|called| called.elapsed() >= CALLS) {
            *called = Some(Instant::now());
            bus.tell(News::Work);
        }
    }

    /// Another node has moved a table on.
    pub fn moved_elsewhere(&self, table: Id, version: i64, people: &[Id], work: bool) {
        self.read_again(table, version);
        self.wake(people, work);
    }

    /// Another node has stored this.
    pub fn follow(&self, from: String, step: Step) {
        self.post(step.table, RoomMessage::Step { from, step: Box::new(step) });
    }

    /// Lets a table that is in memory be read up to this version, without waiting for it.
    fn read_again(&self, table: Id, version: i64) {
        self.post(table, RoomMessage::Read { up_to: Some(version), reply: None });
    }

    fn post(&self, table: Id, message: RoomMessage) {
        let Some(room) = lock(&self.0.rooms).get(&table).cloned() else { return };
        // A task that has too much to do already catches up a little later.
        let _ = room.inbox.try_send(message);
    }

    /// Lets all tables that are in memory be read again: something was changed past them.
    pub async fn read_all_again(&self) {
        let rooms: Vec<Room> = lock(&self.0.rooms).values().cloned().collect();
        for room in rooms {
            // A table that was just put away is read anew by itself.
            let _ = room.inbox.send(RoomMessage::Read { up_to: None, reply: None }).await;
        }
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
