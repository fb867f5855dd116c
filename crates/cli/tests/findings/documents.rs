//! What the documents promise is so.

use std::{
    env, fs,
    io::{Read, Write},
    net::TcpStream,
    path::PathBuf,
    time::Duration,
};

use axum::http::Method;
use serde_json::{Value, json};
use tokio::task::block_in_place;

use crate::{
    help::{Daemon, Folder, text},
    visitor::{QUICK, ask, good, guest, look, make, order, serve},
};

/// When the secret of a table is shown, as `fair.md` says it: the fourth step.
fn promise() -> String {
    let beside = || format!("{}/../../docs", env!("CARGO_MANIFEST_DIR"));
    let docs = PathBuf::from(env::var("INTRAMUROS_DOCS").unwrap_or_else(|_| beside()));
    let fair = fs::read_to_string(docs.join("fair.md")).unwrap();
    let step = fair.split("\n4. ").nth(1).unwrap().split("\n\n").next().unwrap();
    step.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_secret_of_a_table_that_everybody_has_left_is_shown_when_fair_md_says_so() {
    let folder = Folder::new("fair");
    let server = serve(&folder.path().join("data"), &QUICK);
    let (anna, ben) = (guest(&server, "Anna").await, guest(&server, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = make(&anna, &json!({ "game": "saint-malo", "seats": seats, "public": true })).await;
    order(&ben, &table, "seats").await;
    order(&anna, &table, "leave").await;
    order(&ben, &table, "leave").await;
    let seen = look(&anna, &table).await;
    let (status, shown) = (text(&seen["status"]), seen["secret"].is_string());
    let promise = promise();
    let promised = promise.contains("everybody has left it, the server shows the secret");
    let ends = promise.contains("While it is `playing`, nobody sees it");
    assert!(promised || ends, "fair.md says one or the other: {promise}");
    assert!(
        shown == promised && (shown || status == "playing"),
        "everybody has left, the table is '{status}', its secret is shown: {shown}; fair.md says: {promise}"
    );
}

/// Every text and number that may be sent and has no bounds in the description.
fn unbounded(all: &Value, schema: &Value, place: &str, found: &mut Vec<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        return unbounded(all, all.pointer(name.trim_start_matches('#')).unwrap(), place, found);
    }
    for kinds in ["oneOf", "anyOf", "allOf"] {
        schema[kinds].as_array().into_iter().flatten().for_each(|one| unbounded(all, one, place, found));
    }
    for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
        unbounded(all, inner, &format!("{place}.{name}"), found);
    }
    for inside in ["items", "additionalProperties"] {
        if schema[inside].is_object() {
            unbounded(all, &schema[inside], place, found);
        }
    }
    let kinds = schema["type"].to_string();
    let has = |bound: &str| schema[bound].is_number();
    let endless = kinds.contains("string") && !has("maxLength")
        || kinds.contains("integer") && !(has("minimum") && has("maximum"));
    if endless && !schema["enum"].is_array() {
        found.push(place.to_owned());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_description_says_how_long_a_text_and_how_large_a_number_may_be() {
    let folder = Folder::new("bounds");
    let server = serve(&folder.path().join("data"), &QUICK);
    let all = good(&server.client().get("/openapi.json").await.unwrap());
    let mut found = Vec::new();
    for (path, operations) in all["paths"].as_object().unwrap() {
        for (method, said) in operations.as_object().unwrap() {
            let body = &said["requestBody"]["content"]["application/json"]["schema"];
            unbounded(&all, body, &format!("{method} {path}"), &mut found);
        }
    }
    assert!(found.is_empty(), "{} texts and numbers have no bounds, such as {}", found.len(), found[0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_an_object_is_an_object_and_a_whole_number_is_an_integer() {
    let folder = Folder::new("objects");
    let server = serve(&folder.path().join("data"), &QUICK);
    let mut wrong = Vec::new();
    for list in [json!([]), json!([null]), json!(["Anna"])] {
        let answer = ask(&server.client(), Method::POST, "/guests", &[], &list).await;
        if answer.status != 400 {
            wrong.push(format!("{list} for an object: {}", answer.status));
        }
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "saint-malo", "seats": seats, "pace": { "kind": "days", "days": 2.0 } });
    let answer = guest(&server, "Anna").await.post("/tables", &new).await.unwrap();
    if !answer.is_good() {
        wrong.push(format!("2.0 for an integer: {} {}", answer.status, answer.json()["detail"]));
    }
    assert!(wrong.is_empty(), "bodies are not read as they are described: {}", wrong.join("; "));
}

/// The status of an answer to a request with these lines for the host.
fn status(server: &Daemon, hosts: &[&str]) -> String {
    let mut line = TcpStream::connect(server.url.trim_start_matches("http://")).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let hosts: String = hosts.iter().map(|host| format!("Host: {host}\r\n")).collect();
    line.write_all(format!("GET / HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n").as_bytes()).unwrap();
    let mut answer = [0; 12];
    line.read_exact(&mut answer).unwrap();
    String::from_utf8_lossy(&answer[9..]).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_names_one_host() {
    let folder = Folder::new("hosts");
    let server = serve(&folder.path().join("data"), &QUICK);
    block_in_place(|| {
        assert_eq!(status(&server, &["play.example.org"]), "200");
        let (none, two) = (status(&server, &[]), status(&server, &["play.example.org", "other.example.org"]));
        assert!(none == "400" && two == "400", "without a host the answer is {none}, with two {two}");
    });
}
