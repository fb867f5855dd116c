//! `lab balance`: how much more or less often the owners of each building of Valletta win.

use std::{collections::BTreeMap, fmt};

use bots::{Level, Opponent};
use clap::Args;
use cli::{
    args::{SeedArg, Setup},
    failure::{Failure, Result},
    text::print_report,
};
use kit::{Game, Options as _, Sampled, Seat, Silent, Viewer};
use serde::Serialize;
use valletta::{Building, Colour, Valletta, View};

use crate::{
    parallel::Games,
    random::{finished, play_bots},
    stats::Share,
};

#[derive(Args, Debug)]
pub struct BalanceArgs {
    /// Who plays on every seat
    #[arg(long, default_value = "master", value_name = "BOT")]
    bot: Level,

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

/// One player at the end of one game.
struct Seen {
    /// Wins; a shared win counts as a fraction.
    won: f64,
    /// The buildings they own, and whether they are upgraded.
    built: Vec<(String, bool)>,
    colours: [usize; 3],
    upgrades: usize,
}

impl Seen {
    /// How much the player relies on goods, blue, yellow and upgrades.
    fn leanings(&self) -> [f64; 4] {
        let [green, blue, yellow] = self.colours;
        [green, blue, yellow, self.upgrades].map(|count| count as f64)
    }
}

/// The end of one game: what each player had, and which buildings were laid out.
struct End {
    players: Vec<Seen>,
    laid: Vec<String>,
}

impl BalanceArgs {
    pub fn run(&self) -> Result {
        let options = self.setup.options::<Valletta>()?;
        let (seed, players) = (self.seed.get(), options.players());
        let play = |ends: &mut Vec<End>, index| {
            let game_seed = seed.of_game(index);
            let mut chance = Sampled::new(game_seed);
            let mut game = Valletta::start(&options, &mut chance, &mut Silent)?;
            let bot = |seat: u64| Valletta::bot(self.bot, game_seed ^ (seat + 1).rotate_left(32));
            play_bots(&mut game, &mut chance, &mut (0..players.into()).map(bot).collect::<Vec<_>>(), |_, _| ())?;
            ends.push(End::new(&game.view(Viewer::Public), &finished(&game)?));
            Ok(())
        };
        let ends: Vec<End> = self.games.play(self.games.games, 1, play)?.into_iter().flatten().collect();
        if ends.is_empty() {
            return Err(Failure::new("stopped before any game was finished"));
        }
        let cards = options.building_set();
        let report = Report::new(cards.cards(), self.bot, players, seed.to_string(), &ends);
        print_report(&report, self.json)
    }
}

impl End {
    fn new(view: &View, outcome: &kit::Outcome) -> End {
        let layout = &view.fixed.layout;
        let player = |seat: Seat| {
            let own = view.city.buildings(seat).filter_map(|at| Some((at, layout.get(at)?)));
            let winner = outcome.winners.contains(&seat);
            Seen {
                won: if winner { 1.0 / outcome.winners.len() as f64 } else { 0.0 },
                built: own.map(|(at, building)| (building.name.clone(), view.city.is_upgraded(at))).collect(),
                colours: Colour::BUILDINGS.map(|colour| layout.owned(&view.city, seat, colour).into()),
                upgrades: view.city.upgrades(seat).into(),
            }
        };
        let seats = Seat::all(view.players.len() as u8);
        End { players: seats.map(player).collect(), laid: layout.iter().map(|(_, card)| card.name.clone()).collect() }
    }
}

#[derive(Serialize)]
struct Report {
    bot: String,
    players: u8,
    seed: String,
    games: usize,
    buildings: Vec<Row>,
    strategies: Vec<Strategy>,
}

/// One style of play.
#[derive(Serialize)]
struct Strategy {
    name: &'static str,
    /// The share of players with this style.
    followers: f64,
    /// The share of winners with this style.
    winners: f64,
    /// The win rate of players with this style.
    win_rate: f64,
    low: f64,
    high: f64,
}

/// One building.
#[derive(Serialize)]
struct Row {
    name: String,
    colour: Colour,
    character: String,
    laid: u64,
    /// The share of games with this building in which it was built.
    built: f64,
    upgraded: f64,
    /// Win rate of its owners.
    win_rate: f64,
    low: f64,
    high: f64,
    /// Win rate of its owners minus that of players with as many buildings, in percentage points.
    adjusted: f64,
    margin: f64,
}

impl Report {
    fn new(cards: &[Building], bot: Level, players: u8, seed: String, ends: &[End]) -> Report {
        let expected = by_count(ends);
        let row = |card: &Building| Row::new(card, ends, &expected);
        Report {
            bot: bot.to_string(),
            players,
            seed,
            games: ends.len(),
            buildings: cards.iter().map(row).filter(|row| row.laid > 0).collect(),
            strategies: strategies(ends),
        }
    }
}

/// The win rate of players with this many buildings: those who build more win more, whatever they build.
fn by_count(ends: &[End]) -> BTreeMap<usize, f64> {
    let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for player in ends.iter().flat_map(|end| &end.players) {
        let sum = sums.entry(player.built.len()).or_default();
        *sum = (sum.0 + player.won, sum.1 + 1.0);
    }
    sums.into_iter().map(|(count, (won, all))| (count, won / all)).collect()
}

/// The styles, in the order of [`Seen::leanings`].
const LEANINGS: [&str; 4] = ["goods (green)", "blue", "yellow", "upgrades"];

/// A player's style is what they have most of compared with all players of all games, in standard deviations.
fn strategies(ends: &[End]) -> Vec<Strategy> {
    let players: Vec<&Seen> = ends.iter().flat_map(|end| &end.players).collect();
    let n = players.len() as f64;
    let norms: [(f64, f64); 4] = std::array::from_fn(|index| {
        let mean = players.iter().map(|player| player.leanings()[index]).sum::<f64>() / n;
        let square = players.iter().map(|player| (player.leanings()[index] - mean).powi(2)).sum::<f64>() / n;
        (mean, square.sqrt().max(1e-9))
    });
    let leaning = |player: &Seen| {
        let marks = player.leanings();
        let above = |index: &usize| (marks[*index] - norms[*index].0) / norms[*index].1;
        (0..4).max_by(|one, other| above(one).total_cmp(&above(other))).unwrap_or(0)
    };
    let mut counts = [(0u64, 0.0); 4];
    for player in &players {
        let (followers, won) = &mut counts[leaning(player)];
        (*followers, *won) = (*followers + 1, *won + player.won);
    }
    let strategy = |(name, (followers, won)): (&'static str, (u64, f64))| {
        let Share { share, low, high, .. } = Share::fraction(won, followers.max(1));
        Strategy { name, followers: followers as f64 / n, winners: won / ends.len() as f64, win_rate: share, low, high }
    };
    LEANINGS.into_iter().zip(counts).map(strategy).collect()
}

impl Row {
    fn new(card: &Building, ends: &[End], expected: &BTreeMap<usize, f64>) -> Row {
        let laid = ends.iter().filter(|end| end.laid.contains(&card.name)).count() as u64;
        let (mut built, mut upgraded, mut won, mut above, mut squares) = (0u64, 0u64, 0.0, 0.0, 0.0);
        for player in ends.iter().flat_map(|end| &end.players) {
            let Some((_, side)) = player.built.iter().find(|(name, _)| *name == card.name) else { continue };
            let more = player.won - expected.get(&player.built.len()).copied().unwrap_or(0.0);
            built += 1;
            upgraded += u64::from(*side);
            won += player.won;
            above += more;
            squares += more * more;
        }
        let n = (built as f64).max(1.0);
        let mean = above / n;
        let Share { share, low, high, .. } = Share::fraction(won, built.max(1));
        Row {
            name: card.name.clone(),
            colour: card.colour(),
            character: card.character.to_string(),
            laid,
            built: built as f64 / (laid as f64).max(1.0),
            upgraded: upgraded as f64 / n,
            win_rate: share,
            low,
            high,
            adjusted: 100.0 * mean,
            margin: 100.0 * 1.96 * ((squares / n - mean * mean).max(0.0) / n).sqrt(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games of {} players, all {}, seed {}\n", self.games, self.players, self.bot, self.seed)?;
        writeln!(
            f,
            "{:30}{:8}{:13}{:>7}{:>9}{:>9}{:>20}{:>17}",
            "building", "colour", "character", "built", "upgraded", "wins", "95% interval", "adjusted"
        )?;
        for row in &self.buildings {
            let interval = format!("{:.1}% to {:.1}%", 100.0 * row.low, 100.0 * row.high);
            let adjusted = format!("{:+.1} ± {:.1}", row.adjusted, row.margin);
            let (built, upgraded, wins) = (100.0 * row.built, 100.0 * row.upgraded, 100.0 * row.win_rate);
            let Row { name, colour, character, .. } = row;
            writeln!(
                f,
                "{name:30}{colour:8}{character:13}{built:>6.1}%{upgraded:>8.1}%{wins:>8.1}%{interval:>20}{adjusted:>17}"
            )?;
        }
        writeln!(
            f,
            "\n{:30}{:>9}{:>9}{:>9}{:>20}",
            "what cities lean on", "players", "winners", "wins", "95% interval"
        )?;
        for Strategy { name, followers, winners, win_rate, low, high } in &self.strategies {
            let interval = format!("{:.1}% to {:.1}%", 100.0 * low, 100.0 * high);
            let (players, winners, wins) = (100.0 * followers, 100.0 * winners, 100.0 * win_rate);
            writeln!(f, "{name:30}{players:>8.1}%{winners:>8.1}%{wins:>8.1}%{interval:>20}")?;
        }
        Ok(())
    }
}
