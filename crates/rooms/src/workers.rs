//! Bots think here, apart from requests and tables: workers take jobs from the store, in this process or in another.

use std::{
    str::FromStr,
    sync::Arc,
    time::{Duration, Instant},
};

use bots::Level;
use store::{Id, Job, JobKind, Store};
use table::{Board, Broken, Order, Refusal, Result};
use tokio::{
    sync::watch,
    task::{JoinSet, spawn_blocking},
    time::timeout,
};

use crate::{Ask, EXPENSIVE, Games, Rooms, Thinks, reviews::Reviewer, shares::Shares, time::now};

/// How long a worker may think before another one may take its job over.
const LEASE: i64 = 30_000;
/// How often an idle worker polls for work.
const LOOK: Duration = Duration::from_millis(150);

/// About how long a worker thinks before it hands in its answers and looks for work again.
const AT_ONCE: Duration = Duration::from_millis(20);
/// The most jobs at a time.
const MOST: u128 = 16;
/// How many people's expensive jobs are compared.
const FAR: i64 = 256;
/// How long to wait when nothing can be stored.
const AGAIN: Duration = Duration::from_millis(500);

const KINDS: [JobKind; 2] = [JobKind::Bot, JobKind::Hint];
/// After this many quick batches in a row a worker looks for an expensive job first: nobody waits for ever.
const IN_A_ROW: u32 = 8;

/// Somebody who works in the background.
pub enum Worker {
    /// Thinks for bots.
    Thinker(Thinker),
    /// Reviews finished games.
    Reviewer(Reviewer),
}

/// A worker that thinks: its name, the store, and the tables when they are in the same process.
#[derive(Clone)]
pub struct Thinker {
    name: String,
    store: Store,
    games: Games,
    rooms: Option<Rooms>,
    /// Whether it takes only quick jobs.
    quick: bool,
    shares: Shares,
}

