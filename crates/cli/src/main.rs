//! Saint Malo and Valletta on the command line.

mod arena;
mod args;
mod balance;
mod bench;
mod failure;
mod files;
mod parallel;
mod perft;
mod play;
mod random;
mod record;
mod seed;
mod server;
mod simulate;
mod stats;
mod tables;
mod text;
mod train;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use failure::{Failure, Result};

/// Board games about walled harbour cities: serve, play, simulate, record, measure
#[derive(Parser)]
#[command(
    name = "intramuros",
    version,
    after_help = "Examples:
  intramuros
  intramuros play saint-malo
  intramuros simulate saint-malo --players 3 --games 10000
  intramuros help record"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the server: what happens when no command is given
    #[command(after_help = "Examples:
  intramuros serve
  intramuros serve --port 8080 --data /var/lib/intramuros
  intramuros serve --host 0.0.0.0 --database postgres://intramuros@localhost/intramuros")]
    Serve(server::ServeArgs),

    /// Think for the bots of a server, beside it or on another machine
    #[command(after_help = "Example:
  intramuros worker --database postgres://intramuros@db.example.org/intramuros")]
    Worker(server::WorkerArgs),

    /// Replay stored games and check every roll and draw
    #[command(after_help = "Examples:
  intramuros verify --all
  curl -s http://127.0.0.1:4600/api/v1/tables/ID/proof | intramuros verify -")]
    Verify(server::VerifyArgs),

    /// Copy the database into one file, while the server runs
    Backup(server::BackupArgs),

    /// Begin a database with a backup or an export
    Restore(server::RestoreArgs),

    /// Write everything as JSON lines, to move to another engine
    Export(server::ExportArgs),

    /// Read an export into an empty database
    Import(server::ImportArgs),

    /// Pack all finished games and give back the room that they leave; the server must be stopped
    Compact(server::CompactArgs),

    /// Fill a database with games and accounts, to see how a server bears them
    #[command(after_help = "Example:
  intramuros populate --games 20000 --accounts 10000 --data many")]
    Populate(server::PopulateArgs),

    /// Put a server on this machine under load and report how it bears it
    #[command(after_help = "Examples:
  intramuros load
  intramuros load --tables 2000 --streams 5000 --rate 1000 --seconds 60 --plot load.svg")]
    Load(server::LoadArgs),

    /// Play at this terminal against random opponents
    #[command(after_help = "Examples:
  intramuros play saint-malo
  intramuros play saint-malo --players 4 --seat 1 --seed lucky --record game.record")]
    Play(play::PlayArgs),

    /// Play many random games and report means with their intervals
    #[command(after_help = "Examples:
  intramuros simulate saint-malo --players 3 --games 100000
  intramuros simulate saint-malo --games 1000 --option coin_vp=1 --seed a --json")]
    Simulate(simulate::SimulateArgs),

    /// Let bots play against each other and report who wins how often
    #[command(after_help = "Examples:
  intramuros arena valletta --bots master,random --games 2000
  intramuros arena saint-malo --bots master,apprentice,apprentice,apprentice --json --plot wins.svg")]
    Arena(arena::ArenaArgs),

    /// Show how the owners of each building of Valletta fare
    #[command(after_help = "Example:
  intramuros balance --players 3 --games 2000 --bot journeyman")]
    Balance(balance::BalanceArgs),

    /// Learn the weights of the bots by self-play
    #[command(after_help = "Examples:
  intramuros train valletta --games 18000 --out valletta.weights
  intramuros train saint-malo --games 5000 --out saint_malo.weights --resume")]
    Train(train::TrainArgs),

    /// Make, explain, replay and check records of games
    #[command(
        subcommand,
        after_help = "Examples:
  intramuros record new saint-malo --players 4 --seed a -o game.record
  intramuros record replay game.record --at 100
  intramuros record new saint-malo | intramuros record explain - | head -3"
    )]
    Record(record::RecordCommand),

    /// Count the ways to play on, through every outcome of chance
    #[command(after_help = "Examples:
  intramuros perft saint-malo --depth 2 --seed a
  intramuros perft saint-malo --depth 1 --record game.record --at 40 --divide")]
    Perft(perft::PerftArgs),

    /// Measure how fast games are played at random on one core
    #[command(after_help = "Example:
  intramuros bench saint-malo --players 4 --seconds 10")]
    Bench(bench::BenchArgs),
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) | Err(Failure::Pipe) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(Failure::Says(why)) => {
            complain(&why);
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result {
    match &cli.command {
        Some(Command::Serve(args)) => args.run(),
        Some(Command::Worker(args)) => args.run(),
        Some(Command::Verify(args)) => args.run(),
        Some(Command::Backup(args)) => args.run(),
        Some(Command::Restore(args)) => args.run(),
        Some(Command::Export(args)) => args.run(),
        Some(Command::Import(args)) => args.run(),
        Some(Command::Compact(args)) => args.run(),
        Some(Command::Populate(args)) => args.run(),
        Some(Command::Load(args)) => args.run(),
        Some(Command::Play(args)) => args.play(),
        Some(Command::Simulate(args)) => args.game.run(args),
        Some(Command::Arena(args)) => args.game.run(args),
        Some(Command::Balance(args)) => args.run(),
        Some(Command::Train(args)) => args.game.run(args),
        Some(Command::Record(command)) => command.run(),
        Some(Command::Perft(args)) => args.game.run(args),
        Some(Command::Bench(args)) => args.all(),
        None => server::ServeArgs::default().run(),
    }
}

/// Says on the error output what is wrong.
fn complain(why: &str) {
    // Where even this cannot be written, the exit code has to do.
    let _ = writeln!(io::stderr(), "intramuros: {why}");
}
