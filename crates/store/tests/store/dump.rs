//! Exports: the same from both engines, and back.

use store::{
    Engine, Id, JobKind, Known, NewJob, NewNotification, NotificationKind, Rating, Reported, Request, Store,
    testing::Scratch,
};

use crate::help::{NOON, account, act, guest, job, on_both, open_table, playing};

on_both!(store:
    an_export_means_the_same_in_the_other_engine
    an_import_needs_an_empty_database
    a_damaged_export_is_refused_whole
);

pub async fn exported(store: &Store) -> String {
    let mut bytes = vec![];
    store.export(&mut bytes).await.unwrap();
    String::from_utf8(bytes).unwrap()
}

/// Puts something into every table.
pub async fn fill(store: &Store) -> (Id, Id) {
    store.set("key", "zwölf 🎲 \"quoted\"\n").await.unwrap();
    store.set("Key", "order is by bytes").await.unwrap();
    let (anna, ben) = (account(store, "Anna").await, guest(store, "Ben").await);
    store.new_bot(anna.id, "Robo", &[9; 32], NOON).await.unwrap();
    store.new_session(anna.id, &[1; 32], "Firefox, Linux", NOON).await.unwrap();
    store.set_email(anna.id, Some("anna@example.org")).await.unwrap();
    store.new_confirmation(anna.id, "anna@example.org", &[2; 32], NOON).await.unwrap();
    assert!(store.count_letter(&[3; 32], 1, NOON, 0).await.unwrap());
    store.begin_totp(anna.id, "seed").await.unwrap();
    store.confirm_totp(anna.id, "seed", 7, &[[4; 32]]).await.unwrap();
    for (person, key) in [(Some(anna.id), [5; 32]), (None, [6; 32])] {
        let request = Request { person, key, asked: [7; 32], at: NOON };
        assert_eq!(store.begin_request(&request, 0).await.unwrap(), Known::New);
        store.end_request(&request, 201, person.map(|_| "{}")).await.unwrap();
    }
    let table = playing(store, [&anna, &ben]).await;
    store.new_table(&open_table(ben.id), &[]).await.unwrap();
    let mut commit = act(&table);
    commit.entries[0].request = Some("r".into());
    let game = "valletta".to_string();
    let rating = Rating { person: anna.id, game, rating: 0.1 + 0.2, uncertainty: 8.0, games: 1, wins: 1.0 / 3.0 };
    commit.ratings = vec![rating];
    commit.jobs = vec![NewJob { seat: 1, level: "novice".into(), ..job(table.id, 1, JobKind::Bot) }];
    commit.notes =
        vec![NewNotification { person: ben.id, kind: NotificationKind::Turn, table: None, text: "".into(), at: NOON }];
    store.commit(commit).await.unwrap();
    let message = store.say(table.id, anna.id, "Anna", "hello", NOON).await.unwrap();
    store.report(Reported::Message(message.id), ben.id, "loud", NOON).await.unwrap();
    store.mute(table.id, anna.id).await.unwrap();
    store.subscribe(anna.id, "https://push.example/1", "key", "auth").await.unwrap();
    let over = crate::packed::finished(store).await.1;
    assert_eq!(store.pack(&[over]).await.unwrap().0, 1);
    (anna.id, table.id)
}

pub fn other(engine: Engine) -> Engine {
    if engine == Engine::Sqlite { Engine::Postgres } else { Engine::Sqlite }
}

async fn an_export_means_the_same_in_the_other_engine(store: &Store) {
    let (anna, table) = fill(store).await;
    let before = exported(store).await;
    let names = "meta people sessions confirmations letters recovery_codes requests tables seats log packed chat mutes reports \
        ratings notifications subscriptions jobs";
    for name in names.split(' ') {
        assert!(before.contains(&format!("\"table\":\"{name}\"")), "{name} has something to move");
    }
    let place = Scratch::new(other(store.engine())).await;
    let there = place.open().await;
    assert_eq!(there.import(&mut before.as_bytes()).await.unwrap() as usize, before.lines().count() - 2);
    assert_eq!(exported(&there).await, before);
    assert_eq!(there.rating(anna, "valletta").await.unwrap().unwrap().rating, 0.1 + 0.2);
    let next = there.say(table, anna, "Anna", "we have moved", NOON).await.unwrap();
    assert!(next.id > store.messages(table, 0, 1).await.unwrap()[0].id);
    store.import(&mut exported(&there).await.as_bytes()).await.unwrap_err();
    there.close().await;
}

async fn an_import_needs_an_empty_database(store: &Store) {
    let empty = exported(store).await;
    assert_eq!(store.import(&mut empty.as_bytes()).await.unwrap(), 0);
    guest(store, "Anna").await;
    let error = store.import(&mut empty.as_bytes()).await.unwrap_err();
    assert_eq!(error.to_string(), "an import needs an empty database, people is not empty");
}

async fn a_damaged_export_is_refused_whole(store: &Store) {
    let head = r#"{"intramuros":"export","version":1}"#;
    let row = r#"{"table":"meta","row":{"key":"a","value":"b"}}"#;
    let damaged = [
        (String::new(), "line 1: the end is missing"),
        (format!("{row}\n"), "line 1: an export begins with its version"),
        (r#"{"intramuros":"export","version":2}"#.into(), "line 1: version 2 is not known"),
        (format!("{head}\n{row}\n"), "line 3: the end is missing"),
        (format!("{head}\n{row}\n{{\"end\":2}}\n"), "line 3: 1 rows came, 2 were written"),
        (format!("{head}\n{head}\n"), "line 2: a second beginning"),
        (format!("{head}\nnonsense\n"), "line 2: no line of an export"),
        (
            format!("{head}\n{}\n", row.replace("meta", "pg_user")),
            "line 2: there is no table pg_user with such columns",
        ),
        (format!("{head}\n{}\n", row.replace("key", "key) --")), "line 2: there is no table meta with such columns"),
        (format!("{head}\n{}\n", row.replace("\"b\"", "[1]")), "line 2: value must be a text, a number or bytes"),
        (format!("{head}\n{row}\n{row}\n"), "line 3: the database failed"),
        (format!("{head}\n{}\n", row.replace("key", "colour")), "line 2: the database failed"),
        (
            format!(
                "{head}\n{{\"table\":\"sessions\",\"row\":{{\"hash\":\"0\",\"person\":1,\"created_at\":1,\"seen_at\":1}}}}\n"
            ),
            "line 2: there is no such person or table",
        ),
    ];
    for (text, why) in damaged {
        let error = store.import(&mut text.as_bytes()).await.unwrap_err().to_string();
        assert!(error.starts_with(why), "{error}");
        assert_eq!(store.get("a").await.unwrap(), None, "nothing of it was written");
    }
}
