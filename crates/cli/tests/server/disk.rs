//! A disk that is full or fails under a server: moves are refused, everything can be read, and as soon as there is room
//! all goes on, without a restart.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use serde_json::{Value, json};
use tokio::{task::block_in_place, time::sleep};
use web::client::{Answer, Client};

use crate::{
    help::{Daemon, Folder, good, guest, text},
    start::fails,
};

/// A small disk, gone when dropped.
struct Disk(PathBuf);

impl Disk {
    fn mount(path: &Path, size: &str) -> Option<Disk> {
        fs::create_dir_all(path).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}"), "none"]).arg(path);
        let mounted = mount.status().is_ok_and(|status| status.success());
        if !mounted {
            eprintln!("not tried: a disk that runs full must be mounted, which only root may");
        }
        mounted.then(|| Disk(path.to_owned()))
    }

    fn fill(&self) {
        let mut filling = Command::new("dd");
        filling.args(["if=/dev/zero", &format!("of={}", self.0.join("filler").display()), "bs=4k", "status=none"]);
        assert!(!filling.stderr(Stdio::null()).status().unwrap().success(), "dd stops where the disk is full");
    }

    fn make_room(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }

    fn make_read_only(&self) {
        assert!(Command::new("mount").args(["-o", "remount,ro"]).arg(&self.0).status().unwrap().success());
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// Somebody who plays both seats of a table.
struct Alone {
    anna: Client,
    url: String,
    id: String,
    moves: usize,
}

impl Alone {
    async fn begin(server: &Daemon) -> Alone {
        let anna = guest(&server.client(), "Anna").await;
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let made = anna.post("/tables", &json!({"game": "saint-malo", "seats": seats})).await.unwrap();
        Alone { id: text(&made.json()["id"]), url: server.url.clone(), anna, moves: 0 }
    }

    /// The next move, whatever it is.
    async fn next(&mut self) -> Value {
        let seen = self.anna.get(&format!("/tables/{}", self.id)).await.unwrap();
        assert!(seen.is_good(), "a table can always be looked at: {}", seen.json());
        let seen = seen.json();
        let action = &seen["legal"][0]["action"];
        assert!(action.is_string(), "the game goes on: {seen}");
        self.moves += 1;
        json!({"version": seen["version"], "request": format!("move-{:06}", self.moves), "action": action})
    }

    async fn send(&self, order: &Value) -> Answer {
        self.anna.post(&format!("/tables/{}/actions", self.id), order).await.unwrap()
    }

    /// Sends a move until it is acknowledged, which must happen soon.
    async fn insist(&self, order: &Value) {
        let begun = Instant::now();
        loop {
            let answer = self.send(order).await;
            if answer.is_good() {
                assert_eq!(answer.json()["n"], order["version"], "it is there once");
                return;
            }
            assert_eq!(answer.status, 503, "{}", answer.json());
            assert!(begun.elapsed() < Duration::from_secs(2), "{}", answer.json());
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// The status and the body of `/health`.
    fn health(&self) -> (u16, String) {
        let mut line = TcpStream::connect(self.url.trim_start_matches("http://")).unwrap();
        line.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }
}

#[test]
fn a_server_that_cannot_write_says_why_it_does_not_start() {
    let folder = Folder::new("no-room");
    let data = folder.path().join("data");
    let Some(disk) = Disk::mount(&data, "6m") else { return };
    let start = || fails(&["--data", data.to_str().unwrap()]);
    disk.fill();
    let why = start();
    assert!(why.contains("the disk is full") && why.contains("make room"), "{why}");
    disk.make_room();
    assert!(Daemon::start(&data, 0).terminate().0.success());
    disk.fill();
    let why = start();
    assert!(why.contains("the disk is full") && why.contains("make room"), "{why}");
    disk.make_read_only();
    let why = start();
    assert!(why.contains("can only be read") && why.contains("mount it for writing"), "{why}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_full_disk_the_first_move_is_acknowledged_within_two_seconds() {
    let folder = Folder::new("full-disk");
    let data = folder.path().join("data");
    let Some(disk) = block_in_place(|| Disk::mount(&data, "6m")) else { return };
    let server = Daemon::start(&data, 0);
    let mut alone = Alone::begin(&server).await;
    for _ in 0..3 {
        let order = alone.next().await;
        alone.insist(&order).await;
    }
    assert_eq!(block_in_place(|| alone.health()).0, 200);
    for _ in 0..2 {
        block_in_place(|| disk.fill());
        // The log of the database may have some room of its own.
        let refused = loop {
            let order = alone.next().await;
            let answer = alone.send(&order).await;
            if !answer.is_good() {
                assert_eq!(answer.status, 503);
                assert!(text(&answer.json()["detail"]).starts_with("the disk is full"), "{}", answer.json());
                break order;
            }
        };
        sleep(Duration::from_millis(1100)).await;
        for _ in 0..3 {
            let (status, said) = block_in_place(|| alone.health());
            assert!(status == 503 && said.contains("the disk is full"), "{status} {said}");
            assert_eq!(alone.send(&refused).await.status, 503);
            assert!(alone.anna.get("/me/tables").await.unwrap().is_good(), "what is stored is read");
            sleep(Duration::from_millis(400)).await;
        }
        block_in_place(|| disk.make_room());
        alone.insist(&refused).await;
        sleep(Duration::from_millis(1100)).await;
        assert_eq!(block_in_place(|| alone.health()), (200, "well\n".into()));
    }
    block_in_place(|| {
        assert!(server.terminate().0.success());
        let verified = good(&["verify", "--all", "--data", data.to_str().unwrap()]);
        assert!(verified.starts_with(&format!("1 games, {} decisions", alone.moves)), "{verified}");
        assert!(verified.ends_with(": 0 wrong\n"), "{verified}");
    });
}

/// Lets calls on the database's files fail, from the n-th on, until it is killed.
fn break_calls(server: &Daemon, data: &Path, fault: &str) -> Option<Child> {
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-o", "/dev/null", "-p", &server.id().to_string()]);
    for end in ["", "-wal"] {
        strace.arg("-P").arg(data.join(format!("intramuros.db{end}")));
    }
    strace.args(["-e", &format!("inject=write,pwrite64,fdatasync,fsync:{fault}")]);
    let mut strace = strace.stderr(Stdio::null()).spawn().ok()?;
    let traced = || {
        let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
        status.lines().any(|line| line.starts_with("TracerPid:") && !line.ends_with("\t0"))
    };
    let begun = Instant::now();
    while !traced() {
        if begun.elapsed() > Duration::from_secs(3) || !matches!(strace.try_wait(), Ok(None)) {
            let _ = strace.kill();
            let _ = strace.wait();
            return None;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Some(strace)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_of_the_disk_that_fails_loses_no_move() {
    let folder = Folder::new("failing-disk");
    let data = folder.path().join("data");
    let server = Daemon::start(&data, 0);
    let mut alone = Alone::begin(&server).await;
    for error in ["EIO", "ENOSPC", "EROFS"] {
        for when in 1..=5 {
            let order = alone.next().await;
            let Some(mut strace) =
                block_in_place(|| break_calls(&server, &data, &format!("error={error}:when={when}+")))
            else {
                eprintln!("not tried: a disk that fails, because strace may not look at the server here");
                return;
            };
            let answer = alone.send(&order).await;
            assert!(answer.is_good() || answer.status == 503, "{}", answer.json());
            block_in_place(|| {
                kill(Pid::from_raw(strace.id() as i32), Signal::SIGTERM).unwrap();
                strace.wait().unwrap();
            });
            alone.insist(&order).await;
        }
    }
    sleep(Duration::from_millis(1100)).await;
    assert_eq!(block_in_place(|| alone.health()), (200, "well\n".into()));
    block_in_place(|| {
        assert!(server.terminate().0.success());
        let verified = good(&["verify", "--all", "--data", data.to_str().unwrap()]);
        assert!(verified.starts_with(&format!("1 games, {} decisions", alone.moves)), "{verified}");
    });
}
