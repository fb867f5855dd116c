//! PostgreSQL's LISTEN and NOTIFY: for nodes that have no other bus.

use sqlx::{AssertSqlSafe, postgres::PgListener};

use crate::{Result, Store, store::rows_of_holes};

/// The longest text that can be told.
pub const LONGEST: usize = 7_900;

impl Store {
    /// Notifies several channels, each with its text, in one commit.
    pub async fn tell(&self, letters: &[(String, String)]) -> Result {
        let sql = format!(
            "SELECT pg_notify(channel, text) FROM (VALUES {}) AS letter (channel, text)",
            rows_of_holes(letters.len(), 2)
        );
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = letters.iter().fold(query, |query, (channel, text)| query.bind(channel).bind(text));
        query.execute(&self.write).await?;
        Ok(())
    }
}

/// Hears what is told on some channels.
pub struct Listener(PgListener);

impl Listener {
    /// Listens from now on.
    pub async fn open(url: &str, channels: &[&str]) -> Result<Listener> {
        let mut listener = PgListener::connect(url).await?;
        listener.listen_all(channels.iter().copied()).await?;
        Ok(Listener(listener))
    }

    /// Listens on further channels; notifications that arrive meanwhile are not lost.
    pub async fn listen(&mut self, channels: &[String]) -> Result {
        Ok(self.0.listen_all(channels.iter().map(String::as_str)).await?)
    }

    /// No longer listens on a channel.
    pub async fn unlisten(&mut self, channel: &str) -> Result {
        Ok(self.0.unlisten(channel).await?)
    }

    /// The next text. Cancelling the wait loses nothing. None after the connection was lost and restored: something may
    /// have been missed.
    pub async fn next(&mut self) -> Result<Option<String>> {
        Ok(self.0.try_recv().await?.map(|told| told.payload().to_owned()))
    }
}
