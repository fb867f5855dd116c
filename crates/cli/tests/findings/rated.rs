//! Ratings and clocks: nobody gains by not playing.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;
use web::client::Client;

use crate::{
    help::Folder,
    visitor::{QUICK, account, act, good, guest, look, make, order, serve, wait},
};

fn rated() -> Value {
    json!({ "game": "saint-malo", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true, "rated": true })
}

/// How many rated games of Saint Malo somebody has won, of how many.
async fn wins(who: &Client) -> (f64, f64) {
    let me = good(&who.get("/me").await.unwrap());
    let number = |name: &str| me["ratings"].get(0).and_then(|rating| rating[name].as_f64()).unwrap_or(0.0);
    (number("wins"), number("games"))
}

/// Sits down at a new table that is rated, and plays until so many rounds are complete.
async fn begin(anna: &Client, ben: &Client, new: &Value, rounds: u64) -> String {
    let table = make(anna, new).await;
    order(ben, &table, "seats").await;
    for choice in 0.. {
        let seen = [look(anna, &table).await, look(ben, &table).await];
        if seen[0]["view"]["round"].as_u64() > Some(rounds) {
            break;
        }
        assert!(act(anna, &table, &seen[0], choice).await || act(ben, &table, &seen[1], choice).await);
    }
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_earns_nobody_a_rating() {
    let folder = Folder::new("bot-earns");
    let server = serve(&folder.path().join("data"), &QUICK);
    let (anna, ben) = (account(&server, "Anna").await, account(&server, "Ben").await);
    let mut new = rated();
    new["stand_in"] = json!("master");
    // Anna leaves as soon as she sits, and once more after two rounds.
    for rounds in [0, 2] {
        let table = begin(&anna, &ben, &new, rounds).await;
        order(&anna, &table, "leave").await;
        for choice in (0..).step_by(7) {
            let ends = |seen: &Value| seen["status"] != "playing" || seen["legal"].get(0).is_some();
            let seen = wait(&ben, &table, Duration::from_secs(20), ends).await.expect("the bot plays");
            if !act(&ben, &table, &seen, choice).await {
                break;
            }
        }
    }
    let (won, games) = wins(&anna).await;
    assert!(won == 0.0, "a master won {won} of {games} rated games for Anna, who had left both");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_resignations_before_anything_was_played_rate_nobody() {
    let folder = Folder::new("resignations");
    let server = serve(&folder.path().join("data"), &QUICK);
    let (anna, ben) = (account(&server, "Anna").await, account(&server, "Ben").await);
    for _ in 0..20 {
        let table = begin(&anna, &ben, &rated(), 0).await;
        order(&ben, &table, "resign").await;
    }
    let best = good(&anna.get("/leaderboard/saint-malo").await.unwrap());
    let (won, _) = wins(&anna).await;
    assert!(
        won == 0.0 && best[0].is_null(),
        "twenty resignations at move 0 are {won} wins, and {} leads the leaderboard",
        best[0]["name"]
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_has_no_house_rules() {
    let folder = Folder::new("house-rules");
    let server = serve(&folder.path().join("data"), &QUICK);
    let anna = account(&server, "Anna").await;
    let mut taken = Vec::new();
    for (game, option, value) in [
        ("saint-malo", "turn_cap", "1"),
        ("valletta", "turn_cap", "1"),
        ("saint-malo", "first", "0"),
        ("saint-malo", "coin_vp", "1"),
        ("valletta", "finite_supply", "true"),
    ] {
        let mut new = rated();
        new["game"] = json!(game);
        new["options"] = json!({ option: value });
        let made = anna.post("/tables", &new).await.unwrap();
        if made.is_good() && made.json()["rated"] == true {
            taken.push(format!("{game} {option}={value}"));
        }
    }
    assert!(taken.is_empty(), "rated tables were made with {}", taken.join(", "));
}

/// What somebody has left, in milliseconds: at the end of the turn that is on, or in the bank.
fn left(seen: &Value, seat: usize) -> i64 {
    seen["banks"][seat].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaving_and_coming_back_brings_no_time() {
    let folder = Folder::new("endless-time");
    // Without workers no bot plays on meanwhile.
    let settings = [&QUICK[..], &[("WORKERS", "0")]].concat();
    let server = serve(&folder.path().join("data"), &settings);
    let people = [guest(&server, "Anna").await, guest(&server, "Ben").await];
    let pace = json!({ "kind": "live", "bank": 60, "increment": 0 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "saint-malo", "seats": seats, "public": true, "pace": pace });
    let table = make(&people[0], &new).await;
    order(&people[1], &table, "seats").await;
    let begun = look(&people[0], &table).await;
    let seat = begun["to_move"].as_u64().unwrap() as usize;
    let one = &people[seat];
    let away = async || {
        order(one, &table, "leave").await;
        order(one, &table, "return").await;
        look(one, &table).await
    };

    // On one's own turn, after some thought.
    sleep(Duration::from_millis(1500)).await;
    let after = away().await;
    let on_turn = after["deadline"].as_i64().unwrap() - begun["deadline"].as_i64().unwrap();

    // While the other one thinks.
    for choice in 0.. {
        let seen = look(one, &table).await;
        if seen["to_move"] != json!(seat) {
            break;
        }
        act(one, &table, &seen, choice).await;
    }
    let before = left(&look(one, &table).await, seat);
    let after = left(&away().await, seat);
    assert!(
        on_turn <= 0 && after <= before,
        "leaving and coming back brought {on_turn} ms on one's own turn, and a bank of {before} ms became {after} ms"
    );
}
