//! Writes the rules and lessons to look at: `cargo run -p pages --example rules -- FOLDER`.
//! Serve the folder (`python3 -m http.server -d FOLDER 4701`) and open `/rules-en.html`, `/valletta-de.html`, ….

use std::{env, fs, io, path::Path};

use bots::Opponent;
use kit::{Game, Live, Play, Turn, Viewer};
use maud::{Markup, html};
use saint_malo::SaintMalo;
use ui::{
    Draw, GameList, Lang, Look, Offer, Page, Texts, Theme, asset,
    learn::{self, Guided, Teach, Track, Tried},
    rules,
};
use valletta::Valletta;

const GAMES: GameList<'_> = GameList(&[SaintMalo::INFO, Valletta::INFO]);

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "rules".into());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let names = "app.css app.js htmx.js alegreya.woff2 source-sans.woff2 patrick-hand.woff2 saint-malo.svg dice.svg \
        persons.svg goods.svg characters.svg buildings.svg valletta.svg";
    for name in names.split_whitespace() {
        if let Some(found) = asset(name) {
            fs::write(folder.join("assets").join(name), &found.bytes)?;
        }
    }
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        let write = |name: &str, place: &str, body: Markup| {
            let page = Page { t, theme: Theme::Auto, title: name, place, path: "/", me: None, again: None, body };
            fs::write(folder.join(format!("{name}-{lang}.html")), page.markup().0)
        };
        write("rules", "", rules::index(t, GAMES, None))?;
        write("found", "", rules::index(t, GAMES, Some("gold")))?;
        write("learn", "", learn::index(t, GAMES))?;
        for (game, book) in GAMES.iter().filter_map(|game| Some((game.id, game.book?))) {
            write(game, game, rules::page(t, book, None))?;
        }
        for (game, guide) in GAMES.iter().filter_map(|game| Some((game.id, game.guide.as_ref()?))) {
            write(&format!("subjects-{game}"), game, (guide.subjects)(t, None))?;
            for step in 1.. {
                for did in 0..9 {
                    let Some(page) = (guide.first)(t, step, &Tried { did, action: None }) else { break };
                    write(&format!("step-{game}-{step}-{did}"), game, page)?;
                }
                if (guide.first)(t, step, &Tried::default()).is_none() {
                    break;
                }
            }
        }
        write("first-valletta", Valletta::NAME, first::<Valletta>(t, 8))?;
        write("first-saint-malo", SaintMalo::NAME, first::<SaintMalo>(t, 0))?;
    }
    Ok(())
}

/// A first game after so many decisions, with its lesson.
fn first<G: Teach + Opponent>(t: Texts, decisions: usize) -> Markup {
    let mut chance = Live::new([3; 32]);
    let mut play =
        Play::<G>::start(&G::INFO.guide.as_ref().expect("a guide").long.options::<G>(), &mut chance, &mut Vec::new())
            .expect("a table");
    for n in 0.. {
        let game = play.game();
        let Turn::Seat(seat) = game.turn() else { break };
        let (viewer, mut legal) = (Viewer::Seat(seat), Vec::new());
        game.legal(&mut legal);
        let offer = |&action: &G::Action| Offer { action, gain: game.forecast(action).unwrap_or_default() };
        let offers: Vec<Offer<G>> = legal.iter().map(offer).collect();
        let (view, why) = (game.view(viewer), |action| game.check(action).err());
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        let look = Look { t, view: &view, offers: &offers, why: &why, names: &names, viewer, news: &[], outcome: None };
        let chosen = G::bot(learn::ADVISER, 0).choose(&view, &legal);
        let guided = Guided { record: play.record(), track: Track::Long, advice: legal.get(chosen).copied() };
        if n >= decisions && seat == learn::LEARNER {
            return html! {
                @if let Some(lesson) = learn::lesson(&look, &guided) { (lesson.markup(t)) }
                section.ask { p #ask { (G::question(&look)) } }
                (G::board(&look))
                form #act method="post" action="/act" {}
            };
        }
        play.act(legal[chosen], &mut chance, &mut Vec::new()).expect("legal");
    }
    html! {}
}
