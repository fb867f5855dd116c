//! What is said at a table.

use axum::http::Method;
use serde_json::{Value, json};

use crate::app::{TestApp, TestUser, good, me, open, problem, table, text};

async fn say(who: &TestUser, id: &str, text: &str) -> web::client::Answer {
    who.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await
}

async fn heard(who: &TestUser, id: &str) -> Vec<String> {
    let said = good(&who.get(&format!("/tables/{id}/chat")).await);
    said.as_array().expect("a list").iter().map(|one| text(&one["text"]).to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn those_at_the_table_talk_and_a_stream_tells_of_it() {
    let app = TestApp::start().await;
    let (anna, ben, eve) = (app.guest("Anna").await, app.guest("Ben").await, app.guest("Eve").await);
    let id = anna.make(table("valletta", 2, &[me(), open(), open()])).await;
    ben.sit(&id).await;
    let mut stream = ben.stream(&format!("/tables/{id}/stream?version={}", ben.version(&id).await)).await;
    let message = good(&say(&anna, &id, "  Bonġu \u{1f44b}\nkollha ").await);
    assert_eq!(stream.next().await, Some(("chat".into(), message["id"].to_string())));
    assert_eq!(heard(&ben, &id).await, ["Bonġu \u{1f44b}\nkollha"]);
    assert_eq!(problem(&say(&eve, &id, "hello").await, 403), "not_seated");
    for bad in ["", "   ", "a\u{0}b", "\u{1b}[31m", &"x".repeat(501)] {
        assert_eq!(problem(&say(&anna, &id, bad).await, 400), "text", "{bad:?}");
    }
    let after = good(&ben.get(&format!("/tables/{id}/chat?after={}", message["id"])).await);
    assert_eq!(after, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_mutes_and_hides_and_nobody_else_does() {
    let app = TestApp::start().await;
    let (host, ben, eve) = (app.guest("Host").await, app.guest("Ben").await, app.guest("Eve").await);
    let id = host.make(table("valletta", 2, &[me(), open(), open()])).await;
    let other = eve.make(table("valletta", 2, &[me(), open()])).await;
    ben.sit(&id).await;
    let message = good(&say(&ben, &id, "something rude").await)["id"].clone();
    let hide = format!("/tables/{id}/chat/{message}/hide");
    assert_eq!(problem(&ben.post(&hide, json!({})).await, 403), "host_only");
    let elsewhere = format!("/tables/{other}/chat/{message}/hide");
    assert_eq!(problem(&eve.post(&elsewhere, json!({})).await, 404), "missing", "a message of another table");
    good(&host.post(&hide, json!({})).await);
    assert_eq!(heard(&ben, &id).await, [""]);
    let mute = format!("/tables/{id}/mutes/{}", ben.id);
    assert_eq!(problem(&ben.post(&mute, json!({})).await, 403), "host_only");
    good(&host.post(&mute, json!({})).await);
    assert_eq!(problem(&say(&ben, &id, "me again").await, 403), "muted");
    good(&host.call(Method::DELETE, &mute, json!({})).await);
    good(&say(&ben, &id, "sorry").await);
    assert_eq!(heard(&host, &id).await, ["", "sorry"]);
    assert_eq!(problem(&host.post(&format!("/tables/{id}/mutes/nobody"), json!({})).await, 404), "missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_look_at_reports_and_settle_them() {
    let app = TestApp::with(|config| config.moderators = vec!["Judge".into()]).await;
    let (judge, anna, ben) = (app.account("Judge").await, app.guest("Anna").await, app.guest("Ben").await);
    let id =
        anna.make(crate::app::but(table("valletta", 2, &[me(), open(), open()]), json!({ "public": false }))).await;
    let invite = anna.look(&id).await["invite"].clone();
    good(&ben.post(&format!("/tables/{id}/seats"), json!({ "invite": invite })).await);
    let message = good(&say(&anna, &id, "something rude").await)["id"].clone();
    let path = format!("/tables/{id}/reports");
    let report = |body: Value| ben.post(&path, body);
    good(&report(json!({ "message": message, "reason": "rude" })).await);
    good(&report(json!({ "reason": "the whole table" })).await);
    assert_eq!(problem(&report(json!({ "reason": "" })).await, 400), "reason");
    assert_eq!(problem(&report(json!({ "message": 9999, "reason": "x" })).await, 404), "missing");
    // Guests of a moderator's name moderate nothing.
    for one in [&anna, &ben, &app.guest("Judge").await] {
        assert_eq!(problem(&one.get("/reports").await, 403), "moderators_only");
        assert_eq!(problem(&one.post("/reports/1/settle", json!({})).await, 403), "moderators_only");
    }
    let reports = good(&judge.get("/reports").await);
    assert_eq!((&reports[0]["text"], &reports[0]["reason"]), (&json!("something rude"), &json!("rude")));
    assert_eq!((&reports[1]["message"], &reports[1]["by"]), (&Value::Null, &json!(ben.id)));
    good(&judge.post(&format!("/tables/{id}/chat/{message}/hide"), json!({})).await);
    assert_eq!(heard(&ben, &id).await, [""]);
    good(&judge.post(&format!("/reports/{}/settle", reports[0]["id"]), json!({})).await);
    assert_eq!(good(&judge.get("/reports").await).as_array().map(Vec::len), Some(1));
    assert_eq!(problem(&judge.post("/reports/9999/settle", json!({})).await, 404), "missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_messages_a_minute_are_enough() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("valletta", 2, &[me(), open()])).await;
    for number in 0..30 {
        good(&say(&anna, &id, &number.to_string()).await);
    }
    assert_eq!(problem(&say(&anna, &id, "one more").await, 429), "too_many");
}
