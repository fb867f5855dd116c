//! Where I am logged in.

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Serialize;
use store::{Hash, Id};
use table::{fair::hex, refusal::Thing};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    App,
    identity::Me,
    problem::{Problem, ProblemJson, Result},
    request_context::{self, derived},
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(my_sessions)).routes(routes!(end))
}

/// A browser in which I am logged in.
#[derive(Serialize, ToSchema)]
pub struct SessionJson {
    /// For the list only: nobody gets in by it.
    pub id: String,
    /// The browser and its system, as it said when it logged in: `Firefox, Linux`. Empty if it did not say.
    pub device: String,
    /// When it logged in, in milliseconds since 1970.
    pub began_at: i64,
    /// When it was last used, to the hour.
    pub used_at: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// The name of a session in the list, which reveals nothing about its token.
fn public_id(app: &App, hash: &Hash) -> String {
    hex(&derived(app, "session", &hex(hash))[..8])
}

/// Somebody's sessions, the last used first.
pub async fn of(app: &App, person: Id) -> Result<Vec<SessionJson>> {
    let this = request_context::session(app);
    let json = |session: store::Session| SessionJson {
        id: public_id(app, &session.hash),
        this: Some(session.hash) == this,
        device: session.device,
        began_at: session.created_at,
        used_at: session.seen_at,
    };
    Ok(app.store().sessions_of(person).await?.into_iter().map(json).collect())
}

/// Where I am logged in, the last used first.
#[utoipa::path(get, path = "/me/sessions", tag = "me", responses((status = 200, body = [SessionJson]), (status = "4XX", body = ProblemJson)))]
async fn my_sessions(State(app): State<App>, Me(caller): Me) -> Result<Json<Vec<SessionJson>>> {
    Ok(Json(of(&app, caller.id).await?))
}

/// Log out there.
#[utoipa::path(delete, path = "/me/sessions/{id}", tag = "me", params(("id" = String, Path)), responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn end(State(app): State<App>, Me(caller): Me, Path(id): Path<String>) -> Result {
    log_out(&app, caller.id, &id).await
}

/// Ends a session of somebody, by its name in the list.
pub async fn log_out(app: &App, person: Id, id: &str) -> Result {
    let theirs = app.store().sessions_of(person).await?;
    let session = theirs.iter().find(|session| public_id(app, &session.hash) == id);
    app.store().end_session(&session.ok_or_else(|| Problem::missing(Thing::Session))?.hash).await?;
    app.end_sessions(person);
    Ok(())
}
