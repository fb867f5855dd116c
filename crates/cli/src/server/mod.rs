//! Running a server: `serve`, `worker`, and what a host does around it.

mod compact;
mod data;
mod load;
mod populate;
mod serve;
mod settings;
mod verify;

pub use compact::CompactArgs;
pub use data::{BackupArgs, ExportArgs, ImportArgs, RestoreArgs};
pub use load::LoadArgs;
pub use populate::PopulateArgs;
pub use serve::{ServeArgs, WorkerArgs};
pub use verify::VerifyArgs;

use std::future::Future;

use nix::sys::resource::{Resource, getrlimit, setrlimit};
use tokio::runtime::Runtime;

use crate::failure::{Failure, Result};

/// Runs what waits for others.
fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    Runtime::new().map_err(Failure::from)?.block_on(work)
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
