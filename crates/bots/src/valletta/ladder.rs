//! The ladder: how each step plays, by what people of that step see and what they overlook.

use ::valletta::View;
use kit::{Chance, Sampled};

use super::{
    grandmaster::{Effort, GRANDMASTER},
    master::Budget,
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
    /// By the judgement of the whole table, playing the best decisions on.
    Table(Effort),
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

/// Hoards, builds the first thing that can be paid, and never upgrades, fires or trades.
const HOARDER: Eye = Eye { upgrades: false, staff: false, worth: false, deals: false, hoard: 10 };
/// Builds at once whatever can be paid.
const EAGER: Eye = Eye { deals: true, hoard: 0, ..HOARDER };
/// Builds what is worth most, but never upgrades.
const SOBER: Eye = Eye { worth: true, ..EAGER };

/// Upgrades too, but fires nobody.
const APPRENTICE: Eye = Eye { upgrades: true, ..SOBER };

impl Manner {
    /// How a level plays; none for chance itself. The numbers were found by `lab ladder`.
    pub fn of(level: Level) -> Option<Manner> {
        let often = |lapses, otherwise, plays| Manner { plays, lapses, otherwise };
        let whole_turn = |model| Plays::Turn(model, Width(16)).into();
        Some(match level {
            Level::Random => return None,
            Level::Novice => often(60, Plays::Habits, Plays::Cards(HOARDER)),
            Level::Deckhand => often(76, Plays::Cards(HOARDER), Plays::Cards(EAGER)),
            Level::Porter => often(88, Plays::Cards(EAGER), Plays::Cards(SOBER)),
            Level::Sailor => often(34, Plays::Cards(EAGER), Plays::Cards(SOBER)),
            Level::Apprentice => Plays::Cards(APPRENTICE).into(),
            Level::Helmsman => often(30, Plays::Cards(APPRENTICE), Plays::Turn(Model::Greedy(0.98), Width(16))),
            Level::Journeyman => whole_turn(Model::Mixed(0.045)),
            Level::Pilot => whole_turn(Model::Mixed(0.17)),
            Level::Master => whole_turn(Model::Mixed(0.5)),
            Level::Grandmaster => Plays::Table(GRANDMASTER).into(),
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
