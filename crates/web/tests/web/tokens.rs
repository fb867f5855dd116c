//! Bots that others write: accounts of programs, by a token.

use axum::http::Method;
use kit::Sampled;
use serde_json::json;

use crate::app::{TestApp, TestUser, good, is_turn_of, me, open, play_out, problem, table, text};

async fn robot(owner: &TestUser, name: &str) -> TestUser {
    let made = good(&owner.post("/me/bots", json!({ "name": name })).await);
    TestUser::new(owner.client.bot(text(&made["token"])), &made)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_makes_lists_and_deletes_its_bots() {
    let app = TestApp::start().await;
    let (anna, eve) = (app.account("Anna").await, app.account("Eve").await);
    assert_eq!(
        problem(&app.guest("Guest").await.post("/me/bots", json!({ "name": "Robot" })).await, 403),
        "account_only"
    );
    let first = robot(&anna, "Robot").await;
    assert_eq!(problem(&anna.post("/me/bots", json!({ "name": "robot" })).await, 409), "taken");
    assert_eq!(problem(&first.post("/me/bots", json!({ "name": "Robot 2" })).await, 403), "account_only");
    assert_eq!(good(&first.get("/me").await)["kind"], "bot");
    let list = good(&anna.get("/me/bots").await);
    assert_eq!((&list[0]["name"], list[0].get("token")), (&json!("Robot"), None), "the token is shown once");
    for number in 2..=10 {
        robot(&anna, &format!("Robot {number}")).await;
    }
    assert_eq!(problem(&anna.post("/me/bots", json!({ "name": "One more" })).await, 409), "enough_bots");
    let path = format!("/me/bots/{}", first.id);
    assert_eq!(problem(&eve.call(Method::DELETE, &path, json!({})).await, 404), "missing");
    good(&anna.call(Method::DELETE, &path, json!({})).await);
    assert_eq!(problem(&first.get("/me").await, 401), "nobody");
    assert_eq!(problem(&anna.call(Method::DELETE, &path, json!({})).await, 404), "missing");
    assert_eq!(problem(&anna.call(Method::DELETE, "/me/bots/nonsense", json!({})).await, 404), "missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_deleted_bot_sat_the_game_goes_on() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.guest("Ben").await);
    let robots = [robot(&anna, "Robot 1").await, robot(&anna, "Robot 2").await];
    let mut tables = Vec::new();
    for robot in &robots {
        let id = ben.make(table("saint-malo", 1, &[me(), open()])).await;
        robot.sit(&id).await;
        tables.push(id);
    }
    good(&anna.call(Method::DELETE, &format!("/me/bots/{}", robots[0].id), json!({})).await);
    play_out(&tables[0], &[&ben], &mut Sampled::new(1)).await;
    // The other one goes with its owner.
    good(&anna.call(Method::DELETE, "/me", json!({ "password": crate::app::PASSWORD })).await);
    assert_eq!(problem(&robots[1].get("/me").await, 401), "nobody");
    play_out(&tables[1], &[&ben], &mut Sampled::new(2)).await;
}

/// Plays wherever it is its turn, until nothing happens any more.
async fn run(robot: TestUser, table: String, seed: u64) -> usize {
    let mut choice = Sampled::new(seed);
    let mut decisions = 0;
    while robot.look(&table).await["status"] == "playing" {
        let waiting = good(&robot.get("/me/turns?wait=1").await);
        for line in waiting.as_array().expect("a list") {
            assert!(line["waits_for_me"] == true && line["id"] == table.as_str());
            robot.act(&table, &mut choice).await;
            decisions += 1;
        }
    }
    decisions
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_find_each_other_and_play_a_whole_game_by_waiting_for_their_turns() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let (one, other) = (robot(&anna, "Robot 1").await, robot(&anna, "Robot 2").await);
    let seek = json!({ "game": "saint-malo", "players": 2, "salt": "beep" });
    let mut heard = one.stream("/me/stream").await;
    let table = text(&good(&one.post("/seek", seek.clone()).await)["id"]).to_owned();
    assert_eq!(good(&other.post("/seek", seek).await)["id"], table.as_str());
    let (name, _) = heard.next().await.expect("news");
    assert_eq!(name, "tables", "the stream says that something happened");
    let (one, other) =
        tokio::join!(tokio::spawn(run(one, table.clone(), 1)), tokio::spawn(run(other, table.clone(), 2)));
    assert!(one.expect("a game") > 20 && other.expect("a game") > 20);
    assert!(anna.look(&table).await["result"]["scores"].is_array());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_poll_answers_as_soon_as_it_is_ones_turn() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let (one, other) = (robot(&anna, "Robot 1").await, robot(&anna, "Robot 2").await);
    let id = one.make(table("valletta", 2, &[me(), open()])).await;
    assert_eq!(good(&one.get("/me/turns").await), json!([]), "without waiting the answer comes at once");
    other.sit(&id).await;
    let turn = is_turn_of(&one.look(&id).await, &one);
    let (mover, waiter) = if turn { (one, other) } else { (other, one) };
    let waiting = tokio::spawn({
        let waiter = waiter.clone();
        async move { good(&waiter.get("/me/turns?wait=60").await) }
    });
    let mut choice = Sampled::new(3);
    while is_turn_of(&mover.look(&id).await, &mover) {
        mover.act(&id, &mut choice).await;
    }
    let found = waiting.await.expect("an answer long before a minute is over");
    assert_eq!(found[0]["id"], id.as_str());
}
