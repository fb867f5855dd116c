//! The ladder: how each step plays, by what people of that step see and what they overlook.

use ::saint_malo::{Action, View};
use kit::{Chance, Sampled};

use super::{
    decide::Mind,
    novice::Novice,
    value::{Judge, Sight},
    weigh::Grandmaster,
    yardstick,
};
use crate::{Bot, Level};

/// How somebody plays a turn.
#[derive(Clone, Debug)]
pub enum Plays {
    /// By the habits of a first game.
    Habits,
    /// By a plan for the turn.
    Plan(Box<Mind>),
    /// By weighing every action for the whole table.
    Table(Box<Grandmaster>),
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
    /// How a level plays; none for chance itself. The numbers were found by `lab ladder`.
    pub fn of(level: Level) -> Option<Manner> {
        let seeing = |sight| Mind::plain(Judge::Partial(sight));
        // Counts the points of this turn, looks one roll ahead and forgets the pirates, if it thinks at all.
        let forgetful = |lapses| Manner { lapses, ..seeing(Sight::NONE).looking(1).unaware().into() };
        let thumb = || Plays::Plan(Box::new(Mind::plain(Judge::Thumb)));
        Some(match level {
            Level::Random => return None,
            Level::Novice => Manner { plays: Plays::Habits, lapses: 0, otherwise: Plays::Habits },
            Level::Deckhand => forgetful(63),
            Level::Porter => forgetful(37),
            Level::Sailor => forgetful(15),
            Level::Apprentice => seeing(Sight::NONE).looking(1).into(),
            Level::Helmsman => seeing(Sight { gain: 0.6, plans: 0.3, pirates: 0.25, learned: 0.0 }).into(),
            Level::Journeyman => Mind::plain(Judge::Thumb).into(),
            Level::Pilot => Manner { lapses: 13, otherwise: thumb(), ..Mind::plain(Judge::learned()).into() },
            Level::Master => Manner { lapses: 5, otherwise: thumb(), ..yardstick().into() },
            Level::Grandmaster => match Grandmaster::learned() {
                Some(grandmaster) => Manner { plays: Plays::Table(Box::new(grandmaster)), ..yardstick().into() },
                None => yardstick().into(),
            },
        })
    }

    /// The place of its choice in the legal list.
    pub(super) fn choose(&self, view: &View, legal: &[Action], seed: u64) -> usize {
        match self.this_turn(view, seed) {
            Plays::Habits => Novice::new(seed).choose(view, legal),
            Plays::Table(grandmaster) => grandmaster.clone().choose(view, legal),
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
