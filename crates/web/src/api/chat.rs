//! Chat at a table, reports and moderation.

use axum::{
    Json,
    extract::{Path, State},
};
use rooms::time::now;
use serde::{Deserialize, Serialize};
use store::{ChatMessage, Id, Reported};
use table::{
    Caller, Refusal,
    refusal::{Part, Thing},
};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Body, Query, limits};
use crate::{
    App,
    identity::{Me, Who},
    problem::{Problem, ProblemJson, Result},
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(messages, say))
        .routes(routes!(hide))
        .routes(routes!(report))
        .routes(routes!(mute, unmute))
        .routes(routes!(reports))
        .routes(routes!(settle))
}

#[derive(Serialize, ToSchema)]
struct MessageJson {
    id: i64,
    person: String,
    name: String,
    /// Empty when it was hidden.
    text: String,
    hidden: bool,
    at: i64,
}

impl From<ChatMessage> for MessageJson {
    fn from(message: ChatMessage) -> MessageJson {
        let ChatMessage { id, person, name, text, hidden, at, .. } = message;
        MessageJson {
            id,
            person: person.to_string(),
            name,
            text: if hidden { String::new() } else { text },
            hidden,
            at,
        }
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// Only those after this one.
    #[serde(default)]
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    after: i64,
    #[param(schema_with = limits::invite)]
    invite: Option<String>,
}

/// What was said.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "chat", params(("id" = String, Path), After), responses((status = 200, body = [MessageJson]), (status = "4XX", body = ProblemJson)))]
async fn messages(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query { 0: axum::extract::Query(After { after, invite }), .. }: Query<After>,
) -> Result<Json<Vec<MessageJson>>> {
    let live = app.rooms.look(&id, who.id(), invite.as_deref()).await?;
    let said = app.store().messages(live.table.id, after, 200).await?;
    Ok(Json(said.into_iter().map(MessageJson::from).collect()))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Say {
    /// 1 to 500 characters.
    #[schema(schema_with = limits::chat_text)]
    text: String,
}

/// Say something. Those at the table may, unless the host has muted them.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "chat", params(("id" = String, Path)), request_body = Say, responses((status = 200, body = MessageJson), (status = "4XX", body = ProblemJson)))]
async fn say(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body(Say { text }): Body<Say>,
) -> Result<Json<MessageJson>> {
    Ok(Json(write(&app, &caller, &id, &text).await?.into()))
}

/// Writes a message at a table.
pub async fn write(app: &App, caller: &Caller, id: &str, text: &str) -> Result<ChatMessage> {
    let live = app.rooms.look(id, Some(caller.id), None).await?;
    if live.seats_of(caller.id).count() == 0 {
        return Err(Problem::from(Refusal::TalkSeated));
    }
    let text = text.trim();
    if !is_text(text) {
        return Err(Problem::bad(Part::Text, "a message has 1 to 500 characters"));
    }
    app.limits.chat(caller.id)?;
    if app.store().muted(live.table.id).await?.contains(&caller.id) {
        return Err(Problem::from(Refusal::Muted));
    }
    let message = app.store().say(live.table.id, caller.id, &caller.name, text, now()).await?;
    app.rooms.notify_chat(live.table.id, message.id);
    Ok(message)
}

/// 1 to 500 characters that can be shown and stored, without control characters for the direction of text.
fn is_text(text: &str) -> bool {
    let turns = |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = |letter: char| !letter.is_control() && !turns(letter) || letter == '\n';
    (1..=500).contains(&text.chars().count()) && text.chars().all(shown)
}

/// The host of a table, or a moderator.
async fn moderated(app: &App, id: &str, caller: &Caller) -> Result<Id> {
    let moderator = app.is_moderator(caller);
    let table = if moderator {
        app.rooms.live(id.parse().map_err(|_| Problem::missing(Thing::Table))?).await?
    } else {
        app.rooms.look(id, Some(caller.id), None).await?
    };
    if moderator || table.table.host == caller.id {
        return Ok(table.table.id);
    }
    Err(Problem::from(Refusal::HostOrModerator))
}

/// Hide a message, as the host.
#[utoipa::path(post, path = "/tables/{id}/chat/{message}/hide", tag = "chat", params(("id" = String, Path), ("message" = i64, Path)), responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn hide(State(app): State<App>, Me(caller): Me, Path((id, message)): Path<(String, i64)>) -> Result {
    let table = moderated(&app, &id, &caller).await?;
    its_message(&app, table, message).await?;
    app.store().hide(message).await?;
    app.rooms.notify_chat(table, -message);
    Ok(())
}

/// A message of this table.
async fn its_message(app: &App, table: Id, message: i64) -> Result {
    let found = app.store().messages(table, message.saturating_sub(1), 200).await?;
    if found.iter().any(|known| known.id == message) { Ok(()) } else { Err(Problem::missing(Thing::Message)) }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewReport {
    /// The message, or none for the table as a whole.
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    message: Option<i64>,
    /// Why, in up to 500 characters.
    #[schema(schema_with = limits::chat_text)]
    reason: String,
}

/// Report what should not have been said or done.
#[utoipa::path(post, path = "/tables/{id}/reports", tag = "chat", params(("id" = String, Path)), request_body = NewReport, responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn report(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body(NewReport { message, reason }): Body<NewReport>,
) -> Result {
    file_report(&app, &caller, &id, message, &reason).await
}

/// Reports a message of a table, or the table as a whole.
pub async fn file_report(app: &App, caller: &Caller, id: &str, message: Option<i64>, reason: &str) -> Result {
    let live = app.rooms.look(id, Some(caller.id), None).await?;
    if !is_text(reason) {
        return Err(Problem::bad(Part::Reason, "say why, in up to 500 characters"));
    }
    app.limits.chat(caller.id)?;
    let what = match message {
        Some(message) => {
            its_message(app, live.table.id, message).await?;
            Reported::Message(message)
        }
        None => Reported::Table(live.table.id),
    };
    app.store().report(what, caller.id, reason, now()).await?;
    Ok(())
}

/// Mute somebody, as the host.
#[utoipa::path(post, path = "/tables/{id}/mutes/{person}", tag = "chat", params(("id" = String, Path), ("person" = String, Path)), responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn mute(State(app): State<App>, Me(caller): Me, Path((id, person)): Path<(String, String)>) -> Result {
    let table = moderated(&app, &id, &caller).await?;
    let person = person.parse().map_err(|_| Problem::missing(Thing::Person))?;
    app.store().person(person).await?;
    Ok(app.store().mute(table, person).await?)
}

