//! How likely everybody is to win, at a glance: for the graph of a replay.

use std::iter::zip;

use kit::{Game, Outcome};

/// A game whose end can be guessed.
pub trait Foresee: Game {
    /// Each seat's chance to win, together 1; once the game is over, the result. It rests on what everybody sees, so
    /// every viewer gets the same, and it looks at the position as it lies, without search.
    fn chances(view: &Self::View) -> Vec<f32>;
}

/// Shares of one by weight: the exponential of each number, over that of all.
pub fn shares(leanings: &[f32]) -> Vec<f32> {
    let most = leanings.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = leanings.iter().map(|leaning| (leaning - most).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// The result as chances: those who win share.
pub fn decided(outcome: &Outcome) -> Vec<f32> {
    let mut chances = vec![0.0; outcome.scores.len()];
    for (winner, share) in zip(&outcome.winners, std::iter::repeat(1.0 / outcome.winners.len() as f32)) {
        chances[winner.index()] = share;
    }
    chances
}
