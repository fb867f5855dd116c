//! A server with settings, and what its visitors do.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    http::{Method, Request, header},
};
use serde_json::{Value, json};
use tokio::time::sleep;
use web::client::{Answer, Client};

use crate::{
    help::{Daemon, text},
    program::intramuros,
};

pub const PASSWORD: &str = "seven herons over the bay";

/// No limit on requests: for tests of something else. Caps on tables and guests stay.
pub const QUICK: [(&str, &str); 3] =
    [("REQUESTS_PER_ADDRESS", "0"), ("REQUESTS_PER_PERSON", "0"), ("LOGINS_PER_MINUTE", "0")];

/// A server on this folder, with these settings.
pub fn serve(data: &Path, settings: &[(&str, &str)]) -> Daemon {
    let mut command = intramuros(&["serve", "--port", "0", "--data", data.to_str().unwrap()]);
    for (name, value) in settings {
        command.env(format!("INTRAMUROS_{name}"), value);
    }
    Daemon::spawn(command).expect("the server says where it is")
}

/// Sends a request with headers of one's own.
pub async fn ask(who: &Client, method: Method, path: &str, headers: &[(&str, &str)], body: &Value) -> Answer {
    let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
    let request = request.header(header::CONTENT_TYPE, "application/json");
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let request = request.body(Body::from(body.to_string())).unwrap();
    Answer::read(who.send(request).await.unwrap()).await.unwrap()
}

/// Posts, and posts again for as long as the answer is that one should wait a moment.
pub async fn insist(who: &Client, path: &str, body: &Value) -> Answer {
    loop {
        let answer = who.post(path, body).await.unwrap();
        if answer.status != 429 || answer.json()["code"] != "too_many" {
            return answer;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// What a good answer holds.
pub fn good(answer: &Answer) -> Value {
    assert!(answer.is_good(), "{} {}", answer.status, answer.json());
    answer.json()
}

pub async fn guest(server: &Daemon, name: &str) -> Client {
    let guest = server.client();
    good(&insist(&guest, "/guests", &json!({ "name": name })).await);
    guest
}

pub async fn account(server: &Daemon, name: &str) -> Client {
    let account = server.client();
    good(&account.post("/register", &json!({ "name": name, "password": PASSWORD })).await.unwrap());
    account
}

/// The id of somebody.
pub async fn id_of(who: &Client) -> String {
    text(&good(&who.get("/me").await.unwrap())["id"])
}

/// Makes a table; its id.
pub async fn make(who: &Client, new: &Value) -> String {
    text(&good(&insist(who, "/tables", new).await)["id"])
}

pub async fn look(who: &Client, table: &str) -> Value {
    good(&who.get(&format!("/tables/{table}")).await.unwrap())
}

/// Sits down, leaves, comes back, gives up: whatever needs no more words.
pub async fn order(who: &Client, table: &str, what: &str) {
    good(&who.post(&format!("/tables/{table}/{what}"), &json!({})).await.unwrap());
}

/// Decides something, whatever it is, if it is somebody's turn.
pub async fn act(who: &Client, table: &str, seen: &Value, choice: usize) -> bool {
    let legal = seen["legal"].as_array().unwrap();
    if legal.is_empty() {
        return false;
    }
    let action = &legal[choice % legal.len()]["action"];
    let request = format!("move-{:08}", seen["version"].as_u64().unwrap());
    let body = json!({ "version": seen["version"], "request": request, "action": action });
    let done = who.post(&format!("/tables/{table}/actions"), &body).await.unwrap();
    assert!(done.is_good() || done.status == 409, "{}", done.json());
    true
}

/// Looks until the table is as it should be. None when it is not so in time.
pub async fn wait(who: &Client, table: &str, time: Duration, is_so: impl Fn(&Value) -> bool) -> Option<Value> {
    let begun = Instant::now();
    while begun.elapsed() < time {
        let seen = look(who, table).await;
        if is_so(&seen) {
            return Some(seen);
        }
        sleep(Duration::from_millis(10)).await;
    }
    None
}
