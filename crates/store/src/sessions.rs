//! Who is logged in. Only hashes of tokens are kept.

use serde::Serialize;
use table::refusal::Thing;

use crate::{
    Hash, Id, Result, Store,
    columns::{Columns, row},
    error::or_taken,
    hex::to_hex,
};

/// One browser that is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Session {
    /// The hash of its token.
    #[serde(skip)]
    pub hash: Hash,
    /// Whose it is.
    pub person: Id,
    /// When it began.
    pub created_at: i64,
    /// When it was last used.
    pub seen_at: i64,
    /// The browser that it was started in, in words; empty if unknown.
    pub device: String,
}

row!(Session { hash as digits, person, created_at, seen_at, device });

impl Store {
    /// Logs somebody in, with a browser of this kind.
    pub async fn new_session(&self, person: Id, hash: &Hash, device: &str, now: i64) -> Result {
        let sql = "INSERT INTO sessions (hash, person, created_at, seen_at, device) VALUES ($1, $2, $3, $3, $4)";
        let query = sqlx::query(sql).bind(to_hex(hash)).bind(person).bind(now).bind(device);
        query.execute(&self.write).await.map_err(or_taken(Thing::Session))?;
        Ok(())
    }

    /// The session of this hash.
    pub async fn session(&self, hash: &Hash) -> Result<Option<Session>> {
        let query = sqlx::query_as(Session::sql("SELECT COLUMNS FROM sessions WHERE hash = $1")).bind(to_hex(hash));
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// Records that a session is in use, and when its person was last here.
    pub async fn touch_session(&self, hash: &Hash, now: i64) -> Result {
        let mut both = self.begin().await?;
        let sql = "UPDATE sessions SET seen_at = $2 WHERE hash = $1";
        sqlx::query(sql).bind(to_hex(hash)).bind(now).execute(&mut *both).await?;
        let sql = "UPDATE people SET seen_at = $2 WHERE id = (SELECT person FROM sessions WHERE hash = $1)";
        sqlx::query(sql).bind(to_hex(hash)).bind(now).execute(&mut *both).await?;
        both.commit().await
    }

    /// Logs one browser out.
    pub async fn end_session(&self, hash: &Hash) -> Result {
        sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(to_hex(hash)).execute(&self.write).await?;
        self.unclean.mark();
        Ok(())
    }

    /// Logs somebody out everywhere.
    pub async fn end_sessions(&self, person: Id) -> Result {
        sqlx::query("DELETE FROM sessions WHERE person = $1").bind(person).execute(&self.write).await?;
        self.unclean.mark();
        Ok(())
    }

    /// Where somebody is logged in, the last used first.
    pub async fn sessions_of(&self, person: Id) -> Result<Vec<Session>> {
        let sql = "SELECT COLUMNS FROM sessions WHERE person = $1 ORDER BY seen_at DESC, hash";
        Ok(sqlx::query_as(Session::sql(sql)).bind(person).fetch_all(&self.read).await?)
    }

    /// Deletes sessions not used since then; returns how many.
    pub async fn expire_sessions(&self, before: i64) -> Result<u64> {
        let query = sqlx::query("DELETE FROM sessions WHERE seen_at < $1").bind(before);
        let gone = query.execute(&self.write).await?.rows_affected();
        if gone > 0 {
            self.unclean.mark();
        }
        Ok(gone)
    }
}
