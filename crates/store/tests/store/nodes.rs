//! Several servers on one database.

use std::time::Duration;

use store::{Arrival, Lease, Status, Store, StoreError, Table};

use crate::help::{NOON, act, guest, on_both, open_seat, open_table, playing};

on_both! { store:
    a_node_comes_stays_and_goes
    one_node_writes_a_table_at_a_time
    a_late_write_is_refused
    a_node_that_is_not_seen_loses_its_tables_and_nobody_is_charged
    all_who_race_for_a_table_agree_on_one
    the_first_node_to_come_finds_everything_free
    a_node_looks_after_its_own_tables_and_those_of_nobody
}

/// Longer than any test takes.
const LONG: i64 = 600_000;

async fn any_table(store: &Store) -> Table {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    playing(store, [&anna, &ben]).await
}

/// The number under which a node writes a table.
fn number(claim: Lease) -> i64 {
    match claim {
        Lease::Granted { fence, .. } => fence,
        Lease::Held(node) => panic!("{node} has it"),
    }
}

async fn a_node_comes_stays_and_goes(store: &Store) {
    assert_eq!(store.join("a", LONG).await.unwrap(), Arrival::First);
    assert_eq!(store.join("b", LONG).await.unwrap(), Arrival::Joined);
    assert!(store.heartbeat("a", LONG).await.unwrap());
    assert_eq!(store.nodes().await.unwrap(), ["a", "b"]);
    store.leave("a").await.unwrap();
    assert_eq!(store.nodes().await.unwrap(), ["b"]);
    assert!(!store.heartbeat("a", LONG).await.unwrap(), "it was given up, and is told so");
    assert_eq!(store.nodes().await.unwrap(), ["a", "b"]);
}

async fn one_node_writes_a_table_at_a_time(store: &Store) {
    let table = any_table(store).await;
    store.join("a", LONG).await.unwrap();
    store.join("b", LONG).await.unwrap();
    let first = store.acquire_lease(table.id, "a", false).await.unwrap();
    assert_eq!(first, Lease::Granted { fence: 1, taken_over: false });
    assert_eq!(store.acquire_lease(table.id, "a", false).await.unwrap(), first, "again is the same");
    assert_eq!(store.acquire_lease(table.id, "b", false).await.unwrap(), Lease::Held("a".into()));
    assert_eq!(store.acquire_lease(table.id, "b", true).await.unwrap(), Lease::Granted { fence: 2, taken_over: true });
    store.leave("b").await.unwrap();
    assert!(number(store.acquire_lease(table.id, "a", false).await.unwrap()) > 2, "what is free is had at once");
    let nowhere = open_table(table.host).id;
    assert!(store.acquire_lease(nowhere, "a", false).await.unwrap_err().is_missing());
}

async fn a_late_write_is_refused(store: &Store) {
    let mut table = any_table(store).await;
    store.join("a", LONG).await.unwrap();
    store.join("b", LONG).await.unwrap();
    let old = Some(number(store.acquire_lease(table.id, "a", false).await.unwrap()));
    let mut first = act(&table);
    first.fence = old;
    store.commit(first).await.unwrap();
    table.version += 1;
    let new = Some(number(store.acquire_lease(table.id, "b", true).await.unwrap()));
    let mut late = act(&table);
    late.fence = old;
    let refused = store.commit(late.clone()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Fenced(lost) if lost == table.id), "{refused}");
    assert_eq!(store.version(table.id).await.unwrap(), 1, "nothing of it was written");
    late.fence = new;
    store.commit(late).await.unwrap();
    assert_eq!(store.versions(&[table.id]).await.unwrap(), [(table.id, 2)]);
}

async fn a_node_that_is_not_seen_loses_its_tables_and_nobody_is_charged(store: &Store) {
    let anna = guest(store, "Anna").await;
    let deadline = Some(NOON + 1000);
    let timed = Table { status: Status::Playing, turn_at: Some(NOON), deadline, ..open_table(anna.id) };
    store.new_table(&timed, &[open_seat(0)]).await.unwrap();
    store.join("a", 500).await.unwrap();
    store.join("b", LONG).await.unwrap();
    let old = number(store.acquire_lease(timed.id, "a", false).await.unwrap());
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(store.reap_nodes().await.unwrap(), ["a"]);
    assert_eq!(store.reap_nodes().await.unwrap(), Vec::<String>::new());
    let after = store.table(timed.id).await.unwrap();
    let given = after.deadline.unwrap() - timed.deadline.unwrap();
    assert!((500..60_000).contains(&given), "{given} ms were given back");
    assert_eq!(after.turn_at.unwrap() - NOON, given);
    let mut late = act(&timed);
    late.fence = Some(old);
    assert!(matches!(store.commit(late).await, Err(StoreError::Fenced(_))), "although nobody else has written yet");
    assert!(!store.heartbeat("a", LONG).await.unwrap());
    assert!(number(store.acquire_lease(timed.id, "b", false).await.unwrap()) > old);
}

async fn all_who_race_for_a_table_agree_on_one(store: &Store) {
    let table = any_table(store).await;
    let names: Vec<String> = (0..8).map(|number| format!("node {number}")).collect();
    for name in &names {
        store.join(name, LONG).await.unwrap();
    }
    let racing: Vec<_> = names
        .iter()
        .cloned()
        .map(|name| {
            let store = store.clone();
            tokio::spawn(async move { (store.acquire_lease(table.id, &name, false).await.unwrap(), name) })
        })
        .collect();
    let mut winners = Vec::new();
    let mut believed = Vec::new();
    for race in racing {
        match race.await.unwrap() {
            (Lease::Granted { .. }, name) => winners.push(name),
            (Lease::Held(holder), _) => believed.push(holder),
        }
    }
    assert_eq!(winners.len(), 1, "{winners:?}");
    assert!(believed.iter().all(|holder| *holder == winners[0]), "{believed:?}");
}

async fn the_first_node_to_come_finds_everything_free(store: &Store) {
    let table = any_table(store).await;
    store.join("a", 10).await.unwrap();
    let old = number(store.acquire_lease(table.id, "a", false).await.unwrap());
    tokio::time::sleep(Duration::from_millis(40)).await;
    assert_eq!(store.join("b", LONG).await.unwrap(), Arrival::First);
    assert_eq!(store.nodes().await.unwrap(), ["b"]);
    assert!(number(store.acquire_lease(table.id, "b", false).await.unwrap()) > old);
}

async fn a_node_looks_after_its_own_tables_and_those_of_nobody(store: &Store) {
    let anna = guest(store, "Anna").await;
    let timed = |at| Table { status: Status::Playing, deadline: Some(at), ..open_table(anna.id) };
    let (own, others, nobodys) = (timed(NOON), timed(NOON + 1), timed(NOON + 2));
    store.join("a", LONG).await.unwrap();
    store.join("b", LONG).await.unwrap();
    for table in [&own, &others, &nobodys] {
        store.new_table(table, &[open_seat(0)]).await.unwrap();
    }
    store.acquire_lease(own.id, "a", false).await.unwrap();
    store.acquire_lease(others.id, "b", false).await.unwrap();
    assert_eq!(store.due(NOON + 9, Some("a")).await.unwrap(), [own.id, nobodys.id]);
    assert_eq!(store.due(NOON + 9, None).await.unwrap(), [own.id, others.id, nobodys.id]);
}
