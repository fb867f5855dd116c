//! `intramuros backup`, `restore`, `export` and `import`.

use std::path::PathBuf;

use clap::Args;
use tokio::{
    fs::File,
    io::{AsyncWriteExt, BufReader, BufWriter},
};

use super::{block_on, settings::Settings};
use crate::failure::{Failure, Result};

#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The copy: a file that does not exist yet
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl BackupArgs {
    pub fn run(&self) -> Result {
        block_on(async {
            let store = self.settings.open_existing().await?;
            store.backup(&self.file).await?;
            println!("{} holds everything", self.file.display());
            Ok(())
        })
    }
}

#[derive(Args, Debug)]
pub struct RestoreArgs {
    /// A backup or an export
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl RestoreArgs {
    pub fn run(&self) -> Result {
        block_on(async {
            let config = self.settings.read()?;
            if config.database.is_none() {
                std::fs::create_dir_all(&config.data).map_err(|error| Failure::at(config.data.display(), error))?;
            }
            store::restore(&config.database_url(), &self.file).await?.close().await;
            println!("everything from {} is there", self.file.display());
            Ok(())
        })
    }
}

#[derive(Args, Debug)]
pub struct ExportArgs {
    /// JSON lines that any engine can import; a file that does not exist yet
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl ExportArgs {
    pub fn run(&self) -> Result {
        block_on(async {
            let store = self.settings.open_existing().await?;
            let cannot = |error| Failure::at(self.file.display(), error);
            let mut file = BufWriter::new(File::create_new(&self.file).await.map_err(cannot)?);
            let rows = store.export(&mut file).await?;
            file.flush().await.map_err(cannot)?;
            file.get_ref().sync_all().await.map_err(cannot)?;
            println!("{rows} rows in {}", self.file.display());
            Ok(())
        })
    }
}

#[derive(Args, Debug)]
pub struct ImportArgs {
    /// What an export wrote
    file: PathBuf,

    #[command(flatten)]
    settings: Settings,
}

impl ImportArgs {
    pub fn run(&self) -> Result {
        block_on(async {
            let cannot = |error| Failure::at(self.file.display(), error);
            let mut file = BufReader::new(File::open(&self.file).await.map_err(cannot)?);
            let (store, _) = self.settings.open().await?;
            let rows = store.import(&mut file).await?;
            println!("{rows} rows from {}", self.file.display());
            Ok(())
        })
    }
}
