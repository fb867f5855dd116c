//! What is said at a table.

use axum::{
    Router,
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use maud::Markup;
use store::Id;
use table::Live;
use ui::{
    Texts,
    table::{ChatLine, Talk},
};

use super::{Fields, is_partial, prefs::Prefs, see_other, table::Asked};
use crate::{
    App,
    api::chat,
    idempotency,
    identity::{Me, Who},
    problem::{self, Result},
};

pub fn router() -> Router<App> {
    Router::new().route("/tables/{id}/chat", get(show).post(send)).route("/tables/{id}/report", post(report))
}

/// What was said at a table, as somebody sees it.
pub struct Said {
    url: String,
    messages: Vec<store::ChatMessage>,
    me: Option<Id>,
    can_talk: bool,
    /// The idempotency key of the next message.
    request: String,
}

impl Said {
    pub async fn at(app: &App, live: &Live, me: Option<Id>) -> Result<Said> {
        let messages = app.store().messages(live.table.id, 0, 200).await?;
        // What is sent twice from one page is said once. No random key: pages must not differ by what is hidden.
        let request = format!("after-{}", messages.last().map_or(0, |message| message.id));
        let can_talk = me.is_some_and(|me| live.seats_of(me).count() > 0);
        Ok(Said { url: format!("/tables/{}", live.table.id), messages, me, can_talk, request })
    }

    /// Shows it in a language, with a word about what was not said.
    pub fn shown(&self, t: Texts, notice: Option<&str>, show: impl FnOnce(Talk<'_>) -> Markup) -> Markup {
        let messages: Vec<ChatLine<'_>> = self
            .messages
            .iter()
            .map(|message| ChatLine {
                id: message.id,
                name: &message.name,
                text: Some(message.text.as_str()).filter(|_| !message.hidden),
                mine: self.me == Some(message.person),
            })
            .collect();
        let (url, request) = (&self.url, &self.request);
        show(Talk { t, url, messages: &messages, can_talk: self.can_talk, request, notice })
    }
}

async fn show(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response> {
    let live = app.rooms.look(&id, who.id(), asked.invite.as_deref()).await?;
    let said = Said::at(&app, &live, who.id()).await?;
    Ok(said.shown(prefs.t, None, |talk| talk.markup()).into_response())
}

/// Says something, once however often the form is sent.
async fn send(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response> {
    let written = idempotency::message(&app, &caller, &id, fields.get("request"), fields.get("text")).await;
    if !is_partial(&headers) {
        written?;
        return Ok(see_other(&format!("/tables/{id}#talk")));
    }
    let live = app.rooms.look(&id, Some(caller.id), None).await?;
    let said = Said::at(&app, &live, Some(caller.id)).await?;
    let (status, notice) = match written {
        Ok(()) => (StatusCode::OK, None),
        Err(problem) if problem.refusal.is_fault() => return Err(problem),
        Err(problem) => (problem::status(&problem.refusal), Some(ui::refusal(prefs.t, &problem.refusal))),
    };
    Ok((status, said.shown(prefs.t, notice.as_deref(), |talk| talk.markup())).into_response())
}

async fn report(State(app): State<App>, Me(caller): Me, Path(id): Path<String>, fields: Fields) -> Result<Response> {
    chat::file_report(&app, &caller, &id, fields.number("message"), "reported from the page").await?;
    Ok(see_other(&format!("/tables/{id}")))
}
