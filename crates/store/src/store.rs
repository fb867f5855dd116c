//! Opening the database: pools, settings, migrations.

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor, SqlSafeStr,
    any::AnyPoolOptions,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::{Result, StoreError, open, scrub::Unclean, work::Work, writer::Writer};

/// Migrations, in order. Servers of the last version and of this one may share a database, so migrations only add.
const MIGRATIONS: &[(&str, &str)] = &[
    ("init", include_str!("../migrations/0001_init.sql")),
    ("nodes", include_str!("../migrations/0002_nodes.sql")),
    ("packed", include_str!("../migrations/0003_packed.sql")),
    ("people", include_str!("../migrations/0004_people.sql")),
    ("lobby", include_str!("../migrations/0005_lobby.sql")),
    ("accounts", include_str!("../migrations/0006_accounts.sql")),
    ("practice", include_str!("../migrations/0007_practice.sql")),
    ("reviews", include_str!("../migrations/0008_reviews.sql")),
];

/// Settings that touch no disk, so that they cannot fail: a pool would retry for long without saying why. SQLite's
/// own default is `synchronous = FULL`, and the file remembers that it has a write-ahead log.
/// `secure_delete`: what is deleted is overwritten.
const SQLITE: &str = "PRAGMA busy_timeout = 10000; PRAGMA secure_delete = ON";
/// A node that stops in the middle of a transaction must not hold its tables for ever.
const SHARED: &str = "SET idle_in_transaction_session_timeout = 3000";

/// How long to wait for a connection before saying that the database is too busy.
const PATIENCE: Duration = Duration::from_secs(20);
/// The same where a server may be down: the pool retries every fifth of this.
const SHORT: Duration = Duration::from_secs(5);

/// What the data lies in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

/// The open database. A clone is another handle to the same.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) engine: Engine,
    /// One connection on SQLite, where there can be one writer only.
    pub(crate) write: AnyPool,
    pub(crate) read: AnyPool,
    pub(crate) writer: Writer,
    /// What a check has found.
    pub(crate) damage: Arc<OnceLock<String>>,
    pub(crate) unclean: Unclean,
}

impl Store {
    /// Opens `sqlite:PATH`, which is created, or `postgres://…`, and brings it up to date.
    pub async fn open(url: &str) -> Result<Store> {
        sqlx::any::install_default_drivers();
        let engine = Engine::of(url)?;
        // A pool would hide why it cannot connect: one connection goes before.
        let mut first = open::connect(engine, url).await?;
        migrate(&mut first, engine).await.map_err(|error| open::why(engine, url, error))?;
        let (write, read) = match engine {
            Engine::Sqlite => {
                let file = sqlite_file(url)?;
                let write = pool(1, SQLITE).connect(&sqlite_url(file, "rwc")).await?;
                (write, pool(4, SQLITE).connect(&sqlite_url(file, "ro")).await?)
            }
            Engine::Postgres => {
                let both = pool(10, SHARED).acquire_timeout(SHORT).connect(url).await?;
                (both.clone(), both)
            }
        };
        first.close().await?;
        let (writer, damage, unclean) = (Writer::start(engine, write.clone()), Arc::default(), Unclean::default());
        Ok(Store { engine, writer, write, read, damage, unclean })
    }

    /// Lets running transactions end and closes the database. Afterwards everything is refused.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }

    /// What the data lies in.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    pub(crate) async fn begin(&self) -> Result<Work> {
        self.engine.begin(&self.write).await
    }
}

impl Engine {
    /// The engine that a URL names.
    pub fn of(url: &str) -> Result<Engine> {
        match url.split(':').next() {
            Some("sqlite") => Ok(Engine::Sqlite),
            Some("postgres" | "postgresql") => Ok(Engine::Postgres),
            // Without the URL itself: it may hold a password.
            _ => Err(StoreError::Broken("a database is sqlite:PATH or postgres://USER@HOST/NAME".into())),
        }
    }

    /// A transaction that will write: on SQLite it takes the write lock now, while waiting is still possible.
    pub(crate) async fn begin(self, pool: &AnyPool) -> Result<Work> {
        match self {
            Engine::Sqlite => Work::begin(pool, "BEGIN IMMEDIATE").await,
            Engine::Postgres => Work::begin(pool, "BEGIN").await,
        }
    }
}

