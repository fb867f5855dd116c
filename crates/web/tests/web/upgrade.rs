//! A new version on the games of an older one, and games that were packed.

use kit::Sampled;
use serde_json::{Value, json};
use store::{Status, Table};

use crate::app::{
    TestApp, TestUser, actions, but, good, id, is_turn_of, me, open, play_out, problem, request_key, table, text,
};

/// A table of two people, with so many decisions taken.
async fn begun(anna: &TestUser, ben: &TestUser, decisions: usize) -> String {
    let id = anna.make(table("valletta", 9, &[me(), open()])).await;
    ben.sit(&id).await;
    let mut choice = Sampled::new(3);
    for _ in 0..decisions {
        let seen = anna.look(&id).await;
        if is_turn_of(&seen, anna) { anna } else { ben }.act(&id, &mut choice).await;
    }
    id
}

async fn wait_until(mut done: impl AsyncFnMut() -> bool) {
    for _ in 0..600 {
        if done().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it does not happen");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_serves_at_once_and_refuses_only_what_it_cannot_go_on_with() {
    let mut app = TestApp::with(|config| config.workers = 0).await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let good_one = begun(&anna, &ben, 12).await;
    let over = begun(&anna, &ben, 5).await;
    play_out(&over, &[&anna, &ben], &mut Sampled::new(4)).await;
    let broken = store::random_id().expect("an id");
    app.restart(async |store| {
        store.set("served_by", "an older version").await.expect("set");
        // The same game, but its chance is not what was promised; it is due all the time.
        let (table, seats, mut log) = store.whole_table(id(&good_one)).await.expect("a table");
        let drawn = log.iter_mut().rev().find(|entry| entry.line.contains('|')).expect("some chance");
        let (words, picks) = drawn.line.rsplit_once(' ').expect("an outcome");
        drawn.line = format!("{words} {}", u32::from(picks == "0"));
        let table = Table { id: broken, invite: "broken".into(), deadline: Some(1), ..table };
        store.put_whole(&[(table, seats, log)], true).await.expect("stored");
    })
    .await;
    let (anna, ben) = (anna.at(&app), ben.at(&app));
    let mut choice = Sampled::new(5);
    let seen = anna.look(&good_one).await;
    if is_turn_of(&seen, &anna) { &anna } else { &ben }.act(&good_one, &mut choice).await;
    assert_eq!(anna.look(&over).await["status"], "over");
    let refused = anna.get(&format!("/tables/{broken}")).await;
    assert_eq!(problem(&refused, 409), "broken_game");
    let why = text(&refused.json()["detail"]).to_owned();
    // The outcome that was put in may be another one, or none that can be.
    let place = why.strip_prefix("this version of the server cannot go on with this game: ").expect("a reason");
    assert!(place.starts_with("line ") || place.starts_with("decision "), "{why}");
    let act = json!({ "version": 1, "request": request_key(), "action": "decline" });
    assert_eq!(problem(&anna.post(&format!("/tables/{broken}/actions"), act).await, 409), "broken_game");
    wait_until(async || app.store().get("replayed_to").await.expect("an answer").is_some()).await;
    assert_eq!(app.store().get("served_by").await.expect("an answer").as_deref(), Some("an older version"));

    // It is refused after the next start as well, and forgotten with its people.
    app.restart(async |_| ()).await;
    let (anna, ben) = (anna.at(&app), ben.at(&app));
    assert_eq!(problem(&anna.get(&format!("/tables/{broken}")).await, 409), "broken_game");
    assert_eq!(ben.look(&good_one).await["status"], "playing");
    good(&anna.call(axum::http::Method::DELETE, "/me", json!({})).await);
    app.restart(async |store| store.set_status(broken, Status::Abandoned).await.expect("set")).await;
    wait_until(async || app.store().get("replayed_to").await.expect("an answer").as_deref() == Some("")).await;
    assert_ne!(app.store().get("served_by").await.expect("an answer").as_deref(), Some("an older version"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_packed_game_is_shown_proved_and_followed_like_any_other() {
    let mut app = TestApp::with(|config| config.workers = 0).await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let over = anna.make(but(table("saint-malo", 1, &[me(), open()]), json!({ "rated": false }))).await;
    ben.sit(&over).await;
    let mut choice = Sampled::new(1);
    let mut last = (anna.clone(), Value::Null, Value::Null);
    while anna.look(&over).await["status"] == "playing" {
        let who = if is_turn_of(&anna.look(&over).await, &anna) { &anna } else { &ben };
        let seen = who.look(&over).await;
        let legal = actions(&seen);
        let action = &legal[kit::Chance::pick(&mut choice, legal.len() as u32) as usize];
        let order = json!({ "version": seen["version"], "request": request_key(), "action": action });
        let answer = good(&who.post(&format!("/tables/{over}/actions"), order.clone()).await);
        last = (who.clone(), order, answer);
    }
    let seen = async |who: &TestUser| {
        let mut seen = vec![who.look(&over).await, good(&who.get(&format!("/tables/{over}/log")).await)];
        for what in ["record", "explained", "proof"] {
            let answer = who.get(&format!("/tables/{over}/{what}")).await;
            assert!(answer.is_good());
            seen.push(String::from_utf8_lossy(&answer.body).into_owned().into());
        }
        seen
    };
    let before = seen(&anna).await;
    app.restart(async |store| {
        let (packed, odd) = store.pack(&[id(&over)]).await.expect("packed");
        assert_eq!((packed, odd.len()), (1, 0));
    })
    .await;
    let anna = anna.at(&app);
    assert_eq!(seen(&anna).await, before);
    // The last order, sent once more, gets its first answer.
    let (who, order, answer) = last;
    assert_eq!(good(&who.at(&app).post(&format!("/tables/{over}/actions"), order).await), answer);
    let next = good(&anna.order(&over, "rematch").await);
    assert_ne!(next["id"], over.as_str());
    assert_eq!(anna.look(&over).await["version"].as_i64(), before[0]["version"].as_i64().map(|version| version + 1));
    let export = crate::people::export(&anna).await;
    assert!(export["entries"].as_array().is_some_and(|entries| entries.len() > 3));
}
