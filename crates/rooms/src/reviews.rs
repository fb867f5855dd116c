//! Reviews of finished games: asked for once, made by a worker of their own in the background, then kept.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use bots::review::FORM;
use store::{Id, Job, JobKind, NewJob, Status, Store};
use table::{Board, Broken, Live, Refusal, Result, refusal::Thing};
use tokio::{
    sync::watch,
    task::spawn_blocking,
    time::{sleep, timeout},
};

use crate::{EXPENSIVE, Games, Rooms, Thinks, time::now};

/// How long a worker may be silent before another one may take its review over.
const LEASE: i64 = 30_000;
/// How often a worker says how far it is.
const SAY: Duration = Duration::from_millis(500);
/// How often it looks for work that nobody told it of.
const LOOK: Duration = Duration::from_secs(1);
/// Who reviews, in the list of jobs.
const LEVEL: &str = "master";

/// How far the review of a game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reviewing {
    /// It is there, as JSON (docs/review.md).
    Done(String),
    /// So many of so many decisions are judged; none of none while it waits for a worker.
    Working {
        /// How many are judged.
        done: usize,
        /// How many there are.
        all: usize,
    },
    /// This game cannot be reviewed.
    Impossible,
}

impl Rooms {
    /// The review of a finished game. The first who asks has it made; only somebody who is known may.
    pub async fn review(&self, live: &Live, person: Option<Id>) -> Result<Reviewing> {
        if !matches!(live.table.status, Status::Over | Status::Abandoned) {
            return Err(Refusal::NotOver);
        }
        let began = live.board.as_ref().is_some_and(|board| board.decisions() > 0);
        if !began {
            return Err(Refusal::Missing(Thing::Game));
        }
        if let Some(kept) = self.store().review(live.table.id, FORM.into()).await? {
            return Ok(if kept.is_empty() { Reviewing::Impossible } else { Reviewing::Done(kept) });
        }
        let job = job(live, person);
        let found = self.store().find_job(&job).await?;
        if found.is_none() && person.is_some() {
            self.store().add_jobs(std::slice::from_ref(&job)).await?;
            self.0.review.notify_one();
        }
        let so_far = found.and_then(|job| job.answer).unwrap_or_default();
        let (done, all) = so_far.split_once(' ').unwrap_or_default();
        Ok(Reviewing::Working { done: done.parse().unwrap_or(0), all: all.parse().unwrap_or(0) })
    }
}

/// The one review of a table. It costs less than what servers of older versions look for without knowing what it is.
fn job(live: &Live, person: Option<Id>) -> NewJob {
    let (table, level) = (live.table.id, LEVEL.to_owned());
    NewJob { kind: JobKind::Review, table, n: 0, seat: 0, level, person, cost: EXPENSIVE - 1, at: now() }
}

/// A worker that makes reviews, one after the other: bots whom somebody waits for never wait for it.
#[derive(Clone)]
pub struct Reviewer {
    pub name: String,
    pub store: Store,
    pub games: Games,
    pub rooms: Option<Rooms>,
}

impl Reviewer {
    /// Works until told to stop.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let found = self.store.take_jobs(&self.name, now(), LEASE, &[JobKind::Review], EXPENSIVE, 1).await;
            match found.map(|mut jobs| jobs.pop()) {
                Ok(Some(job)) => self.take(&job, &mut stop).await,
                Ok(None) => tokio::select! {
                    () = self.wait() => (),
                    _ = stop.changed() => (),
                },
                Err(error) => {
                    tracing::warn!(%error, "cannot look for reviews");
                    sleep(LOOK).await;
                }
            }
        }
    }

    async fn wait(&self) {
        match &self.rooms {
            Some(rooms) => drop(timeout(LOOK, rooms.0.review.notified()).await),
            None => sleep(LOOK).await,
        }
    }

    /// Makes a review and keeps it; what goes wrong with the game is kept as well, so that nobody tries again.
    async fn take(&self, job: &Job, stop: &mut watch::Receiver<bool>) {
        let kept = match self.make(job, stop).await {
            Ok(Some(review)) => self.store.keep_review(job, FORM.into(), &review).await,
            Ok(None) => self.store.give_back_job(job.id, &self.name).await,
            Err(Refusal::Unavailable(_)) => self.store.give_back_job(job.id, &self.name).await,
            Err(refusal) => {
                tracing::warn!(table = %job.table, %refusal, "a game cannot be reviewed");
                self.store.keep_review(job, FORM.into(), "").await
            }
        };
        if let Err(error) = kept {
            // When the lease expires, another worker takes the job.
            tracing::warn!(table = %job.table, %error, "a review was not kept");
            sleep(LOOK).await;
        }
    }

    /// The review of a job's table; none when it was stopped.
    async fn make(&self, job: &Job, stop: &mut watch::Receiver<bool>) -> Result<Option<String>> {
        let (game, board) = self.board(job.table).await?;
        let (done, all) = (Arc::new(AtomicUsize::new(0)), board.decisions());
        let given_up = Arc::new(AtomicBool::new(false));
        let (said, ended) = (Arc::clone(&done), Arc::clone(&given_up));
        let mut making = spawn_blocking(move || {
            game.review(&*board, &mut |at| {
                said.store(at, Ordering::Relaxed);
                !ended.load(Ordering::Relaxed)
            })
        });
        loop {
            tokio::select! {
                made = &mut making => return Ok(made.map_err(Broken::of)??),
                _ = stop.changed() => given_up.store(true, Ordering::Relaxed),
                () = sleep(SAY) => {
                    let so_far = format!("{} {all}", done.load(Ordering::Relaxed));
                    let mine = self.store.go_on_with_job(job.id, &self.name, now() + LEASE, &so_far).await;
                    if matches!(mine, Ok(false)) {
                        given_up.store(true, Ordering::Relaxed);
                    }
                }
            }
        }
    }

    async fn board(&self, id: Id) -> Result<(&'static dyn Thinks, Box<dyn Board>)> {
        let (table, _, log) = self.store.whole_table(id).await?;
        let game = self.games.of_table(&table.game)?;
        let board = game.open(table.rules, &table.options, &log)?;
        Ok((game, board.ok_or(Refusal::Missing(Thing::Game))?))
    }
}
