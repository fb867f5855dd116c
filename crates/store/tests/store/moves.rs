//! Commits: everything or nothing.

use store::{
    Commit, Entry, EntryKind, JobKind, NewNotification, NotificationKind, Rating, SeatState, Status, Store, StoreError,
    TableNow,
};

use crate::help::{NOON, act, entry, guest, job, on_both, open_table, playing, seat_of};

on_both!(store:
    a_commit_writes_everything_that_belongs_to_a_move
    a_stale_commit_changes_nothing
    a_request_sent_twice_is_done_once
    a_commit_without_entries_must_find_the_version_it_saw
    a_commit_that_makes_no_sense_is_refused
    a_commit_to_no_table_is_refused
    a_commit_about_nobody_is_refused_whole
    a_closed_store_refuses_moves
    the_log_is_read_from_any_number
    clocks_run_out_and_are_postponed
);

async fn a_commit_writes_everything_that_belongs_to_a_move(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await;
    let now = TableNow {
        status: Status::Over,
        host: ben.id,
        version: 2,
        to_move: None,
        turn_at: Some(NOON + 1),
        deadline: Some(NOON + 2),
        clocks: "[1,2]".into(),
        result: Some("{\"winner\":0}".into()),
        rematch: Some(anna.id),
        practice: true,
        started_at: Some(NOON),
        ended_at: Some(NOON + 9),
    };
    let first = Entry { person: Some(anna.id), request: Some("r1".into()), ..entry(0) };
    let last = Entry { n: 1, kind: EntryKind::End, line: "won".into(), seat: None, at: NOON + 9, ..entry(1) };
    let gone = store::SeatRow { state: SeatState::Resigned, ..seat_of(1, &ben) };
    let job = job(table.id, 2, JobKind::Hint);
    let rating =
        |person, wins| Rating { person, game: "valletta".into(), rating: 25.1, uncertainty: 8.3, games: 1, wins };
    let note = NewNotification {
        person: ben.id,
        kind: NotificationKind::Over,
        table: Some(table.id),
        text: "{}".into(),
        at: NOON,
    };
    let commit = Commit {
        table: table.id,
        entries: vec![first.clone(), last.clone()],
        now: now.clone(),
        seats: vec![gone.clone()],
        jobs: vec![job],
        ratings: vec![rating(anna.id, 1.0), rating(ben.id, 0.0)],
        notes: vec![note],
        fence: None,
        done: None,
    };
    store.commit(commit).await.unwrap();

    let after = store.table(table.id).await.unwrap();
    assert_eq!((after.now(), after.active_at), (now, NOON + 9));
    assert_eq!(store.entries(table.id, 0).await.unwrap(), [first, last]);
    assert_eq!(store.seats(table.id).await.unwrap(), [seat_of(0, &anna), gone]);
    assert_eq!(store.take_job("w", NOON, 10, &[JobKind::Hint]).await.unwrap().unwrap().level, "master");
    assert_eq!(store.rating(anna.id, "valletta").await.unwrap(), Some(rating(anna.id, 1.0)));
    assert_eq!(store.notifications(ben.id, 9).await.unwrap()[0].kind, NotificationKind::Over);
}

async fn a_stale_commit_changes_nothing(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await;
    store.commit(act(&table)).await.unwrap();
    let mut late = act(&table);
    late.now.clocks = "late".into();
    late.seats = vec![store::SeatRow { state: SeatState::Resigned, ..seat_of(1, &ben) }];
    let error = store.commit(late).await.unwrap_err();
    assert!(matches!(error, StoreError::Stale { n: 0, .. }), "{error}");
    assert_eq!(error.to_string(), format!("table {} has gone on: entry 0 is written already", table.id));
    assert_eq!(store.table(table.id).await.unwrap().clocks, "[]");
    assert_eq!(store.seats(table.id).await.unwrap()[1].state, SeatState::Playing);
    assert_eq!(store.entries(table.id, 0).await.unwrap().len(), 1);
}

async fn a_request_sent_twice_is_done_once(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut commit = act(&table);
    commit.entries[0].request = Some("once".into());
    store.commit(commit.clone()).await.unwrap();
    assert!(store.commit(commit.clone()).await.unwrap_err().is_stale());
    // The same request at the new version, as a server would try that did not look.
    commit.entries[0].n = 1;
    commit.now.version = 2;
    let error = store.commit(commit).await.unwrap_err();
    assert_eq!(error.to_string(), "the request is taken");
    assert_eq!(store.table(table.id).await.unwrap().version, 1, "what was claimed is given back");
    assert_eq!(store.entry_by_request(table.id, "once").await.unwrap().unwrap().n, 0);
    assert_eq!(store.entry_by_request(table.id, "never").await.unwrap(), None);
    let other = playing(store, [&anna, &anna]).await;
    let mut elsewhere = act(&other);
    elsewhere.entries[0].request = Some("once".into());
    store.commit(elsewhere).await.unwrap();
}

