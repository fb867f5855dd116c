//! `lab train`: learns the weights of a game's bots by self-play.

use std::{fs, num::NonZero, sync::atomic::Ordering};

use bots::{Course, Learn, Learned};
use clap::Args;
use cli::{
    args::SeedArg,
    failure::{Failure, Result},
    games::GameName,
};
use indicatif::{ProgressBar, ProgressStyle};
use kit::Game;
use saint_malo::SaintMalo;
use valletta::Valletta;

use crate::parallel::{stop_on_interrupt, threads};

#[derive(Args, Debug)]
pub struct TrainArgs {
    /// The game
    pub game: GameName,

    /// How many games of self-play
    #[arg(long, short, value_name = "M", default_value_t = 5000)]
    games: u64,

    /// How many threads [default: one per core]
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZero<usize>>,

    #[command(flatten)]
    seed: SeedArg,

    /// Where the weights go; they are written again after every batch
    #[arg(long, short, value_name = "FILE")]
    out: String,

    /// Go on from the weights in that file
    #[arg(long)]
    resume: bool,
}

impl TrainArgs {
    /// Learns the game that is named.
    pub fn run(&self) -> Result {
        match self.game.name() {
            SaintMalo::NAME => self.train::<SaintMalo>(),
            Valletta::NAME => self.train::<Valletta>(),
            other => Err(Failure::at(other, "its bots learn nothing")),
        }
    }

    fn train<G: Learn>(&self) -> Result {
        let from =
            self.resume.then(|| fs::read(&self.out).map_err(|error| Failure::at(&self.out, error))).transpose()?;
        let seed = self.seed.get().number();
        let course = Course { games: self.games, threads: threads(self.threads), seed, from };
        let stop = stop_on_interrupt()?;
        let bar = ProgressBar::new(self.games);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos} of {len} games, {eta} left, {msg}") {
            bar.set_style(style);
        }
        let mut written = Ok(());
        let learned = G::learn(&course, &mut |learned| {
            bar.set_position(learned.games);
            bar.set_message(format!("mean score {:.1}, error {:.3}", learned.score, learned.error));
            written = self.keep(&learned);
            written.is_ok() && !stop.load(Ordering::Relaxed)
        });
        bar.finish();
        learned.map_err(|why| Failure::at(&self.out, why))?;
        written
    }

    /// Writes the weights beside the old file first: an interrupt never leaves half a file.
    fn keep(&self, learned: &Learned) -> Result {
        let fresh = format!("{}.new", self.out);
        let written = fs::write(&fresh, &learned.file).and_then(|()| fs::rename(&fresh, &self.out));
        written.map_err(|error| Failure::at(&self.out, error))
    }
}
