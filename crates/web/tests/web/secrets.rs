//! Nobody receives what they must not know: whole games of all sizes, with every byte to everybody recorded.
//!
//! What a viewer gets is compared with what they would get if all that is hidden from them had been dealt anew.

use axum::{body::Body, http::Request};
use kit::{Chance, Game, Options, Referee, Replayed, Sampled, Seat, Secrets, Silent, Viewer};
use saint_malo::SaintMalo;
use serde_json::{Value, json};
use store::EntryKind;
use valletta::Valletta;
use web::client::Client;

use crate::{
    app::{TestApp, TestUser, actions, good, id, me, open, table, text},
    wire::{Tape, wire},
};

/// Somebody at the table, or beside it, on a wire of their own.
struct Watched {
    player: TestUser,
    viewer: Viewer,
    tape: Tape,
}

impl Watched {
    async fn new(app: &TestApp, viewer: Viewer, name: Option<&str>) -> Watched {
        let (url, tape) = wire(&app.url()).await;
        let client = Client::new(url);
        let me = match name {
            Some(name) => good(&client.post("/guests", &json!({ "name": name })).await.expect("an answer")),
            None => Value::Null,
        };
        Watched { player: TestUser::new(client, &me), viewer, tape }
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

/// The truth about a table: the position that its log comes to.
struct Truth<G> {
    game: G,
    /// So many entries of the log have been read.
    read: i64,
}

impl<G: Game> Truth<G> {
    async fn new(app: &TestApp, table: &str) -> Truth<G> {
        let row = app.store().table(id(table)).await.expect("a table");
        let mut options = G::Options::default();
        for (key, value) in row.options.lines().filter_map(|line| line.split_once(' ')) {
            options.set(key, value).unwrap();
        }
        let log = app.entries(table).await;
        let start = log.iter().find(|entry| entry.kind == EntryKind::Start).expect("it has begun");
        let picks: Vec<u32> = kit::record::Picks::of(&start.line).unwrap();
        let game = G::start(&options, &mut Replayed::new(&picks), &mut Silent).unwrap();
        Truth { game, read: start.n + 1 }
    }

    /// Reads what is new.
    async fn follow(&mut self, app: &TestApp, table: &str) {
        let new = app.store().entries(id(table), self.read).await.expect("its log");
        self.read += new.len() as i64;
        for entry in new.iter().filter(|entry| entry.kind == EntryKind::Act) {
            let words = entry.line.split('|').next().unwrap().trim();
            let (seat, action) = words.split_once(' ').unwrap();
            assert_eq!(self.game.turn().seat().map(|seat| seat.to_string()).as_deref(), Some(seat));
            let picks: Vec<u32> = kit::record::Picks::of(&entry.line).unwrap();
            self.game.apply(action.parse().unwrap(), &mut Replayed::new(&picks), &mut Silent).unwrap();
        }
    }
}

/// The same position with everything dealt anew that the viewer must not know.
fn redealt<G: Secrets>(truth: &G, viewer: Viewer, chance: &mut Sampled) -> G {
    let mut other = truth.clone();
    other.redeal(viewer, chance);
    other
}

/// Compares what a viewer gets with what they would get in another world; answers what everybody gets.
fn tells_nothing_hidden<G: Secrets>(seen: &Value, world: &G, viewer: Viewer, forecast: bool) -> Value {
    assert_eq!(seen["view"], serde_json::to_value(world.view(viewer)).unwrap());
    assert_eq!(seen["viewer"], serde_json::to_value(viewer).unwrap());
    let mut legal = Vec::new();
    if world.turn().seat().map(Viewer::Seat) == Some(viewer) {
        world.legal(&mut legal);
    }
    let offered = legal.iter().map(|&action| {
        let foretold = || world.forecast(action).unwrap().into_iter().map(|event| G::witness(event, viewer));
        if forecast {
            json!({ "action": action.to_string(), "forecast": foretold().collect::<Vec<_>>() })
        } else {
            json!({ "action": action.to_string() })
        }
    });
    assert_eq!(seen["legal"], Value::Array(offered.collect()));
    let mut rest = seen.clone();
    for own in ["view", "viewer", "legal", "mine", "invite", "can_undo"] {
        rest.as_object_mut().unwrap().remove(own);
    }
    rest
}

/// A log tells of draws of one's own only.
fn log_hides_draws(log: &Value, viewer: Viewer) {
    for event in log.as_array().unwrap().iter().flat_map(|told| told["events"].as_array().unwrap()) {
        let own = event["seat"] == serde_json::to_value(viewer).unwrap();
        assert!(event["kind"] != "drew" || event["card"].is_null() != own, "{viewer:?}: {event}");
    }
}

/// Texts of actions of both games, most of which are illegal at any moment.
const TRIES: [&str; 16] = [
    "play builder",
    "play maid",
    "play valette",
    "play apprentice",
    "use",
    "decline",
    "take gold",
    "build A1.1",
    "upgrade B1.1",
    "fire maid",
    "hire builder",
    "give wood",
    "stop",
    "person noble",
    "place c3",
    "use head 3",
];

/// Whoever is on turn tries something illegal: the reason is the same in every world they can imagine.
async fn reasons_tell_nothing<G: Secrets>(who: &Watched, table: &str, version: i64, world: &G, tried: &str) {
    let Ok(action) = tried.parse::<G::Action>() else { return };
    let Err(illegal) = world.check(action) else { return };
    let refused = who.player.act_at(table, version, tried).await;
    let body = refused.json();
    assert_eq!((refused.status, text(&body["detail"])), (422, illegal.to_string().as_str()));
    assert_eq!(text(&body["rule"]), illegal.rule());
}

/// Everything else that somebody can ask for while the game runs.
async fn ask_for_everything(who: &Watched, table: &str, version: i64) {
    let seat = who.seat().map_or(0, |seat| seat.0 + 1);
    for path in ["", &format!("?seat={seat}&forecast=true"), "/chat", "/record", "/explained", "/proof"] {
        who.player.get(&format!("/tables/{table}{path}")).await;
    }
    log_hides_draws(&good(&who.player.get(&format!("/tables/{table}/log?seat={seat}")).await), who.viewer);
    // The pages, also those that others look at.
    for path in ["", "/play?seen=2", "/replay", &format!("/replay?at=5&seat={seat}"), "/chat"] {
        let page = Request::get(format!("/tables/{table}{path}")).header("hx-request", "true").body(Body::empty());
        let shown = who.player.ask(page.unwrap()).await;
        assert!(shown.is_good(), "{path}: {shown:?}");
    }
    for path in ["/tables?status=playing", "/me", "/me/tables", "/me/turns", "/me/notifications", "/me/export"] {
        who.player.get(path).await;
    }
    let late = who.player.act_at(table, version - 1, "stop").await;
    assert!(late.status == 409 || who.player.id.is_empty(), "{late:?}");
    assert!(who.seat().is_some() || who.player.act_at(table, version, "stop").await.status >= 400);
}

async fn play_a_whole_game<G: Secrets>(players: u8) {
    let app = TestApp::start().await;
    let mut all = Vec::new();
    for seat in Seat::all(players) {
        all.push(Watched::new(&app, Viewer::Seat(seat), Some(&format!("Player {seat}"))).await);
    }
    all.push(Watched::new(&app, Viewer::Public, None).await);
    all.push(Watched::new(&app, Viewer::Public, Some("Spectator")).await);
    let seats = [&[me()], vec![open(); usize::from(players) - 1].as_slice()].concat();
    let mut new = table(G::NAME, 0, &seats);
    new["options"] = json!({});
    let id = all[0].player.make(new).await;
    for one in &all[1..usize::from(players)] {
        one.player.sit(&id).await;
    }
    for one in &all {
        let mut heard = one.player.stream(&format!("/tables/{id}/stream")).await;
        tokio::spawn(async move { while heard.next().await.is_some() {} });
    }
    let (mut choice, mut chance) = (Sampled::new(u64::from(players)), Sampled::new(77));
    let (mut step, mut differed) = (0, 0);
    let mut truth = Truth::<G>::new(&app, &id).await;
    let mut before = Vec::new();
    while let Some(turn) = truth.game.turn().seat() {
        let (mover, often) = (&all[turn.index()], step % 5 == 0);
        let look = format!("/tables/{id}?forecast={often}");
        let seen = good(&mover.player.get(&look).await);
        let version = seen["version"].as_i64().unwrap();
        let world = redealt(&truth.game, mover.viewer, &mut chance);
        let everybody = tells_nothing_hidden(&seen, &world, mover.viewer, often);
        if often {
            reasons_tell_nothing(mover, &id, version, &world, TRIES[choice.pick(16) as usize]).await;
            for one in all.iter().filter(|one| one.viewer != mover.viewer) {
                let world = redealt(&truth.game, one.viewer, &mut chance);
                let seen = good(&one.player.get(&look).await);
                let rest = tells_nothing_hidden(&seen, &world, one.viewer, often);
                assert_eq!(rest, everybody, "the rest is the same for all");
                let differs = |seat: Seat| world.view(Viewer::Seat(seat)) != truth.game.view(Viewer::Seat(seat));
                differed += usize::from(Seat::all(players).any(differs));
            }
        }
        if step % 60 == 7 {
            for one in &all {
                ask_for_everything(one, &id, version).await;
            }
        }
        before = all.iter().map(|one| one.tape.len()).collect();
        let legal = actions(&seen);
        let action = &legal[choice.pick(legal.len() as u32) as usize];
        good(&mover.player.act_at(&id, version, action).await);
        truth.follow(&app, &id).await;
        step += 1;
    }
    assert!(G::NAME != Valletta::NAME || differed > step / 5, "the other worlds were other worlds: {differed}");
    let end = all[0].player.look(&id).await;
    let shown = all[0].tape.bytes();
    assert!(holds(&shown, text(&end["secret"]).as_bytes()), "what is looked for would be found");
    no_byte_betrays(&app, &id, &all, &before).await;
}

/// What came before the last move held no secret, no outcome of chance, and to spectators no invitation.
async fn no_byte_betrays(app: &TestApp, table: &str, all: &[Watched], before: &[usize]) {
    let row = app.store().table(id(table)).await.expect("a table");
    let hex = table::fair::hex(&row.secret);
    // Whoever has half of it has one of these.
    let mut betrayals: Vec<Vec<u8>> = row.secret.chunks(8).map(<[u8]>::to_vec).collect();
    betrayals.extend(hex.as_bytes().chunks(16).map(<[u8]>::to_vec));
    betrayals.extend(hex.to_uppercase().as_bytes().chunks(16).map(<[u8]>::to_vec));
    betrayals.extend((0..3).flat_map(|skip| base64(&row.secret[skip..])));
    // Lines of the log with outcomes: `0 take wood | 4 0 1`.
    betrayals.extend((0..10).map(|digit| format!("| {digit}").into_bytes()));
    betrayals.extend([b"picks".to_vec(), b"\"secret\":\"".to_vec()]);
    for (one, &length) in all.iter().zip(before) {
        let tape = &one.tape.bytes()[..length];
        assert!(holds(tape, row.commitment.as_bytes()), "the tape holds what was sent");
        let found = betrayals.iter().find(|betrayal| holds(tape, betrayal));
        assert!(found.is_none(), "{:?} received {:?}", one.viewer, found.map(|found| String::from_utf8_lossy(found)));
        assert_eq!(holds(tape, row.invite.as_bytes()), one.seat().is_some(), "the invitation is for the table");
    }
}

fn holds(tape: &[u8], part: &[u8]) -> bool {
    match str::from_utf8(part) {
        Ok(part) => String::from_utf8_lossy(tape).contains(part),
        Err(_) => tape.windows(part.len()).any(|window| window == part),
    }
}

/// The first 16 signs of both kinds of base64.
fn base64(bytes: &[u8]) -> [Vec<u8>; 2] {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |three: &[u8]| {
        let number = three.iter().fold(0, |number, &byte| number << 8 | usize::from(byte));
        [18, 12, 6, 0].map(|shift| SIGNS[number >> shift & 63])
    };
    let plain: Vec<u8> = bytes.chunks_exact(3).take(4).flat_map(group).collect();
    let url = plain.iter().map(|&sign| match sign {
        b'+' => b'-',
        b'/' => b'_',
        sign => sign,
    });
    [plain.clone(), url.collect()]
}

#[test]
fn the_base64_that_is_looked_for_is_base64() {
    assert_eq!(base64(b"any carnal pleas")[0], b"YW55IGNhcm5hbCBw");
    assert_eq!(base64(&[0xfb, 0xff, 0xbf])[1], b"-_-_");
}

macro_rules! whole_games {
    ($($name:ident: $game:ty, $players:literal;)+) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            play_a_whole_game::<$game>($players).await;
        })+
    };
}

whole_games! {
    a_game_of_saint_malo_for_two_betrays_nothing: SaintMalo, 2;
    a_game_of_saint_malo_for_three_betrays_nothing: SaintMalo, 3;
    a_game_of_saint_malo_for_four_betrays_nothing: SaintMalo, 4;
    a_game_of_valletta_for_two_betrays_nothing: Valletta, 2;
    a_game_of_valletta_for_three_betrays_nothing: Valletta, 3;
    a_game_of_valletta_for_four_betrays_nothing: Valletta, 4;
}
