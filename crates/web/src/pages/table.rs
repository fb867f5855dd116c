//! A table's page, and the part of it that changes.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, Query, State},
    http::HeaderMap,
    response::{IntoResponse, Response},
    routing::get,
};
use kit::{Seat, Viewer};
use maud::Markup;
use rooms::time::now;
use serde::Deserialize;
use store::{SeatKind, SeatState, Status};
use table::{Board, Caller, Coming, Live, Pace, SeatNote, is_played, refusal::Thing};
use ui::{
    parts::{self, Known},
    say,
    table::{Advice, Leaving, LogEntry, Play, Plea, Sitting, State as Sits, TablePage},
};

use super::{Layout, is_partial, known_parts, prefs::Prefs, replay::ending, talk::Said, waiting};
use crate::{
    App, Eyes,
    identity::Who,
    invitation,
    problem::{Problem, Result},
    serve::Address,
};

/// How many unseen moves the page plays back at most.
const CATCH_UP: usize = 80;
/// How far the log beside the board goes back.
const LATELY: usize = 40;

pub fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}", get(page))
        .route("/tables/{id}/play", get(changed))
        .route("/tables/{id}/part/{part}", get(part))
        .route("/join/{invite}", get(join))
        .route("/j/{code}", get(join_by_code))
}

/// How a table is looked at.
#[derive(Deserialize, Default)]
pub struct Asked {
    /// The secret word of the invitation.
    pub invite: Option<String>,
    /// The seat to look from, for those who have several.
    pub seat: Option<u8>,
    /// How many decisions the page has shown: it goes on with the next one.
    pub seen: Option<usize>,
}

/// A table as somebody looks at it on a page.
pub struct Glance<'a> {
    pub prefs: &'a Prefs,
    pub me: Option<&'a Caller>,
    pub asked: &'a Asked,
    pub notice: Option<String>,
    pub advice: Option<Vec<Advice>>,
    /// How many decisions the click made that is answered.
    pub together: usize,
}

/// The name that a bot has at a table.
pub fn bot_name(app: &App, game: &str, seat: usize) -> &'static str {
    let names = app.faces.iter().find(|face| face.name() == game).map_or(&["Bot"][..], |face| face.bot_names());
    names[seat % names.len()]
}

/// The names of the players by seat.
pub fn names(app: &App, live: &Live) -> Vec<String> {
    let name = |row: &store::SeatRow| match row.kind {
        SeatKind::Bot => bot_name(app, &live.table.game, row.seat as usize).to_owned(),
        SeatKind::Person | SeatKind::Open => row.name.clone(),
    };
    live.seats.iter().map(name).collect()
}

/// The position that is shown: the newest, or the one after what the page has shown already.
fn moment(live: &Live, seen: Option<usize>) -> Result<Arc<dyn Board>> {
    let board = live.board.clone().ok_or_else(|| Problem::missing(Thing::Game))?;
    match seen {
        Some(seen) if seen + 1 < board.decisions() && board.decisions() - seen <= CATCH_UP => {
            let mut earlier = board.copy();
            earlier.cut(seen + 1)?;
            Ok(Arc::from(earlier))
        }
        _ => Ok(board),
    }
}

/// The part of the page that changes, without what the page has already.
pub fn play(app: &App, live: &Live, glance: &Glance<'_>, known: Option<&Known>) -> Result<Markup> {
    with_play(app, live, glance, |play| match known {
        Some(known) => parts::answer(play.markup(), known),
        None => parts::marked(play.markup()),
    })
}

