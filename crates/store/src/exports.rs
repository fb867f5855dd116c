//! Exports of a person's data, kept for a while because making them is expensive.

use crate::{Id, Result, Store};

/// The state of an export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Export {
    /// It was made at this time: here it is, in JSON.
    Made(i64, String),
    /// It has been in the making since then.
    Making(i64),
    /// The caller must make it.
    Yours,
}

impl Store {
    /// A person's export that is not older than this; if there is none, exactly one caller must make it.
    pub async fn export_of(&self, person: Id, now: i64, oldest: i64, oldest_making: i64) -> Result<Export> {
        let sql =
            "SELECT made_at, body FROM exports WHERE person = $1 AND made_at >= CASE body WHEN '' THEN $3 ELSE $2 END";
        let query = sqlx::query_as::<_, (i64, String)>(sql).bind(person).bind(oldest).bind(oldest_making);
        if let Some((at, body)) = query.fetch_optional(&self.read).await? {
            return Ok(if body.is_empty() { Export::Making(at) } else { Export::Made(at, body) });
        }
        let sql = "INSERT INTO exports (person, made_at, body) VALUES ($1, $2, '')
            ON CONFLICT (person) DO UPDATE SET made_at = excluded.made_at, body = ''
                WHERE exports.made_at < CASE exports.body WHEN '' THEN $4 ELSE $3 END";
        let query = sqlx::query(sql).bind(person).bind(now).bind(oldest).bind(oldest_making);
        let mine = query.execute(&self.write).await?.rows_affected() == 1;
        self.unclean.mark();
        Ok(if mine { Export::Yours } else { Export::Making(now) })
    }

    /// Keeps a person's export, unless they were deleted meanwhile.
    pub async fn keep_export(&self, person: Id, body: &str) -> Result {
        let sql = "UPDATE exports SET body = $2 WHERE person = $1";
        sqlx::query(sql).bind(person).bind(body).execute(&self.write).await?;
        Ok(())
    }

    /// Deletes a person's export.
    pub async fn drop_export(&self, person: Id) -> Result {
        sqlx::query("DELETE FROM exports WHERE person = $1").bind(person).execute(&self.write).await?;
        self.unclean.mark();
        Ok(())
    }

    /// Deletes exports from before that time.
    pub async fn expire_exports(&self, before: i64) -> Result<u64> {
        let query = sqlx::query("DELETE FROM exports WHERE made_at < $1").bind(before);
        let gone = query.execute(&self.write).await?.rows_affected();
        if gone > 0 {
            self.unclean.mark();
        }
        Ok(gone)
    }
}
