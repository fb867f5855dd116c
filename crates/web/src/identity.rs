//! Who somebody is: a guest from the first click, an account by name and password, or a bot by its token.

use std::sync::LazyLock;

use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use axum::{
    extract::{FromRequestParts, MatchedPath},
    http::{HeaderMap, header, request::Parts},
};
use axum_extra::extract::{
    SignedCookieJar,
    cookie::{Cookie, SameSite},
};
use rooms::time::now;
use sha2::{Digest, Sha256};
use store::{Hash, Id, Kind, Person};
use table::{Caller, Refusal, fair::hex, refusal::Part};
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{
    App,
    limits::cost,
    passwords,
    problem::{Problem, Result},
    request_context,
};

/// The cookie's name.
const COOKIE: &str = "intramuros";
/// How old the stored time of a session's last use may be, in milliseconds.
const SEEN: i64 = 3_600_000;

/// The caller, if they have said who they are.
#[derive(Clone, Debug)]
pub struct Who(pub Option<Caller>);

/// Somebody who has said who they are.
#[derive(Clone, Debug)]
pub struct Me(pub Caller);

impl Who {
    pub fn id(&self) -> Option<Id> {
        self.0.as_ref().map(|caller| caller.id)
    }
}

/// A fresh secret word, and what is stored of it.
pub fn new_token() -> Result<(String, Hash)> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Problem::internal)?;
    let token = hex(bytes);
    let hash = token_hash(&token);
    Ok((token, hash))
}

/// Tokens are random: a plain hash keeps them safe in a stolen database, and looking a hash up leaks no timing.
pub fn token_hash(token: &str) -> Hash {
    Sha256::digest(token).into()
}

/// The token of the session in a request's cookie, if its signature is ours.
pub fn session_token(app: &App, headers: &HeaderMap) -> Option<String> {
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    jar.get(COOKIE).map(|cookie| cookie.value().to_owned())
}

/// A cookie that says who somebody is.
pub fn cookie(app: &App, token: String) -> Cookie<'static> {
    Cookie::build((COOKIE, token))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.secure_cookies)
        .permanent()
        .build()
}

/// The cookie that logging out removes.
pub fn old_cookie() -> Cookie<'static> {
    Cookie::build(COOKIE).path("/").build()
}

/// Begins a session for somebody; returns the cookie.
pub async fn begin_session(app: &App, person: Id) -> Result<Cookie<'static>> {
    let (token, hash) = request_context::token()?;
    app.store().new_session(person, &hash, &request_context::device(), now()).await?;
    Ok(cookie(app, token))
}

/// The caller, from the headers of a request.
pub async fn find(app: &App, headers: &HeaderMap) -> Result<Option<Caller>> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(bearer) = bearer {
        let token = bearer.strip_prefix("Bearer ").unwrap_or("");
        let bot = app.store().bot_by_token(&token_hash(token)).await?;
        let unknown = || Problem::from(Refusal::UnknownToken);
        return bot.map(|bot| Some(crate::caller(&bot))).ok_or_else(unknown);
    }
    let Some(token) = session_token(app, headers) else { return Ok(None) };
    let hash = token_hash(&token);
    if let Some(known) = app.rooms.sessions().get(&hash) {
        return Ok(Some(known));
    }
    let round = app.rooms.sessions().round();
    let Some(session) = app.store().session(&hash).await? else { return Ok(None) };
    // Writing is expensive: the time of last use need not be exact to the minute.
    if session.seen_at < now() - SEEN
        && let Err(error) = app.store().touch_session(&hash, now()).await
    {
        // Reading must work even while nothing can be written.
        tracing::warn!(%error, "that a session is in use was not noted");
    }
    let found = crate::caller(&app.store().person(session.person).await?);
    app.rooms.sessions().put(hash, found.clone(), round);
    Ok(Some(found))
}

impl FromRequestParts<App> for Who {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who> {
        let found = find(app, &parts.headers).await?;
        if let Some(caller) = &found {
            let cost = cost(&parts.method, parts.extensions.get::<MatchedPath>(), &parts.headers);
            app.limits.person(caller.id, cost)?;
        }
        Ok(Who(found))
    }
}

