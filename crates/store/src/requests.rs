//! Requests with an idempotency key, which are carried out once however often they are sent.

use sqlx::{Row, any::AnyRow};

use crate::{Hash, Id, Result, Store, hex::to_hex};

/// A request that carries a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who sends it; none for somebody who is not known yet.
    pub person: Option<Id>,
    /// The hash of its key.
    pub key: Hash,
    /// The hash of what it asks for.
    pub asked: Hash,
    /// When it came.
    pub at: i64,
}

/// The state of a request with a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// It is the first one: the caller must carry it out.
    New,
    /// It is being carried out.
    UnderWay,
    /// It was carried out.
    Done {
        /// Whether it asked for the same.
        same: bool,
        /// The status of the answer.
        status: u16,
        /// The answer; none if it is not kept.
        body: Option<String>,
    },
}

impl Request {
    fn person(&self) -> i64 {
        self.person.map_or(0, Id::number)
    }
}

impl Store {
    /// Claims a request, unless it is claimed. One from before `stale` without an answer was interrupted: it is free.
    pub async fn begin_request(&self, request: &Request, stale: i64) -> Result<Known> {
        let sql = "INSERT INTO requests (person, key, asked, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, key) DO UPDATE SET asked = excluded.asked, at = excluded.at
            WHERE requests.status IS NULL AND requests.at < $5";
        let query = sqlx::query(sql).bind(request.person()).bind(to_hex(request.key)).bind(to_hex(request.asked));
        if query.bind(request.at).bind(stale).execute(&self.write).await?.rows_affected() > 0 {
            return Ok(Known::New);
        }
        // One that was given up just now was still under way when it was asked for.
        let known = self.known_request(request).await?;
        Ok(if known == Known::New { Known::UnderWay } else { known })
    }

    /// The state of a request, without claiming it.
    pub async fn known_request(&self, request: &Request) -> Result<Known> {
        let sql = "SELECT asked, status, body FROM requests WHERE person = $1 AND key = $2";
        let query = sqlx::query(sql).bind(request.person()).bind(to_hex(request.key));
        let row: Option<AnyRow> = query.fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(Known::New) };
        let Some(status) = row.try_get::<Option<i64>, _>("status")? else { return Ok(Known::UnderWay) };
        let same = row.try_get::<String, _>("asked")? == to_hex(request.asked);
        Ok(Known::Done { same, status: u16::try_from(status).unwrap_or(500), body: row.try_get("body")? })
    }

    /// Keeps the answer to a claimed request.
    pub async fn end_request(&self, request: &Request, status: u16, body: Option<&str>) -> Result {
        let sql = "UPDATE requests SET status = $3, body = $4 WHERE person = $1 AND key = $2 AND at = $5";
        let query = sqlx::query(sql).bind(request.person()).bind(to_hex(request.key)).bind(i64::from(status));
        query.bind(body).bind(request.at).execute(&self.write).await?;
        Ok(())
    }

    /// Releases a request that has changed nothing.
    pub async fn drop_request(&self, request: &Request) -> Result {
        let sql = "DELETE FROM requests WHERE person = $1 AND key = $2 AND at = $3 AND status IS NULL";
        let query = sqlx::query(sql).bind(request.person()).bind(to_hex(request.key)).bind(request.at);
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Releases all claimed requests: for a single server that has just started.
    pub async fn free_requests(&self) -> Result<u64> {
        Ok(sqlx::query("DELETE FROM requests WHERE status IS NULL").execute(&self.write).await?.rows_affected())
    }

    /// Deletes older requests; returns how many.
    pub async fn expire_requests(&self, before: i64) -> Result<u64> {
        Ok(sqlx::query("DELETE FROM requests WHERE at < $1").bind(before).execute(&self.write).await?.rows_affected())
    }
}
