//! Lineups: the options, who plays, and whether the dice are loaded.

use bots::{Bot, Level};
use kit::{Chance, Game, Sampled};

use super::Collect;

/// The levels whose games are collected: those that there were when the collection began.
pub const LEVELS: [Level; 5] = [Level::Random, Level::Novice, Level::Apprentice, Level::Journeyman, Level::Master];

/// How a simple strategy rates an action: it takes one of those it rates highest.
pub type Taste<G> = fn(&<G as Game>::View, &<G as Game>::Action) -> i32;

/// Who plays.
pub enum Kind<G: Game> {
    /// A bot.
    Bot(Level),
    /// A simple strategy; one in this many choices is made at random.
    Taste(&'static str, Taste<G>, u32),
}

impl<G: Game> Clone for Kind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Kind<G> {}

impl<G: Game> Kind<G> {
    /// The name in the index.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Bot(level) => level.name(),
            Kind::Taste(name, ..) => name,
        }
    }
}

/// Settings and who plays: any number of games can be played with them.
pub struct Lineup<G: Game> {
    /// The settings.
    pub options: G::Options,
    /// What is special about this lineup, for file names.
    pub label: String,
    /// Who plays; the list repeats for further seats, and rotates from game to game.
    pub kinds: Vec<Kind<G>>,
    /// Loaded dice: an outcome, and the percentage of throws in which it is forced.
    pub loaded: Option<(u32, u32)>,
}

impl<G: Collect> Lineup<G> {
    /// Who plays, in words.
    pub fn play(&self) -> String {
        let mut names: Vec<_> = self.kinds.iter().map(|kind| kind.name()).collect();
        names.dedup();
        let names = if names.len() > 3 { "mixed".to_owned() } else { names.join(" and ") };
        if self.loaded.is_some() { format!("{names} with loaded dice") } else { names }
    }

    /// The chance of a game.
    pub fn chance(&self, seed: u64) -> Loaded {
        Loaded { chance: Sampled::new(seed), loaded: self.loaded }
    }

    /// Who sits on a seat.
    pub fn player(&self, seat: u8, seed: u64) -> Decider<G> {
        let kind = self.kinds[(usize::from(seat) + seed as usize) % self.kinds.len()];
        let seed = seed.wrapping_mul(31).wrapping_add(u64::from(seat)) ^ 0x5eed;
        match kind {
            Kind::Bot(level) => Decider::Bot(G::bot(level, seed)),
            Kind::Taste(_, taste, slips) => Decider::Taste(taste, slips, Sampled::new(seed)),
        }
    }
}

/// Somebody who decides.
pub enum Decider<G: Game> {
    Bot(Box<dyn Bot<G>>),
    Taste(Taste<G>, u32, Sampled),
}

impl<G: Game> Decider<G> {
    /// The index of the chosen action in the legal list.
    pub fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> usize {
        let (taste, slips, chance) = match self {
            Decider::Bot(bot) => return bot.choose(view, legal),
            Decider::Taste(taste, slips, chance) => (taste, slips, chance),
        };
        if *slips > 0 && chance.pick(*slips) == 0 {
            return chance.pick(legal.len() as u32) as usize;
        }
        let liking: Vec<i32> = legal.iter().map(|action| taste(view, action)).collect();
        let best = liking.iter().max();
        let likes: Vec<usize> = (0..legal.len()).filter(|&place| Some(&liking[place]) == best).collect();
        likes[chance.pick(likes.len() as u32) as usize]
    }
}

/// Loaded dice. Every outcome is possible with fair dice, only less likely.
pub struct Loaded {
    chance: Sampled,
    loaded: Option<(u32, u32)>,
}

impl Chance for Loaded {
    fn pick(&mut self, n: u32) -> u32 {
        match self.loaded {
            Some((face, often)) if n == 6 && self.chance.pick(100) < often => face,
            _ => self.chance.pick(n),
        }
    }
}
