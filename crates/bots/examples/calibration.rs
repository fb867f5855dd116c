//! How well what is foretold matches what comes, by fifths of the game and for several kinds of tables:
//! `cargo run --release -p bots --example calibration -- GAME [GAMES] [TABLE TABLE…]`.
//!
//! A table is a bot for all seats (`journeyman`) or several that rotate seats (`novice,master`). Beside the levels there
//! are `yardstick`, for Saint Malo also `grandmaster` and `rusher`. At every fifth decision the forecasts of all seats are
//! noted, and at the end what came: who won, and with how many points.

use bots::{
    Bot, Forecast, Level, Opponent,
    saint_malo::{Grandmaster, Judge, Mind, SaintMaloBot},
};
use kit::{Game, Options, Sampled, Silent, Viewer};
use saint_malo::SaintMalo;
use valletta::Valletta;

/// What was said and what came, for one fifth of the game.
#[derive(Clone, Copy, Default)]
struct Fifth {
    /// By tenths of what was said.
    tenths: [Sum; 10],
    /// Said with 65 to 75%.
    seventy: Sum,
    points: Sum,
    rounds: Sum,
}

/// How often, what was said and what came.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u32,
    said: f64,
    came: f64,
}

impl Sum {
    fn add(&mut self, said: f32, came: f32) {
        *self = Sum { count: self.count + 1, said: self.said + f64::from(said), came: self.came + f64::from(came) };
    }

    fn merge(self, other: Sum) -> Sum {
        Sum { count: self.count + other.count, said: self.said + other.said, came: self.came + other.came }
    }

    /// The means of what was said and of what came, times a factor.
    fn means(self, factor: f64) -> (f64, f64) {
        let count = f64::from(self.count.max(1));
        (factor * self.said / count, factor * self.came / count)
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_default();
    let games = args.next().and_then(|text| text.parse().ok()).unwrap_or(200);
    let tables: Vec<String> = args.collect();
    let tables = if tables.is_empty() { vec![Level::Journeyman.to_string()] } else { tables };
    for table in &tables {
        let names: Vec<&str> = table.split(',').collect();
        match game.as_str() {
            SaintMalo::NAME => report(games, &names, &[2, 3, 4, 5], saint_malo_bot),
            Valletta::NAME => report(games, &names, &[2, 3, 4], usual::<Valletta>),
            _ => return println!("which game? {} or {}", SaintMalo::NAME, Valletta::NAME),
        }
    }
}

/// A bot that every game has.
fn usual<G: Opponent>(name: &str, seed: u64) -> Box<dyn Bot<G>> {
    match name {
        "yardstick" => G::yardstick(seed),
        _ => G::bot(name.parse().expect("a level"), seed),
    }
}

fn saint_malo_bot(name: &str, seed: u64) -> Box<dyn Bot<SaintMalo>> {
    match name {
        "grandmaster" => Box::new(Grandmaster::learned().expect("weights")),
        "rusher" => Box::new(SaintMaloBot::thinking(Mind::plain(Judge::Thumb).hurried(0.5 + (seed % 4) as f32 / 2.0))),
        _ => usual::<SaintMalo>(name, seed),
    }
}

fn report<G: Opponent>(games: u64, names: &[&str], players: &[u8], bot: fn(&str, u64) -> Box<dyn Bot<G>>) {
    let mut fifths = [Fifth::default(); 5];
    for number in 0..games {
        let players = players[number as usize % players.len()];
        let seat = |seat: u8| bot(names[(number as usize + usize::from(seat)) % names.len()], number + u64::from(seat));
        play::<G>(number, players, (0..players).map(seat).collect(), &mut fifths);
    }
    println!("\n{}: {games} games, {}", G::NAME, names.join(","));
    println!(
        "| fifth | 0–20% | –40% | –60% | –80% | –100% | 65–75% | points | rounds left |\n|---|---|---|---|---|---|---|---|---|"
    );
    for (number, fifth) in (1..).zip(&fifths) {
        let share = |sum: Sum| match sum {
            Sum { count: 0, .. } => "–".into(),
            _ => format!("{:.0} : {:.0} ({})", sum.means(100.0).0, sum.means(100.0).1, sum.count),
        };
        let bins: Vec<_> = fifth.tenths.chunks(2).map(|pair| share(pair[0].merge(pair[1]))).collect();
        let (points, rounds) = (fifth.points.means(1.0), fifth.rounds.means(1.0));
        println!(
            "| {number} | {} | {} | {:.1} : {:.1} | {:.1} : {:.1} |",
            bins.join(" | "),
            share(fifth.seventy),
            points.0,
            points.1,
            rounds.0,
            rounds.1
        );
    }
}

fn play<G: Opponent>(seed: u64, players: u8, mut bots: Vec<Box<dyn Bot<G>>>, fifths: &mut [Fifth; 5]) {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("so many can play");
    let mut chance = Sampled::new(seed);
    let mut game = G::start(&options, &mut chance, &mut Silent).expect("good options");
    let (mut legal, mut said, mut moment) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = game.turn().seat() {
        let view = game.view(Viewer::Seat(seat));
        if moment % 5 == 0 {
            said.push((moment, G::forecasts(&view)));
        }
        moment += 1;
        game.legal(&mut legal);
        let choice = bots[seat.index()].choose(&view, &legal);
        game.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
    }
    let came = G::forecasts(&game.view(Viewer::Public));
    let rounds = game.outcome().map_or(0, |outcome| outcome.rounds) as f32;
    for (at, forecasts) in said {
        let fifth = &mut fifths[(5 * at / moment).min(4)];
        // Rounds are about as long as one another.
        let left = rounds * (1.0 - at as f32 / moment as f32);
        for (Forecast { win, points, rounds }, came) in forecasts.iter().zip(&came) {
            fifth.tenths[((win * 10.0) as usize).min(9)].add(*win, came.win);
            if (0.65..0.75).contains(win) {
                fifth.seventy.add(*win, came.win);
            }
            fifth.points.add(*points, came.points);
            fifth.rounds.add(*rounds, left);
        }
    }
}
