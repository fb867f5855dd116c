//! Group commit: one task writes all moves, and those that queue up meanwhile go into the next transaction together.
//! So the disk is waited for once, not once per move.

use std::slice;

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{mpsc, oneshot};

#[cfg(any(test, feature = "testing"))]
use crate::faults::Plan;
use crate::{Commit, Engine, Result, StoreError, commit::advance, faults::point, log::append};

/// The most moves in one transaction.
const MOST: usize = 256;
/// As many characters as take more room than a move.
const ROOM: usize = 16 * 1024;

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    orders: mpsc::Sender<Order>,
    #[cfg(any(test, feature = "testing"))]
    pub(crate) plan: Plan,
}

#[derive(Debug)]
struct Order {
    what: What,
    answer: oneshot::Sender<Result>,
}

#[derive(Debug)]
enum What {
    Move(Box<Commit>),
    /// Finds out whether a move could be written.
    Probe,
}

impl Writer {
    /// Starts the task; it ends with the last handle.
    pub(crate) fn start(engine: Engine, pool: AnyPool) -> Writer {
        let (orders, queue) = mpsc::channel(MOST);
        let task = run(engine, pool, queue);
        #[cfg(any(test, feature = "testing"))]
        {
            let plan = Plan::default();
            tokio::spawn(plan.clone().watch(task));
            Writer { orders, plan }
        }
        #[cfg(not(any(test, feature = "testing")))]
        {
            tokio::spawn(task);
            Writer { orders }
        }
    }

    pub(crate) async fn write(&self, commit: Commit) -> Result {
        self.order(What::Move(Box::new(commit))).await
    }

    pub(crate) async fn probe(&self) -> Result {
        self.order(What::Probe).await
    }

    async fn order(&self, what: What) -> Result {
        let gone = || StoreError::Database(sqlx::Error::PoolClosed.into());
        let (answer, answered) = oneshot::channel();
        self.orders.send(Order { what, answer }).await.map_err(|_| gone())?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }
}

async fn run(engine: Engine, pool: AnyPool, mut queue: mpsc::Receiver<Order>) {
    let mut orders = Vec::with_capacity(MOST);
    while queue.recv_many(&mut orders, MOST).await > 0 {
        let (mut moves, mut probes) = (vec![], vec![]);
        for Order { what, answer } in orders.drain(..) {
            match what {
                What::Move(commit) => moves.push((*commit, answer)),
                // The caller has given up: nobody needs the result.
                What::Probe if answer.is_closed() => (),
                What::Probe => probes.push(answer),
            }
        }
        // Two servers on one database lock tables in the same order, so there is no deadlock.
        moves.sort_by_key(|(commit, _)| commit.table);
        let (commits, answers): (Vec<_>, Vec<_>) = moves.into_iter().unzip();
        if !commits.is_empty() {
            for (answer, result) in answers.into_iter().zip(together(engine, &pool, &commits).await) {
                // The caller may have gone; the move is stored anyway.
                let _ = answer.send(result);
            }
        }
        if !probes.is_empty() {
            let found = probe(engine, &pool).await;
            for answer in probes {
                let _ = answer.send(found.clone());
            }
        }
    }
}

/// Takes more room than a move and gives it back. No row stays, and no two nodes block each other.
async fn probe(engine: Engine, pool: &AnyPool) -> Result {
    let mut work = engine.begin(pool).await?;
    let key = format!("probe {}", crate::random_id()?);
    let sql = "INSERT INTO meta (key, value) VALUES ($1, $2)";
    sqlx::query(sql).bind(&key).bind("0".repeat(ROOM)).execute(&mut *work).await?;
    sqlx::query("DELETE FROM meta WHERE key = $1").bind(&key).execute(&mut *work).await?;
    work.commit().await
}

/// Writes commits in one transaction; if one of them breaks it, each in its own.
async fn together(engine: Engine, pool: &AnyPool, commits: &[Commit]) -> Vec<Result> {
    let all = |error: StoreError| commits.iter().map(|_| Err(error.clone())).collect();
    let mut work = match engine.begin(pool).await {
        Ok(work) => work,
        Err(error) => return all(error),
    };
    match write_batch(&mut work, commits).await {
        Ok(results) => match work.commit().await {
            Ok(()) => results,
            // It is unknown whether it was written: nobody may be told that it was, and nothing may be retried.
            Err(error) => all(error),
        },
        // A storage fault would hit each of them. Nothing was written, and this connection is not used again.
        Err(error) if error.fault().is_some_and(|fault| fault.is_of_storage()) => all(error),
        Err(error) => {
            if let Err(worse) = work.rollback().await {
                return all(worse);
            }
            if commits.len() == 1 {
                return all(error);
            }
            let mut results = vec![];
            for commit in commits {
                results.extend(Box::pin(together(engine, pool, slice::from_ref(commit))).await);
            }
            results
        }
    }
}

/// Writes many moves with few statements: each statement is a round trip to another thread or machine.
async fn write_batch(to: &mut AnyConnection, commits: &[Commit]) -> Result<Vec<Result>> {
    let (mut results, mut rest) = (vec![], commits);
    while !rest.is_empty() {
        let (group, others) = rest.split_at(group_size(rest));
        let advanced = advance(to, group).await?;
        let mut entries = vec![];
        for commit in group {
            if advanced.contains(&commit.table) {
                entries.extend(commit.entries.iter().map(|entry| (commit.table, entry)));
                results.push(Ok(()));
            } else {
                // Nothing of it is written: the others can go on.
                results.push(Err(commit.refusal(to).await?));
            }
        }
        let mut entries = entries.as_slice();
        while !entries.is_empty() {
            let (some, others) = entries.split_at(size(entries.len()));
            point(to).await?;
            append(to, some).await?;
            entries = others;
        }
        for commit in group.iter().filter(|commit| advanced.contains(&commit.table)) {
            commit.put(to).await?;
        }
        rest = others;
    }
    Ok(results)
}

/// How many rows go into one statement: only a few sizes, because each is a statement to prepare.
fn size(rows: usize) -> usize {
    [64, 16, 4].into_iter().find(|size| *size <= rows).unwrap_or(1)
}

/// With how many of these commits to go on. A second one of the same table, which lies beside the first, must wait.
fn group_size(commits: &[Commit]) -> usize {
    size(1 + commits.windows(2).take_while(|pair| pair[0].table != pair[1].table).count())
}
