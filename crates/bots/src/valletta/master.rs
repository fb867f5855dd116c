//! A master uses playouts: after the best few decisions everybody plays a turn, in several sampled positions
//! ("worlds").

use ::valletta::{Action, Card, Valletta, View};
use kit::{Chance, Game, Imagine, Sampled, Silent, Turn};

use super::{
    Marks,
    features::Cards,
    moves,
    search::{Search, Values, Width},
    value::{Judge, Worth},
    worlds,
};

/// How much a master looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Beam width after each card of the current turn.
    pub width: Width,
    /// Beam width after each card of later turns.
    pub later: Width,
    /// How many decisions get playouts.
    pub candidates: usize,
    /// In how many sampled positions.
    pub worlds: usize,
    /// A decision that is worse than the best by more than this gets no playout.
    pub gap: f32,
    /// The weight of playouts against the first search: a few worlds are a small sample.
    pub trust: f32,
    /// If the game is this close to won or lost, there are no playouts.
    pub decided: f32,
}

/// What a master plays with.
pub const MASTER: Budget =
    Budget { width: Width(24), later: Width(2), candidates: 3, worlds: 4, gap: 0.03, trust: 0.5, decided: 0.05 };

/// A decision and its value.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The decision.
    pub action: Action,
    /// What it is ranked by.
    pub value: f32,
    /// The mean result of its playouts, if there were any.
    pub worth: Option<Worth>,
    /// The rest of the turn as planned, the decision included.
    pub plan: Vec<Action>,
}

/// The best decision.
pub fn decide(judge: Judge<'_>, view: &View, chance: &mut Sampled, budget: Budget) -> Option<Action> {
    ranked(judge, view, chance, budget).first().map(|choice| choice.action)
}

/// The decisions with their values, best first.
pub fn ranked(judge: Judge<'_>, view: &View, chance: &mut Sampled, budget: Budget) -> Vec<Choice> {
    let mut choices = first_look(judge, view, chance, budget.width);
    different_first(&mut choices);
    let floor = choices.first().map_or(0.0, |best| best.value - budget.gap);
    let close = choices.iter().take(budget.candidates).take_while(|choice| choice.value >= floor).count();
    let decided = choices.first().is_some_and(|best| !(budget.decided..1.0 - budget.decided).contains(&best.value));
    if close < 2 || budget.worlds == 0 || decided {
        return choices;
    }
    let seeds: Vec<u64> = (0..budget.worlds).map(|_| u64::from(chance.pick(u32::MAX))).collect();
    for choice in &mut choices[..close] {
        let worth = play_on(judge, view, &choice.plan, &seeds, budget.later);
        choice.value += budget.trust * (worth.utility - choice.value);
        choice.worth = Some(worth);
    }
    choices[..close].sort_by(|one, other| other.value.total_cmp(&one.value));
    choices
}

/// Decisions of exactly equal value usually reach the same position in another order: one of each comes first.
pub(super) fn different_first(choices: &mut Vec<Choice>) {
    let (mut different, mut same) = (Vec::<Choice>::new(), Vec::new());
    for choice in choices.drain(..) {
        let repeats = different.last().is_some_and(|before| before.value == choice.value);
        if repeats { same.push(choice) } else { different.push(choice) }
    }
    choices.append(&mut different);
    choices.append(&mut same);
}

/// The decisions, valued by the ends of the turn that they can lead to.
pub(super) fn first_look<J: Values>(judge: J, view: &View, chance: &mut Sampled, width: Width) -> Vec<Choice> {
    let mut marks = Marks::default();
    let mut plans: Vec<(Action, Vec<Action>)> = Vec::new();
    for _ in 0..worlds(view, judge.me()) {
        let search = Search::run(judge, width, &Valletta::imagine(view, chance));
        marks.add(&search);
        if plans.is_empty() {
            plans.extend(search.firsts().filter_map(|(action, leaf)| Some((action, search.path(leaf?)))));
        }
    }
    let planned = |action| {
        let plan = plans.iter().find(|(first, plan)| *first == action && plan.first() == Some(&action));
        plan.map_or_else(|| vec![action], |(_, plan)| plan.clone())
    };
    let choice = |(action, value)| Choice { action, value, worth: None, plan: planned(action) };
    marks.sorted().into_iter().map(choice).collect()
}

