//! The server under load: a child of this process on a folder of its own, or one that runs already.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use tokio::task::spawn_blocking;

use super::usage::bytes_of;
use crate::failure::{Failure, Result};

/// How long a server may take to end.
const PATIENCE: Duration = Duration::from_secs(10);

/// The server under load.
pub struct Subject {
    pub url: String,
    own: Option<Own>,
}

/// A server of our own: it ends, and its folder goes, with this.
struct Own {
    child: Child,
    /// Held open, so that the server can say goodbye.
    _output: BufReader<ChildStdout>,
    _folder: Folder,
}

impl Subject {
    /// One that runs already: its memory and its time stay unknown.
    pub fn running(address: SocketAddr) -> Subject {
        Subject { url: format!("http://{address}"), own: None }
    }

    /// Starts one without limits, on an empty folder.
    pub async fn start() -> Result<Subject> {
        spawn_blocking(Self::spawn).await.map_err(Failure::new)?
    }

    fn spawn() -> Result<Subject> {
        let folder = Folder::new()?;
        let mut command = Command::new(std::env::current_exe()?);
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("INTRAMUROS_")) {
            command.env_remove(name);
        }
        for limit in ["REQUESTS_PER_ADDRESS", "REQUESTS_PER_PERSON", "STREAMS_PER_ADDRESS"] {
            command.env(format!("INTRAMUROS_{limit}"), "0");
        }
        command.arg("serve").args(["--port", "0", "--data"]).arg(folder.path());
        // An interrupt at the terminal is for us alone.
        command.process_group(0).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let output = child.stdout.take().ok_or_else(|| Failure::new("the server has no output"))?;
        let mut own = Own { child, _output: BufReader::new(output), _folder: folder };
        let mut line = String::new();
        own._output.read_line(&mut line)?;
        match line.trim_end().rsplit_once(' ') {
            Some((_, url)) if url.starts_with("http://") => Ok(Subject { url: url.into(), own: Some(own) }),
            _ => Err(Failure::new("the server did not start")),
        }
    }

    /// The process, if it is ours.
    pub fn process(&self) -> Option<u32> {
        self.own.as_ref().map(|own| own.child.id())
    }

    /// Bytes of memory in use.
    pub fn memory(&self) -> Option<u64> {
        bytes_of(self.process()?, "VmRSS")
    }

    /// The most that was ever in use.
    pub fn peak_memory(&self) -> Option<u64> {
        bytes_of(self.process()?, "VmHWM")
    }

    /// Asks a server of our own to end, and waits for it.
    pub async fn stop(self) {
        let Some(mut own) = self.own else { return };
        let ended = spawn_blocking(move || own.end());
        // Whatever happens, dropping it ends it.
        let _ = ended.await;
    }
}

impl Own {
    fn end(&mut self) {
        let process = Pid::from_raw(self.child.id() as i32);
        let (asked, begun) = (kill(process, Signal::SIGTERM), Instant::now());
        while asked.is_ok() && begun.elapsed() < PATIENCE && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // One that has ended already cannot be killed, which is just as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder for a while.
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
        // What cannot be removed is left to the system's own tidying.
        let _ = fs::remove_dir_all(&self.0);
    }
}
