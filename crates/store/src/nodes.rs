//! Several servers on one database: which nodes are alive, and which one writes which table. All times are those of the
//! database's clock, so that no node keeps or loses a table because of its own clock.

use sqlx::{AssertSqlSafe, Row};
use table::refusal::Thing;

use crate::{Engine, Id, Result, Store, StoreError};

/// The answer to a request for a lease.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lease {
    /// Granted to the node that asked.
    Granted {
        /// The fencing token, which every write must carry. It grows with every lease.
        fence: i64,
        /// Whether another node wrote the table until now.
        taken_over: bool,
    },
    /// Another live node has it.
    Held(String),
}

/// What a node finds when it joins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// No other node is alive: all tables are free.
    First,
    /// Others serve already.
    Joined,
}

impl Engine {
    /// Unix milliseconds by the database's clock.
    fn now(self) -> &'static str {
        match self {
            Engine::Sqlite => "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
            Engine::Postgres => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }
}

impl Store {
    /// A statement with the database's clock in it.
    fn at_its_clock(&self, sql: &str) -> AssertSqlSafe<String> {
        AssertSqlSafe(sql.replace("NOW", self.engine.now()))
    }

    /// A node joins. If it is the first one, all leases of nodes that are gone end.
    pub async fn join(&self, node: &str, lease_ms: i64) -> Result<Arrival> {
        let mut all = self.begin().await?;
        let sql = self.at_its_clock("INSERT INTO nodes (name, seen_at, until, packs) VALUES ($1, NOW, NOW + $2, 1)");
        sqlx::query(sql).bind(node).bind(lease_ms).execute(&mut *all).await?;
        let sql = self.at_its_clock("SELECT COUNT(*) FROM nodes WHERE until >= NOW AND name <> $1");
        let others: i64 = sqlx::query_scalar(sql).bind(node).fetch_one(&mut *all).await?;
        if others == 0 {
            sqlx::query("DELETE FROM nodes WHERE name <> $1").bind(node).execute(&mut *all).await?;
            let free = "UPDATE tables SET node = NULL, claim = claim + 1 WHERE node IS NOT NULL";
            sqlx::query(free).execute(&mut *all).await?;
        }
        all.commit().await?;
        Ok(if others == 0 { Arrival::First } else { Arrival::Joined })
    }

    /// A heartbeat of a node. False when the others have reaped it: then it has no lease any more.
    pub async fn heartbeat(&self, node: &str, lease_ms: i64) -> Result<bool> {
        let sql = self.at_its_clock("UPDATE nodes SET seen_at = NOW, until = NOW + $2 WHERE name = $1");
        let stays = sqlx::query(sql).bind(node).bind(lease_ms).execute(&self.write).await?.rows_affected() == 1;
        if !stays {
            let sql =
                self.at_its_clock("INSERT INTO nodes (name, seen_at, until, packs) VALUES ($1, NOW, NOW + $2, 1)");
            sqlx::query(sql).bind(node).bind(lease_ms).execute(&self.write).await?;
        }
        Ok(stays)
    }

    /// A node goes: its tables are free at once.
    pub async fn leave(&self, node: &str) -> Result {
        let mut all = self.begin().await?;
        sqlx::query("UPDATE tables SET node = NULL, claim = claim + 1 WHERE node = $1")
            .bind(node)
            .execute(&mut *all)
            .await?;
        sqlx::query("DELETE FROM nodes WHERE name = $1").bind(node).execute(&mut *all).await?;
        all.commit().await
    }

