//! Passwords that nobody guesses, and a second factor.

use std::time::{SystemTime, UNIX_EPOCH};

use argon2::{Argon2, PasswordHasher};
use axum::{
    body::Body,
    http::{Method, Request, header},
};
use base32ct::{Base32UpperUnpadded, Encoding};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha1::Sha1;
use web::client::Answer;

use crate::app::{PASSWORD, TestApp, TestUser, good, id, problem, text};

/// The same password from two keyboards.
const COMPOSED: &str = "Zürich à la crème";
const APART: &str = "Zu\u{308}rich a\u{300} la cre\u{300}me";

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_that_everybody_tries_are_refused_with_a_reason() {
    let app = TestApp::start().await;
    for common in ["password", "12345678", "password1", "qwertyuiop", "iloveyou", "Passw0rd!", "annabella7"] {
        let refused = app.stranger().post("/register", credentials("Annabella", common)).await;
        assert_eq!(problem(&refused, 422), "password_common", "{common}");
        assert!(text(&refused.json()["detail"]).contains("three words"), "what would be right");
    }
    for bad in ["        ", "\u{3000}\u{a0}      ", "short", &"long ".repeat(26), &"x".repeat(10_000)] {
        let refused = app.stranger().post("/register", credentials("Annabella", bad)).await;
        assert_eq!(problem(&refused, 422), "password_length", "{bad:?}");
    }
    let anna = app.account("Annabella").await;
    let change = json!({ "old": PASSWORD, "new": "Annabella1" });
    assert_eq!(problem(&anna.post("/me/password", change).await, 422), "password_common");
    assert_eq!(good(&anna.get("/me").await)["name"], "Annabella", "and nobody was logged out");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_the_same_from_every_keyboard() {
    let app = TestApp::start().await;
    for (name, one, other) in [("Anna", COMPOSED, APART), ("Ben", APART, COMPOSED)] {
        let anna = app.stranger();
        good(&anna.post("/register", credentials(name, one)).await);
        good(&app.stranger().post("/login", credentials(name, other)).await);
        let refused = app.stranger().post("/login", credentials(name, &other.to_lowercase())).await;
        assert_eq!(problem(&refused, 401), "login");
        good(&anna.post("/me/password", json!({ "old": other, "new": PASSWORD })).await);
    }
}

/// Hashes of before passwords were normalised still let their owners in, and become what they should be.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_password_still_logs_in_and_is_hashed_anew() {
    let app = TestApp::start().await;
    let anna = app.account("Anna").await;
    let old = Argon2::default().hash_password(APART.as_bytes()).expect("a hash").to_string();
    app.store().set_password(id(&anna.id), &old).await.expect("stored");
    assert_eq!(problem(&app.stranger().post("/login", credentials("Anna", COMPOSED)).await, 401), "login");
    assert_eq!(
        problem(&app.stranger().post("/login", credentials("Anna", "wrong fu\u{308}r sie")).await, 401),
        "login"
    );
    good(&app.stranger().post("/login", credentials("Anna", APART)).await);
    let (_, new) = app.store().account_by_name("Anna").await.expect("an answer").expect("Anna");
    assert_ne!(new, old);
    for password in [COMPOSED, APART] {
        good(&app.stranger().post("/login", credentials("Anna", password)).await);
    }
    // A weak one of before is still its owner's.
    let weak = Argon2::default().hash_password(b"password").expect("a hash").to_string();
    app.store().set_password(id(&anna.id), &weak).await.expect("stored");
    good(&app.stranger().post("/login", credentials("Anna", "password")).await);
    let (_, kept) = app.store().account_by_name("Anna").await.expect("an answer").expect("Anna");
    assert_eq!(kept, weak, "nothing to mend");
}

/// The code that an app shows at a step (RFC 6238).
fn code(secret: &str, step: u64) -> String {
    let key = Base32UpperUnpadded::decode_vec(secret).expect("base32");
    let mut mac = Hmac::<Sha1>::new_from_slice(&key).expect("a key");
    mac.update(&step.to_be_bytes());
    let sum = mac.finalize().into_bytes();
    let at = usize::from(sum[19] & 15);
    let four = u32::from_be_bytes([sum[at], sum[at + 1], sum[at + 2], sum[at + 3]]) & 0x7fff_ffff;
    format!("{:06}", four % 1_000_000)
}

fn step() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs() / 30
}

/// An account with a second factor.
struct Careful {
    player: TestUser,
    secret: String,
    /// The step whose code set it up: the next one is unused.
    step: u64,
    recovery: Vec<String>,
}

