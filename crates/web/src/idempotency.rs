//! Requests that make something carry a key (`Idempotency-Key`): sent again, they are not carried out again and get
//! the first answer. Forms that make a table carry such a key in a hidden field.

use std::{num::NonZeroU32, time::Duration};

use axum::{
    body::{Body, to_bytes},
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use hmac::{Hmac, KeyInit, Mac};
use rooms::time::now;
use sha2::{Digest, Sha256};
use store::{Hash, Id, Known, Status};
use table::{Caller, Refusal, refusal::Part};
use tracing::Instrument;

use crate::{
    App,
    api::{
        chat,
        new::{NewTable, make},
    },
    identity::find,
    problem::{Problem, Result},
    request_context::{LONG_KEY, RequestContext},
    serve::Address,
};

/// The header.
pub const HEADER: &str = "Idempotency-Key";

/// What becomes of an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// It is kept, and given again.
    Kept,
    /// The answer holds a secret and is not kept but made again: the key gives the same secret.
    Secret,
    /// The same for a caller who is not known yet: whoever has the key is taken for them.
    Anybodys,
}

/// The requests that make something, under `/api/v1`.
const CREATING: &[(&str, Answer)] = &[
    ("/guests", Answer::Anybodys),
    ("/register", Answer::Anybodys),
    ("/me/bots", Answer::Secret),
    ("/me/push", Answer::Kept),
    ("/tables", Answer::Kept),
    ("/seek", Answer::Kept),
    ("/tables/{id}/rematch", Answer::Kept),
    ("/tables/{id}/hint", Answer::Kept),
    ("/tables/{id}/chat", Answer::Kept),
    ("/tables/{id}/reports", Answer::Kept),
];

/// How long a repeated request waits for the answer to the first.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often it looks.
const LOOK: Duration = Duration::from_millis(50);
/// After this long an interrupted request may be carried out again, in milliseconds. No request takes as long.
const CUT_OFF: i64 = 30_000;
/// The longest answer that is kept.
const LONGEST: usize = 1024 * 1024;

/// The paths that take a key, and how short it may be.
pub fn creating() -> impl Iterator<Item = (&'static str, usize)> {
    CREATING.iter().map(|(path, answer)| (*path, if *answer == Answer::Kept { 8 } else { LONG_KEY }))
}

/// Carries out every request, and those with a key only once.
pub async fn once(State(app): State<App>, request: Request, next: Next) -> Response {
    let context = RequestContext::of(request.headers());
    let path = request.extensions().get::<MatchedPath>().and_then(|path| path.as_str().strip_prefix("/api/v1"));
    let creating = CREATING.iter().find(|(known, _)| Some(*known) == path && request.method() == Method::POST);
    let Some(&(_, answer)) = creating.filter(|_| request.headers().contains_key(HEADER)) else {
        return context.during(next.run(request)).await;
    };
    match with_key(&app, context, answer, request, next).await {
        Ok(response) => response,
        Err(problem) => problem.into_response(),
    }
}

async fn with_key(
    app: &App,
    context: RequestContext,
    answer: Answer,
    request: Request,
    next: Next,
) -> Result<Response> {
    let key = key(request.headers(), if answer == Answer::Kept { 8 } else { LONG_KEY })?;
    let person = match answer {
        Answer::Anybodys => None,
        Answer::Kept | Answer::Secret => match find(app, request.headers()).await? {
            // The handler says what nobody may do.
            None => return Ok(context.during(next.run(request)).await),
            Some(caller) => Some(caller.id),
        },
    };
    // It is written down twice more than another.
    person.iter().try_for_each(|id| app.limits.person(*id, NonZeroU32::MIN))?;
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, LONGEST).await.map_err(|_| Problem::bad(Part::Body, "the body is too long"))?;
    let content = [parts.method.as_str().as_bytes(), parts.uri.to_string().as_bytes(), &body].join(&b'\n');
    let mine = store::Request { person, key: Sha256::digest(&key).into(), asked: signed(&key, &content), at: now() };
    let request = Request::from_parts(parts, Body::from(body));
    let whose = person.map_or_else(String::new, |id| id.to_string());
    let context = match answer {
        Answer::Kept => context.with_table(app, &mine),
        Answer::Secret | Answer::Anybodys => context.with_key(app, &whose, &key),
    };
    match begin(app, &mine).await? {
        None => run_once(app, mine, answer, context.during(next.run(request))).await,
        Some((same, ..)) if !same => Err(Problem::from(Refusal::KeyReused)),
        Some(_) if answer != Answer::Kept => Ok(context.during(next.run(request)).await),
        Some((_, status, Some(body))) => Ok(again(status, body)),
        Some((_, _, None)) => Err(Problem::from(Refusal::AnswerGone)),
    }
}

