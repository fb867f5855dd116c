//! What a player's game came to: errors, luck, and what is left without luck.

use kit::Seat;
use serde::{Deserialize, Serialize};

use super::{Class, Judged, Luck, form::of, steps::step, tidy};

/// How many decisions are asked again, to learn from them.
const LESSONS: usize = 3;

/// What a player's game came to. Luck, errors and gifts together are the result less the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// Whose it is.
    pub seat: u8,
    /// How many decisions there were, with more than one legal action.
    pub decisions: usize,
    /// How much of the own chance was lost per decision.
    pub per_decision: f64,
    /// How many of them were inaccuracies.
    pub inaccuracies: usize,
    /// How many were mistakes.
    pub mistakes: usize,
    /// How many were blunders.
    pub blunders: usize,
    /// What chance gave, or took.
    pub luck: f64,
    /// What the own errors cost: 0 or less.
    pub errors: f64,
    /// What the errors of the others gave, or took.
    pub gifts: f64,
    /// The result without luck: what these decisions earn on average.
    pub adjusted: f64,
    /// The step of the ladder whose errors are most like these; none where it is not known.
    pub step: Option<u8>,
    /// The worst decisions, by their numbers, the worst first.
    pub lessons: Vec<usize>,
}

impl Account {
    pub(super) fn of(game: &str, seat: Seat, result: &[f64], decisions: &[Judged], luck: &[Luck]) -> Account {
        let (mine, others): (Vec<&Judged>, Vec<&Judged>) = decisions.iter().partition(|made| made.seat == seat.0);
        let sum = |made: &[&Judged]| tidy(made.iter().map(|made| made.error(seat)).sum());
        let count = |class| mine.iter().filter(|made| made.class == Some(class)).count();
        let luck = tidy(luck.iter().map(|luck| of(&luck.change, seat)).sum());
        let real = mine.iter().filter(|made| made.choices > 1).count();
        let errors = sum(&mine);
        let per_decision = tidy(-errors / real.max(1) as f64);
        let mut worst: Vec<&Judged> = mine.iter().copied().filter(|made| made.better.is_some()).collect();
        worst.sort_by(|one, other| other.lost.total_cmp(&one.lost));
        Account {
            seat: seat.0,
            decisions: real,
            per_decision,
            inaccuracies: count(Class::Inaccuracy),
            mistakes: count(Class::Mistake),
            blunders: count(Class::Blunder),
            luck,
            errors,
            gifts: sum(&others),
            adjusted: tidy(of(result, seat) - luck),
            step: (real > 0).then(|| step(game, result.len(), per_decision)).flatten(),
            lessons: worst.iter().take(LESSONS).map(|made| made.at).collect(),
        }
    }
}
