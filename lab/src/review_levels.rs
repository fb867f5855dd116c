//! `lab review-levels`: how much bots of every level lose per decision, by the review, and whether everything adds up.

use std::{
    fmt,
    time::{Duration, Instant},
};

use bots::{Level, review::review};
use clap::Args;
use cli::{
    args::{SeedArg, Setup},
    failure::{Failure, Result},
    games::{Command, GameName},
    terminal::TerminalGame,
    text::print_report,
};
use kit::{Live, Options, Play, Record, Seat, Silent, Viewer};
use serde::Serialize;

use crate::{
    parallel::Games,
    stats::{Estimate, Tally},
};

/// Losses are added up in units of this part of the chance to win.
const UNIT: f64 = 1e-7;

#[derive(Args, Debug)]
pub struct ReviewLevelsArgs {
    /// The game
    pub game: GameName,

    #[command(flatten)]
    setup: Setup,

    /// The levels; at each table all are of one
    #[arg(long, value_delimiter = ',', default_value = "novice,apprentice,journeyman,master", value_name = "BOT")]
    levels: Vec<Level>,

    #[command(flatten)]
    games: Games,

    #[command(flatten)]
    seed: SeedArg,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What the games of one level came to.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// The loss per decision, a number for each game.
    lost: Tally,
    blunders: u64,
    decisions: u64,
    /// The furthest that luck and errors were from the result.
    off: f64,
    /// The longest review.
    slowest: Duration,
}

#[derive(Serialize)]
struct Row {
    level: Level,
    lost: Estimate,
    /// Blunders per hundred decisions.
    blunders: f64,
    /// The furthest that luck and errors were from the result.
    off: f64,
    /// The longest review, in seconds.
    slowest: f64,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    games: u64,
    seed: String,
    levels: Vec<Row>,
}

impl Command for ReviewLevelsArgs {
    fn run<G: TerminalGame>(&self) -> Result {
        let options = self.setup.options::<G>()?;
        let (seed, players) = (self.seed.get(), options.players());
        let mut levels = Vec::new();
        for &level in &self.levels {
            let one = |sums: &mut Sums, index| {
                let record = played::<G>(&options, level, seed.of_game(index))?;
                sums.add(&record)
            };
            let mut all = Sums::default();
            self.games.play(self.games.games, 1, one)?.iter().for_each(|sums| all.merge(sums));
            levels.push(Row {
                level,
                lost: in_parts(all.lost.estimate(1)),
                blunders: 100.0 * all.blunders as f64 / all.decisions.max(1) as f64,
                off: all.off,
                slowest: all.slowest.as_secs_f64(),
            });
        }
        let report = Report { game: G::NAME, players, games: self.games.games, seed: seed.to_string(), levels };
        print_report(&report, self.json)
    }
}

fn in_parts(estimate: Estimate) -> Estimate {
    let part = |number: f64| number * UNIT;
    Estimate { mean: part(estimate.mean), low: estimate.low.map(part), high: estimate.high.map(part) }
}

/// A game of bots of one level.
fn played<G: TerminalGame>(options: &G::Options, level: Level, seed: u64) -> Result<Record<G>> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut chance = Live::new(bytes);
    let mut play = Play::<G>::start(options, &mut chance, &mut Silent)?;
    let mut bots: Vec<_> =
        (0..options.players()).map(|seat| G::bot(level, seed ^ u64::from(seat + 1).rotate_left(32))).collect();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = play.game().turn().seat() {
        play.game().legal(&mut legal);
        let choice = bots[seat.index()].choose(&play.game().view(Viewer::Seat(seat)), &legal);
        let action = *legal.get(choice).ok_or_else(|| Failure::new("a bot answers outside the list"))?;
        play.act(action, &mut chance, &mut events).map_err(Failure::new)?;
        events.clear();
    }
    Ok(play.record().clone())
}

impl Sums {
    fn add<G: TerminalGame>(&mut self, record: &Record<G>) -> Result {
        let begun = Instant::now();
        let review = review(record, 0).map_err(Failure::new)?;
        self.slowest = self.slowest.max(begun.elapsed());
        let (mut lost, mut count) = (0.0, 0);
        for (account, seat) in review.seats.iter().zip(Seat::all(u8::MAX)) {
            lost -= account.errors;
            count += account.decisions as u64;
            self.blunders += account.blunders as u64;
            let luck: f64 = review.luck.iter().map(|luck| luck.change[seat.index()]).sum();
            let errors: f64 = review.decisions.iter().map(|made| made.error(seat)).sum();
            let whole = review.result[seat.index()] - review.start[seat.index()];
            self.off = self.off.max((luck + errors - whole).abs());
        }
        self.decisions += count;
        self.lost.add((lost / count.max(1) as f64 / UNIT).round() as i64);
        Ok(())
    }

    fn merge(&mut self, other: &Sums) {
        self.lost.merge(&other.lost);
        self.blunders += other.blunders;
        self.decisions += other.decisions;
        self.off = self.off.max(other.off);
        self.slowest = self.slowest.max(other.slowest);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, players, games, seed, levels } = self;
        writeln!(f, "{game}, {players} players, {games} games of each level, seed {seed}\n")?;
        writeln!(
            f,
            "| level | lost per decision (95% interval) | blunders per 100 | off by at most | slowest review |"
        )?;
        writeln!(f, "|---|---|---|---|---|")?;
        for Row { level, lost, blunders, off, slowest } in levels {
            let side = |side: Option<f64>| side.map_or("?".into(), |side| format!("{:.3}", 100.0 * side));
            let (mean, low, high) = (100.0 * lost.mean, side(lost.low), side(lost.high));
            writeln!(f, "| {level} | {mean:.3}% ({low} to {high}) | {blunders:.2} | {off:.1e} | {slowest:.2} s |")?;
        }
        Ok(())
    }
}
