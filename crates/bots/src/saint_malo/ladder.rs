//! The ladder: how each step plays, by what people of that step see and what they overlook.

use ::saint_malo::{Action, View};
use kit::{Chance, Sampled};

use super::{
    decide::Mind,
    master,
    novice::Novice,
    value::{Judge, Sight},
};
use crate::Level;

/// How somebody plays a turn.
#[derive(Clone, Debug)]
pub enum Plays {
    /// By the habits of a first game.
    Habits,
    /// By a plan for the turn.
    Plan(Box<Mind>),
}

/// A manner of playing: a way to plan, and how often the habits of something simpler win over it.
#[derive(Clone, Debug)]
pub struct Manner {
    /// As it means to play.
    pub plays: Plays,
    /// In how many of a hundred turns it plays otherwise.
    pub lapses: u32,
    /// As it plays then.
    pub otherwise: Plays,
}

impl From<Mind> for Manner {
    fn from(mind: Mind) -> Manner {
        Manner { plays: Plays::Plan(Box::new(mind)), lapses: 0, otherwise: Plays::Habits }
    }
}

impl Manner {
    /// How a level plays; none for chance itself.
    pub fn of(level: Level) -> Option<Manner> {
        let partial = |sight| Mind::plain(Judge::Partial(sight));
        Some(match level {
            Level::Random => return None,
            Level::Novice => Manner { plays: Plays::Habits, lapses: 0, otherwise: Plays::Habits },
            Level::Deckhand => Manner { lapses: 60, ..partial(Sight::NONE).looking(0).unaware().into() },
            Level::Porter => Manner { lapses: 30, ..partial(Sight::NONE).looking(1).unaware().into() },
            Level::Sailor => partial(Sight { gain: 0.5, ..Sight::NONE }).looking(1).unaware().into(),
            Level::Apprentice => Mind::plain(Judge::Gain).looking(1).into(),
            Level::Helmsman => Mind::plain(Judge::Gain).into(),
            Level::Journeyman => Mind::plain(Judge::Thumb).into(),
            Level::Pilot => partial(Sight { learned: 0.5, plans: 0.5, pirates: 0.5, gain: 0.0 }).into(),
            Level::Master | Level::Grandmaster => master().into(),
        })
    }

    /// The place of its choice in the legal list.
    pub(super) fn choose(&self, view: &View, legal: &[Action], seed: u64) -> usize {
        match self.this_turn(view, seed) {
            Plays::Habits => Novice::new(seed).choose(view, legal),
            Plays::Plan(mind) => {
                let best = mind.rank(view, legal).into_iter().next();
                best.and_then(|best| legal.iter().position(|&action| action == best.action)).unwrap_or(0)
            }
        }
    }

    /// A lapse lasts for a turn: its number and the seed say which turns those are.
    fn this_turn(&self, view: &View, seed: u64) -> &Plays {
        if self.lapses == 0 {
            return &self.plays;
        }
        let turn = seed.rotate_left(23) ^ (u64::from(view.round) << 8 | view.turn.map_or(0, |seat| seat.0.into()));
        let lapses = Sampled::new(turn.wrapping_mul(0x9e37_79b9_7f4a_7c15)).pick(100) < self.lapses;
        if lapses { &self.otherwise } else { &self.plays }
    }
}
