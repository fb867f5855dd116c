//! The files of an embedded database: for their owner only, and for one server.

use std::{fs, io, path::Path};

use web::config::Config;

use crate::{
    failure::{Failure, Result},
    os,
};

/// Makes the folder of an embedded database; returns whether it is new.
pub fn make(config: &Config) -> Result<bool> {
    if config.database.is_some() || config.data.is_dir() {
        return Ok(false);
    }
    os::make_private_folder(&config.data).map_err(|error| Failure::at(config.data.display(), why(&error)))?;
    Ok(true)
}

fn why(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            "a file stands where the folder should be: move it away, or name another --data".into()
        }
        io::ErrorKind::PermissionDenied => {
            "no right to make this folder: make it for this user, or name another --data".into()
        }
        io::ErrorKind::StorageFull => "the disk is full: make room, then start again".into(),
        _ => error.to_string(),
    }
}

/// Removes the permissions of others, and says so: the files hold secrets.
pub fn make_private(config: &Config) {
    let Some(file) = config.database_url().strip_prefix("sqlite:").map(ToOwned::to_owned) else { return };
    if config.database.is_none() && is_ours(&config.data) {
        tighten(&config.data, 0o700);
    }
    for end in ["", "-wal", "-shm", "-journal", ".lock"] {
        tighten(Path::new(&format!("{file}{end}")), 0o600);
    }
}

/// Whether a folder belongs to the database: it is not shared, and held no other files before.
fn is_ours(folder: &Path) -> bool {
    let empty = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
    !os::is_for_everybody(folder) && (empty || folder.join("intramuros.db").exists())
}

fn tighten(path: &Path, mode: u32) {
    let Some(found) = os::open_to_others(path) else { return };
    match os::close_to_others(path, mode) {
        Ok(()) => {
            eprintln!(
                "{} was open to others ({found:04o}): now only its owner can use it ({mode:04o})",
                path.display()
            );
        }
        Err(error) => {
            eprintln!("{} is open to others ({found:04o}), and that cannot be changed here: {error}", path.display());
        }
    }
}
