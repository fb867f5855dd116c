//! Running a server: `serve`, `worker`, and what a host does around it.

mod compact;
mod data;
mod folder;
mod progress;
mod serve;
mod settings;
mod start;
mod verify;

pub use compact::CompactArgs;
pub use data::{BackupArgs, ExportArgs, ImportArgs, RestoreArgs};
pub use progress::Progress;
pub use serve::{ServeArgs, WorkerArgs};
pub use settings::Settings;
pub use verify::VerifyArgs;

use std::future::Future;

use clap::Subcommand;
use tokio::runtime::Runtime;

use crate::{
    failure::{Failure, Result},
    os::survive_large_files,
};

/// What a host does.
#[derive(Subcommand)]
pub enum HostCommand {
    /// Run the server: what happens when no command is given
    #[command(after_help = "Examples:
  intramuros serve
  intramuros serve --port 8080 --data /var/lib/intramuros
  intramuros serve --host 0.0.0.0 --database postgres://intramuros@localhost/intramuros")]
    Serve(ServeArgs),

    /// Think for the bots of a server, beside it or on another machine
    #[command(after_help = "Example:
  intramuros worker --database postgres://intramuros@db.example.org/intramuros")]
    Worker(WorkerArgs),

    /// Replay stored games and check every roll and draw
    #[command(after_help = "Examples:
  intramuros verify --all
  curl -s http://127.0.0.1:4600/api/v1/tables/ID/proof | intramuros verify -")]
    Verify(VerifyArgs),

    /// Copy the database into one file, while the server runs
    Backup(BackupArgs),

    /// Begin a database with a backup or an export
    Restore(RestoreArgs),

    /// Write everything as JSON lines, to move to another engine
    Export(ExportArgs),

    /// Read an export into an empty database
    Import(ImportArgs),

    /// Pack all finished games and give back the room that they leave; the server must be stopped
    Compact(CompactArgs),
}

impl HostCommand {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        match self {
            HostCommand::Serve(args) => args.run(),
            HostCommand::Worker(args) => args.run(),
            HostCommand::Verify(args) => args.run(),
            HostCommand::Backup(args) => args.run(),
            HostCommand::Restore(args) => args.run(),
            HostCommand::Export(args) => args.run(),
            HostCommand::Import(args) => args.run(),
            HostCommand::Compact(args) => args.run(),
        }
    }
}

/// Runs what waits for others.
pub fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    Runtime::new().map_err(Failure::from)?.block_on(async {
        survive_large_files()?;
        work.await
    })
}

impl From<store::StoreError> for Failure {
    fn from(error: store::StoreError) -> Failure {
        Failure::new(error)
    }
}

impl From<table::Refusal> for Failure {
    fn from(refusal: table::Refusal) -> Failure {
        Failure::new(refusal)
    }
}

impl From<web::problem::Problem> for Failure {
    fn from(problem: web::problem::Problem) -> Failure {
        Failure::new(problem)
    }
}
