//! Backup and restore: a SQLite file from SQLite, an export from PostgreSQL. Every file is made under another name,
//! checked, and only then moved to its place.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{AnyConnection, Connection};
use tokio::{
    fs::File,
    io::{AsyncReadExt, AsyncWriteExt, BufReader},
};

use crate::{
    Engine, Lock, Result, Store, StoreError,
    dump::{cannot_write, read_back},
    partial_file::{self, BESIDE, PartialFile, with},
    store::{sqlite_file, sqlite_url},
};

/// How every SQLite file begins.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

impl Store {
    /// Writes a copy of everything into a new file while others go on writing, and checks it by reading it back.
    pub async fn backup(&self, path: &Path) -> Result {
        if self.engine == Engine::Postgres {
            return self.export_to(path).await.map(|_| ());
        }
        let copy = new_file(path)?;
        sqlx::query("VACUUM INTO $1").bind(text(copy.path())?).execute(&self.read).await?;
        check(copy.path(), "ro").await?;
        partial_file::stamp(copy.path()).map_err(cannot_write)?;
        copy.put(path)
    }

    /// Exports everything into a new file, and checks it by reading it back; returns the number of rows.
    pub async fn export_to(&self, path: &Path) -> Result<u64> {
        let copy = new_file(path)?;
        let mut file = File::create(copy.path()).await.map_err(cannot_write)?;
        let rows = self.export(&mut file).await?;
        file.shutdown().await.map_err(cannot_write)?;
        drop(file);
        let mut file = BufReader::new(File::open(copy.path()).await.map_err(cannot_write)?);
        if read_back(&mut file).await? != rows {
            return Err(StoreError::Broken(format!("{} is not as it was written", copy.path().display())));
        }
        copy.put(path)?;
        Ok(rows)
    }
}

fn new_file(path: &Path) -> Result<PartialFile> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(StoreError::Broken(format!("{} exists already", path.display())));
    }
    PartialFile::new(with(path, ".part"))
}

/// A database that is being built from a backup or an export, under another name. Dropped, it leaves nothing behind.
#[derive(Debug)]
pub struct Restoring {
    store: Store,
    partial: PartialFile,
    url: String,
    /// The folder of a file that is only a step on the way to PostgreSQL.
    away: Option<PathBuf>,
    lock: Option<Lock>,
}

impl Restoring {
    /// Refuses a place that is taken and a damaged source; then builds and opens the database.
    pub async fn begin(url: &str, from: &Path) -> Result<Restoring> {
        sqlx::any::install_default_drivers();
        let kind = Source::of(from).await?;
        let lock = Lock::take(url)?;
        let built = Restoring::build(url, from, kind).await;
        match built {
            Ok(built) => Ok(Restoring { lock, ..built }),
            Err(error) => {
                lock.iter().for_each(Lock::remove);
                Err(error)
            }
        }
    }

    async fn build(url: &str, from: &Path, kind: Source) -> Result<Restoring> {
        let (place, away) = match Engine::of(url)? {
            Engine::Sqlite => (PathBuf::from(sqlite_file(url)?), None),
            Engine::Postgres => {
                Store::open(url).await?.must_be_empty().await?;
                let folder = std::env::temp_dir().join(format!("intramuros-restore-{}", crate::random_id()?));
                fs::create_dir(&folder).map_err(cannot_write)?;
                (folder.join("intramuros.db"), Some(folder))
            }
        };
        let built = async {
            must_be_free(&place)?;
            let partial = PartialFile::new(with(&place, ".restoring"))?;
            let store = fill(&partial, from, kind).await?;
            Ok((partial, store))
        };
        match built.await {
            Ok((partial, store)) => Ok(Restoring { store, partial, url: url.to_owned(), away, lock: None }),
            Err(error) => {
                away.iter().for_each(|folder| drop(fs::remove_dir_all(folder)));
                Err(error)
            }
        }
    }

    /// The new database, to be checked.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Moves the database to its place and waits for the disk.
    pub async fn finish(self) -> Result {
        let Restoring { store, partial, url, away, lock } = self;
        let done = match &away {
            None => {
                store.close().await;
                settle(partial.path()).await?;
                let place = PathBuf::from(sqlite_file(&url)?);
                must_be_clear(&place).and_then(|()| partial.put(&place))
            }
            Some(folder) => {
                let moved = move_over(&store, &url).await;
                store.close().await;
                drop(partial);
                let _ = fs::remove_dir_all(folder);
                moved
            }
        };
        lock.iter().for_each(Lock::remove);
        done
    }

    /// Removes everything.
    pub async fn give_up(self) {
        self.store.close().await;
        drop(self.partial);
        self.away.iter().for_each(|folder| drop(fs::remove_dir_all(folder)));
        self.lock.iter().for_each(Lock::remove);
    }
}

/// Builds a new database from a backup or an export, and opens it.
pub async fn restore(url: &str, from: &Path) -> Result<Store> {
    Restoring::begin(url, from).await?.finish().await?;
    Store::open(url).await
}

/// Everything into an empty PostgreSQL database, in one transaction.
async fn move_over(from: &Store, url: &str) -> Result {
    let to = Store::open(url).await?;
    let (mut out, inwards) = tokio::io::duplex(1 << 16);
    let give = async {
        let given = from.export(&mut out).await;
        drop(out);
        given
    };
    let mut inwards = BufReader::new(inwards);
    let (given, taken) = tokio::join!(give, to.import(&mut inwards));
    to.close().await;
    taken?;
    given.map(|_| ())
}

