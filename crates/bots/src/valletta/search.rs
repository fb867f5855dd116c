//! A beam search of the rest of a seat's own turn: every card, every sensible choice, the best few positions after
//! each card.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{BuildHasherDefault, Hasher},
};

use ::valletta::{Action, Ask, Valletta, View};
use kit::{Game, Imagine, Sampled, Seat, Silent, Turn, Unknown};

use super::{features::Cards, moves};

/// Whatever values positions for a seat.
pub trait Values: Copy {
    /// What holds for a whole turn, so that it is worked out once.
    type Cache;

    /// For whom.
    fn me(self) -> Seat;

    /// The same judge for another seat.
    fn for_seat(self, me: Seat) -> Self;

    /// What is worth remembering of a position at the beginning of a search.
    fn cache(self, game: &Valletta) -> Self::Cache;

    /// A number to compare positions by. The cache is filled anew when it no longer holds.
    fn value(self, game: &Valletta, cards: &Cards, cache: &mut Self::Cache) -> f32;

    /// A quicker number to compare positions within the turn by, which are only on the way.
    fn rough(self, game: &Valletta, cards: &Cards, cache: &mut Self::Cache) -> f32 {
        self.value(game, cards, cache)
    }
}

/// The beam width: how many positions are kept after each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width(pub usize);

/// One decision on the way to a position.
#[derive(Clone, Copy)]
struct Step {
    before: usize,
    action: Option<Action>,
}

/// A position within the turn at which the seat is asked something.
struct Node {
    game: Valletta,
    step: usize,
    firsts: u64,
}

/// An end of the turn.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    step: usize,
    firsts: u64,
    /// What it is worth.
    pub value: f32,
}

/// Hashes are mixed already.
#[derive(Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 | u64::from(byte));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// The search of the rest of a turn.
pub struct Search<J: Values> {
    judge: J,
    width: Width,
    steps: Vec<Step>,
    /// The possible first decisions; a bit set in each position says which of them lead to it.
    firsts: Vec<Action>,
    leaves: Vec<Leaf>,
    /// By hash: the index in the next level of a position found after this card.
    seen: HashMap<u64, usize, BuildHasherDefault<Plain>>,
    /// By hash: the index of an end of the turn among the leaves.
    ends: HashMap<u64, usize, BuildHasherDefault<Plain>>,
    cache: J::Cache,
}

impl<J: Values> Search<J> {
    /// Searches what the seat on turn can still do this turn.
    ///
    /// The position must be a sampled one: the search looks at its barrels.
    pub fn run(judge: J, width: Width, game: &Valletta) -> Search<J> {
        Search::among(judge, width, game, &[])
    }

    /// The same for these first decisions only, or for all sensible ones if none are given.
    pub fn among(judge: J, width: Width, game: &Valletta, firsts: &[Action]) -> Search<J> {
        let steps = vec![Step { before: 0, action: None }];
        let mut search = Search {
            judge,
            width,
            steps,
            firsts: firsts.to_vec(),
            leaves: Vec::new(),
            seen: HashMap::default(),
            ends: HashMap::default(),
            cache: judge.cache(game),
        };
        let mut level = Vec::new();
        search.follow(Node { game: game.clone(), step: 0, firsts: 0 }, &mut level);
        while !level.is_empty() {
            let mut next = Vec::new();
            search.seen.clear();
            level.drain(..).for_each(|node| search.follow(node, &mut next));
            search.keep_best(&mut next);
            level = next;
        }
        search.leaves.sort_by(|one, other| other.value.total_cmp(&one.value));
        search
    }

    /// Carries out everything that can be done until the next card is asked for or the turn ends.
    fn follow(&mut self, node: Node, next: &mut Vec<Node>) {
        let me = self.judge.me();
        let mut open = vec![node];
        let mut list = Vec::new();
        while let Some(Node { game, step, firsts }) = open.pop() {
            if step == 0 && !self.firsts.is_empty() {
                list.clone_from(&self.firsts);
            } else {
                self.options(&game, &mut list);
            }
            if step == 0 {
                self.firsts.clone_from(&list);
            }
            for (index, &action) in list.iter().enumerate() {
                let mut after = game.clone();
                let mut cards = None;
                let look = |end: &Valletta| cards = Some(Cards::now(end.glimpse(me), me));
                if after.apply_and_look(action, &mut Unknown, &mut Silent, look).is_err() {
                    continue;
                }
                self.steps.push(Step { before: step, action: Some(action) });
                let firsts = if step == 0 { 1 << index.min(63) } else { firsts };
                let node = Node { game: after, step: self.steps.len() - 1, firsts };
                if let Some(cards) = cards {
                    self.end(&node, &cards);
                } else if node.game.glimpse(me).ask() == Ask::Play {
                    self.meet(node, next);
                } else {
                    open.push(node);
                }
            }
        }
    }