impl FromRequestParts<App> for Me {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Me> {
        let Who(found) = Who::from_request_parts(parts, app).await?;
        found.map(Me).ok_or_else(|| Problem::from(Refusal::Nobody))
    }
}

/// A name as it is stored and shown, or what is wrong with it.
pub fn check_name(name: &str) -> Result<String> {
    let name = store::names::shown(name);
    let letters = name.chars().count();
    // These four are invisible letters.
    let unseen = |letter: char| "\u{115f}\u{1160}\u{3164}\u{ffa0}".contains(letter);
    let plain = |letter: char| letter.is_alphanumeric() && !unseen(letter) || " _-.'".contains(letter);
    if (2..=24).contains(&letters) && name.chars().all(plain) {
        return Ok(name);
    }
    Err(Problem::bad(Part::Name, "a name has 2 to 24 letters, digits, spaces and . - _ '"))
}

/// How many passwords are hashed at a time: each takes 19 MiB, and the tables need the processors as well.
const AT_ONCE: usize = 4;
static HASHING: Semaphore = Semaphore::const_new(AT_ONCE);

/// Hashes on a thread of its own, when it is this one's turn.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let turn = HASHING.acquire().await.map_err(Problem::internal)?;
    // The turn lasts as long as the work, even if the client hangs up.
    let work = move || {
        let done = work();
        drop(turn);
        done
    };
    spawn_blocking(work).await.map_err(Problem::internal)
}

/// The hash of a new password for somebody of this name, if it is a good one.
pub async fn hash_password(password: &str, name: &str) -> Result<String> {
    let (password, name) = (password.to_owned(), name.to_owned());
    hashing(move || hash(&passwords::check(&password, &name)?)).await?
}

fn hash(password: &str) -> Result<String> {
    Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).map_err(Problem::internal)
}

/// A hash that no password matches: checking it takes as long as checking a real one.
static NOBODY: LazyLock<String> = LazyLock::new(|| {
    let hash = Argon2::default().hash_password(b"nobody has this password");
    hash.map(|hash| hash.to_string()).unwrap_or_default()
});

/// What came of checking a password.
#[derive(Default)]
struct Checked {
    right: bool,
    /// The hash to store instead: the old one is of the password before normalisation.
    better: Option<String>,
}

/// Whether a password is the one of a hash. Without a hash the answer is no, and takes as long: how often something is
/// hashed depends only on what was typed.
async fn verify_password(typed: &str, known: Option<String>) -> Result<Checked> {
    let Some(password) = passwords::normalised(typed) else { return Ok(Checked::default()) };
    let typed = typed.to_owned();
    let check = move || {
        let parsed = PasswordHash::new(known.as_deref().unwrap_or(&NOBODY)).ok();
        let fits = |word: &str| {
            parsed.as_ref().is_some_and(|parsed| Argon2::default().verify_password(word.as_bytes(), parsed).is_ok())
        };
        if fits(&password) {
            return Checked { right: known.is_some(), better: None };
        }
        // Hashes from before passwords were normalised.
        let right = password != typed && fits(&typed) && known.is_some();
        Checked { right, better: right.then(|| hash(&password).ok()).flatten() }
    };
    hashing(check).await
}

/// The account of this name, if this is its password.
pub async fn by_password(app: &App, name: &str, password: &str) -> Result<Option<Person>> {
    let (account, hash) = app.store().account_by_name(name).await?.unzip();
    let Checked { right, better } = verify_password(password, hash.clone()).await?;
    let account = account.filter(|_| right);
    if let (Some(account), Some(old), Some(better)) = (&account, hash, better) {
        app.store().replace_password(account.id, &old, &better).await?;
    }
    Ok(account)
}

/// Whether somebody has a password.
pub fn is_account(caller: &Caller) -> bool {
    caller.kind == Kind::Account
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn many_passwords_at_once_wait_for_their_turn() {
        let busy = HASHING.acquire_many(AT_ONCE as u32).await.expect("open");
        let (wait, guess) = (Duration::from_millis(50), verify_password("guessed it", None));
        let mut guess = std::pin::pin!(guess);
        assert!(tokio::time::timeout(wait, guess.as_mut()).await.is_err(), "four are being hashed");
        drop(busy);
        assert!(!guess.await.expect("an answer").right);
    }
}
