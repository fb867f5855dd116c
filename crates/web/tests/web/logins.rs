//! Where somebody is logged in: the list, ending one, and what ends with it.

use std::time::Duration;

use axum::{
    body::Body,
    http::{Method, Request, header},
};
use serde_json::{Value, json};
use store::Engine;

use crate::app::{Heard, PASSWORD, TestApp, TestUser, good, me, open, problem, table, text, until};

/// A stream that is heard to have begun.
async fn listen(who: &TestUser, path: &str) -> Heard {
    let mut heard = who.stream(path).await;
    heard.next().await.expect("the first event");
    heard
}

/// Whether the stream ends within a second or so, whatever it still says.
async fn ends(heard: &mut Heard) -> bool {
    let end = async { while heard.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(3), end).await.is_ok()
}

/// Somebody on another device, and the streams that are open there.
async fn device(app: &TestApp, table: &str) -> (TestUser, [Heard; 2]) {
    let device = app.log_in("Anna").await;
    let streams = [listen(&device, &format!("/tables/{table}/stream")).await, listen(&device, "/me/stream").await];
    (device, streams)
}

async fn sessions(who: &TestUser) -> Vec<Value> {
    good(&who.get("/me/sessions").await).as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_the_session_it_was_opened_under() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let id = anna.make(table("saint-malo", 2, &[me(), open(), open()])).await;
    let mut stays = listen(&anna, "/me/stream").await;
    let mut watches = listen(&app.stranger(), &format!("/tables/{id}/stream")).await;

    let (phone, mut streams) = device(&app, &id).await;
    good(&phone.post("/logout", json!({})).await);
    assert!(ends(&mut streams[0]).await && ends(&mut streams[1]).await, "logging out here");

    let (_phone, mut streams) = device(&app, &id).await;
    let other = sessions(&anna).await.into_iter().find(|session| session["this"] == false).expect("the phone");
    good(&anna.call(Method::DELETE, &format!("/me/sessions/{}", text(&other["id"])), json!({})).await);
    assert!(ends(&mut streams[0]).await && ends(&mut streams[1]).await, "ended from another device");

    assert!(stays.is_quiet().await, "the others go on");
    good(&anna.call(Method::PATCH, "/me", json!({ "locale": "de" })).await);
    assert!(stays.is_quiet().await, "also when their person changes");

    let (_phone, mut streams) = device(&app, &id).await;
    good(&anna.post("/me/password", json!({ "old": PASSWORD, "new": "another good password" })).await);
    assert!(ends(&mut streams[0]).await && ends(&mut streams[1]).await, "a new password");
    assert!(ends(&mut stays).await, "also on the device that has a new session now");

    let mut streams = [listen(&anna, &format!("/tables/{id}/stream")).await, listen(&anna, "/me/stream").await];
    good(&anna.post("/logout-everywhere", json!({})).await);
    assert!(ends(&mut streams[0]).await && ends(&mut streams[1]).await, "logging out everywhere");
    assert!(watches.is_quiet().await, "whoever only watches is not concerned");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_and_a_long_poll_end_with_the_account_and_with_the_bot() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let id = anna.make(table("saint-malo", 2, &[me(), open(), open()])).await;
    let mut bots = Vec::new();
    for name in ["Robot", "Robert"] {
        let made = good(&anna.post("/me/bots", json!({ "name": name })).await);
        bots.push(TestUser::new(anna.client.bot(text(&made["token"])), &made));
    }
    let [first, second] = [&bots[0], &bots[1]];
    let mut heard = listen(first, &format!("/tables/{id}/stream")).await;
    let poll = tokio::spawn({
        let bot = first.clone();
        async move { bot.get("/me/turns?wait=30").await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let begun = std::time::Instant::now();
    good(&anna.call(Method::DELETE, &format!("/me/bots/{}", first.id), json!({})).await);
    assert!(ends(&mut heard).await, "the bot is gone");
    assert_eq!(problem(&poll.await.expect("an answer"), 401), "nobody");
    assert!(begun.elapsed() < Duration::from_secs(10), "it was not waited for");

    let mut streams = [listen(&anna, "/me/stream").await, listen(second, "/me/stream").await];
    good(&anna.call(Method::DELETE, "/me", json!({ "password": PASSWORD })).await);
    for heard in &mut streams {
        assert!(ends(heard).await, "the account is gone, and its bots with it");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_on_another_node_ends_as_well() {
    let app = TestApp::on(Engine::Postgres, |_| ()).await;
    let other = app.beside().await;
    let anna = app.account("Anna").await;
    let phone = app.log_in("Anna").await;
    let mut heard = listen(&phone.at(&other), "/me/stream").await;
    let mut stays = listen(&anna.at(&other), "/me/stream").await;
    good(&phone.post("/logout", json!({})).await);
    assert!(ends(&mut heard).await);
    assert_eq!(problem(&phone.at(&other).get("/me").await, 401), "nobody");
    assert!(stays.is_quiet().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_where_they_are_logged_in_and_ends_it() {
    let app = TestApp::start().await;
    let (anna, eve) = (app.account("Anna").await, app.account("Eve").await);
    let agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1 <b>";
    let phone = app.stranger();
    let login = Request::post("/api/v1/login").header(header::CONTENT_TYPE, "application/json");
    let login = login.header(header::USER_AGENT, agent);
    let body = json!({ "name": "Anna", "password": PASSWORD }).to_string();
    good(&phone.ask(login.body(Body::from(body)).unwrap()).await);
    let mine = sessions(&anna).await;
    assert_eq!(mine.iter().filter(|session| session["this"] == true).count(), 1);
    let theirs = mine.iter().find(|session| session["this"] == false).expect("the phone");
    assert_eq!(theirs["device"], "Safari, iPhone");
    assert!(theirs["began_at"].as_i64() <= theirs["used_at"].as_i64() && text(&theirs["id"]).len() == 16);
    // Nothing in the list opens anything.
    let stored = app.store().sessions_of(crate::app::id(&anna.id)).await.expect("sessions");
    let told = Value::from(mine.clone()).to_string();
    for session in stored {
        let hash = table::fair::hex(session.hash);
        assert!(!told.contains(&hash[..16]) && !told.contains(&hash[48..]), "{told}");
    }
    let path = format!("/me/sessions/{}", text(&theirs["id"]));
    assert_eq!(problem(&eve.call(Method::DELETE, &path, json!({})).await, 404), "missing");
    good(&phone.get("/me").await);
    good(&anna.call(Method::DELETE, &path, json!({})).await);
    assert_eq!(problem(&phone.get("/me").await, 401), "nobody");
    assert_eq!(problem(&anna.call(Method::DELETE, &path, json!({})).await, 404), "missing");
    assert_eq!(sessions(&anna).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_account_page_ends_a_session_without_a_script() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let phone = app.log_in("Anna").await;
    let page = async || {
        let request = Request::get("/account").header(header::ACCEPT, "text/html").body(Body::empty()).unwrap();
        String::from_utf8_lossy(&anna.ask(request).await.body).into_owned()
    };
    let shown = page().await;
    let (_, rest) = shown.split_once("name=\"end\" value=\"").expect("a button for the other session");
    let id = rest.split('"').next().unwrap();
    assert_eq!(rest.matches("name=\"end\"").count(), 0, "none for this one");
    let form = Request::post("/account/sessions").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    assert_eq!(anna.ask(form.body(Body::from(format!("end={id}"))).unwrap()).await.status, 303);
    assert_eq!(problem(&phone.get("/me").await, 401), "nobody");
    assert!(!page().await.contains("name=\"end\""));
}

/// The account goes through the server, and the bytes of its files are searched.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_deleted_is_gone_from_the_files() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Unmistakable Annabella").await, app.account("Ben").await);
    good(&anna.call(Method::PATCH, "/me", json!({ "email": "unmistakable@example.org" })).await);
    good(&anna.call(Method::PATCH, "/me", json!({ "name": "Unforgettable Bella" })).await);
    good(&anna.post("/me/bots", json!({ "name": "Inimitable Robot" })).await);
    let id = anna.make(table("saint-malo", 2, &[me(), open(), open()])).await;
    ben.sit(&id).await;
    let said = good(&anna.post(&format!("/tables/{id}/chat"), json!({ "text": "my indelible words" })).await);
    let reason = json!({ "message": said["id"], "reason": "an ineffaceable reason" });
    good(&anna.post(&format!("/tables/{id}/reports"), reason).await);
    let account = app.store().account_by_name("Unforgettable Bella").await.expect("a store").expect("an account");
    let (hash, sessions) = (account.1, app.store().sessions_of(account.0.id).await.expect("sessions"));
    let session = table::fair::hex(sessions[0].hash);
    let words = ["nmistakable", "nforgettable", "nimitable", "ndelible", "neffaceable", &hash, &session];
    for word in words {
        assert!(app.files_hold(word), "{word} is stored");
    }
    good(&anna.call(Method::DELETE, "/me", json!({ "password": PASSWORD })).await);
    // The file is cleaned a moment later.
    until(async || (!words.iter().any(|word| app.files_hold(word))).then_some(())).await;
}
