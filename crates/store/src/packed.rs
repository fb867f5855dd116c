//! Finished games, packed: the whole log in one row. Readers of a log do not see the difference.

use sqlx::AnyConnection;

use crate::{
    Engine, Entry, Id, Result, SeatRow, Status, Store, StoreError, Table,
    log::{append, log_rows},
    pack::{pack, thinned, unpack},
    seats::put_seat,
    tables::put_table,
};

/// How many entries go into one statement.
pub(crate) const ROWS: usize = 64;

/// Only finished tables have an end time. This query runs all the time and uses the index `tables_unpacked`, which is
/// empty when everything is packed; a condition on the status would keep the engine from using it.
const UNPACKED: &str =
    "SELECT id FROM tables WHERE packed = 0 AND ended_at <= $1 AND version > 0 ORDER BY ended_at LIMIT $2";

/// A whole table: with its seats and its log.
pub type Whole = (Table, Vec<SeatRow>, Vec<Entry>);

/// A log that was read and packed, to be stored.
struct Ready {
    table: Id,
    log: Vec<Entry>,
    body: Vec<u8>,
}

impl Store {
    /// Finished tables whose logs are not packed yet, in the order in which they ended.
    pub async fn unpacked(&self, ended_before: i64, limit: i64) -> Result<Vec<Id>> {
        Ok(sqlx::query_scalar(UNPACKED).bind(ended_before).bind(limit).fetch_all(&self.read).await?)
    }

    /// How many finished tables are not packed yet.
    pub async fn count_unpacked(&self) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM tables WHERE packed = 0 AND ended_at IS NOT NULL AND version > 0";
        Ok(sqlx::query_scalar(sql).fetch_one(&self.read).await?)
    }

    /// Whether every live node can read packed games.
    pub async fn all_nodes_pack(&self) -> Result<bool> {
        let older = sqlx::query("SELECT 1 FROM nodes WHERE packs = 0 LIMIT 1").fetch_optional(&self.read).await?;
        Ok(older.is_none())
    }

    /// Packs the logs of finished tables in one transaction; returns how many. One that has just changed is left for
    /// another time, and one that cannot be packed stays as it is: its id is returned with the reason.
    pub async fn pack(&self, tables: &[Id]) -> Result<(u64, Vec<(Id, StoreError)>)> {
        let (mut ready, mut odd) = (vec![], vec![]);
        for &table in tables {
            // Packed before the transaction: entries never change, and the version shows whether more were added.
            match self.make_ready(table).await {
                Ok(found) => ready.push(found),
                Err(error) if error.is_broken() => odd.push((table, error)),
                Err(error) => return Err(error),
            }
        }
        let mut all = self.begin().await?;
        for (table, _) in &odd {
            let sql = "UPDATE tables SET packed = -1 WHERE id = $1 AND packed = 0";
            sqlx::query(sql).bind(*table).execute(&mut *all).await?;
        }
        let mut count = 0;
        for one in &ready {
            count += u64::from(one.store(&mut all).await?);
        }
        all.commit().await?;
        Ok((count, odd))
    }

    async fn make_ready(&self, table: Id) -> Result<Ready> {
        let (now, _, log) = self.whole_table(table).await?;
        if now.version != log.len() as i64 {
            let why = format!("table {table} is at {} but has {} entries", now.version, log.len());
            return Err(StoreError::Broken(why));
        }
        let log = thinned(&log);
        let work = tokio::task::spawn_blocking(move || pack(table, &log).map(|body| Ready { table, log, body }));
        work.await.map_err(|error| StoreError::Broken(format!("table {table} was not packed: {error}")))?
    }

    /// Gives back free pages of the file, where the file allows it; returns whether more are left.
    pub async fn give_pages_back(&self, pages: i64) -> Result<bool> {
        if self.engine != Engine::Sqlite {
            return Ok(false);
        }
        let mut file = self.write.acquire().await?;
        let mode: i64 = sqlx::query_scalar("PRAGMA auto_vacuum").fetch_one(&mut *file).await?;
        let free: i64 = sqlx::query_scalar("PRAGMA freelist_count").fetch_one(&mut *file).await?;
        // A few free pages will soon be used again: only many are given back.
        if mode != 2 || free <= pages {
            return Ok(false);
        }
        let sql = sqlx::AssertSqlSafe(format!("PRAGMA incremental_vacuum({pages})"));
        sqlx::query(sql).execute(&mut *file).await?;
        Ok(free > 2 * pages)
    }

    /// Rewrites the whole file without free pages: for a server that is stopped.
    pub async fn rewrite(&self) -> Result {
        let mut to = self.write.acquire().await?;
        let sql = match self.engine {
            Engine::Sqlite => "VACUUM",
            Engine::Postgres => "VACUUM (FULL, ANALYZE)",
        };
        sqlx::query(sql).execute(&mut *to).await?;
        if self.engine == Engine::Sqlite {
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *to).await?;
        }
        Ok(())
    }

    /// Stores whole tables at once, the finished ones packed if wanted: for filling a database.
    pub async fn put_whole(&self, tables: &[Whole], packed: bool) -> Result {
        let mut all = self.begin().await?;
        for (table, seats, log) in tables {
            put_table(&mut all, table).await?;
            for seat in seats {
                put_seat(&mut all, table.id, seat).await?;
            }
            if packed && matches!(table.status, Status::Over | Status::Abandoned) {
                let log = thinned(log);
                let body = pack(table.id, &log)?;
                Ready { table: table.id, log, body }.put(&mut all).await?;
                continue;
            }
            for some in log.chunks(ROWS) {
                append(&mut all, &some.iter().map(|entry| (table.id, entry)).collect::<Vec<_>>()).await?;
            }
        }
        all.commit().await
    }
}

