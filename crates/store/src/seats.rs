//! Who sits where.

use sqlx::{AnyConnection, AssertSqlSafe, FromRow, Row, any::AnyRow};
use table::refusal::Thing;

use crate::{
    Id, Result, SeatRow, Store, StoreError,
    columns::{Columns, Fields, Read, row},
    store::holes,
};

row!(Read<SeatRow> { seat, kind, person, name, level, salt, state });

impl Store {
    /// The seats of a table, in order.
    pub async fn seats(&self, table: Id) -> Result<Vec<SeatRow>> {
        let sql = "SELECT COLUMNS FROM seats WHERE table_id = $1 ORDER BY seat";
        Ok(Read::all(sqlx::query_as(SeatRow::sql(sql)).bind(table).fetch_all(&self.read).await?))
    }

    /// The seats of several tables at once: for lists.
    pub async fn seats_of(&self, tables: &[Id]) -> Result<Vec<(Id, SeatRow)>> {
        if tables.is_empty() {
            return Ok(vec![]);
        }
        let sql = format!(
            "SELECT table_id, {} FROM seats WHERE table_id IN ({}) ORDER BY table_id, seat",
            SeatRow::list(),
            holes(1, tables.len())
        );
        let query = tables.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, table| query.bind(*table));
        with_table(&query.fetch_all(&self.read).await?)
    }

    /// Sets a seat, whoever was in it.
    pub async fn set_seat(&self, table: Id, seat: &SeatRow) -> Result {
        put_seat(&mut *self.write.acquire().await?, table, seat).await
    }

    /// Takes a seat if it is open; if several race for it, one gets it.
    pub async fn take_seat(&self, table: Id, seat: &SeatRow) -> Result {
        let sql = "UPDATE seats SET kind = $3, person = $4, name = $5, level = $6, salt = $7, state = $8
            WHERE table_id = $1 AND seat = $2 AND kind = 'open'";
        let done = seat.bind(sqlx::query(sql).bind(table)).execute(&self.write).await?;
        if done.rows_affected() == 1 {
            return Ok(());
        }
        let known = self.seats(table).await?.iter().any(|known| known.seat == seat.seat);
        Err(if known { StoreError::Taken(Thing::Seat) } else { StoreError::Missing(Thing::Seat) })
    }
}

/// Rows of several tables, each with its table.
pub(crate) fn with_table<T>(rows: &[AnyRow]) -> Result<Vec<(Id, T)>>
where
    Read<T>: for<'r> FromRow<'r, AnyRow>,
{
    let read = |row: &AnyRow| Ok((row.try_get("table_id")?, Read::from_row(row)?.0));
    Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
}

pub(crate) async fn put_seat(to: &mut AnyConnection, table: Id, seat: &SeatRow) -> Result {
    let sql = format!(
        "INSERT INTO seats (table_id, {}) VALUES {} ON CONFLICT (table_id, seat) DO UPDATE SET {}",
        SeatRow::list(),
        SeatRow::holes(1, 1),
        SeatRow::set_to("excluded")
    );
    seat.bind(sqlx::query(AssertSqlSafe(sql)).bind(table)).execute(to).await?;
    Ok(())
}
