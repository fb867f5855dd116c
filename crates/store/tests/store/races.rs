//! Many at once.

use std::collections::BTreeSet;

use store::{Entry, NewNotification, NotificationKind, Store, Table};
use tokio::task::JoinSet;

use crate::help::{NOON, act, guest, on_both, open_seat, open_table, playing, seat_of};

on_both!(store:
    racing_writers_take_each_number_exactly_once
    a_crowd_of_moves_is_written_whole
    one_stale_commit_in_a_batch_does_not_hurt_the_others
    a_commit_that_the_database_refuses_does_not_hurt_the_others
    of_all_who_race_for_a_seat_one_gets_it
    of_all_who_race_for_a_key_all_get_the_same
    of_all_who_race_for_a_name_one_gets_it
);

async fn racing_writers_take_each_number_exactly_once(store: &Store) {
    const NUMBERS: i64 = 50;
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut writers = JoinSet::new();
    for writer in 0..8 {
        let (store, mut table) = (store.clone(), table.clone());
        writers.spawn(async move {
            let mut won = vec![];
            while table.version < NUMBERS {
                let mut commit = act(&table);
                commit.entries[0].line = format!("writer {writer}");
                match store.commit(commit).await {
                    Ok(()) => won.push(table.version),
                    Err(error) => assert!(error.is_stale(), "{error}"),
                }
                table = store.table(table.id).await.unwrap();
            }
            (writer, won)
        });
    }
    let won = writers.join_all().await;
    let log = store.entries(table.id, 0).await.unwrap();
    assert!(log.iter().map(|entry| entry.n).eq(0..NUMBERS));
    for (writer, numbers) in won {
        let written = log.iter().filter(|entry| entry.line == format!("writer {writer}")).map(|entry| entry.n);
        assert!(written.eq(numbers), "writer {writer} was told the truth");
    }
}

/// Sends a move to each of these tables at once.
async fn all_at_once(store: &Store, commits: Vec<store::Commit>) -> Vec<store::Result> {
    let mut running = JoinSet::new();
    for (index, commit) in commits.into_iter().enumerate() {
        let store = store.clone();
        running.spawn(async move { (index, store.commit(commit).await) });
    }
    let mut results = running.join_all().await;
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

async fn many_tables(store: &Store) -> Vec<Table> {
    let anna = guest(store, "Anna").await;
    let mut tables = vec![];
    for _ in 0..40 {
        tables.push(playing(store, [&anna, &anna]).await);
    }
    tables
}

async fn a_crowd_of_moves_is_written_whole(store: &Store) {
    let tables = many_tables(store).await;
    let commit = |(table, number): (&Table, i64)| {
        // Some moves are one entry, some are several, and every table waits for the move before.
        let mut commit = act(&Table { version: number * 3, ..table.clone() });
        let more = [number * 3 + 1, number * 3 + 2].map(|n| Entry { n, ..commit.entries[0].clone() });
        commit.entries.extend(more);
        commit.now.version += 2;
        commit.now.result = (number % 2 == 1).then(|| "{}".into());
        commit
    };
    let all = (0..5).flat_map(|number| tables.iter().map(move |table| (table, number)));
    for _ in 0..5 {
        // Whichever come too early are refused, and sent again.
        let sent = all_at_once(store, all.clone().map(commit).collect()).await;
        let refused = sent.into_iter().filter_map(Result::err);
        assert!(refused.into_iter().all(|error| error.is_stale() || error.is_broken()));
    }
    for table in &tables {
        let now = store.table(table.id).await.unwrap();
        assert_eq!((now.version, now.result, now.status), (15, None, table.status));
        assert!(store.entries(table.id, 0).await.unwrap().iter().map(|entry| entry.n).eq(0..15));
    }
}

async fn one_stale_commit_in_a_batch_does_not_hurt_the_others(store: &Store) {
    let tables = many_tables(store).await;
    store.commit(act(&tables[20])).await.unwrap();
    let results = all_at_once(store, tables.iter().map(act).collect()).await;
    for (index, result) in results.into_iter().enumerate() {
        let version = store.table(tables[index].id).await.unwrap().version;
        assert_eq!((result.is_err_and(|error| error.is_stale()), version), (index == 20, 1));
    }
}

async fn a_commit_that_the_database_refuses_does_not_hurt_the_others(store: &Store) {
    let tables = many_tables(store).await;
    let mut commits: Vec<_> = tables.iter().map(act).collect();
    let nobody = store::random_id().unwrap();
    let note = NewNotification { person: nobody, kind: NotificationKind::Turn, table: None, text: "".into(), at: NOON };
    commits[20].notes.push(note);
    let results = all_at_once(store, commits).await;
    for (index, result) in results.into_iter().enumerate() {
        let version = store.table(tables[index].id).await.unwrap().version;
        assert_eq!((result.is_err_and(|error| error.is_missing()), version == 0), (index == 20, index == 20));
    }
}

async fn of_all_who_race_for_a_seat_one_gets_it(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = open_table(anna.id);
    store.new_table(&table, &[open_seat(0)]).await.unwrap();
    let mut racing = JoinSet::new();
    for number in 0..8 {
        let (store, id) = (store.clone(), table.id);
        racing.spawn(async move {
            let person = guest(&store, &format!("Racer {number}")).await;
            (person.clone(), store.take_seat(id, &seat_of(0, &person)).await)
        });
    }
    let results = racing.join_all().await;
    let winners: Vec<_> = results.iter().filter(|(_, result)| result.is_ok()).map(|(person, _)| person).collect();
    assert_eq!(winners.len(), 1);
    assert_eq!(store.seats(table.id).await.unwrap(), [seat_of(0, winners[0])]);
    let losers = results.iter().filter_map(|(_, result)| result.as_ref().err());
    assert!(losers.clone().count() == 7 && losers.clone().all(|error| error.to_string() == "the seat is taken"));
}

async fn of_all_who_race_for_a_key_all_get_the_same(store: &Store) {
    let mut racing = JoinSet::new();
    for number in 0..8 {
        let store = store.clone();
        racing.spawn(async move { store.get_or_set("key", || format!("secret {number}")).await.unwrap() });
    }
    let got: BTreeSet<String> = racing.join_all().await.into_iter().collect();
    assert_eq!(got.len(), 1);
    assert_eq!(store.get("key").await.unwrap(), got.first().cloned());
    store.set("key", "new").await.unwrap();
    assert_eq!(store.get_or_set("key", || unreachable!("it is there")).await.unwrap(), "new");
}

async fn of_all_who_race_for_a_name_one_gets_it(store: &Store) {
    let mut racing = JoinSet::new();
    for number in 0..8 {
        let store = store.clone();
        racing.spawn(async move {
            let name = if number % 2 == 0 { "Ödön" } else { "ödÖN" };
            let person = guest(&store, name).await;
            store.promote(person.id, name, "hash").await
        });
    }
    let results = racing.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let losers = results.iter().filter_map(|result| result.as_ref().err());
    assert!(losers.clone().all(|error| error.to_string() == "the name is taken"));
}