/// The mean value of a plan in the worlds of these seeds.
pub fn play_on(judge: Judge<'_>, view: &View, plan: &[Action], seeds: &[u64], width: Width) -> Worth {
    let mut sum = Worth::default();
    for &seed in seeds {
        let worth = play_on_once(judge, view, plan, seed, width);
        sum.utility += worth.utility / seeds.len() as f32;
        sum.margin += worth.margin / seeds.len() as f32;
        sum.win += worth.win / seeds.len() as f32;
    }
    sum
}

/// Follows a plan in a sampled position as far as possible, lets everybody play a turn, and values the position at the
/// end of the seat's next turn.
fn play_on_once(judge: Judge<'_>, view: &View, plan: &[Action], seed: u64, width: Width) -> Worth {
    let (game, cards) = play_round(judge, view, plan, seed, width);
    judge.worth(&game, &cards)
}

/// Follows a plan in a sampled position as far as possible and lets everybody play a turn: the position at the end of the
/// seat's next turn, and where its cards are then.
pub(super) fn play_round<J: Values>(
    judge: J,
    view: &View,
    plan: &[Action],
    seed: u64,
    width: Width,
) -> (Valletta, Cards) {
    let mut chance = Sampled::new(seed);
    let mut game = Valletta::imagine(view, &mut chance);
    let mut table = Playout { judge, width, chance };
    let mut cards = table.turn(&mut game, plan.to_vec());
    // The seat itself plays last in this round; players who are out are skipped.
    while let Turn::Seat(seat) = game.turn() {
        table.judge = judge.for_seat(seat);
        let after = table.turn(&mut game, Vec::new());
        if seat == judge.me() {
            cards = after;
            break;
        }
    }
    (game, cards)
}

/// Plays turns quickly.
struct Playout<J> {
    judge: J,
    width: Width,
    chance: Sampled,
}

impl<J: Values> Playout<J> {
    /// Plays the rest of a turn; returns where the cards are at its end, before the draw.
    fn turn(&mut self, game: &mut Valletta, mut plan: Vec<Action>) -> Cards {
        let me = self.judge.me();
        plan.reverse();
        let mut list = Vec::new();
        // A turn is three cards with a few questions each.
        for _ in 0..64 {
            let Turn::Seat(seat) = game.turn() else { break };
            let action = if seat == me {
                if plan.last().is_none_or(|&action| game.check(action).is_err()) {
                    plan = self.think(game);
                }
                plan.pop()
            } else {
                game.legal(&mut list);
                moves::spare_good(game.glimpse(seat).goods(seat), &list)
            };
            let Some(action) = action else { break };
            let mut cards = None;
            let look = |end: &Valletta| cards = Some(Cards::now(end.glimpse(me), me));
            if game.apply_and_look(action, &mut self.chance, &mut Silent, look).is_err() {
                break;
            }
            if let Some(cards) = cards {
                return cards;
            }
            // A barrel revealed something new: earlier plans are no longer valid.
            if action == Action::Play(Card::Valette) {
                plan.clear();
            }
        }
        Cards::now(game.glimpse(me), me)
    }

    fn think(&self, game: &Valletta) -> Vec<Action> {
        let search = Search::run(self.judge, self.width, game);
        let mut plan = search.leaves().first().map_or_else(Vec::new, |&leaf| search.path(leaf));
        plan.reverse();
        plan.retain(|action| !matches!(action, Action::Give(_)));
        plan
    }
}
