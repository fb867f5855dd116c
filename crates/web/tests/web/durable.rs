//! What was acknowledged is there after the server was stopped and started again.

use axum::http::Method;
use kit::Sampled;
use serde_json::{Value, json};

use crate::app::{
    TestApp, TestUser, actions, bot, but, good, is_turn_of, me, open, play_out, request_key, table, text,
};
use crate::people::export;

/// Everything that somebody can look at.
async fn everything(who: &TestUser, tables: &[&str]) -> Vec<Value> {
    let mut seen = Vec::new();
    for path in ["/me", "/me/tables", "/me/notifications", "/me/bots", "/tables", "/tables?status=playing"] {
        seen.push(good(&who.get(path).await));
    }
    seen.push(good(&who.get("/leaderboard/saint-malo").await));
    for id in tables {
        seen.extend([who.look(id).await, good(&who.get(&format!("/tables/{id}/log")).await)]);
        seen.push(good(&who.get(&format!("/tables/{id}/chat")).await));
    }
    // When a session was last used is no promise, nor whether a message was sent on.
    let mut export = export(who).await;
    (export["sessions"], export["notifications"]) = (Value::Null, Value::Null);
    export["person"]["seen_at"] = Value::Null;
    seen.extend(export.as_object().expect("an object").values().cloned());
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_acknowledged_is_there_after_a_restart() {
    let mut app = TestApp::with(|config| config.workers = 0).await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let rated = json!({ "rated": true, "options": {} });
    let over = anna.make(but(table("saint-malo", 1, &[me(), open()]), rated)).await;
    ben.sit(&over).await;
    play_out(&over, &[&anna, &ben], &mut Sampled::new(1)).await;
    let running = anna.make(but(table("valletta", 9, &[me(), open()]), json!({ "salt": "pepper" }))).await;
    ben.sit(&running).await;
    let mut choice = Sampled::new(2);
    for _ in 0..25 {
        let seen = anna.look(&running).await;
        if is_turn_of(&seen, &anna) { &anna } else { &ben }.act(&running, &mut choice).await;
    }
    good(&anna.order(&running, "undo").await);
    let waiting = ben.make(table("valletta", 9, &[me(), bot("random"), open(), open()])).await;
    anna.sit(&waiting).await;
    good(&ben.order(&waiting, "leave").await);
    good(&anna.post(&format!("/tables/{running}/chat"), json!({ "text": "hello" })).await);
    good(&anna.call(Method::PATCH, "/me", json!({ "name": "Anna Maria", "email": "anna@example.org" })).await);
    good(&anna.post("/me/bots", json!({ "name": "Robot" })).await);
    let tables = [over.as_str(), &running, &waiting];
    let before = [everything(&anna, &tables).await, everything(&ben, &tables).await];
    app.restart(async |_| ()).await;
    let (anna, ben) = (anna.at(&app), ben.at(&app));
    let after = [everything(&anna, &tables).await, everything(&ben, &tables).await];
    for (before, after) in before.into_iter().flatten().zip(after.into_iter().flatten()) {
        assert_eq!(before, after);
    }
    play_out(&running, &[&anna, &ben], &mut choice).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_a_server_that_just_vanishes() {
    let mut app = TestApp::with(|config| config.workers = 0).await;
    let (mut anna, mut ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 9, &[me(), open()])).await;
    ben.sit(&id).await;
    let mut choice = Sampled::new(3);
    for _ in 0..4 {
        let seen = anna.look(&id).await;
        let mover = if is_turn_of(&seen, &anna) { &anna } else { &ben };
        mover.act(&id, &mut choice).await;
        let before = [anna.look(&id).await, ben.look(&id).await];
        app.crash().await;
        (anna, ben) = (anna.at(&app), ben.at(&app));
        assert_eq!([anna.look(&id).await, ben.look(&id).await], before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_to_take_something_back_waits_for_its_answer_across_a_restart() {
    let mut app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("saint-malo", 9, &[me(), open()])).await;
    ben.sit(&id).await;
    let mut choice = Sampled::new(5);
    let seen = anna.look(&id).await;
    let (one, other) = if is_turn_of(&seen, &anna) { (&anna, &ben) } else { (&ben, &anna) };
    while is_turn_of(&one.look(&id).await, one) {
        one.act(&id, &mut choice).await;
    }
    good(&one.order(&id, "undo").await);
    let plea = other.look(&id).await["plea"].clone();
    assert_eq!(plea["by"], one.id.as_str());
    app.restart(async |_| ()).await;
    let (one, other) = (one.at(&app), other.at(&app));
    assert_eq!(other.look(&id).await["plea"], plea);
    good(&other.answer_plea(&id, true).await);
    assert!(is_turn_of(&one.look(&id).await, &one));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_sent_again_after_a_restart_is_still_carried_out_once() {
    let mut app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 9, &[me(), me()])).await;
    let seen = anna.look(&id).await;
    let order = json!({ "version": seen["version"], "request": request_key(), "action": actions(&seen)[0] });
    let path = format!("/tables/{id}/actions");
    let first = good(&anna.post(&path, order.clone()).await);
    app.restart(async |_| ()).await;
    assert_eq!(good(&anna.at(&app).post(&path, order).await), first);
    assert_eq!(anna.at(&app).version(&id).await, first["version"].as_i64().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart() {
    let mut app = TestApp::with(|config| config.workers = 0).await;
    let anna = app.guest("Anna").await;
    let mut new = table("saint-malo", 2, &[bot("random"), me()]);
    new["options"]["first"] = json!("0");
    let id = anna.make(new).await;
    let job = app.store().take_job("gone", 0, i64::MAX / 2, &[store::JobKind::Bot]).await.expect("stored");
    assert_eq!(job.map(|job| job.table.to_string()), Some(id.clone()), "somebody took the job and is gone");
    app.change(|config| config.workers = 1);
    app.restart(async |_| ()).await;
    play_out(&id, &[&anna.at(&app)], &mut Sampled::new(4)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_when_the_server_stops() {
    let mut app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 2, &[me(), me()])).await;
    let mut streams = [anna.stream(&format!("/tables/{id}/stream")).await, anna.stream("/me/stream").await];
    let waiting = tokio::spawn({
        let other = app.guest("Ben").await;
        async move { other.get("/me/turns?wait=60").await }
    });
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    app.restart(async |_| ()).await;
    for stream in &mut streams {
        while stream.next().await.is_some() {}
    }
    assert_eq!(good(&waiting.await.expect("a task")), json!([]), "and so does a long poll");
    assert_eq!(text(&anna.at(&app).look(&id).await["status"]), "playing");
}
