//! What people may rely on: deleted is gone, logged out is out, put off is off, and a password is theirs.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use axum::http::Method;
use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::{
    help::{Folder, text},
    visitor::{PASSWORD, QUICK, account, ask, good, guest, id_of, look, make, order, serve},
};

/// How often each word lies in the files of a folder.
fn found(folder: &Path, words: &[&str]) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    let in_file = |path: &Path| {
        let bytes = fs::read(path).unwrap_or_default();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let times = |word: &&str| bytes.windows(word.len()).filter(|part| *part == word.as_bytes()).count();
        let counted = words.iter().map(|word| (*word, times(word))).filter(|(_, times)| *times > 0);
        counted.map(|(word, times)| format!("{word} {times}× in {name}")).collect::<Vec<_>>()
    };
    files.flat_map(|path| in_file(&path)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_deleted_is_gone_from_the_bytes_of_the_files() {
    let folder = Folder::new("deleted");
    let data = folder.path().join("data");
    let server = serve(&data, &QUICK);
    let anna = account(&server, "Quittenbaum").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = make(&anna, &json!({ "game": "saint-malo", "seats": seats, "public": true })).await;
    let said = json!({ "text": "Mirabellenkompott tonight?" });
    good(&anna.post(&format!("/tables/{table}/chat"), &said).await.unwrap());
    let mail = json!({ "email": "zwetschge@example.org" });
    good(&anna.call(Method::PATCH, "/me", Some(&mail)).await.unwrap());
    let words = ["Quittenbaum", "Mirabellenkompott", "zwetschge@example.org"];
    assert!(!found(&data, &words).is_empty(), "all of it is stored first");
    good(&anna.call(Method::DELETE, "/me", Some(&json!({ "password": PASSWORD }))).await.unwrap());
    let begun = Instant::now();
    let mut left = found(&data, &words);
    while !left.is_empty() && begun.elapsed() < Duration::from_secs(10) {
        sleep(Duration::from_millis(200)).await;
        left = found(&data, &words);
    }
    assert!(left.is_empty(), "ten seconds after the account was deleted there is still: {}", left.join(", "));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_ends_with_logging_out_everywhere() {
    let folder = Folder::new("streams");
    let server = serve(&folder.path().join("data"), &QUICK);
    let anna = account(&server, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = make(&anna, &json!({ "game": "saint-malo", "seats": seats, "public": true })).await;
    let phone = server.client();
    good(&phone.post("/login", &json!({ "name": "Anna", "password": PASSWORD })).await.unwrap());
    let mut stream = phone.stream(&format!("/tables/{table}/stream")).await.unwrap();
    stream.next().await.unwrap().expect("it begins");
    good(&anna.post("/logout-everywhere", &json!({})).await.unwrap());
    sleep(Duration::from_millis(500)).await;
    order(&guest(&server, "Ben").await, &table, "seats").await;
    let mut heard = Vec::new();
    let ended = loop {
        match timeout(Duration::from_secs(3), stream.next()).await {
            Ok(Ok(Some((name, data)))) => heard.push(format!("{name} {data}")),
            Ok(_) => break true,
            Err(_) => break false,
        }
    };
    assert!(ended && heard.is_empty(), "after logging out everywhere a stream went on and told of: {heard:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_put_off_a_seat_does_not_sit_down_again_by_the_same_invitation() {
    let folder = Folder::new("put-off");
    let server = serve(&folder.path().join("data"), &QUICK);
    let (host, ben) = (guest(&server, "Host").await, guest(&server, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = make(&host, &json!({ "game": "saint-malo", "seats": seats })).await;
    let (path, invite) = (format!("/tables/{table}/seats"), look(&host, &table).await["invite"].clone());
    good(&ben.post(&path, &json!({ "invite": invite })).await.unwrap());
    good(&host.post(&path, &json!({ "seat": 1, "sitter": { "kind": "open" } })).await.unwrap());
    let again = ben.post(&path, &json!({ "invite": invite })).await.unwrap();
    let (seats, id) = (look(&host, &table).await["seats"].clone(), id_of(&ben).await);
    let sits = seats.as_array().unwrap().iter().any(|seat| seat["person"] == id.as_str());
    assert!(!again.is_good() && !sits, "Ben was put off his seat and sat down again ({})", again.status);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_that_everybody_tries_first_are_refused() {
    let folder = Folder::new("passwords");
    let server = serve(&folder.path().join("data"), &QUICK);
    let mut taken = Vec::new();
    for (number, password) in ["password", "        "].iter().enumerate() {
        let new = json!({ "name": format!("Anna {number}"), "password": password });
        if server.client().post("/register", &new).await.unwrap().is_good() {
            taken.push(password);
        }
    }
    assert!(taken.is_empty(), "these are taken as passwords: {taken:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_password_is_the_same_from_every_keyboard() {
    let folder = Folder::new("keyboards");
    let server = serve(&folder.path().join("data"), &QUICK);
    let composed = "Zürich à la crème";
    let apart = "Zu\u{308}rich a\u{300} la cre\u{300}me";
    good(&server.client().post("/register", &json!({ "name": "Anna", "password": composed })).await.unwrap());
    let login = server.client().post("/login", &json!({ "name": "Anna", "password": apart })).await.unwrap();
    assert!(login.is_good(), "with its accents as signs of their own the same password is refused: {}", login.status);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_asked_for_twice_with_one_key_is_made_once() {
    let folder = Folder::new("key");
    let server = serve(&folder.path().join("data"), &QUICK);
    let anna = guest(&server, "Anna").await;
    let new = json!({ "game": "saint-malo", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let mut ids = Vec::new();
    for _ in 0..2 {
        let key = [("idempotency-key", "the-answer-was-lost")];
        ids.push(text(&good(&ask(&anna, Method::POST, "/tables", &key, &new).await)["id"]));
    }
    let tables = good(&anna.get("/me/tables").await.unwrap());
    let made = tables.as_array().unwrap().len();
    assert!(made == 1 && ids[0] == ids[1], "one request sent twice with one key made {made} tables");
}
