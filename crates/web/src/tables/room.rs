//! One task for each table that is in use: it alone writes the table, one order after the other. Readers look at what
//! it last stored and never wait for it. Where several nodes share a database, one of them has claimed the table, and
//! the tasks of the others hand its orders over.

use std::{sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use store::{Entry, EntryKind, Id, NewNotification, SeatRow, Status, StoreError};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, timeout_at},
};

use super::{
    Tables,
    change::{Caller, Change, Order},
    elsewhere::Place,
    live::{Live, is_played},
    rating,
    step::Step,
};
use crate::{
    board::Broken,
    pace::Pace,
    problem::{Problem, Result},
    time,
};

/// After how long without an order or a reader a table is no longer kept in memory.
const IDLE: Duration = Duration::from_secs(300);
/// The same, once its game is over.
const OVER: Duration = Duration::from_secs(20);

/// How often an order looks for the node that writes its table before it gives up.
const TRIES: usize = 4;
/// The code of an answer from a node that does not write the table any more.
const ELSEWHERE: &str = "elsewhere";

/// What readers of a table find.
#[derive(Clone)]
pub enum Known {
    /// It is being read from the store.
    NotYet,
    Here(Arc<Live>),
    /// It cannot be read.
    Failed(Problem),
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

/// An order on its way.
pub struct Message {
    pub caller: Option<Caller>,
    /// The version that the caller saw; none for those that look for themselves. Without an order: the version that
    /// is stored at least.
    pub version: Option<i64>,
    /// The caller's own mark of this order: sent twice, it is carried out once.
    pub request: Option<String>,
    /// None: something was changed in the store past this task, which shall read it.
    pub order: Option<Order>,
    /// What another node has stored, and which one.
    pub step: Option<Box<(String, Step)>>,
    /// It comes from another node, which believes that the table is written here.
    pub forwarded: bool,
    pub reply: oneshot::Sender<Result<Done>>,
}

impl Message {
    /// What is stored shall be read; up to this version, if one is known.
    pub(super) fn read_again(
        version: Option<i64>,
        step: Option<Box<(String, Step)>>,
        reply: oneshot::Sender<Result<Done>>,
    ) -> Message {
        Message { caller: None, version, request: None, order: None, step, forwarded: false, reply }
    }
}

/// An order that was carried out and stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    /// Its number in the table's log.
    pub n: i64,
    /// The version of the table right after it.
    pub version: i64,
    /// What it changed, for the node that handed it over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Box<Step>>,
}

impl Done {
    pub(super) fn new(n: i64, version: i64) -> Done {
        Done { n, version, step: None }
    }
}

/// The task's ends.
#[derive(Clone)]
pub struct Room {
    pub orders: mpsc::Sender<Message>,
    pub known: watch::Receiver<Known>,
    /// The number of the last chat message that was written while this was in memory.
    pub chat: Arc<watch::Sender<i64>>,
}

impl Room {
    /// Begins to look after a table.
    pub fn open(id: Id, tables: Tables) -> Room {
        let (orders, inbox) = mpsc::channel(64);
        let (publish, known) = watch::channel(Known::NotYet);
        let chat = Arc::new(watch::Sender::new(0));
        tokio::spawn(Keeper { id, tables, publish, inbox, claim: None, owner: None, in_doubt: false }.keep());
        Room { orders, known, chat }
    }

    /// The table as it was last stored.
    pub async fn live(&self) -> Result<Arc<Live>> {
        let mut known = self.known.clone();
        let gone = || Problem::unavailable("the table was just put away; try again");
        let found = known.wait_for(|known| !matches!(known, Known::NotYet)).await.map_err(|_| gone())?;
        match &*found {
            Known::Here(live) => Ok(Arc::clone(live)),
            Known::Failed(problem) => Err(problem.clone()),
            Known::NotYet => Err(gone()),
        }
    }
}

pub(super) struct Keeper {
    pub(super) id: Id,
    pub(super) tables: Tables,
    pub(super) publish: watch::Sender<Known>,
    inbox: mpsc::Receiver<Message>,
    /// The number under which this node writes the table.
    pub(super) claim: Option<i64>,
    /// The node that wrote it when this one last heard of it.
    pub(super) owner: Option<String>,
    /// The database did not say whether it has stored the last change.
    in_doubt: bool,
}

impl Keeper {
    async fn keep(mut self) {
        let mut live = match self.load().await {
            Ok(live) => live,
            Err(problem) => {
                self.publish.send_replace(Known::Failed(problem));
                self.tables.forget(self.id, || true);
                return;
            }
        };
        self.publish.send_replace(Known::Here(Arc::clone(&live)));
        let mut used = Instant::now();
        loop {
            let patience = if live.table.status == Status::Over { OVER } else { IDLE };
            match timeout_at(used + patience, self.inbox.recv()).await {
                Ok(Some(message)) => {
                    // What happens elsewhere is no use of it here.
                    if message.order.is_some() {
                        used = Instant::now();
                    }
                    let answer = self.see_to(&mut live, &message).await;
                    // Whoever asked may have gone; what was stored is stored.
                    let _ = message.reply.send(answer);
                }
                Ok(None) => return,
                // One receiver is the registry's own.
                Err(_) if self.publish.receiver_count() <= 1 => {
                    if self.tables.forget(self.id, || self.inbox.is_empty()) {
                        return;
                    }
                }
                Err(_) => used = Instant::now(),
            }
        }
    }

    async fn load(&self) -> Result<Arc<Live>> {
        let (table, seats, log) = self.tables.store().whole_table(self.id).await?;
        let soundness = self.tables.soundness();
        soundness.check(&table, &seats, &log)?;
        let live = Live::load(table, seats, &log).map_err(|Broken(why)| soundness.broken(self.id, &why))?;
        Ok(Arc::new(live))
    }

