//! Bots for Valletta.
//!
//! Every answer is a function of level, seed and view: no plan is remembered, so asking twice gives the same twice.
//! `simple.rs` holds the levels that follow habits; the others imagine positions from the view, look through their
//! whole turn (`search.rs`) and value its ends (`value.rs` over `features.rs`); a master also plays on (`master.rs`).
//! The weights come from games among themselves, in the laboratory; it learns with the same features, values and search.

// A new card, question or event must not compile until every match handles it.
#![warn(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod features;
mod grandmaster;
mod hints;
mod ladder;
mod master;
mod moves;
pub mod names;
mod search;
mod seat;
mod simple;
pub mod table;
pub mod value;
mod weigh;
mod yardstick;

pub use features::{Cards, Figures, figures};
pub use grandmaster::{Effort, GRANDMASTER};
pub use hints::{Hint, Reason, hints};
pub use ladder::{Manner, Plays};
pub use master::{Budget, MASTER};
pub use search::{Leaf, Search, Values, Width, answer};
pub use seat::{SEAT, SeatFigures, seat_place};
pub use simple::Eye;
pub use table::{Table, TableJudge, TableWeights, foresee, table_figures};
pub use value::{Model, Weights, Worth};
pub use weigh::weigh;
pub use yardstick::Yardstick;

use ::valletta::{Action, Ask, Card, Valletta, View, street};
use kit::{Chance, Imagine, Sampled, Seat};

use crate::{Bot, Level};
use value::Judge;

/// How many positions are sampled when a barrel may be turned this turn.
const BARRELS: usize = 3;

/// A bot of a given level.
pub struct VallettaBot {
    /// None for chance itself.
    manner: Option<Manner>,
    seed: u64,
    weights: Weights,
}

impl VallettaBot {
    /// Equal seeds give equal play.
    pub fn new(level: Level, seed: u64) -> Self {
        VallettaBot::with(level, seed, Weights::embedded().clone())
    }

    /// With other weights than the built-in ones.
    pub fn with(level: Level, seed: u64, weights: Weights) -> Self {
        VallettaBot { manner: Manner::of(level), seed, weights }
    }

    /// Somebody who plays in this manner.
    pub fn playing(manner: Manner, seed: u64) -> Self {
        VallettaBot { manner: Some(manner), seed, weights: Weights::embedded().clone() }
    }

    /// With another search budget for a master.
    pub fn spending(self, budget: Budget) -> Self {
        VallettaBot { manner: Some(Plays::Worlds(budget).into()), ..self }
    }

    fn grandmaster(&self, effort: Effort) -> Grandmaster {
        Grandmaster::with(self.seed, TableWeights::embedded().clone(), effort)
    }

    fn pick(&self, view: &View, legal: &[Action]) -> Option<usize> {
        let me = view.turn?;
        let mut chance = Sampled::new(mix(self.seed, view));
        let Some(manner) = &self.manner else { return Some(chance.pick(legal.len() as u32) as usize) };
        let judge = |model| Judge { weights: &self.weights, model, me };
        let action = match *manner.this_turn(view, self.seed) {
            Plays::Habits => return Some(simple::novice(view, legal, &mut chance)),
            Plays::Cards(eye) => return Some(simple::card_by_card(view, legal, eye)),
            Plays::Turn(model, _) if outside_own_turn(view.ask) => answer(judge(model), view, &mut chance)?,
            Plays::Turn(model, width) => plan(judge(model), width, view, &mut chance)?,
            Plays::Worlds(_) if outside_own_turn(view.ask) => answer(judge(Model::Net), view, &mut chance)?,
            Plays::Table(effort) => return self.grandmaster(effort).pick(view, legal),
            Plays::Worlds(budget) => master::decide(judge(Model::Net), view, &mut chance, budget)?,
        };
        legal.iter().position(|&other| other == action)
    }
}

impl Bot<Valletta> for VallettaBot {
    fn choose(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() < 2 { 0 } else { self.pick(view, legal).unwrap_or(0) }
    }
}

