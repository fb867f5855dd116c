//! The log of a table: what happened, in order, never changed.

use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, AssertSqlSafe, FromRow, Row, any::AnyRow};

use crate::{
    Id, Result, Store, StoreError,
    columns::Columns,
    packed::{packed_log, whole_log},
    store::rows_of_holes,
    words::words,
};

words! {
    /// What an entry is about.
    EntryKind {
        /// The game began: the outcomes of its setting up.
        Start = "start",
        /// A decision, with the outcomes of chance.
        Act = "act",
        /// A decision was taken back.
        Undo = "undo",
        /// Who plays a seat has changed: stand-in, return, resignation.
        Seat = "seat",
        /// The game ended.
        End = "end",
    }
}

/// One entry of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0.
    pub n: i64,
    /// What it is about.
    pub kind: EntryKind,
    /// The line of the record, or what else is to be said.
    pub line: String,
    /// The seat it is about.
    pub seat: Option<i64>,
    /// Who did it.
    pub person: Option<Id>,
    /// The mark of the request that did it, so that one sent twice does it once.
    pub request: Option<String>,
    /// When.
    pub at: i64,
}

impl Columns for Entry {
    const COLUMNS: &str = "n, kind, line, seat, person, request, at";
}

impl FromRow<'_, AnyRow> for Entry {
    fn from_row(row: &AnyRow) -> sqlx::Result<Entry> {
        Ok(Entry {
            n: row.try_get("n")?,
            kind: row.try_get("kind")?,
            line: row.try_get("line")?,
            seat: row.try_get("seat")?,
            person: row.try_get("person")?,
            request: row.try_get("request")?,
            at: row.try_get("at")?,
        })
    }
}

impl Store {
    /// The log from a number on.
    pub async fn entries(&self, table: Id, from_n: i64) -> Result<Vec<Entry>> {
        let rows = log_rows(&mut *self.read.acquire().await?, table, from_n).await?;
        if rows.first().is_some_and(|row| row.n == from_n) {
            return Ok(rows);
        }
        // There is nothing, or what comes before is packed.
        let mut moment = self.moment().await?;
        let log = whole_log(&mut moment, table).await?;
        moment.rollback().await?;
        Ok(log.into_iter().filter(|entry| entry.n >= from_n).collect())
    }

    /// What a request has done, if it came before.
    pub async fn entry_by_request(&self, table: Id, request: &str) -> Result<Option<Entry>> {
        let sql = "SELECT COLUMNS FROM log WHERE table_id = $1 AND request = $2";
        let row = sqlx::query_as(Entry::sql(sql)).bind(table).bind(request).fetch_optional(&self.read).await?;
        if row.is_some() {
            return Ok(row);
        }
        let packed = packed_log(&mut *self.read.acquire().await?, table).await?;
        Ok(packed.into_iter().find(|entry| entry.request.as_deref() == Some(request)))
    }
}

/// The entries from a number on that are not packed.
pub(crate) async fn log_rows(from: &mut AnyConnection, table: Id, from_n: i64) -> Result<Vec<Entry>> {
    let sql = "SELECT COLUMNS FROM log WHERE table_id = $1 AND n >= $2 ORDER BY n";
    Ok(sqlx::query_as(Entry::sql(sql)).bind(table).bind(from_n).fetch_all(from).await?)
}

/// Writes entries behind the logs of their tables.
pub(crate) async fn append(to: &mut AnyConnection, entries: &[(Id, &Entry)]) -> Result {
    let sql = format!(
        "INSERT INTO log (table_id, n, kind, line, seat, person, request, at) VALUES {} ON CONFLICT DO NOTHING",
        rows_of_holes(entries.len(), 8)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (table, entry) in entries {
        query = query.bind(table).bind(entry.n).bind(entry.kind).bind(&entry.line).bind(entry.seat);
        query = query.bind(entry.person).bind(&entry.request).bind(entry.at);
    }
    let done = query.execute(to).await?;
    // The numbers are free: the tables' versions said so. Then it is a request that came before.
    if done.rows_affected() == entries.len() as u64 { Ok(()) } else { Err(StoreError::Taken("request")) }
}
