//! Servers of two versions on one database.

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use store::{
    Engine, JobKind, NewJob, NewNotification, NotificationKind, Rating, Reported, SeatRow, Status, Store,
    testing::Scratch,
};

use crate::help::{NOON, account, act, guest, job, on_both, open_seat, open_table, playing, seat_of};

on_both!(place: an_older_server_goes_on_when_a_newer_one_adds_columns);

async fn an_older_server_goes_on_when_a_newer_one_adds_columns(place: &Scratch) {
    let older = place.open().await;
    // Every connection keeps its statements: more than once, so that each has seen most of them.
    for round in 0..4 {
        everything(&older, round).await;
    }
    add_columns(older.engine(), &place.url).await;
    for round in 4..8 {
        everything(&older, round).await;
    }
    older.close().await;
}

/// Adds a column to every table, as the migration of a later version may.
async fn add_columns(engine: Engine, url: &str) {
    let names = match engine {
        Engine::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
        Engine::Postgres => "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public'",
    };
    let mut newer = AnyConnection::connect(url).await.unwrap();
    let tables: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut newer).await.unwrap();
    assert!(tables.len() >= 14, "{tables:?}");
    for table in tables {
        newer.execute(AssertSqlSafe(format!("ALTER TABLE {table} ADD COLUMN later TEXT"))).await.unwrap();
    }
    // The name of another table's column, where the two are joined.
    newer.execute("ALTER TABLE people ADD COLUMN rating TEXT").await.unwrap();
    newer.close().await.unwrap();
}

/// Uses whatever reads or writes a row.
async fn everything(store: &Store, round: u8) {
    people(store, round).await;
    tables(store).await;
    a_game(store).await;
    talk(store).await;
    nodes(store, round).await;
}

async fn people(store: &Store, round: u8) {
    let (name, hash) = (format!("Anna {round}"), [round; 32]);
    let anna = account(store, &name).await;
    assert_eq!(store.people(&[anna.id]).await.unwrap(), std::slice::from_ref(&anna));
    assert_eq!(store.account_by_name(&name).await.unwrap().unwrap(), (anna.clone(), "hash".into()));
    let bot = store.new_bot(anna.id, &format!("Robo {round}"), &hash, NOON).await.unwrap();
    assert_eq!(store.bot_by_token(&hash).await.unwrap().unwrap(), bot);
    assert_eq!(store.bots_of(anna.id).await.unwrap(), [bot]);
    store.set_email(anna.id, Some("anna@example.org")).await.unwrap();
    store.new_confirmation(anna.id, "anna@example.org", &hash, NOON).await.unwrap();
    assert!(store.confirmation(&hash, 0).await.unwrap().is_some_and(|link| !link.used));
    assert!(store.confirm(&hash, 0).await.unwrap());
    store.begin_totp(anna.id, "seed").await.unwrap();
    store.confirm_totp(anna.id, "seed", 1, &[hash]).await.unwrap();
    assert_eq!(store.second_factor(anna.id).await.unwrap().codes, 1);
    store.end_totp(anna.id).await.unwrap();
    store.set_email(anna.id, None).await.unwrap();
    store.new_session(anna.id, &hash, "Firefox, Linux", NOON).await.unwrap();
    store.touch_session(&hash, NOON + 1).await.unwrap();
    let session = store.session(&hash).await.unwrap().unwrap();
    assert_eq!(store.sessions_of(anna.id).await.unwrap(), [session]);
    store.subscribe(anna.id, "https://push.example/1", "key", "auth").await.unwrap();
    assert_eq!(store.subscriptions(anna.id).await.unwrap().len(), 1);
    store.set("key", "value").await.unwrap();
    assert_eq!(store.get("key").await.unwrap().as_deref(), Some("value"));
    store.erase(anna.id).await.unwrap();
}

async fn tables(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = open_table(anna.id);
    store.new_table(&table, &[open_seat(0)]).await.unwrap();
    assert_eq!(store.table_by_invite(&table.invite).await.unwrap().unwrap(), table);
    store.take_seat(table.id, &seat_of(0, &anna)).await.unwrap();
    assert_eq!(store.open_tables(None, 9).await.unwrap(), std::slice::from_ref(&table));
    assert_eq!(store.seats_of(&[table.id]).await.unwrap(), [(table.id, seat_of(0, &anna))]);
    store.delete_open_table(table.id).await.unwrap();
}