/// The strongest: judges whole tables.
pub struct Grandmaster {
    seed: u64,
    weights: TableWeights,
    effort: Effort,
    lead: f32,
}

impl Grandmaster {
    /// Equal seeds give equal play.
    pub fn new(seed: u64) -> Grandmaster {
        Grandmaster::with(seed, TableWeights::embedded().clone(), GRANDMASTER)
    }

    /// With other weights than the built-in ones, or thinking more or less.
    pub fn with(seed: u64, weights: TableWeights, effort: Effort) -> Grandmaster {
        Grandmaster { seed, weights, effort, lead: 0.0 }
    }

    /// What the lead in points counts beside the chance to win.
    pub fn leading(self, lead: f32) -> Grandmaster {
        Grandmaster { lead, ..self }
    }

    fn pick(&self, view: &View, legal: &[Action]) -> Option<usize> {
        let judge = TableJudge { lead: self.lead, ..TableJudge::new(&self.weights, view.turn?) };
        let mut chance = Sampled::new(mix(self.seed, view));
        let action = if outside_own_turn(view.ask) {
            answer(judge, view, &mut chance)?
        } else {
            grandmaster::decide(judge, view, &mut chance, self.effort)?
        };
        legal.iter().position(|&other| other == action)
    }
}

impl Bot<Valletta> for Grandmaster {
    fn choose(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() < 2 { 0 } else { self.pick(view, legal).unwrap_or(0) }
    }
}

/// Whether something is asked that belongs to no own turn: there is nothing to plan, only an answer to give.
pub fn outside_own_turn(ask: Ask) -> bool {
    matches!(ask, Ask::Give { .. } | Ask::Draft { .. })
}

/// A seed from a view: samples differ from decision to decision, but asking again gives the same.
fn mix(seed: u64, view: &View) -> u64 {
    let mut sum = seed ^ 0x9e37_79b9_7f4a_7c15;
    let mut add = |number: u64| sum = (sum.rotate_left(17) ^ number).wrapping_mul(0xff51_afd7_ed55_8ccd);
    add(u64::from(view.round) << 8 | u64::from(view.active.0));
    add(u64::from(view.valette));
    for player in &view.players {
        player.goods.0.iter().for_each(|&amount| add(amount.into()));
        add((player.slots.len() as u64) << 32 | u64::from(player.points));
    }
    sum
}

/// In how many sampled positions the turn is searched: more than one only if a barrel may be turned.
fn worlds(view: &View, me: Seat) -> usize {
    let hand = view.player(me).and_then(|player| player.hand.as_ref());
    let turns_a_barrel = hand.is_some_and(|hand| hand.contains(&Card::Valette)) && view.valette < street::SPACES;
    if turns_a_barrel { BARRELS } else { 1 }
}

/// The best decision by a search of the turn in a few sampled positions, by the mean value of each first decision.
fn plan(judge: Judge<'_>, width: Width, view: &View, chance: &mut Sampled) -> Option<Action> {
    let mut marks = Marks::default();
    for _ in 0..worlds(view, judge.me) {
        marks.add(&Search::run(judge, width, &Valletta::imagine(view, chance)));
    }
    marks.sorted().first().map(|&(action, _)| action)
}

/// The values of the possible decisions, over several sampled positions.
#[derive(Default)]
struct Marks(Vec<(Action, f32, f32)>);

impl Marks {
    fn add<J: Values>(&mut self, search: &Search<J>) {
        for (action, leaf) in search.firsts() {
            let Some(leaf) = leaf else { continue };
            match self.0.iter_mut().find(|(known, ..)| *known == action) {
                Some((_, sum, count)) => (*sum, *count) = (*sum + leaf.value, *count + 1.0),
                None => self.0.push((action, leaf.value, 1.0)),
            }
        }
    }

    /// The decisions with their means, the best first.
    fn sorted(&self) -> Vec<(Action, f32)> {
        let mut means: Vec<_> = self.0.iter().map(|&(action, sum, count)| (action, sum / count)).collect();
        means.sort_by(|one, other| other.1.total_cmp(&one.1));
        means
    }
}
