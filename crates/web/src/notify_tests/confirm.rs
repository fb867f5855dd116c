//! Mail goes only to addresses that are confirmed.

use axum::{
    body::Body,
    http::{Method, Request, header},
};

use super::{mail::Postbox, *};

/// Anna at a server that sends mail.
async fn with_mail(postbox: &Postbox) -> Away {
    let mail = Some(postbox.settings());
    Away::new(Config { mail, public_url: Some("https://play.example.org/".into()), ..Config::default() }).await
}

async fn enter(who: &Client, email: &str) -> Answer {
    who.call(Method::PATCH, "/me", Some(&json!({ "email": email }))).await.expect("an answer")
}

/// The next letter, with its soft line breaks undone: to whom, what, and the token of its link.
async fn letter(postbox: &Postbox) -> (String, String, String) {
    loop {
        if let Some((to, text)) = postbox.take().pop() {
            let text = text.replace("=\r\n", "");
            let token = text.split("/confirm/").nth(1).expect("a link").split_whitespace().next().expect("a token");
            return (to, text.clone(), token.to_owned());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn page(away: &Away, method: Method, path: &str, lang: &str) -> (u16, String) {
    let request = Request::builder().method(method).uri(path).header(header::ACCEPT, "text/html");
    let request = request.header(header::ACCEPT_LANGUAGE, lang).body(Body::empty()).expect("a request");
    let answer = away.anna.stranger().send(request).await.expect("an answer");
    let answer = Answer::read(answer).await.expect("a page");
    (answer.status, String::from_utf8_lossy(&answer.body).into_owned())
}

#[tokio::test]
async fn an_address_gets_one_letter_and_nothing_else_until_it_is_confirmed() {
    let postbox = Postbox::open().await;
    let away = with_mail(&postbox).await;
    let me = good(&enter(&away.anna, "anna@example.org").await);
    assert_eq!((&me["email"], &me["email_confirmed"]), (&json!("anna@example.org"), &json!(false)));
    let (to, text, token) = letter(&postbox).await;
    assert_eq!(to, "anna@example.org");
    assert!(text.contains(&format!("https://play.example.org/confirm/{token}")), "{text}");
    assert!(text.contains("Subject: Is this your address?") && !text.contains("Anna"), "{text}");
    away.table("saint-malo", json!({ "kind": "free" })).await;
    let mut notifier = away.notifier(Some(postbox.mail()), None);
    notifier.round(now() + PATIENCE).await.expect("done");
    assert!(postbox.take().is_empty(), "it is her turn, and nobody has confirmed the address");

    // Looking alone, as programs do that check mail, confirms nothing; a click does, by somebody who is not logged in.
    let path = format!("/confirm/{token}");
    let (status, shown) = page(&away, Method::GET, &path, "en").await;
    assert!(status == 200 && shown.contains("anna@example.org") && shown.contains("method=\"post\""), "{shown}");
    let me = async || good(&away.anna.get("/me").await.expect("an answer"))["email_confirmed"].clone();
    assert_eq!(me().await, json!(false));
    let (status, shown) = page(&away, Method::POST, &path, "de").await;
    assert!(status == 200 && shown.contains("Bestätigt"), "{shown}");
    assert_eq!(me().await, json!(true));
    away.table("saint-malo", json!({ "kind": "free" })).await;
    notifier.round(now() + PATIENCE).await.expect("done");
    assert_eq!(postbox.take().len(), 1);

    // A used link says so; one that is made up, or belongs to an address of before, is too old.
    for (method, lang, said) in [(Method::GET, "fr", "déjà confirmée"), (Method::POST, "it", "già confermato")] {
        let (status, shown) = page(&away, method, &path, lang).await;
        assert!(status == 200 && shown.contains(said), "{shown}");
    }
    let (status, shown) = page(&away, Method::POST, "/confirm/nonsense", "en").await;
    assert!(status == 410 && shown.contains("too old"), "{shown}");
}

#[tokio::test]
async fn another_address_is_confirmed_anew_and_links_to_the_old_one_end() {
    let postbox = Postbox::open().await;
    let away = with_mail(&postbox).await;
    good(&enter(&away.anna, "anna@example.org").await);
    let (_, _, old) = letter(&postbox).await;
    good(&enter(&away.anna, "other@example.org").await);
    let (to, _, new) = letter(&postbox).await;
    assert_eq!(to, "other@example.org");
    assert_eq!(page(&away, Method::POST, &format!("/confirm/{old}"), "en").await.0, 410);
    assert_eq!(page(&away, Method::POST, &format!("/confirm/{new}"), "en").await.0, 200);
    assert_eq!(good(&enter(&away.anna, "other@example.org").await)["email_confirmed"], true, "the same one again");
    assert_eq!(good(&enter(&away.anna, "anna@example.org").await)["email_confirmed"], false);
    let (to, ..) = letter(&postbox).await;
    assert_eq!(to, "anna@example.org", "and no letter to the one that was confirmed");
    // One link is stored as a hash only.
    let mut dump = Vec::new();
    away.app.store().export(&mut dump).await.expect("an export");
    assert!(!String::from_utf8_lossy(&dump).contains(&new));
}

#[tokio::test]
async fn nobody_has_a_stranger_s_mailbox_filled() {
    let postbox = Postbox::open().await;
    let away = with_mail(&postbox).await;
    let mut sent = 0;
    let addresses = ["eve@example.org", "EVE@example.org", "e.ve@example.org", "eve+7@example.org"];
    for address in addresses.iter().cycle().take(12) {
        // Always somebody else, who is forgotten afterwards.
        let guest = away.anna.stranger();
        good(&guest.post("/guests", &json!({})).await.expect("an answer"));
        let answer = enter(&guest, address).await;
        match answer.status {
            200 => sent += 1,
            status => assert_eq!((status, &answer.json()["code"]), (429, &json!("letters"))),
        }
        good(&guest.call(Method::DELETE, "/me", Some(&json!({}))).await.expect("an answer"));
    }
    assert_eq!(sent, 3);
    // Nor does one person write to many.
    let answers = futures_util::future::join_all((0..10).map(|number| {
        let anna = away.anna.clone();
        async move { enter(&anna, &format!("victim{number}@example.org")).await.status }
    }));
    assert_eq!(answers.await.into_iter().filter(|status| *status == 200).count(), 5);
    let refused = enter(&away.anna, "late@example.org").await;
    assert_eq!(refused.status, 429);
    let me = good(&away.anna.get("/me").await.expect("an answer"));
    assert_ne!(me["email"], "late@example.org", "nothing was changed");
}

#[tokio::test]
async fn the_letter_is_in_the_reader_s_language() {
    let postbox = Postbox::open().await;
    let away = with_mail(&postbox).await;
    good(&away.anna.call(Method::PATCH, "/me", Some(&json!({ "locale": "de" }))).await.expect("an answer"));
    good(&enter(&away.anna, "anna@example.org").await);
    let (_, text, _) = letter(&postbox).await;
    assert!(text.contains("Subject: Ist das deine Adresse?") && text.contains("zwei Tage"), "{text}");
    let patch = Request::patch("/api/v1/me").header(header::CONTENT_TYPE, "application/json");
    let patch = patch.header(header::ACCEPT_LANGUAGE, "it").body(Body::from(r#"{"email":"ben@example.org"}"#));
    away.ben.send(patch.expect("a request")).await.expect("an answer");
    let (_, text, _) = letter(&postbox).await;
    assert!(text.contains("due giorni"), "{text}");
}

#[tokio::test]
async fn the_page_says_that_an_address_is_not_confirmed_yet_and_sends_again() {
    let postbox = Postbox::open().await;
    let away = with_mail(&postbox).await;
    let account = json!({ "name": "Anna", "password": "a good password" });
    good(&away.anna.post("/register", &account).await.expect("an answer"));
    // An address of before addresses were confirmed.
    away.app.store().set_email(away.anna_id, Some("anna@example.org")).await.expect("stored");
    let shown = away.anna.page("/account").await.expect("a page");
    assert!(String::from_utf8_lossy(&shown.body).contains("Not confirmed yet"));
    let form = || {
        let request = Request::post("/account/email").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        away.anna.send(request.body(Body::from("email=anna%40example.org")).expect("a request"))
    };
    for _ in 0..3 {
        let sent = Answer::read(form().await.expect("an answer")).await.expect("a page");
        let shown = String::from_utf8_lossy(&sent.body).into_owned();
        assert!(sent.status == 200 && shown.contains("An e-mail is on its way"), "{shown}");
    }
    let refused = Answer::read(form().await.expect("an answer")).await.expect("a page");
    let shown = String::from_utf8_lossy(&refused.body).into_owned();
    assert!(refused.status == 429 && shown.contains("Try again tomorrow") && shown.contains("email-e"), "{shown}");
    let (_, _, token) = letter(&postbox).await;
    page(&away, Method::POST, &format!("/confirm/{token}"), "en").await;
    let shown = away.anna.page("/account").await.expect("a page");
    assert!(String::from_utf8_lossy(&shown.body).contains("This address is confirmed"));
}

#[tokio::test]
async fn a_server_without_mail_writes_no_letters() {
    let away = Away::new(Config::default()).await;
    for _ in 0..10 {
        let me = good(&enter(&away.anna, "anna@example.org").await);
        assert_eq!(me["email_confirmed"], false);
    }
    let shown = away.anna.page("/account").await.expect("a page");
    assert!(!String::from_utf8_lossy(&shown.body).contains("email-e"), "nor does the page offer any");
}
