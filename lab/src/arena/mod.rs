//! `lab arena`: bots against each other, seats rotated, the same chance for every rotation.

mod contender;
pub mod plot;
mod report;

use std::{fs, time::Duration};

use clap::Args;
use cli::{
    args::{SeedArg, Setup},
    failure::{Failure, Result},
    games::{Command, GameName},
    terminal::TerminalGame,
    text::print_report,
};
pub use contender::Contender;
use kit::{Outcome, Sampled, Seat, Silent};
use report::Report;

use crate::{parallel::Games, random::play_bots};

#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// The game
    pub game: GameName,

    /// Who plays: random, a step of the ladder (novice to grandmaster), or the yardstick, separated by commas; one per
    /// seat
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT")]
    bots: Vec<Contender>,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    games: Games,

    #[command(flatten)]
    seed: SeedArg,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Draw the win rates into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<String>,
}

/// One game of a match.
pub struct Played {
    index: u64,
    /// None for a game that was abandoned.
    pub outcome: Option<Outcome>,
    decisions: u64,
    /// The seat of each bot.
    pub seats: Vec<usize>,
    /// Microseconds of each decision, by bot.
    times: Vec<Vec<f32>>,
}

impl Command for ArenaArgs {
    fn run<G: TerminalGame>(&self) -> Result {
        let options = self.options::<G>()?;
        let seed = self.seed.get();
        let players = self.bots.len() as u64;
        // Every rotation of the seats is played as often as every other.
        let count = self.games.games.div_ceil(players) * players;
        let play = |games: &mut Vec<Played>, index| {
            let chance = seed.of_game(index / players);
            games.push(play_one::<G>(&self.bots, &options, index, chance)?);
            Ok(())
        };
        let mut games: Vec<Played> = self.games.play(count, 1, play)?.into_iter().flatten().collect();
        if games.is_empty() {
            return Err(Failure::new("stopped before any game was finished"));
        }
        // Ratings depend on the order of the games, and the order of finishing is different each time.
        games.sort_by_key(|game| game.index);
        let report = Report::new::<G>(&options, seed, &self.bots, count, &games);
        if let Some(file) = &self.plot {
            fs::write(file, plot::draw(&report.title(), &report.bars(), None))
                .map_err(|error| Failure::at(file, error))?;
        }
        print_report(&report, self.json)
    }
}

impl ArenaArgs {
    /// The settings, with a seat for each bot.
    fn options<G: TerminalGame>(&self) -> Result<G::Options> {
        // Too many for a `u8` are too many for any table; the options will say so.
        let seats = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        if self.setup.players.is_some_and(|players| players != seats) {
            return Err(Failure::at("--players", format!("{seats} bots are named: one for each seat")));
        }
        Setup { players: Some(seats), ..self.setup.clone() }.options::<G>()
    }
}

/// Plays one game of these bots; `index` says how the seats are rotated.
pub fn play_one<G: TerminalGame>(bots: &[Contender], options: &G::Options, index: u64, seed: u64) -> Result<Played> {
    let players = bots.len();
    let turned = index as usize % players;
    let bot_of = |seat: usize| (seat + players - turned) % players;
    let bot = |bot: usize| bots[bot].bot::<G>(seed ^ (bot as u64 + 1).rotate_left(32));
    let mut seated: Vec<_> = (0..players).map(|seat| bot(bot_of(seat))).collect();
    let mut chance = Sampled::new(seed);
    let mut game = G::start(options, &mut chance, &mut Silent)?;
    let mut times = vec![Vec::new(); players];
    let thought = |seat: Seat, time: Duration| times[bot_of(seat.index())].push(time.as_secs_f32() * 1e6);
    let decisions = play_bots(&mut game, &mut chance, &mut seated, thought)?.decisions;
    let seats = (0..players).map(|bot| (bot + turned) % players).collect();
    Ok(Played { index, outcome: game.outcome(), decisions, seats, times })
}
