//! Web push: where my browsers take messages while I am away.

use axum::{Json, extract::State};
use rooms::notify;
use serde::{Deserialize, Serialize};
use table::{Refusal, refusal::Thing};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Body, limits};
use crate::{
    App,
    identity::Me,
    problem::{Problem, ProblemJson, Result},
};

/// How many browsers one person may subscribe: every turn goes to all of them.
const MOST: usize = 10;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(key, subscribe, unsubscribe))
}

#[derive(Serialize, ToSchema)]
struct PushKey {
    /// The server's public key (VAPID), in base64url: the `applicationServerKey` of a subscription.
    key: String,
}

fn public_key(app: &App) -> Result<String> {
    let none = || Problem::from(Refusal::NoPush);
    notify::public_key(&app.config).ok_or_else(none)
}

/// The key that a browser needs to be told by web push; 404 where the host has not set it up.
#[utoipa::path(get, path = "/me/push", tag = "me", responses((status = 200, body = PushKey), (status = "4XX", body = ProblemJson)))]
async fn key(State(app): State<App>) -> Result<Json<PushKey>> {
    Ok(Json(PushKey { key: public_key(&app)? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Subscription {
    #[schema(schema_with = limits::push)]
    endpoint: String,
    #[schema(schema_with = limits::push)]
    p256dh: String,
    #[schema(schema_with = limits::push)]
    auth: String,
}

/// Be told by web push; 404 where the host has not set it up.
#[utoipa::path(post, path = "/me/push", tag = "me", request_body = Subscription, responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn subscribe(
    State(app): State<App>,
    Me(caller): Me,
    Body(Subscription { endpoint, p256dh, auth }): Body<Subscription>,
) -> Result {
    public_key(&app)?;
    let plain = [&endpoint, &p256dh, &auth].iter().all(|text| text.bytes().all(|byte| byte.is_ascii_graphic()));
    if !plain || !notify::is_endpoint(&endpoint) || p256dh.len() > 200 || auth.len() > 100 {
        return Err(Problem::from(Refusal::BadSubscription));
    }
    let known = app.store().subscriptions(caller.id).await?;
    if known.len() >= MOST && known.iter().all(|known| known.endpoint != endpoint) {
        return Err(Problem::from(Refusal::EnoughBrowsers));
    }
    Ok(app.store().subscribe(caller.id, &endpoint, &p256dh, &auth).await?)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Endpoint {
    #[schema(schema_with = limits::push)]
    endpoint: String,
}

/// No longer be told by web push.
#[utoipa::path(delete, path = "/me/push", tag = "me", request_body = Endpoint, responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn unsubscribe(State(app): State<App>, Me(caller): Me, Body(Endpoint { endpoint }): Body<Endpoint>) -> Result {
    let mine = app.store().subscriptions(caller.id).await?.iter().any(|known| known.endpoint == endpoint);
    if mine { Ok(app.store().unsubscribe(&endpoint).await?) } else { Err(Problem::missing(Thing::Subscription)) }
}
