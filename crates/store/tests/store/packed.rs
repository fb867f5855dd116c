//! Finished games are packed, and nobody notices.

use sqlx::{AnyConnection, Connection, Executor};
use store::{
    Commit, Engine, Entry, Id, JobKind, NewJob, NewNotification, NotificationKind, Person, Status, Store, Table,
    testing::Scratch,
};

use crate::help::{NOON, act, entry, guest, job, on_both, playing};

on_both!(store:
    a_packed_game_reads_like_any_other
    a_game_that_goes_on_is_not_packed
    what_comes_after_the_end_follows_behind_the_packed_part
    a_log_with_a_gap_stays_as_it_is
    readers_see_one_whole_log_while_it_is_packed
    whole_tables_are_stored_at_once
);

mod past_the_store {
    use super::*;

    on_both!(place:
        damage_is_an_error_that_names_the_table
        nothing_is_packed_while_an_older_node_is_there
    );
}

/// A commit of so many entries with an idempotency key each, the last of which may end the game.
fn moves(table: &Table, anna: &Person, count: i64, status: Status) -> Commit {
    let with_key = |n| Entry { person: Some(anna.id), request: Some(format!("request {n}")), ..entry(n) };
    let mut commit = act(table);
    commit.entries = (table.version..table.version + count).map(with_key).collect();
    commit.now.version = table.version + count;
    commit.now.status = status;
    commit.now.ended_at = (status != Status::Playing).then_some(NOON);
    commit
}

/// A game that was played to its end.
pub async fn finished(store: &Store) -> (Person, Id) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    store.commit(moves(&table, &anna, 200, Status::Over)).await.unwrap();
    (anna, table.id)
}

/// How many rows its log has, past everything that reads both forms.
async fn rows(store: &Store, table: Id) -> usize {
    let mut bytes = vec![];
    store.export(&mut bytes).await.unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    lines.filter(|line| line["table"] == "log" && line["row"]["table_id"] == table.number()).count()
}

async fn a_packed_game_reads_like_any_other(store: &Store) {
    let (anna, table) = finished(store).await;
    let ben = guest(store, "Ben").await;
    for (person, kind) in
        [(&anna, NotificationKind::Turn), (&anna, NotificationKind::Over), (&ben, NotificationKind::Turn)]
    {
        let note = NewNotification { person: person.id, kind, table: Some(table), text: "".into(), at: NOON };
        store.notify(&note).await.unwrap();
    }
    let before = store.whole_table(table).await.unwrap();
    let everything = store.everything_of(anna.id).await.unwrap();
    assert_eq!(store.unpacked(NOON - 1, 9).await.unwrap(), []);
    assert_eq!(store.unpacked(NOON, 9).await.unwrap(), [table]);
    assert_eq!(store.count_unpacked().await.unwrap(), 1);
    let (count, odd) = store.pack(&[table]).await.unwrap();
    assert_eq!((count, odd.len(), rows(store, table).await), (1, 0, 0));
    assert_eq!(store.unpacked(NOON, 9).await.unwrap(), []);

    // Of the idempotency keys the last one stays.
    let thin = |log: &[Entry]| {
        let last = log.len() - 1;
        let one = |entry: &Entry| Entry {
            request: entry.request.clone().filter(|_| entry.n == last as i64),
            ..entry.clone()
        };
        log.iter().map(one).collect::<Vec<_>>()
    };
    let after = store.whole_table(table).await.unwrap();
    assert_eq!((&after.0, &after.1, &after.2), (&before.0, &before.1, &thin(&before.2)));
    assert_eq!(store.entries(table, 0).await.unwrap(), after.2);
    assert_eq!(store.entries(table, 150).await.unwrap(), after.2[150..]);
    assert_eq!(store.entries(table, 200).await.unwrap(), []);
    assert_eq!(store.entry_by_request(table, "request 199").await.unwrap().as_ref(), before.2.last());
    assert_eq!(store.entry_by_request(table, "request 1").await.unwrap(), None);
    let known = store.everything_of(anna.id).await.unwrap();
    assert_eq!(known.tables, everything.tables);
    assert_eq!(known.entries.iter().map(|(_, entry)| entry.clone()).collect::<Vec<_>>(), after.2);
    let told: Vec<_> = known.notifications.iter().map(|note| note.kind).collect();
    assert_eq!(told, [NotificationKind::Over], "nobody's turn is left");
    assert_eq!(store.pack(&[table]).await.unwrap().0, 0, "once is enough");
    store.erase(anna.id).await.unwrap();
    assert_eq!(store.entries(table, 0).await.unwrap(), after.2);
}

