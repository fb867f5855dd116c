//! The laboratory: bots against each other, many games, learning, counting, speed, and a server under load.

mod arena;
mod balance;
mod bench;
mod exploit;
mod ladder;
mod load;
mod parallel;
mod perft;
mod populate;
mod random;
mod review_levels;
mod simulate;
mod stats;
mod train;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cli::{failure::Result, record::RecordCommand, server::HostCommand};

/// The laboratory of Intramuros: simulate, compare, train, measure
#[derive(Parser)]
#[command(
    name = "lab",
    version,
    after_help = "Examples:
  lab simulate saint-malo --players 3 --games 10000
  lab arena valletta --bots master,journeyman --games 400
  lab help load"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Fill a database with games and accounts, to see how a server bears them
    #[command(after_help = "Example:
  lab populate --games 20000 --accounts 10000 --data many")]
    Populate(populate::PopulateArgs),

    /// Put a server on this machine under load and report how it bears it
    #[command(after_help = "Examples:
  lab load
  lab load --tables 2000 --streams 5000 --rate 1000 --seconds 60 --plot load.svg")]
    Load(load::LoadArgs),

    /// Let bots play many games and report means with their intervals
    #[command(after_help = "Examples:
  lab simulate saint-malo --players 3 --games 100000
  lab simulate saint-malo --games 1000 --option coin_vp=1 --seed a --json")]
    Simulate(simulate::SimulateArgs),

    /// Let bots play against each other and report who wins how often
    #[command(after_help = "Examples:
  lab arena valletta --bots master,random --games 2000
  lab arena saint-malo --bots master,apprentice,apprentice,apprentice --json --plot wins.svg")]
    Arena(arena::ArenaArgs),

    /// Review games of bots of each level and report how much they lose per decision
    #[command(after_help = "Example:
  lab review-levels saint-malo --games 100 --levels novice,master")]
    ReviewLevels(review_levels::ReviewLevelsArgs),
    /// Let every step of the ladder play against the next one
    #[command(after_help = "Examples:
  lab ladder saint-malo --games 2000
  lab ladder valletta --from 1 --to 7 --apart 2 --games 2000 --plot ladder.svg")]
    Ladder(ladder::LadderArgs),

    /// Show how the owners of each building of Valletta fare
    #[command(after_help = "Example:
  lab balance --players 3 --games 2000 --bot journeyman")]
    Balance(balance::BalanceArgs),

    /// Learn the weights of the bots by self-play
    #[command(after_help = "Examples:
  lab train valletta --games 18000 --out valletta.weights
  lab train saint-malo --games 5000 --out saint_malo.weights --resume")]
    Train(train::TrainArgs),

    /// Learn how to beat one bot, and report how often that succeeds: the measure of its strength
    #[command(after_help = "Example:
  lab exploit saint-malo --against yardstick --learn 5000 --games 2000")]
    Exploit(exploit::ExploitArgs),

    /// Count the ways to play on, through every outcome of chance
    #[command(after_help = "Examples:
  lab perft saint-malo --depth 2 --seed a
  lab perft saint-malo --depth 1 --record game.record --at 40 --divide")]
    Perft(perft::PerftArgs),

    /// Measure how fast games are played at random on one core
    #[command(after_help = "Example:
  lab bench saint-malo --players 4 --seconds 10")]
    Bench(bench::BenchArgs),

    /// Make, explain, replay and check records of games
    #[command(subcommand)]
    Record(RecordCommand),

    /// What a load test does with its server
    #[command(flatten)]
    Host(HostCommand),
}

fn main() -> ExitCode {
    cli::end("lab", run(&Cli::parse()))
}

fn run(cli: &Cli) -> Result {
    match &cli.command {
        Command::Populate(args) => args.run(),
        Command::Load(args) => args.run(),
        Command::Simulate(args) => args.game.run(args),
        Command::Arena(args) => args.game.run(args),
        Command::ReviewLevels(args) => args.game.run(args),
        Command::Ladder(args) => args.game.run(args),
        Command::Balance(args) => args.run(),
        Command::Train(args) => args.run(),
        Command::Exploit(args) => args.run(),
        Command::Perft(args) => args.game.run(args),
        Command::Bench(args) => args.all(),
        Command::Record(command) => command.run(),
        Command::Host(command) => command.run(),
    }
}
