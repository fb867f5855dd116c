//! A game moment by moment, how it ended, and whether its chance was fair.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, Query, State},
    http::HeaderMap,
    routing::get,
};
use kit::{Outcome, Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use store::Status;
use table::{Board, Live, Made, fair::hex, refusal::Thing};
use ui::{
    replay::{Address, Chances, Derived, Ending, Entry, Fairness, Moment, Replay},
    say,
};

use super::{
    Layout, is_partial,
    prefs::Prefs,
    review::{Found, Said},
    table::names,
};
use crate::{
    App, Eyes, Face,
    api::proven,
    cache::{Log, compute},
    identity::Who,
    problem::{Problem, Result},
};

pub fn router() -> Router<App> {
    Router::new().route("/tables/{id}/replay", get(page))
}

#[derive(Deserialize)]
struct Asked {
    at: Option<usize>,
    seat: Option<u8>,
    invite: Option<String>,
    /// A decision that is asked again, and what somebody would do.
    lesson: Option<usize>,
    answer: Option<usize>,
}

fn is_over(live: &Live) -> bool {
    matches!(live.table.status, Status::Over | Status::Abandoned)
}

/// Whose view is shown: any seat's once the game is over, before that one's own.
fn viewer(live: &Live, who: &Who, seat: Option<u8>) -> Viewer {
    match seat {
        Some(seat) if is_over(live) && usize::from(seat) < live.seats.len() => Viewer::Seat(Seat(seat)),
        None if is_over(live) => Viewer::Public,
        asked => live.viewer(who.id(), asked),
    }
}

async fn page(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Markup> {
    let live = app.rooms.look(&id, who.id(), asked.invite.as_deref()).await?;
    let board = live.board.clone().ok_or_else(|| Problem::missing(Thing::Game))?;
    let (t, names) = (prefs.t, names(&app, &live));
    let viewer = viewer(&live, &who, asked.seat);
    let found = match is_over(&live) && board.decisions() > 0 {
        true => Some(Found::of(&app, &live, &who).await?),
        false => None,
    };
    let review = found.as_ref().and_then(Found::review);
    let lesson =
        review.zip(asked.lesson).and_then(|(review, at)| review.decision(at)).filter(|made| made.better.is_some());
    let eyes = Eyes { t, viewer, names: &names, may_act: false };
    let at = lesson.map_or(asked.at.unwrap_or(0), |made| made.at - 1).min(board.decisions());
    let said = match (review, lesson) {
        (Some(review), Some(made)) => Said::asking(&app, &live, &*board, &eyes, review, made, asked.answer)?,
        (Some(review), None) => match review.decision(at).filter(|made| made.class.is_some()) {
            Some(made) => Said::of(&app, &live, &*board, &eyes, made)?,
            None => Said::default(),
        },
        _ => Said::default(),
    };
    let mut then = board.copy();
    then.cut(at)?;
    let face = app.face(&live)?;
    let log = log(&app, &live, &board, &eyes).await?;
    // The page's script takes only the moment.
    let whole = !is_partial(&headers);
    let proof = match is_over(&live) && whole {
        true => Some(proven(&app, &live).await?),
        false => None,
    };
    let made = proof.as_ref().map_or(&[][..], |proof| &proof.first);
    let derived: Vec<Derived> = made.iter().map(derived).collect();
    let (url, file) = (format!("/tables/{id}/replay"), format!("/api/v1/tables/{id}/proof"));
    let fairness = proof.as_ref().map(|proof| Fairness {
        t,
        names: &names,
        commitment: &proof.commitment,
        secret: &proof.secret,
        salts: &proof.salts,
        outcomes: live.used,
        checked: proof.checked.as_ref().copied().map_err(String::as_str),
        derived: &derived,
        proof: &file,
    });
    let (outcome, left) = (final_outcome(&live, board.as_ref()), left(&live));
    let judged = found.as_ref().and_then(|found| found.chances(&names));
    let chances = match is_over(&live) {
        true if judged.is_some() => judged,
        true => Some(chances(&app, &live, board.clone(), &names).await?),
        false => None,
    };
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let try_it = format!("/tables/{id}/try");
    let invite: Vec<(&str, &str)> = asked.invite.iter().map(|invite| ("invite", invite.as_str())).collect();
    let replay = Replay {
        t,
        game: &live.table.game,
        address: Address { url: &url, seat, also: &invite },
        names: &names,
        at,
        practice: live.table.practice,
        drawn: face.draw(&*then, &eyes).ok_or_else(|| Problem::missing(Thing::Game))?,
        log: &log,
        chances: chances.as_ref().filter(|chances| !chances.points.is_empty()),
        review: found.as_ref().map(|found| found.shown(&said, who.id().map(|_| try_it.as_str()))),
        ending: outcome.as_ref().map(|outcome| points(&live, &eyes, outcome, &left, face.sources())),
        fairness,
    };
    if !whole {
        return Ok(replay.moment());
    }
    let game = face.info().name;
    let title = format!("{} · {game}", say!(t, "table-replay"));
    let path = format!("{url}?at={at}");
    let layout = Layout { title: &title, place: &live.table.game, path: &path, again: None };
    Ok(layout.page(&prefs, who.0.as_ref(), replay.markup()))
}

fn derived(made: &Made) -> Derived {
    Derived { number: made.number, of: made.of, bytes: hex(made.bytes), outcome: made.outcome }
}

/// Everybody's chances to win in the course of a finished game; computed once, and cached while people look at it.
async fn chances(app: &App, live: &Live, board: Arc<dyn Board>, names: &[String]) -> Result<Chances> {
    let face = app.face(live)?;
    let work = async move {
        let chances = compute(move || face.chances(&*board)).await?;
        let size = chances.iter().map(|moment| 24 + 4 * moment.len()).sum();
        Ok((chances, size))
    };
    let found = app.caches.chances.get_or_make(live.table.id, work).await?;
    let moment = |(at, chances): (usize, &Vec<f32>)| Moment { at, chances: chances.clone() };
    Ok(Chances { points: found.iter().enumerate().map(moment).collect(), names: names.to_vec() })
}

/// The whole log in words, computed once for everybody who sees the same.
async fn log(app: &App, live: &Live, board: &Arc<dyn Board>, eyes: &Eyes<'_>) -> Result<Arc<Vec<Entry>>> {
    let (t, viewer, names) = (eyes.t, eyes.viewer, eyes.names.to_vec());
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Public => None,
    };
    let (table, version, lang) = (live.table.id, live.table.version, t.lang().code());
    let (key, board) = (Log { table, version, seat, lang, names: names.clone() }, Arc::clone(board));
    let face = app.face(live)?;
    let tell = async move {
        let tell = move || entries(face, board.as_ref(), &Eyes { t, viewer, names: &names, may_act: false });
        let log = compute(tell).await?;
        let events = |entry: &Entry| entry.events.iter().map(|event| 24 + event.len()).sum::<usize>();
        let size = log.iter().map(|entry| 104 + entry.words.len() + entry.luck.len() + events(entry)).sum();
        Ok((log, size))
    };
    app.caches.logs.get_or_make(key, tell).await
}

/// Every decision in words.
fn entries(face: &dyn Face, board: &dyn Board, eyes: &Eyes<'_>) -> Vec<Entry> {
    let mut last = None;
    let entry = |logged: ui::table::LogEntry| {
        let seat = Seat(logged.seat.unwrap_or(0));
        let begins = last.replace(seat) != Some(seat);
        Entry { at: logged.decision, seat, begins, words: logged.words, events: logged.lines, luck: logged.luck }
    };
    face.log(board, eyes, 0).into_iter().map(entry).collect()
}

/// How the game ended: by the rules, except that nobody who left a rated game has won it.
fn final_outcome(live: &Live, board: &dyn Board) -> Option<Outcome> {
    let mut outcome = board.outcome()?;
    if let Some(stored) = stored_result(live) {
        outcome.winners = stored.winners.iter().map(|&seat| Seat(seat as u8)).collect();
    }
    Some(outcome)
}

fn left(live: &Live) -> Vec<Seat> {
    live.lost().iter().map(|&seat| Seat(seat as u8)).collect()
}

fn points<'a>(
    live: &'a Live,
    eyes: &'a Eyes<'_>,
    outcome: &'a Outcome,
    left: &'a [Seat],
    sources: &'a [&'a str],
) -> Ending<'a> {
    let me = match eyes.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let (t, names, game) = (eyes.t, eyes.names, live.table.game.as_str());
    Ending { t, game, names, me, outcome, left, sources, rematch: html! {}, replay: html! {}, home: html! {} }
}