/// A game, and how it stands.
type Seated = (&'static dyn Thinks, Arc<dyn Board>);

/// What comes of thinking.
enum Thought {
    Moves(Vec<String>),
    Hints(String),
    /// The table has moved on.
    Late,
}

impl Worker {
    /// This many workers, and two more: one for quick bots alone, which never wait for masters, and one for reviews.
    pub fn team(name: &str, store: &Store, games: &Games, rooms: Option<&Rooms>, threads: usize) -> Vec<Worker> {
        if threads == 0 {
            return Vec::new();
        }
        let shares = Shares::default();
        let worker = |number: usize| {
            Worker::Thinker(Thinker {
                name: format!("{name} {number}"),
                store: store.clone(),
                games: games.clone(),
                rooms: rooms.cloned(),
                quick: number == threads,
                shares: shares.clone(),
            })
        };
        let reviewer = Reviewer {
            name: format!("{name} review"),
            store: store.clone(),
            games: games.clone(),
            rooms: rooms.cloned(),
        };
        (0..=threads).map(worker).chain([Worker::Reviewer(reviewer)]).collect()
    }

    /// Works until told to stop.
    pub async fn run(self, stop: watch::Receiver<bool>) {
        match self {
            Worker::Thinker(thinker) => thinker.run(stop).await,
            Worker::Reviewer(reviewer) => reviewer.run(stop).await,
        }
    }
}

impl Thinker {
    /// Works until told to stop. Quick jobs are taken several at a time.
    async fn run(self, mut stop: watch::Receiver<bool>) {
        let (mut most, mut row) = (1, 0);
        while !*stop.borrow() {
            match self.find(most, row >= IN_A_ROW).await {
                Ok(jobs) if jobs.is_empty() => tokio::select! {
                    () = self.wait() => (),
                    _ = stop.changed() => (),
                },
                Ok(jobs) if jobs[0].cost >= EXPENSIVE => {
                    row = 0;
                    self.take(jobs).await;
                }
                Ok(jobs) => {
                    let count = jobs.len() as u32;
                    let each = self.take(jobs).await / count;
                    most = (AT_ONCE.as_micros() / each.as_micros().max(1)).clamp(1, MOST) as usize;
                    row = if row >= IN_A_ROW { 0 } else { row + 1 };
                }
                Err(error) => {
                    tracing::warn!(%error, "cannot look for work");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Takes jobs: quick ones, or else an expensive one.
    async fn find(&self, most: usize, expensive_first: bool) -> store::Result<Vec<Job>> {
        if expensive_first && let Some(job) = self.find_expensive().await? {
            return Ok(vec![job]);
        }
        let jobs = self.store.take_jobs(&self.name, now(), LEASE, &KINDS, EXPENSIVE, most).await?;
        if jobs.len() == most {
            // There may be more for others.
            self.rooms.iter().for_each(|rooms| rooms.wake_workers(0));
        }
        if jobs.is_empty() {
            return Ok(self.find_expensive().await?.into_iter().collect());
        }
        Ok(jobs)
    }

    /// Takes an expensive job of the person for whom the fewest workers think now and who had the least time lately.
    async fn find_expensive(&self) -> store::Result<Option<Job>> {
        if self.quick {
            return Ok(None);
        }
        let mut waiting = self.store.waiting_for(now(), EXPENSIVE, FAR).await?;
        self.shares.sort(&mut waiting);
        for next in waiting {
            if let Some(job) = self.store.take_this(&self.name, now(), LEASE, next.job).await? {
                // There may be more for others: one wake-up can stand for several jobs.
                self.rooms.iter().for_each(|rooms| rooms.wake_workers(EXPENSIVE));
                return Ok(Some(job));
            }
        }
        Ok(None)
    }

    /// Waits until there may be work.
    async fn wait(&self) {
        match &self.rooms {
            // Nobody is notified when a lease expires.
            Some(rooms) => {
                let _ = timeout(Duration::from_secs(1), rooms.wait_for_work(self.quick)).await;
            }
            None => tokio::time::sleep(LOOK).await,
        }
    }

    /// Thinks about one job after the other and hands in all answers together; returns how long it thought.
    async fn take(&self, jobs: Vec<Job>) -> Duration {
        let (begun, mut handing_in) = (Instant::now(), JoinSet::new());
        for job in jobs {
            let (begun, thought, worker) = (Instant::now(), self.think(&job).await, self.clone());
            self.shares.add(job.person, begun.elapsed());
            handing_in.spawn(async move {
                worker.done(&job, thought).await;
                metrics::histogram!("intramuros_bot_seconds", "level" => job.level)
                    .record(begun.elapsed().as_secs_f64());
            });
        }
        let thought = begun.elapsed();
        while handing_in.join_next().await.is_some() {}
        thought
    }

    async fn done(&self, job: &Job, thought: std::result::Result<Thought, Broken>) {
        let done = match thought {
            Ok(thought) => self.hand_in(job, thought).await,
            Err(broken) => Err(broken.into()),
        };
        if let Err(refusal) = done {
            tracing::warn!(job = job.id, table = %job.table, %refusal, "a bot failed");
            if matches!(refusal, Refusal::Unavailable(_)) {
                self.give_back(job).await;
            } else {
                // If even this fails, the lease expires and another worker takes the job.
                let _ = self.store.fail_job(job.id, &self.name, &refusal.to_string()).await;
            }
        }
        if job.kind == JobKind::Hint {
            self.rooms.iter().for_each(Rooms::advised);
        }
    }

    /// Nothing can be stored now, which is not the bot's fault: retries until it can. When the lease expires, another
    /// worker takes the job.
    async fn give_back(&self, job: &Job) {
        for _ in 0..LEASE / AGAIN.as_millis() as i64 {
            tokio::time::sleep(AGAIN).await;
            match self.store.give_back_job(job.id, &self.name).await {
                Err(error) if error.fault().is_some() => (),
                _ => return,
            }
        }
    }

    async fn think(&self, job: &Job) -> std::result::Result<Thought, Broken> {
        let Some((game, board)) = self.board(job.table, job.n).await? else { return Ok(Thought::Late) };
        let level = Level::from_str(&job.level).unwrap_or(Level::Apprentice);
        let (kind, seed) = (job.kind, job.id as u64);
        let thinking = spawn_blocking(move || match kind {
            JobKind::Bot => Ok(Thought::Moves(game.plan(&*board, level, seed))),
            JobKind::Hint => serde_json::to_string(&game.advise(&*board, seed)).map(Thought::Hints),
            // A worker of their own makes them.
            JobKind::Review => Ok(Thought::Late),
        });
        let thought = thinking.await.map_err(|error| Broken(format!("a bot gave up: {error}")))?;
        thought.map_err(|error| Broken(error.to_string()))
    }

    /// The game at this version; none when it has moved on.
    async fn board(&self, id: Id, n: i64) -> std::result::Result<Option<Seated>, Broken> {
        if let Some(rooms) = &self.rooms {
            let live = rooms.live(id).await.map_err(Broken::of)?;
            // A job can be seen in the store a moment before the move that asked for it is known here.
            if live.table.version >= n {
                let game = self.games.of_table(&live.table.game)?;
                return Ok(live.board.clone().filter(|_| live.table.version == n).map(|board| (game, board)));
            }
        }
        let table = self.store.table(id).await.map_err(Broken::of)?;
        let log = self.store.entries(id, 0).await.map_err(Broken::of)?;
        if log.len() as i64 != n {
            return Ok(None);
        }
        let game = self.games.of_table(&table.game)?;
        Ok(game.open(table.rules, &table.options, &log)?.map(|board| (game, Arc::from(board))))
    }

    async fn hand_in(&self, job: &Job, thought: Thought) -> Result {
        match (thought, &self.rooms) {
            (Thought::Late, _) => delete_job(&self.store, job).await?,
            (Thought::Hints(hints), _) => self.store.answer_job(job.id, &self.name, &hints).await?,
            (Thought::Moves(actions), Some(rooms)) => play(rooms, job, actions).await?,
            (Thought::Moves(actions), None) => {
                self.store.answer_job(job.id, &self.name, &actions.join("\n")).await?;
            }
        }
        Ok(())
    }
}

/// Carries out what a bot decided; its job is deleted.
pub async fn play(rooms: &Rooms, job: &Job, actions: Vec<String>) -> Result {
    let order = Order::Bot { n: job.n, actions, job: job.id };
    match rooms.order(Ask::server(job.table, order)).await {
        // The job went with the move.
        Ok(_) => Ok(()),
        // Somebody came back, or another worker was quicker.
        Err(Refusal::Stale | Refusal::Over | Refusal::NotBegun | Refusal::BrokenGame { .. }) => {
            delete_job(rooms.store(), job).await
        }
        Err(refusal) => Err(refusal),
    }
}

/// Deletes a job that is no longer wanted; another worker may have done so.
async fn delete_job(store: &Store, job: &Job) -> Result {
    match store.delete_job(job.id).await {
        Err(error) if !error.is_missing() => Err(error.into()),
        _ => Ok(()),
    }
}
