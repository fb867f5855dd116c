//! Running a server: `serve`, `worker`, and what a host does around it.

mod compact;
mod data;
mod folder;
mod load;
mod populate;
mod progress;
mod serve;
mod settings;
mod start;
mod verify;

pub use compact::CompactArgs;
pub use data::{BackupArgs, ExportArgs, ImportArgs, RestoreArgs};
pub use load::LoadArgs;
pub use populate::PopulateArgs;
pub use serve::{ServeArgs, WorkerArgs};
pub use verify::VerifyArgs;

use std::future::Future;

use nix::sys::{
    resource::{Resource, getrlimit, setrlimit},
    signal::Signal,
};
use tokio::{
    runtime::Runtime,
    signal::unix::{SignalKind, signal},
};

use crate::failure::{Failure, Result};

/// Runs what waits for others.
fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    Runtime::new().map_err(Failure::from)?.block_on(async {
        // A file that may not grow is an error like a full disk, not the end of the process.
        let _too_large = signal(SignalKind::from_raw(Signal::SIGXFSZ as i32))?;
        work.await
    })
}

/// Every stream is an open file: asks for as many as this process may have, and answers how many those are.
fn files_allowed() -> u64 {
    let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return u64::MAX };
    match setrlimit(Resource::RLIMIT_NOFILE, hard, hard) {
        Ok(()) => hard,
        Err(_) => soft,
    }
}

impl From<store::StoreError> for Failure {
    fn from(error: store::StoreError) -> Failure {
        Failure::new(error)
    }
}

impl From<web::problem::Problem> for Failure {
    fn from(problem: web::problem::Problem) -> Failure {
        Failure::new(problem)
    }
}
