//! `intramuros simulate`: many random games on all cores, and what they have in common.

mod report;
mod sums;

use std::{
    io::{self, IsTerminal, Write},
    num::NonZero,
    process,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kit::{Sampled, Silent};

use crate::{
    args::{Command, GameName, SeedArg, Setup},
    failure::{Failure, Result},
    random::play_out,
    seed::Seed,
    tables::Table,
};
use report::Report;
use sums::Sums;

/// Games that a thread takes at a time.
const BATCH: u64 = 32;

#[derive(Args, Debug)]
pub struct SimulateArgs {
    /// The game
    pub game: GameName,

    #[command(flatten)]
    setup: Setup,

    /// How many games
    #[arg(long, short, value_name = "M", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// How many threads [default: one per core]
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZero<usize>>,

    #[command(flatten)]
    seed: SeedArg,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Command for SimulateArgs {
    fn run<G: Table>(&self) -> Result {
        let options = self.setup.options::<G>()?;
        let seed = self.seed.get();
        let stop = stop_on_interrupt()?;
        let sums = self.play::<G>(&options, seed, stop)?;
        if sums.games == 0 {
            return Err(Failure::new("stopped before any game was finished"));
        }
        let report = Report::new::<G>(&options, seed, self.games, &sums);
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
            return Ok(writeln!(out)?);
        }
        Ok(write!(out, "{report}")?)
    }
}

impl SimulateArgs {
    /// Plays all games, or those that are done when somebody stops it. Which thread plays which changes nothing.
    fn play<G: Table>(&self, options: &G::Options, seed: Seed, stop: &AtomicBool) -> Result<Sums> {
        let threads = self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let work = &Work::<G> { options, seed, games: self.games, next: AtomicU64::new(0), stop };
        let (sender, done) = mpsc::channel();
        thread::scope(|scope| {
            let start = |sender| scope.spawn(move || work.run(&sender));
            let workers: Vec<_> = (0..threads).map(|_| start(sender.clone())).collect();
            drop(sender);
            show_progress(&done, self.games);
            let mut all = Sums::default();
            for worker in workers {
                all.merge(&worker.join().map_err(|_| Failure::new("a thread has failed"))??);
            }
            Ok(all)
        })
    }
}

/// What the threads share.
struct Work<'a, G: Table> {
    options: &'a G::Options,
    seed: Seed,
    games: u64,
    /// The first game that nobody has taken.
    next: AtomicU64,
    stop: &'a AtomicBool,
}

impl<G: Table> Work<'_, G> {
    /// Plays batch after batch and says how many games are done.
    fn run(&self, done: &mpsc::Sender<u64>) -> Result<Sums> {
        let mut sums = Sums::default();
        let mut legal = Vec::new();
        while !self.stop.load(Ordering::Relaxed) {
            let begin = self.next.fetch_add(BATCH, Ordering::Relaxed);
            let end = self.games.min(begin + BATCH);
            if begin >= end {
                break;
            }
            for index in begin..end {
                let mut chance = Sampled::new(self.seed.of_game(index));
                let mut game = G::start(self.options, &mut chance, &mut Silent)?;
                let effort = play_out(&mut game, &mut chance, &mut legal);
                sums.add(&game, effort);
            }
            done.send(end - begin).map_err(Failure::new)?;
        }
        Ok(sums)
    }
}

/// Shows how far it is until the last worker has gone.
fn show_progress(done: &mpsc::Receiver<u64>, games: u64) {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left") {
        bar.set_style(style);
    }
    let plain = !io::stderr().is_terminal();
    let mut last = Instant::now();
    for batch in done {
        bar.inc(batch);
        if plain && last.elapsed() > Duration::from_secs(5) {
            last = Instant::now();
            // A progress line that cannot be written is no reason to stop.
            let _ = writeln!(io::stderr(), "{} of {games} games", bar.position());
        }
    }
    bar.finish_and_clear();
}

/// The first interrupt asks for what there is, the second ends the program.
fn stop_on_interrupt() -> Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    })
    .map_err(Failure::new)?;
    Ok(&STOP)
}