impl Ready {
    /// Replaces the rows by the packed log, if the table has not changed since it was read.
    async fn store(&self, to: &mut AnyConnection) -> Result<bool> {
        if !self.put(to).await? {
            return Ok(false);
        }
        let count = self.log.len() as i64;
        let gone = sqlx::query("DELETE FROM log WHERE table_id = $1 AND n < $2").bind(self.table).bind(count);
        if gone.execute(&mut *to).await?.rows_affected() != count as u64 {
            return Err(StoreError::Broken(format!("the log of table {} is not what was read", self.table)));
        }
        // Not needed once a game is over: work for bots, and whose turn it was.
        // A review may be in the making.
        let jobs = "DELETE FROM jobs WHERE table_id = $1 AND kind <> 'review'";
        sqlx::query(jobs).bind(self.table).execute(&mut *to).await?;
        let turns = "DELETE FROM notifications WHERE table_id = $1 AND kind = 'turn'
            AND person IN (SELECT person FROM seats WHERE table_id = $1)";
        sqlx::query(turns).bind(self.table).execute(&mut *to).await?;
        Ok(true)
    }

    /// Stores the packed log and reads it back. From the first statement on, nobody else writes the table.
    async fn put(&self, to: &mut AnyConnection) -> Result<bool> {
        let sql = "UPDATE tables SET packed = version WHERE id = $1 AND version = $2 AND packed = 0
            AND status IN ('over', 'abandoned')";
        let marked = sqlx::query(sql).bind(self.table).bind(self.log.len() as i64).execute(&mut *to).await?;
        if marked.rows_affected() == 0 {
            return Ok(false);
        }
        let sql = "INSERT INTO packed (table_id, body) VALUES ($1, $2)";
        sqlx::query(sql).bind(self.table).bind(self.body.as_slice()).execute(&mut *to).await?;
        if packed_log(to, self.table).await? != self.log {
            return Err(StoreError::Broken(format!("the packed log of table {} is not what it was", self.table)));
        }
        Ok(true)
    }
}

/// The packed part of a log; empty where nothing is packed.
pub(crate) async fn packed_log(from: &mut AnyConnection, table: Id) -> Result<Vec<Entry>> {
    let query = sqlx::query_scalar("SELECT body FROM packed WHERE table_id = $1").bind(table);
    let body: Option<Vec<u8>> = query.fetch_optional(from).await?;
    body.map_or(Ok(vec![]), |body| unpack(table, &body))
}

/// A whole log, packed or not. The reader sees a consistent snapshot.
pub(crate) async fn whole_log(moment: &mut AnyConnection, table: Id) -> Result<Vec<Entry>> {
    let mut log = packed_log(moment, table).await?;
    let rows = log_rows(moment, table, 0).await?;
    if !log.is_empty() && rows.first().is_some_and(|row| row.n != log.len() as i64) {
        return Err(StoreError::Broken(format!("the log of table {table} does not go on where its packed part ends")));
    }
    log.extend(rows);
    Ok(log)
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Connection, Executor, Row};

    use super::*;
    use crate::testing::Scratch;

    async fn looking_for_unpacked_games_looks_at_no_others_on(engine: Engine) {
        let place = Scratch::new(engine).await;
        place.open().await.close().await;
        let mut raw = AnyConnection::connect(&place.url).await.unwrap();
        let explain = match engine {
            Engine::Sqlite => "EXPLAIN QUERY PLAN",
            Engine::Postgres => {
                // A nearly empty table is read faster without any index.
                raw.execute("SET enable_seqscan = off").await.unwrap();
                "EXPLAIN"
            }
        };
        let sql = format!("{explain} {UNPACKED}").replace("$1", "5").replace("$2", "40");
        let rows = raw.fetch_all(AssertSqlSafe(sql)).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get(row.len() - 1)).collect();
        assert!(plan.join("\n").contains("tables_unpacked"), "{plan:?}");
        raw.close().await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn looking_for_unpacked_games_looks_at_no_others() {
        looking_for_unpacked_games_looks_at_no_others_on(Engine::Sqlite).await;
        looking_for_unpacked_games_looks_at_no_others_on(Engine::Postgres).await;
    }
}
