//! Chores that run from time to time: clocks, answers of workers in other processes, deleted data, abandoned tables.

use std::{
    future::Future,
    sync::atomic::{AtomicI64, Ordering},
    time::{Duration, Instant},
};

use bots::Level;
use store::{Engine, Job, JobKind};
use table::{Order, Pace, Refusal, Result};
use tokio::sync::watch;

use crate::{Ask, Rooms, time::now, workers::play};

const HOUR: i64 = 3_600_000;
/// How long storing must have been impossible before that time is given back.
const AWAY: i64 = 5_000;
/// From when on nobody is replaced by a bot: their time may have to be given back.
const DOUBT: i64 = 3_000;
/// How long a session lasts without use.
const SESSION: i64 = 90 * 24 * HOUR;
/// How long an answer that nobody fetched is kept.
const STALE_HINT: i64 = 60_000;
/// How long the answer to a request with an idempotency key is kept.
const REQUEST: i64 = 24 * HOUR;

/// How long a finished game keeps its log unpacked: a repeated order still gets its first answer.
const SETTLED: i64 = 60_000;
/// How many games are packed before the server checks whether it must stop.
const AT_ONCE: i64 = 40;
const LEAST_PAUSE: Duration = Duration::from_millis(20);
/// How many free pages of a file are given back at a time.
const PAGES: i64 = 64;

/// Gives back the time that passed while the server was down: nobody is charged for it.
pub async fn give_time_back(rooms: &Rooms) -> Result {
    let store = rooms.store();
    let now = now();
    // There is only one server: whatever held a job or a request is gone.
    if store.engine() == Engine::Sqlite {
        store.free_jobs().await?;
        store.free_requests().await?;
    }
    let away = store.last_alive().await?.map_or(0, |last| (now - last).max(0));
    let tables = store.live_again(now, away).await?;
    tracing::info!(away_ms = away, tables, "clocks are not charged for the time away");
    Ok(())
}

/// Stores a heartbeat. If that was impossible for a while, nobody could store a move either: a single server gives that
/// time back. With several nodes, the remaining ones do.
async fn beat(rooms: &Rooms, last: &AtomicI64) -> Result {
    let now = now();
    let away = now - last.load(Ordering::Relaxed);
    if away > AWAY && rooms.bus().is_none() {
        let count = rooms.store().live_again(now, away).await?;
        rooms.read_all_again().await;
        tracing::warn!(away_ms = away, tables = count, "nothing could be stored: clocks are not charged for it");
    } else {
        rooms.store().note_alive(now).await?;
    }
    last.store(now, Ordering::Relaxed);
    Ok(())
}

/// Does all chores until told to stop.
pub async fn run(rooms: Rooms, stop: watch::Receiver<bool>) {
    let last = AtomicI64::new(now());
    tokio::join!(
        every(Duration::from_secs(2), stop.clone(), || beat(&rooms, &last)),
        every(Duration::from_millis(500), stop.clone(), || clocks(&rooms, &last)),
        every(Duration::from_millis(200), stop.clone(), || answers(&rooms)),
        every(Duration::from_secs(2), stop.clone(), || pack(&rooms)),
        every(Duration::from_secs(2), stop.clone(), || async { Ok(rooms.store().scrub().await.map(drop)?) }),
        every(Duration::from_secs(600), stop, || tidy(&rooms)),
    );
}

async fn every<F: Future<Output = Result>>(
    pause: Duration,
    mut stop: watch::Receiver<bool>,
    mut chore: impl FnMut() -> F,
) {
    while !*stop.borrow() {
        if let Err(refusal) = chore().await {
            tracing::warn!(%refusal, "a chore was not done");
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => (),
            _ = stop.changed() => (),
        }
    }
}

/// Replaces people who ran out of time by bots, except while their time may have to be given back.
async fn clocks(rooms: &Rooms, last: &AtomicI64) -> Result {
    if now() - last.load(Ordering::Relaxed) > DOUBT && rooms.bus().is_none() {
        return Ok(());
    }
    for id in rooms.store().due(now(), rooms.node()).await? {
        match rooms.order(Ask::server(id, Order::TimeUp)).await {
            Ok(_) => metrics::counter!("intramuros_time_outs_total").increment(1),
            Err(refusal) if !refusal.is_fault() => (),
            Err(refusal) => tracing::warn!(table = %id, %refusal, "a clock was not looked at"),
        }
    }
    Ok(())
}

