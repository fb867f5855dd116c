//! Helpers for the chances to win, the same for all games.

use std::iter::zip;

use kit::Outcome;

/// Turns scores into probabilities that add up to 1.
pub fn softmax(logits: &[f32]) -> Vec<f32> {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// A final result as chances: the winners share 1.
pub fn decided(outcome: &Outcome) -> Vec<f32> {
    let mut chances = vec![0.0; outcome.scores.len()];
    for (winner, share) in zip(&outcome.winners, std::iter::repeat(1.0 / outcome.winners.len() as f32)) {
        chances[winner.index()] = share;
    }
    chances
}
