//! `lab perft`: counts the ways to play on, through every outcome of chance.

use std::io::{self, Write};

use clap::Args;
use cli::{
    args::{SeedArg, Setup},
    failure::{Failure, Result},
    files,
    games::{Command, GameName},
    terminal::TerminalGame,
};
use kit::{Game, Live, Odometer, Record, Silent};

#[derive(Args, Debug)]
pub struct PerftArgs {
    /// The game
    pub game: GameName,

    /// How many decisions deep
    #[arg(long, short, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    seed: SeedArg,

    /// Begin with the position of this record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "first", "options", "seed"])]
    record: Option<String>,

    /// After so many decisions of the record [default: all]
    #[arg(long, value_name = "N", requires = "record")]
    at: Option<usize>,

    /// Count each first action by itself
    #[arg(long)]
    divide: bool,

    /// Stop when a depth has more positions than this
    #[arg(long, value_name = "POSITIONS", default_value_t = 100_000_000)]
    limit: u64,
}

impl Command for PerftArgs {
    fn run<G: TerminalGame>(&self) -> Result {
        let mut out = io::stdout().lock();
        let game = match &self.record {
            Some(file) => recorded::<G>(file, self.at)?,
            None => {
                let seed = self.seed.get();
                writeln!(out, "{}, seed {seed}", G::NAME)?;
                G::start(&self.setup.options::<G>()?, &mut Live::new(seed.bytes()), &mut Silent)?
            }
        };
        for depth in 1..=self.depth {
            let count = kit::perft(&game, depth, self.limit).ok_or_else(|| self.too_many(depth))?;
            writeln!(out, "perft {depth} {count}")?;
        }
        if self.divide {
            self.divide(&game, &mut out)?;
        }
        Ok(())
    }
}

impl PerftArgs {
    fn too_many(&self, depth: u32) -> Failure {
        Failure::new(format!("depth {depth} has more than {} positions: --limit allows more", self.limit))
    }

    /// The same count, by first action.
    fn divide<G: Game>(&self, game: &G, out: &mut impl Write) -> Result {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        for action in legal {
            let mut chance = Odometer::default();
            let mut count = 0;
            loop {
                let mut after = game.clone();
                after.apply(action, &mut chance, &mut Silent).map_err(Failure::new)?;
                count += kit::perft(&after, self.depth - 1, self.limit).ok_or_else(|| self.too_many(self.depth))?;
                if !chance.advance() {
                    break;
                }
            }
            writeln!(out, "{action}: {count}")?;
        }
        Ok(())
    }
}

/// The position of a record.
fn recorded<G: Game>(file: &str, at: Option<usize>) -> Result<G> {
    let record: Record<G> = files::read(file)?.parse().map_err(|error| files::in_file(file, error))?;
    record.at(at.unwrap_or(usize::MAX)).map_err(|error| files::in_file(file, error))
}
