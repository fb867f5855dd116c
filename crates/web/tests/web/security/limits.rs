//! Guessing and asking without end.

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::json;
use web::client::Answer;

use crate::app::{PASSWORD, TestApp, good, me, open, problem, table};

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_tokens_and_invitations_count_like_every_request() {
    let app = TestApp::with(|config| config.requests_per_address = 1).await;
    let stranger = app.stranger();
    let guesses = (0..30).map(|number| {
        let guess = Request::get("/api/v1/me").header(header::AUTHORIZATION, format!("Bearer {number}"));
        stranger.ask(guess.body(Body::empty()).unwrap())
    });
    let answers = futures_util::future::join_all(guesses).await;
    let refused = answers.iter().filter(|answer| answer.status == 429).count();
    assert!(refused >= 5 && answers.iter().all(|answer| [401, 429].contains(&answer.status)), "{refused}");
    let guesses: Vec<String> = (0..30).map(|number| format!("/invitations/{number:064}")).collect();
    let answers = futures_util::future::join_all(guesses.iter().map(|guess| stranger.get(guess))).await;
    assert!(answers.iter().filter(|answer| answer.status == 429).count() >= 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_request_counts_once() {
    let app = TestApp::with(|config| config.requests_per_person = 2).await;
    let anna = app.guest("Anna").await;
    for _ in 0..10 {
        good(&anna.get("/me").await);
    }
}

/// Somebody tries to log in, always under another name; a proxy says from where.
async fn attempt(app: &TestApp, from: &[&str], number: usize) -> Answer {
    let request = Request::post("/api/v1/login").header(header::CONTENT_TYPE, "application/json");
    let request = from.iter().fold(request, |request, line| request.header("x-forwarded-for", *line));
    let body = json!({ "name": format!("Name {number}"), "password": "guessed it" }).to_string();
    app.stranger().ask(request.body(Body::from(body)).unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_many_addresses_of_version_six_is_one() {
    let app = TestApp::with(|config| (config.logins_per_minute, config.behind_proxy) = (3, true)).await;
    for number in 1..=3 {
        problem(&attempt(&app, &[&format!("2001:db8::{number}")], number).await, 401);
    }
    assert_eq!(problem(&attempt(&app, &["2001:db8::4:5:6:7"], 4).await, 429), "too_many");
    problem(&attempt(&app, &["2001:db8:0:1::1"], 5).await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_written_in_many_ways_is_one_name_to_the_limit() {
    let app = TestApp::with(|config| (config.logins_per_minute, config.behind_proxy) = (3, true)).await;
    let ways = [
        "Zoë Strauß",
        " Zoë Strauß",
        "zoe\u{308} STRAUSS  ",
        "\u{ff3a}oë   strauß",
        "ZOË\u{a0}STRAUẞ",
        "\tZoë Strauß ",
    ];
    let mut statuses = Vec::new();
    for (number, name) in ways.iter().enumerate() {
        let from = format!("10.0.0.{number}");
        let request = Request::post("/api/v1/login").header(header::CONTENT_TYPE, "application/json");
        let body = json!({ "name": name, "password": "guessed it" }).to_string();
        let request = request.header("x-forwarded-for", from).body(Body::from(body)).unwrap();
        statuses.push(app.stranger().ask(request).await.status);
    }
    assert_eq!(statuses[..5], [401, 401, 401, 429, 429]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_counts_as_much_as_it_costs() {
    let app = TestApp::with(|config| config.requests_per_person = 6).await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let all = futures_util::future::join_all((0..30).map(|_| anna.get("/me"))).await;
    assert!(all.iter().all(|answer| answer.status == 200), "thirty looks at once");
    let new = table("saint-malo", 1, &[me(), open()]);
    let all = futures_util::future::join_all((0..30).map(|_| ben.post("/tables", new.clone()))).await;
    let made = all.iter().filter(|answer| answer.status == 200).count();
    assert!((3..10).contains(&made), "{made} tables for the price of thirty looks, and a little more in a while");
    assert!(all.iter().all(|answer| answer.status == 200 || problem(answer, 429) == "too_many"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_new_guests() {
    let app = TestApp::with(|config| config.guests_per_hour = 3).await;
    let anna = app.guest("Anna").await;
    for _ in 0..2 {
        app.guest("Somebody").await;
    }
    assert_eq!(problem(&app.stranger().post("/guests", json!({})).await, 429), "too_many");
    let played = super::form(&app.stranger(), "/play", "game=saint-malo&players=2").await;
    assert_eq!(played.status, 429, "nor by beginning to play");
    let account = json!({ "name": "Nobody", "password": PASSWORD });
    assert_eq!(problem(&app.stranger().post("/register", account).await, 429), "too_many", "nor by an account");
    good(&anna.post("/register", json!({ "name": "Anna", "password": PASSWORD })).await);
    good(&anna.post("/guests", json!({})).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_chooses_the_address_that_is_counted() {
    let app = TestApp::with(|config| (config.logins_per_minute, config.behind_proxy) = (3, true)).await;
    // One proxy adds to the line that came, another one writes a line of its own.
    let told = |number: usize| [format!("10.0.0.{number}, 192.0.2.1"), format!("10.0.0.{number}")];
    let mut statuses = Vec::new();
    for number in 0..4 {
        let [joined, own] = told(number);
        let lines = [joined.as_str(), own.as_str(), "192.0.2.1"];
        let lines = if number % 2 == 0 { &lines[..1] } else { &lines[1..] };
        statuses.push(attempt(&app, lines, number).await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429]);
    // Without a proxy nobody is believed.
    let app = TestApp::with(|config| config.logins_per_minute = 3).await;
    let mut statuses = Vec::new();
    for number in 0..4 {
        statuses.push(attempt(&app, &[&format!("10.0.0.{number}")], number).await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429]);
}
