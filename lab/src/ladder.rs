//! `lab ladder`: every step of the ladder against the next ones, seats rotated, the same chance for every rotation.

use std::{fmt, fs};

use bots::Level;
use clap::Args;
use cli::{
    args::{SeedArg, Setup},
    failure::{Failure, Result},
    games::{Command, GameName},
    terminal::TerminalGame,
    text::print_report,
};
use kit::Options;
use serde::Serialize;

use crate::{
    arena::{
        Contender, Played, play_one,
        plot::{self, Bar},
    },
    parallel::Games,
    stats::Share,
};

/// How often a step should win against the one below.
const WANTED: (f64, f64) = (0.58, 0.72);

#[derive(Args, Debug)]
pub struct LadderArgs {
    /// The game
    pub game: GameName,

    /// The lowest step, 1 to 9
    #[arg(long, default_value_t = 1, value_name = "STEP", value_parser = clap::value_parser!(u8).range(1..=9))]
    from: u8,

    /// The highest step, 2 to 10
    #[arg(long, default_value_t = 10, value_name = "STEP", value_parser = clap::value_parser!(u8).range(2..=10))]
    to: u8,

    /// How many steps apart those are who play, at most
    #[arg(long, default_value_t = 1, value_name = "STEPS", value_parser = clap::value_parser!(u8).range(1..=9))]
    apart: u8,

    #[command(flatten)]
    setup: Setup,

    /// So many of each pair
    #[command(flatten)]
    games: Games,

    #[command(flatten)]
    seed: SeedArg,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Draw the win rates into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<String>,
}

/// The games of a pair, added up.
#[derive(Clone, Copy, Default)]
struct Sum {
    games: u64,
    unfinished: u64,
    /// In halves, so that the order of adding does not matter: a shared win is one.
    won: u64,
    scores: [i64; 2],
    rounds: u64,
}

impl Sum {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        let Some(outcome) = &played.outcome else {
            self.unfinished += 1;
            return;
        };
        let [upper, lower] = [played.seats[0], played.seats[1]];
        let wins = |seat: usize| outcome.winners.iter().any(|winner| winner.index() == seat);
        self.won += u64::from(wins(upper)) + u64::from(!wins(lower));
        self.scores[0] += i64::from(outcome.scores[upper]);
        self.scores[1] += i64::from(outcome.scores[lower]);
        self.rounds += u64::from(outcome.rounds);
    }

    fn merge(&mut self, other: &Sum) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.won += other.won;
        self.scores[0] += other.scores[0];
        self.scores[1] += other.scores[1];
        self.rounds += other.rounds;
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seed: String,
    pairs: Vec<Pair>,
}

/// A step against a lower one.
#[derive(Serialize)]
struct Pair {
    upper: String,
    lower: String,
    apart: u8,
    games: u64,
    /// Games that were abandoned because they did not end.
    unfinished: u64,
    /// How often the upper one wins; a shared win counts half.
    win_rate: f64,
    low: f64,
    high: f64,
    scores: [f64; 2],
    rounds: f64,
}

impl Pair {
    fn new((lower, upper): (Level, Level), sum: &Sum) -> Pair {
        let share = Share::fraction(sum.won as f64 / 2.0, sum.games);
        let mean = |of: f64| of / (sum.games - sum.unfinished).max(1) as f64;
        Pair {
            upper: named(upper),
            lower: named(lower),
            apart: upper.step() - lower.step(),
            games: sum.games,
            unfinished: sum.unfinished,
            win_rate: share.share,
            low: share.low,
            high: share.high,
            scores: sum.scores.map(|score| mean(score as f64)),
            rounds: mean(sum.rounds as f64),
        }
    }
}

/// A level with its step: "5 · apprentice".
fn named(level: Level) -> String {
    format!("{} · {level}", level.step())
}

impl LadderArgs {
    /// Who plays whom, neighbours first: the lower step, then the upper one.
    fn pairs(&self) -> Vec<(Level, Level)> {
        let apart = |steps: u8| (self.from..=self.to.saturating_sub(steps)).map(move |low| (low, low + steps));
        let pairs = (1..=self.apart).flat_map(apart);
        pairs.map(|(low, high)| (Level::at_step(low), Level::at_step(high))).collect()
    }
}

impl Command for LadderArgs {
    fn run<G: TerminalGame>(&self) -> Result {
        let options = Setup { players: Some(2), ..self.setup.clone() }.options::<G>()?;
        if options.players() != 2 {
            return Err(Failure::at("--players", "the ladder is for two players"));
        }
        let (seed, pairs) = (self.seed.get(), self.pairs());
        // Each pair plays the same chances, once with each seating.
        let each = self.games.games.div_ceil(2) * 2;
        let play = |sums: &mut Vec<Sum>, index: u64| {
            sums.resize(pairs.len(), Sum::default());
            let (pair, index) = ((index / each) as usize, index % each);
            let (lower, upper) = pairs[pair];
            sums[pair].add(&play_one::<G>(
                &[upper, lower].map(Contender::Level),
                &options,
                index,
                seed.of_game(index / 2),
            )?);
            Ok(())
        };
        let mut sums = vec![Sum::default(); pairs.len()];
        for part in self.games.play(each * pairs.len() as u64, 1, play)? {
            sums.iter_mut().zip(&part).for_each(|(sum, part)| sum.merge(part));
        }
        let played = pairs.into_iter().zip(&sums).filter(|(_, sum)| sum.games > 0);
        let pairs: Vec<Pair> = played.map(|(pair, sum)| Pair::new(pair, sum)).collect();
        let report = Report { game: G::NAME, seed: seed.to_string(), pairs };
        if let Some(file) = &self.plot {
            fs::write(file, report.draw()).map_err(|error| Failure::at(file, error))?;
        }
        print_report(&report, self.json)
    }
}

impl Report {
    fn draw(&self) -> String {
        let bar = |pair: &Pair| Bar {
            name: format!("{} – {}", pair.upper, pair.lower),
            share: pair.win_rate,
            low: pair.low,
            high: pair.high,
        };
        let bars: Vec<Bar> = self.pairs.iter().map(bar).collect();
        plot::draw(&format!("{}: the ladder", self.game), &bars, Some(WANTED))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, the ladder, seed {}, seats rotated\n", self.game, self.seed)?;
        writeln!(f, "{:36}{:>7}{:>9}{:>19}{:>17}{:>8}", "", "games", "wins", "95% interval", "scores", "rounds")?;
        for pair in &self.pairs {
            let name = format!("{} – {}", pair.upper, pair.lower);
            let interval = format!("{:.1}% to {:.1}%", 100.0 * pair.low, 100.0 * pair.high);
            let scores = format!("{:.1} : {:.1}", pair.scores[0], pair.scores[1]);
            let wins = 100.0 * pair.win_rate;
            let far = pair.apart == 1 && !(WANTED.0..=WANTED.1).contains(&pair.win_rate);
            let remark = if far { "  uneven" } else { "" };
            writeln!(
                f,
                "{name:36}{:>7}{wins:>8.1}%{interval:>19}{scores:>17}{:>8.1}{remark}",
                pair.games, pair.rounds
            )?;
        }
        Ok(())
    }
}
