//! Tables: what is played, by which settings, and how it stands.

use sqlx::{AnyConnection, AssertSqlSafe};
use table::refusal::Thing;

use crate::{
    Id, Result, SeatRow, Status, Store, StoreError, Table, Whole,
    columns::{Columns, Fields, Read, row},
    error::{or_missing, or_taken},
    log::log_rows,
    packed::whole_log,
    seats::put_seat,
};

row!(Read<Table> {
    id,
    invite,
    game,
    rules,
    options,
    status,
    host,
    pace,
    rated as flag,
    practice as flag,
    public as flag,
    hints as flag,
    stand_in,
    secret as digits,
    commitment,
    version,
    to_move,
    turn_at,
    deadline,
    clocks,
    result,
    rematch,
    created_at,
    active_at,
    started_at,
    ended_at,
});

impl Store {
    /// Sets up a table with its seats.
    pub async fn new_table(&self, table: &Table, seats: &[SeatRow]) -> Result {
        let mut all = self.begin().await?;
        put_table(&mut all, table).await?;
        for seat in seats {
            put_seat(&mut all, table.id, seat).await?;
        }
        all.commit().await
    }

    /// The table of this id.
    pub async fn table(&self, id: Id) -> Result<Table> {
        let sql = Table::sql("SELECT COLUMNS FROM tables WHERE id = $1");
        let found = sqlx::query_as(sql).bind(id).fetch_optional(&self.read).await?;
        found.map(|Read(table)| table).ok_or(StoreError::Missing(Thing::Table))
    }

    /// A table with its seats and its log, as they are at one moment: another node may write it just now.
    pub async fn whole_table(&self, id: Id) -> Result<Whole> {
        self.table_at_a_moment(id, None).await
    }

    /// The same with only the new entries of its log. For a packed log there are none: then the whole log must be read.
    pub async fn table_since(&self, id: Id, from_n: i64) -> Result<Whole> {
        self.table_at_a_moment(id, Some(from_n)).await
    }

    async fn table_at_a_moment(&self, id: Id, from_n: Option<i64>) -> Result<Whole> {
        let mut moment = self.moment().await?;
        let table = sqlx::query_as(Table::sql("SELECT COLUMNS FROM tables WHERE id = $1"));
        let Some(Read(table)) = table.bind(id).fetch_optional(&mut *moment).await? else {
            moment.rollback().await?;
            return Err(StoreError::Missing(Thing::Table));
        };
        let seats = sqlx::query_as(SeatRow::sql("SELECT COLUMNS FROM seats WHERE table_id = $1 ORDER BY seat"));
        let seats = Read::all(seats.bind(id).fetch_all(&mut *moment).await?);
        let log = match from_n {
            None => whole_log(&mut moment, id).await?,
            Some(from_n) => log_rows(&mut moment, id, from_n).await?,
        };
        moment.rollback().await?;
        Ok((table, seats, log))
    }

    /// The table that an invitation leads to.
    pub async fn table_by_invite(&self, invite: &str) -> Result<Option<Table>> {
        let query = sqlx::query_as(Table::sql("SELECT COLUMNS FROM tables WHERE invite = $1")).bind(invite);
        Ok(query.fetch_optional(&self.read).await?.map(|Read(table)| table))
    }

    /// The table whose invitation begins with these hexadecimal digits, while it is open or played; none when several do.
    pub async fn table_by_invite_start(&self, digits: &str) -> Result<Option<Table>> {
        // An index finds the range; `g` comes after all digits.
        let sql = Table::sql(
            "SELECT COLUMNS FROM tables WHERE invite >= $1 AND invite < $2 AND status IN ('open', 'playing') LIMIT 2",
        );
        let query = sqlx::query_as(sql).bind(digits).bind(format!("{digits}g"));
        let mut found = Read::all(query.fetch_all(&self.read).await?);
        Ok(if found.len() == 1 { found.pop() } else { None })
    }

