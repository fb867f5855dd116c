//! Everything as lines of JSON, to move between the engines: a header, one line per row, a footer.

use crc32fast::Hasher;
use futures_util::TryStreamExt;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sqlx::{
    AnyConnection, AssertSqlSafe, Column, Row, ValueRef,
    any::{AnyRow, AnyTypeInfoKind},
};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncWrite, AsyncWriteExt, BufWriter};

use crate::{
    Engine, Result, Store, StoreError,
    hex::{from_hex, to_hex},
    store::holes,
    work::Work,
};

const VERSION: u64 = 1;

/// All tables and the order of their rows; tables that others refer to come first.
const TABLES: &[(&str, &str)] = &[
    ("meta", "key"),
    ("people", "id"),
    ("sessions", "hash"),
    ("confirmations", "hash"),
    ("letters", "whom, n"),
    ("recovery_codes", "person, hash"),
    ("requests", "person, key"),
    ("tables", "id"),
    ("seats", "table_id, seat"),
    ("log", "table_id, n"),
    ("packed", "table_id"),
    ("reviews", "table_id"),
    ("chat", "id"),
    ("mutes", "table_id, person"),
    ("reports", "id"),
    ("ratings", "person, game"),
    ("notifications", "id"),
    ("subscriptions", "endpoint"),
    ("jobs", "id"),
];

/// Tables that are left out because they are made again: live nodes, and people's data exports.
#[cfg(test)]
const LEFT_OUT: &[&str] = &["nodes", "exports"];

/// Those whose ids count up.
const COUNTING: &[&str] = &["chat", "reports", "notifications", "jobs"];

#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Head { intramuros: String, version: u64 },
    Row { table: String, row: Map<String, Value> },
    End { end: u64, crc: Option<u32> },
}

impl Store {
    /// Writes a consistent snapshot of everything; returns the number of rows.
    pub async fn export(&self, to: &mut (impl AsyncWrite + Unpin)) -> Result<u64> {
        let mut to = Lines { to: BufWriter::new(to), crc: Hasher::new() };
        let mut moment = self.moment().await?;
        to.put(&json!({ "intramuros": "export", "version": VERSION })).await?;
        let mut count = 0;
        for &(table, order) in TABLES {
            // All columns, also a newer version's. The program ends after an export: no column is added meanwhile.
            let sql = AssertSqlSafe(format!("SELECT * FROM {table} ORDER BY {order}"));
            let mut rows = sqlx::query(sql).fetch(&mut *moment);
            while let Some(row) = rows.try_next().await? {
                to.put(&json!({ "table": table, "row": row_to_json(&row)? })).await?;
                count += 1;
            }
        }
        moment.rollback().await?;
        let crc = to.crc.clone().finalize();
        to.put(&json!({ "end": count, "crc": crc })).await?;
        to.to.flush().await.map_err(cannot_write)?;
        Ok(count)
    }

    /// A transaction that sees a consistent snapshot.
    pub(crate) async fn moment(&self) -> Result<Work> {
        let sql = match self.engine {
            Engine::Sqlite => "BEGIN",
            Engine::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        Work::begin(&self.read, sql).await
    }

    /// Refuses a database that holds anything, and closes it.
    pub(crate) async fn must_be_empty(self) -> Result {
        let mut moment = self.moment().await?;
        let empty = must_be_empty(&mut moment).await;
        moment.rollback().await?;
        self.close().await;
        empty
    }

    /// Reads everything into an empty database, or nothing; returns the number of rows.
    pub async fn import(&self, from: &mut (impl AsyncBufRead + Unpin)) -> Result<u64> {
        let mut all = self.begin().await?;
        must_be_empty(&mut all).await?;
        let count = read_lines(&mut all, from).await?;
        if self.engine == Engine::Postgres {
            count_on(&mut all).await?;
        }
        all.commit().await?;
        Ok(count)
    }
}

async fn read_lines(to: &mut AnyConnection, from: &mut (impl AsyncBufRead + Unpin)) -> Result<u64> {
    let mut lines = Reader::new(from);
    while let Some((table, row)) = lines.next_row().await? {
        put_row(to, &table, &row).await.map_err(|error| bad(lines.number, error))?;
    }
    Ok(lines.count)
}

/// Checks that an export is complete, without storing it. Returns the number of rows.
pub(crate) async fn read_back(from: &mut (impl AsyncBufRead + Unpin)) -> Result<u64> {
    let mut lines = Reader::new(from);
    while lines.next_row().await?.is_some() {}
    Ok(lines.count)
}

/// The rows of an export, up to its end.
struct Reader<'r, R> {
    from: &'r mut R,
    number: u64,
    count: u64,
    crc: Hasher,
}

