//! Requests that make something are carried out once, by their key.

use axum::{
    body::Body,
    http::{Request, header},
};
use futures_util::future::join_all;
use serde_json::{Value, json};
use web::client::Answer;

use crate::app::{PASSWORD, TestApp, TestUser, good, is_turn_of, me, open, problem, request_key, table, text};

/// A key that nobody guesses.
fn key() -> String {
    format!("a-key-that-nobody-guesses-{}", request_key())
}

async fn post(who: &TestUser, path: &str, key: &str, body: Value) -> Answer {
    let request = Request::post(format!("/api/v1{path}")).header(header::CONTENT_TYPE, "application/json");
    who.ask(request.header("idempotency-key", key).body(Body::from(body.to_string())).unwrap()).await
}

/// The cookie that an answer sets, without the time at which it ends.
fn cookie(answer: &Answer) -> Option<String> {
    let set = answer.headers.get(header::SET_COOKIE)?.to_str().ok()?;
    set.split(';').next().map(str::to_owned)
}

async fn tables_of(who: &TestUser) -> usize {
    good(&who.get("/me/tables").await).as_array().expect("a list").len()
}

fn new() -> Value {
    table("saint-malo", 2, &[me(), open()])
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_copies_of_a_new_table_make_one_also_after_a_restart() {
    let mut app = TestApp::start().await;
    let (anna, ben, key) = (app.guest("Anna").await, app.guest("Ben").await, key());
    let answers = join_all((0..20).map(|_| post(&anna, "/tables", &key, new()))).await;
    let first = good(&answers[0]);
    assert!(answers.iter().all(|answer| good(answer) == first && answer.body == answers[0].body));
    assert_eq!(tables_of(&anna).await, 1);
    ben.sit(text(&first["id"])).await;
    assert_eq!(good(&post(&anna, "/tables", &key, new()).await), first, "the first answer, though it is played now");
    app.crash().await;
    let (anna, ben) = (anna.at(&app), ben.at(&app));
    let again = post(&anna, "/tables", &format!("\"{key}\""), new()).await;
    assert_eq!(
        (good(&again), &again.headers[header::CONTENT_TYPE]),
        (first.clone(), &"application/json".parse().unwrap())
    );
    assert_eq!(tables_of(&anna).await, 1);
    // A key is its person's own.
    assert_ne!(good(&post(&ben, "/tables", &key, new()).await)["id"], first["id"]);
    assert_ne!(good(&post(&anna, "/tables", &self::key(), new()).await)["id"], first["id"]);
}

/// The data of a server that was killed after so many people had sat down at its one table. What was asked for is not
/// part of an export: so it is as if it were never answered.
fn cut_off(export: &str, sat: i64) -> String {
    let line = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        let (table, late) = (line["table"].clone(), |row: &Value, key: &str| row[key].as_i64() >= Some(sat));
        let row = &mut line["row"];
        match table.as_str() {
            Some("tables") => row["version"] = sat.into(),
            Some("seats") if late(row, "seat") => {
                *row = json!({ "table_id": row["table_id"], "seat": row["seat"], "kind": "open", "name": "", "level": "",
                    "salt": "", "state": "playing" });
            }
            Some("log") if late(row, "n") => return None,
            // The answer was not kept yet.
            Some("requests") => return None,
            _ => (),
        }
        Some(line)
    };
    let mut lines: Vec<Value> = export.lines().filter_map(line).collect();
    let rows = lines.len() - 2;
    *lines.last_mut().unwrap() = json!({ "end": rows });
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_was_cut_off_goes_on_where_it_stood() {
    let app = TestApp::start().await;
    let (anna, key) = (app.guest("Anna").await, key());
    let new = table("saint-malo", 2, &[me(), json!({ "kind": "me", "name": "Cleo" }), open()]);
    let first = good(&post(&anna, "/tables", &key, new.clone()).await);
    let mut export = Vec::new();
    app.store().export(&mut export).await.expect("an export");
    let export = String::from_utf8(export).unwrap();
    for sat in [2, 1, 0] {
        let app = TestApp::of(&cut_off(&export, sat), |_| ()).await;
        let anna = anna.at(&app);
        let again = good(&post(&anna, "/tables", &key, new.clone()).await);
        assert_eq!((&again["id"], &again["mine"]), (&first["id"], &json!([0, 1])), "{sat} sat already");
        assert_eq!((tables_of(&anna).await, app.entries(text(&first["id"])).await.len()), (1, 2));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_for_one_request() {
    let app = TestApp::start().await;
    let (anna, key) = (app.guest("Anna").await, key());
    assert_eq!(problem(&post(&anna, "/tables", &key, json!({ "game": "chess" })).await, 400), "body");
    let made = good(&post(&anna, "/tables", &key, new()).await);
    let other = table("valletta", 2, &[me(), open()]);
    assert_eq!(problem(&post(&anna, "/tables", &key, other).await, 422), "key_reused");
    let seek = json!({ "game": "saint-malo", "players": 2 });
    assert_eq!(problem(&post(&anna, "/seek", &key, seek).await, 422), "key_reused");
    assert_eq!((tables_of(&anna).await, &good(&post(&anna, "/tables", &key, new()).await)["id"]), (1, &made["id"]));
    for bad in ["", "short", "with a space", &"x".repeat(65)] {
        assert_eq!(problem(&post(&anna, "/tables", bad, new()).await, 400), "key", "{bad}");
    }
    assert_eq!(problem(&post(&app.stranger(), "/tables", &key, new()).await, 401), "nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_made_is_made_once() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.guest("Ben").await);
    let twice = async |who: &TestUser, path: &str, body: Value| {
        let key = key();
        let answers = join_all((0..2).map(|_| post(who, path, &key, body.clone()))).await;
        assert_eq!((answers[0].status, &answers[0].body), (answers[1].status, &answers[1].body), "{path}");
        assert!(answers[0].is_good(), "{path}: {}", answers[0].json());
        answers[0].json()
    };
    let made = twice(&anna, "/seek", json!({ "game": "saint-malo", "players": 2 })).await;
    let id = text(&made["id"]);
    ben.sit(id).await;
    twice(&anna, &format!("/tables/{id}/chat"), json!({ "text": "hello" })).await;
    assert_eq!(good(&ben.get(&format!("/tables/{id}/chat")).await).as_array().map(Vec::len), Some(1));
    twice(&ben, &format!("/tables/{id}/reports"), json!({ "reason": "no reason" })).await;
    assert_eq!(app.store().reports(9).await.expect("reports").len(), 1);
    let mover = if is_turn_of(&anna.look(id).await, &anna) { &anna } else { &ben };
    twice(mover, &format!("/tables/{id}/hint"), json!({})).await;
    good(&ben.order(id, "resign").await);
    twice(&anna, &format!("/tables/{id}/rematch"), json!({})).await;
    let bot = twice(&anna, "/me/bots", json!({ "name": "Robot" })).await;
    let robot = TestUser::new(anna.client.bot(text(&bot["token"])), &bot);
    assert_eq!(good(&robot.get("/me").await)["id"], bot["id"], "the token is right in both answers");
    assert_eq!(good(&anna.get("/me/bots").await).as_array().map(Vec::len), Some(1));
    // None of it is kept where somebody who steals the database finds it.
    let token = text(&bot["token"]);
    assert!(!app.files_hold(token), "the token of a bot");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_and_an_account_whose_answer_was_lost_are_still_the_same() {
    let app = TestApp::start().await;
    let (guest, account) = (key(), key());
    let answers = join_all((0..5).map(|_| {
        let stranger = app.stranger();
        let guest = guest.clone();
        async move { (post(&stranger, "/guests", &guest, json!({ "name": "Anna" })).await, stranger) }
    }));
    let answers = answers.await;
    let ids: Vec<_> = answers.iter().map(|(answer, _)| good(answer)["id"].clone()).collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    assert!(answers.iter().all(|(answer, _)| cookie(answer) == cookie(&answers[0].0)));
    let (_, anna) = &answers[0];
    let other = json!({ "name": "Eve" });
    assert_eq!(problem(&post(&app.stranger(), "/guests", &guest, other).await, 422), "key_reused");
    assert_eq!(problem(&post(&app.stranger(), "/guests", "too-short-12345", json!({})).await, 400), "key");

    // The guest becomes an account; the answer is lost, and the guest's cookie is worth nothing any more.
    let before = app.stranger();
    let register = json!({ "name": "Anna", "password": PASSWORD });
    let first = post(anna, "/register", &account, register.clone()).await;
    assert_eq!(good(&first)["id"], ids[0]);
    let again = post(&before, "/register", &account, register.clone()).await;
    assert_eq!((good(&again), cookie(&again)), (good(&first), cookie(&first)));
    assert_eq!(good(&before.get("/me").await)["kind"], "account");
    let wrong = json!({ "name": "Anna", "password": "another password" });
    assert_eq!(problem(&post(&app.stranger(), "/register", &account, wrong).await, 422), "key_reused");
    for word in [guest.as_str(), account.as_str(), PASSWORD] {
        assert!(!app.files_hold(word), "{word} is in no file");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_twice_makes_one_table() {
    let app = TestApp::start().await;
    for (page, path, fields) in [
        ("/", "/play", "game=saint-malo&players=2&level=novice"),
        ("/new", "/new", "game=saint-malo&seat0=me&seat1=open&pace=none&stand_in=novice"),
    ] {
        // A page that is still open from before an upgrade calls the field `mark`.
        for (known, field) in [(true, "request"), (false, "request"), (true, "mark")] {
            let anna = if known { app.guest("Anna").await } else { app.stranger() };
            let shown = Request::get(page).header(header::ACCEPT, "text/html").body(Body::empty()).unwrap();
            let shown = String::from_utf8_lossy(&anna.ask(shown).await.body).into_owned();
            let (_, key) = shown.split_once("name=\"request\" value=\"").expect("an idempotency key");
            let key = key.split('"').next().unwrap();
            let send = async |salt: &str, more: &str| {
                // Both leave before the first answer has brought a cookie.
                let browser = if known { anna.clone() } else { app.stranger() };
                let form = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
                let body = format!("{fields}&{field}={key}&salt={salt}{more}");
                let answer = browser.ask(form.body(Body::from(body)).unwrap()).await;
                assert_eq!(answer.status, 303, "{path}: {}", String::from_utf8_lossy(&answer.body));
                (answer.headers[header::LOCATION].clone(), cookie(&answer))
            };
            let (one, two) = tokio::join!(send("one", ""), send("two", ""));
            assert_eq!(one, two, "{path}, known: {known}");
            assert_eq!(send("three", "").await, one, "{path}: once more");
            assert_ne!(send("four", "&public=on").await.0, one.0, "{path}: another form is another table");
        }
    }
}