async fn a_game_that_goes_on_is_not_packed(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    store.commit(moves(&table, &anna, 5, Status::Playing)).await.unwrap();
    assert_eq!(store.unpacked(i64::MAX, 9).await.unwrap(), []);
    assert_eq!(store.pack(&[table.id]).await.unwrap().0, 0);
    assert_eq!(rows(store, table.id).await, 5);
    let table = store.table(table.id).await.unwrap();
    store.commit(act(&table)).await.unwrap();
}

async fn what_comes_after_the_end_follows_behind_the_packed_part(store: &Store) {
    let (anna, id) = finished(store).await;
    let job = NewJob { seat: 1, level: "novice".into(), ..job(id, 1, JobKind::Hint) };
    store.add_jobs(std::slice::from_ref(&job)).await.unwrap();
    store.pack(&[id]).await.unwrap();
    assert!(store.find_job(&job).await.unwrap().is_none());
    let table = store.table(id).await.unwrap();
    store.commit(moves(&table, &anna, 2, Status::Over)).await.unwrap();
    let log = store.entries(id, 0).await.unwrap();
    assert!(log.iter().map(|entry| entry.n).eq(0..202));
    assert_eq!(store.whole_table(id).await.unwrap().2, log);
    assert_eq!(store.entries(id, 201).await.unwrap(), log[201..]);
    assert_eq!(store.entry_by_request(id, "request 201").await.unwrap().as_ref(), log.last());
    assert_eq!(store.everything_of(anna.id).await.unwrap().entries.len(), 202);
    // A second end of the same game is late, packed or not.
    assert!(store.commit(moves(&table, &anna, 1, Status::Over)).await.unwrap_err().is_stale());
}

async fn a_log_with_a_gap_stays_as_it_is(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut commit = moves(&table, &anna, 3, Status::Over);
    commit.entries[1].line = "\u{1}\n0 odd, but a line".into();
    store.commit(commit).await.unwrap();
    assert_eq!(store.pack(&[table.id]).await.unwrap().0, 1, "any text is packed");

    let table = Table { version: 7, ..table };
    let other = Table {
        id: store::random_id().unwrap(),
        invite: "other".into(),
        status: Status::Over,
        ended_at: Some(NOON),
        ..table
    };
    store.new_table(&other, &[]).await.unwrap();
    assert_eq!(store.unpacked(NOON, 9).await.unwrap(), [other.id]);
    let (count, odd) = store.pack(&[other.id]).await.unwrap();
    assert_eq!((count, odd.len(), odd[0].0), (0, 1, other.id), "the version says that there is more");
    assert_eq!(store.unpacked(NOON, 9).await.unwrap(), [], "it is in nobody's way");
}

async fn readers_see_one_whole_log_while_it_is_packed(store: &Store) {
    let mut tables = vec![];
    for _ in 0..4 {
        tables.push(finished(store).await.1);
    }
    let (reader, all) = (store.clone(), tables.clone());
    let reading = tokio::spawn(async move {
        for round in 0..40 {
            let table = all[round % all.len()];
            assert_eq!(reader.entries(table, 0).await.unwrap().len(), 200);
            assert_eq!(reader.whole_table(table).await.unwrap().2.len(), 200);
        }
    });
    for table in tables {
        store.pack(&[table]).await.unwrap();
    }
    reading.await.unwrap();
}

