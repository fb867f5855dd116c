//! What the size of an answer tells: of two games that differ only in what somebody must not know, that person gets
//! the same bytes, pressed or not.

use axum::{
    body::Body,
    http::{Request, header},
};
use kit::record::Picks;
use kit::{Chance, Game, Options, Replayed, Sampled, Seat, Silent, Viewer};
use store::EntryKind;
use valletta::Valletta;

use super::{two, valletta};
use crate::app::{TestApp, TestUser, id};

/// A game from its log.
fn replay(options: &str, log: &[(EntryKind, String)]) -> Option<Valletta> {
    let mut chosen = <Valletta as Game>::Options::default();
    for (key, value) in options.lines().filter_map(|line| line.split_once(' ')) {
        chosen.set(key, value).unwrap();
    }
    let mut game: Option<Valletta> = None;
    for (kind, line) in log {
        let picks: Vec<u32> = Picks::of(line).unwrap();
        let mut chance = Replayed::new(&picks);
        match (kind, &mut game) {
            (EntryKind::Start, _) => game = Some(Valletta::start(&chosen, &mut chance, &mut Silent).ok()?),
            (EntryKind::Act, Some(game)) => {
                let (_, action) = line.split('|').next()?.trim().split_once(' ')?;
                game.apply(action.parse().ok()?, &mut chance, &mut Silent).ok()?;
            }
            _ => (),
        }
    }
    game
}

/// A line of the log with other outcomes, which this viewer cannot tell from the true ones.
fn another_world(options: &str, log: &[(EntryKind, String)], viewer: Viewer) -> (usize, String) {
    let truth = replay(options, log).expect("a game");
    let mut chance = Sampled::new(3);
    for _ in 0..10_000 {
        let at = chance.pick(log.len() as u32) as usize;
        let Some((words, _)) = log[at].1.split_once('|') else { continue };
        let mut picks: Vec<u32> = Picks::of(&log[at].1).unwrap();
        let change = chance.pick(picks.len() as u32) as usize;
        picks[change] = chance.pick(8);
        let line = format!("{words}|{}", picks.iter().map(|pick| format!(" {pick}")).collect::<String>());
        let mut log = log.to_vec();
        log[at].1.clone_from(&line);
        let Some(world) = replay(options, &log) else { continue };
        let hidden = Seat::all(2).any(|seat| world.view(Viewer::Seat(seat)) != truth.view(Viewer::Seat(seat)));
        if hidden && world.view(viewer) == truth.view(viewer) && world.turn() == truth.turn() {
            return (at, line);
        }
    }
    panic!("no other world was found");
}

/// All that somebody can ask for, as it comes over the wire.
async fn everything(who: &TestUser, table: &str) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    let api = ["", "?forecast=true", "/log", "/chat"].map(|path| format!("/api/v1/tables/{table}{path}"));
    let pages = ["", "/play", "/play?seen=3", "/part/about-street", "/replay", "/replay?at=4"]
        .map(|path| format!("/tables/{table}{path}"));
    for path in api.into_iter().chain(pages) {
        for (pressed, part) in [("gzip", true), ("gzip", false), ("identity", false)] {
            let request = Request::get(&path).header(header::ACCEPT_ENCODING, pressed);
            let request = if part { request.header("hx-request", "true") } else { request };
            let answer = who.ask(request.body(Body::empty()).unwrap()).await;
            assert!(answer.status < 400, "{path}: {}", answer.status);
            all.push((format!("{path} {pressed} {part}"), answer.body.to_vec()));
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_cards_change_no_byte_and_no_length() {
    let app = TestApp::with(|config| config.workers = 0).await;
    let (table, one, other) = two(&app, valletta()).await;
    let mut choice = Sampled::new(4);
    // Until the turn is over and its player has drawn new cards.
    while crate::app::is_turn_of(&one.look(&table).await, &one) {
        one.act(&table, &mut choice).await;
    }
    let watcher = app.guest("Watcher").await;
    let options = app.store().table(id(&table)).await.expect("a table").options;
    let log: Vec<_> = app.entries(&table).await.into_iter().map(|entry| (entry.kind, entry.line)).collect();
    let drawer = Seat(u8::from(one.look(&table).await["mine"] != serde_json::json!([0])));
    let seat = Seat(1 - drawer.0);
    let (at, line) = another_world(&options, &log, Viewer::Seat(seat));
    let mut dump = Vec::new();
    app.store().export(&mut dump).await.expect("an export");
    let dump = String::from_utf8(dump).unwrap();
    let old = serde_json::to_string(&log[at].1).unwrap();
    assert_eq!(dump.matches(&old).count(), 1, "the line is in the export");
    // Without the sum over its lines, as an older version wrote it.
    let dump = dump.replace(&old, &serde_json::to_string(&line).unwrap()).replace("{\"crc\":", "{\"older\":");
    let elsewhere = TestApp::of(&dump, |config| config.workers = 0).await;
    assert_ne!(one.look(&table).await["view"], one.at(&elsewhere).look(&table).await["view"], "it is another world");
    for who in [&other, &watcher] {
        let (here, there) = (everything(who, &table).await, everything(&who.at(&elsewhere), &table).await);
        for ((what, here), (_, there)) in here.iter().zip(&there) {
            assert!(here == there, "{}: {what}: {} and {} bytes", who.name, here.len(), there.len());
        }
    }
}
