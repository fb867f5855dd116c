//! Pig on a server, beside the other games.

use std::time::Duration;

use axum::{
    body::Body,
    http::{Request, header::CONTENT_TYPE},
};
use serde_json::{Value, json};
use store::{Engine, testing::Scratch};
use table::{Of, Proof};
use web::{
    Faces,
    client::{Answer, Client},
    config::Config,
    serve::Server,
};

use crate::{WithPig, game::Pig};

async fn server(place: &Scratch) -> Server {
    let config = Config { listen: ([127, 0, 0, 1], 0).into(), workers: 1, ..Config::default() };
    let server = Server::of_games(WithPig::faces(), place.open().await, config).await;
    server.unwrap_or_else(|problem| panic!("{problem}"))
}

async fn guest(server: &Server, name: &str) -> Client {
    let client = Client::new(format!("http://{}", server.address));
    good(&client.post("/guests", &json!({ "name": name })).await.expect("an answer"));
    client
}

#[track_caller]
fn good(answer: &Answer) -> Value {
    assert!(answer.is_good(), "{} {}", answer.status, String::from_utf8_lossy(&answer.body));
    answer.json()
}

/// A page that must be there.
async fn page(person: &Client, path: &str) -> String {
    let answer = person.page(path).await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}");
    String::from_utf8_lossy(&answer.body).into_owned()
}

/// Sends a form as a browser without scripts does; answers where it leads.
async fn send(person: &Client, path: &str, form: &str) -> String {
    let request = Request::post(path).header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let sent = person.send(request.body(Body::from(form.to_owned())).expect("a request")).await.expect("an answer");
    let place = sent.headers().get("location").and_then(|place| place.to_str().ok()).unwrap_or_default().to_owned();
    assert_eq!(sent.status(), 303, "{path} {form}");
    place
}

async fn look(person: &Client, table: &str) -> Value {
    good(&person.get(&format!("/tables/{table}")).await.expect("an answer"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_around_the_tables_know_it() {
    let place = Scratch::new(Engine::Sqlite).await;
    let server = server(&place).await;
    let anna = guest(&server, "Anna").await;
    let home = page(&anna, "/").await;
    assert!(home.contains("Roll as often as you dare") && home.contains("/new?game=pig"), "{home}");
    assert!(!home.contains("/rules/pig") && !home.contains("/learn/pig"), "no links to what is not there");
    assert!(page(&anna, "/new?game=pig").await.contains("name=\"pig-goal\""), "its own option");
    assert!(page(&anna, "/leaderboard/pig").await.contains("Pig"));
    assert!(page(&anna, "/about").await.contains("Pig is folklore."));
    for path in ["/gallery", "/rules", "/learn", "/leaderboard/saint-malo"] {
        page(&anna, path).await;
    }
    let open = send(&anna, "/new", "game=pig&seat0=me&seat1=open&pace=none&stand_in=novice&pig-goal=40").await;
    assert!(page(&anna, &open).await.contains("<li>goal 40</li>"), "what was agreed on");
    assert!(send(&anna, "/play", "game=pig&players=2&level=novice").await.starts_with("/tables/"));
    server.stop().await;
}

/// Waits for a turn of this person; none when the game is over.
async fn my_turn(person: &Client, table: &str) -> Option<Value> {
    for _ in 0..3000 {
        let seen = look(person, table).await;
        if seen["status"] == "over" {
            return None;
        }
        if seen["legal"].as_array().is_some_and(|legal| !legal.is_empty()) {
            return Some(seen);
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the game stands still");
}

/// Holds if that is possible, else rolls.
fn careful(seen: &Value) -> &str {
    let legal = seen["legal"].as_array().expect("a list");
    legal.last().and_then(|offer| offer["action"].as_str()).expect("an action")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_over_the_api_and_anybody_can_check_the_chance() {
    let place = Scratch::new(Engine::Sqlite).await;
    let server = server(&place).await;
    let (anna, ben) = (guest(&server, "Anna").await, guest(&server, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "master" }, { "kind": "open" }]);
    let new = json!({ "game": "pig", "seats": seats, "options": { "goal": "25" }, "public": true });
    let made = good(&anna.post("/tables", &new).await.expect("an answer"));
    let id = made["id"].as_str().expect("an id");
    assert!(page(&anna, &format!("/tables/{id}")).await.contains("Anna"), "a waiting room");
    good(&ben.post(&format!("/tables/{id}/seats"), &json!({ "salt": "ben" })).await.expect("an answer"));
    let play = async |person: &Client| {
        while let Some(seen) = my_turn(person, id).await {
            let version = &seen["version"];
            let act = json!({ "version": version, "request": format!("decision-{version}"), "action": careful(&seen) });
            good(&person.post(&format!("/tables/{id}/actions"), &act).await.expect("an answer"));
        }
    };
    tokio::join!(play(&anna), play(&ben));
    let end = look(&anna, id).await;
    assert_eq!(end["result"]["scores"].as_array().map(Vec::len), Some(3), "{end}");
    let proof: Proof = serde_json::from_value(good(&ben.get(&format!("/tables/{id}/proof")).await.expect("an answer")))
        .expect("a proof");
    assert_eq!(proof.check(&Of::<Pig>::GAME).map_err(|broken| broken.0), Ok(()));
    let explained = ben.get(&format!("/tables/{id}/explained")).await.expect("an answer");
    assert!(String::from_utf8_lossy(&explained.body).lines().count() > 3);
    assert!(page(&ben, &format!("/tables/{id}/replay")).await.contains("keeps"), "told in words");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_a_bot_with_the_forms_of_the_pages() {
    let place = Scratch::new(Engine::Sqlite).await;
    let server = server(&place).await;
    let anna = guest(&server, "Anna").await;
    let table =
        send(&anna, "/new", "game=pig&seat0=me&seat1=bot-novice&pace=none&stand_in=novice&hints=yes&pig-goal=30").await;
    let id = table.strip_prefix("/tables/").expect("a table").to_owned();
    let mut asked = 0;
    while let Some(seen) = my_turn(&anna, &id).await {
        let board = page(&anna, &table).await;
        assert!(board.contains("class=\"pig\"") && board.contains("Roll"), "a board with a button: {board}");
        if asked == 0 {
            // Nobody gives advice, and the page says nothing instead of failing.
            let request = Request::post(format!("{table}/hint")).body(Body::empty()).expect("a request");
            assert!(anna.send(request).await.expect("an answer").status().is_success());
        }
        asked += 1;
        send(&anna, &format!("{table}/act"), &format!("version={}&action={}", seen["version"], careful(&seen))).await;
    }
    assert!(asked > 3 && page(&anna, &table).await.contains("id=\"ending\""));
    server.stop().await;
}
