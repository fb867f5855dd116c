//! One guest, or a few, against everybody else: the lobby, log-ins, bots.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use axum::http::Method;
use serde_json::{Value, json};
use tokio::{task::JoinSet, time::sleep};
use web::client::Client;

use crate::{
    help::{Folder, text},
    visitor::{QUICK, account, act, ask, good, guest, id_of, insist, look, make, serve, wait},
};

/// For so long somebody waits for an apprentice, who thinks for hundredths of a second.
const PATIENCE: Duration = Duration::from_secs(10);

fn waiting() -> Value {
    json!({ "game": "saint-malo", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true })
}

/// Opens as many tables as it can under the limits that a host finds, a thousand at most.
async fn flood(guest: &Client) -> usize {
    let (mut made, mut refused) = (0, 0);
    while made < 1000 && refused < 25 {
        let answer = guest.post("/tables", &waiting()).await.unwrap();
        match answer.status {
            429 if answer.json()["code"] == "too_many" => sleep(Duration::from_millis(10)).await,
            429 => refused += 1,
            _ => {
                good(&answer);
                made += 1;
            }
        }
    }
    made
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_guest_does_not_take_the_lobby() {
    let folder = Folder::new("lobby");
    let server = serve(&folder.path().join("data"), &[]);
    let mut others = Vec::new();
    for number in 0..10 {
        let other = guest(&server, &format!("Other {number}")).await;
        others.push(make(&other, &waiting()).await);
    }
    let attacker = guest(&server, "Flood").await;
    let made = flood(&attacker).await;
    let list = good(&insist_on_list(&server.client()).await);
    let listed: Vec<&Value> = list.as_array().unwrap().iter().map(|line| &line["id"]).collect();
    let seen = others.iter().filter(|id| listed.contains(&&json!(id))).count();
    let (id, mut caught) = (id_of(&attacker).await, 0);
    for number in 0..10 {
        let seeker = guest(&server, &format!("Seeker {number}")).await;
        let found = good(&insist(&seeker, "/seek", &json!({ "game": "saint-malo", "players": 2 })).await);
        caught += usize::from(found["seats"].as_array().unwrap().iter().any(|seat| seat["person"] == id.as_str()));
    }
    assert!(
        made <= 30 && seen == 10 && caught <= 1,
        "{made} of 1000 tables were opened by one guest; {seen} of 10 others are listed, and {caught} of 10 who seek a \
         game sit down with that guest"
    );
}

/// The list of open tables, as soon as the address may ask for it again.
async fn insist_on_list(who: &Client) -> web::client::Answer {
    loop {
        let answer = who.get("/tables?game=saint-malo").await.unwrap();
        if answer.status != 429 {
            return answer;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_spellings_of_a_name_are_one_name_to_the_limit() {
    let folder = Folder::new("spellings");
    // The attacker has sixty addresses.
    let settings = [&QUICK[..2], &[("BEHIND_PROXY", "true")]].concat();
    let server = serve(&folder.path().join("data"), &settings);
    account(&server, "Anna").await;
    let mut tried = 0;
    for number in 0..60 {
        let name = format!("{:>1$}{2:3$}", "Anna", 4 + number / 8, "", number % 8);
        let body = json!({ "name": name, "password": format!("guess number {number}") });
        let from = format!("192.0.2.{number}");
        let answer = ask(&server.client(), Method::POST, "/login", &[("x-forwarded-for", &from)], &body).await;
        assert!([401, 429].contains(&answer.status), "{}", answer.json());
        tried += usize::from(answer.status == 401);
    }
    // Ten a minute, and a few more while this goes on.
    assert!(tried <= 20, "{tried} of 60 passwords were tried, with spaces around the name");
}

/// Opens tables with masters, forty if that is allowed, and keeps all of them thinking.
async fn play_masters(guest: Client, opened: Arc<AtomicUsize>) {
    let bot = json!({ "kind": "bot", "level": "master" });
    let new = json!({ "game": "valletta", "seats": [{ "kind": "me" }, bot, bot, bot] });
    for _ in 0..40 {
        if !guest.post("/tables", &new).await.unwrap().is_good() {
            break;
        }
        opened.fetch_add(1, Relaxed);
    }
    for choice in 0.. {
        for table in good(&guest.get("/me/turns?wait=1").await.unwrap()).as_array().unwrap() {
            let id = text(&table["id"]);
            act(&guest, &id, &look(&guest, &id).await, choice).await;
        }
    }
}

/// How many decisions masters have made at this server.
async fn decided_by_masters(who: &Client) -> usize {
    let metrics = who.page("/metrics").await.unwrap();
    let metrics = String::from_utf8_lossy(&metrics.body).into_owned();
    let count = metrics.lines().find_map(|line| line.strip_prefix("intramuros_bot_seconds_count{level=\"master\"} "));
    count.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_apprentice_answers_while_masters_think_for_others() {
    let folder = Folder::new("masters");
    let settings = [&QUICK[..], &[("WORKERS", "1")]].concat();
    let server = serve(&folder.path().join("data"), &settings);
    // Somebody who is content with an apprentice, and has begun before the others come.
    let stranger = guest(&server, "Stranger").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }]);
    let table = make(&stranger, &json!({ "game": "valletta", "seats": seats })).await;
    let is_turn = |seen: &Value| seen["legal"].get(0).is_some();
    wait(&stranger, &table, PATIENCE, is_turn).await.expect("an apprentice is quick");
    let (mut guests, opened) = (JoinSet::new(), Arc::new(AtomicUsize::new(0)));
    for number in 0..5 {
        guests.spawn(play_masters(guest(&server, &format!("Guest {number}")).await, Arc::clone(&opened)));
    }
    // The stranger is slow to decide, so that the others are all thinking when the apprentice is asked.
    let all = Instant::now();
    for choice in 0.. {
        if all.elapsed() > Duration::from_secs(15) {
            break;
        }
        sleep(Duration::from_millis(400)).await;
        let (before, begun) = (decided_by_masters(&stranger).await, Instant::now());
        act(&stranger, &table, &look(&stranger, &table).await, choice).await;
        let answered = wait(&stranger, &table, PATIENCE, is_turn).await;
        let between = decided_by_masters(&stranger).await - before;
        assert!(
            answered.is_some() && between <= 20,
            "with masters at {} tables of five guests, {between} decisions of theirs came first, and after {:.1?} the \
             apprentice has {}",
            opened.load(Relaxed),
            begun.elapsed(),
            if answered.is_some() { "decided" } else { "not decided yet" }
        );
    }
    guests.shutdown().await;
}