/// Unmute somebody, as the host.
#[utoipa::path(delete, path = "/tables/{id}/mutes/{person}", tag = "chat", params(("id" = String, Path), ("person" = String, Path)), responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn unmute(State(app): State<App>, Me(caller): Me, Path((id, person)): Path<(String, String)>) -> Result {
    let table = moderated(&app, &id, &caller).await?;
    let person = person.parse().map_err(|_| Problem::missing(Thing::Person))?;
    Ok(app.store().unmute(table, person).await?)
}

#[derive(Serialize, ToSchema)]
struct ReportJson {
    id: i64,
    table: String,
    message: Option<i64>,
    text: Option<String>,
    by: String,
    reason: String,
    at: i64,
}

/// Reports that nobody has settled, for moderators.
#[utoipa::path(get, path = "/reports", tag = "chat", responses((status = 200, body = [ReportJson]), (status = "4XX", body = ProblemJson)))]
async fn reports(State(app): State<App>, Me(caller): Me) -> Result<Json<Vec<ReportJson>>> {
    app.must_moderate(&caller)?;
    let json = |report: store::Report| {
        let store::Report { id, table, message, text, by, reason, at } = report;
        ReportJson { id, table: table.to_string(), message, text, by: by.to_string(), reason, at }
    };
    Ok(Json(app.store().reports(200).await?.into_iter().map(json).collect()))
}

/// Settle a report, as a moderator.
#[utoipa::path(post, path = "/reports/{id}/settle", tag = "chat", params(("id" = i64, Path)), responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn settle(State(app): State<App>, Me(caller): Me, Path(id): Path<i64>) -> Result {
    app.must_moderate(&caller)?;
    Ok(app.store().settle_report(id).await?)
}
