//! PostgreSQL's own way to tell others something: for nodes that have no other bus.

use sqlx::postgres::PgListener;

use crate::{Result, Store};

/// The longest text that can be told.
pub const LONGEST: usize = 7_900;

impl Store {
    /// Tells whoever listens on a channel.
    pub async fn tell(&self, channel: &str, text: &str) -> Result {
        sqlx::query("SELECT pg_notify($1, $2)").bind(channel).bind(text).execute(&self.write).await?;
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

    /// The next text. None when the connection was lost and is there again: something may have been missed.
    pub async fn next(&mut self) -> Result<Option<String>> {
        Ok(self.0.try_recv().await?.map(|told| told.payload().to_owned()))
    }
}
