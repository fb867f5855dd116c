//! A folder of its own for each test, and the real server on it.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Output, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use web::client::Client;

pub use crate::program::intramuros;

/// A folder that goes with the test, unless somebody has to find out what went wrong.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The path of something in it.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

fn run(args: &[&str]) -> Output {
    intramuros(args).output().unwrap()
}

/// What a command prints that must succeed.
pub fn good(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a command complains about that must fail, with this exit code.
pub fn bad(code: i32, args: &[&str]) -> String {
    let output = run(args);
    let why = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {why}");
    why
}

/// A server that runs.
pub struct Daemon {
    child: Child,
    _output: BufReader<ChildStdout>,
    pub url: String,
}

impl Daemon {
    pub fn start(data: &Path, port: u16) -> Daemon {
        Daemon::try_start(data, port).expect("the server says where it is")
    }

    /// None when it does not say where it is.
    pub fn try_start(data: &Path, port: u16) -> Option<Daemon> {
        Daemon::spawn(intramuros(&["serve", "--port", &port.to_string(), "--data", data.to_str().unwrap()]))
    }

    pub fn spawn(mut command: Command) -> Option<Daemon> {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let url = line.trim_end().rsplit(' ').next().filter(|url| url.starts_with("http://")).map(Into::into);
        let daemon = Daemon { child, _output: output, url: url.clone().unwrap_or_default() };
        url.map(|_| daemon)
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn client(&self) -> Client {
        Client::new(&self.url)
    }

    /// SIGKILL: the server has no time for anything.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM: how it ended, and how long that took.
    #[cfg(unix)]
    pub fn terminate(mut self) -> (std::process::ExitStatus, Duration) {
        use nix::{
            sys::signal::{Signal, kill},
            unistd::Pid,
        };
        let begun = Instant::now();
        kill(Pid::from_raw(self.child.id() as i32), Signal::SIGTERM).unwrap();
        let status = self.child.wait().unwrap();
        (status, begun.elapsed())
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Becomes a guest.
pub async fn guest(client: &Client, name: &str) -> Client {
    let guest = client.stranger();
    let answer = guest.post("/guests", &json!({ "name": name })).await.unwrap();
    assert!(answer.is_good(), "{}", answer.json());
    guest
}

/// A table of two, from somebody and a bot, and its id.
pub async fn table_with_bot(client: &Client, game: &str) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let answer = client.post("/tables", &json!({"game": game, "seats": seats})).await.unwrap();
    assert!(answer.is_good(), "{}", answer.json());
    text(&answer.json()["id"])
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Plays so many moves at a table, whenever it is somebody's turn.
pub async fn play(who: &Client, id: &str, moves: usize) {
    let (mut done, begun) = (0, Instant::now());
    while done < moves {
        assert!(begun.elapsed() < Duration::from_secs(20), "the bot does not move");
        let seen = who.get(&format!("/tables/{id}")).await.unwrap().json();
        let Some(action) = seen["legal"].get(0).map(|legal| text(&legal["action"])) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let body = json!({"version": seen["version"], "request": format!("move-{done:06}"), "action": action});
        let answer = who.post(&format!("/tables/{id}/actions"), &body).await.unwrap();
        assert!(answer.is_good(), "{}", answer.json());
        done += 1;
    }
}
