//! The figures of a simulation, for people and as JSON.

use std::{collections::BTreeMap, fmt};

use bots::Level;
use cli::{seed::Seed, terminal::TerminalGame};
use kit::Options;
use serde::Serialize;

use super::sums::Sums;
use crate::stats::{Estimate, Range, Share};

#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    players: u8,
    /// The other options that differ from the defaults.
    options: BTreeMap<&'static str, String>,
    policy: String,
    seed: String,
    /// Games that were finished, of those asked for.
    games: u64,
    asked: u64,
    stopped: bool,
    /// The score of a player, whatever the seat.
    score: Estimate,
    seats: Vec<Seat>,
    /// Wins of the seat that began, and of each other seat. A shared win counts for everybody who shares it.
    first_wins: Share,
    other_wins: Share,
    decisions: Range,
    rounds: Range,
    /// What ended the games.
    triggers: BTreeMap<&'static str, Share>,
    /// Points of a player by source.
    sources: BTreeMap<&'static str, Estimate>,
}

#[derive(Serialize)]
struct Seat {
    score: Estimate,
    wins: Share,
}

impl Report {
    pub fn new<G: TerminalGame>(options: &G::Options, seed: Seed, bots: &[Level], asked: u64, sums: &Sums) -> Report {
        let (games, players) = (sums.games, options.players());
        let seat =
            |seat: &super::sums::SeatSums| Seat { score: seat.score.estimate(1), wins: Share::new(seat.wins, games) };
        Report {
            game: G::NAME,
            players,
            options: settings(options),
            policy: bots.iter().map(|level| level.name()).collect::<Vec<_>>().join(","),
            seed: seed.to_string(),
            games,
            asked,
            stopped: games < asked,
            score: sums.together.estimate(players),
            seats: sums.seats.iter().map(seat).collect(),
            first_wins: Share::new(sums.first_wins, games),
            other_wins: Share::new(sums.other_wins, games * u64::from(players - 1).max(1)),
            decisions: sums.decisions.range(),
            rounds: sums.rounds.range(),
            triggers: sums.triggers.iter().map(|(&trigger, &count)| (trigger, Share::new(count, games))).collect(),
            sources: sums.sources.iter().map(|(&source, tally)| (source, tally.estimate(players))).collect(),
        }
    }
}

/// The options by name; for one that is given several times, only that it is set.
fn settings(options: &impl Options) -> BTreeMap<&'static str, String> {
    let mut settings = BTreeMap::<_, String>::new();
    for (key, value) in options.list().into_iter().filter(|(key, _)| *key != "players") {
        settings.entry(key).and_modify(|several| *several = "several".into()).or_insert(value);
    }
    settings
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: String = self.options.iter().map(|(key, value)| format!("{key} {value}, ")).collect();
        writeln!(f, "{}, {} players, {options}seed {}", self.game, self.players, self.seed)?;
        if self.stopped {
            writeln!(f, "Stopped early: {} of {} games, {}", self.games, self.asked, self.policy)?;
        } else {
            writeln!(f, "{} games, {}", self.games, self.policy)?;
        }
        writeln!(f, "\n{:22}{:>8}   95% interval", "Score", "mean")?;
        estimate(f, "every player", &self.score)?;
        for (index, seat) in self.seats.iter().enumerate() {
            estimate(f, &format!("seat {index}"), &seat.score)?;
        }
        writeln!(f, "\nWins, shared ones count for each")?;
        share(f, "the seat that began", &self.first_wins)?;
        share(f, "each other seat", &self.other_wins)?;
        for (index, seat) in self.seats.iter().enumerate() {
            share(f, &format!("seat {index}"), &seat.wins)?;
        }
        writeln!(f, "\nLength of a game")?;
        range(f, "decisions", &self.decisions)?;
        range(f, "rounds", &self.rounds)?;
        writeln!(f, "\nWhat ended it")?;
        for (trigger, games) in &self.triggers {
            share(f, trigger, games)?;
        }
        writeln!(f, "\nPoints of a player by source")?;
        self.sources.iter().try_for_each(|(source, points)| estimate(f, source, points))
    }
}

fn interval(estimate: &Estimate) -> String {
    match (estimate.low, estimate.high) {
        (Some(low), Some(high)) => format!("{low:.2} to {high:.2}"),
        _ => "none of one game".into(),
    }
}

fn estimate(f: &mut fmt::Formatter<'_>, label: &str, points: &Estimate) -> fmt::Result {
    writeln!(f, "  {label:20}{:>8.2}   {}", points.mean, interval(points))
}

fn range(f: &mut fmt::Formatter<'_>, label: &str, range: &Range) -> fmt::Result {
    let (mean, interval) = (range.estimate.mean, interval(&range.estimate));
    writeln!(f, "  {label:20}{mean:>8.2}   {interval}   (from {} to {})", range.min, range.max)
}

fn share(f: &mut fmt::Formatter<'_>, label: &str, share: &Share) -> fmt::Result {
    let [mean, low, high] = [share.share, share.low, share.high].map(|share| 100.0 * share);
    writeln!(f, "  {label:20}{mean:>7.2}%   {low:.2}% to {high:.2}%   ({})", share.count)
}