    /// Reads the table again.
    pub(super) async fn refresh(&mut self, live: &mut Arc<Live>) -> Result {
        let whole = self.load().await?;
        self.in_doubt = false;
        self.show(live, whole);
        Ok(())
    }

    /// Carries an order out, here or by the node that writes the table.
    async fn see_to(&mut self, live: &mut Arc<Live>, message: &Message) -> Result<Done> {
        let Some(order) = &message.order else { return self.take_notice(live, message).await };
        if self.in_doubt {
            self.refresh(live).await?;
        }
        let mut silent = None;
        for _ in 0..TRIES {
            match self.place(live, silent.as_deref()).await? {
                Place::Here(claim) => {
                    match self.carry_out(live, message, order, claim).await {
                        Ok(Some(done)) => return Ok(done),
                        // Nobody is refused because of an older table: another node may write it by now.
                        Err(problem) if problem.status >= 500 || !self.is_behind(live).await? => return Err(problem),
                        Ok(None) | Err(_) => (),
                    }
                    metrics::counter!("intramuros_claims_lost_total").increment(1);
                    self.claim = None;
                }
                Place::There(_) if message.forwarded => {
                    return Err(Problem::conflict(ELSEWHERE, "another node writes this table"));
                }
                Place::There(node) => match self.hand_over(&node, message, order).await {
                    // It has changed hands in the meantime.
                    Some(Err(problem)) if problem.code == ELSEWHERE => self.owner = None,
                    Some(Err(problem)) => return Err(problem),
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
        Err(Problem::unavailable("the table changes hands; try again"))
    }

    /// Carries an order out here. None when another node writes the table.
    async fn carry_out(
        &mut self,
        live: &mut Arc<Live>,
        message: &Message,
        order: &Order,
        claim: Option<i64>,
    ) -> Result<Option<Done>> {
        // An order that was carried out moved the table on: one that fits the table as it is cannot be a second one.
        if message.version != Some(live.table.version) {
            if let Some(done) = self.came_before(message).await? {
                return Ok(Some(done));
            }
            if message.version.is_some() {
                return Err(Problem::conflict("stale", "the table has moved on since you looked"));
            }
        }
        let now = time::now();
        let mut change = match live.change(message.caller.as_ref(), order, message.request.as_deref(), now) {
            Ok(change) => change,
            // It may be refused just because it was carried out before.
            Err(problem) => return self.came_before(message).await?.ok_or(problem).map(Some),
        };
        change.commit.claim = claim;
        let over = change.live.table.status == Status::Over;
        let ends = live.table.status == Status::Playing && change.live.table.status != Status::Playing;
        add_notes(live, &mut change, ends, message.caller.as_ref(), now);
        if ends && over && change.live.counts() {
            change.commit.ratings = rating::after(self.tables.store(), &change.live, now).await?;
        }
        let step = self.step_of(live, &change);
        let n = live.table.version;
        let begun = Instant::now();
        match self.tables.store().commit(change.commit).await {
            Ok(()) => (),
            // Somebody else wrote this table: what is here is old.
            Err(StoreError::Stale { .. }) => {
                self.refresh(live).await?;
                let stale = || Problem::conflict("stale", "the table has moved on since you looked");
                return self.came_before(message).await?.ok_or_else(stale).map(Some);
            }
            Err(StoreError::Lost(_)) => return Ok(None),
            Err(StoreError::Taken(what)) => {
                return self.came_before(message).await?.ok_or_else(|| StoreError::Taken(what).into()).map(Some);
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
        let told = step.as_ref().filter(|_| message.forwarded).cloned().map(Box::new);
        self.tables.moved(&before, live, step);
        Ok(Some(Done { n, version: live.table.version, step: told }))
    }

    /// The answer to an order that was carried out before.
    async fn came_before(&self, message: &Message) -> Result<Option<Done>> {
        let (Some(request), Some(caller)) = (&message.request, &message.caller) else { return Ok(None) };
        match self.tables.store().entry_by_request(self.id, request).await? {
            None => Ok(None),
            Some(entry) if entry.person == Some(caller.id) => {
                // An order's entries stand together, and only the first one has its mark.
                let after = self.tables.store().entries(self.id, entry.n + 1).await?;
                let same = |next: &&Entry| (next.person, next.at, &next.request) == (entry.person, entry.at, &None);
                let version = entry.n + 1 + after.iter().take_while(same).count() as i64;
                Ok(Some(Done::new(entry.n, version)))
            }
            Some(_) => Err(Problem::conflict("request_taken", "another request had this mark: use a fresh one")),
        }
    }
}

/// Tells those who are away what they should know: that it is their turn, that the game is over.
fn add_notes(before: &Live, change: &mut Change, ends: bool, caller: Option<&Caller>, now: i64) {
    let after = &change.live;
    let people = after.people();
    if people.len() < 2 || matches!(after.pace, Pace::Live { .. }) {
        return;
    }
    let mut tell = |person: Id, kind: &str| {
        if caller.is_none_or(|caller| caller.id != person) {
            let table = Some(after.table.id);
            change.commit.notes.push(NewNotification {
                person,
                kind: kind.into(),
                table,
                text: String::new(),
                at: now,
            });
        }
    };
    let mover = |live: &Live| live.on_turn().filter(|row| is_played(row)).and_then(|row: &SeatRow| row.person);
    let began = change.commit.entries.iter().any(|entry| entry.kind == EntryKind::Start);
    if ends {
        people.iter().for_each(|&person| tell(person, "over"));
    } else if let Some(person) = mover(after).filter(|person| began || mover(before) != Some(*person)) {
        tell(person, "turn");
    }
}
