//! The whole database: opening, crashing, copying.

use std::{
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Command, Stdio},
};

use store::{
    Store,
    testing::{Folder, Scratch},
};

use crate::{
    dump::{exported, fill, other},
    help::{act, guest, on_both, playing},
};

on_both!(place:
    opening_twice_changes_nothing
    what_was_acknowledged_survives_a_crash
    a_backup_is_restored
);

async fn opening_twice_changes_nothing(place: &Scratch) {
    let store = place.open().await;
    fill(&store).await;
    let before = exported(&store).await;
    let beside = place.open().await;
    assert_eq!(exported(&beside).await, before);
    beside.close().await;
    store.close().await;
    let again = place.open().await;
    assert_eq!(exported(&again).await, before);
    again.close().await;
}

/// Plays in a program of its own, which is killed in the midst of it; every number it says was acknowledged.
async fn what_was_acknowledged_survives_a_crash(place: &Scratch) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    let table = playing(&store, [&anna, &anna]).await;
    store.close().await;
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "whole::the_victim_of_a_crash", "--ignored", "--nocapture"])
        .env("VICTIM_URL", &place.url)
        .env("VICTIM_TABLE", table.id.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(victim.stdout.take().unwrap());
    let number = |line: &str| line.trim().strip_prefix("written ").and_then(|number| number.parse::<i64>().ok());
    let mut line = String::new();
    while number(&line) != Some(100) {
        line.clear();
        assert_ne!(said.read_line(&mut line).unwrap(), 0, "the victim ended by itself");
    }
    victim.kill().unwrap();
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    victim.wait().unwrap();

    let acknowledged = rest.lines().filter_map(number).max().unwrap_or(100);
    let store = place.open().await;
    let log = store.entries(table.id, 0).await.unwrap();
    assert!(log.len() as i64 > acknowledged, "{} entries after number {acknowledged}", log.len());
    let table = store.table(table.id).await.unwrap();
    assert_eq!(table.version, log.len() as i64);
    store.commit(act(&table)).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by the test of crashes"]
async fn the_victim_of_a_crash() {
    let store = Store::open(&std::env::var("VICTIM_URL").unwrap()).await.unwrap();
    let id = std::env::var("VICTIM_TABLE").unwrap().parse().unwrap();
    let mut table = store.table(id).await.unwrap();
    while table.version < 100_000 {
        store.commit(act(&table)).await.unwrap();
        println!("\nwritten {}", table.version);
        table.version += 1;
    }
}

async fn a_backup_is_restored(place: &Scratch) {
    let (folder, store) = (Folder::create(), place.open().await);
    let backup = folder.path().join("it's a backup");
    fill(&store).await;
    let before = exported(&store).await;
    store.backup(&backup).await.unwrap();
    assert!(store.backup(&backup).await.unwrap_err().to_string().ends_with("exists already"));
    guest(&store, "Too late").await;

    let elsewhere = Scratch::new(store.engine()).await;
    let restored = store::restore(&elsewhere.url, &backup).await.unwrap();
    assert_eq!(exported(&restored).await, before);
    guest(&restored, "Goes on").await;
    assert!(store::restore(&elsewhere.url, &backup).await.unwrap_err().is_broken(), "something is there already");
    assert!(store::restore(&elsewhere.url, Path::new("nowhere")).await.unwrap_err().is_broken());

    let foreign = Scratch::new(other(store.engine())).await;
    assert_eq!(exported(&store::restore(&foreign.url, &backup).await.unwrap()).await, before);
    let mut bytes = std::fs::read(&backup).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(b'x');
    std::fs::write(&backup, bytes).unwrap();
    let new = Scratch::new(store.engine()).await;
    let error = store::restore(&new.url, &backup).await.unwrap_err();
    assert!(error.is_broken(), "{error}");
    restored.close().await;
    store.close().await;
}

#[tokio::test]
async fn what_is_no_database_cannot_be_opened() {
    let folder = Folder::create();
    std::fs::write(folder.path().join("text"), "This is no database. ".repeat(100)).unwrap();
    for url in ["mysql://x", "sqlite:", "nonsense"] {
        assert!(Store::open(url).await.unwrap_err().is_broken(), "{url}");
    }
    let begun = std::time::Instant::now();
    let no_database = "it is damaged or no database (file is not a database): move it away";
    let text = folder.path().join("text");
    for (place, why) in [
        (text.clone(), no_database),
        (folder.path().join("no folder/file"), "there is no such folder: make it"),
        (text.join("file"), "a file stands where a folder should be"),
        (folder.path().to_owned(), "that is a folder: name a file in it"),
    ] {
        let error = Store::open(&format!("sqlite:{}", place.display())).await.unwrap_err();
        assert!(error.to_string().starts_with(&format!("{}: {why}", place.display())), "{error}");
    }
    assert!(begun.elapsed() < std::time::Duration::from_secs(5), "nothing is waited for");
}

#[tokio::test]
async fn a_path_may_hold_anything() {
    let folder = Folder::create();
    let url = format!("sqlite:{}/50% ünique? #1.db", folder.path().display());
    let store = Store::open(&url).await.unwrap();
    guest(&store, "Anna").await;
    store.close().await;
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["50% ünique? #1.db"], "nothing is left beside it");
}
