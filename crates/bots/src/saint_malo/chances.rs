//! What is foretold of every seat, from a position as it lies.
//!
//! Tables are judged at the ends of turns. In the middle of a turn what was foretold before it and what would be if it
//! ended now are mixed, by how much of it is over.

use ::saint_malo::{Ask, SaintMalo, View};
use kit::{Game, Imagine, Outcome, Unknown};

use super::{eyes::at_end, outlook::TurnContext, table};
use crate::{Forecast, foresee::decided};

/// What is foretold of every seat; the result after the end; nothing where nothing was learned.
pub fn forecasts(view: &View) -> Vec<Forecast> {
    if let Some(outcome) = SaintMalo::imagine(view, &mut Unknown).outcome() {
        return result(&outcome);
    }
    let Some(weights) = table::learned() else { return Vec::new() };
    let after = TurnContext::new(view);
    let mut told = at_end(&before(&after), &weights);
    let done = done(view.ask);
    if done > 0.0 {
        let ended = at_end(&after, &weights);
        let mix = |one: f32, other: f32| one + done * (other - one);
        for (told, ended) in told.iter_mut().zip(&ended) {
            let (win, points) = (mix(told.win, ended.win), mix(told.points, ended.points));
            *told = Forecast { win, points, rounds: mix(told.rounds, ended.rounds) };
        }
    }
    told[..after.cities.len()].to_vec()
}

/// What came, as what should have been foretold.
fn result(outcome: &Outcome) -> Vec<Forecast> {
    let each = |(win, &score): (f32, &i32)| Forecast { win, points: score as f32, rounds: 0.0 };
    decided(outcome).into_iter().zip(&outcome.scores).map(each).collect()
}

/// The context at the end of the turn before: the player on turn still has the whole turn.
pub fn before(context: &TurnContext) -> TurnContext {
    let players = context.cities.len();
    let round = if context.mover == context.first { context.round.saturating_sub(1) } else { context.round };
    TurnContext { mover: (context.mover + players - 1) % players, round, ..context.clone() }
}

/// How much of the turn is over: cities are valued at the ends of turns, and interpolated in between.
fn done(ask: Ask) -> f32 {
    match ask {
        Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Church { .. } => 0.0,
        Ask::Settle { walls, .. } | Ask::Bonus { walls } | Ask::House { walls, .. } => 1.0 / (2.0 + f32::from(walls)),
        Ask::Wall { left } => 0.5 / f32::from(left.max(1)),
        Ask::Crate { left, group } => f32::from(group.len()) / f32::from(group.len() + left).max(1.0),
        Ask::Over => 1.0,
    }
}
