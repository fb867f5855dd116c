//! The tables: which are in memory, how orders reach them, who hears that they moved on.

mod change;
mod deciding;
mod elsewhere;
mod forfeit;
mod live;
mod others;
mod rating;
mod room;
mod seating;
mod show;
mod step;
#[cfg(test)]
mod tests;

pub use change::{Caller, Order, Sitter};
pub use live::{DEAR, Live, Plea, cost, is_played};
pub use room::{Done, Known};
pub use seating::open_seat;
pub use show::{SeatJson, TableJson};
pub use step::Step;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
    time::Duration,
};

use store::{Id, Making, SeatRow, Store, Table};
use tokio::{
    sync::{Notify, oneshot, watch},
    time::{Instant, timeout},
};

use crate::{
    bus::{Ask, Bus, News, Topic},
    problem::{Problem, Result},
    upgrade::Soundness,
};
use room::{Message, Room};

/// How long somebody who looks waits for news that is on its way before what is new is read.
const ON_ITS_WAY: Duration = Duration::from_millis(100);

/// All tables. Cheap to copy.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Store,
    rooms: Mutex<HashMap<Id, Room>>,
    /// Those who wait for something to happen at any of their tables.
    waiting: Mutex<HashMap<Id, watch::Sender<u64>>>,
    /// There may be work for bots that think quickly, and for those that do not.
    quick: Notify,
    dear: Notify,
    /// The way to the other nodes; none where there is one only.
    bus: Option<Bus>,
    /// Whether this node does what one of several must do.
    first: AtomicBool,
    /// Which games can be gone on with.
    soundness: Soundness,
    /// The nodes that are there, as they were last seen.
    nodes: Mutex<Vec<String>>,
    /// When the workers of other nodes were last called.
    called: Mutex<Option<Instant>>,
}

