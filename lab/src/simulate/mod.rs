//! `lab simulate`: many games of bots on all cores, and what they have in common.

mod report;
mod sums;

use bots::{Bot, Level};
use clap::Args;
use cli::{
    args::{SeedArg, Setup},
    failure::{Failure, Result},
    games::{Command, GameName},
    terminal::TerminalGame,
    text::print_report,
};
use kit::{Options, Sampled, Silent};
use report::Report;
use sums::Sums;

use crate::{
    parallel::Games,
    random::{finished, play_bots, play_out},
};

/// Games that a thread takes at a time.
const BATCH: u64 = 32;

#[derive(Args, Debug)]
pub struct SimulateArgs {
    /// The game
    pub game: GameName,

    #[command(flatten)]
    setup: Setup,

    /// Who plays: random, or a step of the ladder (novice to grandmaster); one for all seats, or one each with commas
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "BOT")]
    bots: Vec<Level>,

    #[command(flatten)]
    games: Games,

    #[command(flatten)]
    seed: SeedArg,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Command for SimulateArgs {
    fn run<G: TerminalGame>(&self) -> Result {
        let options = self.setup.options::<G>()?;
        let (seed, players) = (self.seed.get(), options.players());
        if self.bots.len() != 1 && self.bots.len() != usize::from(players) {
            return Err(Failure::at("--bots", format!("name one bot for all, or one for each of the {players} seats")));
        }
        // It does not matter which thread plays a game: its chance depends only on its number.
        let play = |(sums, legal): &mut (Sums, Vec<G::Action>), index| {
            let mut chance = Sampled::new(seed.of_game(index));
            let mut game = G::start(&options, &mut chance, &mut Silent)?;
            let effort = match self.bots[..] {
                [Level::Random] => play_out(&mut game, &mut chance, legal),
                _ => {
                    play_bots(&mut game, &mut chance, &mut self.bots_of::<G>(players, seed.of_game(index)), |_, _| ())?
                }
            };
            sums.add(&finished(&game)?, game.first(), effort);
            Ok(())
        };
        let mut all = Sums::default();
        for (sums, _) in self.games.play(self.games.games, BATCH, play)? {
            all.merge(&sums);
        }
        if all.games == 0 {
            return Err(Failure::new("stopped before any game was finished"));
        }
        let report = Report::new::<G>(&options, seed, &self.bots, self.games.games, &all);
        print_report(&report, self.json)
    }
}

impl SimulateArgs {
    /// A bot for each seat.
    fn bots_of<G: TerminalGame>(&self, players: u8, seed: u64) -> Vec<Box<dyn Bot<G>>> {
        let levels = self.bots.iter().cycle().take(players.into());
        levels.zip(1..).map(|(&level, seat): (_, u64)| G::bot(level, seed ^ seat.rotate_left(32))).collect()
    }
}
