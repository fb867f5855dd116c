//! Finding a game: what is played here, tables that are open, those of mine, a new one.

use std::{pin::pin, time::Duration};

use axum::{
    Json,
    extract::{Path, State},
    http::HeaderMap,
};
use bots::Level;
use rooms::{Ask, Thinks, time::now};
use serde::{Deserialize, Serialize};
use store::{Id, Like, Table};
use table::{
    Order, Pace, Refusal, Sitter, is_played,
    refusal::{Part, Thing},
};
use tokio::time::timeout;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Body, Query,
    account::RatingJson,
    limits,
    new::{NewSeat, NewTable, make},
    show::{SeatJson, TableJson, show},
};
use crate::{
    App,
    identity::Me,
    problem::{Problem, ProblemJson, Result},
    request_context::Login,
    serve::Address,
};

/// People who got a game within this time let others go first, in milliseconds.
const LATELY: i64 = 600_000;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(tables, make_table))
        .routes(routes!(seek))
        .routes(routes!(mine))
        .routes(routes!(turns))
        .routes(routes!(invitation))
        .routes(routes!(leaderboard))
}

#[derive(Serialize, ToSchema)]
struct GameJson {
    name: &'static str,
    least_players: u8,
    most_players: u8,
    /// The levels of bots, weakest first.
    levels: Vec<&'static str>,
}

/// The games that are played here.
#[utoipa::path(get, path = "/games", tag = "lobby", responses((status = 200, body = [GameJson])))]
async fn games(State(app): State<App>) -> Json<Vec<GameJson>> {
    let fits = |game: &dyn Thinks, players: u8| game.settle(&[("players", players.to_string().as_str())]).is_ok();
    let game = |game: &'static dyn Thinks| GameJson {
        name: game.name(),
        least_players: (1..9).find(|&players| fits(game, players)).unwrap_or(0),
        most_players: (1..9).rev().find(|&players| fits(game, players)).unwrap_or(0),
        levels: Level::ALL.iter().map(|level| level.name()).collect(),
    };
    Json(app.rooms.games().iter().map(game).collect())
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub struct TableLine {
    pub id: String,
    pub game: String,
    pub status: String,
    pub seats: Vec<SeatJson>,
    pub pace: Pace,
    pub rated: bool,
    /// A practice game, which counts for nothing.
    pub practice: bool,
    pub version: i64,
    pub to_move: Option<i64>,
    pub deadline: Option<i64>,
    /// Whether it waits for the caller.
    pub waits_for_me: bool,
    pub created_at: i64,
}