/// Carries out what workers in other processes decided; jobs that failed are done by a random bot.
async fn answers(rooms: &Rooms) -> Result {
    for job in rooms.store().answered_jobs(rooms.node(), 64).await? {
        match (job.kind, &job.answer) {
            (JobKind::Bot, Some(answer)) => {
                let actions = answer.lines().map(Into::into).collect();
                play_or_forget(rooms, &job, actions).await?;
            }
            (JobKind::Hint, _) if job.created_at > now() - STALE_HINT => (),
            _ => rooms.store().delete_job(job.id).await?,
        }
    }
    for job in rooms.store().stuck_jobs(rooms.node(), 64).await? {
        // A game that cannot be continued must not hold up the others.
        let Some(live) = or_none(rooms.live(job.table).await)? else { continue };
        if live.table.version < job.n {
            // The move that asked for it was stored a moment ago and is not known here yet.
            continue;
        }
        let bot = job.kind == JobKind::Bot && live.table.version == job.n;
        let plan = live.board.as_ref().filter(|_| bot).and_then(|board| {
            let game = rooms.games().find(&live.table.game)?;
            Some(game.plan(&**board, Level::Random, job.id as u64))
        });
        play_or_forget(rooms, &job, plan.unwrap_or_default()).await?;
    }
    Ok(())
}

/// An answer that does not fit is discarded, and the bot is asked again. While nothing can be stored, a job waits.
async fn play_or_forget(rooms: &Rooms, job: &Job, actions: Vec<String>) -> Result {
    match play(rooms, job, actions).await {
        Ok(()) => Ok(()),
        Err(refusal) if refusal.is_fault() => Err(refusal),
        Err(refusal) => {
            tracing::warn!(table = %job.table, %refusal, "a bot's answer does not fit");
            let gone = matches!(refusal, Refusal::Missing(_));
            let store = rooms.store();
            let done = if gone { store.delete_job(job.id).await } else { store.renew_job(job.id).await };
            Ok(done?)
        }
    }
}

/// None for a refusal; a fault of the database is an error.
fn or_none<T>(found: Result<T>) -> Result<Option<T>> {
    match found {
        Err(refusal) if refusal.is_fault() => Err(refusal),
        found => Ok(found.ok()),
    }
}

/// Packs the logs of games that ended a while ago, one after the other, with pauses so that play is not slowed down.
async fn pack(rooms: &Rooms) -> Result {
    let store = rooms.store();
    if !rooms.is_first() || !store.all_nodes_pack().await? {
        return Ok(());
    }
    for id in store.unpacked(now() - SETTLED, AT_ONCE).await? {
        let begun = Instant::now();
        let (packed, odd) = store.pack(&[id]).await?;
        metrics::counter!("intramuros_games_packed_total").increment(packed);
        for (table, error) in odd {
            tracing::error!(%table, %error, "a finished game stays unpacked");
        }
        tokio::time::sleep(LEAST_PAUSE.max(4 * begun.elapsed())).await;
    }
    store.give_pages_back(PAGES).await?;
    Ok(())
}

/// Ends tables that everybody has left: open tables and those with a clock after a day, others after thirty.
async fn tidy(rooms: &Rooms) -> Result {
    if !rooms.is_first() {
        return Ok(());
    }
    let now = now();
    rooms.store().expire_sessions(now - SESSION).await?;
    rooms.store().expire_requests(now - REQUEST).await?;
    rooms.store().expire_exports(now - 24 * HOUR).await?;
    rooms.store().expire_unplayed(now - 24 * HOUR).await?;
    rooms.store().expire_letters(now, now - 24 * HOUR).await?;
    for id in rooms.store().idle_since(now - 24 * HOUR).await? {
        let Some(live) = or_none(rooms.live(id).await)? else { continue };
        let open = live.board.is_none() && !matches!(live.pace, Pace::Days { .. });
        let patience = if open { 24 * HOUR } else { live.pace.patience() };
        if live.table.active_at < now - patience {
            rooms.order(Ask::server(id, Order::Abandon)).await?;
        }
    }
    Ok(())
}
