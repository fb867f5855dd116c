//! The review of a finished game, and playing on from one of its moments.

use axum::{
    Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use kit::Seat;
use rooms::{Reviewing, time::now};
use serde::Serialize;
use store::{Entry, EntryKind, Making, SeatKind, SeatRow, SeatState, Status, Table};
use table::{Caller, Id, Live, Pace, Refusal, is_of_the_game, refusal::Thing};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Query, table::Invited};
use crate::{
    App,
    identity::{Who, new_token},
    problem::{Problem, ProblemJson, Result},
    request_context,
    serve::Address,
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(review))
}

/// How far a review is that is still being made.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ProgressJson {
    /// How many decisions are judged.
    done: usize,
    /// How many there are; 0 before it begins.
    all: usize,
}

/// The review of a finished game (docs/review.md): every decision judged, luck and errors apart. The first who asks has it made; until it is there, the answer is 202 and says how far it is.
#[utoipa::path(get, path = "/tables/{id}/review", tag = "table", params(("id" = String, Path), Invited), responses((status = 200, body = Object), (status = 202, body = ProgressJson), (status = "4XX", body = ProblemJson)))]
async fn review(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query { 0: axum::extract::Query(invited), .. }: Query<Invited>,
) -> Result<Response> {
    let live = app.rooms.look(&id, who.id(), invited.invite.as_deref()).await?;
    match app.rooms.review(&live, who.id()).await? {
        Reviewing::Done(text) => Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response()),
        Reviewing::Working { done, all } => {
            Ok((StatusCode::ACCEPTED, Json(ProgressJson { done, all })).into_response())
        }
        Reviewing::Impossible => Err(Problem::missing(Thing::Game)),
    }
}

/// A practice table that goes on from a moment of a finished game: the caller takes the seat that is on turn there,
/// bots take the others. Chance goes on from the same secret, so that the beginning can still be checked; the game is
/// over, so everybody may know it.
pub async fn play_on(app: &App, caller: &Caller, address: Address, live: &Live, at: usize) -> Result<Id> {
    if !matches!(live.table.status, Status::Over | Status::Abandoned) {
        return Err(Refusal::NotOver.into());
    }
    let kind = app.kind(&live.table.game)?;
    let log = beginning(&app.store().entries(live.table.id, 0).await?, at, caller.id);
    let mut table = Table {
        invite: new_token()?.0,
        rules: live.table.rules,
        options: live.table.options.clone(),
        status: Status::Playing,
        pace: serde_json::to_string(&Pace::Free).map_err(Problem::internal)?,
        practice: true,
        public: false,
        hints: true,
        stand_in: live.table.stand_in.clone(),
        secret: live.table.secret.clone(),
        commitment: live.table.commitment.clone(),
        version: log.len() as i64,
        started_at: Some(now()),
        turn_at: Some(now()),
        ..Table::open(request_context::new_table()?, caller.id, &live.table.game, now())
    };
    let board = kind.open(table.rules, &table.options, &log)?.ok_or_else(|| Problem::missing(Thing::Game))?;
    let mine = board.turn().ok_or(Refusal::Over)?;
    let seats: Vec<SeatRow> = live.seats.iter().map(|row| sits(row, mine, caller, &live.table.stand_in)).collect();
    let thought = Live::load(kind, table.clone(), seats.clone(), &log)?;
    table.to_move = Some(i64::from(mine.0));
    table.clocks = serde_json::to_string(&thought.clocks).map_err(Problem::internal)?;
    let making = Making { origin: Some(app.origin(address)), waits: false, bots: true, caps: app.config.caps() };
    app.rooms.create_begun(&table, &seats, &log, &making).await?;
    Ok(table.id)
}

/// The log up to a moment, without who came and went. What was taken back by then stays: it has used chance up.
fn beginning(log: &[Entry], at: usize, person: Id) -> Vec<Entry> {
    let of_the_game: Vec<&Entry> = log.iter().filter(|entry| is_of_the_game(entry.kind)).collect();
    let mut decisions = 0;
    let counts: Vec<usize> = of_the_game
        .iter()
        .map(|entry| {
            match entry.kind {
                EntryKind::Act => decisions += 1,
                EntryKind::Undo => decisions = entry.line.parse().unwrap_or(decisions),
                EntryKind::Start | EntryKind::Seat | EntryKind::End => (),
            }
            decisions
        })
        .collect();
    let end = counts.iter().rposition(|&count| count == at).unwrap_or(0);
    let entry = |(n, entry): (i64, &&Entry)| Entry {
        n,
        person: entry.person.filter(|&other| other == person),
        request: None,
        at: now(),
        ..(*entry).clone()
    };
    (0..).zip(&of_the_game[..=end.min(of_the_game.len().saturating_sub(1))]).map(entry).collect()
}

/// Who sits there when the game goes on; the salts stay, because chance comes from them.
fn sits(row: &SeatRow, mine: Seat, caller: &Caller, stand_in: &str) -> SeatRow {
    let salt = row.salt.clone();
    let level = if row.level.is_empty() { stand_in.to_owned() } else { row.level.clone() };
    let open = SeatRow { salt, ..table::open_seat(row.seat as usize) };
    if row.seat == i64::from(mine.0) {
        return SeatRow { kind: SeatKind::Person, person: Some(caller.id), name: caller.name.clone(), ..open };
    }
    SeatRow { kind: SeatKind::Bot, level, state: SeatState::Playing, ..open }
}