    /// Changes a table's status outside a move.
    pub async fn set_status(&self, table: Id, status: Status) -> Result {
        let query = sqlx::query("UPDATE tables SET status = $2 WHERE id = $1").bind(table).bind(status);
        or_missing(query.execute(&self.write).await?.rows_affected(), Thing::Table)
    }

    /// Deletes a table where nobody has begun to play.
    pub async fn delete_open_table(&self, table: Id) -> Result {
        let query = sqlx::query("DELETE FROM tables WHERE id = $1 AND status = 'open'").bind(table);
        or_missing(query.execute(&self.write).await?.rows_affected(), Thing::OpenTable)
    }

    /// Takes tables away that were left before anybody played, but for those that somebody has reported; answers how
    /// many.
    pub async fn expire_unplayed(&self, before: i64) -> Result<u64> {
        let sql = "DELETE FROM tables WHERE status = 'abandoned' AND started_at IS NULL AND active_at < $1
            AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.table_id = tables.id AND settled = 0)";
        let gone = sqlx::query(sql).bind(before).execute(&self.write).await?.rows_affected();
        if gone > 0 {
            self.unclean.mark();
        }
        Ok(gone)
    }

    /// Somebody's tables: those that wait for them, then the others, each the last active first.
    pub async fn tables_of(&self, person: Id, limit: i64) -> Result<Vec<Table>> {
        let sql = "SELECT COLUMNS FROM tables
            WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)
            ORDER BY CASE WHEN status = 'playing' AND EXISTS (SELECT 1 FROM seats
                    WHERE table_id = tables.id AND person = $1 AND seat = tables.to_move) THEN 0 ELSE 1 END,
                active_at DESC, id LIMIT $2";
        Ok(Read::all(sqlx::query_as(Table::sql(sql)).bind(person).bind(limit).fetch_all(&self.read).await?))
    }

    /// All tables that are played.
    pub async fn playing_ids(&self) -> Result<Vec<Id>> {
        let query = sqlx::query_scalar("SELECT id FROM tables WHERE status = 'playing' ORDER BY id");
        Ok(query.fetch_all(&self.read).await?)
    }

    /// Tables where time has run out, the longest ago first; for a node, those that no other one writes.
    pub async fn due(&self, now: i64, node: Option<&str>) -> Result<Vec<Id>> {
        let sql = "SELECT id FROM tables WHERE status = 'playing' AND deadline <= $1
            AND ($2 IS NULL OR node IS NULL OR node = $2) ORDER BY deadline, id";
        Ok(sqlx::query_scalar(sql).bind(now).bind(node).fetch_all(&self.read).await?)
    }

    /// Tables, open or played, where nothing happened since, the longest ago first.
    pub async fn idle_since(&self, time: i64) -> Result<Vec<Id>> {
        let sql = "SELECT id FROM tables WHERE status IN ('open', 'playing') AND active_at < $1 ORDER BY active_at, id";
        Ok(sqlx::query_scalar(sql).bind(time).fetch_all(&self.read).await?)
    }

    /// Tables that were played to their end, page by page from [`Id::FIRST`].
    pub async fn finished_ids(&self, after: Id, limit: i64) -> Result<Vec<Id>> {
        let sql = "SELECT id FROM tables WHERE status = 'over' AND id > $1 ORDER BY id LIMIT $2";
        Ok(sqlx::query_scalar(sql).bind(after).bind(limit).fetch_all(&self.read).await?)
    }

    /// How many games are played or were played to their end.
    pub async fn count_played(&self) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM tables WHERE status IN ('playing', 'over')";
        Ok(sqlx::query_scalar(sql).fetch_one(&self.read).await?)
    }
}

pub(crate) async fn put_table(to: &mut AnyConnection, table: &Table) -> Result {
    let sql = format!("INSERT INTO tables ({}) VALUES {}", Table::list(), Table::holes(1, 0));
    table.bind(sqlx::query(AssertSqlSafe(sql))).execute(to).await.map_err(or_taken(Thing::Table))?;
    Ok(())
}
