//! Every legal action with what it means for everybody, by the judgement of the whole table.

use std::sync::Arc;

use ::saint_malo::{Action, Ask, SaintMalo, Symbol, View};
use kit::{Game, Imagine, Silent, Unknown, Viewer};

use super::{
    decide::{Mind, Ranked},
    dice::{Along, ROLLS},
    eyes::{Everybody, Eyes, SEATS, at_end, shift},
    outlook::TurnContext,
    search::{Plan, Width},
    table::{self, TableWeights},
    turn::Uses,
    value::{Judge, MARGIN},
};
use crate::{Bot, Forecast, Weighed};

/// An action, what it means for everybody, and the plan that goes with it; a choice of dice to keep has no single plan.
pub struct Choice {
    pub action: Action,
    /// What the player on turn wants: choices go by this.
    pub utility: f32,
    pub told: Everybody,
    pub plan: Option<Plan>,
}

/// Who weighs: the best level.
#[derive(Clone, Debug)]
pub struct Grandmaster {
    weights: Arc<TableWeights>,
    mind: Mind,
    /// How many of the best choices are thought through to the player's next turn.
    deep: usize,
    /// For how many uses of dice that is done while rolling.
    far: usize,
}

/// Every legal action, best first; none where nothing was learned.
pub fn weigh(view: &View, legal: &[Action]) -> Vec<Weighed<Action>> {
    let seats = view.cities.len();
    let weighed = |choice: Choice| Weighed { action: choice.action, forecasts: choice.told[..seats].to_vec() };
    Grandmaster::learned().map_or_else(Vec::new, |who| who.choices(view, legal).into_iter().map(weighed).collect())
}

impl Grandmaster {
    /// By the weights of this build.
    pub fn learned() -> Option<Grandmaster> {
        table::learned().map(Grandmaster::new)
    }

    /// By these weights.
    pub fn new(weights: Arc<TableWeights>) -> Grandmaster {
        let mind = Mind::plain(Judge::Table(Arc::clone(&weights), MARGIN)).thorough();
        Grandmaster { weights, mind, deep: 6, far: 0 }
    }

    /// The same, who thinks so many choices and uses of dice through.
    #[must_use]
    pub fn looking(self, deep: usize, far: usize) -> Grandmaster {
        Grandmaster { deep, far, ..self }
    }

    /// Every legal action with its plan, best first, as the judgement sees the end of the turn: who follows the best is
    /// told the same at every step until dice fall.
    pub fn choices(&self, view: &View, legal: &[Action]) -> Vec<Choice> {
        Grandmaster { deep: 0, far: 0, ..self.clone() }.ranked(view, legal)
    }

    /// Every legal action, best first, the best ones thought through to the next turn.
    fn ranked(&self, view: &View, legal: &[Action]) -> Vec<Choice> {
        let context = TurnContext::new(view);
        let mut all = match view.ask {
            Ask::Reroll => self.rolls(&context, view, legal),
            Ask::Over => Vec::new(),
            Ask::Symbol
            | Ask::Person { .. }
            | Ask::Bonus { .. }
            | Ask::Settle { .. }
            | Ask::House { .. }
            | Ask::Crate { .. }
            | Ask::Wall { .. }
            | Ask::Church { .. } => self.plans(&context, view, legal),
        };
        all.sort_by(|one, other| other.utility.total_cmp(&one.utility));
        all
    }

    fn eyes<'a>(&'a self, context: &'a TurnContext) -> Eyes<'a> {
        Eyes::new(context, &self.weights, MARGIN)
    }

