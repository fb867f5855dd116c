//! Bot accounts: programs that play under their own name, by a token.

use axum::{
    Json,
    extract::{Path, State},
};
use rooms::time::now;
use serde::{Deserialize, Serialize};
use store::Person;
use table::{Caller, Refusal, refusal::Thing};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Body, limits};
use crate::{
    App,
    identity::{Me, check_name, is_account},
    problem::{Problem, ProblemJson, Result},
    request_context,
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(my_bots, make_bot)).routes(routes!(delete_bot))
}

#[derive(Serialize, ToSchema)]
struct BotJson {
    id: String,
    name: String,
    created_at: i64,
    /// Shown once, when the bot is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl BotJson {
    fn new(bot: Person, token: Option<String>) -> BotJson {
        BotJson { id: bot.id.to_string(), name: bot.name, created_at: bot.created_at, token }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewBot {
    #[schema(schema_with = limits::name)]
    name: String,
}

/// My bots.
#[utoipa::path(get, path = "/me/bots", tag = "bots", responses((status = 200, body = [BotJson]), (status = "4XX", body = ProblemJson)))]
async fn my_bots(State(app): State<App>, Me(caller): Me) -> Result<Json<Vec<BotJson>>> {
    let mine = app.store().bots_of(caller.id).await?;
    Ok(Json(mine.into_iter().map(|bot| BotJson::new(bot, None)).collect()))
}

/// Make a bot account. Its token is shown once.
#[utoipa::path(post, path = "/me/bots", tag = "bots", request_body = NewBot, responses((status = 200, body = BotJson), (status = "4XX", body = ProblemJson)))]
async fn make_bot(
    State(app): State<App>,
    Me(caller): Me,
    Body(NewBot { name }): Body<NewBot>,
) -> Result<Json<BotJson>> {
    let (bot, token) = make(&app, &caller, &name).await?;
    Ok(Json(BotJson::new(bot, Some(token))))
}

/// Makes a bot account for somebody; returns its token as well.
pub async fn make(app: &App, owner: &Caller, name: &str) -> Result<(Person, String)> {
    if !is_account(owner) {
        return Err(Problem::from(Refusal::BotsNeedAccount));
    }
    let (token, hash) = request_context::token()?;
    if let Some(bot) = app.store().bot_by_token(&hash).await?.filter(|bot| bot.owner == Some(owner.id)) {
        return Ok((bot, token));
    }
    let name = check_name(name)?;
    if app.store().bots_of(owner.id).await?.len() >= 10 {
        return Err(Problem::from(Refusal::EnoughBots));
    }
    Ok((app.store().new_bot(owner.id, &name, &hash, now()).await?, token))
}

/// Delete a bot of mine.
#[utoipa::path(delete, path = "/me/bots/{id}", tag = "bots", params(("id" = String, Path)), responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn delete_bot(State(app): State<App>, Me(caller): Me, Path(id): Path<String>) -> Result {
    delete(&app, &caller, &id).await
}

/// Deletes a bot account of somebody's.
pub async fn delete(app: &App, owner: &Caller, id: &str) -> Result {
    let mine = app.store().bots_of(owner.id).await?;
    let bot = mine.iter().find(|bot| bot.id.to_string() == id).ok_or_else(|| Problem::missing(Thing::Bot))?;
    app.forget(&crate::caller(bot)).await
}
