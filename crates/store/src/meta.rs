//! Key-value pairs about the whole store: the server's key, its heartbeat.

use sqlx::AnyExecutor;
use table::refusal::Thing;

use crate::{Result, Store, StoreError};

const BEAT: &str = "beat";

impl Store {
    /// The value of a key.
    pub async fn get(&self, key: &str) -> Result<Option<String>> {
        Ok(sqlx::query_scalar("SELECT value FROM meta WHERE key = $1").bind(key).fetch_optional(&self.read).await?)
    }

    /// Stores a value under a key.
    pub async fn set(&self, key: &str, value: &str) -> Result {
        put(&self.write, key, value).await
    }

    /// The value of a key; if there is none, stores and returns the given one. All who race for it get the same.
    pub async fn get_or_set(&self, key: &str, value: impl FnOnce() -> String) -> Result<String> {
        if let Some(known) = self.get(key).await? {
            return Ok(known);
        }
        let sql = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
        sqlx::query(sql).bind(key).bind(value()).execute(&self.write).await?;
        self.get(key).await?.ok_or(StoreError::Missing(Thing::Key))
    }

    /// Stores a heartbeat of a single server.
    pub async fn note_alive(&self, now: i64) -> Result {
        // In a transaction, which notices a useless connection and gets another one.
        let mut work = self.begin().await?;
        put(&mut *work, BEAT, &now.to_string()).await?;
        work.commit().await
    }

    /// Stores the first heartbeat after a pause, and gives the time of the pause back; returns to how many tables.
    pub async fn live_again(&self, now: i64, away_ms: i64) -> Result<u64> {
        let mut work = self.begin().await?;
        let tables = postpone(&mut *work, away_ms).await?;
        put(&mut *work, BEAT, &now.to_string()).await?;
        work.commit().await?;
        Ok(tables)
    }

    /// The time of the last heartbeat.
    pub async fn last_alive(&self) -> Result<Option<i64>> {
        Ok(self.get(BEAT).await?.and_then(|text| text.parse().ok()))
    }

    /// Gives every table with a clock this much more time; returns how many there are.
    pub async fn postpone(&self, by_ms: i64) -> Result<u64> {
        postpone(&self.write, by_ms).await
    }
}

async fn postpone<'c>(to: impl AnyExecutor<'c>, by_ms: i64) -> Result<u64> {
    let sql = "UPDATE tables SET turn_at = turn_at + $1, deadline = deadline + $1
        WHERE status = 'playing' AND deadline IS NOT NULL";
    Ok(sqlx::query(sql).bind(by_ms).execute(to).await?.rows_affected())
}

async fn put<'c>(to: impl AnyExecutor<'c>, key: &str, value: &str) -> Result {
    let sql = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    sqlx::query(sql).bind(key).bind(value).execute(to).await?;
    Ok(())
}
