//! From a view to an action: answers the current question by planning the rest of the turn.

use ::saint_malo::{Action, Ask, City, Dice, Person, Symbol, View};

use super::{
    dice::Solved,
    outlook::TurnContext,
    search::{Plan, Search, Steps, Width, keep_best},
    turn::{Uses, Worth},
    value::Judge,
};

/// How a bot thinks.
#[derive(Clone, Debug)]
pub struct Mind {
    pub(super) judge: Judge,
    pub(super) width: Width,
    /// How many rolls it looks ahead, two at most.
    pub(super) rolls: u8,
    /// Does not see that swords bring pirates nearer.
    pub(super) unaware: bool,
    /// Points that a filled space seems worth beyond its value: hurry.
    pub(super) haste: f32,
    /// How many of the best plans are thought through to the end of the next own turn.
    pub(super) deep: usize,
    /// For how many uses of dice the next own turn is looked at while rolling.
    pub(super) far: usize,
}

/// An action with its value and its plan; a choice of dice to keep has no single plan.
#[derive(Clone, Debug)]
pub struct Ranked {
    pub action: Action,
    /// Expected final points ahead of the best rival: the choice goes by this.
    pub ahead: f32,
    /// The bot's expected final points.
    pub own: f32,
    pub plan: Option<Plan>,
}

impl Mind {
    /// Plans the turn and looks no further.
    pub fn plain(judge: Judge) -> Mind {
        Mind { judge, width: Width::NARROW, rolls: 2, unaware: false, haste: 0.0, deep: 0, far: 0 }
    }

    /// The same mind in a hurry: a filled space seems worth so many points more.
    pub fn hurried(self, haste: f32) -> Mind {
        Mind { haste, ..self }
    }

    /// The same mind, which searches more widely.
    pub(super) fn thorough(self) -> Mind {
        Mind { width: Width::WIDE, ..self }
    }

    /// The same mind, which looks so many rolls ahead.
    pub fn looking(self, rolls: u8) -> Mind {
        Mind { rolls, ..self }
    }

    /// The same mind, which does not see that swords bring pirates nearer.
    pub fn unaware(self) -> Mind {
        Mind { unaware: true, ..self }
    }

    /// All uses of dice for the player on turn.
    pub(super) fn uses<'a>(&'a self, context: &'a TurnContext) -> Uses<'a> {
        Uses::new(context, &self.judge, self.width).hurried(self.haste)
    }

    /// What can be done now, best first; never empty unless no plan could be found.
    pub(super) fn rank(&self, view: &View, legal: &[Action]) -> Vec<Ranked> {
        let context = TurnContext { unaware: self.unaware, ..TurnContext::new(view) };
        let mut ranked = self.rank_flat(&context, view, legal);
        self.deepen(&context, view.dice.count(Symbol::Swords), &mut ranked);
        ranked
    }

    /// Values the best plans again by the bot's next turn, as if the rivals did nothing in between.
    fn deepen(&self, context: &TurnContext, swords: u8, ranked: &mut [Ranked]) {
        let many = self.deep.min(ranked.len());
        let plans: Vec<City> = ranked[..many].iter().map_while(|ranked| ranked.plan.map(|plan| plan.city)).collect();
        let next: Vec<_> = plans.iter().map_while(|city| context.next_turn(city, swords)).collect();
        // Some plan ends the game: its points are certain, and the others must not look better just because they look
        // further.
        if many < 2 || next.len() < many {
            return;
        }
        for (ranked, next) in ranked.iter_mut().zip(&next) {
            let (_, own) = Uses::new(next, &self.judge, Width::NARROW).expect();
            ranked.ahead += own - ranked.own;
            ranked.own = own;
        }
        ranked[..many].sort_by(|a, b| b.ahead.total_cmp(&a.ahead));
    }

