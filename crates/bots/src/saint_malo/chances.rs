//! Each player's chance to win, from their expected points; the fuller the cities, the more certain it is.
//!
//! The points come mostly from the rules of thumb and a little from the learned function, which knows only masters.
//! They do not hurry, so it expects too much of an open city, but it sees who plans ahead. Fitted to games of every
//! level and of mixed levels together (`docs/bots.md`).

use ::saint_malo::{Ask, SaintMalo, View};
use kit::{Game, Imagine, Unknown};

use super::{outlook::TurnContext, value::Judge};
use crate::foresee::{decided, softmax};

/// What a whole turn still to come adds (fitted, like the other numbers here).
const TURN: f32 = 0.44;
/// The weight of the learned function in the expected points.
const LEARNED: f32 = 0.12;

/// Each seat's chance to win.
pub fn chances(view: &View) -> Vec<f32> {
    if let Some(outcome) = SaintMalo::imagine(view, &mut Unknown).outcome() {
        return decided(&outcome);
    }
    softmax(&logits(view))
}

/// Each seat's score before the softmax.
fn logits(view: &View) -> Vec<f32> {
    let after = TurnContext::new(view);
    let before = before(&after);
    let (done, weight, players) = (done(view.ask), weight(view), after.cities.len());
    let learned = Judge::learned();
    let points = |context: &TurnContext, seat: usize| {
        let outlook = context.outlook(seat, context.own().filled().len(), context.pirates);
        let judged = |judge: &Judge| judge.value(&context.cities[seat], &outlook, &context.options);
        (1.0 - LEARNED) * judged(&Judge::Thumb) + LEARNED * judged(&learned)
    };
    let logit = |seat: usize| {
        let expected = (1.0 - done) * points(&before, seat) + done * points(&after, seat);
        let wait = (seat + players - after.mover) % players;
        let turn = if wait == 0 { 1.0 - done } else { 1.0 - wait as f32 / players as f32 };
        weight * expected + TURN * turn
    };
    (0..players).map(logit).collect()
}

/// The context at the end of the turn before: the player on turn still has the whole turn.
fn before(context: &TurnContext) -> TurnContext {
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

/// How much a point counts: little while the cities are empty, much in the last round.
fn weight(view: &View) -> f32 {
    let left = view.cities.iter().map(|city| city.empty().len()).min().unwrap_or(0);
    let last = if left == 0 { 0.45 } else { 0.0 };
    (last - 1.10 - 1.39 * f32::from(left) / 41.0).exp()
}
