//! What the tests have in common.

use store::{
    Commit, Engine, Entry, EntryKind, Id, JobKind, NewJob, Person, SeatKind, SeatRow, SeatState, Status, Store, Table,
    testing::Scratch,
};

/// Some time in 2023.
pub const NOON: i64 = 1_700_000_000_000;

/// Makes tests of functions, for both engines.
macro_rules! on_both {
    ($how:ident: $($test:ident)+) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                crate::help::$how(store::Engine::Sqlite, async |given| super::$test(given).await).await;
            })+
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                crate::help::$how(store::Engine::Postgres, async |given| super::$test(given).await).await;
            })+
        }
    };
}
pub(crate) use on_both;

/// Runs a test on an empty database.
pub async fn store(engine: Engine, test: impl AsyncFn(&Store)) {
    place(engine, async |place| {
        let store = place.open().await;
        test(&store).await;
        store.close().await;
    })
    .await;
}

/// Runs a test on a place where a database may be.
pub async fn place(engine: Engine, test: impl AsyncFn(&Scratch)) {
    test(&Scratch::new(engine).await).await;
}

/// A guest.
pub async fn guest(store: &Store, name: &str) -> Person {
    store.new_guest(name, NOON).await.unwrap()
}

/// An account; its password's hash is `hash`.
pub async fn account(store: &Store, name: &str) -> Person {
    let id = guest(store, name).await.id;
    store.promote(id, name, "hash").await.unwrap();
    store.person(id).await.unwrap()
}

/// A table that waits for players, not yet set up.
pub fn open_table(host: Id) -> Table {
    let id = store::random_id().unwrap();
    Table {
        invite: format!("come-{id}"),
        options: "players 2\nedition zman\n".into(),
        pace: "{}".into(),
        rated: true,
        stand_in: "novice".into(),
        secret: vec![0, 255, 7],
        commitment: "c0ffee".into(),
        clocks: "[]".into(),
        ..Table::open(id, host, "valletta", NOON)
    }
}

/// A seat for anybody.
pub fn open_seat(seat: i64) -> SeatRow {
    let (name, level, salt) = (String::new(), String::new(), String::new());
    SeatRow { seat, kind: SeatKind::Open, person: None, name, level, salt, state: SeatState::Playing }
}

/// A seat with somebody in it.
pub fn seat_of(seat: i64, person: &Person) -> SeatRow {
    let (person, name) = (Some(person.id), person.name.clone());
    SeatRow { kind: SeatKind::Person, person, name, salt: "pepper".into(), ..open_seat(seat) }
}

/// A table that is played by two, set up: seat 0 is to move.
pub async fn playing(store: &Store, players: [&Person; 2]) -> Table {
    let started_at = Some(NOON);
    let table = Table { status: Status::Playing, to_move: Some(0), started_at, ..open_table(players[0].id) };
    let seats = [seat_of(0, players[0]), seat_of(1, players[1])];
    store.new_table(&table, &seats).await.unwrap();
    table
}

/// An entry of a log.
pub fn entry(n: i64) -> Entry {
    let line = format!("0 take wood | {n}");
    Entry { n, kind: EntryKind::Act, line, seat: Some(0), person: None, request: None, at: NOON + n }
}

/// A move that does nothing but follow the table's version.
pub fn act(table: &Table) -> Commit {
    let mut now = table.now();
    now.version += 1;
    let entries = vec![entry(table.version)];
    Commit {
        table: table.id,
        entries,
        now,
        seats: vec![],
        jobs: vec![],
        ratings: vec![],
        notes: vec![],
        fence: None,
        done: None,
    }
}

/// Work for a bot, at the first seat.
pub fn job(table: Id, n: i64, kind: JobKind) -> NewJob {
    NewJob { kind, table, n, seat: 0, level: "master".into(), person: None, cost: 0, at: NOON }
}