/// The key of a request; the draft of the standard puts quotes around it.
fn key(headers: &HeaderMap, least: usize) -> Result<String> {
    let mut keys = headers.get_all(HEADER).iter();
    let key = keys.next().and_then(|key| key.to_str().ok()).unwrap_or("");
    let key = key.strip_prefix('"').and_then(|key| key.strip_suffix('"')).unwrap_or(key);
    let plain = (least..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if plain && keys.next().is_none() {
        return Ok(key.to_owned());
    }
    Err(Problem::bad(Part::Key, format!("one Idempotency-Key has {least} to 64 letters, digits and signs")))
}

/// A hash of the request, keyed with its idempotency key: it may hold a password.
fn signed(key: &str, content: &[u8]) -> Hash {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(content);
    mac.finalize().into_bytes().into()
}

/// Claims a request. If it came before, waits for its answer: whether it was the same, its status and its body.
async fn begin(app: &App, request: &store::Request) -> Result<Option<(bool, u16, Option<String>)>> {
    let end = tokio::time::Instant::now() + PATIENCE;
    let mut known = app.store().begin_request(request, request.at - CUT_OFF).await?;
    loop {
        match known {
            Known::New => return Ok(None),
            Known::Done { same, status, body } => return Ok(Some((same, status, body))),
            Known::UnderWay if tokio::time::Instant::now() < end => tokio::time::sleep(LOOK).await,
            Known::UnderWay => {
                return Err(Problem::from(Refusal::InProgress));
            }
        }
        known = match app.store().known_request(request).await? {
            // The first one was refused.
            Known::New => app.store().begin_request(request, request.at - CUT_OFF).await?,
            other => other,
        };
    }
}

/// Carries out a request to its end, even if the client hangs up, and keeps its answer if it changed something.
async fn run_once(
    app: &App,
    mine: store::Request,
    answer: Answer,
    work: impl Future<Output = Response> + Send + 'static,
) -> Result<Response> {
    let app = app.clone();
    let work = async move {
        let response = work.await;
        if !response.status().is_success() {
            app.store().drop_request(&mine).await?;
            return Ok(response);
        }
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, LONGEST).await.map_err(Problem::internal)?;
        let text = str::from_utf8(&body).ok().filter(|_| answer == Answer::Kept);
        app.store().end_request(&mine, parts.status.as_u16(), text).await?;
        Ok(Response::from_parts(parts, Body::from(body)))
    };
    tokio::spawn(work.in_current_span()).await.map_err(Problem::internal)?
}

/// An answer that was kept. All that is kept is JSON, or nothing.
fn again(status: u16, body: String) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
    if body.is_empty() {
        return status.into_response();
    }
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// Makes the table of a form: one, however often the form with this key is sent. `content` is the rest of the form.
pub async fn table(
    app: &App,
    caller: &Caller,
    address: Address,
    form: &str,
    content: &str,
    new: NewTable,
) -> Result<Id> {
    if form.is_empty() {
        return make(app, caller, address, &new).await;
    }
    // Somebody who goes back and changes the form wants another table.
    let key = Sha256::digest(format!("form {form}\n{content}")).into();
    let mine = store::Request { person: Some(caller.id), key, asked: key, at: now() };
    if let Some((.., made)) = begin(app, &mine).await? {
        let made = made.and_then(|id| id.parse().ok());
        let running = match made {
            Some(id) => !matches!(app.rooms.live(id).await?.table.status, Status::Over | Status::Abandoned),
            None => false,
        };
        // The page of a game that is over may still lie in the browser.
        return if let Some(id) = made.filter(|_| running) { Ok(id) } else { make(app, caller, address, &new).await };
    }
    let context = RequestContext::now().with_table(app, &mine);
    let (app, caller) = (app.clone(), caller.clone());
    let work = async move {
        let made = context.during(make(&app, &caller, address, &new)).await;
        match &made {
            Ok(id) => app.store().end_request(&mine, 303, Some(&id.to_string())).await?,
            Err(_) => app.store().drop_request(&mine).await?,
        }
        made
    };
    tokio::spawn(work.in_current_span()).await.map_err(Problem::internal)?
}

/// Says what a form of a table says: once, however often the form with this key is sent.
pub async fn message(app: &App, caller: &Caller, table: &str, form: &str, text: &str) -> Result {
    if form.is_empty() {
        chat::write(app, caller, table, text).await?;
        return Ok(());
    }
    let key = Sha256::digest(format!("chat {table} {form}\n{text}")).into();
    let mine = store::Request { person: Some(caller.id), key, asked: key, at: now() };
    if begin(app, &mine).await?.is_some() {
        return Ok(());
    }
    let (app, caller, table, text) = (app.clone(), caller.clone(), table.to_owned(), text.to_owned());
    let work = async move {
        match chat::write(&app, &caller, &table, &text).await {
            Ok(_) => Ok(app.store().end_request(&mine, 303, None).await?),
            Err(problem) => {
                app.store().drop_request(&mine).await?;
                Err(problem)
            }
        }
    };
    tokio::spawn(work.in_current_span()).await.map_err(Problem::internal)?
}
