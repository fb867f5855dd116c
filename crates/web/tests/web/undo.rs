//! Taking decisions back.

use kit::Sampled;
use serde_json::{Value, json};

use crate::{
    app::{TestApp, TestUser, actions, bot, but, good, is_turn_of, me, open, problem, table},
    company::{page, submit, words},
};

/// A game of Valletta where seat 0 begins.
fn valletta(rounds: u32, seats: &[Value]) -> Value {
    let new = table("valletta", rounds, seats);
    let options = but(new["options"].clone(), json!({ "first": "0" }));
    but(new, json!({ "options": options }))
}

/// Somebody decides until what they did last has brought something to light.
async fn play_past_the_boundary(id: &str, who: &TestUser, people: &[&TestUser]) {
    let mut choice = Sampled::new(7);
    let mut decided = false;
    loop {
        let seen = who.look(id).await;
        if decided && !is_turn_of(&seen, who) && seen["can_undo"] == false {
            return;
        }
        decided |= is_turn_of(&seen, who);
        people.iter().find(|one| is_turn_of(&seen, one)).expect("somebody's turn").act(id, &mut choice).await;
    }
}

/// What is played, without the number of the version.
async fn board(who: &TestUser, id: &str) -> Value {
    let seen = who.look(id).await;
    json!([seen["view"], seen["legal"], seen["to_move"]])
}