/// Waits until the write-ahead log is part of the file. A reader's connection may close a moment after the writer's,
/// and only a writer can do this.
async fn settle(path: &Path) -> Result {
    for _ in 0..250 {
        if !BESIDE.iter().any(|end| with(path, end).exists()) {
            break;
        }
        let mut last = AnyConnection::connect(&sqlite_url(text(path)?, "rw")).await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut last).await?;
        last.close().await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

#[derive(Clone, Copy)]
enum Source {
    Backup,
    Export,
}

impl Source {
    async fn of(from: &Path) -> Result<Source> {
        let cannot_read = |error| StoreError::Broken(format!("cannot read {}: {error}", from.display()));
        // A pipe would make us wait for ever, and cannot be read twice.
        if !fs::metadata(from).map_err(cannot_read)?.is_file() {
            return Err(StoreError::Broken(format!("{} is no file", from.display())));
        }
        let mut head = vec![];
        let file = File::open(from).await.map_err(cannot_read)?;
        file.take(SQLITE.len() as u64).read_to_end(&mut head).await.map_err(cannot_read)?;
        if head == SQLITE {
            let left = BESIDE.map(|end| with(from, end));
            if let Some(left) = left.iter().find(|left| fs::metadata(left).is_ok_and(|file| file.len() > 0)) {
                return Err(StoreError::Broken(format!(
                    "{} is not all: its newest part is in {}; make a copy with `intramuros backup`",
                    from.display(),
                    left.display()
                )));
            }
            return Ok(Source::Backup);
        }
        if head.starts_with(b"{\"intramuros\"") {
            return Ok(Source::Export);
        }
        Err(StoreError::Broken(format!("{} is neither a backup nor an export", from.display())))
    }
}

/// Fills the file, checks it and opens it.
async fn fill(partial: &PartialFile, from: &Path, kind: Source) -> Result<Store> {
    let damaged = |why: &dyn std::fmt::Display| StoreError::Broken(format!("{} is damaged: {why}", from.display()));
    let url = format!("sqlite:{}", text(partial.path())?);
    match kind {
        Source::Backup => {
            let (source, to) = (from.to_owned(), partial.path().to_owned());
            let copied = tokio::task::spawn_blocking(move || partial_file::copy(&source, &to)).await;
            let copied = copied.map_err(|error| StoreError::Broken(error.to_string()))?.map_err(cannot_write)?;
            copied.ok_or_else(|| damaged(&"something in it is not as it was written"))?;
            check(partial.path(), "rw").await.map_err(|error| damaged(&error))?;
            Store::open(&url).await
        }
        Source::Export => {
            let cannot_read = |error| StoreError::Broken(format!("cannot read {}: {error}", from.display()));
            let store = Store::open(&url).await?;
            let mut file = BufReader::new(File::open(from).await.map_err(cannot_read)?);
            let imported = store.import(&mut file).await;
            if let Err(error) = imported {
                store.close().await;
                return Err(StoreError::Broken(format!("{}: {error}", from.display())));
            }
            if let Err(error) = check(partial.path(), "rw").await {
                store.close().await;
                return Err(error);
            }
            Ok(store)
        }
    }
}

/// Whether a file is a sound database of ours.
async fn check(path: &Path, mode: &str) -> Result {
    let mut file = AnyConnection::connect(&sqlite_url(text(path)?, mode)).await?;
    let said: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(3)").fetch_all(&mut file).await?;
    let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut file).await?.len();
    let ours = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'
        AND name IN ('_sqlx_migrations', 'meta', 'people', 'tables', 'log')";
    let ours: i64 = sqlx::query_scalar(ours).fetch_one(&mut file).await?;
    file.close().await?;
    match (said.join("; ").as_str(), orphans, ours) {
        ("ok", 0, 5) => Ok(()),
        ("ok", 0, _) => Err(StoreError::Broken("it is not a database of Intramuros".into())),
        ("ok", orphans, _) => Err(StoreError::Broken(format!("{orphans} rows belong to nothing"))),
        (said, ..) => Err(StoreError::Broken(said.to_owned())),
    }
}

/// Refuses a place where a database is, or what was left of one.
fn must_be_free(place: &Path) -> Result {
    if fs::symlink_metadata(place).is_ok() {
        return Err(StoreError::Broken(format!(
            "{} exists already: nothing is written over; move it away first, with its -wal and -shm",
            place.display()
        )));
    }
    for end in [".restoring", ".restoring-wal", ".restoring-shm", ".restoring-journal"] {
        let left = with(place, end);
        if fs::symlink_metadata(&left).is_ok() {
            return Err(StoreError::Broken(format!(
                "{} is left from a restore that did not end: remove it first",
                left.display()
            )));
        }
    }
    must_be_clear(place)
}

/// Refuses a place next to files left by another database: SQLite would take them for parts of this one.
fn must_be_clear(place: &Path) -> Result {
    match BESIDE.map(|end| with(place, end)).into_iter().find(|left| fs::symlink_metadata(left).is_ok()) {
        Some(left) => Err(StoreError::Broken(format!(
            "{} is left from another database, and its last moves may be in it: put it back beside that database, \
             or move it away",
            left.display()
        ))),
        None => Ok(()),
    }
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().ok_or_else(|| StoreError::Broken(format!("{} is no text", path.display())))
}
