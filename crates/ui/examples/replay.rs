//! Writes replays and endings to look at: `cargo run -p pages --example replay -- FOLDER`.
//! Serve the folder (`python3 -m http.server -d FOLDER 4700`) and open `/replay-saint-malo-3-en.html`,
//! `/ending-valletta-2-de.html`, … The games are played by lot; `review-…` and `lesson-…` show how they are judged.

use std::{env, fs, io, path::Path};

use bots::{Opponent, review::review};
use kit::{Live, Options, Play, Seat, Viewer};
use maud::{Markup, html};
use saint_malo::SaintMalo;
use ui::{
    Draw, Lang, Look, Page, Texts, Theme, asset,
    replay::{
        Address, Chances, Derived, Ending, Entry, Fairness, Moment, Replay, Reviewed,
        review::{Lesson, told},
    },
    table::Drawn,
};
use valletta::Valletta;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "look".into());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let names = "app.css app.js replay.js htmx.js alegreya.woff2 source-sans.woff2 patrick-hand.woff2 saint-malo.svg dice.svg persons.svg \
        goods.svg characters.svg buildings.svg valletta.svg";
    for name in names.split_whitespace() {
        if let Some(found) = asset(name) {
            fs::write(folder.join("assets").join(name), &found.bytes)?;
        }
    }
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        for players in [2, 3, 5] {
            write::<SaintMalo>(folder, t, players)?;
        }
        for players in [2, 4] {
            write::<Valletta>(folder, t, players)?;
        }
    }
    Ok(())
}

/// A game that was played by lot.
struct Played<G: Draw> {
    play: Play<G>,
    names: Vec<String>,
    log: Vec<Entry>,
    /// The table two thirds through, and which moment that is.
    drawn: Option<(usize, Drawn)>,
    chances: Chances,
}

fn write<G: Draw + Opponent>(folder: &Path, t: Texts, players: u8) -> io::Result<()> {
    let length = played::<G>(t, players, usize::MAX).log.len();
    let moment = length * 2 / 3;
    let mut game = played::<G>(t, players, moment);
    let outcome = game.play.game().outcome().expect("a finished game");
    for (seat, share) in game.chances.points.last_mut().expect("moments").chances.iter_mut().enumerate() {
        *share = f32::from(u8::from(outcome.winners.contains(&Seat(seat as u8))));
    }
    let ending = |replay| Ending {
        t,
        game: G::NAME,
        names: &game.names,
        me: Some(Seat(0)),
        outcome: &outcome,
        left: &[],
        sources: G::sources(),
        rematch: html! { a.button.main href="#" { "Rematch" } },
        replay,
        home: html! { a.button href="/" { "Home" } },
    };
    let end = ending(html! { a.button href={ "replay-" (G::NAME) "-" (players) "-" (t.lang()) ".html" } { "Replay" } });
    page(
        folder,
        &format!("ending-{}-{players}-{}", G::NAME, t.lang()),
        t,
        G::NAME,
        html! { h1.unseen { (G::NAME) } (end.markup()) },
    )?;
    let (salts, derived) = (salts(players), derived());
    let url = format!("/replay-{}-{players}-{}.html", G::NAME, t.lang());
    let (at, drawn) = game.drawn.take().expect("a moment");
    let replay = Replay {
        t,
        game: G::NAME,
        address: Address { url: &url, seat: Some(Seat(0)), also: &[] },
        names: &game.names,
        at,
        practice: false,
        drawn,
        log: &game.log,
        chances: Some(&game.chances),
        review: None,
        ending: Some(ending(html! {})),
        fairness: Some(Fairness {
            t,
            names: &game.names,
            commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
            secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
            salts: &salts,
            outcomes: 312,
            checked: Ok(()),
            derived: &derived,
            proof: "https://example.org/api/v1/tables/1f0c7a/proof",
        }),
    };
    let name = |kind: &str| format!("{kind}-{}-{players}-{}", G::NAME, t.lang());
    page(folder, &name("replay"), t, G::NAME, replay.markup())?;
    let waiting = Replay { review: Some(Reviewed::Working(40, length)), ..replay };
    page(folder, &name("waiting"), t, G::NAME, waiting.markup())?;
    judged::<G>(folder, t, waiting, game.play.record(), &name)
}

/// The same game with its review, at its worst decision, and that decision as a question.
fn judged<G: Draw + Opponent>(
    folder: &Path,
    t: Texts,
    replay: Replay<'_>,
    record: &kit::Record<G>,
    name: &dyn Fn(&str) -> String,
) -> io::Result<()> {
    let review = review(record, 0).expect("a whole game");
    let worst = review.decisions.iter().max_by(|one, other| one.lost.total_cmp(&other.lost)).expect("decisions");
    let told = told(t, replay.names, &record.at(worst.at - 1).expect("a position"), worst);
    let chances = |at: usize| review.at(at).iter().map(|&chance| chance as f32).collect();
    let points = (0..=review.decisions.len()).map(|at| Moment { at, chances: chances(at) }).collect();
    let chances = Chances { points, names: replay.names.to_vec() };
    let options = worst.better.as_ref().map_or(&[][..], |better| &better.options);
    let lesson = Lesson {
        at: worst.at,
        seat: Seat(worst.seat),
        lost: options.iter().map(|choice| choice.lost).collect(),
        played: options.iter().position(|choice| choice.action == worst.action),
        answer: Some(0),
        told: told.clone(),
        next: Some(worst.at),
    };
    let done = |told, lesson| Some(Reviewed::Done { review: &review, told, lesson, play_on: Some("/try") });
    let shown = Replay { at: worst.at, chances: Some(&chances), review: done(Some(&told), None), ..replay };
    page(folder, &name("review"), t, G::NAME, shown.markup())?;
    let asked = Replay { at: worst.at - 1, review: done(None, Some(&lesson)), ..shown };
    page(folder, &name("lesson"), t, G::NAME, asked.markup())
}

