//! One task for each table that is in use: it alone writes the table, one order after the other. Readers look at what
//! it last stored and never wait for it. Where several nodes share a database, one of them holds the lease of the
//! table, and the tasks of the others forward orders to it.

use std::{sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use store::{Commit, JobKind, NewJob, NewNotification, NotificationKind, StoreError};
use table::{
    Broken, Caller, Change, Entry, EntryKind, Id, Live, Pace, Refusal, Result, SeatRow, Status, Step, is_played,
    refusal::Outage,
};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, timeout_at},
};

use crate::{Ask, EXPENSIVE, Rooms, elsewhere::Place, rating, time};

/// How long a table stays in memory without an order or a reader.
const IDLE: Duration = Duration::from_secs(300);
/// The same, once its game is over.
const OVER: Duration = Duration::from_secs(20);

/// How often an order looks for the node that writes its table before it gives up.
const TRIES: usize = 4;

/// What readers of a table find.
#[derive(Clone)]
pub enum Known {
    /// It is being read from the store.
    NotYet,
    /// It is here, as it stands.
    Here(Arc<Live>),
    /// It cannot be read.
    Failed(Refusal),
}

impl Known {
    /// How far the table is; none when it is not here.
    pub fn version(&self) -> Option<i64> {
        match self {
            Known::Here(live) => Some(live.table.version),
            Known::NotYet | Known::Failed(_) => None,
        }
    }
}

/// What is sent to a room.
pub(crate) enum RoomMessage {
    /// Somebody wants something.
    Order {
        ask: Ask,
        /// It comes from another node, which believes that the table is written here.
        forwarded: bool,
        reply: oneshot::Sender<Result<Done>>,
    },
    /// Something was stored without this task, which must read it: up to this version, or all of it.
    Read { up_to: Option<i64>, reply: Option<oneshot::Sender<Result<Done>>> },
    /// Another node has stored this.
    Step { from: String, step: Box<Step> },
}

/// An order that was carried out and stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    /// Its number in the table's log.
    pub n: i64,
    /// The version of the table right after it.
    pub version: i64,
    /// What it changed, for the node that forwarded it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Box<Step>>,
}

impl Done {
    pub(crate) fn new(n: i64, version: i64) -> Done {
        Done { n, version, step: None }
    }
}

/// The task's ends.
#[derive(Clone)]
pub(crate) struct Room {
    pub inbox: mpsc::Sender<RoomMessage>,
    pub known: watch::Receiver<Known>,
    /// The number of the last chat message written while the table was in memory.
    pub chat: Arc<watch::Sender<i64>>,
}

impl Room {
    /// Begins to look after a table.
    pub fn open(id: Id, rooms: Rooms) -> Room {
        let (sender, inbox) = mpsc::channel(64);
        let (publish, known) = watch::channel(Known::NotYet);
        let chat = Arc::new(watch::Sender::new(0));
        tokio::spawn(Actor { id, rooms, publish, inbox, lease: None, owner: None, in_doubt: false }.keep());
        Room { inbox: sender, known, chat }
    }

    /// The table as it was last stored.
    pub async fn live(&self) -> Result<Arc<Live>> {
        let mut known = self.known.clone();
        let gone = || Refusal::Unavailable(Outage::PutAway);
        let found = known.wait_for(|known| !matches!(known, Known::NotYet)).await.map_err(|_| gone())?;
        match &*found {
            Known::Here(live) => Ok(Arc::clone(live)),
            Known::Failed(refusal) => Err(refusal.clone()),
            Known::NotYet => Err(gone()),
        }
    }
}

pub(crate) struct Actor {
    pub(crate) id: Id,
    pub(crate) rooms: Rooms,
    pub(crate) publish: watch::Sender<Known>,
    inbox: mpsc::Receiver<RoomMessage>,
    /// The fence: the number of the lease under which this node writes the table.
    pub(crate) lease: Option<i64>,
    /// The last known writer.
    pub(crate) owner: Option<String>,
    /// The database did not say whether it has stored the last change.
    in_doubt: bool,
}

