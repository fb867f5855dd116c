//! What keeps others out: signed cookies, one's own site, limits, invitations.

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::app::{TestApp, TestUser, but, good, me, open, problem, table, text};

fn post(path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Request<Body> {
    let request = Request::post(format!("/api/v1{path}")).header(header::CONTENT_TYPE, "application/json");
    headers.iter().fold(request, |request, (name, value)| request.header(*name, *value)).body(body.into()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_can_post_nothing() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let here = app.url();
    let foreign: [&[(&str, &str)]; 5] = [
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
        &[("origin", &here), ("sec-fetch-site", "cross-site")],
    ];
    for headers in foreign {
        let refused = anna.ask(post("/logout-everywhere", headers, "{}")).await;
        assert_eq!(problem(&refused, 403), "cross_site", "{headers:?}");
    }
    good(&anna.get("/me").await);
    let own: [&[(&str, &str)]; 3] =
        [&[("origin", &here)], &[("origin", &here), ("sec-fetch-site", "same-origin")], &[("sec-fetch-site", "none")]];
    for headers in own {
        good(&anna.ask(post("/guests", headers, "{}")).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_or_altered_cookie_is_nobody() {
    let app = TestApp::start().await;
    let client = web::client::Client::new(app.url());
    let answer = client.post("/guests", &json!({ "name": "Anna" })).await.expect("an answer");
    let set = answer.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax") && set.contains("Path=/"), "{set}");
    let cookie = set.split(';').next().unwrap();
    let ask = async |cookie: &str| {
        let request = Request::get("/api/v1/me").header(header::COOKIE, cookie).body(Body::empty()).unwrap();
        app.stranger().ask(request).await.status
    };
    assert_eq!(ask(cookie).await, 200);
    let (name, value) = cookie.split_once('=').unwrap();
    for at in [0, 10, value.len() / 2, value.len() - 3] {
        let mut altered = value.to_owned().into_bytes();
        altered[at] = if altered[at] == b'a' { b'b' } else { b'a' };
        let altered = String::from_utf8(altered).unwrap();
        assert_eq!(ask(&format!("{name}={altered}")).await, 401, "sign {at}");
    }
    let unsigned = &value[value.len() - 64..];
    for forged in [unsigned, "", "x", &"0".repeat(108)] {
        assert_eq!(ask(&format!("{name}={forged}")).await, 401);
    }
    // Another server's signature is worth nothing here.
    let other = TestApp::start().await;
    let request = Request::get("/api/v1/me").header(header::COOKIE, cookie).body(Body::empty()).unwrap();
    assert_eq!(other.stranger().ask(request).await.status, 401);
    let request = Request::get("/api/v1/me").header(header::AUTHORIZATION, "Bearer nothing").body(Body::empty());
    assert_eq!(problem(&app.stranger().ask(request.unwrap()).await, 401), "nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_behind_https_sends_its_cookie_only_there() {
    let app = TestApp::with(|config| config.secure_cookies = true).await;
    let answer = app.stranger().post("/guests", json!({})).await;
    assert!(answer.headers[header::SET_COOKIE].to_str().unwrap().contains("; Secure"));
}

#[tokio::test(flavor = "multi_thread")]
async fn strict_headers_stand_on_every_answer() {
    let app = TestApp::start().await;
    for path in ["/", "/health", "/metrics", "/nowhere", "/api/v1/games", "/api/v1/me", "/api/v1/nowhere"] {
        let answer = app.stranger().ask(Request::get(path).body(Body::empty()).unwrap()).await;
        let has = |name: &str, part: &str| {
            let value = answer.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
            assert!(value.contains(part), "{path}: {name}: {value}");
        };
        has("content-security-policy", "default-src 'none'");
        has("content-security-policy", "frame-ancestors 'none'");
        has("x-content-type-options", "nosniff");
        has("referrer-policy", "same-origin");
        has("x-frame-options", "DENY");
        has("x-request-id", "");
        assert!(answer.headers.contains_key("x-request-id"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_body_is_not_read() {
    let app = TestApp::start().await;
    // A client that goes on sending may never read the answer: this one stops where the server stops reading.
    let announced = "content-length: 70000\r\n\r\n".to_owned();
    assert!(raw(&app, announced).await.starts_with("HTTP/1.1 413 "), "a body that says it is too long");
    let piece = "x".repeat(0x1000);
    let pieces = format!("1000\r\n{piece}\r\n").repeat(16) + "1\r\nx\r\n";
    let unannounced = format!("transfer-encoding: chunked\r\n\r\n{pieces}");
    assert!(raw(&app, unannounced).await.starts_with("HTTP/1.1 413 "), "a body that does not say how long it is");

    let anna = app.guest("Anna").await;
    problem(&anna.ask(post("/guests", &[], "{")).await, 400);
    let plain = Request::post("/api/v1/guests").header(header::CONTENT_TYPE, "text/plain").body(Body::from("{}"));
    problem(&anna.ask(plain.unwrap()).await, 415);
}

/// What the server says to the beginning of a request, written as it stands.
async fn raw(app: &TestApp, rest: String) -> String {
    let address = app.url().strip_prefix("http://").expect("an address").to_owned();
    let mut stream = tokio::net::TcpStream::connect(&address).await.expect("a connection");
    let head = format!("POST /api/v1/guests HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n");
    stream.write_all((head + &rest).as_bytes()).await.expect("a request");
    let mut answer = vec![0; 4096];
    let read = stream.read(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer[..read]).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_much_is_asked_to_wait() {
    let app = TestApp::with(|config| config.requests_per_address = 1).await;
    let stranger = app.stranger();
    let answers = futures_util::future::join_all((0..30).map(|_| stranger.get("/games"))).await;
    let (good, bad): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.is_good());
    assert!(good.len() >= 5 && bad.len() >= 5, "{} and {}", good.len(), bad.len());
    assert!(bad.iter().all(|answer| problem(answer, 429) == "too_many" && answer.headers.contains_key("retry-after")));

    let app = TestApp::with(|config| config.requests_per_person = 2).await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let answers = futures_util::future::join_all((0..30).map(|_| anna.get("/me"))).await;
    assert!(answers.iter().any(|answer| answer.status == 429 && problem(answer, 429) == "too_many"));
    assert!(ben.get("/me").await.is_good(), "somebody else need not wait");
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_guessed_quickly() {
    let app = TestApp::with(|config| config.logins_per_minute = 3).await;
    let stranger = app.stranger();
    let guess = |name: &str| stranger.post("/login", json!({ "name": name, "password": "guessed it" }));
    for _ in 0..3 {
        assert_eq!(problem(&guess("Anna").await, 401), "login");
    }
    assert_eq!(problem(&guess("Anna").await, 429), "too_many");
    assert_eq!(problem(&guess("Somebody").await, 429), "too_many", "other names from the same address");
    let register = stranger.post("/register", json!({ "name": "Ben", "password": "guessed it" })).await;
    assert_eq!(problem(&register, 429), "too_many", "hashing costs as much");

    // Behind a proxy, one name from many addresses.
    let app = TestApp::with(|config| (config.logins_per_minute, config.behind_proxy) = (3, true)).await;
    let attempt = async |number: u8| {
        let headers = [("x-forwarded-for", &*format!("1.2.3.4, 10.0.0.{number}"))];
        let body = json!({ "name": "Anna", "password": "guessed it" }).to_string();
        app.stranger().ask(post("/login", &headers, body)).await.status
    };
    let mut statuses = Vec::new();
    for number in 0..5 {
        statuses.push(attempt(number).await);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_streams() {
    let app = TestApp::with(|config| config.streams_per_address = 2).await;
    let anna = app.guest("Anna").await;
    let _streams = [anna.stream("/me/stream").await, anna.stream("/me/stream").await];
    let third = anna.ask(Request::get("/api/v1/me/stream").body(Body::empty()).unwrap()).await;
    assert_eq!(problem(&third, 429), "too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_headers_break_nothing() {
    let app = TestApp::with(|config| config.behind_proxy = true).await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 2, &[me(), me()])).await;
    let odd: [&[u8]; 6] = [b"", b"\xff\xfe", b"=;=;,", b"-1", b"99999999999999999999", &[b'x'; 4000]];
    let names =
        ["cookie", "authorization", "x-forwarded-for", "if-none-match", "last-event-id", "accept", "x-request-id"];
    for (name, value) in names.into_iter().flat_map(|name| odd.map(|value| (name, value))) {
        for path in ["", "/stream"] {
            let value = axum::http::HeaderValue::from_bytes(value).unwrap();
            let request = Request::get(format!("/api/v1/tables/{id}{path}")).header(name, value).body(Body::empty());
            let answer = app.stranger().client.send(request.unwrap()).await.expect("an answer");
            let status = answer.status().as_u16();
            assert!(status == 200 || name == "authorization" && status == 401, "{name} {path}: {status}");
        }
    }
}

/// Everything that can be asked about a table.
const LOOKS: [&str; 7] = ["", "/log", "/chat", "/record", "/explained", "/proof", "/stream"];

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_not_there_for_strangers_and_opens_with_its_invitation() {
    let app = TestApp::start().await;
    let (anna, eve) = (app.guest("Anna").await, app.guest("Eve").await);
    let new = but(table("saint-malo", 2, &[me(), me(), open()]), json!({ "public": false }));
    let id = anna.make(new).await;
    let invite = text(&anna.look(&id).await["invite"]).to_owned();
    let nobody = app.stranger();
    for stranger in [&eve, &nobody] {
        for look in LOOKS {
            assert_eq!(
                problem(&stranger.get(&format!("/tables/{id}{look}?invite=wrong")).await, 404),
                "missing",
                "{look}"
            );
        }
    }
    everything_is_missing(&eve, &id).await;
    assert_eq!(good(&eve.get("/tables").await), json!([]), "it is in no list");
    assert_eq!(problem(&eve.get("/invitations/wrong").await, 404), "missing");
    let seen = good(&eve.get(&format!("/invitations/{invite}")).await);
    assert_eq!((text(&seen["id"]), &seen["invite"]), (id.as_str(), &json!(null)));
    assert_eq!(good(&nobody.get(&format!("/tables/{id}?invite={invite}")).await)["id"], id.as_str());
    good(&eve.post(&format!("/tables/{id}/seats"), json!({ "invite": invite })).await);
    assert_eq!(eve.look(&id).await["mine"], json!([2]));
    // With the link one watches, also the end.
    good(&anna.order(&id, "resign").await);
    for look in ["", "/log", "/chat", "/record", "/explained", "/proof"] {
        let answer = nobody.get(&format!("/tables/{id}{look}?invite={invite}")).await;
        assert!(answer.is_good(), "{look}: {}", answer.status);
        assert_eq!(problem(&nobody.get(&format!("/tables/{id}{look}")).await, 404), "missing", "{look}");
    }
}

/// Whatever somebody tries at a table, it looks as if there were none.
async fn everything_is_missing(who: &TestUser, id: &str) {
    let act = json!({ "version": 0, "request": "12345678", "action": "stop" });
    let orders = [
        ("actions", act),
        ("seats", json!({})),
        ("leave", json!({})),
        ("return", json!({ "version": 0 })),
        ("resign", json!({})),
        ("undo", json!({ "version": 0 })),
        ("take-back", json!({ "version": 0 })),
        ("undo/answer", json!({ "agree": true })),
        ("hint", json!({})),
        ("rematch", json!({})),
        ("chat", json!({ "text": "hello" })),
        ("reports", json!({ "reason": "hello" })),
        ("chat/1/hide", json!({})),
    ];
    for (what, body) in orders {
        assert_eq!(problem(&who.post(&format!("/tables/{id}/{what}"), body).await, 404), "missing", "{what}");
    }
}
