//! Whole games over HTTP.

use axum::{body::Body, http::Request};
use kit::Sampled;
use serde_json::{Value, json};
use web::client::Events;

use crate::app::{Heard, TestApp, TestUser, actions, bot, good, is_over, is_turn_of, me, open, play_out, table, text};

const GAMES: [&str; 2] = ["saint-malo", "valletta"];

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_a_whole_game_of_either_kind_and_a_spectator_watches() {
    let app = TestApp::start().await;
    let (anna, ben, watcher) = (app.guest("Anna").await, app.guest("Ben").await, app.stranger());
    for (seed, game) in (0..).zip(GAMES) {
        let id = anna.make(table(game, 6, &[me(), bot("novice"), open()])).await;
        assert_eq!(watcher.look(&id).await["view"], Value::Null, "nothing is dealt before all sit");
        ben.sit(&id).await;
        let mut heard = watcher.stream(&format!("/tables/{id}/stream")).await;
        let (mut choice, people) = (Sampled::new(seed), [&anna, &ben]);
        let (seen, watched) = tokio::join!(play_out(&id, &people, &mut choice), watch(&watcher, &id, &mut heard));
        assert!(watched > 10, "the spectator heard of {watched} versions");
        let result = &seen["result"];
        assert_eq!(result["scores"].as_array().map(Vec::len), Some(3), "{result}");
        assert!(!result["winners"].as_array().expect("winners").is_empty() && seen["secret"].is_string());
        let log = good(&watcher.get(&format!("/tables/{id}/log")).await);
        assert_eq!(log[0]["decision"], 0, "the log begins with setting the table up");
        assert!(log.as_array().expect("a log").iter().any(|told| told["seat"] == 1), "the bot has decided");
    }
}

/// Watches a game to its end and answers how many versions were heard of.
async fn watch(watcher: &TestUser, id: &str, heard: &mut Heard) -> usize {
    let (mut last, mut count) = (0, 0);
    loop {
        let version = heard.version().await;
        assert!(version > last, "versions only go up: {version} after {last}");
        (last, count) = (version, count + 1);
        let seen = watcher.look(id).await;
        assert_eq!((&seen["viewer"], &seen["view"]["viewer"]), (&Value::Null, &Value::Null));
        assert!(actions(&seen).is_empty() && seen["mine"] == json!([]) && seen["invite"].is_null());
        let hands = seen["view"]["players"].as_array().expect("players").iter().filter(|one| !one["hand"].is_null());
        assert_eq!(hands.count(), 0, "a spectator sees no hand");
        if is_over(&seen) {
            return count;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_goes_on_from_the_version_that_is_known() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 9, &[me(), open()])).await;
    ben.sit(&id).await;
    let known = ben.version(&id).await;
    let mut heard = ben.stream(&format!("/tables/{id}/stream?version={known}")).await;
    assert!(heard.is_quiet().await, "what is known already is not told again");
    let mut choice = Sampled::new(1);
    move_once(&id, &[&anna, &ben], &mut choice).await;
    assert_eq!(heard.version().await, ben.version(&id).await);
    // The connection breaks; meanwhile three things happen.
    drop(heard);
    for _ in 0..3 {
        move_once(&id, &[&anna, &ben], &mut choice).await;
    }
    let now = ben.version(&id).await;
    let mut heard = again(&ben, &id, known + 1).await;
    assert_eq!(heard.version().await, now, "one event says where the table is now");
    assert!(heard.is_quiet().await);
    assert!(again(&ben, &id, now).await.is_quiet().await);
}

async fn move_once(id: &str, people: &[&TestUser], choice: &mut Sampled) {
    let seen = people[0].look(id).await;
    people.iter().find(|one| is_turn_of(&seen, one)).expect("somebody's turn").act(id, choice).await;
}

/// A browser that connects again says which event it heard last.
async fn again(player: &TestUser, id: &str, last: i64) -> Heard {
    let request = Request::get(format!("/api/v1/tables/{id}/stream")).header("last-event-id", last.to_string());
    let response = player.client.send(request.body(Body::empty()).unwrap()).await.expect("an answer");
    Events::of(response).expect("a stream").into()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_every_move_of_the_others() {
    let app = TestApp::start().await;
    let (anna, ben, carl) = (app.guest("Anna").await, app.guest("Ben").await, app.guest("Carl").await);
    let id = anna.make(table("saint-malo", 2, &[me(), open(), open()])).await;
    ben.sit(&id).await;
    carl.sit(&id).await;
    let people = [&anna, &ben, &carl];
    let mut streams = Vec::new();
    for one in people {
        streams.push(one.stream(&format!("/tables/{id}/stream")).await);
    }
    let mut choice = Sampled::new(2);
    let end = play_out(&id, &people, &mut choice).await["version"].as_i64().expect("a version");
    for heard in &mut streams {
        while heard.version().await < end {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_play_on_one_device() {
    let app = TestApp::start().await;
    let family = app.guest("Family").await;
    let named = |name: &str| json!({ "kind": "me", "name": name });
    let id = family.make(table("valletta", 3, &[named("Mum"), named("Dad"), bot("random")])).await;
    let seen = family.look(&id).await;
    assert_eq!(seen["mine"], json!([0, 1]));
    assert_eq!((text(&seen["seats"][0]["name"]), text(&seen["seats"][1]["name"])), ("Mum", "Dad"));
    // The device shows whoever is asked for; by default the one on turn.
    for seat in [0, 1] {
        let view = good(&family.get(&format!("/tables/{id}?seat={seat}")).await);
        assert_eq!(view["viewer"], seat);
        assert!(
            view["view"]["players"][seat]["hand"].is_array() && view["view"]["players"][1 - seat]["hand"].is_null()
        );
    }
    let other = good(&family.get(&format!("/tables/{id}?seat=2")).await);
    assert_ne!(other["viewer"], 2, "the bot's seat is nobody's to look from");
    let end = play_out(&id, &[&family], &mut Sampled::new(3)).await;
    assert_eq!(end["status"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_told_when_nothing_has_changed() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 2, &[me(), me()])).await;
    let tag = anna.get(&format!("/tables/{id}")).await.headers["etag"].clone();
    let ask = |tag: axum::http::HeaderValue| {
        Request::get(format!("/api/v1/tables/{id}")).header("if-none-match", tag).body(Body::empty()).unwrap()
    };
    assert_eq!(anna.ask(ask(tag.clone())).await.status, 304);
    anna.act(&id, &mut Sampled::new(4)).await;
    assert_eq!(anna.ask(ask(tag)).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_the_rule_and_changes_nothing() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("valletta", 2, &[me(), me()])).await;
    let seen = anna.look(&id).await;
    let version = seen["version"].as_i64().unwrap();
    for (action, code) in [("decline", "illegal"), ("build A1.1", "illegal"), ("dance", "no_action"), ("", "no_action")]
    {
        let refused = anna.act_at(&id, version, action).await;
        let body = refused.json();
        assert_eq!(refused.status, 422, "{action}: {body}");
        assert!(body["code"] == code && body["rule"].is_string() == (code == "illegal"), "{action}: {body}");
    }
    assert_eq!(anna.look(&id).await, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forecast_says_what_an_action_would_visibly_bring() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("valletta", 2, &[me(), me()])).await;
    let seen = good(&anna.get(&format!("/tables/{id}?forecast=true")).await);
    let legal = seen["legal"].as_array().expect("a list");
    assert!(!legal.is_empty() && legal.iter().all(|offer| offer["forecast"].is_array()));
    assert!(anna.look(&id).await["legal"][0].get("forecast").is_none(), "only where it was asked for");
}
