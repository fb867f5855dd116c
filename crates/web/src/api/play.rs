//! Playing: seats, decisions, taking back, giving up, advice, a rematch.

use std::time::Duration;

use axum::{
    Json,
    extract::{Path, State},
};
use serde::{Deserialize, Serialize};
use store::{JobKind, JobState, NewJob, SeatKind, Status};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Body, limits,
    new::{NewSeat, NewTable, make, sitter},
    table::look,
};
use crate::{
    App,
    board::Hint,
    identity::Me,
    problem::{Problem, Result},
    serve::Address,
    tables::{Caller, Live, Order, Sitter, TableJson, cost, is_played},
    time::now,
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

/// The version that was seen, and the caller's own mark of this order.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Seen {
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: Option<i64>,
    #[schema(schema_with = limits::mark)]
    request: Option<String>,
}

/// Gives an order. One that came too late is answered with the table as it is now.
pub async fn order(
    app: &App,
    table: &Live,
    caller: &Caller,
    order: Order,
    version: Option<i64>,
    request: Option<String>,
) -> Result<Json<DoneJson>> {
    let id = table.table.id;
    let plain = |mark: &String| (8..=64).contains(&mark.len()) && mark.bytes().all(|byte| byte.is_ascii_graphic());
    if request.as_ref().is_some_and(|mark| !plain(mark)) {
        return Err(Problem::bad("request", "a request's mark has 8 to 64 letters, digits and signs"));
    }
    match app.tables.order(id, Some(caller), order, version, request).await {
        Ok(done) => Ok(Json(DoneJson { n: done.n, version: done.version })),
        Err(problem) if problem.code == "stale" => {
            let fresh = app.tables.live(id).await?.show(Some(caller.id), None, false)?;
            Err(Problem { table: serde_json::to_value(fresh).ok(), ..problem })
        }
        Err(problem) => Err(problem),
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
    #[schema(schema_with = limits::mark)]
    request: Option<String>,
}

/// A bot sits down only where there may be one more game with bots.
pub async fn may_sit(app: &App, live: &Live, caller: &Caller, sitter: &Sitter) -> Result {
    if !matches!(sitter, Sitter::Bot(_)) || live.table.host != caller.id {
        return Ok(());
    }
    match app.store().may_have_bots(live.table.id, now(), app.config.caps()).await? {
        Some(full) => Err(full.into()),
        None => Ok(()),
    }
}

/// Sit down, or as the host decide who sits where. Whoever is put off a seat does not sit down here again. The game
/// begins when no seat is open.
#[utoipa::path(post, path = "/tables/{id}/seats", tag = "play", params(("id" = String, Path)), request_body = Sit, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn sit(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(sit), .. }: Body<Sit>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), sit.invite.as_deref()).await?;
    let sitter = sitter(&sit.sitter.unwrap_or(NewSeat::Me { name: None }), &sit.salt)?;
    may_sit(&app, &live, &caller, &sitter).await?;
    order(&app, &live, &caller, Order::Sit { seat: sit.seat, sitter }, sit.version, sit.request).await
}

/// Let those sit down again whom the host has put off their seats; for the host.
#[utoipa::path(post, path = "/tables/{id}/welcome", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn welcome(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(seen), .. }: Body<Seen>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    order(&app, &live, &caller, Order::Welcome, seen.version, seen.request).await
}

/// Leave. Before the game the seat becomes open; during it a bot plays on until I come back.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn leave(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(seen), .. }: Body<Seen>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    order(&app, &live, &caller, Order::Leave, seen.version, seen.request).await
}

/// Come back and play on myself.
#[utoipa::path(post, path = "/tables/{id}/return", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn come_back(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(seen), .. }: Body<Seen>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    order(&app, &live, &caller, Order::Return, seen.version, seen.request).await
}

/// Give up.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn resign(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(seen), .. }: Body<Seen>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    order(&app, &live, &caller, Order::Resign, seen.version, seen.request).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Act {
    /// The version that was seen.
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: i64,
    /// A mark of the caller's own, 8 to 64 signs: sent twice, the action is carried out once.
    #[schema(schema_with = limits::mark)]
    request: String,
    /// The text of a legal action.
    #[schema(schema_with = limits::action)]
    action: String,
}

/// Decide.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", params(("id" = String, Path)), request_body = Act, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn act(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(act), .. }: Body<Act>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    order(&app, &live, &caller, Order::Act { action: act.action }, Some(act.version), Some(act.request)).await
}

/// Take my last decision back; when something came to light since, the others are asked.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Seen, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn undo(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(seen), .. }: Body<Seen>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    order(&app, &live, &caller, Order::Undo, seen.version, seen.request).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Allow {
    agree: bool,
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: Option<i64>,
    #[schema(schema_with = limits::mark)]
    request: Option<String>,
}

