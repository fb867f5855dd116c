//! A table that has not begun.

use axum::{
    Router,
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use axum_extra::extract::SignedCookieJar;
use maud::Markup;
use rooms::Ask;
use store::SeatKind;
use table::{Kind, Live, Order, refusal::Thing};
use ui::site::{self, Chair};

use super::{Fields, Layout, caller_or_guest, home, prefs::Prefs, see_other, table::Glance};
use crate::{
    App, account,
    api::{
        new::{NewSeat, sitter},
        play::may_sit,
    },
    identity::{Me, Who},
    invitation,
    problem::{Problem, Result},
    serve::Address,
};

pub fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}/seats", post(sit))
        .route("/tables/{id}/welcome", post(welcome))
        .route("/tables/{id}/invitation.svg", get(picture))
}

/// The address of this server, if its host has said it: what a request says about it is never said back.
fn here(app: &App) -> &str {
    app.config.public_url.as_deref().unwrap_or_default().trim_end_matches('/')
}

/// Where an invitation leads.
fn path(live: &Live) -> String {
    match invitation::code(&live.table.invite) {
        Some(code) => format!("/j/{code}"),
        None => format!("/join/{}", live.table.invite),
    }
}

/// An invitation for cameras, for those who may invite: with the address that their browser knows this server by.
/// Nobody else gets this answer, so whoever says a wrong one deceives only themselves.
async fn picture(
    State(app): State<App>,
    Me(caller): Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let live = app.rooms.look(&id, Some(caller.id), None).await?;
    let missing = || Problem::missing(Thing::Invitation);
    if live.table.host != caller.id && live.seats_of(caller.id).next().is_none() {
        return Err(missing());
    }
    let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = said("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
    let server = format!("{scheme}://{}", said("host").ok_or_else(missing)?);
    let server = app.config.public_url.as_deref().unwrap_or(&server).trim_end_matches('/');
    let drawn = site::qr_file(&format!("{server}{}", path(&live))).ok_or_else(missing)?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, no-store")];
    Ok((headers, drawn).into_response())
}

/// The waiting room.
pub fn page(app: &App, live: &Live, glance: &Glance<'_>) -> Markup {
    let (t, me) = (glance.prefs.t, glance.me.map(|caller| caller.id));
    let chair = |row: &store::SeatRow| Chair {
        sitter: match row.kind {
            SeatKind::Open => site::Sitter::Open,
            SeatKind::Person => site::Sitter::Person(row.name.clone()),
            SeatKind::Bot => site::Sitter::Bot(row.level.clone()),
        },
        mine: row.person.is_some() && row.person == me,
    };
    let chairs: Vec<Chair> = live.seats.iter().map(chair).collect();
    let host = me == Some(live.table.host);
    let seated = chairs.iter().any(|chair| chair.mine);
    let url = format!("/tables/{}", live.table.id);
    let invite = (host || seated).then(|| format!("{}{}", here(app), path(live)));
    let host_row = live.seats.iter().find(|row| row.person == Some(live.table.host));
    let page = site::Waiting {
        t,
        games: app.games(),
        url: &url,
        version: live.table.version,
        game: &live.table.game,
        invite: invite.as_deref(),
        word: glance.asked.invite.as_deref(),
        chairs: &chairs,
        host,
        host_name: host_row.map_or("", |row| row.name.as_str()),
        me: glance.me.map(|caller| caller.name.as_str()),
        guest: glance.me.is_none_or(|caller| caller.kind == Kind::Guest),
        pace: home::pace(live.pace),
        rated: live.table.rated,
        public: live.table.public,
        hints: live.table.hints,
        options: &live.table.options,
        problem: glance.notice.as_deref(),
        banned: live.banned.len(),
    };
    let layout = Layout { title: &page.title(), place: &live.table.game, path: &url, again: Some(3) };
    layout.page(glance.prefs, glance.me, page.body())
}

/// Sits down, or as the host decides who sits where.
async fn sit(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response> {
    let invite = Some(fields.get("invite")).filter(|invite| !invite.is_empty());
    let live = app.rooms.look(&id, who.id(), invite).await?;
    let (caller, jar) = caller_or_guest(&app, who, prefs, address, jar, "").await?;
    let name = Some(fields.get("name").trim().to_owned()).filter(|name| !name.is_empty());
    let kind = match fields.get("sitter") {
        "open" => NewSeat::Open,
        bot if bot.starts_with("bot-") => NewSeat::Bot { level: bot.trim_start_matches("bot-").to_owned() },
        _ => NewSeat::Me { name },
    };
    let sitter = sitter(&app, &caller, &live.table.game, &kind, fields.get("salt")).await?;
    let caller = match &kind {
        // A guest is called by their name everywhere, not only at this table. A second seat is somebody else's.
        NewSeat::Me { name: Some(name) } if caller.kind == Kind::Guest && live.seats_of(caller.id).count() == 0 => {
            account::name_guest(&app, caller, name).await?
        }
        _ => caller,
    };
    may_sit(&app, &live, &caller, &sitter).await?;
    let seats: Vec<Option<usize>> = match fields.get("seat") {
        // The host has waited long enough.
        "rest" => (0..live.seats.len()).filter(|&seat| live.seats[seat].kind == SeatKind::Open).map(Some).collect(),
        _ => vec![fields.number("seat").and_then(|seat| usize::try_from(seat).ok())],
    };
    for seat in seats {
        let order = Order::Sit { seat, sitter: sitter.clone() };
        app.rooms.order(Ask::by(&caller, live.table.id, order)).await?;
    }
    Ok((jar, see_other(&format!("/tables/{id}"))).into_response())
}

/// Lifts all bans of the table.
async fn welcome(State(app): State<App>, Me(caller): Me, Path(id): Path<String>) -> Result<Response> {
    let live = app.rooms.look(&id, Some(caller.id), None).await?;
    app.rooms.order(Ask::by(&caller, live.table.id, Order::Welcome)).await?;
    Ok(see_other(&format!("/tables/{id}")))
}
