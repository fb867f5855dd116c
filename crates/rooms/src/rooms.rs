//! All tables: which are in memory, how orders reach them, who is notified of changes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
    time::Duration,
};

use store::{Entry, Full, Making, SeatRow, Store, Table};
use subtle::ConstantTimeEq;
use table::{
    Id, Live, Refusal, Result, Step,
    refusal::{Cap, Outage, Thing},
};
use tokio::{
    sync::{Notify, oneshot, watch},
    time::{Instant, timeout},
};

use crate::{
    Ask, EXPENSIVE, Games,
    bus::{Bus, News, Topic},
    room::{Done, Known, Room, RoomMessage},
    sessions::Sessions,
    upgrade::Soundness,
};

/// How long a reader waits for a step that is on its way before the store is read instead.
const ON_ITS_WAY: Duration = Duration::from_millis(100);

/// All tables. Cheap to copy.
#[derive(Clone)]
pub struct Rooms(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    store: Store,
    games: Games,
    /// The cache of sessions.
    sessions: Sessions,
    pub(crate) rooms: Mutex<HashMap<Id, Room>>,
    /// People who wait for something to happen at any of their tables.
    waiting: Mutex<HashMap<Id, watch::Sender<u64>>>,
    /// There may be work for bots that think quickly, and for those that do not.
    quick: Notify,
    expensive: Notify,
    /// A hint that somebody waits for may be there.
    pub(crate) advised: Notify,
    /// Somebody wants a game reviewed.
    pub(crate) review: Notify,
    /// The bus to the other nodes; none where there is only one node.
    bus: Option<Bus>,
    /// Whether this node does the chores that only one node must do.
    pub(crate) first: AtomicBool,
    /// Which games can be continued.
    soundness: Soundness,
    /// The nodes that are alive, as of the last look.
    pub(crate) nodes: Mutex<Vec<String>>,
    /// When the workers of other nodes were last woken.
    pub(crate) called: Mutex<Option<Instant>>,
}

