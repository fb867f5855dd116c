//! What a match shows: win rates, ratings, scores, times.

use std::{collections::BTreeMap, fmt};

use cli::{seed::Seed, terminal::TerminalGame};
use kit::Options;
use serde::Serialize;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::{Played, contender::Contender, plot::Bar};
use crate::stats::{Estimate, Range, Share, Tally};

#[derive(Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: u8,
    pub options: BTreeMap<&'static str, String>,
    pub seed: String,
    pub games: u64,
    pub planned: u64,
    /// Games that were abandoned because they did not end.
    pub unfinished: u64,
    pub bots: Vec<Row>,
    pub decisions: Range,
    pub rounds: Range,
    pub triggers: BTreeMap<&'static str, u64>,
}

/// One bot, over all its seats.
#[derive(Serialize)]
pub struct Row {
    pub name: String,
    pub seats: usize,
    /// Games won per seat; a win shared by two counts half.
    pub win_rate: f64,
    pub low: f64,
    pub high: f64,
    pub score: Estimate,
    /// Weng–Lin, from 25.
    pub rating: f64,
    pub uncertainty: f64,
    /// Milliseconds per decision.
    pub p50_ms: f64,
    pub p95_ms: f64,
    pub max_ms: f64,
}

impl Report {
    pub fn new<G: TerminalGame>(
        options: &G::Options,
        seed: Seed,
        levels: &[Contender],
        planned: u64,
        games: &[Played],
    ) -> Report {
        let mut names = levels.to_vec();
        names.sort_unstable_by(|one, other| other.cmp(one));
        names.dedup();
        let ratings = rate(levels, games);
        let row = |level: &Contender| Row::new(*level, levels, games, ratings[level]);
        let (mut decisions, mut rounds, mut triggers) = (Tally::default(), Tally::default(), BTreeMap::new());
        for game in games {
            decisions.add(game.decisions as i64);
            if let Some(outcome) = &game.outcome {
                rounds.add(outcome.rounds.into());
                *triggers.entry(outcome.trigger).or_default() += 1;
            }
        }
        Report {
            game: G::NAME,
            players: options.players(),
            options: options.list().into_iter().collect(),
            seed: seed.to_string(),
            games: games.len() as u64,
            planned,
            unfinished: games.iter().filter(|game| game.outcome.is_none()).count() as u64,
            bots: names.iter().map(row).collect(),
            decisions: decisions.range(),
            rounds: rounds.range(),
            triggers,
        }
    }
}

impl Report {
    /// What a drawing of it is called.
    pub fn title(&self) -> String {
        format!("{}, {} players, {} games", self.game, self.players, self.games)
    }

    /// A bar for each bot.
    pub fn bars(&self) -> Vec<Bar> {
        let bar = |row: &Row| Bar { name: row.name.clone(), share: row.win_rate, low: row.low, high: row.high };
        self.bots.iter().map(bar).collect()
    }
}

impl Row {
    fn new(level: Contender, levels: &[Contender], games: &[Played], rating: WengLinRating) -> Row {
        let own: Vec<usize> = (0..levels.len()).filter(|&bot| levels[bot] == level).collect();
        let (mut won, mut score, mut times) = (0.0, Tally::default(), Vec::new());
        for game in games {
            times.extend(own.iter().flat_map(|&bot| &game.times[bot]));
            let Some(outcome) = &game.outcome else { continue };
            for &bot in &own {
                let seat = game.seats[bot];
                score.add(outcome.scores[seat].into());
                let winner = outcome.winners.iter().any(|winner| winner.index() == seat);
                won += if winner { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            }
        }
        times.sort_by(f32::total_cmp);
        let quantile = |part: f64| {
            let place = (part * times.len().saturating_sub(1) as f64).round() as usize;
            times.get(place).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        let Share { share, low, high, .. } = Share::fraction(won, (games.len() * own.len()) as u64);
        Row {
            name: level.to_string(),
            seats: own.len(),
            win_rate: share,
            low,
            high,
            score: score.estimate(1),
            rating: rating.rating,
            uncertainty: rating.uncertainty,
            p50_ms: quantile(0.5),
            p95_ms: quantile(0.95),
            max_ms: quantile(1.0),
        }
    }
}

/// Weng–Lin ratings after all games, in their order. Several seats of one bot share its rating.
fn rate(levels: &[Contender], games: &[Played]) -> BTreeMap<Contender, WengLinRating> {
    let mut ratings: BTreeMap<Contender, WengLinRating> =
        levels.iter().map(|&level| (level, WengLinRating::new())).collect();
    for game in games {
        let Some(outcome) = &game.outcome else { continue };
        let teams: Vec<[WengLinRating; 1]> = levels.iter().map(|level| [ratings[level]]).collect();
        let place = |bot: usize| {
            let score = outcome.scores[game.seats[bot]];
            1 + outcome.scores.iter().filter(|&&other| other > score).count()
        };
        let ranked = teams.iter().enumerate().map(|(bot, team)| (&team[..], MultiTeamOutcome::new(place(bot))));
        let after = weng_lin_multi_team(&ranked.collect::<Vec<_>>(), &WengLinConfig::new());
        for (&level, rating) in &mut ratings {
            let own: Vec<_> =
                levels.iter().zip(&after).filter(|(other, _)| **other == level).map(|(_, team)| team[0]).collect();
            rating.rating = own.iter().map(|one| one.rating).sum::<f64>() / own.len() as f64;
            rating.uncertainty = own.iter().map(|one| one.uncertainty).sum::<f64>() / own.len() as f64;
        }
    }
    ratings
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<_> = self.options.iter().map(|(key, value)| format!("{key} {value}")).collect();
        writeln!(f, "{}, {}, seed {}", self.game, options.join(", "), self.seed)?;
        match self.games == self.planned {
            true => writeln!(f, "{} games, seats rotated", self.games)?,
            false => writeln!(f, "{} games of {}, stopped early, seats rotated", self.games, self.planned)?,
        }
        if self.unfinished > 0 {
            writeln!(f, "{} games did not end and were given up", self.unfinished)?;
        }
        writeln!(
            f,
            "\n{:12}{:>9}{:>19}{:>10}{:>18}{:>10}{:>26}",
            "", "wins", "95% interval", "score", "95% interval", "rating", "ms p50 / p95 / max"
        )?;
        for bot in &self.bots {
            let name = if bot.seats > 1 { format!("{} ×{}", bot.name, bot.seats) } else { bot.name.clone() };
            let interval = format!("{:.2}% to {:.2}%", 100.0 * bot.low, 100.0 * bot.high);
            let scores = match (bot.score.low, bot.score.high) {
                (Some(low), Some(high)) => format!("{low:.2} to {high:.2}"),
                _ => String::new(),
            };
            let times = format!("{:.2} / {:.2} / {:.2}", bot.p50_ms, bot.p95_ms, bot.max_ms);
            let wins = 100.0 * bot.win_rate;
            writeln!(
                f,
                "{name:12}{wins:>8.2}%{interval:>19}{:>10.2}{scores:>18}{:>10.2}{times:>26}",
                bot.score.mean, bot.rating
            )?;
        }
        let Range { estimate: length, min, max } = self.decisions;
        writeln!(
            f,
            "\ndecisions per game {:.1} (from {min} to {max}), rounds {:.1}",
            length.mean, self.rounds.estimate.mean
        )?;
        let triggers: Vec<_> = self.triggers.iter().map(|(trigger, count)| format!("{trigger} {count}")).collect();
        writeln!(f, "ended by {}", triggers.join(", "))
    }
}
