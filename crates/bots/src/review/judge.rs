//! Goes through a record and has every decision weighed, from what its player could know.

use std::fmt;

use kit::{Game, Noted, Record, Replay, ReplayError, Seat, Turn, Unknown, Viewer};
use serde_json::Value;

use super::{
    Better, Choice, Review,
    form::INACCURACY,
    settle::{self, Seen},
    tidy,
};
use crate::{Opponent, Weighed, foresee::decided};

/// How many actions are kept for a question, besides the one that was chosen.
const CHOICES: usize = 3;
/// How far a better line is followed.
const FAR: usize = 8;

/// Why there is no review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreviewed {
    /// The record is broken.
    Broken(ReplayError),
    /// Nothing was decided.
    Empty,
    /// The game has no judgement.
    Unknown,
}

impl fmt::Display for Unreviewed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreviewed::Broken(error) => write!(f, "the record cannot be replayed: {error}"),
            Unreviewed::Empty => f.write_str("nothing was decided in this game"),
            Unreviewed::Unknown => f.write_str("there is no judgement of this game"),
        }
    }
}

impl std::error::Error for Unreviewed {}

impl From<ReplayError> for Unreviewed {
    fn from(error: ReplayError) -> Self {
        Unreviewed::Broken(error)
    }
}

/// A review in the making, one decision at a time: whoever makes it can say how far it is.
pub struct Reviewer<'a, G: Opponent> {
    record: &'a Record<G>,
    replay: Replay<'a, G>,
    seed: u64,
    /// What came to light when the table was set up.
    opening: Vec<Value>,
    seen: Vec<Seen>,
}

impl<'a, G: Opponent> Reviewer<'a, G> {
    /// Begins. Equal records and seeds give equal reviews.
    pub fn new(record: &'a Record<G>, seed: u64) -> Result<Self, Unreviewed> {
        let mut events = Vec::new();
        let replay = record.replay(&mut events)?;
        if record.lines.is_empty() {
            return Err(Unreviewed::Empty);
        }
        Ok(Reviewer { record, replay, seed, opening: revealed::<G>(&events), seen: Vec::new() })
    }

    /// How many decisions are judged.
    pub fn done(&self) -> usize {
        self.seen.len()
    }

    /// How many there are.
    pub fn all(&self) -> usize {
        self.record.lines.len()
    }

    /// Judges the next decision; false when there is none.
    pub fn step(&mut self) -> Result<bool, Unreviewed> {
        let Some(line) = self.record.lines.get(self.replay.at()) else { return Ok(false) };
        let (view, mut legal) = (self.replay.game().view(Viewer::Seat(line.seat)), Vec::new());
        self.replay.game().legal(&mut legal);
        // The same seed for all decisions: those of one turn are weighed in the same imagined worlds.
        let weighed = G::weigh(&view, &legal, self.seed);
        let best = weighed.first().ok_or(Unreviewed::Unknown)?;
        // Every legal action is weighed; if one were missing, it would count as the worst.
        let chosen = weighed.iter().find(|weighed| weighed.action == line.action).or(weighed.last()).unwrap_or(best);
        let (best, value) = (wins(best), wins(chosen));
        let gap = best[line.seat.index()] - value[line.seat.index()];
        let better = (gap >= INACCURACY).then(|| self.better(&view, &legal, &weighed, line.action, line.seat));
        let mut events = Vec::new();
        self.replay.step(&mut events)?;
        let (came, next) = (revealed::<G>(&events), self.replay.game().turn());
        self.seen.push(Seen {
            seat: line.seat,
            action: line.action.to_string(),
            choices: legal.len(),
            best,
            value,
            // Where the turn goes on and nothing came to light, the player knows as much as before.
            chance: !line.picks.is_empty()
                || !came.is_empty()
                || !(next == Turn::Seat(line.seat) || next == Turn::Over),
            came,
            better,
        });
        Ok(true)
    }

    /// Puts the review together, when every decision is judged.
    pub fn finish(self) -> Result<Review, Unreviewed> {
        let game = self.replay.game();
        let outcome = game.outcome();
        let result = match &outcome {
            Some(outcome) => decided(outcome),
            None => foreseen(game),
        };
        let result: Vec<f64> = result.into_iter().map(|chance| tidy(f64::from(chance))).collect();
        if result.is_empty() {
            return Err(Unreviewed::Unknown);
        }
        Ok(settle::settle(G::NAME, outcome.is_some(), result, self.opening, self.seen))
    }

    /// What would have been better than what was done.
    fn better(
        &self,
        view: &G::View,
        legal: &[G::Action],
        weighed: &[Weighed<G::Action>],
        done: G::Action,
        seat: Seat,
    ) -> Better {
        let best = weighed[0].action;
        let advice = G::advise(view, legal, self.seed).into_iter().find(|advice| advice.action == best);
        let (reasons, because) = advice.map(|advice| (advice.reasons, advice.because)).unwrap_or_default();
        let most = wins(&weighed[0])[seat.index()];
        let option = |weighed: &Weighed<G::Action>| Choice {
            action: weighed.action.to_string(),
            lost: tidy(most - wins(weighed)[seat.index()]).max(0.0),
        };
        let others = weighed.iter().enumerate().filter(|(place, other)| *place < CHOICES || other.action == done);
        let options = others.map(|(_, other)| option(other)).collect();
        let line = self.line(best, seat).iter().map(ToString::to_string).collect();
        Better { action: best.to_string(), line, reasons, because, options }
    }

    /// How the turn goes on after an action, as far as nothing new comes to light: up to there the player knows what
    /// there is to know.
    fn line(&self, first: G::Action, seat: Seat) -> Vec<G::Action> {
        let (mut game, mut legal, mut line) = (self.replay.game().clone(), Vec::new(), vec![first]);
        while line.len() < FAR {
            let mut unknown = Unknown;
            let (mut chance, mut events) = (Noted::new(&mut unknown), Vec::new());
            let applied = game.apply(line[line.len() - 1], &mut chance, &mut events);
            let same = game.turn() == Turn::Seat(seat) && chance.picks.is_empty() && !events.iter().any(G::reveals);
            if applied.is_err() || !same {
                break;
            }
            game.legal(&mut legal);
            let weighed = G::weigh(&game.view(Viewer::Seat(seat)), &legal, self.seed);
            let Some(next) = weighed.first() else { break };
            line.push(next.action);
        }
        line
    }
}

/// Everybody's chance to win.
fn wins<A>(weighed: &Weighed<A>) -> Vec<f64> {
    weighed.forecasts.iter().map(|forecast| tidy(f64::from(forecast.win))).collect()
}

/// What is to be expected of a game that was not played to its end.
fn foreseen<G: Opponent>(game: &G) -> Vec<f32> {
    let view = game.view(Viewer::Public);
    let forecasts = G::forecasts(&view);
    if forecasts.is_empty() { G::chances(&view) } else { forecasts.iter().map(|forecast| forecast.win).collect() }
}

/// The events that brought something to light.
fn revealed<G: Game>(events: &[G::Event]) -> Vec<Value> {
    events.iter().filter(|event| G::reveals(event)).filter_map(|event| serde_json::to_value(event).ok()).collect()
}
