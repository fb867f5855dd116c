//! Clocks, stand-ins, leaving and coming back.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kit::Sampled;
use serde_json::{Value, json};

use crate::app::{TestApp, TestUser, bot, but, good, is_over, is_turn_of, me, open, play_out, problem, table, until};

const HOUR: i64 = 3_600_000;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// A table of two people; answers who decides and who does not.
async fn two(app: &TestApp, new: Value) -> (String, TestUser, TestUser) {
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(new).await;
    ben.sit(&id).await;
    let turn = is_turn_of(&anna.look(&id).await, &anna);
    if turn { (id, anna, ben) } else { (id, ben, anna) }
}

fn live(bank: u32, increment: u32) -> Value {
    let pace = json!({ "pace": { "kind": "live", "bank": bank, "increment": increment }, "stand_in": "random" });
    but(table("saint-malo", 3, &[me(), open()]), pace)
}

fn seat_of(seen: &Value, who: &TestUser) -> Value {
    let seats = seen["seats"].as_array().expect("seats");
    seats.iter().find(|seat| seat["person"] == who.id.as_str()).expect("a seat").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_when_the_time_is_up_for_the_rest_of_a_live_game() {
    let mut app = TestApp::start().await;
    let (id, mut slow, mut other) = two(&app, live(60, 5)).await;
    // A minute goes by: the table is put back in time by so much.
    app.restart(async |store| assert_eq!(store.postpone(-61_000).await.expect("stored"), 1)).await;
    (slow, other) = (slow.at(&app), other.at(&app));
    let seen = other.wait(&id, |seen| is_turn_of(seen, &other)).await;
    assert_eq!(seat_of(&seen, &slow)["state"], "stand-in");
    assert_eq!(seat_of(&seen, &other)["state"], "playing");
    other.act(&id, &mut Sampled::new(1)).await;
    let version = slow.version(&id).await;
    let acted = slow.act_at(&id, version, "stop").await;
    assert!(["away", "stale", "not_your_turn"].contains(&acted.json()["code"].as_str().unwrap()), "{acted:?}");
    assert_eq!(problem(&slow.order(&id, "return").await, 409), "no_time");
    let seen = slow.look(&id).await;
    assert_eq!(seen["banks"][seat_of(&seen, &slow)["seat"].as_u64().unwrap() as usize], 0);
    let end = play_out(&id, &[&other], &mut Sampled::new(2)).await;
    assert_eq!(seat_of(&end, &slow)["state"], "stand-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_nobody_has_time_left_the_bots_play_to_the_end() {
    let mut app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(but(live(60, 5), json!({ "seats": [me(), bot("random")] }))).await;
    let anna_moves = anna.wait(&id, |seen| is_turn_of(seen, &anna)).await;
    assert!(anna_moves["deadline"].is_i64());
    app.restart(async |store| assert_eq!(store.postpone(-61_000).await.expect("stored"), 1)).await;
    let end = anna.at(&app).wait(&id, is_over).await;
    assert!(end["result"]["scores"].is_array(), "{}", end["result"]);
}

/// What is left of somebody's bank.
fn bank(seen: &Value, who: &TestUser) -> i64 {
    seen["banks"][seat_of(seen, who)["seat"].as_u64().unwrap() as usize].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_coming_back_brings_no_time() {
    let app = TestApp::with(|config| config.workers = 0).await;
    for pace in [json!({ "kind": "live", "bank": 60, "increment": 60 }), json!({ "kind": "days", "days": 1 })] {
        let (id, one, other) = two(&app, but(live(60, 60), json!({ "pace": pace }))).await;
        let before = one.look(&id).await;
        tokio::time::sleep(Duration::from_millis(60)).await;
        for _ in 0..3 {
            good(&one.order(&id, "leave").await);
            good(&other.order(&id, "leave").await);
            good(&other.order(&id, "return").await);
            good(&one.order(&id, "return").await);
        }
        let after = one.look(&id).await;
        assert_eq!(after["deadline"], before["deadline"], "the turn ends when it would have ended");
        assert_eq!(bank(&after, &other), bank(&before, &other));
        if pace["kind"] == "live" {
            assert!(bank(&after, &one) <= 60_000 - 60, "what was thought is paid for: {}", after["banks"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_brings_no_time() {
    let app = TestApp::start().await;
    for pace in [json!({ "kind": "live", "bank": 100, "increment": 30 }), json!({ "kind": "days", "days": 1 })] {
        // In the draft of Valletta a turn is handed on before anything comes to light.
        let new = but(live(100, 30), json!({ "game": "valletta", "pace": pace }));
        let (id, one, other) = two(&app, new).await;
        let before = one.look(&id).await;
        for _ in 0..3 {
            one.act(&id, &mut Sampled::new(1)).await;
            assert!(is_turn_of(&other.look(&id).await, &other));
            tokio::time::sleep(Duration::from_millis(30)).await;
            good(&one.order(&id, "undo").await);
        }
        let after = one.look(&id).await;
        assert_eq!(after["deadline"], before["deadline"], "the time since is theirs who take back");
        assert_eq!(bank(&after, &other), bank(&before, &other));
        assert!(bank(&after, &one) <= bank(&before, &one));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_turn_of_days_begins_anew_only_if_nobody_waited_for_it() {
    let mut app = TestApp::with(|config| config.workers = 0).await;
    let days = json!({ "pace": { "kind": "days", "days": 1 } });
    let (id, one, other) = two(&app, but(live(60, 5), days.clone())).await;
    let anna = app.guest("Anna").await;
    let alone = anna.make(but(live(60, 5), but(days, json!({ "seats": [me(), me()] })))).await;
    app.restart(async |store| assert_eq!(store.postpone(-25 * HOUR).await.expect("stored"), 2)).await;
    let (one, other, anna) = (one.at(&app), other.at(&app), anna.at(&app));
    one.wait(&id, |seen| seat_of(seen, &one)["state"] == "stand-in").await;
    assert_eq!(problem(&one.order(&id, "return").await, 409), "no_time");
    good(&other.order(&id, "leave").await);
    good(&one.order(&id, "return").await);
    anna.wait(&alone, |seen| seen["seats"].as_array().unwrap().iter().any(|seat| seat["state"] == "stand-in")).await;
    good(&anna.order(&alone, "return").await);
    assert!(is_turn_of(&anna.look(&alone).await, &anna));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_that_the_server_was_away_is_charged_to_nobody() {
    let mut app = TestApp::start().await;
    let (id, mut one, _) = two(&app, live(60, 5)).await;
    let days = json!({ "pace": { "kind": "days", "days": 1 } });
    let slow = one.make(but(table("valletta", 3, &[me(), me()]), days)).await;
    let before = [one.look(&id).await, one.look(&slow).await];
    app.restart(async |store| {
        // As if the last sign of life were two days old.
        store.postpone(-48 * HOUR).await.expect("stored");
        store.note_alive(now() - 48 * HOUR).await.expect("stored");
    })
    .await;
    one = one.at(&app);
    tokio::time::sleep(Duration::from_millis(700)).await;
    for (id, before) in [&id, &slow].into_iter().zip(before) {
        let after = one.look(id).await;
        assert_eq!((&after["version"], &after["banks"]), (&before["version"], &before["banks"]), "nobody is replaced");
        let late = after["deadline"].as_i64().unwrap() - before["deadline"].as_i64().unwrap();
        assert!((0..10_000).contains(&late), "the deadline is {late} ms later");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_in_which_nothing_could_be_stored_is_charged_to_nobody() {
    let mut app = TestApp::start().await;
    let (id, mut one, _) = two(&app, live(60, 5)).await;
    app.restart(async |store| assert_eq!(store.postpone(-56_000).await.expect("stored"), 1)).await;
    one = one.at(&app);
    let before = one.look(&id).await;
    // The deadline comes while nobody can write.
    app.place().hold(Duration::from_secs(7)).await;
    let later = async || Some(one.look(&id).await).filter(|seen| seen["deadline"] != before["deadline"]);
    let after = until(later).await;
    assert_eq!((&after["version"], &after["banks"]), (&before["version"], &before["banks"]), "nobody is replaced");
    let late = after["deadline"].as_i64().unwrap() - before["deadline"].as_i64().unwrap();
    assert!((5_000..20_000).contains(&late), "the deadline is {late} ms later");
    one.act(&id, &mut Sampled::new(3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thinking_costs_time_and_a_turn_brings_the_increment() {
    let app = TestApp::start().await;
    let (id, one, other) = two(&app, live(100, 7)).await;
    let seat = |seen: &Value, who: &TestUser| seat_of(seen, who)["seat"].as_u64().unwrap() as usize;
    let seen = one.look(&id).await;
    assert_eq!(seen["banks"], json!([100_000, 100_000]));
    let left = seen["deadline"].as_i64().unwrap() - seen["turn_at"].as_i64().unwrap();
    assert_eq!(left, 100_000);
    let mut choice = Sampled::new(3);
    while is_turn_of(&one.look(&id).await, &one) {
        one.act(&id, &mut choice).await;
    }
    let seen = one.look(&id).await;
    let bank = seen["banks"][seat(&seen, &one)].as_i64().unwrap();
    assert!((100_001..107_000).contains(&bank), "{bank}: the increment, less what was thought");
    assert_eq!(seen["banks"][seat(&seen, &other)], 100_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn deciding_and_taking_back_again_and_again_brings_no_time() {
    let app = TestApp::start().await;
    // In the draft of Valletta a turn is handed on before anything comes to light.
    let (id, one, _) = two(&app, but(live(100, 30), json!({ "game": "valletta" }))).await;
    for _ in 0..3 {
        one.act(&id, &mut Sampled::new(1)).await;
        good(&one.order(&id, "undo").await);
    }
    let banks = one.look(&id).await["banks"].clone();
    assert!(banks.as_array().unwrap().iter().all(|bank| bank.as_i64() <= Some(100_000)), "{banks}");
}

/// Notes at a table that the last thing there happened long ago.
async fn age(store: &store::Store, table: &str, hours: i64) {
    let table = store.table(crate::app::id(table)).await.expect("a table");
    let (mut after, at) = (table.now(), now() - hours * HOUR);
    after.version += 1;
    let kind = store::EntryKind::Seat;
    let entry =
        store::Entry { n: table.version, kind, line: "aged".into(), seat: None, person: None, request: None, at };
    let (seats, jobs, ratings, notes) = (vec![], vec![], vec![], vec![]);
    let commit = store::Commit {
        table: table.id,
        entries: vec![entry],
        now: after,
        seats,
        jobs,
        ratings,
        notes,
        fence: None,
        done: None,
    };
    store.commit(commit).await.expect("stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_everybody_forgot_are_closed_after_a_day_or_thirty() {
    let mut app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let days = json!({ "pace": { "kind": "days", "days": 3 } });
    let seats = [me(), me()];
    let open = anna.make(table("valletta", 3, &[me(), open()])).await;
    let live = anna.make(but(live(100, 5), json!({ "seats": seats }))).await;
    let slow = anna.make(but(table("valletta", 3, &seats), days)).await;
    let older = anna.make(table("valletta", 3, &seats)).await;
    let tables =
        [(&open, 25, "abandoned"), (&live, 25, "abandoned"), (&slow, 25, "playing"), (&older, 31 * 24, "abandoned")];
    app.restart(async |store| {
        for (id, hours, _) in tables {
            age(store, id, hours).await;
        }
    })
    .await;
    let anna = anna.at(&app);
    for (id, _, status) in tables {
        anna.wait(id, |seen| seen["status"] == status).await;
    }
    assert!(anna.look(&older).await["secret"].is_string(), "what was played can be checked");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_clock_nobody_is_ever_late() {
    let mut app = TestApp::start().await;
    let (id, mut one, _) = two(&app, table("saint-malo", 2, &[me(), open()])).await;
    assert_eq!(one.look(&id).await["deadline"], Value::Null);
    app.restart(async |store| assert_eq!(store.postpone(-1000 * HOUR).await.expect("stored"), 0)).await;
    one = one.at(&app);
    one.act(&id, &mut Sampled::new(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_is_replaced_by_a_bot_until_they_return() {
    let app = TestApp::start().await;
    let (id, one, other) = two(&app, but(table("valletta", 4, &[me(), open()]), json!({ "stand_in": "random" }))).await;
    good(&one.order(&id, "leave").await);
    let mut choice = Sampled::new(4);
    for _ in 0..3 {
        other.wait(&id, |seen| is_turn_of(seen, &other)).await;
        other.act(&id, &mut choice).await;
    }
    assert_eq!(seat_of(&other.look(&id).await, &one)["state"], "stand-in");
    good(&one.order(&id, "return").await);
    let end = play_out(&id, &[&one, &other], &mut choice).await;
    assert_eq!(seat_of(&end, &one)["state"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_waits_for_somebody_whom_a_bot_replaces() {
    let app = TestApp::with(|config| config.workers = 0).await;
    let (id, one, _) = two(&app, table("valletta", 4, &[me(), open()])).await;
    let waiting = async || good(&one.get("/me/turns").await).as_array().map(Vec::len);
    assert_eq!(waiting().await, Some(1));
    good(&one.order(&id, "leave").await);
    assert_eq!((waiting().await, &one.look(&id).await["legal"]), (Some(0), &json!([])));
    good(&one.order(&id, "return").await);
    assert_eq!(waiting().await, Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_everybody_has_left_keeps_its_secret_until_it_is_given_up() {
    let mut app = TestApp::start().await;
    let (id, one, other) = two(&app, table("saint-malo", 9, &[me(), open()])).await;
    good(&other.order(&id, "leave").await);
    good(&one.order(&id, "leave").await);
    let seen = one.look(&id).await;
    assert_eq!((&seen["status"], &seen["secret"]), (&json!("playing"), &Value::Null));
    assert_eq!(problem(&one.get(&format!("/tables/{id}/proof")).await, 409), "not_over");
    for (hours, status) in [(29 * 24, "playing"), (31 * 24, "abandoned")] {
        app.restart(async |store| age(store, &id, hours).await).await;
        let seen = one.at(&app).wait(&id, |seen| seen["status"] == status).await;
        assert_eq!(seen["secret"].is_string(), status == "abandoned", "{seen}");
    }
    let proof = good(&one.at(&app).get(&format!("/tables/{id}/proof")).await);
    assert_eq!(proof["commitment"], seen["commitment"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_everybody_has_left_waits_for_somebody() {
    let app = TestApp::start().await;
    let (id, one, other) =
        two(&app, but(table("saint-malo", 2, &[me(), open(), bot("random")]), json!({ "stand_in": "random" }))).await;
    good(&other.order(&id, "leave").await);
    good(&one.order(&id, "leave").await);
    let version = one.version(&id).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(one.version(&id).await, version, "no bot plays for nobody");
    good(&other.order(&id, "return").await);
    let end = play_out(&id, &[&other], &mut Sampled::new(5)).await;
    assert!(is_over(&end) && seat_of(&end, &one)["state"] == "stand-in");
}
