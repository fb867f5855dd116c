//! Connections that are opened and not used, and streams that nobody reads.

use std::time::Duration;

use axum::http::header;
use kit::Sampled;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use super::{is_well, raw, two};
use crate::app::{TestApp, is_over, me, open, play_out, table};

/// All that still comes; the test fails if the server does not hang up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("the server hangs up");
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn connect(app: &TestApp) -> TcpStream {
    TcpStream::connect(app.url().strip_prefix("http://").expect("an address")).await.expect("a connection")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_keeps_the_server_waiting_is_not_waited_for() {
    let app = TestApp::with(|config| config.patience = Duration::from_millis(300)).await;
    let mut silent = connect(&app).await;
    assert_eq!(rest(&mut silent).await, "", "says nothing");

    let mut slow = connect(&app).await;
    slow.write_all(b"GET / HTTP/1.1\r\nhost: here\r\nx-half").await.expect("sent");
    rest(&mut slow).await;

    let (mut idle, first) = raw(&app, b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n").await;
    assert!(first.starts_with("HTTP/1.1 200 "), "{first}");
    assert_eq!(rest(&mut idle).await, "", "asks once and stays");

    let half =
        b"POST /api/v1/guests HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{";
    let (_, answer) = raw(&app, half).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "half a body: {answer}");

    // A stream is silent for longer and stays.
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 2, &[me(), open(), open()])).await;
    let mut heard = anna.stream(&format!("/tables/{id}/stream")).await;
    let version = heard.version().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    app.guest("Ben").await.sit(&id).await;
    assert!(heard.version().await > version);
    is_well(&app).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_nobody_reads_holds_nobody_up() {
    let app = TestApp::start().await;
    let (id, anna, ben) = two(&app, table("saint-malo", 3, &[me(), open()])).await;
    let mut deaf = Vec::new();
    for _ in 0..50 {
        let mut stream = connect(&app).await;
        let ask = format!("GET /api/v1/tables/{id}/stream HTTP/1.1\r\n{}: here\r\n\r\n", header::HOST);
        stream.write_all(ask.as_bytes()).await.expect("sent");
        deaf.push(stream);
    }
    let end = play_out(&id, &[&anna, &ben], &mut Sampled::new(1)).await;
    assert!(is_over(&end));
    is_well(&app).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_names_one_host() {
    let app = TestApp::start().await;
    let status = async |version: &str, hosts: &[&str]| {
        let hosts: String = hosts.iter().map(|host| format!("host:{host}\r\n")).collect();
        let (_, answer) = raw(&app, format!("GET /health {version}\r\n{hosts}\r\n").as_bytes()).await;
        answer.split(' ').nth(1).unwrap_or("").to_owned()
    };
    for good in ["here", " here:4600", " 127.0.0.1", " [::1]:4600", " intramuros.example "] {
        assert_eq!(status("HTTP/1.1", &[good]).await, "200", "{good}");
    }
    for bad in ["", " ", " two words", " user@here", " here/path", " here,there", " here:port", " \u{e9}"] {
        assert_eq!(status("HTTP/1.1", &[bad]).await, "400", "'{bad}'");
        assert_eq!(status("HTTP/1.0", &[bad]).await, "400", "'{bad}'");
    }
    for several in [&[][..], &["here", "here"], &["here", "there"], &["", "here"]] {
        assert_eq!(status("HTTP/1.1", several).await, "400", "{several:?}");
    }
    assert_eq!(status("HTTP/1.0", &[]).await, "200", "those who do not know the header");
    assert_eq!(status("HTTP/1.0", &["here", "there"]).await, "400");
    let (_, told) = raw(&app, b"GET /nowhere HTTP/1.1\r\n\r\n").await;
    assert!(told.contains("application/problem+json") && told.contains("\"host\""), "before any page: {told}");
}
