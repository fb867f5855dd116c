//! The master as it was when others were first measured against it: code and weights stay as they are.

use ::valletta::{Action, Valletta, View};
use kit::Sampled;

use super::{
    MASTER, Weights, answer, master, mix, outside_own_turn,
    value::{Judge, Model},
};
use crate::Bot;

/// A bot to measure others against.
#[derive(Clone, Copy, Debug)]
pub struct Yardstick {
    seed: u64,
}

impl Yardstick {
    /// Equal seeds give equal play.
    pub fn new(seed: u64) -> Yardstick {
        Yardstick { seed }
    }

    fn pick(self, view: &View, legal: &[Action]) -> Option<usize> {
        let judge = Judge { weights: Weights::embedded(), model: Model::Net, me: view.turn? };
        let mut chance = Sampled::new(mix(self.seed, view));
        let action = if outside_own_turn(view.ask) {
            answer(judge, view, &mut chance)?
        } else {
            master::decide(judge, view, &mut chance, MASTER)?
        };
        legal.iter().position(|&other| other == action)
    }
}

impl Bot<Valletta> for Yardstick {
    fn choose(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() < 2 { 0 } else { self.pick(view, legal).unwrap_or(0) }
    }
}
