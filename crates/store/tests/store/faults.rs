//! A disk that is full, can only be read or fails, and a line that is cut, at every statement of a commit: all of it
//! is there or nothing, and the next one is stored by the same store.

use std::time::Duration;

use store::{
    Commit, Fault, Id, JobKind, NewJob, NewNotification, NotificationKind, Person, Rating, SeatRow, Store, StoreError,
    testing::Scratch,
};
use tokio::time::timeout;

use crate::{
    dump::exported,
    help::{NOON, act, guest, on_both, playing, seat_of},
};

on_both!(store:
    a_fault_at_any_statement_of_a_commit_stores_all_or_nothing_and_the_next_goes_on
    a_fault_while_many_wait_is_told_to_all_and_the_next_goes_on
    a_rollback_that_fails_does_not_stop_the_next
    a_transaction_that_is_left_in_the_middle_does_not_stop_the_next
    a_probe_finds_what_a_move_would_find
);

const FAULTS: [Fault; 4] = [Fault::Full, Fault::ReadOnly, Fault::Failing, Fault::Away];

/// What must happen happens soon: nobody waits for a connection that never comes.
async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(Duration::from_secs(10), work).await.expect("soon")
}

/// A move that changes something of every kind.
async fn rich(store: &Store, table: Id, people: [&Person; 2]) -> Commit {
    let table = store.table(table).await.unwrap();
    let version = table.version;
    let job =
        |n, kind| NewJob { kind, table: table.id, n, seat: 1, level: "novice".into(), person: None, cost: 0, at: NOON };
    store.add_jobs(&[job(version, JobKind::Hint)]).await.unwrap();
    let done = store.take_job("me", NOON, 1, &[JobKind::Hint]).await.unwrap().map(|job| job.id);
    let rating = |person: &Person| Rating {
        person: person.id,
        game: "valletta".into(),
        rating: version as f64,
        uncertainty: 8.0,
        games: version,
        wins: 0.5,
    };
    let mut commit = act(&table);
    commit.entries[0].request = Some(format!("request {version}"));
    let name = format!("Anna {version}");
    commit.seats = vec![SeatRow { name, ..seat_of(0, people[0]) }, seat_of(1, people[1])];
    commit.jobs = vec![job(version + 1, JobKind::Bot)];
    commit.done = done;
    commit.ratings = people.map(rating).into();
    let (kind, text) = (NotificationKind::Turn, String::new());
    commit.notes = vec![NewNotification { person: people[1].id, kind, table: Some(table.id), text, at: NOON }];
    commit
}

async fn a_fault_at_any_statement_of_a_commit_stores_all_or_nothing_and_the_next_goes_on(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await.id;
    for fault in FAULTS {
        let (mut good, mut unknown) = (0, 0);
        loop {
            let commit = rich(store, table, [&anna, &ben]).await;
            let before = exported(store).await;
            store.fail_after(good, fault);
            let answer = soon(store.commit(commit.clone())).await;
            if store.fail_no_more() {
                answer.unwrap();
                break;
            }
            let stored = store.version(table).await.unwrap() == commit.now.version;
            match answer {
                // A connection that cannot begin is replaced by one that can.
                Ok(()) => assert!(stored && good == 0, "{fault:?} after {good}"),
                Err(StoreError::Unknown(_)) => unknown += 1,
                Err(error) => {
                    assert_eq!(error.fault(), Some(fault), "{error}");
                    assert!(!stored, "{fault:?} after {good}: {error}");
                }
            }
            if !stored {
                assert_eq!(exported(store).await, before, "{fault:?} after {good}: nothing of it");
                soon(store.commit(commit)).await.unwrap();
            }
            assert_eq!(store.entries(table, 0).await.unwrap().len() as i64, store.version(table).await.unwrap());
            soon(store.probe()).await.unwrap();
            soon(guest(store, "Goes on")).await;
            good += 1;
        }
        // Begin, claim, entry, two seats, job, job done, two ratings, notification, before and after the commit.
        assert_eq!((good, unknown), (12, 2), "{fault:?}");
    }
}

