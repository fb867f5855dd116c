//! Cookies that somebody else knows, and data that is somebody else's.

use axum::{
    body::Body,
    http::{Method, Request, header},
};
use serde_json::json;

use super::form;
use crate::app::{PASSWORD, TestApp, TestUser, good, me, open, problem, table};
use crate::people::export;

/// The name of whoever carries this cookie.
async fn name(app: &TestApp, cookie: &str) -> Option<String> {
    let request = Request::get("/api/v1/me").header(header::COOKIE, cookie).body(Body::empty()).unwrap();
    let answer = app.stranger().ask(request).await;
    answer.json()["name"].as_str().map(str::to_owned)
}

/// A guest, and the cookie that the guest got.
async fn guest_with_cookie(app: &TestApp) -> (TestUser, String) {
    let stranger = app.stranger();
    let answer = stranger.post("/guests", json!({ "name": "Guest" })).await;
    let set = answer.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    (TestUser::new(stranger.client, &answer.json()), set.split(';').next().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_was_known_before_is_not_the_accounts() {
    let app = TestApp::start().await;
    app.account("Ben").await;
    // Somebody puts a cookie of their own into a browser, and its owner becomes an account or logs in.
    let (victim, planted) = guest_with_cookie(&app).await;
    assert_eq!(name(&app, &planted).await.as_deref(), Some("Guest"));
    good(&victim.post("/register", json!({ "name": "Anna", "password": PASSWORD })).await);
    assert_eq!(good(&victim.get("/me").await)["name"], "Anna");
    assert_eq!(name(&app, &planted).await, None);

    let (victim, planted) = guest_with_cookie(&app).await;
    let fields = format!("name=Carl&password={}", PASSWORD.replace(' ', "+"));
    assert_eq!(form(&victim, "/account/register", &fields).await.status, 303);
    assert_eq!((good(&victim.get("/me").await)["name"].as_str(), name(&app, &planted).await), (Some("Carl"), None));

    let (victim, planted) = guest_with_cookie(&app).await;
    good(&victim.post("/login", json!({ "name": "Ben", "password": PASSWORD })).await);
    assert_eq!(good(&victim.get("/me").await)["name"], "Ben");
    assert_eq!(name(&app, &planted).await.as_deref(), Some("Guest"), "it is still just that guest's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_cannot_post_a_form() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let paths =
        ["/account/logout", "/account/login", "/account/delete", "/account/email", "/play", "/settings", "/new"];
    for path in paths {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.header(header::ORIGIN, "https://evil.example").header("sec-fetch-site", "cross-site");
        let refused = anna.ask(request.body(Body::from("email=eve%40evil.example&password=x")).unwrap()).await;
        assert_eq!(problem(&refused, 403), "cross_site", "{path}");
    }
    let mine = good(&anna.get("/me").await);
    assert_eq!((&mine["name"], &mine["email"]), (&json!("Anna"), &json!(null)));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_what_is_somebody_elses() {
    let app = TestApp::start().await;
    let (anna, eve) = (app.account("Anna").await, app.account("Eve").await);
    good(&anna.call(Method::PATCH, "/me", json!({ "email": "anna@example.org" })).await);
    let robot = good(&anna.post("/me/bots", json!({ "name": "Robot" })).await);
    let id = anna.make(table("valletta", 2, &[me(), open(), open()])).await;
    eve.sit(&id).await;
    good(&anna.post(&format!("/tables/{id}/chat"), json!({ "text": "hello" })).await);
    let known = [
        export(&eve).await,
        eve.look(&id).await,
        good(&eve.get(&format!("/tables/{id}/chat")).await),
        good(&eve.get("/me/notifications").await),
    ];
    for seen in known.map(|seen| seen.to_string()) {
        assert!(!seen.contains("anna@example.org") && !seen.contains("argon2"), "{seen}");
        assert!(!seen.contains(robot["token"].as_str().unwrap()), "{seen}");
    }
    assert!(!export(&eve).await.to_string().contains("hello"), "what others said is theirs");
    assert_eq!(good(&eve.get("/me/bots").await), json!([]));
    assert_eq!(form(&eve, "/account/bots", &format!("delete={}", robot["id"].as_str().unwrap())).await.status, 404);
    // A bot's token is the bot's and not its owner's.
    let bot = TestUser::new(anna.client.bot(robot["token"].as_str().unwrap()), &robot);
    assert_eq!(export(&bot).await["person"]["name"], "Robot");
    assert_eq!(
        problem(&bot.post("/me/password", json!({ "old": PASSWORD, "new": PASSWORD })).await, 403),
        "account_only"
    );
    good(&anna.get("/me").await);
}
