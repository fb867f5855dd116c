//! What is said at a table.

use axum::{
    Router,
    extract::{Path, Query, State},
    http::HeaderMap,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use maud::Markup;
use table::Live;
use ui::table::{ChatLine, talk};

use super::{Fields, is_partial, prefs::Prefs, see_other, table::Asked};
use crate::{
    App,
    api::chat,
    identity::{Me, Who},
    problem::Result,
};

pub fn router() -> Router<App> {
    Router::new().route("/tables/{id}/chat", get(show).post(send)).route("/tables/{id}/report", post(report))
}

async fn part(app: &App, live: &Live, who: &Who, prefs: &Prefs) -> Result<Markup> {
    let said = app.store().messages(live.table.id, 0, 200).await?;
    let shown = |message: &store::ChatMessage| !message.hidden;
    let messages: Vec<ChatLine<'_>> = said
        .iter()
        .map(|message| ChatLine {
            id: message.id,
            name: &message.name,
            text: Some(message.text.as_str()).filter(|_| shown(message)),
        })
        .collect();
    let can_talk = who.id().is_some_and(|me| live.seats_of(me).count() > 0);
    Ok(talk(prefs.t, &format!("/tables/{}", live.table.id), &messages, can_talk))
}

async fn show(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response> {
    let live = app.rooms.look(&id, who.id(), asked.invite.as_deref()).await?;
    Ok(part(&app, &live, &who, &prefs).await?.into_response())
}

async fn send(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response> {
    chat::write(&app, &caller, &id, fields.get("text")).await?;
    if !is_partial(&headers) {
        return Ok(see_other(&format!("/tables/{id}")));
    }
    let live = app.rooms.look(&id, Some(caller.id), None).await?;
    Ok(part(&app, &live, &Who(Some(caller)), &prefs).await?.into_response())
}

async fn report(State(app): State<App>, Me(caller): Me, Path(id): Path<String>, fields: Fields) -> Result<Response> {
    chat::file_report(&app, &caller, &id, fields.number("message"), "reported from the page").await?;
    Ok(see_other(&format!("/tables/{id}")))
}
