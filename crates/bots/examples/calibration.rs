//! How well what is foretold matches the results, by fifths of the game:
//! `cargo run --release -p bots --example calibration -- [GAMES] [BOTS] [GAME] [PLAYERS]`.
//!
//! Bots of one kind play whole games, or bots of several kinds (`novice,yardstick`) that rotate seats; at every
//! fifth decision each seat's chance to win and its expected points are noted, and at the end whether it won and with how
//! many points.

use bots::{Bot, Forecast, Level, Opponent};
use kit::{Options, Sampled, Silent, Viewer};
use saint_malo::SaintMalo;
use valletta::Valletta;

/// What was said and what came, for one tenth of the range.
#[derive(Clone, Copy, Default)]
struct Tenth {
    count: u32,
    said: f32,
    won: f32,
}

/// One fifth of the game.
#[derive(Clone, Copy, Default)]
struct Fifth {
    tenths: [Tenth; 10],
    count: f32,
    /// Expected points less those at the end, together.
    points: f32,
    /// The same of the rounds left.
    rounds: f32,
}

/// Who plays: a level, or the yardstick.
#[derive(Clone, Copy)]
enum Who {
    Level(Level),
    Yardstick,
}

impl Who {
    fn read(text: &str) -> Who {
        if text == "yardstick" { Who::Yardstick } else { Who::Level(text.parse().expect("a level")) }
    }

    fn bot<G: Opponent>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Who::Level(level) => G::bot(level, seed),
            Who::Yardstick => G::yardstick(seed),
        }
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|text| text.parse().ok()).unwrap_or(400);
    let names = args.next().unwrap_or_else(|| Level::Journeyman.to_string());
    let game = args.next();
    let players: Option<u8> = args.next().and_then(|text| text.parse().ok());
    let who: Vec<Who> = names.split(',').map(Who::read).collect();
    let at = |all: &[u8]| players.map_or(all.to_vec(), |players| vec![players]);
    if game.as_deref() != Some("valletta") {
        report::<SaintMalo>(games, &names, &who, &at(&[2, 3, 4, 5]));
    }
    if game.as_deref() != Some("saint-malo") {
        report::<Valletta>(games, &names, &who, &at(&[2, 3, 4]));
    }
}

fn report<G: Opponent>(games: u64, names: &str, who: &[Who], players: &[u8]) {
    let mut fifths = [Fifth::default(); 5];
    for number in 0..games {
        let first = number as usize / players.len();
        let seated: Vec<Who> = who.iter().copied().cycle().skip(first % who.len()).take(5).collect();
        play::<G>(number, &seated, players[number as usize % players.len()], &mut fifths);
    }
    println!("{}: {games} games, {names}, {players:?} players; said:won in %, by fifths of the game", G::NAME);
    println!("| fifth | {} points | rounds |", (1..=10).map(|most| format!("–{}% |", 10 * most)).collect::<String>());
    println!("|---|{}---|---|", "---|".repeat(10));
    for (number, fifth) in fifths.iter().enumerate() {
        println!("| {} | {}", number + 1, row(fifth));
    }
    let mut all = Fifth::default();
    for fifth in &fifths {
        for (sum, more) in all.tenths.iter_mut().zip(&fifth.tenths) {
            *sum = Tenth { count: sum.count + more.count, said: sum.said + more.said, won: sum.won + more.won };
        }
        (all.count, all.points) = (all.count + fifth.count, all.points + fifth.points);
        all.rounds += fifth.rounds;
    }
    println!("| all | {}\n", row(&all));
}

fn row(fifth: &Fifth) -> String {
    let percent = |sum: f32, count: u32| 100.0 * sum / count as f32;
    let tenth = |tenth: &Tenth| match tenth.count {
        0 => "|".to_owned(),
        count => format!("{:.0}:{:.0} ({count}) |", percent(tenth.said, count), percent(tenth.won, count)),
    };
    let tenths: String = fifth.tenths.iter().map(tenth).collect();
    format!("{tenths} {:+.1} | {:+.1} |", fifth.points / fifth.count, fifth.rounds / fifth.count)
}

fn play<G: Opponent>(seed: u64, who: &[Who], players: u8, fifths: &mut [Fifth; 5]) {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("so many can play");
    let mut chance = Sampled::new(seed);
    let mut game = G::start(&options, &mut chance, &mut Silent).expect("good options");
    let mut bots: Vec<_> = (0..players).map(|seat| who[usize::from(seat)].bot::<G>(seed + u64::from(seat))).collect();
    let (mut legal, mut said, mut moments) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = game.turn().seat() {
        let view = game.view(Viewer::Seat(seat));
        if moments % 5 == 0 {
            let round = game.round();
            said.push((moments, round, told::<G>(&view)));
        }
        moments += 1;
        game.legal(&mut legal);
        let choice = bots[seat.index()].choose(&view, &legal);
        game.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
    }
    let end = told::<G>(&game.view(Viewer::Public));
    for (moment, round, forecasts) in said {
        let fifth = &mut fifths[5 * moment / moments];
        let left = game.round() as f32 - round as f32;
        for (said, end) in forecasts.iter().zip(&end) {
            let tenth = &mut fifth.tenths[((said.win * 10.0) as usize).min(9)];
            *tenth = Tenth { count: tenth.count + 1, said: tenth.said + said.win, won: tenth.won + end.win };
            fifth.count += 1.0;
            fifth.points += said.points - end.points;
            fifth.rounds += said.rounds - left;
        }
    }
}

/// What is foretold, or the chances alone where a game foretells nothing else.
fn told<G: Opponent>(view: &G::View) -> Vec<Forecast> {
    let forecasts = G::forecasts(view);
    if forecasts.is_empty() {
        return G::chances(view).into_iter().map(|win| Forecast { win, ..Forecast::default() }).collect();
    }
    forecasts
}
