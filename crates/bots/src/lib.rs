//! Opponents of every level.
//!
//! A bot sees a view and the legal list, and answers with one of them. It cannot cheat and it cannot make an illegal
//! move. Search bots sample positions from the view ([`kit::Imagine`]); they never see the true one. Given the same
//! view, seed and level, a bot answers the same.

mod advice;
mod because;
mod foresee;
pub mod judgement;
mod opponent;
mod random;
pub mod review;
pub mod saint_malo;
pub mod sparring;
pub mod valletta;
mod weights;

pub use advice::{Advice, Expect};
pub use judgement::Forecast;
pub use opponent::{Opponent, Weighed};
pub use random::Random;
pub use weights::{BadWeights, Layer, Network, Weights};

use kit::Game;
pub use kit::Level;

/// Somebody who decides.
pub trait Bot<G: Game>: Send {
    /// The index of the chosen action in the legal list, which is never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> usize;
}