async fn a_game(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await;
    let job = NewJob { seat: 1, level: "novice".into(), ..job(table.id, 1, JobKind::Bot) };
    let note =
        NewNotification { person: anna.id, kind: NotificationKind::Turn, table: None, text: String::new(), at: NOON };
    let game = table.game.clone();
    let rating = Rating { person: anna.id, game, rating: 30.0, uncertainty: 1.0, games: 1, wins: 1.0 };
    let mut commit = act(&table);
    (commit.jobs, commit.notes, commit.ratings) = (vec![job.clone()], vec![note], vec![rating.clone()]);
    (commit.entries[0].request, commit.entries[0].person) = (Some("r".into()), Some(anna.id));
    store.commit(commit.clone()).await.unwrap();

    let (whole, seats, log) = store.whole_table(table.id).await.unwrap();
    assert_eq!((&seats, &log), (&store.seats(table.id).await.unwrap(), &commit.entries));
    assert_eq!(store.table(table.id).await.unwrap(), whole);
    assert_eq!(store.entries(table.id, 0).await.unwrap(), log);
    assert_eq!(store.entry_by_request(table.id, "r").await.unwrap().as_ref(), log.first());
    assert_eq!(store.running_tables(Some("valletta"), 9).await.unwrap(), std::slice::from_ref(&whole));
    assert_eq!(store.tables_of(anna.id, 9).await.unwrap(), [whole]);
    assert_eq!(store.rating(anna.id, "valletta").await.unwrap().unwrap(), rating);
    assert_eq!(store.leaderboard("valletta", 9).await.unwrap(), [(anna.clone(), rating.clone())]);
    assert_eq!(store.unsent(9).await.unwrap(), store.notifications(anna.id, 9).await.unwrap());

    let taken = store.take_job("w", NOON, 9, &[JobKind::Bot]).await.unwrap().unwrap();
    assert_eq!(store.find_job(&job).await.unwrap().unwrap(), taken);
    store.answer_job(taken.id, "w", "take wood").await.unwrap();
    assert_eq!(store.answered_jobs(None, 9).await.unwrap(), [store.job(taken.id).await.unwrap()]);

    let known = store.everything_of(anna.id).await.unwrap();
    let seats: Vec<SeatRow> = known.seats.into_iter().map(|(_, seat)| seat).collect();
    assert_eq!(
        (seats, known.entries, known.ratings),
        (vec![seat_of(0, &anna)], vec![(table.id, log[0].clone())], vec![rating])
    );
    store.erase(anna.id).await.unwrap();
    store.drop_jobs_of(table.id).await.unwrap();
    store.set_status(table.id, Status::Over).await.unwrap();
}

async fn talk(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let said = store.say(table.id, anna.id, "Anna", "hello", NOON).await.unwrap();
    assert_eq!(store.messages(table.id, 0, 9).await.unwrap(), std::slice::from_ref(&said));
    assert_eq!(store.everything_of(anna.id).await.unwrap().messages, std::slice::from_ref(&said));
    let report = store.report(Reported::Message(said.id), anna.id, "loud", NOON).await.unwrap();
    let reports = store.reports(9).await.unwrap();
    assert_eq!((reports.len(), reports[0].text.as_deref()), (1, Some("hello")));
    assert_eq!(store.reports_by(anna.id).await.unwrap(), reports);
    store.settle_report(report).await.unwrap();
    store.mute(table.id, anna.id).await.unwrap();
    assert_eq!(store.muted(table.id).await.unwrap(), [anna.id]);
    store.set_status(table.id, Status::Over).await.unwrap();
}

async fn nodes(store: &Store, round: u8) {
    let (anna, node) = (guest(store, "Anna").await, format!("node {round}"));
    let table = playing(store, [&anna, &anna]).await;
    store.join(&node, 600_000).await.unwrap();
    assert!(store.heartbeat(&node, 600_000).await.unwrap());
    store.acquire_lease(table.id, &node, false).await.unwrap();
    assert_eq!(store.versions(&[table.id]).await.unwrap(), [(table.id, 0)]);
    assert_eq!(store.reap_nodes().await.unwrap(), Vec::<String>::new());
    assert_eq!(store.nodes().await.unwrap(), std::slice::from_ref(&node));
    store.leave(&node).await.unwrap();
    store.set_status(table.id, Status::Over).await.unwrap();
}
