//! Games that count.

use axum::{
    body::Body,
    http::{Method, Request},
};
use kit::Sampled;
use serde_json::{Value, json};
use skillratings::{
    Outcomes,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin},
};

use crate::app::{
    PASSWORD, TestApp, TestUser, bot, but, good, is_over, is_turn_of, me, open, play_out, problem, table,
};

/// Building cards: ours, as if they were somebody's own.
const CARDS: &str = include_str!("../../../valletta/data/buildings.toml");

fn rated(game: &str, seats: &[Value]) -> Value {
    json!({ "game": game, "seats": seats, "public": true, "rated": true, "hints": true })
}

/// A rated table of these people, played at random until so many rounds are complete.
async fn begun(new: Value, people: &[&TestUser], rounds: u64) -> String {
    let id = people[0].make(new).await;
    for one in &people[1..] {
        one.sit(&id).await;
    }
    let mut choice = Sampled::new(rounds);
    loop {
        let seen = people[0].look(&id).await;
        if seen["view"]["round"].as_u64() > Some(rounds) {
            return id;
        }
        people.iter().find(|one| is_turn_of(&seen, one)).expect("somebody's turn").act(&id, &mut choice).await;
    }
}

/// What somebody's page of the table says.
async fn page(who: &TestUser, id: &str) -> String {
    let answer = who.client.page(&format!("/tables/{id}")).await.expect("an answer");
    String::from_utf8_lossy(&answer.body).into_owned()
}

async fn rating(who: &TestUser, game: &str) -> Option<f64> {
    let me = good(&who.get("/me").await);
    let ratings = me["ratings"].as_array().expect("ratings");
    ratings.iter().find(|rating| rating["game"] == game).and_then(|rating| rating["rating"].as_f64())
}