/// Agree or not that somebody else takes something back.
#[utoipa::path(post, path = "/tables/{id}/undo/answer", tag = "play", params(("id" = String, Path)), request_body = Allow, responses((status = 200, body = DoneJson), (status = "4XX", body = Problem)))]
async fn allow(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    Body { 0: Json(allow), .. }: Body<Allow>,
) -> Result<Json<DoneJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    order(&app, &live, &caller, Order::Allow(allow.agree), allow.version, allow.request).await
}

/// What a master would consider now.
#[utoipa::path(post, path = "/tables/{id}/hint", tag = "play", params(("id" = String, Path)), responses((status = 200, body = [Hint]), (status = "4XX", body = Problem)))]
async fn hint(State(app): State<App>, Me(caller): Me, Path(id): Path<String>) -> Result<Json<Vec<Hint>>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    advise(&app, &live, &caller).await.map(Json)
}

/// Lets a worker think about the caller's position, and waits for it.
pub async fn advise(app: &App, live: &Live, caller: &Caller) -> Result<Vec<Hint>> {
    if !live.table.hints {
        return Err(Problem::forbidden("no_hints", "this table is played without hints"));
    }
    let turn = live
        .on_turn()
        .filter(|row| live.table.status == Status::Playing && row.person == Some(caller.id) && is_played(row));
    let seat = turn.ok_or_else(|| Problem::conflict("not_your_turn", "hints are for your own turn"))?.seat;
    let job = NewJob {
        kind: JobKind::Hint,
        table: live.table.id,
        n: live.table.version,
        seat,
        level: "master".into(),
        person: Some(caller.id),
        cost: cost(&live.table.game, "master"),
        at: now(),
    };
    // The request waits; no thread does.
    for _ in 0..200 {
        let Some(found) = app.store().find_job(&job).await? else {
            // Nobody has asked yet, or whoever asked at the same time took the answer away.
            app.store().add_jobs(std::slice::from_ref(&job)).await?;
            app.tables.work_of(job.cost);
            continue;
        };
        match (found.state, found.answer) {
            (JobState::Answered, Some(answer)) => {
                // Another one may take it away as well.
                let _ = app.store().delete_job(found.id).await;
                return serde_json::from_str(&answer).map_err(Problem::internal);
            }
            (JobState::Failed, _) => break,
            _ => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    Err(Problem::unavailable("no bot has time to think now; try again"))
}

/// Play again: a new table with the same seats, once for all who ask.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "play", params(("id" = String, Path)), responses((status = 200, body = TableJson), (status = "4XX", body = Problem)))]
pub async fn rematch(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<TableJson>> {
    let live = look(&app, &id, Some(caller.id), None).await?;
    if live.seats_of(caller.id).count() == 0 {
        return Err(Problem::forbidden("not_seated", "you did not play at this table"));
    }
    if !matches!(live.table.status, Status::Over | Status::Abandoned) {
        return Err(Problem::conflict("not_over", "this game is not over yet"));
    }
    let next = match live.table.rematch {
        Some(next) => next,
        None => {
            let made = make(&app, &caller, address, &again(&live, &caller)).await?;
            let noted = app.tables.order(live.table.id, Some(&caller), Order::Rematch(made), None, None).await;
            match (noted, app.tables.live(live.table.id).await?.table.rematch) {
                (Ok(_), _) => made,
                // Somebody else was quicker: their table is the one.
                (Err(_), Some(next)) => {
                    app.tables.order(made, None, Order::Abandon, None, None).await?;
                    next
                }
                (Err(problem), None) => return Err(problem),
            }
        }
    };
    let mut now = app.tables.live(next).await?;
    if now.table.status == Status::Open && now.seats_of(caller.id).count() == 0 {
        let sitter = Sitter::Me { name: None, salt: String::new() };
        app.tables.order(next, Some(&caller), Order::Sit { seat: None, sitter }, None, None).await?;
        now = app.tables.live(next).await?;
    }
    Ok(Json(now.show(Some(caller.id), None, false)?))
}

/// A table like this one: bots sit again, the caller's seats are the caller's, other people's are open.
fn again(live: &Live, caller: &Caller) -> NewTable {
    let seat = |row: &store::SeatRow| match row.kind {
        SeatKind::Bot => NewSeat::Bot { level: row.level.clone() },
        SeatKind::Person if row.person == Some(caller.id) => NewSeat::Me { name: Some(row.name.clone()) },
        SeatKind::Person | SeatKind::Open => NewSeat::Open,
    };
    let pair = |line: &str| {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        (key.to_owned(), value.to_owned())
    };
    NewTable {
        game: live.table.game.clone(),
        // Whoever began last time begins last.
        seats: live.seats.iter().cycle().skip(1).take(live.seats.len()).map(seat).collect(),
        options: live.table.options.lines().map(pair).collect(),
        pace: live.pace,
        rated: live.table.rated,
        public: live.table.public,
        hints: live.table.hints,
        stand_in: live.table.stand_in.clone(),
        salt: String::new(),
    }
}
