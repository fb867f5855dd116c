//! What an attacker could try, as docs/security.md lists it, where no other test tries it already.

mod bodies;
mod limits;
mod lobby;
mod port;
mod seats;
mod sessions;
mod sizes;
mod words;

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use web::client::Answer;

use crate::app::{TestApp, TestUser, id, is_turn_of, me, open, table};

/// A form as a page sends it.
async fn form(who: &TestUser, path: &str, fields: &str) -> Answer {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    who.ask(request.body(Body::from(fields.to_owned())).unwrap()).await
}

/// A page as a browser asks for it.
async fn page(who: &TestUser, path: &str) -> Answer {
    who.ask(Request::get(path).header(header::ACCEPT, "text/html").body(Body::empty()).unwrap()).await
}

fn words(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.body).into_owned()
}

/// A table of two people: its id, who decides, and who does not.
async fn two(app: &TestApp, new: Value) -> (String, TestUser, TestUser) {
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let table = anna.make(new).await;
    ben.sit(&table).await;
    let turn = is_turn_of(&anna.look(&table).await, &anna);
    if turn { (table, anna, ben) } else { (table, ben, anna) }
}

fn valletta() -> Value {
    table("valletta", 9, &[me(), open()])
}

/// How much has happened at a table.
async fn happened(app: &TestApp, table: &str) -> usize {
    app.store().entries(id(table), 0).await.expect("its log").len()
}

/// What the server says to these bytes, until it ends the connection or falls silent.
async fn raw(app: &TestApp, bytes: &[u8]) -> (TcpStream, String) {
    let address = app.url().strip_prefix("http://").expect("an address").to_owned();
    let mut stream = TcpStream::connect(&address).await.expect("a connection");
    // The server may refuse in the middle: then there is no need to say the rest.
    let _ = stream.write_all(bytes).await;
    let mut answer = vec![0; 4096];
    let read = stream.read(&mut answer).await.unwrap_or(0);
    (stream, String::from_utf8_lossy(&answer[..read]).into_owned())
}

async fn is_well(app: &TestApp) {
    assert!(page(&app.stranger(), "/health").await.is_good(), "the server lives");
}
