//! Guests, accounts, devices, and being forgotten.

use axum::{
    body::Body,
    http::{Method, Request},
};
use kit::Sampled;
use serde_json::{Value, json};

use crate::app::{
    PASSWORD, TestApp, TestUser, bot, but, good, is_turn_of, me, open, play_out, problem, table, text, until,
};

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_becomes_an_account_keeps_id_and_tables() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("valletta", 2, &[me(), me()])).await;
    let account = good(&anna.post("/register", credentials("Anna", PASSWORD)).await);
    assert_eq!((text(&account["id"]), text(&account["kind"])), (anna.id.as_str(), "account"));
    anna.act(&id, &mut Sampled::new(1)).await;
    assert_eq!(problem(&anna.post("/register", credentials("Anne", PASSWORD)).await, 409), "known");
    // Another device finds the same tables.
    let elsewhere = app.log_in("ANNA").await;
    assert_eq!(elsewhere.id, anna.id);
    let tables = good(&elsewhere.get("/me/tables").await);
    assert_eq!((&tables[0]["id"], tables.as_array().map(Vec::len)), (&json!(id), Some(1)));
    elsewhere.act(&id, &mut Sampled::new(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_stays_the_same_guest() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let again = good(&anna.post("/guests", json!({ "name": "Somebody" })).await);
    assert_eq!((text(&again["id"]), text(&again["name"])), (anna.id.as_str(), "Anna"));
    let nameless = good(&app.stranger().post("/guests", json!({})).await);
    assert!(text(&nameless["name"]).starts_with("Guest "));
    let spaced = good(&app.stranger().post("/guests", json!({ "name": "  Anna \u{3000} Bell " })).await);
    assert_eq!(spaced["name"], "Anna Bell", "spaces around a name are none of it");
    for name in ["", "x", " x ", "<script>", "a\u{0}b", "Name\nline", &"n".repeat(25)] {
        assert_eq!(problem(&app.stranger().post("/guests", json!({ "name": name })).await, 400), "name", "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_password_and_an_unknown_name_look_alike() {
    let app = TestApp::start().await;
    app.account("Anna").await;
    let stranger = app.stranger();
    let wrong = stranger.post("/login", credentials("Anna", "a wrong password")).await;
    let unknown = stranger.post("/login", credentials("Nobody", "a wrong password")).await;
    assert_eq!((problem(&wrong, 401), &wrong.body), (problem(&unknown, 401), &unknown.body));
    let guest = app.guest("Guest").await;
    let guests_have_none = stranger.post("/login", credentials(&guest.name, "")).await;
    assert_eq!(guests_have_none.body, wrong.body);
    assert_eq!(problem(&stranger.get("/me").await, 401), "nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_one_account_in_any_case_of_letters() {
    let app = TestApp::start().await;
    app.account("Anna").await;
    let stranger = app.stranger();
    assert_eq!(problem(&stranger.post("/register", credentials("aNNa", PASSWORD)).await, 409), "taken");
    assert_eq!(problem(&stranger.get("/me").await, 401), "nobody", "a refused account is not even a guest");
    assert_eq!(problem(&stranger.post("/register", credentials("Ben", "short")).await, 422), "password_length");
    let ben = app.account("Ben").await;
    let rename = ben.call(Method::PATCH, "/me", json!({ "name": "anna" })).await;
    assert_eq!(problem(&rename, 409), "taken");
    let half = ben.call(Method::PATCH, "/me", json!({ "name": "Benjamin", "email": "nonsense" })).await;
    assert_eq!(problem(&half, 400), "email");
    assert_eq!(good(&ben.get("/me").await)["name"], "Ben", "all of a change or nothing");
    let change = json!({ "name": "Benjamin", "email": "ben@example.org", "locale": "de" });
    let changed = good(&ben.call(Method::PATCH, "/me", change).await);
    assert_eq!((&changed["name"], &changed["locale"]), (&json!("Benjamin"), &json!("de")));
    assert_eq!(good(&ben.get("/me").await), changed);
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_ends_one_device_and_logging_out_everywhere_ends_all() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let (phone, tablet) = (app.log_in("Anna").await, app.log_in("Anna").await);
    let cookie = phone.clone();
    good(&phone.post("/logout", json!({})).await);
    assert_eq!(problem(&cookie.get("/me").await, 401), "nobody");
    good(&tablet.get("/me").await);
    good(&anna.post("/logout-everywhere", json!({})).await);
    for device in [&anna, &tablet] {
        assert_eq!(problem(&device.get("/me").await, 401), "nobody");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_logs_every_other_device_out() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let phone = app.log_in("Anna").await;
    let change = |old: &str| json!({ "old": old, "new": "another password" });
    assert_eq!(problem(&anna.post("/me/password", change("wrong")).await, 403), "password");
    good(&anna.post("/me/password", change(PASSWORD)).await);
    good(&anna.get("/me").await);
    assert_eq!(problem(&phone.get("/me").await, 401), "nobody");
    assert_eq!(problem(&phone.post("/login", credentials("Anna", PASSWORD)).await, 401), "login");
    good(&phone.post("/login", credentials("Anna", "another password")).await);
    // A guest of the same name proves nothing about the account.
    let guest = app.guest("Anna").await;
    assert_eq!(problem(&guest.post("/me/password", change("another password")).await, 403), "account_only");
}

/// "delete my account": the name is gone everywhere, the tables go on.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_that_is_deleted_leaves_no_name_and_its_tables_go_on() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Annabella").await, app.account("Ben").await);
    good(&anna.call(Method::PATCH, "/me", json!({ "email": "annabella@example.org" })).await);
    let running = anna.make(but(table("valletta", 3, &[me(), open()]), json!({ "stand_in": "random" }))).await;
    let waiting = anna.make(table("saint-malo", 3, &[me(), open(), open()])).await;
    let over = anna.make(table("saint-malo", 3, &[me(), open()])).await;
    for id in [&running, &waiting, &over] {
        ben.sit(id).await;
        good(&anna.post(&format!("/tables/{id}/chat"), json!({ "text": "I am Annabella" })).await);
    }
    good(&ben.order(&over, "resign").await);
    assert_eq!(problem(&anna.call(Method::DELETE, "/me", json!({})).await, 403), "password");
    let (phone, delete) = (app.log_in("Annabella").await, json!({ "password": PASSWORD }));
    good(&anna.call(Method::DELETE, "/me", delete).await);
    for device in [&anna, &phone] {
        assert_eq!(problem(&device.get("/me").await, 401), "nobody");
    }
    assert_eq!(problem(&phone.post("/login", credentials("Annabella", PASSWORD)).await, 401), "login");
    for id in [&running, &waiting, &over] {
        let seen = [ben.look(id).await, good(&ben.get(&format!("/tables/{id}/chat")).await)];
        assert!(seen.iter().all(|seen| !seen.to_string().contains("nnabella")), "{seen:?}");
    }
    assert_eq!(ben.look(&waiting).await["host"], ben.id.as_str());
    // Nothing of it is stored either.
    let mut dump = Vec::new();
    app.store().export(&mut dump).await.expect("an export");
    let dump = String::from_utf8(dump).unwrap();
    let left: Vec<_> = dump.lines().filter(|line| line.contains("nnabella")).collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(is_turn_of(&ben.wait(&running, |seen| is_turn_of(seen, &ben)).await, &ben));
    play_out(&running, &[&ben], &mut Sampled::new(1)).await;
    // The name is free again.
    assert_ne!(app.account("Annabella").await.id, anna.id);
}

/// What is written out for somebody, once it is.
pub async fn export(who: &TestUser) -> Value {
    let made = async || {
        let answer = who.get("/me/export").await;
        let making = answer.status == 202 && answer.headers.contains_key("retry-after");
        Some(answer).filter(|_| !making)
    };
    good(&until(made).await)
}

/// "export my data": everything but what the game still hides.
#[tokio::test(flavor = "multi_thread")]
async fn my_data_can_be_had_without_secrets() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.account("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 2, &[me(), open()])).await;
    ben.sit(&id).await;
    good(&anna.post(&format!("/tables/{id}/chat"), json!({ "text": "hello" })).await);
    good(&anna.post("/me/bots", json!({ "name": "Robot" })).await);
    let mut choice = Sampled::new(1);
    for _ in 0..20 {
        let seen = anna.look(&id).await;
        if is_turn_of(&seen, &anna) { &anna } else { &ben }.act(&id, &mut choice).await;
    }
    let picks = |export: &Value| {
        let entries = export["entries"].as_array().expect("entries").clone();
        entries.into_iter().filter(|entry| text(&entry[1]["line"]).contains('|')).count()
    };
    let secret = app.store().table(crate::app::id(&id)).await.expect("a table").secret;
    for one in [&anna, &ben] {
        let export = export(one).await;
        assert_eq!((&export["person"]["id"], picks(&export)), (&json!(one.id), 0));
        assert!(export["entries"].as_array().is_some_and(|entries| entries.len() > 3), "{export}");
        let lower = export.to_string().to_lowercase();
        assert!(!lower.contains(&table::fair::hex(&secret)) && !lower.contains("argon2") && !lower.contains("token"));
    }
    let first = export(&anna).await;
    let export_again = export(&anna).await;
    assert_eq!(first, export_again, "it is kept");
    assert_eq!((&first["messages"][0]["text"], &first["bots"][0]["name"]), (&json!("hello"), &json!("Robot")));
    play_out(&id, &[&anna, &ben], &mut choice).await;
    assert_eq!(export(&anna).await, first, "for an hour");
    app.store().drop_export(crate::app::id(&anna.id)).await.expect("stored");
    assert!(picks(&export(&anna).await) > 0, "after the game all of it is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_can_be_forgotten_too() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 1, &[me(), bot("random")])).await;
    good(&anna.call(Method::DELETE, "/me", json!({})).await);
    assert_eq!(problem(&anna.get("/me").await, 401), "nobody");
    assert_eq!(app.stranger().look(&id).await["seats"][0]["name"], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_and_marks_it_as_read() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 1, &[me(), open()])).await;
    ben.sit(&id).await;
    let seen = anna.look(&id).await;
    let (one, other) = if is_turn_of(&seen, &anna) { (&anna, &ben) } else { (&ben, &anna) };
    one.act(&id, &mut Sampled::new(1)).await;
    let told = good(&other.get("/me/notifications").await);
    assert_eq!((&told[0]["kind"], &told[0]["table"]), (&json!("turn"), &json!(id)));
    good(&other.post(&format!("/me/notifications/read?upto={}", told[0]["id"]), json!({})).await);
    good(&other.order(&id, "resign").await);
    let told = good(&one.get("/me/notifications").await);
    assert_eq!(told[0]["kind"], "over");
}

/// Nothing English on a foreign page: somebody new gets a name in its language, and letters about their games follow
/// the language that they choose.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_new_is_spoken_to_in_the_language_of_the_page() {
    let app = TestApp::start().await;
    let stranger = app.stranger();
    let form = |path: &str, fields: &'static str| {
        let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
        request.header("accept-language", "it").body(Body::from(fields)).expect("a request")
    };
    assert_eq!(stranger.ask(form("/play", "game=saint-malo&players=2&level=novice")).await.status, 303);
    let me = good(&stranger.get("/me").await);
    assert!(text(&me["name"]).starts_with("Ospite ") && me["locale"].is_null(), "{me}");
    assert_eq!(stranger.ask(form("/settings", "lang=fr&theme=dark&back=/")).await.status, 303);
    assert_eq!(good(&stranger.get("/me").await)["locale"], "fr");
    assert!(stranger.ask(form("/account/email", "email=anna%40example.org")).await.status < 400);
    assert_eq!(good(&stranger.get("/me").await)["locale"], "fr", "what was chosen stays");
    let other = app.guest("Ben").await;
    other.ask(form("/account/email", "email=ben%40example.org")).await;
    assert_eq!(good(&other.get("/me").await)["locale"], "it", "letters will be written in the language of the form");
}

/// Who begins at once plays by the rulebook of their language, and is told which.
#[tokio::test(flavor = "multi_thread")]
async fn play_now_takes_the_edition_of_the_readers_language() {
    let app = TestApp::start().await;
    for (lang, edition, name) in
        [("en", "zman", "Z-Man"), ("fr", "zman", "Z-Man"), ("de", "hig", "Hans"), ("it", "hig", "Hans")]
    {
        let stranger = app.stranger();
        let home = Request::get("/").header("accept", "text/html").header("accept-language", lang);
        let home = stranger.ask(home.body(Body::empty()).unwrap()).await;
        assert!(String::from_utf8_lossy(&home.body).contains(name), "{lang}");
        let form = Request::post("/play").header("content-type", "application/x-www-form-urlencoded");
        let form =
            form.header("accept-language", lang).body(Body::from("game=valletta&players=2&level=novice")).unwrap();
        let answer = stranger.ask(form).await;
        let path = answer.headers["location"].to_str().unwrap().to_owned();
        let table = good(&stranger.get(&path).await);
        assert_eq!(table["options"]["edition"], edition, "{lang}: {table}");
    }
}
