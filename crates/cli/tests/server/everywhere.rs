//! What hosts do on every system: start, be killed, start again, copy.

use std::path::Path;

use crate::help::{Daemon, Folder, bad, good, guest, play, table_with_bot};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_outlive_a_killed_server_and_go_through_a_backup() {
    let folder = Folder::new("everywhere");
    let (data, backup, restored) = (folder.file("data"), folder.file("backup.db"), folder.file("restored"));
    let server = Daemon::start(Path::new(&data), 0);
    let anna = guest(&server.client(), "Anna").await;
    let table = table_with_bot(&anna, "saint-malo").await;
    play(&anna, &table, 3).await;
    tokio::task::block_in_place(|| {
        let why = bad(1, &["serve", "--port", "0", "--data", &data]);
        assert!(why.contains("another server"), "{why}");
        assert_eq!(good(&["backup", &backup, "--data", &data]), format!("{backup} holds everything\n"));
        server.kill();
    });

    let server = Daemon::start(Path::new(&data), 0);
    play(&anna.at(&server.url), &table, 1).await;
    server.kill();

    good(&["restore", &backup, "--data", &restored]);
    let verified = good(&["verify", "--all", "--data", &restored]);
    assert!(verified.starts_with("1 games, ") && verified.ends_with(": 0 wrong\n"), "{verified}");
    let server = Daemon::start(Path::new(&restored), 0);
    play(&anna.at(&server.url), &table, 1).await;
}