/// What a list says of these tables.
pub async fn lines(app: &App, tables: Vec<Table>, me: Option<Id>) -> Result<Vec<TableLine>> {
    let ids: Vec<Id> = tables.iter().map(|table| table.id).collect();
    let seats = app.store().seats_of(&ids).await?;
    let line = |table: Table| {
        let own: Vec<_> = seats.iter().filter(|(id, _)| *id == table.id).map(|(_, row)| row).collect();
        let mover = own.iter().find(|row| Some(row.seat) == table.to_move);
        TableLine {
            id: table.id.to_string(),
            game: table.game,
            status: table.status.to_string(),
            seats: own.iter().map(|row| SeatJson::from(*row)).collect(),
            pace: serde_json::from_str(&table.pace).unwrap_or_default(),
            rated: table.rated,
            practice: table.practice,
            version: table.version,
            to_move: table.to_move,
            deadline: table.deadline,
            waits_for_me: me.is_some() && mover.is_some_and(|row| row.person == me && is_played(row)),
            created_at: table.created_at,
        }
    };
    Ok(tables.into_iter().map(line).collect())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Which {
    /// `open` (the default) or `playing`.
    #[param(schema_with = limits::which)]
    status: Option<String>,
    #[param(schema_with = limits::game)]
    game: Option<String>,
}

/// Public tables: open ones to join, or running ones to watch.
#[utoipa::path(get, path = "/tables", tag = "lobby", params(Which), responses((status = 200, body = [TableLine]), (status = "4XX", body = ProblemJson)))]
async fn tables(
    State(app): State<App>,
    Query { 0: axum::extract::Query(which), .. }: Query<Which>,
) -> Result<Json<Vec<TableLine>>> {
    let tables = match which.status.as_deref() {
        None | Some("open") => app.store().open_tables(which.game.as_deref(), 100).await?,
        Some("playing") => app.store().running_tables(which.game.as_deref(), 100).await?,
        Some(other) => return Err(Problem::bad(Part::Status, format!("'{other}' is neither open nor playing"))),
    };
    Ok(Json(lines(&app, tables, None).await?))
}

/// Make a table.
#[utoipa::path(post, path = "/tables", tag = "lobby", request_body = NewTable, responses((status = 200, body = TableJson), (status = "4XX", body = ProblemJson)))]
async fn make_table(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    Body(new): Body<NewTable>,
) -> Result<Json<TableJson>> {
    let id = make(&app, &caller, address, &new).await?;
    Ok(Json(show(&*app.rooms.live(id).await?, Some(caller.id), None, false)?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Seek {
    #[schema(schema_with = limits::game)]
    game: String,
    #[schema(minimum = 2, maximum = 5)]
    players: u8,
    #[serde(default)]
    pace: Pace,
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    #[schema(schema_with = limits::salt)]
    salt: String,
}

/// Sit down at an open public table like this, or make one and wait.
#[utoipa::path(post, path = "/seek", tag = "lobby", request_body = Seek, responses((status = 200, body = TableJson), (status = "4XX", body = ProblemJson)))]
async fn seek(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    Body(seek): Body<Seek>,
) -> Result<Json<TableJson>> {
    if !(2..=5).contains(&seek.players) {
        return Err(Problem::bad(Part::Players, "two to five people play"));
    }
    let like = Like {
        game: &seek.game,
        pace: &serde_json::to_string(&seek.pace).map_err(Problem::internal)?,
        rated: seek.rated,
        players: seek.players.into(),
        person: caller.id,
        since: now() - LATELY,
    };
    for id in app.store().tables_like(&like, 32).await? {
        let sitter = Sitter::Me { name: None, salt: seek.salt.clone() };
        // Somebody else may have been quicker: then the next table.
        if app.rooms.order(Ask::by(&caller, id, Order::Sit { seat: None, sitter })).await.is_ok() {
            return Ok(Json(show(&*app.rooms.live(id).await?, Some(caller.id), None, false)?));
        }
    }
    let mut seats = vec![NewSeat::Open; seek.players.into()];
    seats[0] = NewSeat::Me { name: None };
    let (pace, rated, salt) = (seek.pace, seek.rated, seek.salt);
    let new = NewTable { seats, pace, rated, public: true, hints: !rated, salt, ..NewTable::of(&seek.game) };
    let id = make(&app, &caller, address, &new).await?;
    Ok(Json(show(&*app.rooms.live(id).await?, Some(caller.id), None, false)?))
}

/// My tables, those that wait for me first.
#[utoipa::path(get, path = "/me/tables", tag = "lobby", responses((status = 200, body = [TableLine]), (status = "4XX", body = ProblemJson)))]
async fn mine(State(app): State<App>, Me(caller): Me) -> Result<Json<Vec<TableLine>>> {
    let tables = app.store().tables_of(caller.id, 100).await?;
    Ok(Json(lines(&app, tables, Some(caller.id)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wait {
    /// For how many seconds to wait for a turn, 60 at most.
    #[param(maximum = 60)]
    wait: Option<u64>,
}

/// The tables where it is my turn; waits for one if asked to. Made for bots.
#[utoipa::path(get, path = "/me/turns", tag = "bots", params(Wait), responses((status = 200, body = [TableLine]), (status = "4XX", body = ProblemJson)))]
async fn turns(
    State(app): State<App>,
    Me(caller): Me,
    headers: HeaderMap,
    Query { 0: axum::extract::Query(Wait { wait }), .. }: Query<Wait>,
) -> Result<Json<Vec<TableLine>>> {
    let mut heard = app.rooms.subscribe(caller.id);
    let end = tokio::time::Instant::now() + Duration::from_secs(wait.unwrap_or(0).min(60));
    let mut stop = app.stop.clone();
    let mut ended = pin!(Login::new(&app, Some(caller.id), &headers).ended());
    loop {
        heard.mark_unchanged();
        let tables = app.store().tables_of(caller.id, 100).await?;
        let mut found = lines(&app, tables, Some(caller.id)).await?;
        found.retain(|line| line.waits_for_me);
        let left = end.saturating_duration_since(tokio::time::Instant::now());
        if !found.is_empty() || left.is_zero() || *stop.borrow() {
            return Ok(Json(found));
        }
        tokio::select! {
            _ = timeout(left, heard.changed()) => (),
            _ = stop.changed() => (),
            () = &mut ended => return Err(Problem::from(Refusal::Nobody)),
        }
    }
}

/// The table of an invitation.
#[utoipa::path(get, path = "/invitations/{invite}", tag = "lobby", params(("invite" = String, Path)), responses((status = 200, body = TableJson), (status = "4XX", body = ProblemJson)))]
async fn invitation(
    State(app): State<App>,
    who: crate::identity::Who,
    Path(invite): Path<String>,
) -> Result<Json<TableJson>> {
    let table = app.store().table_by_invite(&invite).await?.ok_or_else(|| Problem::missing(Thing::Invitation))?;
    Ok(Json(show(&*app.rooms.live(table.id).await?, who.id(), None, false)?))
}

#[derive(Serialize, ToSchema)]
pub struct Ranked {
    pub id: String,
    pub name: String,
    #[serde(flatten)]
    pub rating: RatingJson,
}

/// The best players of a game.
#[utoipa::path(get, path = "/leaderboard/{game}", tag = "lobby", params(("game" = String, Path)), responses((status = 200, body = [Ranked]), (status = "4XX", body = ProblemJson)))]
async fn leaderboard(State(app): State<App>, Path(game): Path<String>) -> Result<Json<Vec<Ranked>>> {
    best_of(&app, &game).await.map(Json)
}

/// The best players of a game.
pub async fn best_of(app: &App, game: &str) -> Result<Vec<Ranked>> {
    app.rooms.games().asked(game)?;
    let best = app.store().leaderboard(game, 100).await?;
    let ranked = |(person, rating): (store::Person, store::Rating)| Ranked {
        id: person.id.to_string(),
        name: person.name,
        rating: rating.into(),
    };
    Ok(best.into_iter().map(ranked).collect())
}
