//! Playing: seats, decisions, taking back, giving up, advice, a rematch.

use axum::{
    Json,
    extract::{FromRequestParts, Path, rejection::PathRejection},
    http::request::Parts,
};
use rooms::{Ask, Hint, time::now};
use serde::{Deserialize, Serialize};
use store::{Id, SeatKind, Status};
use table::{Caller, Live, Order, Refusal, Sitter, refusal::Part};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Body, limits,
    new::{NewSeat, NewTable, make, sitter},
    show::{TableJson, options, show},
};
use crate::{
    App,
    identity::Me,
    problem::{Problem, ProblemJson, Result},
    serve::Address,
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(sit))
        .routes(routes!(welcome))
        .routes(routes!(leave))
        .routes(routes!(come_back))
        .routes(routes!(resign))
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(take_back))
        .routes(routes!(allow))
        .routes(routes!(hint))
        .routes(routes!(rematch))
}

/// An order that was carried out and stored.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct DoneJson {
    /// Its number in the table's log.
    pub n: i64,
    /// The version of the table right after it.
    pub version: i64,
}

/// The version that was seen, and the idempotency key of this order.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Seen {
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: Option<i64>,
    #[schema(schema_with = limits::request)]
    request: Option<String>,
}

/// Somebody who orders something at a table.
struct Orders {
    app: App,
    caller: Caller,
    id: String,
}

impl FromRequestParts<App> for Orders {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Orders> {
        let Me(caller) = Me::from_request_parts(parts, app).await?;
        let unreadable = |bad: PathRejection| Problem::protocol(bad.status(), &bad.body_text());
        let Path(id) = Path::from_request_parts(parts, app).await.map_err(unreadable)?;
        Ok(Orders { app: app.clone(), caller, id })
    }
}

impl Orders {
    async fn order(self, order: Order, version: Option<i64>, request: Option<String>) -> Result<Json<DoneJson>> {
        let live = self.app.rooms.look(&self.id, Some(self.caller.id), None).await?;
        self.order_at(&live, order, version, request).await
    }

    /// Gives an order. If the table has changed since, the answer holds the table as it is now.
    async fn order_at(
        self,
        live: &Live,
        order: Order,
        version: Option<i64>,
        request: Option<String>,
    ) -> Result<Json<DoneJson>> {
        let plain = |key: &String| (8..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
        if request.as_ref().is_some_and(|key| !plain(key)) {
            return Err(Problem::bad(Part::Request, "an idempotency key has 8 to 64 letters, digits and signs"));
        }
        let Orders { app, caller, .. } = self;
        let ask = Ask { version, ..Ask::by(&caller, live.table.id, order).once(request) };
        match app.rooms.order(ask).await {
            Ok(done) => Ok(Json(DoneJson { n: done.n, version: done.version })),
            Err(refusal @ Refusal::Stale) => {
                let fresh = show(&*app.rooms.live(live.table.id).await?, Some(caller.id), None, false)?;
                Err(Problem { table: serde_json::to_value(fresh).ok(), refusal })
            }
            Err(refusal) => Err(refusal.into()),
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Sit {
    /// The first open one if none is named.
    #[schema(maximum = 4)]
    seat: Option<usize>,
    /// Who sits there; the caller unless something else is said. Only the host puts bots and opens seats.
    sitter: Option<NewSeat>,
    /// The secret word of the invitation, for a table that is not public.
    #[schema(schema_with = limits::invite)]
    invite: Option<String>,
    /// What the caller adds to the table's chance: up to 64 letters and digits.
    #[serde(default)]
    #[schema(schema_with = limits::salt)]
    salt: String,
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: Option<i64>,
    #[schema(schema_with = limits::request)]
    request: Option<String>,
}

/// A bot sits down only where there may be one more game with bots.
pub async fn may_sit(app: &App, live: &Live, caller: &Caller, sitter: &Sitter) -> Result {
    if !matches!(sitter, Sitter::Bot(_)) || live.table.host != caller.id {
        return Ok(());
    }
    match app.store().may_have_bots(live.table.id, now(), app.config.caps()).await? {
        Some(full) => Err(rooms::too_full(full).into()),
        None => Ok(()),
    }
}

/// Sit down, or as the host decide who sits where. Somebody whom the host removes from a seat cannot sit down at this
/// table again. The game begins when no seat is open.
#[utoipa::path(post, path = "/tables/{id}/seats", tag = "play", params(("id" = String, Path)), request_body = Sit, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn sit(orders: Orders, Body(sit): Body<Sit>) -> Result<Json<DoneJson>> {
    let live = orders.app.rooms.look(&orders.id, Some(orders.caller.id), sit.invite.as_deref()).await?;
    let kind = sit.sitter.unwrap_or(NewSeat::Me { name: None });
    let sitter = sitter(&orders.app, &orders.caller, &live.table.game, &kind, &sit.salt).await?;
    may_sit(&orders.app, &live, &orders.caller, &sitter).await?;
    orders.order_at(&live, Order::Sit { seat: sit.seat, sitter }, sit.version, sit.request).await
}

/// As the host, let everybody sit down again whom you have removed.
#[utoipa::path(post, path = "/tables/{id}/welcome", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn welcome(orders: Orders, Body(seen): Body<Seen>) -> Result<Json<DoneJson>> {
    orders.order(Order::Welcome, seen.version, seen.request).await
}

/// Leave. Before the game the seat becomes open; during it a bot plays on until I come back.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn leave(orders: Orders, Body(seen): Body<Seen>) -> Result<Json<DoneJson>> {
    orders.order(Order::Leave, seen.version, seen.request).await
}

/// Come back and play on myself.
#[utoipa::path(post, path = "/tables/{id}/return", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn come_back(orders: Orders, Body(seen): Body<Seen>) -> Result<Json<DoneJson>> {
    orders.order(Order::Return, seen.version, seen.request).await
}