/// Locks, ignoring poison: the lock is only held for lookups, so a panic leaves the data intact.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Rooms {
    /// Rooms for tables of these games, with a bus if there may be other nodes.
    pub fn new(store: Store, games: Games, bus: Option<Bus>) -> Rooms {
        Rooms(Arc::new(Inner {
            store,
            games,
            sessions: Sessions::default(),
            rooms: Mutex::default(),
            waiting: Mutex::default(),
            quick: Notify::new(),
            expensive: Notify::new(),
            advised: Notify::new(),
            review: Notify::new(),
            first: AtomicBool::new(bus.is_none()),
            soundness: Soundness::default(),
            nodes: Mutex::default(),
            called: Mutex::default(),
            bus,
        }))
    }

    /// The bus, where there may be other nodes.
    pub fn bus(&self) -> Option<&Bus> {
        self.0.bus.as_ref()
    }

    /// The name of this node, where there may be several.
    pub fn node(&self) -> Option<&str> {
        self.bus().map(Bus::node)
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The games that are played here.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// The cache of sessions.
    pub fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    /// Which games can be continued.
    pub fn soundness(&self) -> &Soundness {
        &self.0.soundness
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        lock(&self.0.rooms).len()
    }

    /// Stores a new table, unless a cap is reached.
    pub async fn create(&self, table: &Table, seats: &[SeatRow], making: &Making) -> Result {
        match self.store().make_table(table, seats, making).await? {
            Some(full) => Err(too_full(full)),
            None => Ok(()),
        }
    }

    /// Stores a table whose game has begun elsewhere, unless a cap is reached.
    pub async fn create_begun(&self, table: &Table, seats: &[SeatRow], log: &[Entry], making: &Making) -> Result {
        match self.store().make_begun(table, seats, log, making).await? {
            Some(full) => Err(too_full(full)),
            None => Ok(()),
        }
    }

    fn room(&self, id: Id) -> Room {
        let mut rooms = lock(&self.0.rooms);
        let open = || {
            // It subscribes before it reads, so that nothing is missed in between.
            self.listen(Topic::Table(id), true);
            Room::open(id, self.clone())
        };
        rooms.entry(id).or_insert_with(open).clone()
    }

    /// Removes a table from memory, if it may still go once nobody can reach it.
    pub(crate) fn forget(&self, id: Id, may_go: impl FnOnce() -> bool) -> bool {
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
        // Another node may have written it: nobody who has seen a version is shown an older one.
        let stored = self.store().version(id).await?;
        if live.table.version >= stored {
            return Ok(live);
        }
        // The writer publishes the step right after storing it. If that is lost, the store is read.
        let comes = room.known.wait_for(|known| known.version().is_some_and(|version| version >= stored));
        if bus.is_up()
            && let Ok(Ok(known)) = timeout(ON_ITS_WAY, comes).await
            && let Known::Here(live) = &*known
        {
            return Ok(Arc::clone(live));
        }
        self.send(id, |reply| RoomMessage::Read { up_to: Some(stored), reply: Some(reply) }).await?;
        self.room(id).live().await
    }

    /// The table that a link names, if this person may look at it. For others, one that is not public does not
    /// seem to exist.
    pub async fn look(&self, id: &str, who: Option<Id>, invite: Option<&str>) -> Result<Arc<Live>> {
        let missing = || Refusal::Missing(Thing::Table);
        let live = self.live(id.parse().map_err(|_| missing())?).await?;
        // Secrets are compared in constant time.
        let invited = invite.is_some_and(|invite| invite.as_bytes().ct_eq(live.table.invite.as_bytes()).into());
        if live.admits(who) || invited { Ok(live) } else { Err(missing()) }
    }

    /// Subscribes to the versions and the chat of a table.
    pub async fn watch(&self, id: Id) -> Result<(watch::Receiver<Known>, watch::Receiver<i64>)> {
        let room = self.room(id);
        room.live().await?;
        let chat = room.chat.subscribe();
        Ok((room.known, chat))
    }

    /// Gives an order to a table and waits until it is stored.
    pub async fn order(&self, ask: Ask) -> Result<Done> {
        self.send(ask.table, |reply| RoomMessage::Order { ask: ask.clone(), forwarded: false, reply }).await
    }

    /// Carries out an order that another node has handed over.
    pub async fn forwarded(&self, ask: Ask) -> Result<Done> {
        self.send(ask.table, |reply| RoomMessage::Order { ask: ask.clone(), forwarded: true, reply }).await
    }

    /// Makes a table in memory be read again: something was changed in the store without its task.
    pub async fn reload(&self, id: Id) -> Result {
        let in_memory = lock(&self.0.rooms).contains_key(&id);
        if !in_memory {
            return Ok(());
        }
        self.send(id, |reply| RoomMessage::Read { up_to: None, reply: Some(reply) }).await.map(drop)
    }

    /// Sends a message to a table's room, which may be unloaded at this moment, and waits for the answer.
    async fn send(&self, id: Id, message: impl Fn(oneshot::Sender<Result<Done>>) -> RoomMessage) -> Result<Done> {
        let gone = || Refusal::Unavailable(Outage::PutAway);
        let mut left = 3;
        loop {
            let (reply, answer) = oneshot::channel();
            let room = self.room(id);
            // A table that cannot be read says why.
            room.live().await?;
            match room.inbox.send(message(reply)).await {
                Ok(()) => return answer.await.map_err(|_| gone())?,
                Err(_) if left > 0 => left -= 1,
                Err(_) => return Err(gone()),
            }
        }
    }

    /// Notifies everybody of a chat message at a table.
    pub fn notify_chat(&self, table: Id, message: i64) {
        self.notify_chat_here(table, message);
        self.tell_others(News::Said { table, message });
    }

    /// Notifies the subscribers of this node of a chat message.
    pub fn notify_chat_here(&self, id: Id, message: i64) {
        if let Some(room) = lock(&self.0.rooms).get(&id) {
            room.chat.send_replace(message);
        }
    }

    /// A number that changes whenever something happens that concerns this person.
    pub fn subscribe(&self, person: Id) -> watch::Receiver<u64> {
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

    /// Notifies everybody whom a change concerns: workers, people who wait for their turn, other nodes. Nodes that have
    /// the table in memory get the step; without one they read what is new.
    pub(crate) fn moved(&self, before: &Live, after: &Live, step: Option<Step>) {
        let job = after
            .thinking()
            .map(|bot| self.0.games.find(&after.table.game).map_or(EXPENSIVE, |game| game.cost(&bot.level)));
        let same = before.table.to_move == after.table.to_move && before.table.status == after.table.status;
        let people = if same { Vec::new() } else { after.people() };
        self.wake(&people, false);
        job.iter().for_each(|cost| self.wake_workers(*cost));
        // A node that has just joined finds by itself what it was not told.
        let Some(bus) = self.bus().filter(|_| self.has_company()) else { return };
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

    /// Wakes those on this node who wait for something, and the workers if there is work.
    pub fn wake(&self, people: &[Id], work: bool) {
        if work {
            self.wake_all_workers();
        }
        let waiting = lock(&self.0.waiting);
        for sender in people.iter().filter_map(|person| waiting.get(person)) {
            sender.send_modify(|count| *count += 1);
        }
    }

    /// Publishes news to other nodes, if there are any.
    pub fn tell_others(&self, news: News) {
        if let Some(bus) = self.bus() {
            bus.tell(news);
        }
    }

    /// Wakes the workers for any kind of job.
    fn wake_all_workers(&self) {
        self.0.quick.notify_one();
        self.0.expensive.notify_one();
    }

    /// Wakes the workers for a job of this cost.
    pub fn wake_workers(&self, cost: i64) {
        if cost < EXPENSIVE { &self.0.quick } else { &self.0.expensive }.notify_one();
    }

    /// Waits until there may be work; with `quick`, only for work that is done quickly.
    pub async fn wait_for_work(&self, quick: bool) {
        tokio::select! {
            () = self.0.quick.notified() => (),
            () = self.0.expensive.notified(), if !quick => (),
        }
    }
}

/// A cap of the lobby was reached.
pub fn too_full(full: Full) -> Refusal {
    let (cap, n) = match full {
        Full::Open(n) => (Cap::Open, n),
        Full::OpenHere(n) => (Cap::OpenHere, n),
        Full::Bots(n) => (Cap::Bots, n),
        Full::BotsHere(n) => (Cap::BotsHere, n),
    };
    Refusal::TooFull { cap, n }
}