    /// Reaps nodes whose heartbeat has stopped for longer than their lease: their tables are free, and nobody's clock
    /// is charged for the time since. Returns the names of those nodes.
    pub async fn reap_nodes(&self) -> Result<Vec<String>> {
        let gone = self.at_its_clock("SELECT 1 FROM nodes WHERE until < NOW LIMIT 1");
        if sqlx::query(gone).fetch_optional(&self.read).await?.is_none() {
            return Ok(Vec::new());
        }
        let mut all = self.begin().await?;
        let sql = self.at_its_clock("DELETE FROM nodes WHERE until < NOW RETURNING name, NOW - seen_at AS away");
        let mut names = Vec::new();
        for row in sqlx::query(sql).fetch_all(&mut *all).await? {
            let (name, away): (String, i64) = (row.try_get("name")?, row.try_get("away")?);
            let postpone = "UPDATE tables SET turn_at = turn_at + $2, deadline = deadline + $2
                WHERE node = $1 AND status = 'playing' AND deadline IS NOT NULL";
            sqlx::query(postpone).bind(&name).bind(away).execute(&mut *all).await?;
            let free = "UPDATE tables SET node = NULL, claim = claim + 1 WHERE node = $1";
            sqlx::query(free).bind(&name).execute(&mut *all).await?;
            // Jobs that its workers had taken are free for others.
            let work = "UPDATE jobs SET state = 'waiting', worker = NULL, lease_until = NULL
                WHERE state = 'taken' AND substr(worker, 1, length($1)) = $1";
            sqlx::query(work).bind(&name).execute(&mut *all).await?;
            names.push(name);
        }
        all.commit().await?;
        Ok(names)
    }

    /// The live nodes, in the order of their names. The first one does the chores that only one must do.
    pub async fn nodes(&self) -> Result<Vec<String>> {
        let sql = self.at_its_clock("SELECT name FROM nodes WHERE until >= NOW ORDER BY name");
        Ok(sqlx::query_scalar(sql).fetch_all(&self.read).await?)
    }

    /// Asks for the lease of a table: granted unless another live node holds it; with `anyway`, even then.
    pub async fn acquire_lease(&self, table: Id, node: &str, anyway: bool) -> Result<Lease> {
        let sql =
            "SELECT node, claim, (SELECT COUNT(*) FROM nodes WHERE name = node) AS there FROM tables WHERE id = $1";
        for _ in 0..8 {
            let row = sqlx::query(sql).bind(table).fetch_optional(&self.read).await?;
            let row = row.ok_or(StoreError::Missing(Thing::Table))?;
            let (holder, number): (Option<String>, i64) = (row.try_get("node")?, row.try_get("claim")?);
            let there: i64 = row.try_get("there")?;
            let taken_over = match holder {
                Some(holder) if holder == node => return Ok(Lease::Granted { fence: number, taken_over: false }),
                Some(holder) if there > 0 && !anyway => return Ok(Lease::Held(holder)),
                holder => holder.is_some(),
            };
            let take = "UPDATE tables SET node = $2, claim = claim + 1 WHERE id = $1 AND claim = $3";
            let took = sqlx::query(take).bind(table).bind(node).bind(number).execute(&self.write).await?;
            if took.rows_affected() == 1 {
                return Ok(Lease::Granted { fence: number + 1, taken_over });
            }
            // Somebody was quicker: look again.
        }
        Err(StoreError::Taken(Thing::Table))
    }

    /// How far a table is.
    pub async fn version(&self, table: Id) -> Result<i64> {
        let query = sqlx::query_scalar("SELECT version FROM tables WHERE id = $1").bind(table);
        query.fetch_optional(&self.read).await?.ok_or(StoreError::Missing(Thing::Table))
    }

    /// How far some tables are.
    pub async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, i64)>> {
        let mut found = Vec::with_capacity(tables.len());
        for some in tables.chunks(200) {
            let sql = format!("SELECT id, version FROM tables WHERE id IN ({})", crate::store::holes(1, some.len()));
            let query = sqlx::query_as::<_, (Id, i64)>(AssertSqlSafe(sql));
            let query = some.iter().fold(query, |query, table| query.bind(table));
            found.extend(query.fetch_all(&self.read).await?);
        }
        Ok(found)
    }
}