/// Give up.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn resign(orders: Orders, Body(seen): Body<Seen>) -> Result<Json<DoneJson>> {
    orders.order(Order::Resign, seen.version, seen.request).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Act {
    /// The version that was seen.
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: i64,
    /// An idempotency key of the caller's own, 8 to 64 signs: sent twice, the action is carried out once.
    #[schema(schema_with = limits::request)]
    request: String,
    /// The text of a legal action.
    #[schema(schema_with = limits::action)]
    action: String,
}

/// Decide.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", params(("id" = String, Path)), request_body = Act, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn act(orders: Orders, Body(act): Body<Act>) -> Result<Json<DoneJson>> {
    orders.order(Order::Act { action: act.action }, Some(act.version), Some(act.request)).await
}

/// Take my last decision back; when something came to light since, the other people are asked.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn undo(orders: Orders, Body(seen): Body<Seen>) -> Result<Json<DoneJson>> {
    orders.order(Order::Undo, seen.version, seen.request).await
}

/// Take my last decision back, whatever came to light since: only where nobody else plays and the game is not rated. It
/// becomes a practice game, which counts for nothing.
#[utoipa::path(post, path = "/tables/{id}/take-back", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn take_back(orders: Orders, Body(seen): Body<Seen>) -> Result<Json<DoneJson>> {
    orders.order(Order::PracticeTakeBack, seen.version, seen.request).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Allow {
    agree: bool,
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: Option<i64>,
    #[schema(schema_with = limits::request)]
    request: Option<String>,
}

/// Agree or not that somebody else takes something back.
#[utoipa::path(post, path = "/tables/{id}/undo/answer", tag = "play", params(("id" = String, Path)), request_body = Allow, responses((status = 200, body = DoneJson), (status = "4XX", body = ProblemJson)))]
async fn allow(orders: Orders, Body(allow): Body<Allow>) -> Result<Json<DoneJson>> {
    orders.order(Order::Allow(allow.agree), allow.version, allow.request).await
}

/// What a master would consider now.
#[utoipa::path(post, path = "/tables/{id}/hint", tag = "play", params(("id" = String, Path)), responses((status = 200, body = [Hint]), (status = "4XX", body = ProblemJson)))]
async fn hint(Orders { app, caller, id }: Orders) -> Result<Json<Vec<Hint>>> {
    let live = app.rooms.look(&id, Some(caller.id), None).await?;
    Ok(Json(app.rooms.advise(&live, &caller).await?))
}

/// Play again: a new table with the same seats, once for all who ask.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "play", params(("id" = String, Path)), responses((status = 200, body = TableJson), (status = "4XX", body = ProblemJson)))]
async fn rematch(Orders { app, caller, id }: Orders, address: Address) -> Result<Json<TableJson>> {
    let next = play_again(&app, &caller, address, &id).await?;
    Ok(Json(show(&*app.rooms.live(next).await?, Some(caller.id), None, false)?))
}

/// Lets somebody sit down at the table that follows this one; the first to ask makes it.
pub async fn play_again(app: &App, caller: &Caller, address: Address, id: &str) -> Result<Id> {
    let live = app.rooms.look(id, Some(caller.id), None).await?;
    if live.seats_of(caller.id).count() == 0 {
        return Err(Problem::from(Refusal::NotSeated));
    }
    if !matches!(live.table.status, Status::Over | Status::Abandoned) {
        return Err(Problem::from(Refusal::NotOver));
    }
    let next = match live.table.rematch {
        Some(next) => next,
        None => follow(app, caller, address, &live).await?,
    };
    let now = app.rooms.live(next).await?;
    if now.table.status == Status::Open && now.seats_of(caller.id).count() == 0 {
        let sitter = Sitter::Me { name: None, salt: String::new() };
        app.rooms.order(Ask::by(caller, next, Order::Sit { seat: None, sitter })).await?;
    }
    Ok(next)
}

/// Makes the table that follows this one, and notes it there.
async fn follow(app: &App, caller: &Caller, address: Address, live: &Live) -> Result<Id> {
    let made = make(app, caller, address, &again(live, caller)).await?;
    let noted = app.rooms.order(Ask::by(caller, live.table.id, Order::Rematch(made))).await;
    match (noted, app.rooms.live(live.table.id).await?.table.rematch) {
        (Ok(_), _) => Ok(made),
        // Somebody else was quicker: their table counts.
        (Err(_), Some(next)) => {
            app.rooms.order(Ask::server(made, Order::Abandon)).await?;
            Ok(next)
        }
        (Err(refusal), None) => Err(refusal.into()),
    }
}

/// A table like this one: bots sit again, the caller's seats are the caller's, other people's are open.
fn again(live: &Live, caller: &Caller) -> NewTable {
    let seat = |row: &store::SeatRow| match row.kind {
        SeatKind::Bot => NewSeat::Bot { level: row.level.clone() },
        SeatKind::Person if row.person == Some(caller.id) => NewSeat::Me { name: Some(row.name.clone()) },
        SeatKind::Person | SeatKind::Open => NewSeat::Open,
    };
    NewTable {
        game: live.table.game.clone(),
        // The seat that began last time comes last.
        seats: live.seats.iter().cycle().skip(1).take(live.seats.len()).map(seat).collect(),
        options: options(&live.table.options),
        pace: live.pace,
        rated: live.table.rated,
        public: live.table.public,
        hints: live.table.hints,
        stand_in: live.table.stand_in.clone(),
        salt: String::new(),
    }
}