async fn whole_tables_are_stored_at_once(store: &Store) {
    let (anna, id) = finished(store).await;
    let (table, seats, log) = store.whole_table(id).await.unwrap();
    let copy = |number: i64, status| {
        let id = Id::try_from(number).unwrap();
        (Table { id, invite: format!("copy {number}"), status, ..table.clone() }, seats.clone(), log.clone())
    };
    let whole = [copy(1, Status::Over), copy(2, Status::Playing)];
    store.put_whole(&whole, true).await.unwrap();
    for ((table, seats, log), stored) in whole.iter().zip([0, 200]) {
        let read = store.whole_table(table.id).await.unwrap();
        assert_eq!((&read.0, &read.1, read.2.len()), (table, seats, log.len()));
        assert_eq!(rows(store, table.id).await, stored);
    }
    assert!(store.put_whole(&whole, true).await.unwrap_err().is_taken());
    assert_eq!(store.tables_of(anna.id, 9).await.unwrap().len(), 3);
}

async fn damage_is_an_error_that_names_the_table(place: &Scratch) {
    let store = place.open().await;
    let (anna, table) = finished(&store).await;
    let sound = finished(&store).await.1;
    store.pack(&[table, sound]).await.unwrap();
    let mut raw = AnyConnection::connect(&place.url).await.unwrap();
    let sql = "SELECT body FROM packed WHERE table_id = $1";
    let mut body: Vec<u8> = sqlx::query_scalar(sql).bind(table.number()).fetch_one(&mut raw).await.unwrap();
    assert!(body.len() < 2000, "{} bytes", body.len());
    let middle = body.len() / 2;
    body[middle] ^= 4;
    let sql = "UPDATE packed SET body = $2 WHERE table_id = $1";
    sqlx::query(sql).bind(table.number()).bind(body).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    let errors = [
        store.entries(table, 0).await.unwrap_err(),
        store.whole_table(table).await.unwrap_err(),
        store.entry_by_request(table, "request 199").await.unwrap_err(),
        store.everything_of(anna.id).await.unwrap_err(),
    ];
    for error in errors {
        assert_eq!(error.to_string(), format!("the packed log of table {table} is damaged: its checksum is wrong"));
    }
    assert_eq!(store.entries(sound, 0).await.unwrap().len(), 200);
    store.close().await;
}

async fn nothing_is_packed_while_an_older_node_is_there(place: &Scratch) {
    let store = place.open().await;
    store.join("new", 600_000).await.unwrap();
    assert!(store.all_nodes_pack().await.unwrap());
    let mut older = AnyConnection::connect(&place.url).await.unwrap();
    older.execute("INSERT INTO nodes (name, seen_at, until) VALUES ('old', 1, 9000000000000)").await.unwrap();
    assert!(!store.all_nodes_pack().await.unwrap());
    older.close().await.unwrap();
    store.leave("old").await.unwrap();
    assert!(store.all_nodes_pack().await.unwrap());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_becomes_smaller_when_games_are_packed() {
    let place = Scratch::new(Engine::Sqlite).await;
    let store = place.open().await;
    let size = || std::fs::metadata(place.url.trim_start_matches("sqlite:")).unwrap().len();
    store.rewrite().await.unwrap();
    let empty = size();
    let mut tables = vec![];
    for _ in 0..40 {
        tables.push(finished(&store).await.1);
    }
    store.rewrite().await.unwrap();
    let before = size() - empty;
    store.pack(&tables).await.unwrap();
    while store.give_pages_back(20).await.unwrap() {}
    store.rewrite().await.unwrap();
    let after = size() - empty;
    assert!(after * 4 < before, "{before} bytes before, {after} after");
    for table in tables {
        assert_eq!(store.entries(table, 0).await.unwrap().len(), 200);
    }
    store.close().await;
}
