//! Games that count.

use axum::http::Method;
use kit::Sampled;
use serde_json::{Value, json};

use crate::app::{PASSWORD, Player, TestApp, bot, but, good, is_over, me, open, play_out, problem, table};

fn rated(game: &str, seats: &[Value]) -> Value {
    but(table(game, 1, seats), json!({ "rated": true, "hints": true }))
}

async fn rating(who: &Player, game: &str) -> Option<f64> {
    let me = good(&who.get("/me").await);
    let ratings = me["ratings"].as_array().expect("ratings");
    ratings.iter().find(|rating| rating["game"] == game).and_then(|rating| rating["rating"].as_f64())
}

/// The names on the leaderboard, the best first.
async fn best(who: &Player, game: &str) -> Vec<Value> {
    let list = good(&who.get(&format!("/leaderboard/{game}")).await);
    list.as_array().expect("a list").iter().map(|line| line["name"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_are_for_accounts_and_a_different_one_on_every_seat() {
    let app = TestApp::start().await;
    let (anna, ben, guest) = (app.account("Anna").await, app.account("Ben").await, app.guest("Guest").await);
    assert_eq!(problem(&guest.post("/tables", rated("valletta", &[me(), open()])).await, 403), "account_only");
    for seats in [[me(), me()], [me(), bot("random")]] {
        assert_eq!(problem(&anna.post("/tables", rated("valletta", &seats)).await, 409), "not_rated");
    }
    let id = anna.make(rated("valletta", &[me(), open(), open()])).await;
    assert_eq!(problem(&guest.post(&format!("/tables/{id}/seats"), json!({})).await, 403), "account_only");
    assert_eq!(problem(&anna.seat(&id, 1, me()).await, 409), "not_rated", "a second seat");
    assert_eq!(problem(&anna.seat(&id, 1, bot("random")).await, 409), "not_rated");
    let robot = good(&anna.post("/me/bots", json!({ "name": "Robot" })).await);
    let robot = Player::new(anna.client.bot(robot["token"].as_str().unwrap()), &robot);
    assert_eq!(problem(&robot.post(&format!("/tables/{id}/seats"), json!({})).await, 403), "account_only");
    ben.sit(&id).await;
    let seen = ben.look(&id).await;
    assert_eq!((&seen["status"], &seen["hints"]), (&json!("open"), &json!(false)), "no hints in a rated game");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_changes_the_ratings_and_an_unrated_one_does_not() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let id = anna.make(table("saint-malo", 1, &[me(), open()])).await;
    ben.sit(&id).await;
    play_out(&id, &[&anna, &ben], &mut Sampled::new(1)).await;
    assert_eq!((rating(&anna, "saint-malo").await, best(&ben, "saint-malo").await.len()), (None, 0));

    let id = anna.make(rated("saint-malo", &[me(), open()])).await;
    ben.sit(&id).await;
    let end = play_out(&id, &[&anna, &ben], &mut Sampled::new(2)).await;
    let winners = end["result"]["winners"].as_array().unwrap();
    let (a, b) = (rating(&anna, "saint-malo").await.unwrap(), rating(&ben, "saint-malo").await.unwrap());
    match winners.as_slice() {
        [seat] if *seat == 0 => assert!(a > 25.0 && b < 25.0, "{a} {b}"),
        [_] => assert!(b > 25.0 && a < 25.0, "{a} {b}"),
        _ => assert!((a - b).abs() < 1e-9, "{a} {b}"),
    }
    assert_eq!(rating(&anna, "valletta").await, None, "each game has its own");
    assert_eq!(best(&app.stranger(), "saint-malo").await.len(), 2);
    assert_eq!(problem(&anna.get("/leaderboard/chess").await, 404), "missing");

    // Asking for a rematch or looking again counts nothing twice.
    good(&anna.order(&id, "rematch").await);
    assert_eq!(rating(&anna, "saint-malo").await, Some(a));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_comes_last_in_a_rated_game() {
    let app = TestApp::start().await;
    let people = [app.account("Anna").await, app.account("Ben").await, app.account("Carl").await];
    let [anna, ben, carl] = &people;
    let id = anna.make(rated("saint-malo", &[me(), open()])).await;
    ben.sit(&id).await;
    good(&anna.order(&id, "resign").await);
    assert!(rating(ben, "saint-malo").await > rating(anna, "saint-malo").await);
    assert_eq!(best(ben, "saint-malo").await, ["Ben", "Anna"]);

    let id = anna.make(but(rated("valletta", &[me(), open(), open()]), json!({ "stand_in": "apprentice" }))).await;
    ben.sit(&id).await;
    carl.sit(&id).await;
    good(&anna.order(&id, "resign").await);
    play_out(&id, &[ben, carl], &mut Sampled::new(3)).await;
    let last = rating(anna, "valletta").await.unwrap();
    assert!(last < rating(ben, "valletta").await.unwrap() && last < rating(carl, "valletta").await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_forgotten_during_a_rated_game_gets_no_rating() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let id = anna.make(but(rated("saint-malo", &[me(), open()]), json!({ "stand_in": "random" }))).await;
    ben.sit(&id).await;
    good(&anna.call(Method::DELETE, "/me", json!({ "password": PASSWORD })).await);
    let end = play_out(&id, &[&ben], &mut Sampled::new(4)).await;
    assert!(is_over(&end) && rating(&ben, "saint-malo").await.is_some());
    assert_eq!(best(&ben, "saint-malo").await, ["Ben"]);
}