impl Actor {
    async fn keep(mut self) {
        let mut live = match self.load().await {
            Ok(live) => live,
            Err(refusal) => {
                self.publish.send_replace(Known::Failed(refusal));
                self.rooms.forget(self.id, || true);
                return;
            }
        };
        self.publish.send_replace(Known::Here(Arc::clone(&live)));
        let mut used = Instant::now();
        loop {
            let patience = if live.table.status == Status::Over { OVER } else { IDLE };
            match timeout_at(used + patience, self.inbox.recv()).await {
                Ok(Some(message)) => {
                    // What other nodes do does not count as use.
                    if matches!(message, RoomMessage::Order { .. }) {
                        used = Instant::now();
                    }
                    self.handle(&mut live, message).await;
                }
                Ok(None) => return,
                // One receiver is the registry's own.
                Err(_) if self.publish.receiver_count() <= 1 => {
                    if self.rooms.forget(self.id, || self.inbox.is_empty()) {
                        return;
                    }
                }
                Err(_) => used = Instant::now(),
            }
        }
    }

    /// Handles a message. The caller may have gone; what was stored stays stored.
    async fn handle(&mut self, live: &mut Arc<Live>, message: RoomMessage) {
        match message {
            RoomMessage::Order { ask, forwarded, reply } => {
                let _ = reply.send(self.order(live, &ask, forwarded).await);
            }
            RoomMessage::Read { up_to, reply } => {
                let read = self.read(live, up_to).await;
                reply.map(|reply| reply.send(read));
            }
            RoomMessage::Step { from, step } => {
                self.owner = Some(from);
                if !self.step(live, &step) && live.table.version < step.now.version {
                    // What cannot be read now is read at the next look.
                    let _ = self.catch_up(live).await;
                }
            }
        }
    }

    async fn load(&self) -> Result<Arc<Live>> {
        let (table, seats, log) = self.rooms.store().whole_table(self.id).await?;
        let soundness = self.rooms.soundness();
        let kind = self.rooms.games().of_table(&table.game)?;
        soundness.check(kind, &table, &seats, &log)?;
        let live = Live::load(kind, table, seats, &log).map_err(|Broken(why)| soundness.broken(self.id, &why))?;
        Ok(Arc::new(live))
    }

    /// Reads the table again.
    pub(crate) async fn refresh(&mut self, live: &mut Arc<Live>) -> Result {
        let whole = self.load().await?;
        self.in_doubt = false;
        self.show(live, whole);
        Ok(())
    }

    /// Carries out an order, here or on the node that writes the table.
    async fn order(&mut self, live: &mut Arc<Live>, ask: &Ask, forwarded: bool) -> Result<Done> {
        if self.in_doubt {
            self.refresh(live).await?;
        }
        let mut silent = None;
        for _ in 0..TRIES {
            match self.place(live, silent.as_deref()).await? {
                Place::Here(lease) => {
                    match self.execute(live, ask, forwarded, lease).await {
                        Ok(Some(done)) => return Ok(done),
                        // No refusal may rest on an old version: another node may write the table by now.
                        Err(refusal) if refusal.is_fault() || !self.is_behind(live).await? => return Err(refusal),
                        Ok(None) | Err(_) => (),
                    }
                    metrics::counter!("intramuros_claims_lost_total").increment(1);
                    self.lease = None;
                }
                Place::There(_) if forwarded => return Err(Refusal::Elsewhere),
                Place::There(node) => match self.hand_over(&node, ask).await {
                    // The table has moved to another node in the meantime.
                    Some(Err(Refusal::Elsewhere)) => self.owner = None,
                    Some(Err(refusal)) => return Err(refusal),
                    Some(Ok(done)) => {
                        let told = done.step.as_deref().is_some_and(|step| self.step(live, step));
                        if !told && live.table.version < done.version {
                            self.catch_up(live).await?;
                        }
                        return Ok(Done::new(done.n, done.version));
                    }
                    None => (self.owner, silent) = (None, Some(node)),
                },
            }
        }
        Err(Refusal::Unavailable(Outage::ChangesHands))
    }

