//! One server per SQLite database: a lock that ends with its process, however that ends.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Seek, Write},
    path::{Path, PathBuf},
};

use crate::{
    Engine, Fault, Result, StoreError,
    open::cannot_make,
    os::{is_at, private},
    partial_file::with,
    store::sqlite_file,
};

/// The right to serve a SQLite database, until it is dropped.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// Takes the lock of a database that is a file. Refused when another process has it.
    pub fn take(url: &str) -> Result<Option<Lock>> {
        if Engine::of(url)? == Engine::Postgres {
            return Ok(None);
        }
        let database = sqlite_file(url)?;
        let path = with(Path::new(database), ".lock");
        loop {
            let cannot = |error: io::Error| {
                StoreError::Unusable(Fault::Failing, format!("{}: cannot be locked: {error}", path.display()))
            };
            let file = private().write(true).create(true).truncate(false).open(&path);
            let file = file.map_err(|error| cannot_make(database, &error))?;
            match file.try_lock() {
                Ok(()) => (),
                Err(TryLockError::WouldBlock) => return Err(taken(&path)),
                Err(TryLockError::Error(error)) => return Err(cannot(error)),
            }
            // It may have been removed between the two: then the lock is another file's.
            if is_at(&file, &path) {
                let lock = Lock { file, path };
                lock.say("");
                return Ok(Some(lock));
            }
        }
    }

    /// Writes down who holds it, to tell others that are refused.
    pub fn say(&self, address: &str) {
        let line = format!("{} {address}", std::process::id());
        // This is only information: the lock holds without it.
        let write = |mut file: &File| {
            file.set_len(0)?;
            file.rewind()?;
            file.write_all(line.trim_end().as_bytes())
        };
        let _ = write(&self.file);
    }

    /// Releases the lock and removes its file.
    pub(crate) fn remove(&self) {
        let _ = fs::remove_file(&self.path);
    }
}

fn taken(path: &Path) -> StoreError {
    let said = fs::read_to_string(path).unwrap_or_default();
    let mut words = said.split_whitespace();
    let process = words.next().map_or_else(String::new, |process| format!(" (process {process})"));
    let at = words.next().map_or_else(String::new, |address| format!(" at {address}"));
    let file = path.with_extension("");
    let why = format!(
        "another server{process} uses {}{at}: one database has one server; end that one, or name another --data",
        file.display()
    );
    StoreError::Unusable(Fault::Away, why)
}
