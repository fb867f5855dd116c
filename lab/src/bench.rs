//! `lab bench`: how fast a game is played at random on one core, and how fast the machine is in general.

use std::{
    hint::black_box,
    io::{self, Write},
    time::{Duration, Instant},
};

use clap::Args;
use cli::{
    args::{SeedArg, Setup},
    failure::Result,
    games::{Command, GameName},
    terminal::TerminalGame,
};
use kit::{Chance, Options, Sampled, Silent};

use crate::random::{Effort, play_out};

/// Games, rolls and copies alternate in this many slices, so that other load slows all of them down equally.
const SLICES: u32 = 10;

#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The game; all of them by default
    game: Option<GameName>,

    /// Seconds for each game
    #[arg(long, default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    seed: SeedArg,

    /// Play exactly so many games and print the number of decisions: for counting instructions
    #[arg(long, hide = true)]
    games: Option<u64>,
}

fn seconds(text: &str) -> std::result::Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "a number of seconds from 0.01 to 3600".into())
}

impl BenchArgs {
    /// Measures one game or all.
    pub fn all(&self) -> Result {
        match self.game {
            Some(game) => game.run(self),
            None => GameName::all().try_for_each(|game| game.run(self)),
        }
    }
}

impl Command for BenchArgs {
    fn run<G: TerminalGame>(&self) -> Result {
        let options = self.setup.options::<G>()?;
        let seed = self.seed.get();
        let mut bench = Bench::<G>::new(&options, seed.number())?;
        let mut out = io::stdout().lock();
        if let Some(games) = self.games {
            (0..games).try_for_each(|_| bench.game())?;
            return Ok(writeln!(out, "{}", bench.effort.decisions)?);
        }
        bench.run(Duration::from_secs_f64(self.seconds))?;
        writeln!(out, "{}, {} players, seed {seed}: random choices on one core", G::NAME, options.players())?;
        Ok(writeln!(out, "{}", bench.report())?)
    }
}

struct Bench<'a, G: TerminalGame> {
    options: &'a G::Options,
    start: G,
    chance: Sampled,
    legal: Vec<G::Action>,
    effort: Effort,
    games: Rate,
    rolls: Rate,
    copies: Rate,
}

/// How often something was done, and in what time.
#[derive(Default)]
struct Rate {
    count: u64,
    time: Duration,
}

impl Rate {
    fn of(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64()
    }

    fn per_second(&self) -> f64 {
        self.of(self.count)
    }

    /// Repeats something in batches until the time is up.
    fn measure(&mut self, time: Duration, batch: u64, mut once: impl FnMut()) {
        let begin = Instant::now();
        while begin.elapsed() < time {
            (0..batch).for_each(|_| once());
            self.count += batch;
        }
        self.time += begin.elapsed();
    }
}

impl<'a, G: TerminalGame> Bench<'a, G> {
    fn new(options: &'a G::Options, seed: u64) -> Result<Self> {
        let mut chance = Sampled::new(seed);
        let start = G::start(options, &mut chance, &mut Silent)?;
        let (games, rolls, copies) = Default::default();
        Ok(Bench { options, start, chance, legal: Vec::new(), effort: Effort::default(), games, rolls, copies })
    }

    /// One game from its start to its end.
    fn game(&mut self) -> Result {
        let mut game = G::start(self.options, &mut self.chance, &mut Silent)?;
        let effort = play_out(&mut game, &mut self.chance, &mut self.legal);
        self.effort.decisions += effort.decisions;
        self.effort.actions += effort.actions;
        Ok(())
    }

    fn run(&mut self, time: Duration) -> Result {
        let mut dice = self.chance.clone();
        for _ in 0..SLICES {
            let begin = Instant::now();
            while begin.elapsed() < time * 8 / 10 / SLICES {
                self.game()?;
                self.games.count += 1;
            }
            self.games.time += begin.elapsed();
            let short = time / 10 / SLICES;
            self.rolls.measure(short, 1000, || {
                black_box([(); 5].map(|()| dice.pick(6)));
            });
            let start = &self.start;
            self.copies.measure(short, 1000, || {
                black_box(black_box(start).clone());
            });
        }
        Ok(())
    }

    fn report(&self) -> String {
        let Effort { decisions, actions } = self.effort;
        let speed = self.games.of(decisions);
        let mean = |sum: u64, of: u64| sum as f64 / of as f64;
        let lines = [
            figure("decisions/s", speed, 0),
            figure("games/s", self.games.per_second(), 0),
            figure("decisions per game", mean(decisions, self.games.count), 1),
            figure("legal actions per decision", mean(actions, decisions), 2),
            figure("rolls of five dice/s", self.rolls.per_second(), 0),
            figure("copies of a state/s", self.copies.per_second(), 0),
            figure("decisions : rolls", speed / self.rolls.per_second(), 4),
        ];
        lines.join("\n")
    }
}

fn figure(label: &str, value: f64, decimals: usize) -> String {
    format!("  {label:28}{value:>14.decimals$}")
}
