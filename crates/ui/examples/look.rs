//! Writes pages to look at: `cargo run -p pages --example look -- FOLDER [DECISIONS]`.
//! Serve the folder (`python3 -m http.server -d FOLDER 4700`) and open `/gallery.html`, `/saint-malo-2-en.html`, …

use std::{env, fs, io, path::Path};

use kit::{Live, Options, Play, Turn, Viewer};
use maud::{Markup, html};
use saint_malo::SaintMalo;
use ui::{Draw, GameList, Lang, Look, Offer, Page, Texts, Theme, asset};
use valletta::Valletta;

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let folder = args.next().unwrap_or_else(|| "look".into());
    let decisions = args.next().and_then(|text| text.parse().ok()).unwrap_or(60);
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let names = "app.css app.js htmx.js alegreya.woff2 source-sans.woff2 patrick-hand.woff2 saint-malo.svg dice.svg persons.svg \
        goods.svg characters.svg buildings.svg valletta.svg";
    for name in names.split_whitespace() {
        if let Some(found) = asset(name) {
            fs::write(folder.join("assets").join(name), &found.bytes)?;
        }
    }
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        write(
            folder,
            &format!("gallery-{lang}"),
            &page(t, "", ui::gallery(t, GameList(&[SaintMalo::INFO, Valletta::INFO]))),
        )?;
        for players in 2..=5 {
            write(folder, &format!("saint-malo-{players}-{lang}"), &table::<SaintMalo>(t, players, decisions))?;
        }
        for players in 2..=4 {
            write(folder, &format!("valletta-{players}-{lang}"), &table::<Valletta>(t, players, decisions))?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, page: &Markup) -> io::Result<()> {
    fs::write(folder.join(format!("{name}.html")), &page.0)
}

fn page(t: Texts, place: &str, body: Markup) -> Markup {
    Page { t, theme: Theme::Auto, title: "Look", place, path: "/", me: None, again: None, body }.markup()
}

/// A table after so many decisions, from the seat on turn, with every action offered.
fn table<G: Draw>(t: Texts, players: u8, decisions: usize) -> Markup {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("players");
    let mut chance = Live::new([7; 32]);
    let mut play = Play::<G>::start(&options, &mut chance, &mut Vec::new()).expect("a table");
    let (mut legal, mut news) = (Vec::new(), Vec::new());
    for n in 0..decisions {
        play.game().legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        news.clear();
        let action = legal[(n * 7 + 3) % legal.len()];
        play.act(action, &mut chance, &mut news).expect("a legal action");
    }
    play.game().legal(&mut legal);
    let game = play.game();
    let offers: Vec<Offer<G>> =
        legal.iter().map(|&action| Offer { action, gain: game.forecast(action).unwrap_or_default() }).collect();
    let viewer = match game.turn() {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Over => Viewer::Public,
    };
    let names: Vec<String> = ["Anna", "Ben", "Carla", "Dimitri", "Eleonora"].map(str::to_owned).to_vec();
    let (view, outcome) = (game.view(viewer), game.outcome());
    let why = |action| game.check(action).err();
    let look = Look {
        t,
        view: &view,
        offers: &offers,
        why: &why,
        names: &names,
        viewer,
        news: &news,
        outcome: outcome.as_ref(),
    };
    let body = html! {
        div #play {
            section.ask { p #ask { (G::question(&look)) } }
            (G::board(&look))
            form #act method="post" action="/act" {}
            details.reading { summary { "Text" } (G::reading(&look)) }
            ul.log { @for event in &news { @if let Some(line) = G::event(&look, event) { li { (line) } } } }
        }
    };
    page(t, G::NAME, body)
}
