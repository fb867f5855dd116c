//! Bodies and heads that are too long, too deep or no text at all.

use axum::{
    body::Body,
    http::{Request, header},
};

use super::{form, is_well, page, raw, two, valletta};
use crate::app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn a_body_of_any_depth_or_bytes_is_refused_and_breaks_nothing() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let bodies: Vec<Vec<u8>> = vec![
        b"[".repeat(60_000),
        br#"{"options":"#.repeat(5_000),
        br#"{"game":"valletta","seats":["#.iter().copied().chain(b"[".repeat(50_000)).collect(),
        b"{\"name\":\"\xff\xfe\xc0\x80\"}".to_vec(),
        b"{\"name\":\"\\ud800\"}".to_vec(),
        b"\xef\xbb\xbf{}".to_vec(),
        b"1e999999".to_vec(),
        b"{\"name\":1e400}".to_vec(),
        b"\0".repeat(60_000),
    ];
    for path in ["/guests", "/login", "/register", "/tables", "/seek", "/me/bots"] {
        for body in &bodies {
            let request = Request::post(format!("/api/v1{path}")).header(header::CONTENT_TYPE, "application/json");
            let answer = anna.ask(request.body(Body::from(body.clone())).unwrap()).await;
            assert!((400..500).contains(&answer.status), "{path}: {} {:?}", answer.status, &body[..8]);
        }
    }
    is_well(&app).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_of_any_shape_breaks_nothing() {
    let app = TestApp::start().await;
    let (id, anna, _) = two(&app, valletta()).await;
    let deep = |open: &str| format!("game=valletta&seat0=me&seat1=me&valletta-buildings=a%3D{}", open.repeat(20_000));
    let forms = [
        "&".repeat(60_000),
        "with=%00&".repeat(6_000),
        "action=%ff%fe&version=%c0%80".to_owned(),
        "%".repeat(10_000),
        format!("version=99999999999999999999&action={}", "x".repeat(60_000)),
        deep("%5B"),
        deep("%7Ba%3D"),
        format!("game=valletta&seat0=me&seat1=me&valletta-buildings={}", "a.".repeat(20_000)),
    ];
    for path in [format!("/tables/{id}/act"), "/new".into(), "/settings".into(), "/account/login".into()] {
        for fields in &forms {
            let answer = form(&anna, &path, fields).await;
            assert!(answer.status < 500, "{path}: {} {:.40}", answer.status, fields);
        }
    }
    let carl = app.account("Carl").await;
    // What one side of the server reads, the other does not: no other site can write JSON without asking first.
    let json = Request::post("/account/name").header(header::CONTENT_TYPE, "application/json").body(Body::from("{}"));
    assert_eq!(carl.ask(json.unwrap()).await.status, 415);
    for kind in ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""] {
        let post = Request::post("/api/v1/tables").header(header::CONTENT_TYPE, kind).body(Body::from("{}"));
        assert_eq!(carl.ask(post.unwrap()).await.status, 415, "{kind}");
    }
    is_well(&app).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_without_end_is_refused() {
    let app = TestApp::start().await;
    let many: String = (0..1_000).map(|number| format!("x-{number}: y\r\n")).collect();
    let long = "x".repeat(1 << 20);
    let heads = [
        (format!("GET / HTTP/1.1\r\nhost: here\r\n{many}\r\n"), "431"),
        (format!("GET / HTTP/1.1\r\nhost: here\r\nx: {long}\r\n\r\n"), "431"),
        (format!("GET /?{} HTTP/1.1\r\nhost: here\r\n\r\n", &long[..100_000]), "414"),
        ("GET / HTTP/1.1\r\nhost: here\r\nx: a\0b\r\n\r\n".into(), "400"),
        ("nonsense\r\n\r\n".into(), "400"),
    ];
    for (head, status) in heads {
        let (_, answer) = raw(&app, head.as_bytes()).await;
        // A server that stops reading may also just hang up.
        assert!(answer.is_empty() || answer.starts_with(&format!("HTTP/1.1 {status} ")), "{head:.60}: {answer:.200}");
    }
    // Two lengths would let a proxy and the server disagree on where a request ends.
    let two = "POST /api/v1/guests HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n\
        content-length: 2\r\ncontent-length: 9\r\n\r\n{}GET / HT";
    assert!(raw(&app, two.as_bytes()).await.1.starts_with("HTTP/1.1 400 "));
    let query = "x".repeat(50_000);
    assert!(page(&app.stranger(), &format!("/rules/valletta?search={query}")).await.status < 500);
    is_well(&app).await;
}