async fn a_commit_without_entries_must_find_the_version_it_saw(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut quiet = Commit { entries: vec![], now: table.now(), ..act(&table) };
    quiet.now.clocks = "[5]".into();
    store.commit(quiet.clone()).await.unwrap();
    let after = store.table(table.id).await.unwrap();
    assert_eq!((after.clocks.as_str(), after.version, after.active_at), ("[5]", 0, NOON));
    store.commit(act(&table)).await.unwrap();
    assert!(store.commit(quiet).await.unwrap_err().is_stale());
}

async fn a_commit_that_makes_no_sense_is_refused(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut jump = act(&table);
    jump.entries.push(entry(2));
    jump.now.version = 2;
    let mut wrong = act(&table);
    wrong.now.version = 7;
    let mut gap = act(&table);
    (gap.entries[0].n, gap.now.version) = (5, 6);
    let mut mad = act(&table);
    let rating = Rating { person: anna.id, game: "x".into(), rating: f64::NAN, uncertainty: 1.0, games: 1, wins: 0.0 };
    mad.ratings = vec![rating];
    for (commit, why) in [(jump, "one by one"), (wrong, "cannot be at 7"), (gap, "gap"), (mad, "is no number")] {
        let error = store.commit(commit).await.unwrap_err();
        assert!(error.is_broken() && error.to_string().contains(why), "{error}");
    }
    assert_eq!(store.table(table.id).await.unwrap(), table);
}

async fn a_commit_to_no_table_is_refused(store: &Store) {
    let anna = guest(store, "Anna").await;
    let error = store.commit(act(&open_table(anna.id))).await.unwrap_err();
    assert_eq!(error.to_string(), "there is no such table");
}

async fn a_commit_about_nobody_is_refused_whole(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut commit = act(&table);
    let nobody = store::random_id().unwrap();
    commit.notes =
        vec![NewNotification { person: nobody, kind: NotificationKind::Turn, table: None, text: "".into(), at: NOON }];
    assert!(store.commit(commit).await.unwrap_err().is_missing());
    assert_eq!(store.table(table.id).await.unwrap(), table);
    assert_eq!(store.entries(table.id, 0).await.unwrap(), []);
}

async fn a_closed_store_refuses_moves(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    store.close().await;
    let error = store.commit(act(&table)).await.unwrap_err();
    assert!(matches!(error, StoreError::Database(_)), "{error}");
    assert!(std::error::Error::source(&error).is_some());
}

async fn the_log_is_read_from_any_number(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut three = act(&table);
    three.entries = (0..3).map(entry).collect();
    three.now.version = 3;
    store.commit(three).await.unwrap();
    let numbers =
        async |from| store.entries(table.id, from).await.unwrap().iter().map(|entry| entry.n).collect::<Vec<_>>();
    assert_eq!(numbers(0).await, [0, 1, 2]);
    assert_eq!(numbers(2).await, [2]);
    assert_eq!(numbers(3).await, [0; 0]);
}

async fn clocks_run_out_and_are_postponed(store: &Store) {
    assert_eq!(store.last_alive().await.unwrap(), None);
    store.note_alive(NOON).await.unwrap();
    store.note_alive(NOON + 1).await.unwrap();
    assert_eq!(store.last_alive().await.unwrap(), Some(NOON + 1));
    let anna = guest(store, "Anna").await;
    let (timed, calm) = (playing(store, [&anna, &anna]).await, playing(store, [&anna, &anna]).await);
    let mut commit = act(&timed);
    (commit.now.turn_at, commit.now.deadline) = (Some(NOON), Some(NOON + 100));
    store.commit(commit).await.unwrap();
    assert_eq!(store.due(NOON + 99, None).await.unwrap(), []);
    assert_eq!(store.due(NOON + 100, None).await.unwrap(), [timed.id]);
    assert_eq!(store.postpone(1000).await.unwrap(), 1);
    let after = store.table(timed.id).await.unwrap();
    assert_eq!((after.turn_at, after.deadline), (Some(NOON + 1000), Some(NOON + 1100)));
    assert_eq!(store.table(calm.id).await.unwrap(), calm);
    assert_eq!(store.due(NOON + 100, None).await.unwrap(), []);
}
