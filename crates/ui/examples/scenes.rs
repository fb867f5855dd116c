//! Writes Saint Malo's table in every state: `cargo run -p pages --example scenes -- FOLDER`, beside the files of `look`.

use std::{env, fs, io, path::Path};

use kit::{Game, Live, Seat, Turn, Viewer};
use maud::{Markup, html};
use saint_malo::{Event, Options, SaintMalo, Scene, SceneCity};
use ui::{Draw, Lang, Look, Offer, Page, Texts, Theme, asset};

const GROWN: [&str; 7] = ["twwwwwt", "wccPS..", "wcM3.5.", "wcc1.2.", "w.hhAJ.", "..hNC4.", "twwww.t"];
const BARE: [&str; 7] = ["twwww.t", ".ccS...", ".c.1...", ".c.....", ".......", ".......", "t..w..t"];

/// A state: its name, the dice, the rolls made, the coins, and what is done before looking.
type State = (&'static str, &'static str, u8, u16, &'static [&'static str], [&'static str; 7]);

const STATES: [State; 12] = [
    ("rolling", "head head cross wall swords", 1, 3, &[], BARE),
    ("last-roll", "head head head wall swords", 2, 3, &[], GROWN),
    ("rich", "head head cross wall crate", 3, 12, &[], GROWN),
    ("poor", "swords swords log swords log", 3, 1, &[], BARE),
    ("person", "head head head wall crate", 3, 3, &["use head 3"], BARE),
    ("merchant", "head head head wall crate", 3, 3, &["use head 3", "person merchant"], BARE),
    ("jester", "head head head head crate", 3, 3, &["use head 4", "person jester"], GROWN),
    ("walls", "wall wall wall wall crate", 3, 3, &["use wall 4"], BARE),
    ("bonus", "wall wall wall wall crate", 3, 3, &["use wall 4", "place f1"], BARE),
    ("house", "head head head wall crate", 3, 3, &["use head 3", "person architect", "place d4", "place d5"], BARE),
    ("church", "cross cross cross wall crate", 3, 3, &["use cross 3"], GROWN),
    ("raid", "wall swords swords swords crate", 3, 3, &["use wall 1", "place f1", "done"], BARE),
];

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "look".into());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for name in
        "app.css source-sans.woff2 alegreya.woff2 patrick-hand.woff2 saint-malo.svg dice.svg persons.svg".split(' ')
    {
        if let Some(found) = asset(name) {
            fs::write(folder.join("assets").join(name), &found.bytes)?;
        }
    }
    for lang in Lang::ALL {
        for state in STATES {
            for players in [2, 4] {
                let page = table(Texts::of(lang), state, players, true);
                fs::write(folder.join(format!("{}-{players}-{lang}.html", state.0)), page.0)?;
            }
            fs::write(
                folder.join(format!("{}-watch-{lang}.html", state.0)),
                table(Texts::of(lang), state, 3, false).0,
            )?;
        }
    }
    Ok(())
}

fn table(t: Texts, (_, dice, rolls, coins, actions, rows): State, players: u8, mine: bool) -> Markup {
    let other = if rows == BARE { GROWN } else { BARE };
    let city = |rows| SceneCity { rows, coins, logs: 3, points: 21, cannons: 1 };
    let cities = [rows, other, BARE, GROWN].into_iter().map(city).take(players.into()).collect();
    let scene = Scene {
        options: Options::for_players(players),
        cities,
        dice,
        rolls,
        round: 9,
        attacks: 1,
        swords_marked: 2 * players - 2,
        ..Scene::default()
    };
    let mut game = SaintMalo::try_from(scene).expect("a position");
    let (mut news, mut chance): (Vec<Event>, _) = (Vec::new(), Live::new([7; 32]));
    for action in actions {
        news.clear();
        game.apply(action.parse().expect("an action"), &mut chance, &mut news).expect("a legal action");
    }
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let offers: Vec<Offer<SaintMalo>> =
        legal.iter().map(|&action| Offer { action, gain: game.forecast(action).unwrap_or_default() }).collect();
    let viewer = match game.turn() {
        Turn::Seat(seat) if mine => Viewer::Seat(seat),
        _ => Viewer::Seat(Seat(1)),
    };
    let names: Vec<String> = ["Anna", "Ben", "Carla", "Dimitri", "Eleonora"].map(str::to_owned).to_vec();
    let view = game.view(viewer);
    let why = |action| game.check(action).err();
    let offers = if mine { &offers[..] } else { &[] };
    let look = Look { t, view: &view, offers, why: &why, names: &names, viewer, news: &news, outcome: None };
    let body = html! {
        div.table {
            div #play.play {
                section.ask { div.question { p #ask.mine[mine] { (SaintMalo::question(&look)) } } }
                div.board { (SaintMalo::board(&look)) }
                form #act method="post" action="/act" {}
            }
        }
    };
    Page { t, theme: Theme::Auto, title: "Scene", place: "saint-malo", path: "/", me: None, again: None, body }.markup()
}