fn with_play<T>(app: &App, live: &Live, glance: &Glance<'_>, draw: impl FnOnce(Play<'_>) -> T) -> Result<T> {
    let face = app.face(live)?;
    let (t, me) = (glance.prefs.t, glance.me.map(|caller| caller.id));
    let newest = live.board.clone().ok_or_else(|| Problem::missing(Thing::Game))?;
    let board = moment(live, glance.asked.seen)?;
    let (at, decisions) = (board.decisions(), newest.decisions());
    let viewer = live.viewer(me, glance.asked.seat);
    let playing = live.table.status == Status::Playing;
    let over = !playing;
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let mine = |seat: Seat| live.seats.get(seat.index()).is_some_and(is_played);
    let my_turn = playing && at == decisions && seat.is_some_and(|seat| newest.turn() == Some(seat) && mine(seat));
    let names = names(app, live);
    let eyes = Eyes { t, viewer, names: &names, may_act: my_turn };
    let since = face.rival_turns(&*board, &eyes);
    let lately = since.first().map_or(at, |turn| turn.after).min(at.saturating_sub(LATELY));
    let log = with_comings(live, &eyes, face.log(&*board, &eyes, lately), lately, at);
    let seats: Vec<u8> = me.map_or_else(Vec::new, |me| live.seats_of(me).map(|row| row.seat as u8).collect());
    let sittings = sittings(live, board.as_ref(), &names, &seats);
    let standing = |state| playing && seats.iter().any(|&seat| live.seats[usize::from(seat)].state == state);
    let alone = me.is_some_and(|me| live.playing_people().iter().all(|other| *other == me));
    let can_undo = playing && seats.iter().any(|&seat| mine(Seat(seat)) && newest.can_undo(Seat(seat)).is_ok());
    let asks = playing && !can_undo && !alone && may_go_back(live, newest.as_ref(), &seats);
    let can_practise = playing && !can_undo && may_practise(live, newest.as_ref(), &seats);
    let url = format!("/tables/{}", live.table.id);
    let plea = live.plea.as_ref().filter(|_| playing);
    let by = plea.and_then(|plea| live.seats_of(plea.by).next()).map_or("", |row| row.name.as_str());
    let asks_me = |plea: &::table::Plea| {
        me.is_some_and(|me| plea.by != me && !plea.agreed.contains(&me) && live.playing_people().contains(&me))
    };
    Ok(draw(Play {
        t,
        url: &url,
        version: live.table.version,
        at,
        decisions,
        over,
        my_turn,
        drawn: face.draw(&*board, &eyes).ok_or_else(|| Problem::missing(Thing::Game))?,
        sittings: &sittings,
        log: &log,
        since: &since,
        notice: glance.notice.as_deref(),
        together: glance.together,
        can_undo,
        undo_asks: asks,
        can_practise,
        practice: live.table.practice,
        talks: live.people().len() > 1,
        can_hint: my_turn && live.table.hints,
        advice: glance.advice.as_deref(),
        plea: plea.map(|plea| Plea { by, asks_me: asks_me(plea) }),
        away: standing(SeatState::StandIn),
        resigned: standing(SeatState::Resigned),
        can_return: playing && seats.iter().any(|&seat| live.may_return(&live.seats[seat as usize], now())),
        leaving: seats.first().map_or(Leaving::Free, |&seat| live.leaving(i64::from(seat))),
        seated: !seats.is_empty(),
        lesson: super::learn::lesson(face, live, &eyes, board.as_ref()),
        ending: if over && at == decisions { Some(ending(app, live, &eyes, !seats.is_empty())?) } else { None },
    }))
}

/// Whether the others may be asked to let a decision be taken back although something came to light: not in rated games.
fn may_go_back(live: &Live, board: &dyn Board, seats: &[u8]) -> bool {
    let last = {
        let seats: Vec<Seat> = seats.iter().copied().map(Seat).collect();
        board.last_by(&seats).is_some_and(|(last, _)| last == board.decisions())
    };
    !live.table.rated && live.plea.is_none() && last
}

/// Whether a decision may be taken back for practice: whoever plays alone has taken one.
fn may_practise(live: &Live, board: &dyn Board, seats: &[u8]) -> bool {
    let own: Vec<Seat> = seats.iter().copied().map(Seat).collect();
    let plays = |seat: &Seat| live.seats.get(seat.index()).filter(|row| is_played(row)).and_then(|row| row.person);
    own.iter().find_map(plays).is_some_and(|me| live.may_practise(me)) && board.last_by(&own).is_some()
}

/// The log of a moment, which goes back this far, with those who left, came back or gave up, each in its place.
fn with_comings(live: &Live, eyes: &Eyes<'_>, mut log: Vec<LogEntry>, from: usize, at: usize) -> Vec<LogEntry> {
    let newest = live.board.as_ref().is_none_or(|board| board.decisions() == at);
    let shown = |coming: &&Coming| coming.after >= from && (newest || coming.after < at);
    for coming in live.comings.iter().filter(shown) {
        // What was decided before it may have been taken back.
        let decision = coming.after.min(at);
        let place = log.iter().rposition(|entry| entry.decision <= decision).map_or(0, |place| place + 1);
        let (seat, lines) = (Some(coming.seat as u8), vec![coming_words(eyes, coming)]);
        log.insert(place, LogEntry { decision, seat, words: String::new(), lines, luck: String::new() });
    }
    log
}

fn coming_words(eyes: &Eyes<'_>, coming: &Coming) -> String {
    let id = match coming.note {
        SeatNote::StandInTime => "table-told-late",
        SeatNote::Return => "table-told-back",
        SeatNote::Resign => "table-told-gave-up",
        _ => "table-told-left",
    };
    let seat = Seat(coming.seat as u8);
    let you = if eyes.viewer.is(seat) { "yes" } else { "no" };
    say!(eyes.t, id, you = you, name = eyes.names.get(seat.index()).map_or("", String::as_str))
}

