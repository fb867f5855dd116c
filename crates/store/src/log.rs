//! The log of a table: what happened, in order, never changed.

use sqlx::{AnyConnection, AssertSqlSafe};
use table::refusal::Thing;

use crate::{
    Entry, Id, Result, Store, StoreError,
    columns::{Columns, Fields, Read, row},
    packed::{packed_log, whole_log},
};

row!(Read<Entry> { n, kind, line, seat, person, request, at });

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

    /// The entry of a request, if it was carried out before.
    pub async fn entry_by_request(&self, table: Id, request: &str) -> Result<Option<Entry>> {
        let sql = "SELECT COLUMNS FROM log WHERE table_id = $1 AND request = $2";
        let row = sqlx::query_as(Entry::sql(sql)).bind(table).bind(request).fetch_optional(&self.read).await?;
        if let Some(Read(entry)) = row {
            return Ok(Some(entry));
        }
        let packed = packed_log(&mut *self.read.acquire().await?, table).await?;
        Ok(packed.into_iter().find(|entry| entry.request.as_deref() == Some(request)))
    }
}

/// The entries from a number on that are not packed.
pub(crate) async fn log_rows(from: &mut AnyConnection, table: Id, from_n: i64) -> Result<Vec<Entry>> {
    let sql = "SELECT COLUMNS FROM log WHERE table_id = $1 AND n >= $2 ORDER BY n";
    Ok(Read::all(sqlx::query_as(Entry::sql(sql)).bind(table).bind(from_n).fetch_all(from).await?))
}

/// Appends entries to the logs of their tables.
pub(crate) async fn append(to: &mut AnyConnection, entries: &[(Id, &Entry)]) -> Result {
    let sql = format!(
        "INSERT INTO log (table_id, {}) VALUES {} ON CONFLICT DO NOTHING",
        Entry::list(),
        Entry::holes(entries.len(), 1)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (table, entry) in entries {
        query = entry.bind(query.bind(table));
    }
    let done = query.execute(to).await?;
    // The numbers are free, as the versions show: so it is a repeated request.
    if done.rows_affected() == entries.len() as u64 { Ok(()) } else { Err(StoreError::Taken(Thing::Request)) }
}