/// The file of a `sqlite:` URL.
pub(crate) fn sqlite_file(url: &str) -> Result<&str> {
    let file = url.trim_start_matches("sqlite:");
    let file = file.strip_prefix("//").unwrap_or(file);
    match file {
        "" | ":memory:" => Err(StoreError::Broken("the database must be a file: sqlite:PATH".into())),
        _ => Ok(file),
    }
}

/// A path may hold anything; a URL may not.
pub(crate) fn sqlite_url(file: &str, mode: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "/._-~+:".contains(letter);
    let encoded = file.chars().map(|letter| if plain(letter) { letter.into() } else { percent(letter) });
    format!("sqlite:{}?mode={mode}", encoded.collect::<String>())
}

fn percent(letter: char) -> String {
    letter.encode_utf8(&mut [0; 4]).bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn pool(connections: u32, settings: &'static str) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE).after_connect(move |connection, _| {
        Box::pin(async move {
            connection.execute(settings).await?;
            Ok(())
        })
    })
}

/// Places for values: `$3, $4, $5`.
pub(crate) fn holes(first: usize, count: usize) -> String {
    (first..first + count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

/// Placeholders for this many rows: `($1, $2), ($3, $4)`.
pub(crate) fn rows_of_holes(rows: usize, columns: usize) -> String {
    (0..rows).map(|row| format!("({})", holes(1 + row * columns, columns))).collect::<Vec<_>>().join(", ")
}

async fn migrate(to: &mut AnyConnection, engine: Engine) -> Result {
    let (serial, text, bytes) = match engine {
        Engine::Sqlite => ("INTEGER PRIMARY KEY AUTOINCREMENT", " TEXT", " BLOB"),
        Engine::Postgres => ("BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY", " TEXT COLLATE \"C\"", " BYTEA"),
    };
    let migrations = (1..).zip(MIGRATIONS).map(|(number, &(name, sql))| {
        let sql = sql.replace("SERIAL PRIMARY KEY", serial).replace(" TEXT", text).replace(" BYTES", bytes);
        let sql = AssertSqlSafe(sql).into_sql_str();
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    });
    // A newer version may have migrated the database: its additions do not disturb this one.
    Ok(Migrator::with_migrations(migrations.collect()).set_ignore_missing(true).run(to).await?)
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::*;

    #[test]
    fn a_url_names_its_engine_and_its_file() {
        assert_eq!(Engine::of("postgresql://x@y/z").unwrap(), Engine::Postgres);
        assert_eq!(sqlite_file("sqlite:a b.db").unwrap(), "a b.db");
        assert_eq!(sqlite_file("sqlite:///var/a.db").unwrap(), "/var/a.db");
        assert_eq!(sqlite_url("/a b?é%.db", "ro"), "sqlite:/a%20b%3Fé%25.db?mode=ro");
    }

    #[test]
    fn what_is_no_database_is_refused() {
        assert!(Engine::of("mysql://secret@host").unwrap_err().to_string().starts_with("a database is"));
        assert!(sqlite_file("sqlite::memory:").unwrap_err().is_broken());
        assert!(sqlite_file("sqlite:").unwrap_err().is_broken());
    }

    #[tokio::test]
    async fn sqlite_waits_for_the_disk_and_readers_cannot_write() {
        let place = crate::testing::Scratch::new(Engine::Sqlite).await;
        let store = place.open().await;
        let said = async |pragma: &'static str| {
            let row = sqlx::query(pragma).fetch_one(&store.write).await.unwrap();
            row.try_get::<i64, _>(0).map_or_else(|_| row.get::<String, _>(0), |number| number.to_string())
        };
        assert_eq!(said("PRAGMA synchronous").await, "2", "which means FULL");
        assert_eq!(said("PRAGMA journal_mode").await, "wal");
        assert_eq!(said("PRAGMA foreign_keys").await, "1");
        assert_eq!(said("PRAGMA secure_delete").await, "1");
        assert_eq!(said("PRAGMA busy_timeout").await, "10000");
        assert!(sqlx::query("DELETE FROM meta").execute(&store.read).await.is_err());
        store.close().await;
    }
}