impl<'r, R: AsyncBufRead + Unpin> Reader<'r, R> {
    fn new(from: &'r mut R) -> Reader<'r, R> {
        Reader { from, number: 0, count: 0, crc: Hasher::new() }
    }

    async fn next_row(&mut self) -> Result<Option<(String, Map<String, Value>)>> {
        loop {
            let mut text = String::new();
            self.number += 1;
            let number = self.number;
            if self.from.read_line(&mut text).await.map_err(|error| bad(number, error))? == 0 {
                return Err(bad(number, "the end is missing"));
            }
            let sum = self.crc.clone().finalize();
            self.crc.update(text.as_bytes());
            match (serde_json::from_str(&text).map_err(|_| bad(number, "no line of an export"))?, number) {
                (Line::Head { intramuros, version: VERSION }, 1) if intramuros == "export" => (),
                (Line::Head { version, .. }, 1) => return Err(bad(1, format!("version {version} is not known"))),
                (_, 1) => return Err(bad(1, "an export begins with its version")),
                (Line::Row { table, row }, _) => {
                    self.count += 1;
                    return Ok(Some((table, row)));
                }
                (Line::End { end, .. }, _) if end != self.count => {
                    return Err(bad(number, format!("{} rows came, {end} were written", self.count)));
                }
                // Exports of older versions have no checksum.
                (Line::End { crc, .. }, _) if crc.is_some_and(|crc| crc != sum) => {
                    return Err(bad(number, "something before it is not as it was written"));
                }
                (Line::End { .. }, _) => return Ok(None),
                (Line::Head { .. }, _) => return Err(bad(number, "a second beginning")),
            }
        }
    }
}

async fn put_row(to: &mut AnyConnection, table: &str, row: &Map<String, Value>) -> Result {
    let sound = |name: &&String| name.bytes().all(|letter| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'_'));
    if !TABLES.iter().any(|(known, _)| *known == table) || !row.keys().all(|name| sound(&name)) {
        return Err(StoreError::Broken(format!("there is no table {table} with such columns")));
    }
    let columns = row.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let sql = format!("INSERT INTO {table} ({columns}) VALUES ({})", holes(1, row.len()));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (column, value) in row {
        query = match (value, value.as_i64(), value.as_f64()) {
            (Value::String(text), ..) => query.bind(text.clone()),
            (_, Some(number), _) => query.bind(number),
            (_, None, Some(number)) => query.bind(number),
            _ => match value.get("bytes").and_then(Value::as_str) {
                Some(digits) => query.bind(from_hex(digits)?),
                None => return Err(StoreError::Broken(format!("{column} must be a text, a number or bytes"))),
            },
        };
    }
    query.execute(to).await?;
    Ok(())
}

/// PostgreSQL does not notice ids that were inserted: its sequences must continue after them.
async fn count_on(to: &mut AnyConnection) -> Result {
    for table in COUNTING {
        let sql = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', 'id'), COALESCE(MAX(id), 0) + 1, false) FROM {table}"
        );
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *to).await?;
    }
    Ok(())
}

/// A row without its empty columns: an engine would ask what type an empty value has.
fn row_to_json(row: &AnyRow) -> sqlx::Result<Map<String, Value>> {
    let mut object = Map::new();
    for column in row.columns() {
        let place = column.ordinal();
        let value: Value = match row.try_get_raw(place)?.type_info().kind() {
            AnyTypeInfoKind::Null => continue,
            AnyTypeInfoKind::Text => row.try_get::<String, _>(place)?.into(),
            AnyTypeInfoKind::Double => row.try_get::<f64, _>(place)?.into(),
            AnyTypeInfoKind::Blob => json!({ "bytes": to_hex(&row.try_get::<Vec<u8>, _>(place)?) }),
            kind if kind.is_integer() => row.try_get::<i64, _>(place)?.into(),
            kind => return Err(sqlx::Error::Decode(format!("{kind:?} is no type of ours").into())),
        };
        object.insert(column.name().into(), value);
    }
    Ok(object)
}

async fn must_be_empty(of: &mut AnyConnection) -> Result {
    for &(table, _) in TABLES {
        let sql = AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1"));
        if sqlx::query(sql).fetch_optional(&mut *of).await?.is_some() {
            return Err(StoreError::Broken(format!("an import needs an empty database, {table} is not empty")));
        }
    }
    Ok(())
}

/// The lines of an export, with a checksum that detects flipped bits.
struct Lines<T> {
    to: T,
    crc: Hasher,
}

impl<T: AsyncWrite + Unpin> Lines<T> {
    async fn put(&mut self, line: &Value) -> Result {
        let line = format!("{line}\n");
        self.crc.update(line.as_bytes());
        self.to.write_all(line.as_bytes()).await.map_err(cannot_write)
    }
}

#[allow(clippy::needless_pass_by_value)]
pub(crate) fn cannot_write(error: std::io::Error) -> StoreError {
    StoreError::Broken(format!("cannot write: {error}"))
}

fn bad(line: u64, why: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("line {line}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Scratch;

    #[tokio::test]
    async fn every_table_moves_or_is_left_out_on_purpose() {
        let place = Scratch::new(Engine::Sqlite).await;
        let store = place.open().await;
        let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'
            AND name NOT LIKE '_sqlx%' ORDER BY name";
        let there: Vec<String> = sqlx::query_scalar(sql).fetch_all(&store.read).await.unwrap();
        let mut known: Vec<&str> = TABLES.iter().map(|(table, _)| *table).chain(LEFT_OUT.iter().copied()).collect();
        known.sort_unstable();
        assert_eq!(there, known);
        store.close().await;
    }
}
