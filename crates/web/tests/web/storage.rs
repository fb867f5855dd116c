//! Storage that fails while people play: they are told so, they can still look, and all goes on by itself.

use std::time::Duration;

use axum::{body::Body, http::Request};
use serde_json::{Value, json};
use store::{Engine, Fault};
use tokio::time::{sleep, timeout};

use crate::app::{TestApp, TestUser, actions, good, me, problem, request_key, table, until};

/// How the server says that it is: the status, and the sentence of a problem.
async fn health(app: &TestApp) -> (u16, String) {
    let request = Request::get("/health").body(Body::empty()).expect("a request");
    let answer = app.stranger().ask(request).await;
    let told = if answer.is_good() { Value::Null } else { answer.json() };
    (answer.status, told["detail"].as_str().unwrap_or_default().to_owned())
}

/// Somebody at a table for one, and any decision there.
async fn at_a_table(app: &TestApp) -> (TestUser, String) {
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 50, &[me(), me()])).await;
    (anna, id)
}

async fn any_move(anna: &TestUser, id: &str) -> Value {
    let seen = anna.look(id).await;
    json!({ "version": seen["version"], "request": request_key(), "action": actions(&seen)[0] })
}

async fn every_statement_fails_once(engine: Engine) {
    let app = TestApp::on(engine, |config| config.workers = 0).await;
    let (anna, id) = at_a_table(&app).await;
    let path = format!("/tables/{id}/actions");
    for (fault, said) in [
        (Fault::Full, "the disk is full"),
        (Fault::Failing, "the disk fails"),
        (Fault::Away, "the database does not answer"),
    ] {
        for good_ones in 0..5 {
            let order = any_move(&anna, &id).await;
            app.store().fail_after(good_ones, fault);
            let answer = anna.post(&path, order.clone()).await;
            assert!(!app.store().fail_no_more(), "{fault:?} after {good_ones}");
            if good_ones > 0 {
                assert_eq!(problem(&answer, 503), "unavailable");
                let detail = answer.json()["detail"].as_str().unwrap_or_default().to_owned();
                // Begin, claim, entry; then the commit itself, of which nobody knows.
                let rest = if good_ones < 3 { "nothing was changed" } else { "it is not known whether" };
                assert!(detail.starts_with(said) && detail.contains(rest), "{good_ones}: {detail}");
            }
            // Sent again with the same key it is there once, and soon.
            let again = timeout(Duration::from_secs(2), anna.post(&path, order.clone())).await.expect("soon");
            assert_eq!(good(&again)["n"], order["version"], "{fault:?} after {good_ones}");
        }
    }
    let log = app.entries(&id).await;
    assert_eq!(log.len() as i64, anna.version(&id).await);
    let keys: Vec<_> = log.iter().filter_map(|entry| entry.request.clone()).collect();
    assert_eq!(keys.len(), 15, "every move once");
    let mut found = web::verify::Found::default();
    web::verify::one(app.store(), &web::known_games(), crate::app::id(&id), &mut found).await.expect("stored");
    assert!(found.wrong.is_empty(), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_at_any_statement_loses_and_doubles_no_move_on_sqlite() {
    every_statement_fails_once(Engine::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_at_any_statement_loses_and_doubles_no_move_on_postgresql() {
    every_statement_fails_once(Engine::Postgres).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_writes_once_however_many_ask_and_says_what_is_wrong() {
    let app = TestApp::start().await;
    assert_eq!(health(&app).await, (200, String::new()));
    sleep(Duration::from_millis(1100)).await;
    for (fault, said) in [
        (Fault::Full, "the disk is full"),
        (Fault::ReadOnly, "the database can only be read"),
        (Fault::Failing, "the disk fails"),
    ] {
        // One write fails; everybody who asks at the same time hears of it.
        app.store().fail_after(1, fault);
        for (status, told) in futures_util::future::join_all((0..30).map(|_| health(&app))).await {
            assert!(status == 503 && told.starts_with(said), "{status} {told}");
        }
        sleep(Duration::from_millis(1100)).await;
        assert_eq!(health(&app).await.0, 200);
        sleep(Duration::from_millis(1100)).await;
    }
}

/// While nothing can be written, everything can be read, also by somebody who was not here for long.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_can_only_be_read_is_read_and_goes_on_when_it_can_be_written() {
    let mut app = TestApp::on(Engine::Postgres, |config| config.workers = 0).await;
    let (anna, id) = at_a_table(&app).await;
    app.restart(async |_| ()).await;
    let anna = anna.at(&app);
    app.place().run("UPDATE sessions SET seen_at = 0").await;
    app.place().only_read(true).await;

    let told = until(async || Some(health(&app).await).filter(|(status, _)| *status == 503)).await;
    let told = if told.1.starts_with("the database can only be read") { told } else { later(&app).await };
    assert!(told.1.starts_with("the database can only be read"), "{told:?}");
    let order = any_move(&anna, &id).await;
    let path = format!("/tables/{id}/actions");
    let refused = anna.post(&path, order.clone()).await;
    assert_eq!(problem(&refused, 503), "unavailable");
    for path in ["/me", "/me/tables", "/tables", &format!("/tables/{id}"), &format!("/tables/{id}/log")] {
        good(&anna.get(path).await);
    }
    for page in ["/", &format!("/tables/{id}")] {
        let request = Request::get(page).body(Body::empty()).expect("a request");
        assert_eq!(anna.ask(request).await.status, 200, "{page}");
    }

    app.place().only_read(false).await;
    let done = timeout(
        Duration::from_secs(2),
        until(async || Some(anna.post(&path, order.clone()).await).filter(|answer| answer.is_good())),
    );
    assert_eq!(good(&done.await.expect("within two seconds"))["n"], order["version"]);
    sleep(Duration::from_millis(1100)).await;
    assert_eq!(health(&app).await.0, 200);
}

/// The next answer that is not the last one.
async fn later(app: &TestApp) -> (u16, String) {
    sleep(Duration::from_millis(1100)).await;
    health(app).await
}
