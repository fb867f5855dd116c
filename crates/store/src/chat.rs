//! What is said at a table.

use serde::Serialize;
use table::refusal::Thing;

use crate::{
    Id, Result, Store,
    columns::{Columns, row},
    error::or_missing,
};

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatMessage {
    /// Counts up.
    pub id: i64,
    /// Where.
    pub table: Id,
    /// By whom.
    pub person: Id,
    /// What they were called then.
    pub name: String,
    /// What they said.
    pub text: String,
    /// Whether it is not to be shown.
    pub hidden: bool,
    /// When.
    pub at: i64,
}

row!(ChatMessage { id, table = table_id, person, name, text, hidden as flag, at });

impl Store {
    /// Says something at a table.
    pub async fn say(&self, table: Id, person: Id, name: &str, text: &str, now: i64) -> Result<ChatMessage> {
        let sql = "INSERT INTO chat (table_id, person, name, text, hidden, at) VALUES ($1, $2, $3, $4, 0, $5)
            RETURNING COLUMNS";
        let query = sqlx::query_as(ChatMessage::sql(sql)).bind(table).bind(person).bind(name).bind(text).bind(now);
        Ok(query.fetch_one(&self.write).await?)
    }

    /// The last messages after an id, the oldest of them first.
    pub async fn messages(&self, table: Id, after_id: i64, limit: i64) -> Result<Vec<ChatMessage>> {
        let sql = "SELECT COLUMNS FROM
            (SELECT COLUMNS FROM chat WHERE table_id = $1 AND id > $2 ORDER BY id DESC LIMIT $3) AS newest ORDER BY id";
        Ok(sqlx::query_as(ChatMessage::sql(sql)).bind(table).bind(after_id).bind(limit).fetch_all(&self.read).await?)
    }

    /// Hides a message.
    pub async fn hide(&self, message: i64) -> Result {
        let done = sqlx::query("UPDATE chat SET hidden = 1 WHERE id = $1").bind(message).execute(&self.write).await?;
        or_missing(done.rows_affected(), Thing::Message)
    }

    /// Takes the word from somebody at a table.
    pub async fn mute(&self, table: Id, person: Id) -> Result {
        let sql = "INSERT INTO mutes (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(table).bind(person).execute(&self.write).await?;
        Ok(())
    }

    /// Gives somebody the word again.
    pub async fn unmute(&self, table: Id, person: Id) -> Result {
        let query = sqlx::query("DELETE FROM mutes WHERE table_id = $1 AND person = $2").bind(table).bind(person);
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Who may not speak at a table.
    pub async fn muted(&self, table: Id) -> Result<Vec<Id>> {
        let query = sqlx::query_scalar("SELECT person FROM mutes WHERE table_id = $1 ORDER BY person").bind(table);
        Ok(query.fetch_all(&self.read).await?)
    }
}
