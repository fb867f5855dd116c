//! Whatever keeps a server from starting is said at once.

use std::{
    fs,
    io::Read,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use tokio::task::block_in_place;

use crate::{
    help::{Daemon, Folder, guest, play, table_with_bot},
    program::intramuros,
};

/// For so long an operator looks at a server that says nothing.
const PATIENCE: Duration = Duration::from_secs(8);

/// What a server says in that time, and whether it has ended by itself. It is not left running.
fn says(args: &[&str]) -> (String, bool) {
    listen(intramuros(&[&["serve", "--port", "0"], args].concat()))
}

fn listen(mut command: Command) -> (String, bool) {
    let mut server = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let (mut out, mut err) = (server.stdout.take().unwrap(), server.stderr.take().unwrap());
    let reader = thread::spawn(move || {
        let mut said = String::new();
        let _ = err.read_to_string(&mut said);
        let _ = out.read_to_string(&mut said);
        said
    });
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE && server.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(50));
    }
    let ended = server.try_wait().unwrap().is_some();
    let _ = server.kill();
    let _ = server.wait();
    (reader.join().unwrap(), ended)
}

/// A folder with some games in it.
async fn played(folder: &Folder) -> PathBuf {
    let data = folder.path().join("data");
    let server = Daemon::start(&data, 0);
    let anna = guest(&server.client(), "Anna").await;
    for _ in 0..3 {
        play(&anna, &table_with_bot(&anna, "valletta").await, 5).await;
    }
    block_in_place(|| assert!(server.terminate().0.success()));
    data
}

/// Starts a server on a database with these bytes, which must say what is wrong.
fn is_named(data: &Path, bytes: &[u8], what: &str) {
    fs::write(data.join("intramuros.db"), bytes).unwrap();
    let (said, ended) = says(&["--data", data.to_str().unwrap()]);
    assert!(!said.contains("Intramuros is at"), "{what}: it is served without a word");
    assert!(ended && said.contains("damaged"), "{what}: after {PATIENCE:?} it has said \"{}\"", said.trim());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_corrupt_database_is_named_at_once() {
    let folder = Folder::new("corrupt");
    let data = played(&folder).await;
    let mut bytes = fs::read(data.join("intramuros.db")).unwrap();
    bytes[..4096].fill(b'x');
    block_in_place(|| is_named(&data, &bytes, "a database whose first page is not one"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_truncated_database_is_named_at_once() {
    let folder = Folder::new("truncated");
    let data = played(&folder).await;
    let bytes = fs::read(data.join("intramuros.db")).unwrap();
    block_in_place(|| is_named(&data, &bytes[..bytes.len() / 2], "half a database"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_with_a_damaged_page_is_not_served() {
    let folder = Folder::new("damaged-page");
    let data = played(&folder).await;
    let mut bytes = fs::read(data.join("intramuros.db")).unwrap();
    // The head of a page that the start itself does not need: a bit of its kind is another one.
    let page = (6..bytes.len() / 4096).find(|page| bytes[page * 4096] == 0x0d).unwrap();
    bytes[page * 4096] ^= 0x40;
    block_in_place(|| is_named(&data, &bytes, "a flipped bit"));
}

#[test]
fn a_hundred_thousand_workers_are_refused() {
    let folder = Folder::new("workers");
    let args = ["serve", "--check-config", "--data", &folder.file("data")];
    let checked = intramuros(&args).env("INTRAMUROS_WORKERS", "100000").output().unwrap();
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(!checked.status.success(), "100000 workers are accepted: {}", said.trim());
    let why = String::from_utf8_lossy(&checked.stderr).into_owned();
    assert!(why.contains("workers") && why.contains("100000"), "{why}");
}

#[test]
fn a_postgresql_that_is_away_is_named_at_once() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("postgres://me:secret@127.0.0.1:{port}/intramuros");
    let (said, _) = says(&["--database", &url]);
    assert!(said.contains("PostgreSQL"), "after {PATIENCE:?} the server has said \"{}\"", said.trim());
    assert!(!said.contains("secret"), "{said}");
}

#[test]
fn a_disk_that_is_full_at_the_start_is_named_at_once() {
    let folder = Folder::new("full-at-start");
    let data = folder.path().join("data");
    let Some(command) = crate::storage::on_a_small_disk(&data, true) else { return };
    let (said, ended) = listen(command);
    assert!(ended && said.contains("the disk is full"), "after {PATIENCE:?} the server has said \"{}\"", said.trim());
}
