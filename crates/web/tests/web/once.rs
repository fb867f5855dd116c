//! Every order is carried out once, however often it is sent.

use kit::Sampled;
use serde_json::{Value, json};

use crate::app::{TestApp, TestUser, actions, good, is_turn_of, me, open, problem, request_key, table};

/// A table of two people, who decides, and who does not.
async fn two(app: &TestApp) -> (String, TestUser, TestUser) {
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 9, &[me(), open()])).await;
    ben.sit(&id).await;
    let turn = is_turn_of(&anna.look(&id).await, &anna);
    if turn { (id, anna, ben) } else { (id, ben, anna) }
}

/// The order to take the first legal action.
fn first_action(seen: &Value) -> Value {
    json!({ "version": seen["version"], "request": request_key(), "action": actions(seen)[0] })
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_sent_twice_is_carried_out_once_and_answered_alike() {
    let app = TestApp::start().await;
    let (id, one, _) = two(&app).await;
    let path = format!("/tables/{id}/actions");
    let order = first_action(&one.look(&id).await);
    let first = good(&one.post(&path, order.clone()).await);
    let entries = app.entries(&id).await;
    assert_eq!(good(&one.post(&path, order.clone()).await), first);
    one.order(&id, "leave").await;
    assert_eq!(good(&one.post(&path, order.clone()).await), first, "also when the table has moved on");
    // Somebody who lost the answer may look again and send the old key with the new version.
    let order = json!({ "version": one.version(&id).await, "request": order["request"], "action": order["action"] });
    assert_eq!(good(&one.post(&path, order).await), first);
    let acts = |entries: &[store::Entry]| entries.iter().filter(|entry| entry.kind == store::EntryKind::Act).count();
    assert_eq!((acts(&entries), acts(&app.entries(&id).await)), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_copies_at_once_are_carried_out_once_and_answered_alike() {
    let app = TestApp::start().await;
    let (id, one, _) = two(&app).await;
    let order = first_action(&one.look(&id).await);
    let path = format!("/tables/{id}/actions");
    let posts = (0..20).map(|_| one.post(&path, order.clone()));
    let answers = futures_util::future::join_all(posts).await;
    let first = good(&answers[0]);
    assert!(answers.iter().all(|answer| good(answer) == first));
    let with_key = app.entries(&id).await;
    let with_key: Vec<_> =
        with_key.iter().filter(|entry| entry.request.as_deref() == order["request"].as_str()).collect();
    assert_eq!(with_key.len(), 1);
    assert_eq!(first, json!({ "n": with_key[0].n, "version": with_key[0].n + 1 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_twenty_different_orders_at_one_version_one_is_carried_out() {
    let app = TestApp::start().await;
    let (id, one, _) = two(&app).await;
    let seen = one.look(&id).await;
    let path = format!("/tables/{id}/actions");
    let answers = futures_util::future::join_all((0..20).map(|_| one.post(&path, first_action(&seen)))).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_good()).count(), 1);
    for answer in answers.iter().filter(|answer| !answer.is_good()) {
        assert_eq!(problem(answer, 409), "stale");
    }
    assert_eq!(one.version(&id).await, seen["version"].as_i64().unwrap() + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_that_comes_too_late_is_answered_with_the_table_as_it_is() {
    let app = TestApp::start().await;
    let (id, one, other) = two(&app).await;
    let version = one.version(&id).await;
    one.act(&id, &mut Sampled::new(1)).await;
    for (who, seen) in [(&one, version), (&other, version), (&other, version + 7), (&one, -1), (&one, i64::MAX)] {
        let late = who.act_at(&id, seen, "play maid").await;
        assert_eq!(problem(&late, 409), "stale");
        assert_eq!(late.json()["table"], who.look(&id).await, "the table as this person sees it");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_of_another_persons_request_is_refused() {
    let app = TestApp::start().await;
    let (id, one, other) = two(&app).await;
    let path = format!("/tables/{id}/actions");
    let order = first_action(&one.look(&id).await);
    good(&one.post(&path, order.clone()).await);
    assert_eq!(problem(&other.post(&path, order.clone()).await, 409), "request_taken");
    let seen = other.look(&id).await;
    let stolen = json!({ "version": seen["version"], "request": order["request"], "action": actions(&seen)[0] });
    assert_eq!(problem(&other.post(&path, stolen).await, 409), "request_taken", "also at the version of now");
    assert_eq!(other.look(&id).await, seen, "and nothing has changed");
    good(&other.post(&path, first_action(&seen)).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mark_has_8_to_64_plain_signs() {
    let app = TestApp::start().await;
    let (id, one, _) = two(&app).await;
    let seen = one.look(&id).await;
    for key in ["", "short", "with a space", "größer-als", &"x".repeat(65)] {
        let order = json!({ "version": seen["version"], "request": key, "action": actions(&seen)[0] });
        assert_eq!(problem(&one.post(&format!("/tables/{id}/actions"), order).await, 400), "request");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_of_all_kinds_are_carried_out_once_by_their_mark() {
    // No bot moves in between.
    let app = TestApp::with(|config| config.workers = 0).await;
    let (id, one, other) = two(&app).await;
    one.act(&id, &mut Sampled::new(2)).await;
    for what in ["undo", "leave", "return", "resign"] {
        let before = one.version(&id).await;
        let body = json!({ "version": before, "request": request_key() });
        let first = good(&one.post(&format!("/tables/{id}/{what}"), body.clone()).await);
        assert_eq!(first["version"].as_i64(), Some(one.version(&id).await), "{what} says which version comes of it");
        let again = one.post(&format!("/tables/{id}/{what}"), body).await;
        assert_eq!(good(&again), first, "{what}");
        assert_eq!(one.version(&id).await, first["version"].as_i64().unwrap(), "{what} happened once");
    }
    assert_eq!(other.look(&id).await["status"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_run_for_the_last_seat_one_gets_it() {
    let app = TestApp::start().await;
    let host = app.guest("Host").await;
    let id = host.make(table("saint-malo", 2, &[me(), open()])).await;
    let mut runners = Vec::new();
    for number in 10..22 {
        runners.push(app.guest(&format!("Runner {number}")).await);
    }
    let path = format!("/tables/{id}/seats");
    let all =
        futures_util::future::join_all(runners.iter().map(|one| one.post(&path, json!({ "request": request_key() }))));
    let (good, bad): (Vec<_>, Vec<_>) = all.await.into_iter().partition(|answer| answer.is_good());
    assert_eq!((good.len(), bad.len()), (1, 11));
    assert!(bad.iter().all(|answer| answer.status == 409), "{bad:?}");
    let started = app.entries(&id).await;
    assert_eq!(started.iter().filter(|entry| entry.kind == store::EntryKind::Start).count(), 1);
    assert_eq!(good[0].json()["version"].as_i64(), Some(host.version(&id).await), "sitting down began the game, too");
}
