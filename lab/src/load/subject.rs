//! The server under load: a child process with its own folder, several on one database, or one that runs
//! already.

use std::{
    ffi::OsString,
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use cli::failure::{Failure, Result};
use tokio::task::spawn_blocking;

use super::{os, usage::bytes_of};

/// How long a server may take to stop.
const PATIENCE: Duration = Duration::from_secs(10);

/// The server under load.
pub struct Subject {
    /// Where it answers: an address for every node.
    pub urls: Vec<String>,
    own: Vec<Own>,
    _folder: Option<Folder>,
}

/// A child process; it is stopped when this is dropped.
struct Own {
    child: Child,
    /// Kept open, so that the server can still write its last lines.
    _output: BufReader<ChildStdout>,
}

impl Subject {
    /// One that runs already: its memory and CPU time are not known.
    pub fn running(address: SocketAddr) -> Subject {
        Subject { urls: vec![format!("http://{address}")], own: Vec::new(), _folder: None }
    }

    /// Starts one without rate limits, on an empty folder.
    pub async fn start() -> Result<Subject> {
        let folder = Folder::new()?;
        let data = vec!["--data".into(), folder.path().into()];
        Self::of(vec![data], Some(folder)).await
    }

    /// Starts this many nodes without rate limits, on one database.
    pub async fn nodes(count: u32, database: &str, bus: Option<&str>) -> Result<Subject> {
        let node = |number: u32| {
            let mut args = vec!["--node".into(), format!("n{number}"), "--database".into(), database.into()];
            args.extend(bus.into_iter().flat_map(|bus| ["--bus".into(), bus.into()]));
            args.into_iter().map(OsString::from).collect()
        };
        Self::of((1..=count).map(node).collect(), None).await
    }

    /// Starts a process for every list of arguments.
    async fn of(processes: Vec<Vec<OsString>>, folder: Option<Folder>) -> Result<Subject> {
        spawn_blocking(move || {
            let started: Vec<_> = processes.iter().map(|args| spawn(args)).collect::<Result<_>>()?;
            let (urls, own) = started.into_iter().unzip();
            Ok(Subject { urls, own, _folder: folder })
        })
        .await
        .map_err(Failure::new)?
    }

    /// The ids of the child processes.
    pub fn processes(&self) -> Vec<u32> {
        self.own.iter().map(|own| own.child.id()).collect()
    }

    /// Bytes of memory in use.
    pub fn memory(&self) -> Option<u64> {
        self.bytes("VmRSS")
    }

    /// The peak memory use, in bytes.
    pub fn peak_memory(&self) -> Option<u64> {
        self.bytes("VmHWM")
    }

    fn bytes(&self, key: &str) -> Option<u64> {
        let known = !self.own.is_empty();
        known.then(|| self.processes().into_iter().map(|process| bytes_of(process, key)).sum())?
    }

    /// Asks the child processes to stop, and waits for them.
    pub async fn stop(mut self) {
        let ended = spawn_blocking(move || self.own.iter_mut().for_each(Own::end));
        // If this fails, dropping them stops them.
        let _ = ended.await;
    }
}

/// Starts `lab serve` and waits until it prints its address.
fn spawn(args: &[OsString]) -> Result<(String, Own)> {
    let mut command = Command::new(std::env::current_exe()?);
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("INTRAMUROS_")) {
        command.env_remove(name);
    }
    for limit in web::config::LIMITS {
        command.env(format!("INTRAMUROS_{}", limit.to_uppercase()), "0");
    }
    command.args(["serve", "--port", "0"]).args(args);
    // An interrupt at the terminal is for us alone.
    os::set_apart(&mut command);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn()?;
    let output = child.stdout.take().ok_or_else(|| Failure::new("the server has no output"))?;
    let mut own = Own { child, _output: BufReader::new(output) };
    let mut line = String::new();
    own._output.read_line(&mut line)?;
    match line.trim_end().rsplit_once(' ') {
        Some((_, url)) if url.starts_with("http://") => Ok((url.into(), own)),
        _ => Err(Failure::new("the server did not start")),
    }
}

impl Own {
    fn end(&mut self) {
        let (asked, begun) = (os::ask_to_stop(&self.child), Instant::now());
        while asked && begun.elapsed() < PATIENCE && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // An error means that it has already ended, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A temporary folder.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder> {
        let path = std::env::temp_dir().join(format!("intramuros-load-{}", std::process::id()));
        fs::create_dir(&path).map_err(|error| Failure::at(path.display(), error))?;
        Ok(Folder(path))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left for the system's cleanup.
        let _ = fs::remove_dir_all(&self.0);
    }
}
