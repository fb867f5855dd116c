//! One task writes all moves: what has queued up while it wrote goes into the next transaction together.
//! So the disk is waited for once, not once per move.

use std::slice;

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{mpsc, oneshot};

use crate::{Commit, Engine, Result, StoreError, commit::claim, log::append};

/// The most moves in one transaction.
const MOST: usize = 256;

#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Order>);

#[derive(Debug)]
struct Order {
    commit: Commit,
    answer: oneshot::Sender<Result>,
}

impl Writer {
    /// Starts the task; it ends with the last handle.
    pub(crate) fn start(engine: Engine, pool: AnyPool) -> Writer {
        let (orders, queue) = mpsc::channel(MOST);
        tokio::spawn(run(engine, pool, queue));
        Writer(orders)
    }

    pub(crate) async fn write(&self, commit: Commit) -> Result {
        let gone = || StoreError::Database(sqlx::Error::PoolClosed.into());
        let (answer, answered) = oneshot::channel();
        self.0.send(Order { commit, answer }).await.map_err(|_| gone())?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }
}

async fn run(engine: Engine, pool: AnyPool, mut queue: mpsc::Receiver<Order>) {
    let mut orders = Vec::with_capacity(MOST);
    while queue.recv_many(&mut orders, MOST).await > 0 {
        // Two servers on one database touch tables in the same order: neither waits for the other in a circle.
        orders.sort_by_key(|order| order.commit.table);
        let (commits, answers): (Vec<_>, Vec<_>) = orders.drain(..).map(|order| (order.commit, order.answer)).unzip();
        for (answer, result) in answers.into_iter().zip(together(engine, &pool, &commits).await) {
            // Whoever asked may have gone; the move stands all the same.
            let _ = answer.send(result);
        }
    }
}

/// Carries commits out in one transaction; if one of them breaks it, each in its own.
async fn together(engine: Engine, pool: &AnyPool, commits: &[Commit]) -> Vec<Result> {
    let all = |error: StoreError| commits.iter().map(|_| Err(error.clone())).collect();
    let mut transaction = match engine.begin(pool).await {
        Ok(transaction) => transaction,
        Err(error) => return all(error),
    };
    match carry_out(&mut transaction, commits).await {
        Ok(results) => match transaction.commit().await {
            Ok(()) => results,
            // Whether it was written is unknown now: nobody may be told so, and nothing may be tried again.
            Err(error) => all(error.into()),
        },
        Err(error) => {
            if let Err(worse) = transaction.rollback().await {
                return all(worse.into());
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

/// Writes many moves with few statements: each statement is a way to another thread or another machine and back.
async fn carry_out(to: &mut AnyConnection, commits: &[Commit]) -> Result<Vec<Result>> {
    let (mut results, mut rest) = (vec![], commits);
    while !rest.is_empty() {
        let (group, others) = rest.split_at(group_size(rest));
        let claimed = claim(to, group).await?;
        let mut entries = vec![];
        for commit in group {
            if claimed.contains(&commit.table) {
                entries.extend(commit.entries.iter().map(|entry| (commit.table, entry)));
                results.push(Ok(()));
            } else {
                // Nothing of it is written: the others need not suffer.
                results.push(Err(commit.refusal(to).await?));
            }
        }
        let mut entries = entries.as_slice();
        while !entries.is_empty() {
            let (some, others) = entries.split_at(size(entries.len()));
            append(to, some).await?;
            entries = others;
        }
        for commit in group.iter().filter(|commit| claimed.contains(&commit.table)) {
            commit.put(to).await?;
        }
        rest = others;
    }
    Ok(results)
}

/// How many rows go into one statement: few different numbers, for every one is a statement that must be prepared.
fn size(rows: usize) -> usize {
    [64, 16, 4].into_iter().find(|size| *size <= rows).unwrap_or(1)
}

/// With how many of these commits to go on. A second one of the same table, which lies beside the first, must wait.
fn group_size(commits: &[Commit]) -> usize {
    size(1 + commits.windows(2).take_while(|pair| pair[0].table != pair[1].table).count())
}