/// A lock that is only ever held to look something up: what a panic left behind is still good.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tables {
    pub fn new(store: Store, bus: Option<Bus>) -> Tables {
        Tables(Arc::new(Inner {
            store,
            rooms: Mutex::default(),
            waiting: Mutex::default(),
            quick: Notify::new(),
            dear: Notify::new(),
            first: AtomicBool::new(bus.is_none()),
            soundness: Soundness::default(),
            nodes: Mutex::default(),
            called: Mutex::default(),
            bus,
        }))
    }

    pub fn bus(&self) -> Option<&Bus> {
        self.0.bus.as_ref()
    }

    /// The name of this node, where there may be several.
    pub fn node(&self) -> Option<&str> {
        self.bus().map(Bus::node)
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Which games can be gone on with.
    pub fn soundness(&self) -> &Soundness {
        &self.0.soundness
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        lock(&self.0.rooms).len()
    }

    /// Stores a new table, if there may be one more.
    pub async fn create(&self, table: &Table, seats: &[SeatRow], making: &Making) -> Result {
        match self.store().make_table(table, seats, making).await? {
            Some(full) => Err(full.into()),
            None => Ok(()),
        }
    }

    fn room(&self, id: Id) -> Room {
        let mut rooms = lock(&self.0.rooms);
        let open = || {
            // It listens before it reads, so that nothing falls in between.
            self.listen(Topic::Table(id), true);
            Room::open(id, self.clone())
        };
        rooms.entry(id).or_insert_with(open).clone()
    }

    /// No longer keeps a table in memory, if it may still be let go once nobody can reach it.
    fn forget(&self, id: Id, may_go: impl FnOnce() -> bool) -> bool {
        let mut rooms = lock(&self.0.rooms);
        let goes = may_go();
        if goes {
            rooms.remove(&id);
            self.listen(Topic::Table(id), false);
        }
        goes
    }

    /// The table as it was last stored.
    pub async fn live(&self, id: Id) -> Result<Arc<Live>> {
        let mut room = self.room(id);
        let live = room.live().await?;
        let Some(bus) = self.bus() else { return Ok(live) };
        // Another node may have written it: nobody who saw it move on is shown an older one.
        let stored = self.store().version(id).await?;
        if live.table.version >= stored {
            return Ok(live);
        }
        // Whoever stored it told it right afterwards. What was lost is read.
        let comes = room.known.wait_for(|known| known.version().is_some_and(|version| version >= stored));
        if bus.is_up()
            && let Ok(Ok(known)) = timeout(ON_ITS_WAY, comes).await
            && let Known::Here(live) = &*known
        {
            return Ok(Arc::clone(live));
        }
        self.tell(id, None, None, Some(stored), None, false).await?;
        self.room(id).live().await
    }

    /// What readers of a table find from now on.
    pub async fn watch(&self, id: Id) -> Result<(watch::Receiver<Known>, watch::Receiver<i64>)> {
        let room = self.room(id);
        room.live().await?;
        let chat = room.chat.subscribe();
        Ok((room.known, chat))
    }

    /// Gives an order to a table and waits until it is stored.
    pub async fn order(
        &self,
        id: Id,
        caller: Option<&Caller>,
        order: Order,
        version: Option<i64>,
        request: Option<String>,
    ) -> Result<Done> {
        self.tell(id, caller, Some(order), version, request, false).await
    }

    /// Carries out an order that another node has handed over.
    pub async fn obey(&self, ask: Ask) -> Result<Done> {
        self.tell(ask.table, ask.caller.as_ref(), Some(ask.order), ask.version, ask.request, true).await
    }

    /// Lets a table that is in memory be read again: something was changed in the store past its task.
    pub async fn reload(&self, id: Id) -> Result {
        let in_memory = lock(&self.0.rooms).contains_key(&id);
        if in_memory { self.tell(id, None, None, None, None, false).await.map(drop) } else { Ok(()) }
    }

    async fn tell(
        &self,
        id: Id,
        caller: Option<&Caller>,
        order: Option<Order>,
        version: Option<i64>,
        request: Option<String>,
        forwarded: bool,
    ) -> Result<Done> {
        let gone = || Problem::unavailable("the table was just put away; try again");
        let mut left = 3;
        loop {
            let (reply, answer) = oneshot::channel();
            let room = self.room(id);
            // A table that cannot be read says why.
            room.live().await?;
            let (caller, request, order) = (caller.cloned(), request.clone(), order.clone());
            let message = Message { caller, version, request, order, step: None, forwarded, reply };
            match room.orders.send(message).await {
                Ok(()) => return answer.await.map_err(|_| gone())?,
                Err(_) if left > 0 => left -= 1,
                Err(_) => return Err(gone()),
            }
        }
    }

    /// Somebody wrote something at a table.
    pub fn said(&self, table: Id, message: i64) {
        self.said_here(table, message);
        self.tell_others(News::Said { table, message });
    }

    /// Lets those hear of a message who listen at this node.
    pub fn said_here(&self, id: Id, message: i64) {
        if let Some(room) = lock(&self.0.rooms).get(&id) {
            room.chat.send_replace(message);
        }
    }

    /// A number that changes whenever something happens that this person waits for.
    pub fn hear(&self, person: Id) -> watch::Receiver<u64> {
        let mut waiting = lock(&self.0.waiting);
        waiting.retain(|person, sender| {
            let waits = sender.receiver_count() > 0;
            if !waits {
                self.listen(Topic::Person(*person), false);
            }
            waits
        });
        let begin = || {
            self.listen(Topic::Person(person), true);
            watch::Sender::new(0)
        };
        waiting.entry(person).or_insert_with(begin).subscribe()
    }

    /// Wakes those whom a change concerns: bots' workers, people who wait for their turn, other nodes. Those who look
    /// at the table elsewhere get the step; without one they read what is new.
    fn moved(&self, before: &Live, after: &Live, step: Option<Step>) {
        let job = after.bot_job(0);
        let same = before.table.to_move == after.table.to_move && before.table.status == after.table.status;
        let people = if same { Vec::new() } else { after.people() };
        self.wake(&people, false);
        job.iter().for_each(|job| self.work_of(job.cost));
        let Some(bus) = self.bus() else { return };
        let (table, version) = (after.table.id, after.table.version);
        match step {
            Some(step) => bus.step(step),
            None => bus.tell(News::Moved { table, version, people: Vec::new(), work: false }),
        }
        people.into_iter().for_each(|person| bus.tell(News::Turn { person }));
        if job.is_some() {
            self.call_workers(bus);
        }
    }

    fn listen(&self, topic: Topic, listen: bool) {
        if let Some(bus) = self.bus() {
            bus.listen(topic, listen);
        }
    }

    pub fn wake(&self, people: &[Id], work: bool) {
        if work {
            self.work_is_there();
        }
        let waiting = lock(&self.0.waiting);
        for sender in people.iter().filter_map(|person| waiting.get(person)) {
            sender.send_modify(|count| *count += 1);
        }
    }

    pub fn tell_others(&self, news: News) {
        if let Some(bus) = self.bus() {
            bus.tell(news);
        }
    }

    /// There may be work of any kind.
    fn work_is_there(&self) {
        self.0.quick.notify_one();
        self.0.dear.notify_one();
    }

    /// There is work that costs so much.
    pub fn work_of(&self, cost: i64) {
        if cost < DEAR { &self.0.quick } else { &self.0.dear }.notify_one();
    }

    /// Waits until there may be work, or only such as is done quickly.
    pub async fn work(&self, quick: bool) {
        tokio::select! {
            () = self.0.quick.notified() => (),
            () = self.0.dear.notified(), if !quick => (),
        }
    }
}
