//! What chances to win are made of, in every game.

use std::iter::zip;

use kit::Outcome;

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
