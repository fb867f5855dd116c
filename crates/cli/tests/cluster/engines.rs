//! PostgreSQL and NATS, each in a place of its own, to be stopped and started again.

use std::{
    fs,
    net::{SocketAddr, TcpListener, TcpStream},
    os::unix::{
        fs::{MetadataExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use store::testing::{Folder, postgres_ids, programs};

/// How long something may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// Waits until something is so.
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "never: {what}");
        sleep(Duration::from_millis(20));
    }
}

/// Whether root runs the tests: PostgreSQL's server refuses to be run by root.
fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// A port that nobody uses just now.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A PostgreSQL server that waits for its disk, on a file system of its own if it shall run full.
pub struct Postgres {
    folder: Folder,
    disk: Option<Disk>,
    port: u16,
    child: Option<Child>,
}

/// A small file system.
struct Disk(PathBuf);

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

impl Postgres {
    /// A new server; with a size such as `150m`, on a disk of that size.
    pub fn start(disk: Option<&str>) -> Postgres {
        let folder = Folder::create();
        let disk = disk.and_then(|size| {
            let mut mount = Command::new("mount");
            mount.args(["-t", "tmpfs", "-o", &format!("size={size}"), "none"]).arg(folder.path());
            let mounted = mount.status().is_ok_and(|status| status.success());
            if !mounted {
                eprintln!("not tried: a disk that runs full must be mounted, which only root may");
            }
            mounted.then(|| Disk(folder.path().to_owned()))
        });
        let mut postgres = Postgres { folder, disk, port: free_port(), child: None };
        if is_root() {
            let (user, group) = postgres_ids();
            chown(postgres.folder.path(), Some(user), Some(group)).unwrap();
        }
        let mut init = postgres.program("initdb");
        init.args(["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"]);
        let made = init.arg(postgres.data()).stdout(Stdio::null()).status().unwrap();
        assert!(made.success(), "initdb");
        postgres.go_on();
        postgres
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of the server, run by somebody whom it accepts.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(programs().join(name));
        command.current_dir(self.folder.path()).process_group(0);
        if is_root() {
            let (user, group) = postgres_ids();
            command.uid(user).gid(group);
        }
        command
    }

    /// Starts the server if it does not run.
    pub fn go_on(&mut self) {
        if self.child.as_mut().is_some_and(|child| matches!(child.try_wait(), Ok(None))) {
            return;
        }
        let _ = fs::remove_file(self.data().join("postmaster.pid"));
        let log = fs::File::create(self.folder.path().join("log")).unwrap();
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path()).args(["-p", &self.port.to_string()]);
        for setting in ["listen_addresses=127.0.0.1", "max_connections=200", "max_wal_size=64MB", "min_wal_size=32MB"] {
            command.args(["-c", setting]);
        }
        self.child = Some(command.stdout(Stdio::null()).stderr(log).spawn().unwrap());
        let ready = self.folder.path().join("log");
        until("PostgreSQL is ready", || {
            fs::read_to_string(&ready).is_ok_and(|log| log.contains("ready to accept connections"))
        });
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops without waiting for anybody, and starts again.
    pub fn restart(&mut self) {
        let mut child = self.child.take().unwrap();
        kill(Pid::from_raw(child.id() as i32), Signal::SIGQUIT).unwrap();
        child.wait().unwrap();
        self.go_on();
    }

    /// Every flush to the disk takes this long, for a while. False where that may not be tried.
    pub fn slow_disk(&self, flush: Duration, time: Duration) -> bool {
        let postmaster = self.child.as_ref().unwrap().id();
        let mut strace = Command::new("strace");
        strace.args(["-f", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync,fsync", "-e"]);
        strace.arg(format!("inject=fdatasync,fsync:delay_enter={}", flush.as_micros()));
        for process in [postmaster].into_iter().chain(children(postmaster)) {
            strace.args(["-p", &process.to_string()]);
        }
        let mut strace = strace.stderr(Stdio::null()).spawn().expect("strace, of the Debian package strace");
        sleep(time);
        if !matches!(strace.try_wait(), Ok(None)) {
            eprintln!("not tried: a slow disk, because strace may not look at PostgreSQL here");
            return false;
        }
        kill(Pid::from_raw(strace.id() as i32), Signal::SIGTERM).unwrap();
        strace.wait().unwrap();
        true
    }

    /// The disk is full for a while. False where that may not be tried.
    pub fn full_disk(&mut self, time: Duration) -> bool {
        let Some(Disk(disk)) = &self.disk else { return false };
        let filler = disk.join("filler");
        let to = format!("of={}", filler.display());
        let mut filling = Command::new("dd");
        filling.args(["if=/dev/zero", &to, "bs=64k", "status=none"]).stderr(Stdio::null());
        let filled = filling.status().unwrap();
        assert!(!filled.success(), "dd stops where the disk is full");
        sleep(time);
        fs::remove_file(filler).unwrap();
        // It may have given up; whoever runs it starts it again.
        sleep(Duration::from_millis(500));
        self.go_on();
        true
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = kill(Pid::from_raw(child.id() as i32), Signal::SIGQUIT);
            let _ = child.wait();
        }
    }
}

/// The processes that a process has started.
fn children(parent: u32) -> Vec<u32> {
    let list = fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).unwrap_or_default();
    list.split_whitespace().filter_map(|process| process.parse().ok()).collect()
}

/// A NATS server.
pub struct Nats {
    pub address: SocketAddr,
    child: Child,
}

impl Nats {
    pub fn start() -> Nats {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        Nats { address, child: Nats::run(address) }
    }

    fn run(address: SocketAddr) -> Child {
        let mut command = Command::new(if Path::new("/usr/sbin/nats-server").exists() {
            "/usr/sbin/nats-server"
        } else {
            "nats-server"
        });
        command.args(["-a", "127.0.0.1", "-p", &address.port().to_string()]).stdout(Stdio::null());
        let child = command.stderr(Stdio::null()).spawn().expect("nats-server, of the Debian package nats-server");
        until("NATS is ready", || TcpStream::connect(address).is_ok());
        child
    }

    pub fn restart(&mut self, away: Duration) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        sleep(away);
        self.child = Nats::run(self.address);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
