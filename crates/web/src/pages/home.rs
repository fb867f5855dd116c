//! Home, "play now", the leaderboards, about, the gallery, the page for when there is no network.

use axum::{
    Router,
    extract::{Path, State},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use axum_extra::extract::SignedCookieJar;
use maud::Markup;
use rooms::time::now;
use store::{Id, SeatKind, Status};
use table::Pace;
use ui::{say, site};

use super::{Fields, Layout, caller_or_guest, prefs::Prefs, see_other};
use crate::{
    App,
    api::{
        SeatJson,
        lobby::{self, TableLine},
        new::{NewSeat, NewTable},
    },
    idempotency,
    identity::Who,
    problem::Result,
    request_context,
    serve::Address,
    sparring,
};

/// How many tables a list shows.
const LINES: i64 = 12;

pub fn router() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/play", post(play_now))
        .route("/leaderboard", get(best_of_first))
        .route("/leaderboard/{game}", get(leaderboard))
        .route("/about", get(about))
        .route("/gallery", get(gallery))
        .route("/offline", get(offline))
}

pub fn pace(pace: Pace) -> site::Pace {
    match pace {
        Pace::Free => site::Pace::Free,
        Pace::Live { bank, increment } => site::Pace::Live { bank, increment },
        Pace::Days { days } => site::Pace::Days(days),
    }
}

fn card(app: &App, line: &TableLine) -> site::TableCard {
    let name = |seat: &SeatJson| match seat.kind.parse() {
        Ok(SeatKind::Open) => None,
        Ok(SeatKind::Bot) => Some(super::table::bot_name(app, &line.game, seat.seat as usize).to_owned()),
        _ => Some(seat.name.clone()),
    };
    let names: Vec<_> = line.seats.iter().map(name).collect();
    let turn = line.to_move.and_then(|seat| names.get(usize::try_from(seat).ok()?)?.clone());
    site::TableCard {
        url: format!("/tables/{}", line.id),
        game: line.game.clone(),
        names,
        status: match line.status.parse() {
            Ok(Status::Open) => site::Status::Open,
            Ok(Status::Playing) => site::Status::Playing,
            _ => site::Status::Over,
        },
        waits_for_me: line.waits_for_me,
        turn_name: turn,
        deadline: line.deadline,
        pace: pace(line.pace),
        rated: line.rated,
        practice: line.practice,
    }
}

async fn cards(app: &App, tables: Vec<store::Table>, me: Option<Id>) -> Result<Vec<site::TableCard>> {
    Ok(lobby::lines(app, tables, me).await?.iter().map(|line| card(app, line)).collect())
}

async fn home(State(app): State<App>, who: Who, prefs: Prefs) -> Result<Markup> {
    let mine = match who.id() {
        Some(me) => cards(&app, app.store().tables_of(me, LINES).await?, Some(me)).await?,
        None => Vec::new(),
    };
    let theirs = |card: &site::TableCard| !mine.iter().any(|own| own.url == card.url);
    let mut open = cards(&app, app.store().open_tables(None, LINES).await?, who.id()).await?;
    let mut running = cards(&app, app.store().running_tables(None, LINES).await?, who.id()).await?;
    open.retain(theirs);
    running.retain(theirs);
    // Somebody who has finished a game or two is no longer a beginner.
    let level =
        if mine.iter().filter(|card| card.status == site::Status::Over).count() > 1 { "apprentice" } else { "novice" };
    let mut sparring = Vec::new();
    for game in app.rooms.games().iter() {
        sparring.push((game.name(), sparring::step(&app, who.id(), game.name()).await?.name()));
    }
    let request = request_context::form_key()?;
    let page = site::Home {
        t: prefs.t,
        games: app.games(),
        now: now(),
        level,
        sparring: &sparring,
        request: &request,
        mine: &mine,
        open: &open,
        running: &running,
    };
    Ok(Layout::new(&page.title(), "/").page(&prefs, who.0.as_ref(), page.body()))
}

/// A game against bots, at once.
async fn play_now(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    fields: Fields,
) -> Result<Response> {
    let (caller, jar) = caller_or_guest(&app, who, prefs, address, jar, fields.request_key()).await?;
    let players = fields.number("players").filter(|n| (2..=5).contains(n)).unwrap_or(2);
    let level = Some(fields.get("level")).filter(|level| !level.is_empty()).unwrap_or("novice");
    let bot = NewSeat::Bot { level: level.to_owned() };
    let seats = std::iter::once(NewSeat::Me { name: None }).chain((1..players).map(|_| bot.clone())).collect();
    let mut new = NewTable { seats, salt: fields.get("salt").to_owned(), ..NewTable::of(fields.get("game")) };
    if let Some(info) = app.games().find(fields.get("game")) {
        new.options.extend((info.options)(prefs.t.lang()).into_iter().map(|(key, value)| (key.into(), value.into())));
    }
    // The human begins, so as not to wait for bots at first.
    new.options.insert("first".into(), "0".into());
    let id = idempotency::table(&app, &caller, address, fields.request_key(), &fields.without_salt(), new).await?;
    Ok((jar, see_other(&format!("/tables/{id}"))).into_response())
}

async fn best_of_first(State(app): State<App>) -> Response {
    see_other(&format!("/leaderboard/{}", app.infos.first().map_or("", |game| game.id)))
}

async fn leaderboard(State(app): State<App>, who: Who, prefs: Prefs, Path(game): Path<String>) -> Result<Markup> {
    let best = lobby::best_of(&app, &game).await?;
    let me = who.id().map(|id| id.to_string());
    let lines: Vec<site::Ranked<'_>> = best
        .iter()
        .map(|ranked| site::Ranked {
            name: &ranked.name,
            rating: ranked.rating.rating,
            uncertainty: ranked.rating.uncertainty,
            games: ranked.rating.games,
            me: Some(&ranked.id) == me.as_ref(),
        })
        .collect();
    let page = site::Leaderboard { t: prefs.t, games: app.games(), game: &game, lines: &lines };
    let path = format!("/leaderboard/{game}");
    Ok(Layout::new(&page.title(), &path).page(&prefs, who.0.as_ref(), page.body()))
}

async fn about(State(app): State<App>, who: Who, prefs: Prefs) -> Markup {
    let page = site::About { t: prefs.t, games: app.games() };
    Layout::new(&page.title(), "/about").page(&prefs, who.0.as_ref(), page.body())
}

async fn gallery(State(app): State<App>, who: Who, prefs: Prefs) -> Markup {
    let body = ui::gallery(prefs.t, app.games());
    Layout::new(&say!(prefs.t, "site-gallery"), "/gallery").page(&prefs, who.0.as_ref(), body)
}

async fn offline(prefs: Prefs) -> Markup {
    let page = site::Offline { t: prefs.t };
    Layout::new(&page.title(), "/").page(&prefs, None, page.body())
}