/// How a game ended, as it was stored.
#[derive(Deserialize)]
struct StoredResult {
    winners: Vec<i64>,
    trigger: String,
}

fn stored_result(live: &Live) -> Option<StoredResult> {
    live.table.result.as_deref().and_then(|text| serde_json::from_str(text).ok())
}

/// The end of a game, with what to do next.
pub fn ending(app: &App, live: &Live, eyes: &Eyes<'_>, seated: bool) -> Result<Markup> {
    let (t, url) = (eyes.t, format!("/tables/{}", live.table.id));
    let rematch = html! {
        @if seated {
            form method="post" action={ (url) "/rematch" } {
                button.button.main type="submit" { (say!(t, "table-rematch")) }
            }
        }
    };
    let replay = html! {
        a.button href={ (url) "/replay" } { (say!(t, "table-replay")) }
        a.button href={ (url) "/replay#chances-title" } { (say!(t, "replay-swings")) }
    };
    let home = html! { a.button href="/" { (say!(t, "table-home")) } };
    let board = live.board.as_ref().ok_or_else(|| Problem::missing(Thing::Game))?;
    if let Some(outcome) = final_outcome(live, board.as_ref()) {
        let left = left(live);
        let ending = Ending { rematch, replay, home, ..points(live, eyes, &outcome, &left, app.face(live)?.sources()) };
        return Ok(ending.markup());
    }
    let (winners, trigger) = stored_result(live).map(|stored| (stored.winners, stored.trigger)).unwrap_or_default();
    let winners: Vec<&str> =
        winners.iter().filter_map(|&seat| eyes.names.get(seat as usize)).map(String::as_str).collect();
    let how = match trigger.as_str() {
        how @ ("aborted" | "forfeited") => how,
        _ if winners.is_empty() => "abandoned",
        _ => "resigned",
    };
    Ok(html! {
        section #ending.ending {
            h2 tabindex="-1" {
                (say!(t, &format!("table-ended-{how}"), names = winners.join(", ")))
            }
            div.ending-next { (rematch) (replay) (home) }
        }
    })
}
