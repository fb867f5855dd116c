//! The ladder: how each step plays, by what people of that step see and what they overlook.

use ::valletta::View;
use kit::{Chance, Sampled};

use super::{
    master::{Budget, MASTER},
    search::Width,
    simple::Eye,
    value::Model,
};
use crate::Level;

/// How somebody plays a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Plays {
    /// By the habits of a first game.
    Habits,
    /// Card by card, by what is seen to pay at once.
    Cards(Eye),
    /// By a search of the whole turn: how its ends are valued, and how many positions are kept after each card.
    Turn(Model, Width),
    /// By the net, playing the best decisions on in imagined worlds.
    Worlds(Budget),
}

/// A manner of playing, and how often the habits of something simpler win over it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// As it means to play.
    pub plays: Plays,
    /// In how many of a hundred turns it plays otherwise.
    pub lapses: u32,
    /// As it plays then.
    pub otherwise: Plays,
}

impl From<Plays> for Manner {
    fn from(plays: Plays) -> Manner {
        Manner { plays, lapses: 0, otherwise: Plays::Habits }
    }
}

impl Manner {
    /// How a level plays; none for chance itself.
    pub fn of(level: Level) -> Option<Manner> {
        Some(match level {
            Level::Random => return None,
            Level::Novice => Plays::Habits.into(),
            Level::Deckhand => {
                Plays::Cards(Eye { upgrades: false, staff: false, worth: false, deals: false, hoard: 10 }).into()
            }
            Level::Porter => Plays::Cards(Eye { upgrades: false, staff: false, worth: false, ..Eye::OPEN }).into(),
            Level::Sailor => Plays::Cards(Eye { upgrades: false, staff: false, ..Eye::OPEN }).into(),
            Level::Apprentice => Plays::Cards(Eye::OPEN).into(),
            Level::Helmsman => Plays::Turn(Model::Greedy(0.5), Width(4)).into(),
            Level::Journeyman => Plays::Turn(Model::Linear, Width(16)).into(),
            Level::Pilot => Plays::Turn(Model::Mixed(0.5), Width(16)).into(),
            Level::Master | Level::Grandmaster => Plays::Worlds(MASTER).into(),
        })
    }

    /// A lapse lasts for a turn: its number and the seed say which turns those are.
    pub(super) fn this_turn(&self, view: &View, seed: u64) -> &Plays {
        if self.lapses == 0 {
            return &self.plays;
        }
        let turn = seed.rotate_left(23) ^ (u64::from(view.round) << 8 | u64::from(view.active.0));
        let lapses = Sampled::new(turn.wrapping_mul(0x9e37_79b9_7f4a_7c15)).pick(100) < self.lapses;
        if lapses { &self.otherwise } else { &self.plays }
    }
}