    /// Values an end of the turn, or notes another way to a known one.
    fn end(&mut self, node: &Node, cards: &Cards) {
        let print = node.game.glimpse(self.judge.me()).fingerprint() ^ cards.fingerprint();
        match self.ends.entry(print) {
            Entry::Occupied(place) => self.leaves[*place.get()].firsts |= node.firsts,
            Entry::Vacant(place) => {
                place.insert(self.leaves.len());
                let value = self.judge.value(&node.game, cards, &mut self.cache);
                self.leaves.push(Leaf { step: node.step, firsts: node.firsts, value });
            }
        }
    }

    /// What is worth trying; another seat that answers a monk gives the good it has most of.
    fn options(&self, game: &Valletta, list: &mut Vec<Action>) {
        let glimpse = game.glimpse(self.judge.me());
        match game.turn() {
            Turn::Seat(seat) if seat == self.judge.me() => {
                moves::sensible(game, glimpse.ask(), glimpse.goods(seat), list);
            }
            Turn::Seat(other) => {
                game.legal(list);
                let given = moves::spare_good(glimpse.goods(other), list);
                list.clear();
                list.extend(given);
            }
            Turn::Over => list.clear(),
        }
    }

    /// Adds a position to the next level, or notes another way to a known one.
    fn meet(&mut self, node: Node, next: &mut Vec<Node>) {
        match self.seen.entry(node.game.glimpse(self.judge.me()).fingerprint()) {
            Entry::Occupied(place) => {
                if let Some(known) = next.get_mut(*place.get()) {
                    known.firsts |= node.firsts;
                }
            }
            Entry::Vacant(place) => {
                place.insert(next.len());
                next.push(node);
            }
        }
    }

    fn keep_best(&mut self, level: &mut Vec<Node>) {
        if level.len() <= self.width.0 {
            return;
        }
        let mut values = Vec::with_capacity(level.len());
        for node in level.iter() {
            let cards = Cards::now(node.game.glimpse(self.judge.me()), self.judge.me());
            values.push(self.judge.rough(&node.game, &cards, &mut self.cache));
        }
        let mut sorted = values.clone();
        sorted.sort_by(|one, other| other.total_cmp(one));
        let floor = sorted[self.width.0 - 1];
        let mut values = values.into_iter();
        level.retain(|_| values.next().is_some_and(|value| value >= floor));
    }

    /// The ends of the turn, the best first.
    pub fn leaves(&self) -> &[Leaf] {
        &self.leaves
    }

    /// The decisions from now to an end of the turn.
    pub fn path(&self, leaf: Leaf) -> Vec<Action> {
        let back = std::iter::successors(Some(self.steps[leaf.step]), |step| {
            step.action.is_some().then(|| self.steps[step.before])
        });
        let mut path: Vec<_> = back.filter_map(|step| step.action).collect();
        path.reverse();
        path
    }

    /// The possible first decisions, each with the best end of the turn that it can lead to.
    pub fn firsts(&self) -> impl Iterator<Item = (Action, Option<Leaf>)> {
        self.firsts.iter().enumerate().map(|(index, &action)| {
            let bit = 1 << index.min(63);
            (action, self.leaves.iter().find(|leaf| leaf.firsts & bit != 0).copied())
        })
    }
}

/// The best answer to a question outside the seat's own turn.
pub fn answer<J: Values>(judge: J, view: &View, chance: &mut Sampled) -> Option<Action> {
    let world = Valletta::imagine(view, chance);
    let mut list = Vec::new();
    world.legal(&mut list);
    let value = |&action: &Action| {
        let mut after = world.clone();
        after.apply(action, &mut Unknown, &mut Silent).ok()?;
        let cards = Cards::now(after.glimpse(judge.me()), judge.me());
        Some(judge.value(&after, &cards, &mut judge.cache(&after)))
    };
    let valued = list.iter().map(|action| (value(action).unwrap_or(f32::MIN), *action));
    valued.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}
