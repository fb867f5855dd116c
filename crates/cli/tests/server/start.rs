//! How a server starts, and why it does not: the cause and the way out, at once.

use std::{
    fs::{self, Permissions},
    io::{BufRead, BufReader, Read},
    net::TcpListener,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use store::{Engine, testing::Scratch};

use crate::help::{Daemon, Folder, guest, intramuros, play, table_with_bot};

/// What a server complains about that does not start, at once.
pub fn fails(args: &[&str]) -> String {
    let begun = Instant::now();
    let output = intramuros(&[&["serve", "--port", "0"], args].concat()).output().unwrap();
    let why = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{why}");
    assert!(begun.elapsed() < Duration::from_secs(10), "nothing is waited for: {why}");
    why
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o7777
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_on_the_same_database_is_told_of_the_first() {
    let folder = Folder::new("two-servers");
    let data = folder.file("data");
    let first = Daemon::start(Path::new(&data), 0);
    let why = fails(&["--data", &data]);
    assert!(why.contains(&format!("another server (process {}) uses ", first.id())), "{why}");
    assert!(why.contains(&first.url), "{why}");
    let url = format!("sqlite:{data}/intramuros.db");
    assert!(fails(&["--database", &url]).contains("another server"));
    first.kill();
    // A lock goes with its process.
    assert!(Daemon::start(Path::new(&data), 0).terminate().0.success());
    assert!(Daemon::start(Path::new(&data), 0).terminate().0.success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_lies_in_the_folder_is_for_its_owner_only() {
    let folder = Folder::new("rights");
    let data = folder.path().join("data");
    let server = Daemon::start(&data, 0);
    let anna = guest(&server.client(), "Anna").await;
    play(&anna, &table_with_bot(&anna, "valletta").await, 2).await;
    let files = ["intramuros.db", "intramuros.db-wal", "intramuros.db-shm", "intramuros.db.lock"];
    assert_eq!(mode(&data), 0o700);
    for file in files {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    let (backup, export) = (folder.file("backup"), folder.file("export"));
    crate::help::good(&["backup", &backup, "--data", data.to_str().unwrap()]);
    crate::help::good(&["export", &export, "--data", data.to_str().unwrap()]);
    assert_eq!((mode(Path::new(&backup)), mode(Path::new(&export))), (0o600, 0o600));
    server.kill();

    // Found otherwise, it is set right, and that is said.
    fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
    for file in files {
        fs::set_permissions(data.join(file), Permissions::from_mode(0o644)).unwrap();
    }
    let mut command = intramuros(&["serve", "--port", "0", "--data", data.to_str().unwrap()]);
    let mut server = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    assert!(line.starts_with("Intramuros is at "), "{line}");
    assert_eq!(mode(&data), 0o700);
    for file in files {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    kill(Pid::from_raw(server.id() as i32), Signal::SIGTERM).unwrap();
    server.wait().unwrap();
    let mut said = String::new();
    server.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(said.contains("data was open to others (0755)"), "{said}");
    assert_eq!(said.matches("was open to others (0644)").count(), files.len(), "{said}");
}

#[test]
fn a_server_behind_a_proxy_says_both_addresses() {
    let folder = Folder::new("behind-a-proxy");
    let (data, settings) = (folder.file("data"), folder.file("settings.toml"));
    fs::write(&settings, "public_url = \"https://play.example\"\n").unwrap();
    let mut command = intramuros(&["serve", "--port", "0", "--data", &data, "--config", &settings]);
    let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    kill(Pid::from_raw(server.id() as i32), Signal::SIGTERM).unwrap();
    assert!(server.wait().unwrap().success());
    let port = line.trim_end().strip_prefix("Intramuros is at https://play.example, listening on http://127.0.0.1:");
    assert!(port.is_some_and(|port| port.parse::<u16>().is_ok_and(|port| port > 0)), "{line}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_is_not_served_and_the_way_out_is_said() {
    let folder = Folder::new("damaged");
    let data = folder.path().join("data");
    let server = Daemon::start(&data, 0);
    let anna = guest(&server.client(), "Anna").await;
    for _ in 0..3 {
        play(&anna, &table_with_bot(&anna, "valletta").await, 5).await;
    }
    tokio::task::block_in_place(|| assert!(server.terminate().0.success()));
    let file = data.join("intramuros.db");
    let sound = fs::read(&file).unwrap();
    let random: Vec<u8> = (0..4096u32).map(|byte| (byte.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let mut head = sound.clone();
    head[..16].copy_from_slice(b"Dear Anna, dear ");
    let mut page = sound.clone();
    page[4096 * 6..4096 * 7].copy_from_slice(&random);
    for (what, bytes) in [("head", head), ("page", page), ("half", sound[..sound.len() / 2].to_vec())] {
        fs::write(&file, bytes).unwrap();
        let why = fails(&["--data", data.to_str().unwrap()]);
        assert!(why.contains("damaged") && why.contains("intramuros restore FILE"), "{what}: {why}");
    }
    fs::write(&file, sound).unwrap();
    assert!(Daemon::start(&data, 0).terminate().0.success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_keeps_a_server_from_starting_is_named() {
    let folder = Folder::new("no-start");
    fs::write(folder.file("file"), "").unwrap();
    assert!(fails(&["--data", &folder.file("file")]).contains("a file stands where the folder should be"));
    fs::create_dir_all(folder.file("data/intramuros.db")).unwrap();
    assert!(fails(&["--data", &folder.file("data")]).contains("that is a folder"));
    let many =
        intramuros(&["serve", "--data", &folder.file("x")]).env("INTRAMUROS_WORKERS", "100000").output().unwrap();
    let why = String::from_utf8(many.stderr).unwrap();
    assert!(why.contains("workers: 100000 is too many; 0 to 256 is right"), "{why}");
    let place = Scratch::new(Engine::Postgres).await;
    let elsewhere = place.url.replacen("localhost/", "localhost/no-such-", 1);
    let why = fails(&["--database", &elsewhere]);
    assert!(why.contains("does not exist") && why.contains("createdb"), "{why}");
}

#[test]
fn a_postgresql_that_is_away_is_waited_for_with_a_line_a_time() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("postgres://me:secret@127.0.0.1:{port}/intramuros");
    let mut command = intramuros(&["serve", "--port", "0", "--database", &url]);
    let mut server = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(server.stderr.take().unwrap());
    for _ in 0..2 {
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        assert!(line.contains("PostgreSQL does not answer") && line.contains("trying again every second"), "{line}");
        assert!(!line.contains("secret"), "{line}");
    }
    kill(Pid::from_raw(server.id() as i32), Signal::SIGTERM).unwrap();
    assert!(server.wait().unwrap().success());
}
