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

/// How often the workers of other nodes are woken at most. They also poll.
const CALLS: Duration = Duration::from_millis(250);

impl Rooms {
    /// Whether this node does the chores that only one node must do.
    pub fn is_first(&self) -> bool {
        self.0.first.load(Ordering::Relaxed)
    }

    /// The nodes that are alive, in order.
    pub fn set_nodes(&self, nodes: Vec<String>) {
        let first = nodes.first().is_some_and(|first| Some(first.as_str()) == self.node());
        self.0.first.store(first, Ordering::Relaxed);
        *lock(&self.0.nodes) = nodes;
    }

    /// A node has left.
    pub fn gone(&self, node: &str) {
        lock(&self.0.nodes).retain(|known| known != node);
    }

    /// Whether there may be other nodes to publish to.
    pub(crate) fn has_company(&self) -> bool {
        self.bus().is_some() && lock(&self.0.nodes).len() != 1
    }

    pub(crate) fn is_there(&self, node: &str) -> bool {
        lock(&self.0.nodes).iter().any(|known| known == node)
    }

    /// Wakes the workers of other nodes; those of this node are awake already.
    pub(crate) fn call_workers(&self, bus: &Bus) {
        let mut called = lock(&self.0.called);
        if called.is_none_or(|called| called.elapsed() >= CALLS) {
            *called = Some(Instant::now());
            bus.tell(News::Work);
        }
    }

    /// Another node has changed a table.
    pub fn moved_elsewhere(&self, table: Id, version: i64, people: &[Id], work: bool) {
        self.read_again(table, version);
        self.wake(people, work);
    }

    /// Another node has published a step.
    pub fn follow(&self, from: String, step: Step) {
        self.post(step.table, RoomMessage::Step { from, step: Box::new(step) });
    }

    /// Makes a table in memory be read up to this version, without waiting for it.
    fn read_again(&self, table: Id, version: i64) {
        self.post(table, RoomMessage::Read { up_to: Some(version), reply: None });
    }

    fn post(&self, table: Id, message: RoomMessage) {
        let Some(room) = lock(&self.0.rooms).get(&table).cloned() else { return };
        // A task whose inbox is full catches up a little later.
        let _ = room.inbox.try_send(message);
    }

    /// Makes all tables in memory be read again: something was changed without their tasks.
    pub async fn read_all_again(&self) {
        let rooms: Vec<Room> = lock(&self.0.rooms).values().cloned().collect();
        for room in rooms {
            // A table that was just unloaded is read again anyway.
            let _ = room.inbox.send(RoomMessage::Read { up_to: None, reply: None }).await;
        }
    }

    /// Finds tables in memory that other nodes have changed without a message arriving.
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
