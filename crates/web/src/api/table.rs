//! Looking at a table: the view, what happened, the record.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use store::Status;
use table::{GameKind, Live, PastDecision, Proof, Refusal, refusal::Thing};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Query, limits,
    show::{self, TableJson},
};
use crate::{
    App,
    cache::compute,
    identity::Who,
    problem::{Problem, ProblemJson, Result},
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show))
        .routes(routes!(log))
        .routes(routes!(record))
        .routes(routes!(explained))
        .routes(routes!(proof))
}

/// How to look at a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// The seat to look from, for those who have several.
    #[param(maximum = 4)]
    seat: Option<u8>,
    /// The secret word of the invitation, for a table that is not public.
    #[param(schema_with = limits::invite)]
    pub invite: Option<String>,
    /// Also say what each legal action would visibly bring about.
    #[serde(default)]
    forecast: bool,
}

/// A table as I see it. With `If-None-Match` the answer is 304 while nothing has changed.
#[utoipa::path(get, path = "/tables/{id}", tag = "table", params(("id" = String, Path), Look), responses((status = 200, body = TableJson), (status = 304), (status = "4XX", body = ProblemJson)))]
async fn show(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query { 0: axum::extract::Query(query), .. }: Query<Look>,
) -> Result<Response> {
    let live = app.rooms.look(&id, who.id(), query.invite.as_deref()).await?;
    let tag = format!("\"{}\"", live.table.version);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let shown = show::show(&live, who.id(), query.seat, query.forecast)?;
    Ok(([(header::ETAG, tag)], Json(shown)).into_response())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct From {
    /// Leave out the first so many decisions.
    #[serde(default)]
    #[param(maximum = 1_000_000)]
    from: usize,
    #[param(maximum = 4)]
    seat: Option<u8>,
    #[param(schema_with = limits::invite)]
    invite: Option<String>,
}

/// What happened, as I saw it.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "table", params(("id" = String, Path), From), responses((status = 200, body = [PastDecision]), (status = "4XX", body = ProblemJson)))]
async fn log(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query { 0: axum::extract::Query(query), .. }: Query<From>,
) -> Result<Json<Vec<PastDecision>>> {
    let live = app.rooms.look(&id, who.id(), query.invite.as_deref()).await?;
    let viewer = live.viewer(who.id(), query.seat);
    Ok(Json(live.board.as_ref().map_or_else(Vec::new, |board| board.history(viewer, query.from))))
}

/// The word that lets somebody look at a table that is not public.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Invited {
    #[param(schema_with = limits::invite)]
    pub invite: Option<String>,
}

/// A finished game.
async fn finished(app: &App, id: &str, who: &Who, invited: &Invited) -> Result<Arc<Live>> {
    let live = app.rooms.look(id, who.id(), invited.invite.as_deref()).await?;
    if matches!(live.table.status, Status::Over | Status::Abandoned) {
        return Ok(live);
    }
    Err(Problem::from(Refusal::RecordLater))
}

/// The compact record of a finished game.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "table", params(("id" = String, Path), Invited), responses((status = 200, body = String), (status = "4XX", body = ProblemJson)))]
async fn record(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query { 0: axum::extract::Query(invited), .. }: Query<Invited>,
) -> Result<String> {
    let live = finished(&app, &id, &who, &invited).await?;
    live.board.as_ref().map(|board| board.record()).ok_or_else(|| Problem::missing(Thing::Record))
}

/// The explained record of a finished game, in JSON lines.
#[utoipa::path(get, path = "/tables/{id}/explained", tag = "table", params(("id" = String, Path), Invited), responses((status = 200, body = String, content_type = "application/x-ndjson"), (status = "4XX", body = ProblemJson)))]
async fn explained(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query { 0: axum::extract::Query(invited), .. }: Query<Invited>,
) -> Result<Response> {
    let live = finished(&app, &id, &who, &invited).await?;
    let board = live.board.clone().ok_or_else(|| Problem::missing(Thing::Record))?;
    let explain = async move {
        let text = compute(move || board.explained()).await??;
        let size = text.len();
        Ok((text, size))
    };
    let text = app.caches.explained.get_or_make(live.table.id, explain).await?;
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], text.as_str().to_owned()).into_response())
}

/// The proof that the chance of a finished game was fair.
#[utoipa::path(get, path = "/tables/{id}/proof", tag = "table", params(("id" = String, Path), Invited), responses((status = 200, body = Proof), (status = "4XX", body = ProblemJson)))]
async fn proof(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query { 0: axum::extract::Query(invited), .. }: Query<Invited>,
) -> Result<Response> {
    let live = finished(&app, &id, &who, &invited).await?;
    let json = [(header::CONTENT_TYPE, "application/json")];
    Ok((json, proven(&app, &live).await?.json.clone()).into_response())
}

/// A proof that was checked.
pub struct Proven {
    /// As it is sent.
    json: String,
    pub commitment: String,
    pub secret: String,
    pub salts: Vec<String>,
    /// What is wrong, if anything.
    pub checked: std::result::Result<(), String>,
    /// How the first outcomes of the game were derived.
    pub first: Vec<table::fair::Made>,
}

/// The proof of a finished game, made and checked once, and kept while people look at it.
pub async fn proven(app: &App, live: &Arc<Live>) -> Result<Arc<Proven>> {
    let (store, live) = (app.store().clone(), Arc::clone(live));
    let (id, kind) = (live.table.id, live.kind);
    let prove = async move {
        let entries = store.entries(id, 0).await?;
        compute(move || prove(kind, Proof::of(&live.table, &live.seats, &entries))).await?
    };
    app.caches.proofs.get_or_make(id, prove).await
}

fn prove(kind: &dyn GameKind, proof: Proof) -> Result<(Proven, usize)> {
    let json = serde_json::to_string(&proof).map_err(Problem::internal)?;
    let (checked, first) = (proof.check(kind).map_err(|broken| broken.0), proof.first(kind));
    let (Proof { commitment, secret, salts, .. }, size) = (proof, json.len());
    Ok((Proven { json, commitment, secret, salts, checked, first }, size))
}