async fn careful(app: &TestApp, name: &str) -> Careful {
    let player = app.account(name).await;
    let begun = good(&player.post("/me/totp", json!({})).await);
    let secret = text(&begun["secret"]).to_owned();
    let step = step();
    let confirm = json!({ "password": PASSWORD, "code": code(&secret, step) });
    let on = good(&player.post("/me/totp/confirm", confirm).await);
    let recovery = on["recovery_codes"].as_array().expect("codes").iter().map(|code| text(code).to_owned()).collect();
    Careful { player, secret, step, recovery }
}

async fn log_in(app: &TestApp, name: &str, code: &str) -> Answer {
    app.stranger().post("/login", json!({ "name": name, "password": PASSWORD, "code": code })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_factor_is_set_up_by_password_and_code() {
    let app = TestApp::start().await;
    let anna = app.account("Anna Maria").await;
    let confirm = |password: &str, code: &str| json!({ "password": password, "code": code });
    let early = anna.post("/me/totp/confirm", confirm(PASSWORD, "123456")).await;
    assert_eq!(problem(&early, 409), "no_totp");
    let begun = good(&anna.post("/me/totp", json!({})).await);
    let secret = text(&begun["secret"]);
    assert_eq!(secret.len(), 32);
    let before = careful(&app, "Ben").await.secret;
    assert_ne!(secret, before, "everybody's is their own");
    let url = format!("otpauth://totp/Intramuros:Anna%20Maria?secret={secret}&issuer=Intramuros");
    assert_eq!(text(&begun["url"]), url);
    let now = code(secret, step());
    assert_eq!(problem(&anna.post("/me/totp/confirm", confirm("wrong", &now)).await, 403), "password");
    let other = if now == "000000" { "000001" } else { "000000" };
    assert_eq!(problem(&anna.post("/me/totp/confirm", confirm(PASSWORD, other)).await, 422), "code");
    assert_eq!(good(&anna.get("/me").await)["totp"], false, "nothing changes before it is proved");
    good(&app.stranger().post("/login", credentials("Anna Maria", PASSWORD)).await);
    let on = good(&anna.post("/me/totp/confirm", confirm(PASSWORD, &code(secret, step()))).await);
    assert_eq!(on["recovery_codes"].as_array().map(Vec::len), Some(10));
    assert_eq!(good(&anna.get("/me").await)["totp"], true);
    assert_eq!(problem(&anna.post("/me/totp", json!({})).await, 409), "totp_on");
    let guest = app.guest("Guest").await;
    assert_eq!(problem(&guest.post("/me/totp", json!({})).await, 403), "account_only");
    let bot = good(&anna.post("/me/bots", json!({ "name": "Robot" })).await);
    let bot = TestUser::new(anna.client.bot(text(&bot["token"])), &bot);
    assert_eq!(problem(&bot.post("/me/totp", json!({})).await, 403), "account_only");
    good(&bot.get("/me").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_asked_for_after_the_right_password_only_and_is_good_once() {
    let app = TestApp::start().await;
    let anna = careful(&app, "Anna").await;
    let plain = app.stranger().post("/login", credentials("Anna", PASSWORD)).await;
    assert_eq!(problem(&plain, 401), "code_needed");
    assert!(!plain.headers.contains_key(header::SET_COOKIE));
    // Whoever does not know the password learns nothing, whatever the code.
    let guess = json!({ "name": "Anna", "password": "a wrong password", "code": code(&anna.secret, anna.step + 1) });
    let (guessed, unknown) = (app.stranger().post("/login", guess).await, log_in(&app, "Nobody", "123456").await);
    assert_eq!((problem(&guessed, 401), &guessed.body), (problem(&unknown, 401), &unknown.body));

    assert_eq!(problem(&log_in(&app, "Anna", &code(&anna.secret, anna.step)).await, 401), "code", "it set it up");
    let next = code(&anna.secret, anna.step + 1);
    let spaced = format!("{} {}", &next[..3], &next[3..]);
    good(&log_in(&app, "Anna", &spaced).await);
    assert_eq!(problem(&log_in(&app, "Anna", &next).await, 401), "code", "a code is good once");
    for far in [anna.step - 10, anna.step + 20] {
        assert_eq!(problem(&log_in(&app, "Anna", &code(&anna.secret, far)).await, 401), "code");
    }
    for (name, odd) in [("Anna", "x"), ("Anna", "日本"), ("Anna", &"1".repeat(9000))] {
        assert_eq!(problem(&log_in(&app, name, odd).await, 401), "code");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_lets_in_once() {
    let app = TestApp::start().await;
    let (anna, ben) = (careful(&app, "Anna").await, careful(&app, "Ben").await);
    assert_eq!(problem(&log_in(&app, "Anna", &ben.recovery[0]).await, 401), "code", "Ben's");
    good(&log_in(&app, "Anna", &anna.recovery[0].to_uppercase()).await);
    assert_eq!(problem(&log_in(&app, "Anna", &anna.recovery[0]).await, 401), "code");
    good(&log_in(&app, "Anna", &anna.recovery[1].replace('-', " ")).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stolen_session_and_a_password_are_not_enough_to_take_an_account_with_a_second_factor() {
    let app = TestApp::start().await;
    let Careful { player, recovery, .. } = careful(&app, "Anna").await;
    let change = |code: Option<&str>| json!({ "old": PASSWORD, "new": "another password", "code": code });
    assert_eq!(problem(&player.post("/me/password", change(None)).await, 401), "code_needed");
    assert_eq!(problem(&player.post("/me/password", change(Some("000000"))).await, 401), "code");
    let weak = json!({ "old": PASSWORD, "new": "password", "code": recovery[0] });
    assert_eq!(problem(&player.post("/me/password", weak).await, 422), "password_common");
    good(&player.post("/me/password", change(Some(&recovery[0]))).await);

    let proof = |code: &str| json!({ "password": "another password", "code": code });
    assert_eq!(problem(&player.call(Method::DELETE, "/me/totp", proof("000000")).await, 401), "code");
    let wrong = json!({ "password": "wrong", "code": recovery[1] });
    assert_eq!(problem(&player.call(Method::DELETE, "/me/totp", wrong).await, 403), "password");
    let delete = json!({ "password": "another password" });
    assert_eq!(problem(&player.call(Method::DELETE, "/me", delete).await, 401), "code_needed");
    good(&player.call(Method::DELETE, "/me/totp", proof(&recovery[1])).await);
    assert_eq!(problem(&player.call(Method::DELETE, "/me/totp", proof(&recovery[2])).await, 409), "no_totp");
    good(&app.stranger().post("/login", credentials("Anna", "another password")).await);

    let Careful { player, recovery, .. } = careful(&app, "Ben").await;
    good(&player.call(Method::DELETE, "/me", json!({ "password": PASSWORD, "code": recovery[0] })).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_cannot_be_guessed_quickly() {
    let app = TestApp::with(|config| config.logins_per_minute = 1000).await;
    let anna = careful(&app, "Anna").await;
    let mut refused = 0;
    for guess in 0..10 {
        let answer = log_in(&app, "Anna", &format!("{guess:06}")).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused >= 5, "{refused} of 10");
    // Whoever does not know the password does not keep her out.
    let ben = careful(&app, "Ben").await;
    for _ in 0..10 {
        let guess = json!({ "name": "Ben", "password": "a wrong password", "code": "000000" });
        assert_eq!(problem(&app.stranger().post("/login", guess).await, 401), "login");
    }
    good(&log_in(&app, "Ben", &ben.recovery[0]).await);
    assert_eq!(problem(&log_in(&app, "Anna", &anna.recovery[0]).await, 429), "too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_of_a_second_factor_is_in_no_export_and_in_no_row() {
    let app = TestApp::start().await;
    let Careful { player, secret, recovery, .. } = careful(&app, "Anna").await;
    let export = crate::people::export(&player).await;
    assert_eq!(export["person"]["totp"], true);
    let mut dump = Vec::new();
    app.store().export(&mut dump).await.expect("an export");
    let seed = app.store().second_factor(id(&player.id)).await.expect("an answer").seed.expect("a seed");
    for (place, text) in [("my data", export.to_string()), ("the database", String::from_utf8(dump).unwrap())] {
        assert!(!text.contains(&secret) && !text.contains(&secret.to_lowercase()), "{place}");
        let bytes = Base32UpperUnpadded::decode_vec(&secret).expect("base32");
        assert!(!text.contains(&table::fair::hex(&bytes)), "{place}");
        assert!(!recovery.iter().any(|code| text.contains(code) || text.contains(&code.replace('-', ""))), "{place}");
    }
    assert!(!export.to_string().contains(&seed));
}

/// The cookies that an answer sets, as a browser sends them back.
fn cookies(answer: &Answer) -> String {
    let all = answer.headers.get_all(header::SET_COOKIE).iter();
    all.map(|set| set.to_str().unwrap().split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
}

async fn form(app: &TestApp, path: &str, cookie: &str, fields: &str) -> Answer {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.header(header::COOKIE, cookie).header(header::ACCEPT, "text/html");
    app.stranger().ask(request.body(Body::from(fields.to_owned())).unwrap()).await
}

fn page(answer: &Answer) -> String {
    String::from_utf8(answer.body.to_vec()).unwrap()
}

/// Without a script, and without the password in the page or in the cookie.
#[tokio::test(flavor = "multi_thread")]
async fn the_pages_ask_for_the_code_in_a_second_step() {
    let app = TestApp::start().await;
    let anna = careful(&app, "Anna").await;
    let fields = format!("name=Anna&password={}", PASSWORD.replace(' ', "+"));
    let asked = form(&app, "/account/login", "", &fields).await;
    assert_eq!(asked.status, 200);
    let (shown, ticket) = (page(&asked), cookies(&asked));
    assert!(shown.contains("action=\"/account/code\"") && shown.contains("autocomplete=\"one-time-code\""), "{shown}");
    assert!(!shown.contains(PASSWORD) && !ticket.contains(PASSWORD) && !ticket.contains("good"));
    assert!(!ticket.contains("intramuros="), "nobody is logged in yet");
    assert_eq!(form(&app, "/account/code", "", "code=123456").await.status, 401, "without the first step");
    let last = if ticket.ends_with('0') { "1" } else { "0" };
    let forged = format!("{}{last}", &ticket[..ticket.len() - 1]);
    assert_eq!(form(&app, "/account/code", &forged, &format!("code={}", anna.recovery[1])).await.status, 401);
    let wrong = form(&app, "/account/code", &ticket, "code=000000").await;
    assert!(wrong.status == 401 && page(&wrong).contains("action=\"/account/code\"") && cookies(&wrong).is_empty());
    let done = form(&app, "/account/code", &ticket, &format!("code={}", anna.recovery[0])).await;
    assert_eq!((done.status, done.headers[header::LOCATION].to_str().unwrap()), (303, "/"));
    let me = Request::get("/api/v1/me").header(header::COOKIE, cookies(&done)).body(Body::empty()).unwrap();
    assert_eq!(good(&app.stranger().ask(me).await)["name"], "Anna");
    // Another password makes the first step void.
    let change = json!({ "old": PASSWORD, "new": "another password", "code": anna.recovery[2] });
    good(&anna.player.post("/me/password", change).await);
    let late = form(&app, "/account/code", &ticket, &format!("code={}", anna.recovery[3])).await;
    assert!(late.status == 401 && page(&late).contains("took too long"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_factor_is_set_up_on_the_pages() {
    let app = TestApp::start().await;
    let answer = app.stranger().post("/register", credentials("Anna", PASSWORD)).await;
    let cookie = cookies(&answer);
    let begun = form(&app, "/account/totp", &cookie, "").await;
    assert_eq!((begun.status, begun.headers[header::LOCATION].to_str().unwrap()), (303, "/account/totp"));
    let look = async |path: &str| {
        let request = Request::get(path).header(header::COOKIE, &cookie).header(header::ACCEPT, "text/html");
        page(&app.stranger().ask(request.body(Body::empty()).unwrap()).await)
    };
    let shown = look("/account/totp").await;
    let secret: String = shown.split("<code translate=\"no\">").nth(1).unwrap().split('<').next().unwrap().into();
    let secret = secret.replace(' ', "");
    assert!(shown.contains("<svg class=\"qr\"") && !shown.contains("style="), "{shown}");
    let fields = |code: &str| format!("password={}&code={code}", PASSWORD.replace(' ', "+"));
    let wrong = form(&app, "/account/totp/confirm", &cookie, &fields("abc")).await;
    assert!(wrong.status == 422 && page(&wrong).contains(&secret[..4]), "the same secret, and what is wrong");
    let on = form(&app, "/account/totp/confirm", &cookie, &fields(&code(&secret, step()))).await;
    let shown = page(&on);
    let codes: Vec<&str> = shown.split("<li><code>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!((on.status, codes.len()), (200, 10), "{shown}");
    let account = look("/account").await;
    assert!(account.contains("10 recovery codes") && account.contains("action=\"/account/totp/off\""));
    assert!(!account.contains(codes[0]) && !account.contains(&secret));
    assert_eq!(account.matches("autocomplete=\"one-time-code\"").count(), 3, "to change the password, too");
    let off = form(&app, "/account/totp/off", &cookie, &fields(codes[0])).await;
    assert!(off.status == 200 && page(&off).contains("Two-step login is off"));
}

/// What is wrong with a password and what would be right, in everybody's language.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_what_is_wrong_with_a_password() {
    let app = TestApp::start().await;
    for (lang, common, blank) in [
        ("en", "three words", "not only spaces"),
        ("de", "drei Wörter", "nicht nur Leerzeichen"),
        ("fr", "trois mots", "pas seulement des espaces"),
        ("it", "tre parole", "non solo spazi"),
    ] {
        for (password, said) in [("password", common), ("++++++++", blank)] {
            let cookie = format!("lang={lang}");
            let answer = form(&app, "/account/register", &cookie, &format!("name=Anna&password={password}")).await;
            let alert =
                page(&answer).split("role=\"alert\">").nth(1).map(|rest| rest.split('<').next().unwrap().to_owned());
            assert!(
                answer.status == 422 && alert.as_ref().is_some_and(|text| text.contains(said)),
                "{lang}: {alert:?}"
            );
        }
    }
}