    pub(super) fn rank_flat(&self, context: &TurnContext, view: &View, legal: &[Action]) -> Vec<Ranked> {
        match view.ask {
            Ask::Reroll => {
                let uses = self.uses(context);
                let mut uses = if self.far > 0 { uses.far_sighted(self.far) } else { uses };
                let solved = uses.solve();
                let rival = uses.rival(0, context.own().filled().len());
                self.rank_rolls(&solved, view.dice, view.rolls, rival, legal)
            }
            Ask::Symbol => {
                let ranked = self.uses(context).ranked(view.dice);
                let each = |(action, plan, worth): (Action, Plan, Worth)| Ranked {
                    action,
                    ahead: worth.ahead,
                    own: worth.own,
                    plan: Some(plan),
                };
                ranked.into_iter().map(each).filter(|ranked| legal.contains(&ranked.action)).collect()
            }
            Ask::Over => Vec::new(),
            Ask::Person { .. }
            | Ask::Bonus { .. }
            | Ask::Settle { .. }
            | Ask::House { .. }
            | Ask::Crate { .. }
            | Ask::Wall { .. }
            | Ask::Church { .. } => {
                let mut uses = Uses::bare(context, &self.judge, self.width);
                let plans = placements(&uses.search, view);
                let plans = uses.finish(plans, view.dice.count(Symbol::Swords));
                let first = |(plan, worth): (Plan, Worth)| {
                    let action = *plan.steps.as_slice().first()?;
                    let Worth { ahead, own } = worth;
                    legal.contains(&action).then_some(Ranked { action, ahead, own, plan: Some(plan) })
                };
                plans.into_iter().filter_map(first).collect()
            }
        }
    }

    /// Stopping and rolling again, best first; `rival` is what the best rival may expect.
    pub(super) fn rank_rolls(
        &self,
        solved: &Solved,
        roll: Dice,
        rolls: u8,
        rival: f32,
        legal: &[Action],
    ) -> Vec<Ranked> {
        let worth = |&action: &Action| {
            let again = if let Action::Reroll { dice } = action { roll.without(dice) } else { None };
            match again {
                Some(_) if self.rolls == 0 => f32::MIN,
                Some(kept) if self.rolls == 1 => solved.keep_short(kept),
                Some(kept) => solved.keep(kept, rolls),
                None => solved.stop(roll),
            }
        };
        let rank = |&action: &Action| {
            let ahead = worth(&action);
            Ranked { action, ahead, own: ahead + rival, plan: None }
        };
        let mut ranked: Vec<_> = legal.iter().map(rank).collect();
        ranked.sort_by(|a, b| b.ahead.total_cmp(&a.ahead));
        ranked
    }
}

/// Every plan for the rest of the action.
fn placements(search: &Search<'_>, view: &View) -> Vec<Plan> {
    let begin = search.begin(*search.context.own());
    let (city, spaces) = (begin.city, view.spaces);
    match view.ask {
        Ask::Person { heads } => {
            Person::of_heads(heads).flat_map(|person| search.person(city, Steps::NONE, person, 4)).collect()
        }
        Ask::Bonus { walls } => go_on(search, search.bonus(city, Steps::NONE), walls),
        Ask::Settle { person, walls } => go_on(search, search.settle(city, Steps::NONE, person, spaces, 4), walls),
        Ask::House { architect, houses, left, walls } => {
            go_on(search, search.houses(&begin, architect, houses, left), walls)
        }
        Ask::Crate { left, group } => search.crates(city, group, spaces, left).pop().unwrap_or_default(),
        Ask::Wall { left } => search.walls(begin, left).pop().unwrap_or_default(),
        Ask::Church { size } => search.church(city, size, spaces),
        Ask::Reroll | Ask::Symbol | Ask::Over => Vec::new(),
    }
}

/// The walls that are still to be placed after a bonus.
fn go_on(search: &Search<'_>, mut plans: Vec<Plan>, walls: u8) -> Vec<Plan> {
    if walls == 0 {
        return plans;
    }
    keep_best(&mut plans, 3);
    plans.into_iter().flat_map(|plan| search.walls(plan, walls).pop().unwrap_or_default()).collect()
}
