//! The program `intramuros`: without a command it serves.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cli::{
    failure::Result,
    play::PlayArgs,
    record::RecordCommand,
    review::ReviewArgs,
    server::{HostCommand, ServeArgs},
};

/// Board games about walled harbour cities: serve, play, record
#[derive(Parser)]
#[command(
    name = "intramuros",
    version,
    after_help = "Examples:
  intramuros
  intramuros play saint-malo
  intramuros help record"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    Host(HostCommand),

    /// Play at this terminal against bots
    #[command(after_help = "Examples:
  intramuros play saint-malo
  intramuros play valletta --lang de --bots journeyman
  intramuros play saint-malo --players 4 --seat 1 --seed lucky --record game.record")]
    Play(PlayArgs),

    /// Say what was skill and what was luck in a game
    #[command(after_help = "Examples:
  intramuros review game.record
  intramuros review game.record --json | jq .seats")]
    Review(ReviewArgs),

    /// Make, explain, replay and check records of games
    #[command(
        subcommand,
        after_help = "Examples:
  intramuros record new saint-malo --players 4 --seed a -o game.record
  intramuros record replay game.record --at 100
  intramuros record new saint-malo | intramuros record explain - | head -3"
    )]
    Record(RecordCommand),
}

fn main() -> ExitCode {
    cli::end("intramuros", run(&Cli::parse()))
}

fn run(cli: &Cli) -> Result {
    match &cli.command {
        Some(Command::Host(command)) => command.run(),
        Some(Command::Play(args)) => args.play(),
        Some(Command::Review(args)) => args.run(),
        Some(Command::Record(command)) => command.run(),
        None => ServeArgs::default().run(),
    }
}
