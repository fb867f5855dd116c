//! How long a table takes to draw: `cargo run --release -p pages --example render`.
//!
//! Whole games of random play, every decision drawn for the seat on turn with all that it can do; for each number of
//! players the median and the 95th and 100th percentile, in microseconds.

use std::time::Instant;

use kit::{Live, Options, Play, Turn, Viewer};
use saint_malo::SaintMalo;
use ui::{Draw, Lang, Look, Offer, Texts};
use valletta::Valletta;

fn main() {
    println!("{:<22}{:>8}{:>8}{:>8}{:>8}{:>10}", "table", "drawn", "p50", "p95", "max", "bytes");
    (2..=5).for_each(measure::<SaintMalo>);
    (2..=4).for_each(measure::<Valletta>);
}

/// Draws the positions of a game and prints how long that took.
fn measure<G: Draw>(players: u8) {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("players");
    let mut chance = Live::new([players; 32]);
    let mut play = Play::<G>::start(&options, &mut chance, &mut Vec::new()).expect("a table");
    let (mut legal, mut news, mut times, mut bytes) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for n in 0..3000 {
        play.game().legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let begun = Instant::now();
        let drawn = draw(play.game(), &legal, &news);
        times.push(begun.elapsed().as_micros());
        bytes += drawn;
        news.clear();
        play.act(legal[(n * 7 + 3) % legal.len()], &mut chance, &mut news).expect("a legal action");
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    let name = format!("{}, {players} players", G::NAME);
    println!("{name:<22}{:>8}{:>8}{:>8}{:>8}{:>10}", times.len(), at(50), at(95), at(100), bytes / times.len());
}

/// Everything that changes with a decision; how many bytes it is.
fn draw<G: Draw>(game: &G, legal: &[G::Action], news: &[G::Event]) -> usize {
    let viewer = match game.turn() {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Over => Viewer::Public,
    };
    let gain = |action| game.forecast(action).unwrap_or_default();
    let offers: Vec<Offer<G>> = legal.iter().map(|&action| Offer { action, gain: gain(action) }).collect();
    let names = ["Anna", "Ben", "Carla", "Dimitri", "Eleonora"].map(str::to_owned);
    let (view, outcome) = (game.view(viewer), game.outcome());
    let why = |action| game.check(action).err();
    let (t, outcome) = (Texts::of(Lang::De), outcome.as_ref());
    let look = Look { t, view: &view, offers: &offers, why: &why, names: &names, viewer, news, outcome };
    let told: usize = news.iter().filter_map(|event| G::event(&look, event)).map(|line| line.len()).sum();
    G::board(&look).0.len() + G::question(&look).len() + G::reading(&look).0.len() + told
}