async fn a_fault_while_many_wait_is_told_to_all_and_the_next_goes_on(store: &Store) {
    let anna = guest(store, "Anna").await;
    let mut tables = vec![];
    for _ in 0..12 {
        tables.push(playing(store, [&anna, &anna]).await);
    }
    for fault in FAULTS {
        for good in 0..6 {
            store.fail_after(good, fault);
            let mut waiting = tokio::task::JoinSet::new();
            for (place, table) in tables.iter().enumerate() {
                let (store, commit) = (store.clone(), act(table));
                waiting.spawn(async move { (place, store.commit(commit).await) });
            }
            for (place, answer) in soon(waiting.join_all()).await {
                let table = &mut tables[place];
                let stored = store.version(table.id).await.unwrap();
                match answer {
                    Ok(()) => assert_eq!(stored, table.version + 1),
                    Err(StoreError::Unknown(_)) => (),
                    Err(error) => assert_eq!((stored, error.fault()), (table.version, Some(fault))),
                }
                table.version = stored;
            }
            store.fail_no_more();
        }
    }
    for table in &tables {
        soon(store.commit(act(table))).await.unwrap();
        assert_eq!(store.entries(table.id, 0).await.unwrap().len() as i64, table.version + 1);
    }
}

async fn a_rollback_that_fails_does_not_stop_the_next(store: &Store) {
    let anna = guest(store, "Anna").await;
    let mut table = playing(store, [&anna, &anna]).await;
    let mut first = act(&table);
    first.entries[0].request = Some("request".into());
    store.commit(first).await.unwrap();
    for fault in FAULTS {
        table.version = store.version(table.id).await.unwrap();
        // The key is taken: what was written of it is rolled back, by the fourth statement.
        let mut again = act(&table);
        again.entries[0].request = Some("request".into());
        for good in 3..5 {
            store.fail_after(good, fault);
            soon(store.commit(again.clone())).await.unwrap_err();
            assert!(!store.fail_no_more(), "{fault:?}: it has failed");
            assert_eq!(store.version(table.id).await.unwrap(), table.version);
        }
        soon(store.commit(act(&table))).await.unwrap();
    }
}

async fn a_transaction_that_is_left_in_the_middle_does_not_stop_the_next(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    for _ in 0..20 {
        assert!(soon(store.erase(store::random_id().unwrap())).await.unwrap_err().is_missing());
        assert!(soon(store.whole_table(store::random_id().unwrap())).await.unwrap_err().is_missing());
        let taken = soon(store.new_table(&table, &[])).await.unwrap_err();
        assert!(taken.is_taken(), "{taken}");
        // Cut off wherever it is.
        let _ = timeout(Duration::from_micros(300), store.touch_session(&[1; 32], NOON)).await;
        let _ = timeout(Duration::from_micros(300), store.whole_table(table.id)).await;
    }
    soon(store.commit(act(&table))).await.unwrap();
}

async fn a_probe_finds_what_a_move_would_find(store: &Store) {
    let before = exported(store).await;
    store.probe().await.unwrap();
    assert_eq!(exported(store).await, before, "it leaves nothing");
    for fault in FAULTS {
        store.fail_after(1, fault);
        assert_eq!(soon(store.probe()).await.unwrap_err().fault(), Some(fault));
        soon(store.probe()).await.unwrap();
    }
}

/// A line to PostgreSQL that is cut from outside, while nobody writes and while somebody does.
#[tokio::test(flavor = "multi_thread")]
async fn connections_that_postgresql_ends_are_replaced() {
    use sqlx::{AnyConnection, Connection, Executor};
    let place = Scratch::new(store::Engine::Postgres).await;
    let store = place.open().await;
    let mut other = AnyConnection::connect(&place.url).await.unwrap();
    let anna = guest(&store, "Anna").await;
    let mut table = playing(&store, [&anna, &anna]).await;
    for _ in 0..5 {
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let (written, ended) = tokio::join!(store.commit(act(&table)), other.execute(end));
        ended.unwrap();
        let version = soon(store.version(table.id)).await.unwrap_or(table.version);
        assert!(written.is_err() || version == table.version + 1);
        table.version = version;
        let written = soon(store.commit(act(&table))).await;
        if let Err(error) = written {
            // It was cut off just then.
            assert!(error.is_stale() || error.fault() == Some(Fault::Away), "{error}");
        }
        table.version = soon(store.version(table.id)).await.unwrap();
        soon(store.commit(act(&table))).await.unwrap();
        table.version += 1;
    }
    assert_eq!(store.entries(table.id, 0).await.unwrap().len() as i64, table.version);
    store.close().await;
}
