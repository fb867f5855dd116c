//! Learning: the pages of the first turn, and tables with a guide, whose chance was prepared.

use axum::{
    Router,
    extract::{Path, Query, State},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use axum_extra::extract::SignedCookieJar;
use maud::Markup;
use serde::Deserialize;
use table::{Board, Live, Secret, refusal::Thing};
use ui::{
    GameInfo,
    learn::{self, Guide, Track, Tried},
    say,
};

use super::{Layout, caller_or_guest, prefs::Prefs, see_other};
use crate::{
    App, Eyes, Face,
    api::new::{self as api, NewSeat, NewTable},
    identity::Who,
    problem::{Problem, Result},
    serve::Address,
};

pub fn router() -> Router<App> {
    Router::new()
        .route("/learn", get(index))
        .route("/learn/{game}", get(invitation).post(begin_long))
        .route("/learn/{game}/first", post(begin_small))
        .route("/learn/{game}/first/{step}", get(first))
        .route("/learn/{game}/subjects", get(subjects))
}

async fn index(State(app): State<App>, who: Who, prefs: Prefs) -> Markup {
    let body = learn::index(prefs.t, app.games());
    Layout::new(&say!(prefs.t, "site-learn"), "/learn").page(&prefs, who.0.as_ref(), body)
}

/// A link to a game's lessons shows its invitation.
async fn invitation(State(app): State<App>, Path(game): Path<String>) -> Result<Response> {
    taught(&app, &game)?;
    Ok(see_other(&format!("/learn#{game}")).into_response())
}

/// A game that is taught.
fn taught(app: &App, game: &str) -> Result<(&'static GameInfo, &'static Guide)> {
    let info = app.games().find(game).ok_or_else(|| Problem::missing(Thing::Game))?;
    Ok((info, info.guide.as_ref().ok_or_else(|| Problem::missing(Thing::Game))?))
}

/// A step of the first turn. Behind the text of a button goes what was marked for it, in boxes called `with-TEXT`.
async fn first(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path((game, step)): Path<(String, usize)>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Markup> {
    let (info, guide) = taught(&app, &game)?;
    let all =
        |name: &str| fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str()).collect::<Vec<_>>();
    let did = all("did").first().and_then(|did| did.parse().ok()).unwrap_or_default();
    let action = all("action").first().map(|&button| {
        let marked = all(&format!("with-{button}"));
        std::iter::once(button).chain(marked).collect::<Vec<_>>().join(" ")
    });
    let body = (guide.first)(prefs.t, step, &Tried { did, action: action.as_deref() });
    let body = body.ok_or_else(|| Problem::missing(Thing::Page))?;
    let path = format!("/learn/{}/first/{step}", info.id);
    Ok(Layout { title: info.name, place: info.id, path: &path, again: None }.page(&prefs, who.0.as_ref(), body))
}

/// How the subjects are looked at.
#[derive(Deserialize)]
struct Asked {
    /// The one that is open.
    open: Option<String>,
}

/// Every subject of a game.
async fn subjects(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup> {
    let (info, guide) = taught(&app, &game)?;
    let path = format!("/learn/{}/subjects", info.id);
    let layout = Layout { title: info.name, place: info.id, path: &path, again: None };
    Ok(layout.page(&prefs, who.0.as_ref(), (guide.subjects)(prefs.t, asked.open.as_deref())))
}

async fn begin_long(
    app: State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    game: Path<String>,
) -> Result<Response> {
    begin(app, who, prefs, address, jar, game, Track::Long).await
}

async fn begin_small(
    app: State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    game: Path<String>,
) -> Result<Response> {
    begin(app, who, prefs, address, jar, game, Track::Small).await
}

async fn begin(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    Path(game): Path<String>,
    track: Track,
) -> Result<Response> {
    let table = taught(&app, &game)?.1.table(track);
    let prepared = Secret::from_bytes(&table.secret).ok_or_else(|| Problem::missing(Thing::Game))?;
    let (caller, jar) = caller_or_guest(&app, who, prefs, address, jar, "").await?;
    let bot = NewSeat::Bot { level: table.level.to_string() };
    let mut new = NewTable { seats: vec![NewSeat::Me { name: None }, bot], ..NewTable::of(&game) };
    new.options.insert("first".into(), learn::LEARNER.to_string());
    new.options.extend(table.options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())));
    let id = api::make_from(&app, &caller, address, &new, &prepared).await?;
    Ok((jar, see_other(&format!("/tables/{id}"))).into_response())
}

/// A word of guidance, at a table where somebody learns.
pub fn lesson(face: &dyn Face, live: &Live, eyes: &Eyes<'_>, board: &dyn Board) -> Option<Markup> {
    let track = face.info().guide.as_ref()?.track(&live.table.secret)?;
    face.lesson(board, eyes, track)
}
