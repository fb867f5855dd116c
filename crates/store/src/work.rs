//! A transaction on a connection of a pool. A connection that failed to begin, commit or roll back, or whose
//! transaction was abandoned, is closed and never used again: its state is unknown, and a new one is sound.

use std::{
    ops::{Deref, DerefMut},
    time::{Duration, Instant},
};

use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, pool::PoolConnection};
use tokio::time::timeout;

use crate::{Result, StoreError, faults::point};

/// A BEGIN that fails later than this is not retried: the caller has waited long enough.
const AT_ONCE: Duration = Duration::from_secs(1);

/// A transaction. Dropping it changes nothing.
#[derive(Debug)]
pub(crate) struct Work {
    on: PoolConnection<Any>,
    open: bool,
}

impl Work {
    /// Begins with this statement. An idle connection may have become useless, for instance if it was opened while the
    /// disk was read-only: then a new connection is tried.
    pub(crate) async fn begin(pool: &AnyPool, sql: &'static str) -> Result<Work> {
        let begun = Instant::now();
        match Work::try_begin(pool, sql).await {
            Err(error) if error.fault().is_some_and(|fault| fault.is_of_storage()) && begun.elapsed() < AT_ONCE => {
                Work::try_begin(pool, sql).await
            }
            done => done,
        }
    }

    async fn try_begin(pool: &AnyPool, sql: &'static str) -> Result<Work> {
        let on = match pool.acquire().await {
            Err(sqlx::Error::PoolTimedOut) => return Err(cause(pool).await.into()),
            on => on?,
        };
        let mut work = Work { on, open: true };
        point(&mut work).await?;
        work.execute(sql).await?;
        Ok(work)
    }

    /// Commits. When this fails, it is unknown whether the transaction was stored.
    pub(crate) async fn commit(mut self) -> Result {
        self.end("COMMIT").await.map_err(StoreError::unknown)
    }

    /// Takes everything back.
    pub(crate) async fn rollback(mut self) -> Result {
        self.end("ROLLBACK").await
    }

    async fn end(&mut self, sql: &'static str) -> Result {
        point(self).await?;
        self.execute(sql).await?;
        point(self).await?;
        self.open = false;
        Ok(())
    }
}

/// A pool only says that it took too long; a separate connection says why.
async fn cause(pool: &AnyPool) -> sqlx::Error {
    match timeout(AT_ONCE, AnyConnection::connect_with(&pool.connect_options())).await {
        Ok(Err(error)) => error,
        _ => sqlx::Error::PoolTimedOut,
    }
}

impl Deref for Work {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.on
    }
}

impl DerefMut for Work {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.on
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if self.open {
            // Its place in the pool is free once it is closed.
            self.on.close_on_drop();
        }
    }
}
