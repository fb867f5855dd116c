//! What is known about the request being served: its browser, its idempotency key, and the login of a long request.

use std::{future::Future, net::IpAddr, time::Duration};

use axum::http::{HeaderMap, HeaderValue, header};
use axum_extra::extract::cookie::Cookie;
use hmac::{Hmac, KeyInit, Mac};
use rooms::time::now;
use sha2::Sha256;
use store::{Hash, Id};
use table::{Refusal, fair::hex};

use crate::{
    App,
    identity::{begin_session, cookie, find, new_token, session_token, token_hash},
    problem::Result,
};

/// What is known about the request being served, wherever its code runs.
#[derive(Clone, Default)]
pub struct RequestContext {
    /// What the browser says it is.
    agent: Option<HeaderValue>,
    cookie: Option<HeaderValue>,
    /// The token of what a repeatable request makes: the same key gives the same token.
    token: Option<String>,
    /// The id of the table that a repeatable request makes.
    table: Option<Id>,
}

tokio::task_local! {
    static CONTEXT: RequestContext;
}

impl RequestContext {
    pub fn of(headers: &HeaderMap) -> RequestContext {
        let header = |name: header::HeaderName| headers.get(name).cloned();
        RequestContext {
            agent: header(header::USER_AGENT),
            cookie: header(header::COOKIE),
            ..RequestContext::default()
        }
    }

    /// The same request with an idempotency key of this person or this kind. Whoever knows the key gets what the request
    /// made, so it must be long.
    pub fn with_key(self, app: &App, whose: &str, key: &str) -> RequestContext {
        let token = (key.len() >= LONG_KEY).then(|| hex(derived(app, "token", &format!("{whose}\n{key}"))));
        RequestContext { token, ..self }
    }

    /// The same request, which makes the same table if it is repeated after an interruption.
    pub fn with_table(self, app: &App, request: &store::Request) -> RequestContext {
        let store::Request { person, key, asked, .. } = request;
        let bytes = derived(app, "table", &format!("{person:?}\n{}\n{}", hex(key), hex(asked)));
        let number = bytes.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        RequestContext { table: Id::try_from((number >> 11) as i64).ok(), ..self }
    }

    pub fn now() -> RequestContext {
        CONTEXT.try_with(Clone::clone).unwrap_or_default()
    }

    /// Carries a request out.
    pub async fn during<T>(self, work: impl Future<Output = T>) -> T {
        CONTEXT.scope(self, work).await
    }
}

/// How long a key is that nobody guesses.
pub const LONG_KEY: usize = 22;

/// The idempotency key of a form that may be sent twice.
pub fn form_key() -> Result<String> {
    Ok(new_token()?.0[..32].to_owned())
}

/// Carries something out for a form with this key.
pub async fn with_form_key<T>(app: &App, key: &str, work: impl Future<Output = T>) -> T {
    RequestContext::now().with_key(app, "form", key).during(work).await
}

/// An id for the table that this request makes.
pub fn new_table() -> Result<Id> {
    Ok(RequestContext::now().table.map_or_else(store::random_id, Ok)?)
}

/// What only this server can make of a text.
pub fn derived(app: &App, what: &str, text: &str) -> Hash {
    let mut mac = Hmac::<Sha256>::new_from_slice(app.key.signing()).expect("HMAC takes keys of any length");
    mac.update(format!("intramuros {what}\n{text}").as_bytes());
    mac.finalize().into_bytes().into()
}

/// The token for what this request makes, and what is stored of it.
pub fn token() -> Result<(String, Hash)> {
    match RequestContext::now().token {
        Some(token) => Ok((token.clone(), token_hash(&token))),
        None => new_token(),
    }
}

/// The session that an earlier copy of this request began.
pub async fn previous_session(app: &App) -> Result<Option<(Id, Cookie<'static>)>> {
    let Some(token) = RequestContext::now().token else { return Ok(None) };
    let session = app.store().session(&token_hash(&token)).await?;
    Ok(session.map(|session| (session.person, cookie(app, token))))
}

/// Welcomes a guest; the same one if the request came before.
pub async fn new_guest(app: &App, address: IpAddr, name: &str) -> Result<(Id, Cookie<'static>)> {
    if let Some(known) = previous_session(app).await? {
        return Ok(known);
    }
    app.limits.guest(address)?;
    let guest = app.store().new_guest(name, now()).await?.id;
    match begin_session(app, guest).await {
        Ok(cookie) => Ok((guest, cookie)),
        // The same request, at the same time.
        Err(problem) if matches!(problem.refusal, Refusal::Taken(_)) => {
            app.store().erase(guest).await?;
            previous_session(app).await?.ok_or(problem)
        }
        Err(problem) => Err(problem),
    }
}

/// The hash of the session that this request comes with.
pub fn session(app: &App) -> Option<Hash> {
    let headers = RequestContext::now().cookie.map(|cookie| (header::COOKIE, cookie)).into_iter().collect();
    session_token(app, &headers).map(|token| token_hash(&token))
}

/// The browser that this request comes from, in words.
pub fn device() -> String {
    let agent = RequestContext::now().agent;
    in_words(agent.as_ref().and_then(|agent| agent.to_str().ok()).unwrap_or(""))
}

/// A browser and its system in words of our own: its user agent may say anything.
fn in_words(agent: &str) -> String {
    // Most browsers also name others: those come later.
    let browsers = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("CriOS", "Chrome"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
        ("curl", "curl"),
        ("python", "Python"),
    ];
    let systems = [
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("CrOS", "ChromeOS"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find =
        |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name);
    [find(&browsers), find(&systems)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The login of a long request: a session, or a bot's token.
pub struct Login {
    app: App,
    headers: HeaderMap,
    person: Option<Id>,
}

/// How often a wait polls for a missed notification.
const LOOK: Duration = Duration::from_secs(60);

impl Login {
    pub fn new(app: &App, person: Option<Id>, headers: &HeaderMap) -> Login {
        let said = [header::COOKIE, header::AUTHORIZATION];
        let said =
            said.into_iter().flat_map(|name| headers.get_all(&name).iter().map(move |value| (name.clone(), value)));
        Login { app: app.clone(), headers: said.map(|(name, value)| (name, value.clone())).collect(), person }
    }

    /// Waits until it has ended; for ever if nobody is logged in.
    pub async fn ended(self) {
        let Some(person) = self.person else { return std::future::pending().await };
        let mut news = self.app.rooms.sessions().watch(person);
        loop {
            news.mark_unchanged();
            match find(&self.app, &self.headers).await {
                Ok(Some(known)) if known.id == person => (),
                // While the store does not answer, nobody is logged out.
                Err(problem) if !matches!(problem.refusal, Refusal::UnknownToken) => (),
                _ => return,
            }
            let _ = tokio::time::timeout(LOOK, news.changed()).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_told_in_words_of_ours_whatever_it_says_of_itself() {
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1";
        let edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0";
        let fox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
        assert_eq!([phone, edge, fox].map(in_words), ["Safari, iPhone", "Edge, Windows", "Firefox, Linux"]);
        assert_eq!([in_words("curl/8.0"), in_words("<script>alert(1)</script>")], ["curl", ""]);
    }
}
