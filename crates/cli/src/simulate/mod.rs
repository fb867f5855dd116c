//! `intramuros simulate`: many random games on all cores, and what they have in common.

mod report;
mod sums;

use std::io::{self, Write};

use clap::Args;
use kit::{Sampled, Silent};

use crate::{
    args::{Command, GameName, SeedArg, Setup},
    failure::{Failure, Result},
    parallel::Games,
    random::play_out,
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

    #[command(flatten)]
    games: Games,

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
        // Which thread plays which game changes nothing: a game's chance follows from its number.
        let play = |(sums, legal): &mut (Sums, Vec<G::Action>), index| {
            let mut chance = Sampled::new(seed.of_game(index));
            let mut game = G::start(&options, &mut chance, &mut Silent)?;
            let effort = play_out(&mut game, &mut chance, legal);
            sums.add(&game, effort);
            Ok(())
        };
        let mut all = Sums::default();
        for (sums, _) in self.games.play(self.games.games, BATCH, play)? {
            all.merge(&sums);
        }
        if all.games == 0 {
            return Err(Failure::new("stopped before any game was finished"));
        }
        let report = Report::new::<G>(&options, seed, self.games.games, &all);
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
            return Ok(writeln!(out)?);
        }
        Ok(write!(out, "{report}")?)
    }
}
