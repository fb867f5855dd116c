//! The pages: each handler asks for what a page shows and hands it to the crate `ui`, which draws it.

mod account;
mod acts;
mod confirm;
mod files;
mod home;
mod learn;
mod new;
mod prefs;
mod replay;
mod review;
mod rules;
mod table;
mod talk;
mod totp;
mod waiting;

use std::collections::BTreeMap;

use ::table::{Caller, Refusal, refusal::Part};
use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::SignedCookieJar;
use maud::Markup;
use rooms::time::now;
use tower_http::compression::CompressionLayer;
use ui::{Page, parts::Known, say, site::ErrorPage};

use crate::{
    App,
    identity::{Who, find},
    problem::{Problem, Result},
    request_context,
    serve::Address,
};
pub use prefs::Prefs;

/// All pages.
pub fn router() -> Router<App> {
    Router::new()
        .merge(account::router())
        .merge(acts::router())
        .merge(confirm::router())
        .merge(files::router())
        .merge(home::router())
        .merge(learn::router())
        .merge(new::router())
        .merge(prefs::router())
        .merge(replay::router())
        .merge(review::router())
        .merge(rules::router())
        .merge(table::router())
        .merge(talk::router())
        .merge(totp::router())
        .merge(waiting::router())
        .layer(CompressionLayer::new())
}

/// What a form sends: fields may come several times.
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first field of this name.
    fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// A number in the first field of this name.
    fn number(&self, name: &str) -> Option<i64> {
        self.get(name).parse().ok()
    }

    /// The idempotency key of the form. Pages that are still open from before an upgrade call it `mark`.
    fn request_key(&self) -> &str {
        Some(self.get("request")).filter(|key| !key.is_empty()).unwrap_or_else(|| self.get("mark"))
    }

    /// Everything except the salt, which the page's script makes anew each time.
    fn without_salt(&self) -> String {
        let kept = self.0.iter().filter(|(key, _)| key != "salt");
        kept.map(|(key, value)| format!("{key}={value}\n")).collect()
    }

    /// All fields whose names begin like this.
    fn beginning(&self, with: &str) -> BTreeMap<String, String> {
        self.0.iter().filter(|(key, _)| key.starts_with(with)).cloned().collect()
    }

    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

impl axum::extract::FromRequest<App> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Fields> {
        match axum::Form::<Vec<(String, String)>>::from_request(request, app).await {
            Ok(axum::Form(fields)) => Ok(Fields(fields)),
            Err(rejection) => Err(Problem::unreadable(Part::Form, rejection.status(), rejection.body_text())),
        }
    }
}

/// What stands around the body of a page.
struct Layout<'a> {
    title: &'a str,
    /// The game, on the pages of one.
    place: &'a str,
    path: &'a str,
    again: Option<u32>,
}

impl<'a> Layout<'a> {
    fn new(title: &'a str, path: &'a str) -> Layout<'a> {
        Layout { title, place: "", path, again: None }
    }

    fn page(&self, prefs: &Prefs, me: Option<&Caller>, body: Markup) -> Markup {
        let Layout { title, place, path, again } = *self;
        let me = me.map(|caller| caller.name.as_str());
        Page { t: prefs.t, theme: prefs.theme, title, place, path, me, again, body }.markup()
    }
}

/// The caller; a new visitor becomes a guest, the same one whenever a form with this key is sent.
async fn caller_or_guest(
    app: &App,
    who: Who,
    Prefs { t, .. }: Prefs,
    Address(address): Address,
    jar: SignedCookieJar,
    form_key: &str,
) -> Result<(Caller, SignedCookieJar)> {
    if let Some(caller) = who.0 {
        return Ok((caller, jar));
    }
    let name = say!(t, "words-guest", n = format!("{:04}", now() % 10_000));
    let (guest, cookie) =
        request_context::with_form_key(app, form_key, request_context::new_guest(app, address, &name)).await?;
    Ok((crate::caller(&app.store().person(guest).await?), jar.add(cookie)))
}

/// Whether the page's script asks, for a part of the page.
fn is_partial(headers: &HeaderMap) -> bool {
    headers.contains_key("hx-request")
}

/// Which parts of the table the page has; none for a page that does not say so, which gets everything.
fn known_parts(headers: &HeaderMap) -> Option<Known> {
    headers.get("parts").and_then(|list| list.to_str().ok()).filter(|list| !list.is_empty()).map(Known::read)
}

fn see_other(path: &str) -> Response {
    Redirect::to(path).into_response()
}

/// Whether the client wants pages.
pub fn wants_page(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok()).is_some_and(|kinds| kinds.contains("text/html"))
}

/// Shows errors as pages.
pub async fn as_page(State(app): State<App>, prefs: Prefs, request: Request, next: Next) -> Response {
    let machine = !wants_page(request.headers()) || request.uri().path().starts_with("/api/");
    if machine {
        return next.run(request).await;
    }
    let headers = request.headers().clone();
    let response = next.run(request).await;
    let Some(refusal) = response.extensions().get::<Refusal>() else { return response };
    let sentence = ui::refusal(prefs.t, refusal);
    // A caller over the limit is not looked up: nobody gets past the limits to the store.
    let too_much = matches!(refusal, Refusal::TooMany(_) | Refusal::TooFull { .. });
    let me = if too_much { None } else { find(&app, &headers).await.ok().flatten() };
    let (status, wait) = (response.status(), response.headers().get(header::RETRY_AFTER).cloned());
    let mut page = (status, error_page(&prefs, me.as_ref(), status, &sentence)).into_response();
    if let Some(wait) = wait {
        page.headers_mut().insert(header::RETRY_AFTER, wait);
    }
    page
}

fn error_page(prefs: &Prefs, me: Option<&Caller>, status: StatusCode, sentence: &str) -> Markup {
    let body = ErrorPage { t: prefs.t, status: status.as_u16(), sentence, back: None };
    Layout::new(&body.title(), "/").page(prefs, me, body.body())
}
