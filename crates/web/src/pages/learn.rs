//! A first game with a guide: a table for two whose chance was prepared.

use axum::{
    Router,
    extract::{Path, State},
    response::{IntoResponse, Response},
    routing::get,
};
use axum_extra::extract::SignedCookieJar;
use maud::Markup;
use table::{Board, Live, Secret, refusal::Thing};
use ui::{GameInfo, learn, say};

use super::{Layout, caller_or_guest, prefs::Prefs, see_other};
use crate::{
    App, Eyes, Face,
    api::new::{self as api, NewSeat, NewTable},
    identity::Who,
    problem::{Problem, Result},
    serve::Address,
};

pub fn router() -> Router<App> {
    Router::new().route("/learn", get(index)).route("/learn/{game}", get(invitation).post(begin))
}

async fn index(State(app): State<App>, who: Who, prefs: Prefs) -> Markup {
    let body = learn::index(prefs.t, app.games());
    Layout::new(&say!(prefs.t, "site-learn"), "/learn").page(&prefs, who.0.as_ref(), body)
}

/// A link to a game's lesson shows its invitation.
async fn invitation(State(app): State<App>, Path(game): Path<String>) -> Result<Response> {
    app.games().find(&game).and_then(secret).ok_or_else(|| Problem::missing(Thing::Game))?;
    Ok(see_other(&format!("/learn#{game}")).into_response())
}

/// The prepared secret of a game's first lesson.
fn secret(game: &'static GameInfo) -> Option<&'static [u8; 32]> {
    game.guide.as_ref().map(|guide| &guide.secret)
}

async fn begin(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    Path(game): Path<String>,
) -> Result<Response> {
    let prepared = app.games().find(&game).and_then(secret).and_then(|bytes| Secret::from_bytes(bytes));
    let prepared = prepared.ok_or_else(|| Problem::missing(Thing::Game))?;
    let (caller, jar) = caller_or_guest(&app, who, prefs, address, jar, "").await?;
    let novice = NewSeat::Bot { level: "novice".into() };
    let mut new = NewTable { seats: vec![NewSeat::Me { name: None }, novice], ..NewTable::of(&game) };
    new.options.insert("first".into(), learn::LEARNER.to_string());
    let id = api::make_from(&app, &caller, address, &new, &prepared).await?;
    Ok((jar, see_other(&format!("/tables/{id}"))).into_response())
}

/// A word of guidance, at a table where somebody learns.
pub fn lesson(face: &dyn Face, live: &Live, eyes: &Eyes<'_>, board: &dyn Board) -> Option<Markup> {
    let learning = secret(face.info()).is_some_and(|bytes| live.table.secret == *bytes);
    if learning { face.lesson(board, eyes) } else { None }
}
