//! Bots think here, away from requests and tables: workers take jobs from the store, in this process or in another one.

use std::{str::FromStr, sync::Arc, time::Duration};

use bots::Level;
use store::{Id, Job, JobKind, Store};
use tokio::{sync::watch, task::spawn_blocking, time::timeout};

use crate::{
    board::{self, Board, Broken},
    problem::Problem,
    tables::{Order, Tables},
    time::now,
};

/// How long a worker may think before another one may take its job over.
const LEASE: i64 = 30_000;
/// How often a worker that nobody wakes looks for work.
const LOOK: Duration = Duration::from_millis(150);

/// How long to wait when nothing can be stored.
const AGAIN: Duration = Duration::from_millis(500);

/// A worker: its name, the store, and the tables when they are in the same process.
#[derive(Clone)]
pub struct Worker {
    pub name: String,
    pub store: Store,
    pub tables: Option<Tables>,
}

/// What comes of thinking.
enum Thought {
    Moves(Vec<String>),
    Hints(String),
    /// The table has moved on.
    Late,
}

impl Worker {
    /// Works until told to stop.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            match self.store.take_job(&self.name, now(), LEASE, &[JobKind::Bot, JobKind::Hint]).await {
                Ok(Some(job)) => self.take(&job).await,
                Ok(None) => tokio::select! {
                    () = self.wait() => (),
                    _ = stop.changed() => (),
                },
                Err(error) => {
                    tracing::warn!(%error, "cannot look for work");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Waits until there may be work.
    async fn wait(&self) {
        match &self.tables {
            // Leases run out without anybody saying so.
            Some(tables) => {
                let _ = timeout(Duration::from_secs(1), tables.work()).await;
            }
            None => tokio::time::sleep(LOOK).await,
        }
    }

    async fn take(&self, job: &Job) {
        let begun = std::time::Instant::now();
        let done = match self.think(job).await {
            Ok(thought) => self.hand_in(job, thought).await,
            Err(Broken(why)) => Err(Problem::internal(why)),
        };
        metrics::histogram!("intramuros_bot_seconds", "level" => job.level.clone())
            .record(begun.elapsed().as_secs_f64());
        if let Err(problem) = done {
            tracing::warn!(job = job.id, table = %job.table, %problem, "a bot failed");
            // When even this fails the lease runs out, and another worker takes the job.
            let _ = if problem.status == 503 {
                // Nothing can be stored just now, which is not the bot's fault.
                tokio::time::sleep(AGAIN).await;
                self.store.give_back_job(job.id, &self.name).await
            } else {
                self.store.fail_job(job.id, &self.name, &problem.detail).await
            };
        }
        // There may be more: one wake-up can stand for several jobs.
        self.tables.iter().for_each(Tables::work_is_there);
    }

    async fn think(&self, job: &Job) -> Result<Thought, Broken> {
        let Some(board) = self.board(job.table, job.n).await? else { return Ok(Thought::Late) };
        let level = Level::from_str(&job.level).unwrap_or(Level::Apprentice);
        let (kind, seed) = (job.kind, job.id as u64);
        let thinking = spawn_blocking(move || match kind {
            JobKind::Bot => Ok(Thought::Moves(board.plan(level, seed))),
            JobKind::Hint => serde_json::to_string(&board.advise(seed)).map(Thought::Hints),
        });
        let thought = thinking.await.map_err(|error| Broken(format!("a bot gave up: {error}")))?;
        thought.map_err(|error| Broken(error.to_string()))
    }

    /// The game at this version; none when it has moved on.
    async fn board(&self, id: Id, n: i64) -> Result<Option<Arc<dyn Board>>, Broken> {
        if let Some(tables) = &self.tables {
            let live = tables.live(id).await.map_err(|problem| Broken(problem.detail))?;
            // A job can be seen in the store a moment before the move that asked for it is known here.
            if live.table.version >= n {
                return Ok(live.board.clone().filter(|_| live.table.version == n));
            }
        }
        let broken = |error: store::StoreError| Broken(error.to_string());
        let table = self.store.table(id).await.map_err(broken)?;
        let log = self.store.entries(id, 0).await.map_err(broken)?;
        if log.len() as i64 != n {
            return Ok(None);
        }
        Ok(board::open(&table.game, table.rules, &table.options, &log)?.map(Arc::from))
    }

    async fn hand_in(&self, job: &Job, thought: Thought) -> Result<(), Problem> {
        match (thought, &self.tables) {
            (Thought::Late, _) => self.store.delete_job(job.id).await?,
            (Thought::Hints(hints), _) => self.store.answer_job(job.id, &self.name, &hints).await?,
            (Thought::Moves(actions), Some(tables)) => play(tables, job, actions).await?,
            (Thought::Moves(actions), None) => {
                self.store.answer_job(job.id, &self.name, &actions.join("\n")).await?;
            }
        }
        Ok(())
    }
}

/// Plays what a bot thought, and takes its job away.
pub async fn play(tables: &Tables, job: &Job, actions: Vec<String>) -> Result<(), Problem> {
    let order = Order::Bot { n: job.n, actions };
    match tables.order(job.table, None, order, None, None).await {
        Ok(_) => (),
        // Somebody came back, or another worker was quicker.
        Err(problem) if problem.status == 409 => (),
        Err(problem) => return Err(problem),
    }
    Ok(tables.store().delete_job(job.id).await?)
}
