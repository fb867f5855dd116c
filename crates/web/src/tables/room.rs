//! One task for each table that is in use: it alone writes the table, one order after the other. Readers look at what
//! it last stored and never wait for it.

use std::{sync::Arc, time::Duration};

use store::{Entry, EntryKind, Id, NewNotification, SeatRow, Status, StoreError};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, timeout},
};

use super::{
    Tables,
    change::{Caller, Change, Order},
    live::{Live, is_played},
    rating,
};
use crate::{
    pace::Pace,
    problem::{Problem, Result},
    time,
};

/// After how long without an order or a reader a table is no longer kept in memory.
const IDLE: Duration = Duration::from_secs(300);

/// What readers of a table find.
#[derive(Clone)]
pub enum Known {
    /// It is being read from the store.
    NotYet,
    Here(Arc<Live>),
    /// It cannot be read.
    Failed(Problem),
}

/// An order on its way.
pub struct Message {
    pub caller: Option<Caller>,
    /// The version that the caller saw; none for those that look for themselves.
    pub version: Option<i64>,
    /// The caller's own mark of this order: sent twice, it is carried out once.
    pub request: Option<String>,
    /// None: something was changed in the store past this task, which shall read it.
    pub order: Option<Order>,
    pub reply: oneshot::Sender<Result<Done>>,
}

/// An order that was carried out and stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// Its number in the table's log.
    pub n: i64,
    /// The version of the table right after it.
    pub version: i64,
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
        tokio::spawn(Keeper { id, tables, publish, inbox }.keep());
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

struct Keeper {
    id: Id,
    tables: Tables,
    publish: watch::Sender<Known>,
    inbox: mpsc::Receiver<Message>,
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
        loop {
            match timeout(IDLE, self.inbox.recv()).await {
                Ok(Some(message)) => {
                    let answer = self.carry_out(&mut live, &message).await;
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
                Err(_) => (),
            }
        }
    }

    async fn load(&self) -> Result<Arc<Live>> {
        let store = self.tables.store();
        let table = store.table(self.id).await?;
        let seats = store.seats(self.id).await?;
        let log = store.entries(self.id, 0).await?;
        Ok(Arc::new(Live::load(table, seats, &log)?))
    }

    async fn carry_out(&self, live: &mut Arc<Live>, message: &Message) -> Result<Done> {
        let Some(order) = &message.order else {
            *live = self.load().await?;
            self.publish.send_replace(Known::Here(Arc::clone(live)));
            return Ok(Done { n: live.table.version, version: live.table.version });
        };
        // An order that was carried out moved the table on: one that fits the table as it is cannot be a second one.
        if message.version != Some(live.table.version) {
            if let Some(done) = self.came_before(message).await? {
                return Ok(done);
            }
            if message.version.is_some() {
                return Err(Problem::conflict("stale", "the table has moved on since you looked"));
            }
        }
        let now = time::now();
        let mut change = match live.change(message.caller.as_ref(), order, message.request.as_deref(), now) {
            Ok(change) => change,
            // It may be refused just because it was carried out before.
            Err(problem) => return self.came_before(message).await?.ok_or(problem),
        };
        let ends = live.table.status != Status::Over && change.live.table.status == Status::Over;
        add_notes(live, &mut change, ends, message.caller.as_ref(), now);
        if ends && change.live.table.rated {
            change.commit.ratings = rating::after(self.tables.store(), &change.live).await?;
        }
        let n = live.table.version;
        let begun = Instant::now();
        match self.tables.store().commit(change.commit).await {
            Ok(()) => (),
            // Somebody else wrote this table: what is here is old.
            Err(StoreError::Stale { .. }) => {
                *live = self.load().await?;
                self.publish.send_replace(Known::Here(Arc::clone(live)));
                return Err(Problem::conflict("stale", "the table has moved on since you looked"));
            }
            Err(StoreError::Taken(what)) => {
                return self.came_before(message).await?.ok_or_else(|| StoreError::Taken(what).into());
            }
            Err(other) => return Err(other.into()),
        }
        metrics::histogram!("intramuros_commit_seconds").record(begun.elapsed().as_secs_f64());
        metrics::counter!("intramuros_entries_total").increment((change.live.table.version - n) as u64);
        if change.live.table.host != live.table.host {
            self.tables.store().change_settings(&change.live.table).await?;
        }
        if let Some(next) = change.live.table.rematch.filter(|_| live.table.rematch.is_none()) {
            self.tables.store().set_rematch(self.id, next).await?;
        }
        let before = std::mem::replace(live, Arc::new(change.live));
        self.publish.send_replace(Known::Here(Arc::clone(live)));
        self.tables.moved(&before, live);
        Ok(Done { n, version: live.table.version })
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
                Ok(Some(Done { n: entry.n, version }))
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
