//! Bot accounts: programs that play under their own name, by a token.

use axum::{
    Json,
    extract::{Path, State},
};
use rooms::time::now;
use serde::{Deserialize, Serialize};
use table::{Refusal, refusal::Thing};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Body, limits};
use crate::{
    App,
    identity::{Me, check_name, is_account},
    problem::{Problem, ProblemJson, Result},
    visit,
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(my_bots, make_bot)).routes(routes!(delete_bot))
}

#[derive(Serialize, ToSchema)]
pub struct BotJson {
    pub id: String,
    pub name: String,
    pub created_at: i64,
    /// Shown once, when the bot is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    #[schema(schema_with = limits::name)]
    pub name: String,
}

/// My bots.
#[utoipa::path(get, path = "/me/bots", tag = "bots", responses((status = 200, body = [BotJson]), (status = "4XX", body = ProblemJson)))]
pub async fn my_bots(State(app): State<App>, Me(caller): Me) -> Result<Json<Vec<BotJson>>> {
    let json = |bot: store::Person| BotJson {
        id: bot.id.to_string(),
        name: bot.name,
        created_at: bot.created_at,
        token: None,
    };
    Ok(Json(app.store().bots_of(caller.id).await?.into_iter().map(json).collect()))
}

/// Make a bot account. Its token is shown once.
#[utoipa::path(post, path = "/me/bots", tag = "bots", request_body = NewBot, responses((status = 200, body = BotJson), (status = "4XX", body = ProblemJson)))]
pub async fn make_bot(
    State(app): State<App>,
    Me(caller): Me,
    Body { 0: Json(NewBot { name }), .. }: Body<NewBot>,
) -> Result<Json<BotJson>> {
    if !is_account(&caller) {
        return Err(Problem::from(Refusal::BotsNeedAccount));
    }
    let (token, hash) = visit::token()?;
    if let Some(bot) = app.store().bot_by_token(&hash).await?.filter(|bot| bot.owner == Some(caller.id)) {
        return Ok(Json(BotJson {
            id: bot.id.to_string(),
            name: bot.name,
            created_at: bot.created_at,
            token: Some(token),
        }));
    }
    let name = check_name(&name)?;
    if app.store().bots_of(caller.id).await?.len() >= 10 {
        return Err(Problem::from(Refusal::EnoughBots));
    }
    let bot = app.store().new_bot(caller.id, &name, &hash, now()).await?;
    Ok(Json(BotJson { id: bot.id.to_string(), name: bot.name, created_at: bot.created_at, token: Some(token) }))
}

/// Delete a bot of mine.
#[utoipa::path(delete, path = "/me/bots/{id}", tag = "bots", params(("id" = String, Path)), responses((status = 200), (status = "4XX", body = ProblemJson)))]
pub async fn delete_bot(State(app): State<App>, Me(caller): Me, Path(id): Path<String>) -> Result {
    let mine = app.store().bots_of(caller.id).await?;
    let bot = mine.iter().find(|bot| bot.id.to_string() == id).ok_or_else(|| Problem::missing(Thing::Bot))?;
    app.forget(&crate::caller(bot)).await
}
