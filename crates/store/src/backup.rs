//! Copies of everything, and back: a SQLite file from SQLite, an export from PostgreSQL.

use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection};
use tokio::{
    fs::{self, File},
    io::{AsyncReadExt, BufReader},
};

use crate::{
    Engine, Result, Store, StoreError,
    dump::cannot_write,
    store::{sqlite_file, sqlite_url},
};

/// How every SQLite file begins.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

impl Store {
    /// Writes a copy of everything into a new file, while others go on writing.
    pub async fn backup(&self, path: &Path) -> Result {
        if fs::try_exists(path).await.map_err(cannot_write)? {
            return Err(StoreError::Broken(format!("{} exists already", path.display())));
        }
        match self.engine {
            Engine::Sqlite => {
                sqlx::query("VACUUM INTO $1").bind(text(path)?).execute(&self.read).await?;
            }
            Engine::Postgres => {
                self.export(&mut File::create_new(path).await.map_err(cannot_write)?).await?;
            }
        }
        // A copy that is not on the disk is none.
        File::open(path).await.map_err(cannot_write)?.sync_all().await.map_err(cannot_write)
    }
}

/// Opens a database that has nothing in it yet with what a backup or an export holds.
pub async fn restore(url: &str, from: &Path) -> Result<Store> {
    let cannot_read = |error| StoreError::Broken(format!("cannot read {}: {error}", from.display()));
    let mut file = File::open(from).await.map_err(cannot_read)?;
    let mut head = vec![];
    (&mut file).take(SQLITE.len() as u64).read_to_end(&mut head).await.map_err(cannot_read)?;
    if head != SQLITE {
        // Before anything is made: a database left empty would be in the way of the right file.
        if !head.starts_with(b"{\"intramuros\"") {
            return Err(StoreError::Broken(format!("{} is neither a backup nor an export", from.display())));
        }
        let store = Store::open(url).await?;
        store.import(&mut BufReader::new(File::open(from).await.map_err(cannot_read)?)).await?;
        return Ok(store);
    }
    if Engine::of(url)? == Engine::Postgres {
        return Err(StoreError::Broken("this is a SQLite file: restore it to sqlite:PATH, export, then import".into()));
    }
    check(from).await?;
    copy(from, Path::new(sqlite_file(url)?)).await?;
    Store::open(url).await
}

/// Whether a file is a sound database of ours.
async fn check(path: &Path) -> Result {
    let damaged = |why: String| StoreError::Broken(format!("{} is damaged: {why}", path.display()));
    sqlx::any::install_default_drivers();
    let result = async {
        let mut file = AnyConnection::connect(&sqlite_url(text(path)?, "ro")).await?;
        let said: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut file).await?;
        sqlx::query("SELECT COUNT(*) FROM tables").execute(&mut file).await?;
        file.close().await?;
        Ok::<_, StoreError>(said.join("; "))
    };
    match result.await {
        Ok(said) if said == "ok" => Ok(()),
        Ok(said) => Err(damaged(said)),
        Err(error) => Err(damaged(error.to_string())),
    }
}

/// Copies in two steps, so that half a copy is never taken for a database.
async fn copy(from: &Path, to: &Path) -> Result {
    if fs::try_exists(to).await.map_err(cannot_write)? {
        return Err(StoreError::Broken(format!("{} exists already: a backup needs a new file", to.display())));
    }
    let mut half = to.as_os_str().to_owned();
    half.push(".restoring");
    let half = PathBuf::from(half);
    fs::copy(from, &half).await.map_err(cannot_write)?;
    File::open(&half).await.map_err(cannot_write)?.sync_all().await.map_err(cannot_write)?;
    fs::rename(&half, to).await.map_err(cannot_write)
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().ok_or_else(|| StoreError::Broken(format!("{} is no text", path.display())))
}
