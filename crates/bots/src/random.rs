//! Plays anything that is legal, each action equally likely.

use kit::{Chance, Game, Sampled};

use crate::Bot;

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Random(Sampled);

impl Random {
    /// Equal seeds give equal play.
    pub fn new(seed: u64) -> Self {
        Random(Sampled::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Action]) -> usize {
        self.0.pick(legal.len() as u32) as usize
    }
}
