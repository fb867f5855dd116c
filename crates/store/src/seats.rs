//! Who sits where.

use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, AssertSqlSafe, FromRow, Row, any::AnyRow};

use crate::{Id, Result, Store, StoreError, columns::Columns, store::holes, words::words};

words! {
    /// Who a seat is for.
    SeatKind {
        /// Anybody who comes.
        Open = "open",
        /// A person, or a bot of one.
        Person = "person",
        /// A bot of ours, of some level.
        Bot = "bot",
    }
}

words! {
    /// Whether the one in the seat plays.
    SeatState {
        /// They do.
        Playing = "playing",
        /// A bot plays for them.
        StandIn = "stand-in",
        /// They gave up.
        Resigned = "resigned",
    }
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Its number, from 0.
    pub seat: i64,
    /// Who it is for.
    pub kind: SeatKind,
    /// The person in it.
    pub person: Option<Id>,
    /// What the table calls them.
    pub name: String,
    /// The level of a bot.
    pub level: String,
    /// What they added to the chance of the table.
    pub salt: String,
    /// Whether they play.
    pub state: SeatState,
}

impl Columns for SeatRow {
    const COLUMNS: &str = "seat, kind, person, name, level, salt, state";
}

impl FromRow<'_, AnyRow> for SeatRow {
    fn from_row(row: &AnyRow) -> sqlx::Result<SeatRow> {
        Ok(SeatRow {
            seat: row.try_get("seat")?,
            kind: row.try_get("kind")?,
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            level: row.try_get("level")?,
            salt: row.try_get("salt")?,
            state: row.try_get("state")?,
        })
    }
}

impl Store {
    /// The seats of a table, in order.
    pub async fn seats(&self, table: Id) -> Result<Vec<SeatRow>> {
        let sql = "SELECT COLUMNS FROM seats WHERE table_id = $1 ORDER BY seat";
        Ok(sqlx::query_as(SeatRow::sql(sql)).bind(table).fetch_all(&self.read).await?)
    }

    /// The seats of several tables at once: for lists.
    pub async fn seats_of(&self, tables: &[Id]) -> Result<Vec<(Id, SeatRow)>> {
        if tables.is_empty() {
            return Ok(vec![]);
        }
        let sql = format!(
            "SELECT table_id, {} FROM seats WHERE table_id IN ({}) ORDER BY table_id, seat",
            SeatRow::COLUMNS,
            holes(1, tables.len())
        );
        let query = tables.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, table| query.bind(*table));
        with_table(&query.fetch_all(&self.read).await?)
    }

    /// Sets a seat, whoever was in it.
    pub async fn set_seat(&self, table: Id, seat: &SeatRow) -> Result {
        put_seat(&mut *self.write.acquire().await?, table, seat).await
    }

    /// Sets a seat that is open at this moment; of all who race for it one gets it.
    pub async fn take_seat(&self, table: Id, seat: &SeatRow) -> Result {
        let sql = "UPDATE seats SET kind = $3, person = $4, name = $5, level = $6, salt = $7, state = $8
            WHERE table_id = $1 AND seat = $2 AND kind = 'open'";
        let query = sqlx::query(sql).bind(table).bind(seat.seat).bind(seat.kind).bind(seat.person).bind(&seat.name);
        let done = query.bind(&seat.level).bind(&seat.salt).bind(seat.state).execute(&self.write).await?;
        if done.rows_affected() == 1 {
            return Ok(());
        }
        let known = self.seats(table).await?.iter().any(|known| known.seat == seat.seat);
        Err(if known { StoreError::Taken("seat") } else { StoreError::Missing("seat") })
    }
}

/// Rows of several tables, each with its table.
pub(crate) fn with_table<T: for<'r> FromRow<'r, AnyRow>>(rows: &[AnyRow]) -> Result<Vec<(Id, T)>> {
    Ok(rows.iter().map(|row| Ok((row.try_get("table_id")?, T::from_row(row)?))).collect::<sqlx::Result<_>>()?)
}

pub(crate) async fn put_seat(to: &mut AnyConnection, table: Id, seat: &SeatRow) -> Result {
    let sql = "INSERT INTO seats (table_id, seat, kind, person, name, level, salt, state)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,
            name = excluded.name, level = excluded.level, salt = excluded.salt, state = excluded.state";
    let query = sqlx::query(sql).bind(table).bind(seat.seat).bind(seat.kind).bind(seat.person).bind(&seat.name);
    query.bind(&seat.level).bind(&seat.salt).bind(seat.state).execute(to).await?;
    Ok(())
}
