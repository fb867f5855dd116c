//! Reports about what people said or did.

use serde::Serialize;
use sqlx::{FromRow, Row, any::AnyRow};
use table::refusal::Thing;

use crate::{Id, Result, Store, StoreError, columns::Columns, error::or_missing};

/// What a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reported {
    /// A message, by its id.
    Message(i64),
    /// What happens at a table.
    Table(Id),
}

/// A report that waits to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// Counts up.
    pub id: i64,
    /// Where it happened.
    pub table: Id,
    /// The message, if it is about one.
    pub message: Option<i64>,
    /// What the message said.
    pub text: Option<String>,
    /// Who reports.
    pub by: Id,
    /// Why.
    pub reason: String,
    /// When.
    pub at: i64,
}

impl Columns for Report {
    const COLUMNS: &[&str] = &[
        "id",
        "table_id",
        "message",
        "reporter",
        "reason",
        "at",
        "(SELECT text FROM chat WHERE chat.id = reports.message) AS text",
    ];
}

impl FromRow<'_, AnyRow> for Report {
    fn from_row(row: &AnyRow) -> sqlx::Result<Report> {
        Ok(Report {
            id: row.try_get("id")?,
            table: row.try_get("table_id")?,
            message: row.try_get("message")?,
            text: row.try_get("text")?,
            by: row.try_get("reporter")?,
            reason: row.try_get("reason")?,
            at: row.try_get("at")?,
        })
    }
}

impl Store {
    /// Reports a message or a table; returns the number of the report.
    pub async fn report(&self, what: Reported, by: Id, reason: &str, now: i64) -> Result<i64> {
        let sql = match what {
            Reported::Message(_) => {
                "INSERT INTO reports (table_id, message, reporter, reason, settled, at)
                SELECT table_id, id, $2, $3, 0, $4 FROM chat WHERE id = $1 RETURNING id"
            }
            Reported::Table(_) => {
                "INSERT INTO reports (table_id, reporter, reason, settled, at)
                SELECT id, $2, $3, 0, $4 FROM tables WHERE id = $1 RETURNING id"
            }
        };
        let (number, name) = match what {
            Reported::Message(id) => (id, Thing::Message),
            Reported::Table(id) => (id.number(), Thing::Table),
        };
        let query = sqlx::query_scalar(sql).bind(number).bind(by).bind(reason).bind(now);
        query.fetch_optional(&self.write).await?.ok_or(StoreError::Missing(name))
    }

    /// Reports that nobody has settled, the oldest first.
    pub async fn reports(&self, limit: i64) -> Result<Vec<Report>> {
        let sql = Report::sql("SELECT COLUMNS FROM reports WHERE settled = 0 ORDER BY id LIMIT $1");
        Ok(sqlx::query_as(sql).bind(limit).fetch_all(&self.read).await?)
    }

    /// Everything somebody has reported, the oldest first.
    pub async fn reports_by(&self, person: Id) -> Result<Vec<Report>> {
        let sql = Report::sql("SELECT COLUMNS FROM reports WHERE reporter = $1 ORDER BY id");
        Ok(sqlx::query_as(sql).bind(person).fetch_all(&self.read).await?)
    }

    /// Marks a report as settled.
    pub async fn settle_report(&self, id: i64) -> Result {
        let done = sqlx::query("UPDATE reports SET settled = 1 WHERE id = $1").bind(id).execute(&self.write).await?;
        or_missing(done.rows_affected(), Thing::Report)
    }
}
