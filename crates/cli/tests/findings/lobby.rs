//! One guest, or a few, against everybody else: the lobby, log-ins, bots.

use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::{Value, json};
use tokio::{task::block_in_place, time::sleep};
use web::client::Client;

use crate::{
    help::Folder,
    visitor::{QUICK, account, ask, good, guest, id_of, insist, look, make, serve, wait},
};

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

/// A table of Valletta at which a bot of this level is to decide first.
async fn asked(who: &Client, level: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": level }]);
    let table = make(who, &json!({ "game": "valletta", "seats": seats, "options": { "first": "0" } })).await;
    assert_eq!(look(who, &table).await["to_move"], 1, "the last one chooses first");
    table
}

/// When the bot has decided, in milliseconds since 1970.
async fn decided(who: &Client, table: &str) -> i64 {
    let seen = wait(who, table, Duration::from_secs(30), |seen| seen["to_move"] == 0).await;
    seen.expect("the bot decides")["turn_at"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_apprentice_answers_while_masters_think_for_others() {
    let folder = Folder::new("masters");
    let data = folder.path().join("data");
    // Nobody thinks before everybody has been asked: the masters of five guests, and last of all an apprentice.
    let server = serve(&data, &[&QUICK[..], &[("WORKERS", "0")]].concat());
    let mut masters = Vec::new();
    for number in 0..5 {
        let guest = guest(&server, &format!("Guest {number}")).await;
        for _ in 0..9 {
            masters.push((guest.clone(), asked(&guest, "master").await));
        }
    }
    let stranger = guest(&server, "Stranger").await;
    let table = asked(&stranger, "apprentice").await;
    block_in_place(|| assert!(server.terminate().0.success()));
    let server = serve(&data, &[&QUICK[..], &[("WORKERS", "1")]].concat());
    let begun = Instant::now();
    let at = decided(&stranger.at(&server.url), &table).await;
    let waited = begun.elapsed();
    let mut before = 0;
    for (guest, table) in &masters {
        before += usize::from(decided(&guest.at(&server.url), table).await <= at);
    }
    assert!(
        before <= 20 && waited < Duration::from_secs(10),
        "an apprentice waited {waited:.1?} for {before} of {} masters of five guests",
        masters.len()
    );
}
