//! An export of everything that is known about me: made in the background, at most once an hour.

use std::collections::BTreeSet;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use rooms::time::now;
use serde::Serialize;
use store::{EntryKind, Everything, Export, Id, Status};
use tokio::{sync::Semaphore, task::spawn_blocking};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    App,
    identity::Me,
    problem::{Problem, ProblemJson, Result},
};

/// How long an export counts as new, in milliseconds.
const HOUR: i64 = 3_600_000;
/// After this long an unfinished export counts as interrupted.
const GONE: i64 = 300_000;
/// After how many seconds to ask again.
const AGAIN: u32 = 2;

/// They are written one after the other.
static WRITING: Semaphore = Semaphore::const_new(1);

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export_me))
}

/// An export that is not there yet.
#[derive(Serialize, ToSchema)]
struct Exporting {
    /// Since when it is being written.
    since: i64,
    /// After how many seconds to ask again.
    retry_after: u32,
}

/// Everything that is known of me. It is written once an hour: 202 while that is being done, then 200.
#[utoipa::path(get, path = "/me/export", tag = "me", responses((status = 200, body = Object), (status = 202, body = Exporting), (status = "4XX", body = ProblemJson)))]
async fn export_me(State(app): State<App>, Me(caller): Me) -> Result<Response> {
    Ok(match export(&app, caller.id).await? {
        Ok(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
        Err(since) => {
            let exporting = Exporting { since, retry_after: AGAIN };
            let again = [(header::RETRY_AFTER, AGAIN.to_string())];
            (StatusCode::ACCEPTED, again, Json(exporting)).into_response()
        }
    })
}

/// Somebody's export, or since when it has been in the making.
pub async fn export(app: &App, person: Id) -> Result<std::result::Result<String, i64>> {
    let now = now();
    Ok(match app.store().export_of(person, now, now - HOUR, now - GONE).await? {
        Export::Made(_, text) => Ok(text),
        Export::Making(since) => Err(since),
        Export::Yours => {
            tokio::spawn(write(app.clone(), person));
            Err(now)
        }
    })
}

async fn write(app: App, person: Id) {
    let written = async {
        let turn = WRITING.acquire().await.map_err(Problem::internal)?;
        let everything = app.store().everything_of(person).await?;
        let text = spawn_blocking(move || to_text(everything)).await.map_err(Problem::internal)??;
        drop(turn);
        Ok::<_, Problem>(app.store().keep_export(person, &text).await?)
    };
    if let Err(problem) = written.await {
        tracing::warn!(%problem, "an export was not written");
        // The next request starts again.
        let _ = app.store().drop_export(person).await;
    }
}

fn to_text(mut everything: Everything) -> Result<String> {
    let tables = everything.tables.iter();
    let running: BTreeSet<Id> = tables.filter(|table| table.status == Status::Playing).map(|table| table.id).collect();
    // The outcomes of a running game stay secret.
    for (table, entry) in &mut everything.entries {
        if running.contains(table) && matches!(entry.kind, EntryKind::Act | EntryKind::Start) {
            entry.line = entry.line.split('|').next().unwrap_or("").trim_end().to_owned();
        }
    }
    serde_json::to_string(&everything).map_err(Problem::internal)
}
