//! One guest, or one address, against the lobby.

use std::collections::BTreeSet;

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::{Value, json};

use super::{form, page, words};
use crate::app::{TestApp, TestUser, bot, good, me, open, problem, table, text};

fn waiting() -> Value {
    table("saint-malo", 9, &[me(), open()])
}

/// The ids of public tables that are open, in the order in which they are listed.
async fn listed(app: &TestApp) -> Vec<String> {
    let all = good(&app.stranger().get("/tables?game=saint-malo").await);
    all.as_array().expect("a list").iter().map(|line| text(&line["id"]).to_owned()).collect()
}

/// Ten people, each with a table that waits.
async fn ten(app: &TestApp) -> Vec<(TestUser, String)> {
    let mut all = Vec::new();
    for number in 0..10 {
        let person = app.guest(&format!("Person {number}")).await;
        let table = person.make(waiting()).await;
        all.push((person, table));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_more_tables_than_the_lobby_can_bear() {
    let app = TestApp::with(|config| (config.open_tables_per_person, config.open_tables_per_address) = (5, 16)).await;
    let flood = app.guest("Flood").await;
    let all = futures_util::future::join_all((0..40).map(|_| flood.post("/tables", waiting()))).await;
    let made = all.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(made, 5, "however many are asked for at once");
    for refused in all.iter().filter(|answer| answer.status != 200) {
        assert_eq!(problem(refused, 429), "open_tables");
        assert!(text(&refused.json()["detail"]).contains("you have 5 open tables: leave one first"));
    }
    let others = ten(&app).await;
    let seen = listed(&app).await;
    assert!(others.iter().all(|(_, table)| seen.contains(table)));
    // One may still sit down elsewhere, and open another one for each that is left or begins.
    flood.sit(&others[0].1).await;
    let mine = good(&flood.get("/me/tables").await);
    let own = mine.as_array().expect("a list").iter().find(|line| line["status"] == "open").expect("an open one");
    good(&flood.order(text(&own["id"]), "leave").await);
    flood.make(waiting()).await;
    // A seek that finds nobody is one more table, and so is one on a page.
    let sought = flood.post("/seek", json!({ "game": "valletta", "players": 2 })).await;
    assert_eq!(problem(&sought, 429), "open_tables");
    let request = Request::post("/new").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.header(header::ACCEPT, "text/html");
    let body = Body::from("game=saint-malo&seat0=me&seat1=open&public=yes&stand_in=novice");
    let answer = flood.ask(request.body(body).unwrap()).await;
    assert_eq!(answer.status, 429);
    assert!(words(&answer).contains("leave one"), "{}", words(&answer));
    // One address has a cap of its own, for all its guests together.
    let mut made = 0;
    for number in 0..10 {
        let guest = app.guest(&format!("More {number}")).await;
        let answer = guest.post("/tables", waiting()).await;
        made += usize::from(answer.status == 200);
        assert!(answer.status == 200 || problem(&answer, 429) == "open_tables");
    }
    assert_eq!(made, 2, "nine others wait, and five of one");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_tables_of_one_guest_hide_nobody_elses() {
    let app = TestApp::start().await;
    let others = ten(&app).await;
    let flood = app.guest("Flood").await;
    for _ in 0..20 {
        let some = futures_util::future::join_all((0..50).map(|_| flood.post("/tables", waiting()))).await;
        assert!(some.iter().all(|answer| answer.status == 200));
    }
    let seen = listed(&app).await;
    let found = others.iter().filter(|(_, table)| seen.contains(table)).count();
    assert_eq!(found, 10, "ten of ten");
    let home = words(&page(&app.stranger(), "/").await);
    assert!(others.iter().all(|(_, table)| home.contains(table)), "on the first page as well");
    let mut hosts = BTreeSet::new();
    for number in 0..10 {
        let seeker = app.guest(&format!("Seeker {number}")).await;
        let found = good(&seeker.post("/seek", json!({ "game": "saint-malo", "players": 2 })).await);
        assert_eq!(found["status"], "playing");
        hosts.insert(text(&found["host"]).to_owned());
    }
    assert_eq!(hosts.len(), 10, "ten seeks, ten hosts");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_with_bots_have_a_cap_too() {
    let app = TestApp::with(|config| (config.bot_games_per_person, config.bot_games_per_address) = (3, 5)).await;
    let flood = app.guest("Flood").await;
    let new = table("saint-malo", 9, &[me(), bot("novice")]);
    let all = futures_util::future::join_all((0..20).map(|_| flood.post("/tables", new.clone()))).await;
    assert_eq!(all.iter().filter(|answer| answer.status == 200).count(), 3);
    assert!(all.iter().all(|answer| answer.status == 200 || problem(answer, 429) == "bot_games"));
    // Neither by a bot that comes later, nor on the pages, nor alone on all seats.
    let waits = flood.make(waiting()).await;
    assert_eq!(problem(&flood.seat(&waits, 1, bot("master")).await, 429), "bot_games");
    assert_eq!(form(&flood, "/play", "game=saint-malo&players=2").await.status, 429);
    assert_eq!(form(&flood, "/learn/saint-malo", "").await.status, 429);
    assert_eq!(form(&flood, &format!("/tables/{waits}/seats"), "seat=rest&sitter=bot-novice").await.status, 429);
    assert_eq!(problem(&flood.post("/tables", table("saint-malo", 9, &[me(), me()])).await, 429), "bot_games");
    // A game that is over makes room.
    let mine = good(&flood.get("/me/tables").await);
    let running = mine.as_array().expect("a list").iter().find(|line| line["status"] == "playing").expect("one");
    good(&flood.order(text(&running["id"]), "resign").await);
    flood.make(new.clone()).await;
    let friend = app.guest("Friend").await;
    friend.make(new.clone()).await;
    friend.make(new.clone()).await;
    assert_eq!(problem(&friend.post("/tables", new).await, 429), "bot_games", "five at one address");
}
