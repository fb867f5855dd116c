//! Ports, and how the server ends when it is asked to.

use std::{net::TcpListener, time::Duration};

use crate::help::{Daemon, Folder, bad, good, guest, intramuros, play, table_with_bot};

#[test]
fn a_port_in_use_is_said_in_a_sentence() {
    let (folder, taken) = (Folder::new("port"), TcpListener::bind("127.0.0.1:0").unwrap());
    let port = taken.local_addr().unwrap().port();
    let why = bad(1, &["serve", "--port", &port.to_string(), "--data", &folder.file("data")]);
    let sentence = format!("cannot listen on 127.0.0.1:{port}: another program listens there; choose another --port");
    assert_eq!(why, format!("intramuros: {sentence}\n"));
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = Folder::new("no-folder");
    std::fs::write(folder.file("file"), "").unwrap();
    let why = bad(1, &["serve", "--port", "0", "--data", &folder.file("file/data")]);
    assert!(why.starts_with(&format!("intramuros: {}: ", folder.file("file/data"))), "{why}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_to_end_the_server_closes_its_streams_and_ends_within_a_second() {
    let folder = Folder::new("terminated");
    let server = Daemon::start(folder.path(), 0);
    let anna = guest(&server.client(), "Anna").await;
    let mut streams = vec![anna.stream("/me/stream").await.unwrap()];
    for game in ["saint-malo", "valletta"].repeat(5) {
        let table = table_with_bot(&anna, game).await;
        play(&anna, &table, 1).await;
        streams.push(anna.stream(&format!("/tables/{table}/stream")).await.unwrap());
    }
    for stream in &mut streams {
        assert!(stream.next().await.unwrap().is_some());
    }
    // Somebody waits for a turn at a table that does not begin.
    let bert = guest(&server.client(), "Bert").await;
    let waiting = tokio::spawn(async move { bert.get("/me/turns?wait=60").await.map(|answer| answer.status) });
    tokio::time::sleep(Duration::from_millis(100)).await;

    let (status, time) = tokio::task::block_in_place(|| server.terminate());
    assert!(status.success());
    assert!(time < Duration::from_secs(1), "{time:?}");
    assert_eq!(waiting.await.unwrap().unwrap(), 200);
    for stream in &mut streams {
        while stream.next().await.expect("a clean end").is_some() {}
    }
}

#[test]
fn a_server_that_ended_leaves_a_port_that_can_be_used_at_once() {
    let folder = Folder::new("again");
    let first = Daemon::start(folder.path(), 0);
    let port: u16 = first.url.rsplit(':').next().unwrap().parse().unwrap();
    first.kill();
    let second = Daemon::start(folder.path(), port);
    assert!(second.url.ends_with(&format!(":{port}")));
    assert!(second.terminate().0.success());
}

#[test]
fn without_a_command_it_serves() {
    let folder = Folder::new("plain");
    let mut command = intramuros(&[]);
    command.env("INTRAMUROS_LISTEN", "127.0.0.1:0").env("INTRAMUROS_DATA", folder.file("data"));
    let server = Daemon::spawn(command).unwrap();
    assert!(server.terminate().0.success() && folder.path().join("data/intramuros.db").exists());
}

#[test]
fn help_lists_the_commands() {
    let help = good(&["--help"]);
    for command in ["serve", "verify", "backup", "restore", "export", "import", "play", "Examples"] {
        assert!(help.contains(command), "{help}");
    }
}
