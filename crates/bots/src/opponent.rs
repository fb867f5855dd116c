//! A game with bots: everything that a server or a terminal asks them.

use ::saint_malo::SaintMalo;
use ::valletta::Valletta;
use kit::{Game, Level};

use crate::{Advice, Bot, Forecast, Random, saint_malo, valletta};

/// An action, and what is foretold of everybody if it is chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// What to do.
    pub action: A,
    /// By seat.
    pub forecasts: Vec<Forecast>,
}

/// A game with bots of every level. A new game needs `bot` only.
pub trait Opponent: Game {
    /// A bot of this level.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;

    /// The bot that others are measured against. It does not change when the levels become stronger.
    fn yardstick(seed: u64) -> Box<dyn Bot<Self>> {
        Self::bot(Level::Master, seed)
    }

    /// How long a bot of this level may think: 0 for no time, 1 for milliseconds, 2 for up to a second.
    fn cost(level: Level) -> i64 {
        match level {
            Level::Random | Level::Novice | Level::Deckhand | Level::Porter | Level::Sailor | Level::Apprentice => 0,
            Level::Helmsman | Level::Journeyman | Level::Pilot => 1,
            Level::Master | Level::Grandmaster => 2,
        }
    }

    /// The best few actions of the viewer, who decides, best first; none if the game has no advice. Equal views and
    /// seeds give equal advice.
    fn advise(_view: &Self::View, _legal: &[Self::Action], _seed: u64) -> Vec<Advice<Self::Action>> {
        Vec::new()
    }

    /// Every legal action with what is foretold of everybody after it, the best for the viewer, who decides, first. Only what the viewer knows counts. Empty if the game has no judgement. Equal views and seeds give equal
    /// answers.
    fn weigh(_view: &Self::View, _legal: &[Self::Action], _seed: u64) -> Vec<Weighed<Self::Action>> {
        Vec::new()
    }

    /// What is foretold of every seat, by what everybody sees, without search; after the end, the result; empty if the
    /// game has no judgement.
    fn forecasts(_view: &Self::View) -> Vec<Forecast> {
        Vec::new()
    }

    /// Each seat's chance to win, together 1; after the end, the result; empty if the game has no estimate. It uses
    /// only what everybody sees, so every viewer gets the same, and it evaluates the position without search.
    fn chances(_view: &Self::View) -> Vec<f32> {
        Vec::new()
    }
}

impl Opponent for SaintMalo {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            level => Box::new(saint_malo::SaintMaloBot::new(level, seed)),
        }
    }

    fn yardstick(_: u64) -> Box<dyn Bot<Self>> {
        Box::new(saint_malo::SaintMaloBot::yardstick())
    }

    fn cost(level: Level) -> i64 {
        i64::from(level >= Level::Helmsman)
    }

    fn advise(view: &Self::View, legal: &[Self::Action], _: u64) -> Vec<Advice<Self::Action>> {
        saint_malo::hints(view, legal).into_iter().map(Advice::from).collect()
    }

    fn weigh(view: &Self::View, legal: &[Self::Action], _: u64) -> Vec<Weighed<Self::Action>> {
        saint_malo::weigh(view, legal)
    }

    fn forecasts(view: &Self::View) -> Vec<Forecast> {
        saint_malo::forecasts(view)
    }

    fn chances(view: &Self::View) -> Vec<f32> {
        Self::forecasts(view).into_iter().map(|forecast| forecast.win).collect()
    }
}

impl Opponent for Valletta {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            level => Box::new(valletta::VallettaBot::new(level, seed)),
        }
    }

    fn yardstick(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(valletta::Yardstick::new(seed))
    }

    fn advise(view: &Self::View, legal: &[Self::Action], seed: u64) -> Vec<Advice<Self::Action>> {
        valletta::hints(view, legal, seed).into_iter().map(Advice::from).collect()
    }

    fn weigh(view: &Self::View, legal: &[Self::Action], seed: u64) -> Vec<Weighed<Self::Action>> {
        valletta::weigh(view, legal, seed)
    }

    fn forecasts(view: &Self::View) -> Vec<Forecast> {
        valletta::foresee(view)
    }

    fn chances(view: &Self::View) -> Vec<f32> {
        valletta::foresee(view).iter().map(|seat| seat.win).collect()
    }
}
