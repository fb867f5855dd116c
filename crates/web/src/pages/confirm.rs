//! The page that a letter links to: one click confirms an address. Opening it alone confirms nothing, as programs
//! that check mail look at every link.

use axum::{
    Router,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use rooms::time::now;
use ui::site::{self, Link};

use super::{Layout, prefs::Prefs};
use crate::{
    App,
    identity::{Who, token_hash},
    problem::Result,
};

pub fn router() -> Router<App> {
    Router::new().route("/confirm/{token}", get(look).post(confirm))
}

async fn look(State(app): State<App>, Path(token): Path<String>, who: Who, prefs: Prefs) -> Result<Response> {
    let found = app.store().confirmation(&token_hash(&token), now()).await?;
    let name = match &found {
        Some(found) => app.store().person(found.person).await?.name,
        None => String::new(),
    };
    let link = match &found {
        Some(found) if found.used => Link::Used,
        Some(found) => Link::Good { token: &token, name: &name, email: &found.email },
        None => Link::Old,
    };
    Ok(page(&who, &prefs, &token, link))
}

async fn confirm(State(app): State<App>, Path(token): Path<String>, who: Who, prefs: Prefs) -> Result<Response> {
    let hash = token_hash(&token);
    let link = match app.store().confirm(&hash, now()).await? {
        true => Link::Done,
        false => {
            app.store().confirmation(&hash, now()).await?.filter(|found| found.used).map_or(Link::Old, |_| Link::Used)
        }
    };
    Ok(page(&who, &prefs, &token, link))
}

fn page(who: &Who, prefs: &Prefs, token: &str, link: Link<'_>) -> Response {
    let status = if matches!(link, Link::Old) { StatusCode::GONE } else { StatusCode::OK };
    let page = site::Confirm { t: prefs.t, link };
    let path = format!("/confirm/{token}");
    (status, Layout::new(&page.title(), &path).page(prefs, who.0.as_ref(), page.body())).into_response()
}