/// The names on the leaderboard, the best first.
async fn best(who: &TestUser, game: &str) -> Vec<Value> {
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
    let robot = TestUser::new(anna.client.bot(robot["token"].as_str().unwrap()), &robot);
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
async fn a_rated_game_is_played_without_house_rules() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let mut tried = vec![("saint-malo", "coin_vp", "1"), ("valletta", "reshuffle", "eager")];
    tried.push(("valletta", "finite_supply", "true"));
    tried.extend(
        ["require_showing_symbol", "connect_via_existing", "tower_blocks_diagonal"]
            .map(|switch| ("saint-malo", switch, "true")),
    );
    for game in ["saint-malo", "valletta"] {
        tried.extend([(game, "turn_cap", "1"), (game, "turn_cap", "500"), (game, "first", "0"), (game, "first", "1")]);
    }
    for (game, option, value) in tried {
        let new = but(rated(game, &[me(), open()]), json!({ "options": { option: value } }));
        let answer = anna.post("/tables", new.clone()).await;
        assert_eq!(problem(&answer, 409), "not_rated", "{option}");
        assert!(answer.json()["detail"].as_str().unwrap().ends_with(option), "the sentence names it: {answer:?}");
        anna.make(but(new, json!({ "rated": false }))).await;
    }
    let set = valletta::BuildingSet::from_toml(CARDS).unwrap();
    let lines: Vec<String> = set.cards().iter().map(valletta::Building::to_line).collect();
    let own = but(rated("valletta", &[me(), open()]), json!({ "options": { "building": lines.join("\n") } }));
    assert_eq!(problem(&anna.post("/tables", own).await, 409), "not_rated");
    assert_eq!(good(&ben.get("/me/tables").await), json!([]));

    // What says nothing new is no house rule; the edition, the number of players and the pace may vary.
    let usual =
        json!({ "options": { "edition": "zman", "finite_supply": "false" }, "pace": { "kind": "days", "days": 2 } });
    anna.make(but(rated("valletta", &[me(), open(), open()]), usual)).await;
    anna.make(but(rated("saint-malo", &[me(), open()]), json!({ "options": { "coin_vp": "2" } }))).await;
    let id = anna.make(but(rated("saint-malo", &[me(), open()]), json!({ "stand_in": "master" }))).await;
    assert_eq!(anna.look(&id).await["stand_in"], "apprentice", "nobody chooses who plays for those who leave");
    ben.sit(&id).await;
    good(&anna.order(&id, "resign").await);
    let next = good(&anna.order(&id, "rematch").await);
    assert_eq!(
        (&next["rated"], &next["options"], &next["stand_in"]),
        (&json!(true), &json!({ "players": "2" }), &json!("apprentice"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_of_a_new_table_makes_no_rated_one_with_cards_of_ones_own() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let post = async |rated: &str, cards: &str| {
        let cards: String = cards.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let fields = format!(
            "game=valletta&seat0=me&seat1=open&pace=none&valletta-edition=zman&stand_in=master&rated={rated}&valletta-buildings={cards}"
        );
        let request = Request::post("/new").header("content-type", "application/x-www-form-urlencoded");
        anna.ask(request.body(Body::from(fields)).unwrap()).await
    };
    let refused = post("yes", CARDS).await;
    assert_eq!(refused.status, 409);
    assert!(String::from_utf8_lossy(&refused.body).contains("leave out your own building cards"));
    assert_eq!((post("", CARDS).await.status, post("yes", "").await.status), (303, 303));
    let tables = good(&anna.get("/me/tables").await);
    let rated = tables.as_array().unwrap().iter().filter(|table| table["rated"] == true).count();
    assert_eq!((rated, tables.as_array().map(Vec::len)), (1, Some(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_earns_nobody_a_rating() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    for (seed, comes_back) in [(1, false), (2, true)] {
        let new = but(rated("saint-malo", &[me(), open()]), json!({ "stand_in": "master" }));
        let id = begun(new, &[&anna, &ben], 2).await;
        let before =
            (rating(&anna, "saint-malo").await.unwrap_or(25.0), rating(&ben, "saint-malo").await.unwrap_or(25.0));
        good(&anna.order(&id, "leave").await);
        assert_eq!(ben.look(&id).await["forfeited"], json!([0]));
        let mut choice = Sampled::new(seed);
        let end = match comes_back {
            true => {
                good(&anna.order(&id, "return").await);
                play_out(&id, &[&anna, &ben], &mut choice).await
            }
            false => play_out(&id, &[&ben], &mut choice).await,
        };
        let result = &end["result"];
        assert_eq!((&result["winners"], &result["forfeited"]), (&json!([1]), &json!([0])), "whatever the points say");
        assert!(result["scores"].is_array());
        let after = (rating(&anna, "saint-malo").await.unwrap(), rating(&ben, "saint-malo").await.unwrap());
        assert!(after.0 < before.0 && after.1 > before.1, "{before:?} {after:?}");
        assert_eq!(good(&ben.get(&format!("/tables/{id}/proof")).await)["secret"], end["secret"]);
        let page = page(&ben, &id).await;
        assert!(page.contains("Anna left the game and comes last."), "{page}");
    }
    assert_eq!(best(&ben, "saint-malo").await, ["Ben", "Anna"]);
    assert_eq!(good(&anna.get("/me").await)["ratings"][0]["wins"], 0.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_in_a_rated_game_has_lost_it() {
    let mut app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let pace = json!({ "pace": { "kind": "live", "bank": 600, "increment": 0 } });
    let id = begun(but(rated("saint-malo", &[me(), open()]), pace), &[&anna, &ben], 2).await;
    app.restart(async |store| assert_eq!(store.postpone(-601_000).await.expect("stored"), 1)).await;
    let (anna, ben) = (anna.at(&app), ben.at(&app));
    let seen = anna.wait(&id, |seen| seen["forfeited"] != json!([])).await;
    let late = seen["forfeited"][0].as_u64().unwrap();
    let (slow, other) = if late == 0 { (&anna, &ben) } else { (&ben, &anna) };
    assert_eq!(problem(&slow.order(&id, "return").await, 409), "no_time");
    let page = page(slow, &id).await;
    assert!(page.contains("Your time is up") && !page.contains("form=\"return\""), "coming back is not offered");
    good(&other.order(&id, "leave").await);
    let end = other.look(&id).await;
    assert_eq!((&end["status"], &end["result"]["winners"]), (&json!("over"), &json!([1 - late])));
    assert!(rating(other, "saint-malo").await > Some(25.0) && rating(slow, "saint-malo").await < Some(25.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_quick_resignations_rate_nothing() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    for n in 0..20 {
        let game = if n % 2 == 0 { "saint-malo" } else { "valletta" };
        let id = begun(rated(game, &[me(), open()]), &[&anna, &ben], n / 2 % 2).await;
        good(&ben.order(&id, ["resign", "leave"][n as usize / 4 % 2]).await);
        let seen = anna.look(&id).await;
        assert_eq!((&seen["status"], &seen["result"]["trigger"]), (&json!("abandoned"), &json!("aborted")));
        assert_eq!((&seen["result"]["winners"], &seen["forfeited"]), (&json!([]), &json!([])));
    }
    for game in ["saint-malo", "valletta"] {
        assert_eq!((rating(&anna, game).await, best(&anna, game).await.len()), (None, 0));
    }
    let id = begun(rated("saint-malo", &[me(), open()]), &[&anna, &ben], 0).await;
    good(&ben.order(&id, "leave").await);
    let page = page(&anna, &id).await;
    assert!(page.contains("It does not count for anybody."), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_the_same_two_people_count_less_and_less() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let mut before = [WengLinRating::new(), WengLinRating::new()];
    for met in 0..20 {
        let id = begun(rated("saint-malo", &[me(), open()]), &[&anna, &ben], 2).await;
        good(&ben.order(&id, "resign").await);
        let (won, lost) = weng_lin(&before[0], &before[1], &Outcomes::WIN, &WengLinConfig::new());
        let weight = (3.0 / (1.0 + f64::from(met))).min(1.0);
        for ((who, before), full) in [&anna, &ben].into_iter().zip(&mut before).zip([won, lost]) {
            let now = good(&who.get("/me").await)["ratings"][0].clone();
            let part = |from: f64, to: f64| from + weight * (to - from);
            let expected = (part(before.rating, full.rating), part(before.uncertainty, full.uncertainty));
            *before = WengLinRating {
                rating: now["rating"].as_f64().unwrap(),
                uncertainty: now["uncertainty"].as_f64().unwrap(),
            };
            assert!((before.rating - expected.0).abs() < 1e-6, "game {met}: {before:?} {expected:?}");
            assert!((before.uncertainty - expected.1).abs() < 1e-6, "game {met}: {before:?} {expected:?}");
        }
    }
    // Against somebody else a game counts in full, and in a game of three by the mean.
    let carl = app.account("Carl").await;
    let id = begun(rated("saint-malo", &[me(), open()]), &[&anna, &carl], 2).await;
    good(&anna.order(&id, "resign").await);
    let lost = before[0].rating - rating(&anna, "saint-malo").await.unwrap();
    assert!(lost > 1.0, "{lost}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_comes_last_in_a_rated_game() {
    let app = TestApp::start().await;
    let people = [app.account("Anna").await, app.account("Ben").await, app.account("Carl").await];
    let [anna, ben, carl] = &people;
    let id = begun(rated("saint-malo", &[me(), open()]), &[anna, ben], 2).await;
    good(&anna.order(&id, "resign").await);
    assert!(rating(ben, "saint-malo").await > rating(anna, "saint-malo").await);
    assert_eq!(best(ben, "saint-malo").await, ["Ben", "Anna"]);

    let id = begun(rated("valletta", &[me(), open(), open()]), &[anna, ben, carl], 2).await;
    good(&anna.order(&id, "resign").await);
    good(&ben.order(&id, "leave").await);
    good(&carl.order(&id, "leave").await);
    let end = carl.look(&id).await;
    assert_eq!((&end["status"], &end["result"]["winners"]), (&json!("over"), &json!([2])), "Carl was there last");
    let ratings = [rating(anna, "valletta").await, rating(ben, "valletta").await, rating(carl, "valletta").await];
    assert!(ratings.is_sorted_by(|one, other| one < other), "whoever left first comes last: {ratings:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_forgotten_during_a_rated_game_gets_no_rating() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let id = begun(rated("saint-malo", &[me(), open()]), &[&anna, &ben], 2).await;
    good(&anna.call(Method::DELETE, "/me", json!({ "password": PASSWORD })).await);
    good(&ben.order(&id, "leave").await);
    assert!(is_over(&ben.look(&id).await) && rating(&ben, "saint-malo").await > Some(25.0));
    assert_eq!(best(&ben, "saint-malo").await, ["Ben"]);
}