    /// Stopping and every choice of dice to roll again.
    fn rolls(&self, context: &TurnContext, view: &View, legal: &[Action]) -> Vec<Choice> {
        let mut uses = self.mind.uses(context).far_sighted(self.far);
        let (solved, told) = (uses.solve(), uses.told(&self.eyes(context)));
        let along = |what: fn(&Forecast) -> f32, seat: usize| {
            let quantity: [f32; ROLLS] = std::array::from_fn(|roll| what(&told[roll][seat]));
            solved.along(&quantity)
        };
        let each = |seat: usize| {
            let quantities: [fn(&Forecast) -> f32; 3] = [|told| told.win, |told| told.points, |told| told.rounds];
            quantities.map(|what| along(what, seat))
        };
        let alongs: Vec<[Along; 3]> = (0..context.cities.len()).map(each).collect();
        let choice = |Ranked { action, ahead, .. }: Ranked| {
            let again = if let Action::Reroll { dice } = action { view.dice.without(dice) } else { None };
            let kept = again.unwrap_or(view.dice);
            let mut told = [Forecast::default(); SEATS];
            for (told, along) in told.iter_mut().zip(&alongs) {
                let [win, points, rounds] = along.each_ref().map(|along| along.keep(kept, view.rolls));
                *told = Forecast { win, points, rounds };
            }
            Choice { action, utility: ahead, told, plan: None }
        };
        self.mind.rank_rolls(&solved, view.dice, view.rolls, 0.0, legal).into_iter().map(choice).collect()
    }

    /// Every use of the dice, or every space, with the best plan after it.
    fn plans(&self, context: &TurnContext, view: &View, legal: &[Action]) -> Vec<Choice> {
        let (eyes, swords) = (self.eyes(context), view.dice.count(Symbol::Swords));
        let ranked = self.mind.rank_flat(context, view, legal);
        let choice = |&action: &Action| {
            let found = ranked.iter().find(|ranked| ranked.action == action);
            let plan = found.and_then(|ranked| ranked.plan);
            let told = match plan {
                Some(plan) => eyes.see(plan.city, swords),
                // The search has not thought of it.
                None => carried_out(context, &self.weights, view, action),
            };
            Choice { action, utility: eyes.utility(&told), told, plan }
        };
        let mut all: Vec<_> = legal.iter().map(choice).collect();
        all.sort_by(|one, other| other.utility.total_cmp(&one.utility));
        self.deepen(context, swords, &mut all);
        all
    }

    /// Judges the best choices by the player's next turn, as if the rivals did nothing in between. That is too good for
    /// all of them alike, so only what tells them apart counts.
    fn deepen(&self, context: &TurnContext, swords: u8, all: &mut [Choice]) {
        let many = self.deep.min(all.len());
        let next = |choice: &Choice| choice.plan.and_then(|plan| context.next_turn(&plan.city, swords));
        let next: Vec<_> = all[..many].iter().map_while(next).collect();
        // Some plan ends the game: what comes of it is certain, and the others must not look better just because they
        // look further.
        if many < 2 || next.len() < many {
            return;
        }
        let later = |next: &TurnContext| Uses::new(next, &self.mind.judge, Width::NARROW).solve().start();
        let more: Vec<f32> = next.iter().zip(&*all).map(|(next, choice)| later(next) - choice.utility).collect();
        let mean = more.iter().sum::<f32>() / many as f32;
        for (choice, more) in all.iter_mut().zip(more) {
            choice.utility += more - mean;
            shift(&mut choice.told, context.mover, more - mean);
        }
    }
}

impl Bot<SaintMalo> for Grandmaster {
    fn choose(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        let best = self.ranked(view, legal).into_iter().next();
        best.and_then(|best| legal.iter().position(|&action| action == best.action)).unwrap_or(0)
    }
}

/// What comes of an action if the rest of the turn is played well.
fn carried_out(context: &TurnContext, weights: &TableWeights, view: &View, action: Action) -> Everybody {
    let mut game = SaintMalo::imagine(view, &mut Unknown);
    let quick = Mind::plain(Judge::table());
    let (mut next, mut legal) = (action, Vec::new());
    while game.apply(next, &mut Unknown, &mut Silent).is_ok() {
        let view = game.view(Viewer::Public);
        if view.turn.is_none_or(|seat| seat.index() != context.mover) {
            break;
        }
        game.legal(&mut legal);
        let ranked = quick.rank_flat(&TurnContext::new(&view), &view, &legal);
        let Some(best) = ranked.first().map(|ranked| ranked.action).or(legal.first().copied()) else { break };
        next = best;
    }
    let after = TurnContext::new(&game.view(Viewer::Public));
    at_end(&TurnContext { mover: context.mover, round: context.round, ..after }, weights)
}
