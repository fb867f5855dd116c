//! `lab train`: learns the weights of a game's bots by self-play.
//!
//! `learn.rs` is the same for every game: play, remember, follow the gradient with `adam.rs`. What is a game's own (who
//! plays, what is to be learned from it, the gradient of its value function) is in the folder of its name.

mod adam;
mod judgement;
mod learn;
mod saint_malo;
mod valletta;

use std::{fs, num::NonZero};

use ::saint_malo::SaintMalo;
use ::valletta::Valletta;
use bots::{Weights, saint_malo::table::Table as SaintMaloTable, valletta::Table as VallettaTable};
use clap::Args;
use cli::{
    args::{SeedArg, key_and_value},
    failure::{Failure, Result},
    games::GameName,
};
use indicatif::{ProgressBar, ProgressStyle};
use kit::Game;

pub use self::learn::{Learn, Settings, learn};
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

    /// How to learn, such as rate=0.001: batch, memory, replays, rate, slowing, lambda, steady, warm_up; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_and_value)]
    settings: Vec<(String, String)>,
}

impl TrainArgs {
    /// Learns the game that is named.
    pub fn run(&self) -> Result {
        match self.game.name() {
            SaintMalo::NAME => self.train::<SaintMaloTable>(),
            Valletta::NAME => self.train::<VallettaTable>(),
            other => Err(Failure::at(other, "its bots learn nothing")),
        }
    }

    fn train<G: Learn>(&self) -> Result {
        let from = self.resume.then(|| self.begun::<G>()).transpose()?;
        let mut settings = Settings { games: self.games, seed: self.seed.get().number(), ..G::SETTINGS };
        for (key, value) in &self.settings {
            settings.set(key, value).map_err(|why| Failure::at("--set", why))?;
        }
        let bar = ProgressBar::new(self.games);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos} of {len} games, {eta} left, {msg}") {
            bar.set_style(style);
        }
        learn::<G>(&settings, threads(self.threads), from, stop_on_interrupt()?, &mut |progress| {
            bar.set_position(progress.games);
            bar.set_message(format!("mean score {:.1}, error {:.3}", progress.score, progress.error));
            self.keep(&progress.weights.write())
        })?;
        bar.finish();
        Ok(())
    }

    /// The weights to go on from.
    fn begun<G: Learn>(&self) -> Result<Weights<G>> {
        let file = fs::read(&self.out).map_err(|error| Failure::at(&self.out, error))?;
        Weights::read(&file).map_err(|why| Failure::at(&self.out, why))
    }

    /// Writes the weights beside the old file first: an interrupt never leaves half a file.
    fn keep(&self, file: &[u8]) -> Result {
        let fresh = format!("{}.new", self.out);
        let written = fs::write(&fresh, file).and_then(|()| fs::rename(&fresh, &self.out));
        written.map_err(|error| Failure::at(&self.out, error))
    }
}
