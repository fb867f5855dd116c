//! What a PostgreSQL server has done so far, by its own counters: for measuring what something costs.

use sqlx::{AnyConnection, Connection};

use crate::Result;

/// What was done in a database since it was created. Connections report their transactions once a second at most, so a
/// difference over a short time is a little off.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// Transactions that ended, single statements among them.
    pub transactions: i64,
    /// Statements, if the server counts them: it has loaded `pg_stat_statements`, and the database that extension.
    pub statements: Option<i64>,
    /// Bytes of the write-ahead log, of all databases of the server.
    pub log_bytes: i64,
}

impl Counted {
    /// Reads the counters over a connection of its own.
    pub async fn read(url: &str) -> Result<Counted> {
        sqlx::any::install_default_drivers();
        let mut to = AnyConnection::connect(url).await?;
        let ended = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()";
        let transactions = sqlx::query_scalar(ended).fetch_one(&mut to).await?;
        let logged = "SELECT CAST(pg_current_wal_lsn() - '0/0' AS BIGINT)";
        let log_bytes = sqlx::query_scalar(logged).fetch_one(&mut to).await?;
        let called = "SELECT CAST(SUM(calls) AS BIGINT) FROM pg_stat_statements
            WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())";
        // A server without that extension refuses the query.
        let statements = sqlx::query_scalar(called).fetch_one(&mut to).await.ok();
        to.close().await?;
        Ok(Counted { transactions, statements, log_bytes })
    }
}
