//! Bots that the server plays: jobs, workers here and elsewhere, advice.

use std::time::{SystemTime, UNIX_EPOCH};

use kit::Sampled;
use serde_json::{Value, json};
use store::{Job, JobKind, MOST_ATTEMPTS};
use tokio::sync::watch;
use web::workers::Worker;

use crate::app::{
    TestApp, TestUser, actions, bot, but, good, is_over, is_turn_of, me, open, play_out, problem, table, until,
};

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// A server that leaves all thinking to others, and a table where a bot begins.
async fn waiting_for_a_bot() -> (TestApp, TestUser, String) {
    let app = TestApp::with(|config| config.workers = 0).await;
    let anna = app.guest("Anna").await;
    let mut new = table("saint-malo", 1, &[bot("random"), me()]);
    new["options"]["first"] = json!("0");
    let id = anna.make(new).await;
    assert_eq!(anna.look(&id).await["to_move"], 0);
    (app, anna, id)
}

async fn take(app: &TestApp, lease: i64) -> Option<Job> {
    app.store().take_job("somebody", now(), lease, &[JobKind::Bot]).await.expect("stored")
}

/// Lets a worker of another process do all work until this is dropped.
fn worker_elsewhere(app: &TestApp) -> watch::Sender<bool> {
    let (stop, stopped) = watch::channel(false);
    for worker in Worker::team("elsewhere", app.store(), &web::known_games(), None, 1) {
        tokio::spawn(worker.run(stopped.clone()));
    }
    stop
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_of_another_process_plays_the_bots() {
    let (app, anna, id) = waiting_for_a_bot().await;
    let _worker = worker_elsewhere(&app);
    let end = play_out(&id, &[&anna], &mut Sampled::new(1)).await;
    assert!(end["result"]["scores"].is_array());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_whose_worker_is_silent_is_taken_over() {
    let (app, anna, id) = waiting_for_a_bot().await;
    let job = take(&app, 1).await.expect("a job");
    assert_eq!((job.table.to_string(), job.seat, job.level.as_str()), (id.clone(), 0, "random"));
    let _worker = worker_elsewhere(&app);
    let seen = anna.wait(&id, |seen| seen["version"].as_i64() > Some(job.n)).await;
    assert!(seen["version"].as_i64() > Some(job.n));
    let late = app.store().answer_job(job.id, "somebody", "stop").await;
    assert!(late.is_err(), "whoever was silent is not listened to any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_again_and_again_is_replaced_by_a_simple_one() {
    let (app, anna, id) = waiting_for_a_bot().await;
    let version = anna.version(&id).await;
    for _ in 0..MOST_ATTEMPTS {
        let job = take(&app, 60_000).await.expect("given out again");
        app.store().fail_job(job.id, "somebody", "no idea").await.expect("stored");
    }
    anna.wait(&id, |seen| seen["version"].as_i64() > Some(version)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_not_legal_is_forgotten_and_the_bot_is_asked_again() {
    let (app, anna, id) = waiting_for_a_bot().await;
    let before = anna.look(&id).await;
    let first = take(&app, 60_000).await.expect("a job");
    app.store().answer_job(first.id, "somebody", "person noble\nplace a1").await.expect("stored");
    let second = until(async || take(&app, 60_000).await).await;
    assert_eq!((second.id, second.attempts, second.answer), (first.id, 1, None), "the same job, as new");
    assert_eq!(anna.look(&id).await, before, "nothing of it was carried out");
    let worker = worker_elsewhere(&app);
    app.store().fail_job(second.id, "somebody", "try another").await.expect("stored");
    anna.wait(&id, |seen| seen["version"] != before["version"]).await;
    drop(worker);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_after_the_person_has_returned_is_not_played() {
    let app = TestApp::with(|config| config.workers = 0).await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("saint-malo", 1, &[me(), open()])).await;
    ben.sit(&id).await;
    let seen = anna.look(&id).await;
    let mover = if is_turn_of(&seen, &anna) { &anna } else { &ben };
    let action = actions(&mover.look(&id).await)[0].clone();
    good(&mover.order(&id, "leave").await);
    let job = take(&app, 60_000).await.expect("a job for the stand-in");
    good(&mover.order(&id, "return").await);
    let version = mover.version(&id).await;
    app.store().answer_job(job.id, "somebody", &action).await.expect("stored");
    until(async || app.store().job(job.id).await.err()).await;
    assert_eq!(mover.version(&id).await, version);
    mover.act(&id, &mut Sampled::new(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_older_version_is_not_played() {
    let app = TestApp::with(|config| config.workers = 0).await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let mut new = table("saint-malo", 1, &[bot("random"), me(), open()]);
    new["options"]["first"] = json!("0");
    let id = anna.make(new).await;
    ben.sit(&id).await;
    let old = take(&app, 60_000).await.expect("a job");
    good(&ben.order(&id, "leave").await);
    let version = anna.version(&id).await;
    app.store().answer_job(old.id, "somebody", "stop").await.expect("stored");
    until(async || app.store().job(old.id).await.err()).await;
    assert_eq!(anna.version(&id).await, version, "the table had moved on");
    assert_eq!(take(&app, 60_000).await.map(|job| job.n), Some(version), "and the bot was asked anew");
}

/// Five guests let masters think: somebody else's apprentice does not wait for them.
#[tokio::test(flavor = "multi_thread")]
async fn an_apprentice_answers_at_once_while_masters_think_for_others() {
    let mut app = TestApp::with(|config| config.workers = 0).await;
    let mut thinking = Vec::new();
    for number in 0..5 {
        let guest = app.guest(&format!("Guest {number}")).await;
        for _ in 0..8 {
            let mut new = table("valletta", 9, &[bot("master"), me(), bot("master"), bot("master")]);
            new["options"]["first"] = json!("0");
            thinking.push(guest.make(new).await);
        }
    }
    let stranger = app.guest("Stranger").await;
    let mut new = table("valletta", 9, &[bot("apprentice"), me()]);
    new["options"]["first"] = json!("0");
    let id = stranger.make(new).await;
    let begun = stranger.version(&thinking[0]).await;
    app.change(|config| config.workers = 1);
    app.restart(async |_| ()).await;
    let stranger = stranger.at(&app);
    stranger.wait(&id, |seen| is_turn_of(seen, &stranger)).await;
    let mut waiting = 0;
    for id in &thinking {
        waiting += usize::from(stranger.version(id).await == begun);
    }
    assert!(waiting > 0, "the apprentice, who was asked last, has waited for all masters");
}

/// What a hint says, with the legal actions of that moment.
async fn hint(who: &TestUser, id: &str) -> (Vec<Value>, Vec<String>) {
    let legal = actions(&who.look(id).await);
    let hints = good(&who.post(&format!("/tables/{id}/hint"), json!({})).await);
    (hints.as_array().expect("a list").clone(), legal)
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_legal_actions_for_ones_own_turn() {
    let app = TestApp::start().await;
    let (anna, ben, eve) = (app.guest("Anna").await, app.guest("Ben").await, app.guest("Eve").await);
    for game in ["saint-malo", "valletta"] {
        let id = anna.make(table(game, 9, &[me(), open()])).await;
        ben.sit(&id).await;
        let turn = is_turn_of(&anna.look(&id).await, &anna);
        let (one, other) = if turn { (&anna, &ben) } else { (&ben, &anna) };
        let version = one.version(&id).await;
        let (hints, legal) = hint(one, &id).await;
        assert!(!hints.is_empty());
        for hint in &hints {
            assert!(legal.contains(&hint["action"].as_str().unwrap().to_owned()), "{hint}");
            assert!(hint["expect"].as_str().is_some_and(|expect| !expect.is_empty()) && hint["reasons"].is_array());
            let (reasons, because) = (hint["reasons"].as_array().unwrap(), hint["because"].as_array().unwrap());
            assert_eq!(reasons.len(), because.len());
            assert!(because.iter().all(|reason| reason["id"].is_string()), "{hint}");
        }
        assert_eq!(one.version(&id).await, version, "advice changes nothing");
        for stranger in [other, &eve] {
            let path = format!("/tables/{id}/hint");
            assert_eq!(problem(&stranger.post(&path, json!({})).await, 409), "not_your_turn");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_of_one_person_may_ask_for_advice_at_once() {
    let app = TestApp::with(|config| config.workers = 2).await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 9, &[me(), me()])).await;
    let path = format!("/tables/{id}/hint");
    for answer in futures_util::future::join_all((0..4).map(|_| anna.post(&path, json!({})))).await {
        assert!(!good(&answer).as_array().expect("a list").is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_be_played_without_hints() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(but(table("valletta", 9, &[me(), me()]), json!({ "hints": false }))).await;
    assert_eq!(problem(&anna.post(&format!("/tables/{id}/hint"), json!({})).await, 403), "no_hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_every_level_play_a_game_to_its_end() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    for game in ["saint-malo", "valletta"] {
        let bots = [bot("novice"), bot("apprentice"), bot("random")];
        let id = anna.make(table(game, 1, &[&[me()], &bots[..]].concat())).await;
        assert!(is_over(&play_out(&id, &[&anna], &mut Sampled::new(5)).await));
    }
    let id = anna.make(table("saint-malo", 1, &[me(), bot("journeyman"), bot("master")])).await;
    assert!(is_over(&play_out(&id, &[&anna], &mut Sampled::new(6)).await));
}

/// The sparring partner is settled when the bot sits down, and follows what became of the games.
#[tokio::test]
async fn a_sparring_partner_is_a_bot_of_the_step_at_which_one_wins_half() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let spar = async || {
        let id = anna.make(table("saint-malo", 3, &[me(), bot("sparring")])).await;
        let level = anna.look(&id).await["seats"][1]["level"].as_str().expect("a level").to_owned();
        good(&anna.order(&id, "resign").await);
        level
    };
    assert_eq!(good(&anna.get("/me").await)["sparring"]["valletta"], "porter");
    let met = [spar().await, spar().await, spar().await, spar().await];
    assert_eq!(met[0], "porter");
    assert_eq!(met[3], "novice", "whoever loses meets somebody weaker: {met:?}");
    let known = good(&anna.get("/me").await);
    assert_eq!(
        (&known["sparring"]["saint-malo"], &known["sparring"]["valletta"]),
        (&json!("novice"), &json!("porter"))
    );
    let waits = anna.make(table("valletta", 3, &[me(), open(), open()])).await;
    good(&anna.seat(&waits, 1, bot("sparring")).await);
    assert_eq!(anna.look(&waits).await["seats"][1]["level"], "porter");
    assert_eq!(problem(&anna.seat(&waits, 2, bot("wizard")).await, 400), "level");
}
