//! `intramuros arena`: bots against each other, seats rotated, the same chance for every rotation.

mod plot;
mod report;

use std::{fs, time::Instant};

use bots::{Bot, Level};
use clap::Args;
use kit::{Outcome, Sampled, Silent};

use crate::{
    args::{Command, GameName, SeedArg, Setup},
    failure::{Failure, Result},
    parallel::Games,
    tables::Table,
    text::print_report,
};
use report::Report;

/// A game that has not ended by then is given up and told of.
const MOST_DECISIONS: usize = 20_000;

#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// The game
    pub game: GameName,

    /// Who plays: random, novice, apprentice, journeyman, master, separated by commas; one per seat
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT")]
    bots: Vec<Level>,

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
struct Played {
    index: u64,
    /// None for a game that was given up.
    outcome: Option<Outcome>,
    decisions: u64,
    /// The seat of each bot.
    seats: Vec<usize>,
    /// Microseconds of each decision, by bot.
    times: Vec<Vec<f32>>,
}

impl Command for ArenaArgs {
    fn run<G: Table>(&self) -> Result {
        let options = self.options::<G>()?;
        let seed = self.seed.get();
        let players = self.bots.len() as u64;
        // Every rotation of the seats is played as often as every other.
        let count = self.games.games.div_ceil(players) * players;
        let play = |games: &mut Vec<Played>, index| {
            let chance = seed.of_game(index / players);
            games.push(self.game_of::<G>(&options, index, chance)?);
            Ok(())
        };
        let mut games: Vec<Played> = self.games.play(count, 1, play)?.into_iter().flatten().collect();
        if games.is_empty() {
            return Err(Failure::new("stopped before any game was finished"));
        }
        // Ratings depend on the order of the games; the order of finishing would be another one each time.
        games.sort_by_key(|game| game.index);
        let report = Report::new::<G>(&options, seed, &self.bots, count, &games);
        if let Some(file) = &self.plot {
            fs::write(file, plot::draw(&report)).map_err(|error| Failure::at(file, error))?;
        }
        print_report(&report, self.json)
    }
}

impl ArenaArgs {
    /// The settings, with a seat for each bot.
    fn options<G: Table>(&self) -> Result<G::Options> {
        let seats = self.bots.len() as u8;
        if self.setup.players.is_some_and(|players| players != seats) {
            return Err(Failure::at("--players", format!("{seats} bots are named: one for each seat")));
        }
        Setup { players: Some(seats), ..self.setup.clone() }.options::<G>()
    }

    /// Plays one game; `index` says how the seats are rotated.
    fn game_of<G: Table>(&self, options: &G::Options, index: u64, seed: u64) -> Result<Played> {
        let players = self.bots.len();
        let seats: Vec<usize> = (0..players).map(|bot| (bot + index as usize) % players).collect();
        let bot_of = |seat: usize| (seat + players - index as usize % players) % players;
        let start = |(bot, level): (usize, &Level)| G::bot(*level, seed ^ (bot as u64 + 1).rotate_left(32));
        let mut bots: Vec<Box<dyn Bot<G>>> = self.bots.iter().enumerate().map(start).collect();
        let mut chance = Sampled::new(seed);
        let mut game = G::start(options, &mut chance, &mut Silent)?;
        let (mut legal, mut decisions, mut times) = (Vec::new(), 0, vec![Vec::new(); players]);
        while let Some(seat) = game.turn().seat().filter(|_| decisions < MOST_DECISIONS as u64) {
            game.legal(&mut legal);
            let bot = bot_of(seat.index());
            let view = game.view(kit::Viewer::Seat(seat));
            let begin = Instant::now();
            let choice = bots[bot].choose(&view, &legal);
            times[bot].push(begin.elapsed().as_secs_f32() * 1e6);
            let action = *legal.get(choice).ok_or_else(|| Failure::new("a bot answers outside the list"))?;
            game.apply(action, &mut chance, &mut Silent).map_err(Failure::new)?;
            decisions += 1;
        }
        Ok(Played { index, outcome: game.outcome(), decisions, seats, times })
    }
}