#[tokio::test(flavor = "multi_thread")]
async fn what_brought_nothing_to_light_is_taken_back_without_asking() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(valletta(9, &[me(), open()])).await;
    ben.sit(&id).await;
    let seen = anna.look(&id).await;
    let (one, other) = if is_turn_of(&seen, &anna) { (&anna, &ben) } else { (&ben, &anna) };
    let before = board(one, &id).await;
    one.act(&id, &mut Sampled::new(1)).await;
    assert_eq!((&one.look(&id).await["can_undo"], &other.look(&id).await["can_undo"]), (&json!(true), &json!(false)));
    assert_eq!(problem(&other.order(&id, "undo").await, 409), "no_undo", "the other one has decided nothing");
    let version = one.version(&id).await;
    good(&one.order(&id, "undo").await);
    assert_eq!(board(one, &id).await, before);
    assert_eq!(one.version(&id).await, version + 1, "the log keeps what was taken back");
    assert_eq!(good(&one.get(&format!("/tables/{id}/log?from=0")).await).as_array().map(Vec::len), Some(1));
    assert_eq!(problem(&one.order(&id, "undo").await, 409), "no_undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_the_boundary_every_other_person_must_agree() {
    let app = TestApp::start().await;
    let people = [app.guest("Anna").await, app.guest("Ben").await, app.guest("Carl").await];
    let [anna, ben, carl] = &people;
    let id = anna.make(valletta(9, &[me(), open(), open()])).await;
    ben.sit(&id).await;
    carl.sit(&id).await;
    play_past_the_boundary(&id, anna, &[anna, ben, carl]).await;
    let before = board(carl, &id).await;
    good(&anna.order(&id, "undo").await);
    let plea = carl.look(&id).await["plea"].clone();
    assert_eq!((&plea["by"], &plea["agreed"]), (&json!(anna.id), &json!([])));
    assert_eq!(problem(&anna.answer_plea(&id, true).await, 403), "not_asked", "one cannot agree with oneself");
    good(&ben.answer_plea(&id, true).await);
    assert_eq!(board(carl, &id).await, before, "Carl has not answered yet");
    assert_eq!(carl.look(&id).await["plea"]["agreed"], json!([ben.id]));
    good(&carl.answer_plea(&id, true).await);
    let seen = anna.look(&id).await;
    assert!(is_turn_of(&seen, anna) && seen["plea"].is_null(), "Anna decides anew");
    let log = good(&anna.get(&format!("/tables/{id}/log")).await);
    assert_eq!(json!(log.as_array().unwrap().len() - 1), plea["to"], "so many decisions are left");
    // The rest of the game goes on from there.
    anna.act(&id, &mut Sampled::new(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_refusal_or_the_next_decision_ends_the_wish() {
    let app = TestApp::start().await;
    let people = [app.guest("Anna").await, app.guest("Ben").await, app.guest("Carl").await];
    let [anna, ben, carl] = &people;
    let id = anna.make(valletta(9, &[me(), open(), open()])).await;
    ben.sit(&id).await;
    carl.sit(&id).await;
    play_past_the_boundary(&id, anna, &[anna, ben, carl]).await;
    let before = board(carl, &id).await;
    good(&anna.order(&id, "undo").await);
    good(&ben.answer_plea(&id, true).await);
    good(&carl.answer_plea(&id, false).await);
    assert_eq!((board(carl, &id).await, &carl.look(&id).await["plea"]), (before, &Value::Null));
    assert_eq!(problem(&ben.answer_plea(&id, true).await, 409), "no_plea");
    good(&anna.order(&id, "undo").await);
    let seen = carl.look(&id).await;
    let mover = people.iter().find(|one| is_turn_of(&seen, one)).expect("somebody's turn");
    mover.act(&id, &mut Sampled::new(3)).await;
    assert_eq!(carl.look(&id).await["plea"], Value::Null, "whoever plays on does not agree");
    let stranger = app.guest("Stranger").await;
    assert_eq!(problem(&stranger.order(&id, "undo").await, 403), "not_seated");
    assert_eq!(problem(&stranger.answer_plea(&id, true).await, 409), "no_plea");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rated_game_nothing_that_came_to_light_is_taken_back() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.account("Ben").await);
    let rated = json!({ "rated": true, "options": {} });
    let id = anna.make(but(valletta(9, &[me(), open()]), rated)).await;
    ben.sit(&id).await;
    play_past_the_boundary(&id, &anna, &[&anna, &ben]).await;
    assert_eq!(problem(&anna.order(&id, "undo").await, 409), "no_undo");
    assert_eq!(ben.look(&id).await["plea"], Value::Null);
}

/// A game against a bot in which something has come to light since Anna's last decision.
async fn against_a_bot(anna: &TestUser) -> String {
    let id = anna.make(valletta(9, &[me(), bot("random")])).await;
    let mut choice = Sampled::new(4);
    for _ in 0..20 {
        let seen = anna.wait(&id, |seen| is_turn_of(seen, anna)).await;
        if seen["can_undo"] == false && seen["version"].as_i64() > Some(8) {
            return id;
        }
        anna.act(&id, &mut choice).await;
    }
    panic!("nothing came to light");
}

async fn decisions(who: &TestUser, id: &str) -> usize {
    good(&who.get(&format!("/tables/{id}/log")).await).as_array().expect("a log").len()
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_undo_stops_where_something_came_to_light() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = against_a_bot(&anna).await;
    let before = board(&anna, &id).await;
    assert_eq!(problem(&anna.order(&id, "undo").await, 409), "no_undo", "no second throw for nothing");
    assert_eq!(board(&anna, &id).await, before);
    assert_eq!(anna.look(&id).await["practice"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_practice_take_back_goes_further_and_the_game_counts_for_nothing() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = against_a_bot(&anna).await;
    let before = decisions(&anna, &id).await;
    good(&anna.order(&id, "take-back").await);
    let seen = anna.wait(&id, |seen| is_turn_of(seen, &anna)).await;
    assert!(decisions(&anna, &id).await < before);
    assert_eq!(seen["practice"], true);
    let mine = good(&anna.get("/me/tables").await);
    let line = mine.as_array().unwrap().iter().find(|line| line["id"] == json!(id)).expect("my table");
    assert_eq!(line["practice"], true);
    let shown = page(&anna, &format!("/tables/{id}")).await;
    assert!(shown.contains("Practice game") && page(&anna, "/").await.contains("practice"), "{shown}");
    assert!(page(&anna, &format!("/tables/{id}/replay")).await.contains("This is a practice game"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_asks_before_it_makes_a_practice_game() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = against_a_bot(&anna).await;
    let shown = page(&anna, &format!("/tables/{id}")).await;
    assert!(shown.contains("form=\"take-back\"") && !shown.contains("form=\"undo\""), "{shown}");
    let path = format!("/tables/{id}/take-back");
    let asked = words(&submit(&anna, &path, "").await);
    assert!(asked.contains("becomes a practice game"), "{asked}");
    assert_eq!(anna.look(&id).await["practice"], false);
    assert_eq!(submit(&anna, &path, "sure=yes").await.status, 303);
    assert_eq!(anna.look(&id).await["practice"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_others_play_nobody_practises() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(valletta(9, &[me(), open()])).await;
    ben.sit(&id).await;
    play_past_the_boundary(&id, &anna, &[&anna, &ben]).await;
    assert_eq!(problem(&anna.order(&id, "take-back").await, 409), "no_undo");
    assert_eq!(anna.look(&id).await["practice"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_or_has_given_up_takes_nothing_back() {
    let app = TestApp::start().await;
    let people = [app.guest("Anna").await, app.guest("Ben").await, app.guest("Carl").await];
    let [anna, ben, carl] = &people;
    let id = anna.make(valletta(9, &[me(), open(), open()])).await;
    ben.sit(&id).await;
    carl.sit(&id).await;
    play_past_the_boundary(&id, anna, &[anna, ben, carl]).await;
    good(&anna.order(&id, "leave").await);
    assert_eq!(problem(&anna.order(&id, "undo").await, 409), "away");
    good(&anna.order(&id, "resign").await);
    assert_eq!(problem(&anna.order(&id, "undo").await, 409), "away");
    let seen = anna.look(&id).await;
    assert_eq!((&seen["can_undo"], actions(&seen).len()), (&json!(false), 0));
    // Nor do they have a say in what the others take back.
    let seen = ben.wait(&id, |seen| is_turn_of(seen, ben) || is_turn_of(seen, carl)).await;
    let (one, other) = if is_turn_of(&seen, ben) { (carl, ben) } else { (ben, carl) };
    good(&one.order(&id, "undo").await);
    if !one.look(&id).await["plea"].is_null() {
        assert_eq!(problem(&anna.answer_plea(&id, false).await, 403), "not_asked");
        good(&other.answer_plea(&id, true).await);
    }
    assert_eq!(one.look(&id).await["plea"], Value::Null);
}