fn page(folder: &Path, name: &str, t: Texts, place: &str, body: Markup) -> io::Result<()> {
    let page = Page { t, theme: Theme::Auto, title: "Replay", place, path: "/", me: None, again: None, body };
    fs::write(folder.join(format!("{name}.html")), page.markup().0)
}

/// Plays a game to its end and draws it at one moment.
fn played<G: Draw>(t: Texts, players: u8, moment: usize) -> Played<G> {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("players");
    let mut chance = Live::new([7; 32]);
    let play = Play::<G>::start(&options, &mut chance, &mut Vec::new()).expect("a table");
    let names =
        ["Anna", "Ben", "Carla", "Dimitri", "Eleonora"][..players.into()].iter().map(|&n| n.to_owned()).collect();
    let chances = Chances::default();
    let mut game = Played { play, names, log: Vec::new(), drawn: None, chances };
    game.chances.names = game.names.clone();
    let (mut legal, mut news, mut before, mut weights) = (Vec::new(), Vec::new(), None, vec![0.0; players.into()]);
    for n in 0.. {
        if n == moment {
            game.drawn = Some((n, drawn(t, &game, &news)));
        }
        game.chances.points.push(Moment { at: n, chances: invented(&mut weights, n) });
        let Some(seat) = game.play.game().turn().seat() else { break };
        game.play.game().legal(&mut legal);
        let action = legal[(n * 7 + 3) % legal.len()];
        news.clear();
        let words = said(t, &game, |look| G::did(look, seat, action)).unwrap_or_default();
        game.play.act(action, &mut chance, &mut news).expect("a legal action");
        let told = |reveals: bool| -> Vec<String> {
            let events = news.iter().filter(|event| !reveals || G::reveals(event));
            said(t, &game, |look| events.filter_map(|event| G::event(look, event)).collect())
        };
        let (events, luck) = (told(false), told(true).join(" "));
        let begins = before.replace(seat) != Some(seat);
        game.log.push(Entry { at: n + 1, seat, begins, words, events, luck });
    }
    game
}

/// Something about the position as seat 0 sees it.
fn said<G: Draw, T>(t: Texts, game: &Played<G>, say: impl FnOnce(&Look<'_, G>) -> T) -> T {
    let viewer = Viewer::Seat(Seat(0));
    let (view, outcome) = (game.play.game().view(viewer), game.play.game().outcome());
    let why = |action| game.play.game().check(action).err();
    say(&Look {
        t,
        view: &view,
        offers: &[],
        why: &why,
        names: &game.names,
        viewer,
        news: &[],
        outcome: outcome.as_ref(),
    })
}

fn drawn<G: Draw>(t: Texts, game: &Played<G>, news: &[G::Event]) -> Drawn {
    said(t, game, |look| {
        let look = Look { news, ..*look };
        Drawn { board: G::board(&look), question: G::question(&look), reading: G::reading(&look) }
    })
}

/// Chances that wander about, with a leap now and then.
fn invented(weights: &mut [f32], n: usize) -> Vec<f32> {
    for (seat, weight) in weights.iter_mut().enumerate() {
        let lot = ((n * 2_654_435_761 + seat * 40_503) >> 7) % 1000;
        let leap = if (n + 11 * seat).is_multiple_of(67) { 1.2 } else { 0.06 };
        *weight = 0.995 * *weight + leap * (lot as f32 / 500.0 - 1.0);
    }
    let sum: f32 = weights.iter().map(|weight| weight.exp()).sum();
    weights.iter().map(|weight| weight.exp() / sum).collect()
}

fn salts(players: u8) -> Vec<String> {
    ["anna-7", "", "c4rla", "", "sea-salt"][..players.into()].iter().map(|&salt| salt.to_owned()).collect()
}

/// The example of `docs/fair.md`.
fn derived() -> Vec<Derived> {
    let rows = [
        (2, "52a32ccb3b60d18b", 1),
        (6, "7ccd9888655b7c2e", 4),
        (6, "6aaef712f6728c8d", 1),
        (6, "76af9cdb6b6832bc", 4),
    ];
    let row = |(number, (of, bytes, outcome)): (u64, (u32, &str, u32))| Derived {
        number,
        of,
        bytes: bytes.to_owned(),
        outcome,
    };
    (0..).zip(rows).map(row).collect()
}
