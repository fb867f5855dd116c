//! What a new version does with the games of an older one: it serves at once, and replays them all in the background. A
//! running game is replayed before anybody plays on; only a game that this version cannot continue is refused.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use store::{Entry, Id, SeatRow, Status, Store, Table};
use table::{Broken, GameKind, Refusal, Result};
use tokio::{sync::watch, task::spawn_blocking};

use crate::{Rooms, verify};

/// The version that has replayed everything.
const SERVED_BY: &str = "served_by";
/// The progress of a version: its name, the last finished table, how many games, how many wrong ones.
const REACHED: &str = "replayed_to";
/// How often progress is logged.
const SAY: Duration = Duration::from_secs(10);
/// After a game it pauses for this many times as long as the game took: a fraction of one processor is enough.
const PAUSE: u32 = 3;
/// How often a node that leaves the work to another one checks whether it is done.
const LOOK: Duration = Duration::from_secs(2);
/// How many finished tables are read at a time.
const PAGE: i64 = 200;

/// What is known about the stored games: whether this version has replayed all of them, and which it cannot continue.
#[derive(Default)]
pub struct Soundness {
    all_checked: AtomicBool,
    broken: Mutex<BTreeMap<Id, String>>,
}

impl Soundness {
    /// Refuses a table that cannot be continued. Until all games are replayed, a running one is replayed here.
    pub fn check(&self, kind: &dyn GameKind, table: &Table, seats: &[SeatRow], log: &[Entry]) -> Result {
        if table.status != Status::Playing {
            return Ok(());
        }
        let known = self.broken.lock().unwrap_or_else(PoisonError::into_inner).get(&table.id).cloned();
        if let Some(why) = known {
            return Err(broken_game(&why));
        }
        if self.all_checked.load(Ordering::Relaxed) {
            return Ok(());
        }
        verify::table(kind, table, seats, log).map_err(|Broken(why)| self.broken(table.id, &why))
    }

    /// Notes a game that cannot be continued.
    pub fn broken(&self, table: Id, why: &str) -> Refusal {
        let mut broken = self.broken.lock().unwrap_or_else(PoisonError::into_inner);
        if broken.insert(table, why.to_owned()).is_none() {
            tracing::error!(%table, why, "this version cannot go on with a game");
            metrics::gauge!("intramuros_games_wrong").set(broken.len() as f64);
        }
        broken_game(why)
    }
}

fn broken_game(why: &str) -> Refusal {
    Refusal::BrokenGame { why: why.to_owned() }
}

/// This program and the rules that it knows.
fn version(rooms: &Rooms) -> String {
    format!("{} {}", env!("CARGO_PKG_VERSION"), rooms.games().rules_known())
}

/// Replays every stored game if an older version has served them, until done or told to stop.
pub async fn run(rooms: Rooms, mut stop: watch::Receiver<bool>) {
    loop {
        let pause = match replay_all(&rooms, &stop).await {
            Ok(true) => return,
            Ok(false) => LOOK,
            Err(refusal) => {
                tracing::warn!(%refusal, "the stored games are not all replayed yet");
                SAY
            }
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => (),
            _ = stop.changed() => (),
        }
        if *stop.borrow() {
            return;
        }
    }
}

/// Whether all games are replayed, or it was told to stop. With several nodes, the first one does it.
async fn replay_all(rooms: &Rooms, stop: &watch::Receiver<bool>) -> Result<bool> {
    let (store, version) = (rooms.store(), version(rooms));
    if store.get(SERVED_BY).await?.as_deref() == Some(version.as_str()) {
        rooms.soundness().all_checked.store(true, Ordering::Relaxed);
        return Ok(true);
    }
    if !rooms.is_first() {
        return Ok(false);
    }
    let mut replay = Replay::begin(rooms, version).await?;
    for id in store.playing_ids().await? {
        if *stop.borrow() {
            return Ok(true);
        }
        replay.one(id).await?;
        replay.running += 1;
    }
    loop {
        let page = store.finished_ids(replay.after, PAGE).await?;
        if page.is_empty() {
            break;
        }
        for id in page {
            if *stop.borrow() {
                replay.note().await?;
                return Ok(true);
            }
            replay.one(id).await?;
            replay.after = id;
            if replay.said.elapsed() > SAY {
                replay.note().await?;
            }
        }
    }
    replay.end().await?;
    Ok(true)
}

