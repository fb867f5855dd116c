//! Web push: the text is encrypted for one browser (RFC 8291), and signed so that its push service knows who sends it
//! (RFC 8292).

use std::time::Duration;

use base64ct::{Base64UrlUnpadded, Encoding};
use http::{HeaderValue, Request, Uri, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::json;
use store::Subscription;
use tokio::time::timeout;
use web_push_native::{
    Auth, WebPushBuilder,
    p256::{
        PublicKey,
        ecdsa::{Signature, SigningKey, signature::Signer},
    },
};

use super::{channel::Failed, letter::Letter};
use crate::{config, time::now};

/// How long a push service may take to answer.
const ANSWER: Duration = Duration::from_secs(10);
/// How long it keeps a message for a browser that is off.
const KEPT: Duration = Duration::from_secs(24 * 3600);
/// For how long a signature is good, in seconds: a day at most.
const SIGNED: i64 = 12 * 3600;

/// The host's key, and a client for push services.
pub struct Push {
    key: SigningKey,
    contact: String,
    http: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
}

fn key(text: &str) -> Result<SigningKey, String> {
    let bytes = Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok();
    let key = bytes.and_then(|bytes| SigningKey::from_slice(&bytes).ok());
    key.ok_or_else(|| {
        "push.private_key: a VAPID private key is 32 bytes in base64url, 43 letters and digits".to_owned()
    })
}

/// The public half of a private key, as browsers want it.
pub fn public_key(private: &str) -> Result<String, String> {
    Ok(public(&key(private)?))
}

fn public(key: &SigningKey) -> String {
    Base64UrlUnpadded::encode_string(key.verifying_key().to_encoded_point(false).as_bytes())
}

impl Push {
    /// Push, if the settings make sense; else what is wrong with them.
    pub fn new(settings: &config::Push) -> Result<Push, String> {
        Push::over(settings, false)
    }

    /// Tests push over plain HTTP too.
    pub fn over(settings: &config::Push, plain: bool) -> Result<Push, String> {
        let config::Push { private_key, contact } = settings;
        let key = key(private_key)?;
        if !["mailto:", "https://"].iter().any(|start| contact.starts_with(start)) {
            return Err(format!("push.contact: '{contact}' begins with neither mailto: nor https://"));
        }
        let tls = HttpsConnectorBuilder::new().with_native_roots();
        let tls = tls.map_err(|error| format!("push: this machine knows no certificates of HTTPS: {error}"))?;
        let tls = if plain { tls.https_or_http() } else { tls.https_only() };
        let http = Client::builder(TokioExecutor::new()).build(tls.enable_http1().build());
        Ok(Push { key, contact: contact.clone(), http })
    }

    /// Says who sends: `vapid t=TOKEN, k=KEY`.
    fn signature(&self, endpoint: &Uri, now: i64) -> String {
        let origin = format!(
            "{}://{}",
            endpoint.scheme_str().unwrap_or(""),
            endpoint.authority().map_or("", |host| host.as_str())
        );
        let claims = json!({ "aud": origin, "exp": now / 1000 + SIGNED, "sub": self.contact });
        let part = |text: &str| Base64UrlUnpadded::encode_string(text.as_bytes());
        let signed = format!("{}.{}", part(r#"{"typ":"JWT","alg":"ES256"}"#), part(&claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", public(&self.key))
    }

    /// A message that only this browser can read.
    fn request(&self, to: &Subscription, letter: &Letter) -> Option<Request<Full<Bytes>>> {
        let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok();
        let browser = PublicKey::from_sec1_bytes(&bytes(&to.p256dh)?).ok()?;
        let secret: [u8; 16] = bytes(&to.auth)?.try_into().ok()?;
        let endpoint: Uri = to.endpoint.parse().ok()?;
        let sender = HeaderValue::from_str(&self.signature(&endpoint, now())).ok()?;
        let builder = WebPushBuilder::new(endpoint, browser, Auth::from(secret)).with_valid_duration(KEPT);
        let mut request = builder.build(letter.push()).ok()?;
        request.headers_mut().insert(header::AUTHORIZATION, sender);
        Some(request.map(|body| Full::from(Bytes::from(body))))
    }

    /// Encrypts a letter for a browser and gives it to the browser's push service.
    pub async fn send(&self, to: &Subscription, letter: &Letter) -> Result<(), Failed> {
        // Malformed keys will never become valid.
        let request = self.request(to, letter).ok_or(Failed::Gone)?;
        let answer = match timeout(ANSWER, self.http.request(request)).await {
            Ok(Ok(answer)) => answer.status().as_u16(),
            Ok(Err(error)) => return Err(Failed::Down(error.to_string())),
            Err(_) => return Err(Failed::Down("no answer".into())),
        };
        match answer {
            200..300 => Ok(()),
            404 | 410 => Err(Failed::Gone),
            429 | 500.. => Err(Failed::Later(format!("the push service answers {answer}"))),
            _ => Err(Failed::Never(format!("the push service answers {answer}"))),
        }
    }
}
