//! What is deleted is gone from the file as well.
//!
//! The writer overwrites what it deletes (`secure_delete`), but the write-ahead log still holds what was there before,
//! until it is checkpointed and truncated. PostgreSQL does this by itself (`VACUUM`).

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use sqlx::{Executor, Row};

use crate::{Engine, Result, Store};

/// Whether the write-ahead log may hold deleted data. At the start this is unknown.
#[derive(Clone, Debug)]
pub(crate) struct Unclean(Arc<AtomicBool>);

impl Default for Unclean {
    fn default() -> Unclean {
        Unclean(Arc::new(AtomicBool::new(true)))
    }
}

impl Unclean {
    /// Marks that something was deleted.
    pub(crate) fn mark(&self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

impl Store {
    /// Truncates the write-ahead log, if something was deleted since the last time. Returns whether nothing is left to
    /// do; an old reader can prevent it. It does not wait for readers: all moves would wait, too.
    pub async fn scrub(&self) -> Result<bool> {
        if self.engine == Engine::Postgres || !self.unclean.0.swap(false, Ordering::SeqCst) {
            return Ok(true);
        }
        let cut = self.cut_off_log().await;
        if !matches!(cut, Ok(true)) {
            self.unclean.mark();
        }
        cut
    }

    async fn cut_off_log(&self) -> Result<bool> {
        let mut writer = self.write.acquire().await?;
        writer.execute("PRAGMA busy_timeout = 0").await?;
        let done = writer.fetch_one("PRAGMA wal_checkpoint(TRUNCATE)").await;
        writer.execute("PRAGMA busy_timeout = 10000").await?;
        match done {
            Ok(row) => Ok(row.try_get::<i64, _>(0)? == 0),
            // Somebody is in the way: next time.
            Err(error) if error.as_database_error().is_some_and(|error| error.message().contains("locked")) => {
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }
}
