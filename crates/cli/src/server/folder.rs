//! The files of an embedded database: for their owner only, and for one server.

use std::{
    fs::{self, DirBuilder, Permissions},
    io,
    os::unix::fs::{DirBuilderExt, PermissionsExt},
    path::Path,
};

use web::config::Config;

use crate::failure::{Failure, Result};

/// Makes the folder of an embedded database; answers whether it was not there.
pub fn make(config: &Config) -> Result<bool> {
    if config.database.is_some() || config.data.is_dir() {
        return Ok(false);
    }
    let made = DirBuilder::new().recursive(true).mode(0o700).create(&config.data);
    made.map_err(|error| Failure::at(config.data.display(), why(&error)))?;
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

/// Takes the rights of others away, and says so: what lies there holds secrets.
pub fn make_private(config: &Config) {
    let Some(file) = config.database_url().strip_prefix("sqlite:").map(ToOwned::to_owned) else { return };
    if config.database.is_none() && is_ours(&config.data) {
        tighten(&config.data, 0o700);
    }
    for end in ["", "-wal", "-shm", "-journal", ".lock"] {
        tighten(Path::new(&format!("{file}{end}")), 0o600);
    }
}

/// Whether a folder is for the database: not a folder for everybody, and not one where other things were first.
fn is_ours(folder: &Path) -> bool {
    let sticky = fs::metadata(folder).is_ok_and(|folder| folder.permissions().mode() & 0o1000 != 0);
    let empty = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
    !sticky && (empty || folder.join("intramuros.db").exists())
}

fn tighten(path: &Path, mode: u32) {
    let Ok(found) = fs::metadata(path) else { return };
    let found = found.permissions().mode() & 0o777;
    if found & 0o077 == 0 {
        return;
    }
    match fs::set_permissions(path, Permissions::from_mode(mode)) {
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
