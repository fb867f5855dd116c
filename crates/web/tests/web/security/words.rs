//! What people write, in chat, names, addresses and headers, and what becomes of it.

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::json;

use super::{form, page, raw, two, valletta, words};
use crate::app::{TestApp, but, good, me, open, problem, table};

const MARKUP: [&str; 4] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "</title><svg onload=alert(1)>",
    "'-alert(1)-' & {{7*7}} javascript:alert(1)",
];

/// Whether any of it stands in a page as more than text.
fn is_text_only(page: &str) -> bool {
    !page.contains("<script>alert") && !page.contains("<img src=x") && !page.contains("<svg onload")
}

fn percent(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_text_and_never_markup() {
    let app = TestApp::start().await;
    let (id, anna, ben) = two(&app, valletta()).await;
    for said in MARKUP {
        good(&anna.post(&format!("/tables/{id}/chat"), json!({ "text": said })).await);
    }
    for path in ["", "/chat"] {
        let shown = words(&page(&ben, &format!("/tables/{id}{path}")).await);
        assert!(is_text_only(&shown) && shown.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{path}");
    }
    let heard = ben.get(&format!("/tables/{id}/chat")).await;
    assert_eq!(heard.headers[header::CONTENT_TYPE], "application/json");
    assert_eq!(
        (&heard.headers[header::X_CONTENT_TYPE_OPTIONS], heard.json()[0]["text"].as_str()),
        (&"nosniff".parse().unwrap(), Some(MARKUP[0]))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_stands_in_an_address_or_a_form_comes_back_as_text() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let waiting = anna.make(table("valletta", 2, &[me(), open()])).await;
    let playing = anna.make(table("valletta", 2, &[me(), me()])).await;
    for markup in MARKUP.map(percent) {
        let pages = [
            format!("/tables/{waiting}?invite={markup}"),
            format!("/tables/{playing}?invite={markup}"),
            format!("/tables/{playing}/replay?invite={markup}"),
            format!("/tables/{playing}?seat={markup}"),
            format!("/rules/valletta?search={markup}&q={markup}"),
            format!("/leaderboard/{markup}"),
            format!("/new?game={markup}"),
            format!("/join/{markup}"),
            format!("/nowhere/{markup}"),
            format!("/api/v1/tables?status={markup}"),
        ];
        for path in pages {
            let shown = page(&anna, &path).await;
            let html = shown.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/html");
            assert!(shown.status < 500 && (!html || is_text_only(&words(&shown))), "{path}: {}", words(&shown));
        }
        let forms = [
            ("/new", format!("game=valletta&seat0=me&seat1={markup}&bank={markup}&valletta-buildings={markup}")),
            ("/new", format!("game={markup}&seat0=me&seat1=device&name1={markup}")),
            ("/account/login", format!("name={markup}&password={markup}")),
            ("/account/name", format!("name={markup}")),
            ("/account/email", format!("email={markup}")),
        ];
        for (path, fields) in forms {
            let shown = form(&anna, path, &fields).await;
            assert!(shown.status < 500 && is_text_only(&words(&shown)), "{path}: {}", words(&shown));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_written_turns_other_words_around_or_hides_itself() {
    let app = TestApp::start().await;
    let (id, anna, ben) = two(&app, valletta()).await;
    for sign in ["\u{202e}", "\u{202d}", "\u{202a}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{7}", "\u{85}"] {
        let said = anna.post(&format!("/tables/{id}/chat"), json!({ "text": format!("a{sign}b") })).await;
        assert_eq!(problem(&said, 400), "text", "{sign:?}");
        let reported = ben.post(&format!("/tables/{id}/reports"), json!({ "reason": format!("a{sign}b") })).await;
        assert_eq!(problem(&reported, 400), "reason", "{sign:?}");
    }
    let unseen = ["\u{202e}", "\u{200b}", "\u{200d}", "\u{2028}", "\u{feff}", "\u{ad}", "\u{3164}", "\u{115f}", "\r\n"];
    for sign in unseen {
        let named = app.stranger().post("/guests", json!({ "name": format!("An{sign}na") })).await;
        assert_eq!(problem(&named, 400), "name", "{sign:?}");
        let seat = json!({ "seats": [me(), { "kind": "me", "name": sign.repeat(3) }] });
        assert_eq!(problem(&anna.post("/tables", but(valletta(), seat)).await, 400), "name", "{sign:?}");
    }
    // Whoever writes from right to left does so, and moves nobody else's words.
    good(&anna.post(&format!("/tables/{id}/chat"), json!({ "text": "\u{5e9}\u{5dc}\u{5d5}\u{5dd} 7" })).await);
    assert!(words(&page(&ben, &format!("/tables/{id}/chat")).await).contains("<span dir=\"auto\">\u{5e9}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_elsewhere_by_a_form_or_a_header() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    for back in
        ["https://evil.example", "//evil.example", "/\\evil.example", "/\r\nset-cookie: a=b", "/\u{1}", "/\u{7f}"]
    {
        let sent = form(&app.stranger(), "/settings", &format!("lang=en&theme=dark&back={}", percent(back))).await;
        assert_eq!((sent.status, sent.headers[header::LOCATION].as_bytes()), (303, b"/".as_slice()), "{back:?}");
    }
    // The name by which the server is called stands nowhere in what it says.
    let id = anna.make(table("valletta", 2, &[me(), open()])).await;
    let join = format!("/join/{}", anna.look(&id).await["invite"].as_str().unwrap());
    for path in ["/", "/about", &format!("/tables/{id}"), "/api/v1/openapi.json", &join, "/nowhere"] {
        let request =
            Request::get(path).header(header::HOST, "evil.example").header("x-forwarded-host", "evil.example");
        let answer = anna.ask(request.header(header::ACCEPT, "text/html").body(Body::empty()).unwrap()).await;
        assert!(
            !words(&answer).contains("evil.example") && !format!("{:?}", answer.headers).contains("evil"),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_leads_out_of_what_is_served() {
    let app = TestApp::start().await;
    let paths = [
        "/assets/../Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
        "/assets/%2e%2e/%2e%2e/etc/passwd",
        "/assets/....//....//etc/passwd",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/worker.js%00.css",
        "/assets/..\\..\\etc\\passwd",
        "/../../etc/passwd",
        "//etc/passwd",
    ];
    for path in paths {
        let (_, answer) =
            raw(&app, format!("GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").as_bytes()).await;
        let refused = ["HTTP/1.1 404 ", "HTTP/1.1 400 "].iter().any(|status| answer.starts_with(status));
        assert!(refused && !answer.contains("root:") && !answer.contains("[workspace]"), "{path}: {answer}");
    }
}
