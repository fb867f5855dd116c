//! `intramuros backup`, `restore`, `export` and `import`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Args;
use store::Restoring;
use web::verify;

use super::{block_on, folder, settings::Settings};
use crate::failure::{Failure, Result};

/// Copy the database into one file, while the server runs
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The copy: a file that does not exist yet
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl BackupArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        block_on(async {
            let store = self.settings.open_existing().await?;
            store.backup(&self.file).await?;
            println!("{} holds everything", self.file.display());
            Ok(())
        })
    }
}

/// Begin a database with a backup or an export
#[derive(Args, Debug)]
pub struct RestoreArgs {
    /// A backup or an export
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl RestoreArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        block_on(begin_with(&self.file, &self.settings))
    }
}

/// Write everything as JSON lines, to move to another engine
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// JSON lines that any engine can import; a file that does not exist yet
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl ExportArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        block_on(async {
            let store = self.settings.open_existing().await?;
            let rows = store.export_to(&self.file).await?;
            println!("{rows} rows in {}", self.file.display());
            Ok(())
        })
    }
}

/// Read an export into an empty database
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// What an export wrote
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl ImportArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        block_on(begin_with(&self.file, &self.settings))
    }
}

/// Restores a database from a file: builds it under another name, replays every game, then moves it into place.
async fn begin_with(file: &Path, settings: &Settings) -> Result {
    let config = settings.read()?;
    let made = folder::make(&config)?;
    let done = async {
        let restoring = Restoring::begin(&config.database_url(), file).await?;
        match checked(&restoring, file).await {
            Ok(found) => {
                restoring.finish().await?;
                Ok(found)
            }
            Err(failure) => {
                restoring.give_up().await;
                Err(failure)
            }
        }
    };
    let done = done.await;
    if made && done.is_err() {
        // Only if nothing is in it.
        let _ = fs::remove_dir(&config.data);
    }
    println!("{}: all checked", done?);
    Ok(())
}

/// Replays every game; returns what was checked, in words.
async fn checked(restoring: &Restoring, file: &Path) -> Result<String> {
    let store = restoring.store();
    let bar = indicatif::ProgressBar::new_spinner();
    let said = |found: &verify::Found| bar.set_message(format!("{} games replayed", found.games));
    let found = verify::all(store, &web::known_games(), said).await?;
    bar.finish_and_clear();
    if let Some((table, why)) = found.wrong.first() {
        let count = found.wrong.len();
        return Err(Failure::at(
            file.display(),
            format!(
                "{count} of {} games cannot be replayed, so nothing was restored; table {table}: {why}; \
                 `intramuros verify --all` lists them where it was made",
                found.games
            ),
        ));
    }
    let people = store.count_people().await?;
    Ok(format!("{}: {} games, {} decisions, {people} people", file.display(), found.games, found.decisions))
}
