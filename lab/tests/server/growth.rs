//! A database with many games: made by a command, small, valid, and served at once.

use std::{fs, path::Path};

use crate::help::{Daemon, Folder, bad, good};

fn size(folder: &str) -> u64 {
    fs::metadata(Path::new(folder).join("intramuros.db")).unwrap().len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_populated_database_is_sound_small_and_served_at_once() {
    let folder = Folder::new("growth");
    let (packed, older, few) = (folder.file("packed"), folder.file("older"), folder.file("few"));
    let populate = ["populate", "--games", "100", "--accounts", "20", "--seed", "a", "--data"];
    let said = good(&[&populate[..], &[&packed]].concat());
    assert!(said.starts_with("seed a: 102 games and 20 accounts in "), "{said}");
    let verified = good(&["verify", "--all", "--data", &packed]);
    assert!(verified.starts_with("101 games, ") && verified.ends_with(": 0 wrong\n"), "{verified}");
    assert!(bad(1, &[&populate[..], &[&packed]].concat()).contains("populated once with the same seed"));

    // The same games as an older version stores them, and then packed.
    good(&[&populate[..], &[&older, "--unpacked"]].concat());
    let before = size(&older);
    assert_eq!(good(&["compact", "--data", &older]), "100 games packed\n");
    assert_eq!(good(&["compact", "--data", &older]), "0 games packed\n");
    assert_eq!(good(&["verify", "--all", "--data", &older]), verified);
    assert!(size(&older) * 3 < before, "{before} bytes before, {} after", size(&older));

    // Tables and indexes without a row take a page each, so a game's own share is what 90 more add.
    good(&["populate", "--games", "10", "--accounts", "20", "--seed", "a", "--data", &few]);
    let added = size(&older) - size(&few);
    assert!(added < 90 * 6000, "{added} bytes for 90 games");

    // Packed games survive export and import, backup and restore.
    let (one, two, copy) = (folder.file("one.jsonl"), folder.file("two.jsonl"), folder.file("copy.db"));
    good(&["export", &one, "--data", &older]);
    let (imported, restored) = (folder.file("imported"), folder.file("restored"));
    good(&["import", &one, "--data", &imported]);
    good(&["export", &two, "--data", &imported]);
    assert_eq!(fs::read_to_string(&one).unwrap(), fs::read_to_string(&two).unwrap());
    good(&["backup", &copy, "--data", &older]);
    good(&["restore", &copy, "--data", &restored]);
    for place in [&imported, &restored] {
        assert_eq!(good(&["verify", "--all", "--data", place]), verified);
    }

    // No version has served these games yet: the server answers at once, and says when it has replayed them.
    let server = Daemon::start(Path::new(&older), 0);
    let client = server.client();
    let best = client.get("/leaderboard/valletta").await.unwrap().json();
    assert_eq!(best.as_array().map(Vec::len), Some(20));
    let tables = client.get("/tables?status=playing").await.unwrap().json();
    assert_eq!(tables.as_array().map(Vec::len), Some(1));
    assert!(bad(1, &["compact", "--data", &older]).contains("another server"), "it is for a server that is stopped");
    assert!(server.terminate().0.success());
}
