//! Chance that anybody can check.

use kit::Sampled;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::{Proof, fair::hex};

use crate::app::{TestApp, TestUser, bot, but, good, is_turn_of, me, open, play_out, problem, table, text};

/// The proof of a game with a bot, something taken back and salts of its two people.
async fn played(app: &TestApp, game: &str) -> (String, Value) {
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(but(table(game, 2, &[me(), open(), bot("random")]), json!({ "salt": "anna-7" }))).await;
    let promised = anna.look(&id).await["commitment"].clone();
    good(&ben.post(&format!("/tables/{id}/seats"), json!({ "salt": "ben_8" })).await);
    let mut choice = Sampled::new(1);
    take_something_back(&id, &anna, &ben, &mut choice).await;
    assert_eq!(anna.look(&id).await["commitment"], promised, "the promise never changes");
    let end = play_out(&id, &[&anna, &ben], &mut choice).await;
    let secret: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&text(&end["secret"])[2 * at..2 * at + 2], 16).unwrap()).collect();
    assert_eq!(hex(Sha256::digest(secret)), text(&promised), "the secret is the one that was promised");
    (id.clone(), good(&app.stranger().get(&format!("/tables/{id}/proof")).await))
}

/// Anna takes back a decision that used chance, with Ben's consent.
async fn take_something_back(id: &str, anna: &TestUser, ben: &TestUser, choice: &mut Sampled) {
    let decides = |seen: &Value| is_turn_of(seen, anna) || is_turn_of(seen, ben);
    let mut decided = false;
    loop {
        let seen = anna.wait(id, decides).await;
        if decided && !is_turn_of(&seen, anna) && seen["can_undo"] == false {
            break;
        }
        decided |= is_turn_of(&seen, anna);
        if is_turn_of(&seen, anna) { anna } else { ben }.act(id, choice).await;
    }
    good(&anna.order(id, "undo").await);
    good(&ben.answer_plea(id, true).await);
}

fn check(proof: &Value) -> Result<(), String> {
    let proof: Proof = serde_json::from_value(proof.clone()).expect("a proof");
    proof.check(web::known_games().find(&proof.game).expect("a game")).map_err(|broken| broken.0)
}

/// All the ways to change one outcome of one line by one.
fn altered(line: &str) -> Vec<String> {
    let Some((words, tail)) = line.split_once('|') else { return vec![] };
    let picks: Vec<u32> = tail.split_whitespace().map(|pick| pick.parse().unwrap()).collect();
    let change = |at: usize| {
        let mut picks = picks.clone();
        picks[at] = if picks[at] == 0 { 1 } else { picks[at] - 1 };
        let picks: String = picks.iter().map(|pick| format!(" {pick}")).collect();
        format!("{words}|{picks}")
    };
    (0..picks.len()).map(change).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_proves_its_chance_and_nothing_in_the_proof_can_be_changed() {
    let app = TestApp::start().await;
    for game in ["saint-malo", "valletta"] {
        let (_, proof) = played(&app, game).await;
        assert_eq!(check(&proof), Ok(()));
        assert_eq!(proof["salts"], json!(["anna-7", "ben_8", ""]));
        let log = proof["log"].as_array().expect("lines");
        assert!(log.iter().any(|line| text(line).starts_with("undo ")), "what was taken back is part of it");
        let refused = |proof: Value, what: &str| {
            let why = check(&proof).expect_err(what);
            assert!(why.contains(' '), "a sentence: {why}");
        };
        for (at, line) in log.iter().enumerate() {
            for other in altered(text(line)) {
                let mut forged = proof.clone();
                forged["log"][at] = json!(other);
                refused(forged, &other);
            }
        }
        for seat in 0..3 {
            let mut forged = proof.clone();
            forged["salts"][seat] = json!("other");
            refused(forged, "the salt of every seat matters");
        }
        for field in ["secret", "commitment"] {
            let (right, mut forged) = (text(&proof[field]), proof.clone());
            let first = if right.starts_with('0') { '1' } else { '0' };
            forged[field] = json!(format!("{first}{}", &right[1..]));
            refused(forged, field);
        }
        let mut forged = proof.clone();
        let chance = log.iter().position(|line| text(line).starts_with("act ") && text(line).contains('|'));
        forged["log"].as_array_mut().unwrap().remove(chance.expect("chance was used"));
        refused(forged, "a line is missing");
        refused(but(proof.clone(), json!({ "secret": "none" })), "no secret");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_end_there_is_no_record_and_no_proof() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("valletta", 1, &[me(), open()])).await;
    for begun in [false, true] {
        if begun {
            anna.sit(&id).await;
            anna.act(&id, &mut Sampled::new(1)).await;
        }
        for what in ["record", "explained", "proof"] {
            assert_eq!(problem(&anna.get(&format!("/tables/{id}/{what}")).await, 409), "not_over");
        }
        assert_eq!(anna.look(&id).await["secret"], Value::Null);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_promise_is_shown_before_anybody_else_sits_down() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let (one, other) = (
        anna.make(table("valletta", 1, &[me(), open()])).await,
        anna.make(table("valletta", 1, &[me(), open()])).await,
    );
    let promise = text(&ben.look(&one).await["commitment"]).to_owned();
    assert!(promise.len() == 64 && promise != text(&ben.look(&other).await["commitment"]), "every table has its own");
    for salt in ["with space", "ä", "x\ny", &"x".repeat(65)] {
        let sit = ben.post(&format!("/tables/{one}/seats"), json!({ "salt": salt })).await;
        assert_eq!(problem(&sit, 400), "salt");
    }
    good(&ben.post(&format!("/tables/{one}/seats"), json!({ "salt": "ben" })).await);
    let seen = anna.look(&one).await;
    assert_eq!((text(&seen["commitment"]), text(&seen["seats"][1]["salt"])), (promise.as_str(), "ben"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_read_and_replayed_elsewhere() {
    let app = TestApp::start().await;
    let (id, _) = played(&app, "valletta").await;
    let anybody = app.stranger();
    let record = anybody.get(&format!("/tables/{id}/record")).await;
    let record = String::from_utf8(record.body.to_vec()).unwrap();
    let record: kit::Record<valletta::Valletta> = record.parse().unwrap_or_else(|bad| panic!("{bad}"));
    let outcome = kit::Game::outcome(&record.last().expect("a game")).expect("over");
    assert_eq!(json!(outcome.scores), anybody.look(&id).await["result"]["scores"]);
    let explained = anybody.get(&format!("/tables/{id}/explained")).await;
    let lines = String::from_utf8(explained.body.to_vec()).unwrap();
    assert!(lines.lines().count() > record.lines.len());
    assert!(lines.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
}
