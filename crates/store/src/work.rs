//! A transaction on a connection of a pool. A connection that could not begin, commit or roll back, or that is left
//! in the middle, is closed and never used again: nobody knows what state it is in, and the next one is sound.

use std::{
    ops::{Deref, DerefMut},
    time::{Duration, Instant},
};

use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, pool::PoolConnection};
use tokio::time::timeout;

use crate::{Result, StoreError, faults::point};

/// A beginning that fails later than this is not tried again: somebody has waited long enough.
const AT_ONCE: Duration = Duration::from_secs(1);

/// A transaction. Whoever drops it changes nothing.
#[derive(Debug)]
pub(crate) struct Work {
    on: PoolConnection<Any>,
    open: bool,
}

impl Work {
    /// Begins with this statement. An idle connection may have become useless, for instance opened while the disk
    /// could only be read: then a new one has a try.
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

    /// Makes everything last. When this fails, nobody knows whether it has.
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

/// A pool says only that it took too long; a connection of its own says why.
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
