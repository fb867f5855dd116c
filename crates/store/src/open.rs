//! The first connection to a database: whatever is wrong is reported at once, with what to do about it.

use std::{io, path::Path, time::Duration};

use sqlx::{AnyConnection, Connection, Executor};
use tokio::time::timeout;

use crate::{
    Engine, Fault, Result, StoreError,
    os::private,
    store::{sqlite_file, sqlite_url},
};

/// How long a PostgreSQL server may take to answer at all.
const PATIENCE: Duration = Duration::from_secs(5);

/// What to do about a file that can no longer be read.
const RESTORE: &str = "move it away, with its -wal and -shm, and bring a backup back: intramuros restore FILE";

/// Connects; creates a missing SQLite file, readable only for its owner.
pub(crate) async fn connect(engine: Engine, url: &str) -> Result<AnyConnection> {
    match engine {
        Engine::Sqlite => {
            let file = sqlite_file(url)?;
            make(Path::new(file)).map_err(|error| cannot_make(file, &error))?;
            let open = async {
                let mut first = AnyConnection::connect(&sqlite_url(file, "rwc")).await?;
                // Lets free pages be given back bit by bit: this must be set before anything is stored in the file.
                first.execute("PRAGMA auto_vacuum = INCREMENTAL").await?;
                // With it, readers do not wait for the writer. The setting is stored in the file.
                first.execute("PRAGMA journal_mode = WAL").await?;
                Ok::<_, StoreError>(first)
            };
            open.await.map_err(|error| why(engine, url, error))
        }
        Engine::Postgres => match timeout(PATIENCE, AnyConnection::connect(url)).await {
            Ok(connected) => connected.map_err(|error| why(engine, url, error.into())),
            Err(_) => {
                Err(StoreError::Unusable(Fault::Away, "PostgreSQL does not answer: is its address right?".into()))
            }
        },
    }
}

/// Creates an empty file, which is an empty database; an existing file stays as it is.
fn make(file: &Path) -> io::Result<()> {
    if file.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    match private().write(true).create_new(true).open(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map(|_| ()),
    }
}

/// Why a file cannot be made, with the way out.
pub(crate) fn cannot_make(file: &str, error: &io::Error) -> StoreError {
    let (fault, why) = match error.kind() {
        io::ErrorKind::NotFound => (Fault::Other, "there is no such folder: make it, or name another".to_owned()),
        io::ErrorKind::IsADirectory => (Fault::Other, "that is a folder: name a file in it".to_owned()),
        io::ErrorKind::NotADirectory => {
            (Fault::Other, "a file stands where a folder should be: name another".to_owned())
        }
        io::ErrorKind::PermissionDenied => {
            (Fault::ReadOnly, "no right to write there: give this user the folder, or name another".to_owned())
        }
        io::ErrorKind::ReadOnlyFilesystem => {
            (Fault::ReadOnly, "that disk can only be read: mount it for writing, or name another folder".to_owned())
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            (Fault::Full, "the disk is full: make room, then start again".to_owned())
        }
        _ => (Fault::Failing, error.to_string()),
    };
    StoreError::Unusable(fault, format!("{file}: {why}"))
}

/// Why a database cannot be used, and what to do about it.
pub(crate) fn why(engine: Engine, url: &str, error: StoreError) -> StoreError {
    let StoreError::Database(failed) = &error else { return error };
    match engine {
        Engine::Sqlite => of_file(sqlite_file(url).unwrap_or_default(), failed),
        Engine::Postgres => of_server(failed),
    }
}

pub(crate) fn of_file(file: &str, error: &sqlx::Error) -> StoreError {
    let said = error.as_database_error().map_or_else(|| error.to_string(), |refused| refused.message().to_owned());
    let fault = Fault::of(error);
    let why = match fault {
        Fault::Full => "the disk is full: make room, then start again".to_owned(),
        Fault::ReadOnly => "it can only be read: give this user the right to write it and its folder".to_owned(),
        Fault::Damaged => format!("it is damaged or no database ({said}): {RESTORE}"),
        Fault::Away => format!("another program has it ({said}): end that one first"),
        Fault::Failing => format!("it cannot be read or written ({said}): look at its rights, its folder and the disk"),
        Fault::Other => said,
    };
    StoreError::Unusable(fault, format!("{file}: {why}"))
}

fn of_server(error: &sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|refused| refused.code()).unwrap_or_default().into_owned();
    let (fault, why) = match (error, code.as_str()) {
        (_, "28P01" | "28000") => (Fault::Other, format!("{error}: look at the user and the password of the database")),
        (_, "3D000") => (Fault::Other, format!("{error}: make it with createdb, or name another")),
        // Whatever prevents a connection may be temporary.
        (sqlx::Error::Io(_), _) => (Fault::Away, format!("PostgreSQL does not answer: {error}")),
        (sqlx::Error::Configuration(_), _) => (Fault::Other, format!("the address of the database is wrong: {error}")),
        _ => (Fault::of(error), format!("PostgreSQL refuses: {error}")),
    };
    StoreError::Unusable(fault, why)
}
