//! The review of a finished game, and playing on from one of its moments.

use kit::Sampled;
use serde_json::{Value, json};

use crate::{
    app::{TestApp, TestUser, bot, good, me, play_out, problem, table, until},
    company::{page, submit},
};

/// A short game against a bot, to its end.
async fn finished(anna: &TestUser, game: &str) -> String {
    let id = anna.make(table(game, 2, &[me(), bot("random")])).await;
    play_out(&id, &[anna], &mut Sampled::new(1)).await;
    id
}

/// The review, once a worker has made it.
async fn reviewed(who: &TestUser, id: &str) -> Value {
    let path = format!("/tables/{id}/review");
    until(async || {
        let answer = who.get(&path).await;
        (answer.status == 200).then(|| good(&answer))
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_once_and_the_review_survives_a_restart() {
    let mut app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let mut made = Vec::new();
    for game in ["saint-malo", "valletta"] {
        let id = finished(&anna, game).await;
        let review = reviewed(&anna, &id).await;
        assert_eq!((&review["form"], &review["game"]), (&json!(1), &json!(game)));
        for seat in 0..2 {
            let account = &review["seats"][seat];
            let number = |name: &str| account[name].as_f64().expect("a number");
            let whole = review["result"][seat].as_f64().unwrap() - review["start"][seat].as_f64().unwrap();
            assert!((number("luck") + number("errors") + number("gifts") - whole).abs() < 1e-6, "{account}");
        }
        made.push((id, review));
    }
    app.restart(async |_| ()).await;
    for (id, review) in made {
        assert_eq!(good(&anna.at(&app).get(&format!("/tables/{id}/review")).await), review);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_not_reviewed_and_a_stranger_begins_no_review() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 2, &[me(), bot("random")])).await;
    assert_eq!(problem(&anna.get(&format!("/tables/{id}/review")).await, 409), "not_over");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_replay_shows_the_review_and_asks_the_worst_decisions_again() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = finished(&anna, "saint-malo").await;
    let waits = page(&anna, &format!("/tables/{id}/replay")).await;
    assert!(waits.contains("data-review-wait"), "the first who looks is told to wait");
    let review = reviewed(&anna, &id).await;
    let shown = page(&anna, &format!("/tables/{id}/replay")).await;
    assert!(shown.contains("id=\"review-title\"") && !shown.contains("data-review-wait"));
    let lesson = review["seats"].as_array().unwrap().iter().find_map(|account| account["lessons"][0].as_u64());
    let Some(at) = lesson else { return };
    let asked = page(&anna, &format!("/tables/{id}/replay?lesson={at}")).await;
    assert!(asked.contains("lesson-title") && asked.contains("answer=0"), "a question with answers");
    let answered = page(&anna, &format!("/tables/{id}/replay?lesson={at}&answer=0")).await;
    assert!(answered.contains("review-said"), "what the answer is worth");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_moment_as_practice() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    for game in ["saint-malo", "valletta"] {
        let id = finished(&anna, game).await;
        let next = submit(&anna, &format!("/tables/{id}/try"), "at=3").await;
        let path = next.headers.get("location").and_then(|path| path.to_str().ok()).expect("a new table").to_owned();
        let other = path.rsplit('/').next().expect("an id").to_owned();
        let seen = anna.look(&other).await;
        assert_eq!(
            (&seen["practice"], &seen["rated"], &seen["status"]),
            (&json!(true), &json!(false), &json!("playing"))
        );
        assert_eq!(seen["to_move"], seen["mine"][0], "the seat on turn is mine");
        assert_eq!(good(&anna.get(&format!("/tables/{other}/log?from=0")).await).as_array().map(Vec::len), Some(4));
        play_out(&other, &[&anna], &mut Sampled::new(2)).await;
        let proof = serde_json::from_value::<table::Proof>(good(&anna.get(&format!("/tables/{other}/proof")).await));
        let kind = web::known_games();
        assert_eq!(proof.expect("a proof").check(kind.find(game).expect("a game")).map_err(|broken| broken.0), Ok(()));
    }
}
