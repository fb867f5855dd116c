//! What dear requests cost the server: asked for again, no more than cheap ones, however much lies behind them.

use std::{fs, time::Duration};

use serde_json::{Value, json};
use tokio::time::sleep;
use web::client::Client;

use crate::{
    help::{Daemon, Folder, text},
    visitor::{QUICK, good, guest, make, order, serve},
};

/// How much more a long story may cost than a short one.
const FACTOR: f64 = 4.0;

/// The processor time that a server has used, in milliseconds: what Linux counts in hundredths of a second.
fn used(server: &Daemon) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    let ticks: f64 = fields[11..13].iter().map(|field| field.parse::<f64>().unwrap()).sum();
    ticks * 10.0
}

/// What so many rounds of these requests cost, in milliseconds of a processor.
async fn cost(server: &Daemon, who: &Client, rounds: usize, paths: &[String]) -> f64 {
    // The first time, something may be worked out.
    for path in paths {
        assert!(who.page(path).await.unwrap().is_good(), "{path}");
    }
    let before = used(server);
    for _ in 0..rounds {
        for path in paths {
            assert!(who.page(path).await.unwrap().is_good(), "{path}");
        }
    }
    used(server) - before
}

fn alone() -> Value {
    json!({ "game": "valletta", "seats": [{ "kind": "me" }, { "kind": "me" }] })
}

/// A finished game in which somebody decided and took it back so many times.
async fn taken_back(who: &Client, times: usize) -> String {
    let made = good(&who.post("/tables", &alone()).await.unwrap());
    let (table, action) = (text(&made["id"]), &made["legal"][0]["action"]);
    let (actions, undo) = (format!("/tables/{table}/actions"), format!("/tables/{table}/undo"));
    let mut version = made["version"].clone();
    for number in 0..times {
        let decide = json!({ "version": version, "request": format!("move-{number:06}"), "action": action });
        good(&who.post(&actions, &decide).await.unwrap());
        version = good(&who.post(&undo, &json!({})).await.unwrap())["version"].clone();
    }
    order(who, &table, "resign").await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_game_of_taking_back_is_worked_out_once() {
    let folder = Folder::new("taken-back");
    let server = serve(&folder.path().join("data"), &QUICK);
    let anna = guest(&server, "Anna").await;
    let paths = |table: &str| [format!("/tables/{table}/replay"), format!("/api/v1/tables/{table}/proof")];
    let (short, long) = (taken_back(&anna, 1).await, taken_back(&anna, 750).await);
    let short = cost(&server, &anna, 60, &paths(&short)).await;
    let long = cost(&server, &anna, 60, &paths(&long)).await;
    assert!(
        long < FACTOR * short.max(100.0),
        "60 replays and proofs of a game of 1500 entries took {long} ms of a processor, of a short one {short} ms"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_is_known_of_somebody_is_written_once() {
    let folder = Folder::new("exports");
    let server = serve(&folder.path().join("data"), &QUICK);
    let (poor, rich) = (guest(&server, "Poor").await, guest(&server, "Rich").await);
    for _ in 0..300 {
        let table = make(&rich, &alone()).await;
        order(&rich, &table, "resign").await;
    }
    let path = ["/api/v1/me/export".to_owned()];
    for who in [&poor, &rich] {
        while who.page(&path[0]).await.unwrap().status == 202 {
            sleep(Duration::from_millis(100)).await;
        }
    }
    let (poor, rich) = (cost(&server, &poor, 60, &path).await, cost(&server, &rich, 60, &path).await);
    assert!(
        rich < FACTOR * poor.max(100.0),
        "60 exports of somebody with 300 tables took {rich} ms of a processor, of a newcomer {poor} ms"
    );
}