/// The work of replaying, and its progress.
struct Replay<'a> {
    rooms: &'a Rooms,
    version: String,
    /// Finished tables up to this one are done.
    after: Id,
    games: u64,
    /// How many of them are running: those are replayed again at the next start.
    running: u64,
    /// Running ones that cannot be continued.
    refused: u64,
    wrong: u64,
    of: i64,
    said: Instant,
}

impl Replay<'_> {
    async fn begin(rooms: &Rooms, version: String) -> Result<Replay<'_>> {
        let store = rooms.store();
        let (after, games, wrong) = reached(store, &version).await?.unwrap_or((Id::FIRST, 0, 0));
        let of = store.count_played().await?;
        tracing::info!(of, done = games, "replaying the stored games, which an older version has served");
        metrics::gauge!("intramuros_games_to_replay").set(of as f64 - games as f64);
        Ok(Replay { rooms, version, after, games, running: 0, refused: 0, wrong, of, said: Instant::now() })
    }

    async fn one(&mut self, id: Id) -> Result {
        let (store, begun) = (self.rooms.store(), Instant::now());
        let checked = match store.whole_table(id).await {
            Ok((table, seats, log)) => {
                let (kind, status) = (self.rooms.games().of_table(&table.game), table.status);
                let check = move || kind.and_then(|kind| verify::table(kind, &table, &seats, &log));
                (spawn_blocking(check).await.map_err(Refusal::internal)?, status)
            }
            // It was deleted meanwhile.
            Err(error) if error.is_missing() => return Ok(()),
            Err(error) if error.is_broken() => (Err(Broken(error.to_string())), Status::Over),
            Err(error) => return Err(error.into()),
        };
        if let (Err(Broken(why)), status) = checked {
            self.wrong += 1;
            self.refused += u64::from(status == Status::Playing);
            self.rooms.soundness().broken(id, &why);
        }
        self.games += 1;
        metrics::counter!("intramuros_games_replayed_total").increment(1);
        metrics::gauge!("intramuros_games_to_replay").set((self.of as f64 - self.games as f64).max(0.0));
        tokio::time::sleep(begun.elapsed() * PAUSE).await;
        Ok(())
    }

    /// Logs and stores the progress.
    async fn note(&mut self) -> Result {
        tracing::info!(games = self.games, of = self.of, wrong = self.wrong, "replaying the stored games");
        self.said = Instant::now();
        let reached =
            format!("{}\n{} {} {}", self.version, self.after, self.games - self.running, self.wrong - self.refused);
        Ok(self.rooms.store().set(REACHED, &reached).await?)
    }

    /// As long as a running game cannot be continued, running games are replayed at every start.
    async fn end(&mut self) -> Result {
        self.note().await?;
        if self.refused == 0 {
            self.rooms.store().set(SERVED_BY, &self.version).await?;
            // A return to this version after another one starts again.
            self.rooms.store().set(REACHED, "").await?;
            self.rooms.soundness().all_checked.store(true, Ordering::Relaxed);
        }
        metrics::gauge!("intramuros_games_to_replay").set(0.0);
        let Replay { games, wrong, .. } = self;
        match wrong {
            0 => tracing::info!("{games} games replayed, 0 wrong"),
            wrong => tracing::error!("{games} games replayed, {wrong} wrong: `intramuros verify --all` lists them"),
        }
        Ok(())
    }
}

/// Where this version stopped the last time.
async fn reached(store: &Store, version: &str) -> Result<Option<(Id, u64, u64)>> {
    let noted = store.get(REACHED).await?.unwrap_or_default();
    let read = || {
        let (by, rest) = noted.split_once('\n')?;
        let mut words = rest.split(' ').filter(|_| by == version);
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    };
    Ok(read())
}
