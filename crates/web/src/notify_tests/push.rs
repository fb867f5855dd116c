use std::sync::{Arc, Mutex};

use axum::{
    Router,
    body::Bytes,
    http::{HeaderMap, StatusCode},
    routing::post,
};
use base64ct::{Base64UrlUnpadded, Encoding};
use web_push_native::{
    Auth, decrypt,
    p256::{
        SecretKey,
        ecdsa::{Signature, VerifyingKey, signature::Verifier},
        elliptic_curve::sec1::ToEncodedPoint,
    },
};

use super::*;

/// What a push service got.
type Pushed = Arc<Mutex<Vec<(HeaderMap, Bytes)>>>;

/// A push service that answers so.
async fn push_service(answer: StatusCode) -> (String, Pushed) {
    let pushed = Pushed::default();
    let copy = pushed.clone();
    let take = move |headers: HeaderMap, body: Bytes| async move {
        copy.lock().unwrap().push((headers, body));
        answer
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let base = format!("http://{}", listener.local_addr().expect("its address"));
    tokio::spawn(async { axum::serve(listener, Router::new().route("/browser", post(take))).await });
    (base, pushed)
}

fn push() -> Push {
    Push::over(&settings(KEY), true).expect("good settings")
}

/// A browser's secrets, and what it tells others of them.
fn browser() -> (SecretKey, [u8; 16], String, String) {
    let (secret, auth) = (SecretKey::from_slice(&[7; 32]).expect("a key"), [9; 16]);
    let public = Base64UrlUnpadded::encode_string(secret.public_key().to_encoded_point(false).as_bytes());
    (secret, auth, public, Base64UrlUnpadded::encode_string(&auth))
}

#[tokio::test]
async fn a_push_is_signed_and_only_its_browser_can_read_it() {
    let away = Away::new(Config::default()).await;
    let (service, pushed) = push_service(StatusCode::CREATED).await;
    let (secret, auth, p256dh, auth_text) = browser();
    let endpoint = format!("{service}/browser");
    away.app.store().subscribe(away.anna_id, &endpoint, &p256dh, &auth_text).await.expect("stored");
    let table = away.table("valletta", json!({ "kind": "days", "days": 1 })).await;
    away.notifier(None, Some(push())).round(now() + PATIENCE).await.expect("done");
    assert_eq!(away.unsent().await, 0);

    let (headers, body) = pushed.lock().unwrap().remove(0);
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("").to_owned();
    assert_eq!((header("ttl"), header("content-encoding")), ("86400".into(), "aes128gcm".into()));
    let message: Value =
        serde_json::from_slice(&decrypt(body.to_vec(), &secret, &Auth::from(auth)).expect("readable")).expect("JSON");
    assert_eq!(message["title"], "Your turn: Valletta with Ben");
    assert_eq!(message["url"], format!("/tables/{table}"));

    let sender = header("authorization");
    let (token, key) = sender.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a signature");
    assert_eq!(Some(key), public_key(&Config { push: Some(settings(KEY)), ..Config::default() }).as_deref());
    let decode = |text: &str| Base64UrlUnpadded::decode_vec(text).expect("base64url");
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let signature = Signature::from_slice(&decode(signature)).expect("a signature");
    let key = VerifyingKey::from_sec1_bytes(&decode(key)).expect("a key");
    key.verify(signed.as_bytes(), &signature).expect("the key's own signature");
    let claims: Value = serde_json::from_slice(&decode(signed.split('.').nth(1).expect("claims"))).expect("JSON");
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service), &json!("mailto:host@example.org")));
    let left = claims["exp"].as_i64().expect("a time") - now() / 1000;
    assert!((1..=24 * 3600).contains(&left), "{left}");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_is_not() {
    for (answer, unsent, browsers) in
        [(StatusCode::GONE, 0, 0), (StatusCode::TOO_MANY_REQUESTS, 1, 1), (StatusCode::BAD_REQUEST, 0, 1)]
    {
        let away = Away::new(Config::default()).await;
        let (service, pushed) = push_service(answer).await;
        let (_, _, p256dh, auth) = browser();
        let endpoint = format!("{service}/browser");
        away.app.store().subscribe(away.anna_id, &endpoint, &p256dh, &auth).await.expect("stored");
        away.table("saint-malo", json!({ "kind": "free" })).await;
        away.notifier(None, Some(push())).round(now() + PATIENCE).await.expect("done");
        assert_eq!(pushed.lock().unwrap().len(), 1);
        let left = away.app.store().subscriptions(away.anna_id).await.expect("an answer").len();
        assert_eq!((away.unsent().await, left), (unsent, browsers), "{answer}");
    }
}

#[tokio::test]
async fn a_browser_asks_for_the_key_and_subscribes() {
    let away = Away::new(Config { push: Some(settings(KEY)), ..Config::default() }).await;
    let key = good(&away.anna.get("/me/push").await.expect("an answer"));
    assert_eq!(key["key"].as_str().map(str::len), Some(87));
    let (_, _, p256dh, auth) = browser();
    for (endpoint, status) in [
        ("https://push.example.org/x", 200),
        ("http://push.example.org/x", 422),
        ("https://127.0.0.1/x", 422),
        ("https://localhost/x", 422),
        ("https://[::1]/x", 422),
        ("https://anna@127.0.0.1/x", 422),
        ("https://0x7f.0.0.0xa/x", 422),
        ("https://push.localhost/x", 422),
        ("https://METADATA.Google.Internal/x", 422),
        ("https://router.lan:22/x", 422),
    ] {
        let body = json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth });
        assert_eq!(away.anna.post("/me/push", &body).await.expect("an answer").status, status, "{endpoint}");
    }
}

#[tokio::test]
async fn nobody_is_told_in_more_than_ten_browsers() {
    let away = Away::new(Config { push: Some(settings(KEY)), ..Config::default() }).await;
    let (_, _, p256dh, auth) = browser();
    let subscribe = async |number: usize| {
        let endpoint = format!("https://push.example.org/{number}");
        let body = json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth });
        away.anna.post("/me/push", &body).await.expect("an answer").status
    };
    for number in 0..10 {
        assert_eq!(subscribe(number).await, 200);
    }
    assert_eq!((subscribe(10).await, subscribe(3).await), (409, 200), "one that is known may come again");
}