/// Who sits where at the moment that is shown.
fn sittings<'a>(live: &'a Live, board: &dyn Board, names: &'a [String], mine: &[u8]) -> Vec<Sitting<'a>> {
    let turn = board.turn().map(|seat| i64::from(seat.0));
    let newest = turn == live.table.to_move;
    let sitting = |(row, name): (&'a store::SeatRow, &'a String)| {
        let to_move = live.table.status == Status::Playing && turn == Some(row.seat);
        let bot = match (row.kind, row.state) {
            (SeatKind::Bot, _) => Some(row.level.as_str()),
            (_, SeatState::StandIn | SeatState::Resigned) => Some(live.table.stand_in.as_str()),
            _ => None,
        };
        Sitting {
            seat: row.seat as u8,
            name,
            level: bot,
            mine: mine.contains(&(row.seat as u8)),
            state: match row.state {
                SeatState::Playing => Sits::Playing,
                SeatState::StandIn => Sits::StandIn,
                SeatState::Resigned => Sits::Resigned,
            },
            lost: row.state != SeatState::Resigned && live.lost().contains(&row.seat),
            to_move,
            until: live.table.deadline.filter(|_| to_move && newest),
            left: matches!(live.pace, Pace::Live { .. })
                .then(|| live.clocks.banks.get(row.seat as usize).copied())
                .flatten()
                .filter(|_| !to_move && row.kind == SeatKind::Person),
        }
    };
    live.seats.iter().zip(names).map(sitting).collect()
}

/// A whole page with the table, as a browser first sees it.
pub async fn whole(app: &App, live: &Live, glance: &Glance<'_>) -> Result<Markup> {
    let said = Said::at(app, live, glance.me.map(|me| me.id)).await?;
    let game = app.face(live)?.info().name;
    let path = format!("/tables/{}", live.table.id);
    let (body, mine) = with_play(app, live, glance, |play| {
        let mine = play.my_turn;
        (said.shown(glance.prefs.t, None, |talk| TablePage { play, talk }.markup()), mine)
    })?;
    let title = if mine { format!("{} · {game}", say!(glance.prefs.t, "table-title-mine")) } else { game.to_owned() };
    let again = (live.table.status == Status::Playing && !mine).then_some(2);
    let layout = Layout { title: &title, place: &live.table.game, path: &path, again };
    Ok(layout.page(glance.prefs, glance.me, body))
}

async fn page(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response> {
    let live = app.rooms.look(&id, who.id(), asked.invite.as_deref()).await?;
    let glance = Glance { prefs: &prefs, me: who.0.as_ref(), asked: &asked, notice: None, advice: None, together: 0 };
    if live.board.is_none() {
        return Ok(waiting::page(&app, &live, &glance).into_response());
    }
    Ok(whole(&app, &live, &glance).await?.into_response())
}

async fn changed(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response> {
    let live = app.rooms.look(&id, who.id(), asked.invite.as_deref()).await?;
    let glance = Glance { prefs: &prefs, me: who.0.as_ref(), asked: &asked, notice: None, advice: None, together: 0 };
    if live.board.is_none() || !is_partial(&headers) {
        return Ok(super::see_other(&format!("/tables/{}", live.table.id)));
    }
    Ok(play(&app, &live, &glance, known_parts(&headers).as_ref())?.into_response())
}

/// What the page shows when it is opened: a part that was left out.
async fn part(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path((id, part)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response> {
    let live = app.rooms.look(&id, who.id(), asked.invite.as_deref()).await?;
    let glance = Glance { prefs: &prefs, me: who.0.as_ref(), asked: &asked, notice: None, advice: None, together: 0 };
    let found = with_play(&app, &live, &glance, |play| parts::part(&play.markup(), &part))?;
    Ok(found.ok_or_else(|| Problem::missing(Thing::Page))?.into_response())
}

/// The address that people send to their friends.
async fn join(State(app): State<App>, Path(invite): Path<String>) -> Result<Response> {
    let table = app.store().table_by_invite(&invite).await?.ok_or_else(|| Problem::missing(Thing::Invitation))?;
    Ok(super::see_other(&format!("/tables/{}?invite={invite}", table.id)))
}

/// The short address of the same.
async fn join_by_code(State(app): State<App>, Address(address): Address, Path(code): Path<String>) -> Result<Response> {
    app.limits.invitation(address)?;
    let missing = || Problem::missing(Thing::Invitation);
    let digits = invitation::read(&code).ok_or_else(missing)?;
    let table = app.store().table_by_invite_start(&digits).await?.ok_or_else(missing)?;
    Ok(super::see_other(&format!("/tables/{}?invite={}", table.id, table.invite)))
}
