//! The rules, to read and to search.

use axum::{
    Router,
    extract::{Path, Query, State},
    routing::get,
};
use maud::Markup;
use serde::Deserialize;
use table::refusal::Thing;
use ui::{rules, say};

use super::{Layout, prefs::Prefs};
use crate::{
    App,
    identity::Who,
    problem::{Problem, Result},
};

pub fn router() -> Router<App> {
    Router::new().route("/rules", get(index)).route("/rules/{game}", get(page))
}

#[derive(Deserialize)]
struct Search {
    q: Option<String>,
}

async fn index(State(app): State<App>, who: Who, prefs: Prefs, Query(search): Query<Search>) -> Markup {
    let body = rules::index(prefs.t, app.games(), search.q.as_deref());
    Layout::new(&say!(prefs.t, "site-rules"), "/rules").page(&prefs, who.0.as_ref(), body)
}

async fn page(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Markup> {
    let book = app.games().find(&game).and_then(|game| game.book).ok_or_else(|| Problem::missing(Thing::Page))?;
    let body = rules::page(prefs.t, book, search.q.as_deref());
    let title = format!("{} · {}", say!(prefs.t, "site-rules"), app.games().name(&game));
    let path = format!("/rules/{game}");
    let layout = Layout { title: &title, place: &game, path: &path, again: None };
    Ok(layout.page(&prefs, who.0.as_ref(), body))
}