    /// Carries out an order here. None when another node writes the table.
    async fn execute(
        &mut self,
        live: &mut Arc<Live>,
        ask: &Ask,
        forwarded: bool,
        lease: Option<i64>,
    ) -> Result<Option<Done>> {
        // An order that was carried out raised the version: one that fits the current version cannot be a repetition.
        if ask.version != Some(live.table.version) {
            if let Some(done) = self.previous_answer(ask).await? {
                return Ok(Some(done));
            }
            if ask.version.is_some() {
                return Err(Refusal::Stale);
            }
        }
        let now = time::now();
        let change = match live.change(ask.caller.as_ref(), &ask.order, ask.request.as_deref(), now) {
            Ok(change) => change,
            // It may be refused only because it was carried out before.
            Err(refusal) => return self.previous_answer(ask).await?.ok_or(refusal).map(Some),
        };
        let step = self.step_of(live, &change);
        let commit = self.commit_of(live, &change, ask.caller.as_ref(), lease, now).await?;
        let n = live.table.version;
        let begun = Instant::now();
        match self.rooms.store().commit(commit).await {
            Ok(()) => (),
            // Another node wrote this table: what is here is old.
            Err(StoreError::Stale { .. }) => {
                self.refresh(live).await?;
                return self.previous_answer(ask).await?.ok_or(Refusal::Stale).map(Some);
            }
            Err(StoreError::Fenced(_)) => return Ok(None),
            Err(StoreError::Taken(what)) => {
                return self.previous_answer(ask).await?.ok_or(Refusal::Taken(what)).map(Some);
            }
            Err(other) => {
                self.in_doubt = true;
                return Err(other.into());
            }
        }
        metrics::histogram!("intramuros_commit_seconds").record(begun.elapsed().as_secs_f64());
        metrics::counter!("intramuros_entries_total").increment((change.live.table.version - n) as u64);
        let before = Arc::clone(live);
        self.show(live, Arc::new(change.live));
        let told = step.as_ref().filter(|_| forwarded).cloned().map(Box::new);
        self.rooms.moved(&before, live, step);
        Ok(Some(Done { n, version: live.table.version, step: told }))
    }

    /// Everything that an order changes, to be stored at once.
    async fn commit_of(
        &self,
        before: &Live,
        change: &Change,
        caller: Option<&Caller>,
        lease: Option<i64>,
        now: i64,
    ) -> Result<Commit> {
        let after = &change.live;
        let ends = before.table.status == Status::Playing && after.table.status != Status::Playing;
        let rated = ends && after.table.status == Status::Over && after.counts();
        Ok(Commit {
            table: self.id,
            entries: change.entries.clone(),
            now: change.now(),
            seats: change.seats.clone(),
            jobs: self.job(after, now).into_iter().collect(),
            done: change.done,
            ratings: if rated { rating::after(self.rooms.store(), after, now).await? } else { Vec::new() },
            notes: notes(before, change, ends, caller, now),
            fence: lease,
        })
    }

    /// Work for the bot on turn.
    fn job(&self, live: &Live, now: i64) -> Option<NewJob> {
        let bot = live.thinking()?;
        Some(NewJob {
            kind: JobKind::Bot,
            table: self.id,
            n: live.table.version,
            seat: bot.seat,
            cost: self.rooms.games().find(&live.table.game).map_or(EXPENSIVE, |game| game.cost(&bot.level)),
            level: bot.level,
            person: Some(bot.person),
            at: now,
        })
    }

    /// The answer to an order that was carried out before.
    async fn previous_answer(&self, ask: &Ask) -> Result<Option<Done>> {
        let (Some(request), Some(caller)) = (&ask.request, &ask.caller) else { return Ok(None) };
        match self.rooms.store().entry_by_request(self.id, request).await? {
            None => Ok(None),
            Some(entry) if entry.person == Some(caller.id) => {
                // An order's entries follow each other, and only the first one has its key.
                let after = self.rooms.store().entries(self.id, entry.n + 1).await?;
                let same = |next: &&Entry| (next.person, next.at, &next.request) == (entry.person, entry.at, &None);
                let version = entry.n + 1 + after.iter().take_while(same).count() as i64;
                Ok(Some(Done::new(entry.n, version)))
            }
            Some(_) => Err(Refusal::RequestTaken),
        }
    }
}

/// What those who are away should know: that it is their turn, that the game is over.
fn notes(before: &Live, change: &Change, ends: bool, caller: Option<&Caller>, now: i64) -> Vec<NewNotification> {
    let after = &change.live;
    let people = after.people();
    if people.len() < 2 || matches!(after.pace, Pace::Live { .. }) {
        return Vec::new();
    }
    let note = |person: Id, kind: NotificationKind| {
        let table = Some(after.table.id);
        NewNotification { person, kind, table, text: String::new(), at: now }
    };
    let mover = |live: &Live| live.on_turn().filter(|row| is_played(row)).and_then(|row: &SeatRow| row.person);
    let began = change.entries.iter().any(|entry| entry.kind == EntryKind::Start);
    let turn = mover(after).filter(|person| !ends && (began || mover(before) != Some(*person)));
    let over = people.into_iter().filter(|_| ends).map(|person| note(person, NotificationKind::Over));
    let notes = over.chain(turn.map(|person| note(person, NotificationKind::Turn)));
    notes.filter(|note| caller.is_none_or(|caller| caller.id != note.person)).collect()
}
