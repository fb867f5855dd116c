//! From a view to an action: the question of the moment, answered by planning the rest of the turn.

use ::saint_malo::{Action, Ask, Symbol, View};

use super::{
    board::Board,
    dice::{Counts, Solved, counts},
    geometry::{bits, index},
    outlook::Table,
    search::{Plan, Steps, Width, keep_best},
    turn::{Options, Worth},
    value::Judge,
};

/// How a bot thinks.
#[derive(Clone, Debug)]
pub struct Mind {
    pub judge: Judge,
    pub width: Width,
    /// Looks one roll ahead only.
    pub short: bool,
    /// Points that a filled space seems worth beyond its value: hurry.
    pub haste: f32,
    /// How many of the best plans are thought through to the end of the next own turn.
    pub deep: usize,
    /// For how many uses of dice the next own turn is looked at while rolling.
    pub far: usize,
}

/// An action with what it is worth and where it leads; dice kept lead to many places.
#[derive(Clone, Debug)]
pub struct Ranked {
    pub action: Action,
    /// Points ahead of the best rival, to expect at the end: what decides.
    pub ahead: f32,
    /// Own final points to expect.
    pub own: f32,
    pub plan: Option<Plan>,
}

impl Mind {
    /// Plans the turn and looks no further.
    pub fn plain(judge: Judge) -> Mind {
        Mind { judge, width: Width::NARROW, short: false, haste: 0.0, deep: 0, far: 0 }
    }

    /// All uses of dice for the player on turn.
    pub fn options<'a>(&'a self, table: &'a Table) -> Options<'a> {
        Options::new(table, &self.judge, self.width).hurried(self.haste)
    }

    /// What can be done now, best first; never empty unless no plan could be found.
    pub fn rank(&self, view: &View, legal: &[Action]) -> Vec<Ranked> {
        let table = Table::new(view);
        let mut ranked = self.rank_flat(&table, view, legal);
        self.deepen(&table, view.dice.count(Symbol::Swords), &mut ranked);
        ranked
    }

    /// Weighs the best plans again by what the next own turn would bring, rivals standing still meanwhile.
    fn deepen(&self, table: &Table, swords: u8, ranked: &mut [Ranked]) {
        let many = self.deep.min(ranked.len());
        let plans: Vec<Board> = ranked[..many].iter().map_while(|ranked| ranked.plan.map(|plan| plan.board)).collect();
        let next: Vec<_> = plans.iter().map_while(|board| table.next_turn(board, swords)).collect();
        // Some plan ends the game: its points are certain, and others must not seem better for looking further.
        if many < 2 || next.len() < many {
            return;
        }
        for (ranked, next) in ranked.iter_mut().zip(&next) {
            let (_, own) = Options::new(next, &self.judge, Width::NARROW).solve();
            ranked.ahead += own - ranked.own;
            ranked.own = own;
        }
        ranked[..many].sort_by(|a, b| b.ahead.total_cmp(&a.ahead));
    }

    fn rank_flat(&self, table: &Table, view: &View, legal: &[Action]) -> Vec<Ranked> {
        let roll = counts(view.dice);
        match view.ask {
            Ask::Reroll => {
                let options = self.options(table);
                let mut options = if self.far > 0 { options.far_sighted(self.far) } else { options };
                let (solved, _) = options.solve();
                let rival = options.rival(0, table.own().count());
                self.rank_rolls(&solved, &roll, view.rolls, rival, legal)
            }
            Ask::Symbol => {
                let ranked = self.options(table).ranked(&roll);
                let each = |(action, plan, worth): (Action, Plan, Worth)| Ranked {
                    action,
                    ahead: worth.ahead,
                    own: worth.own,
                    plan: Some(plan),
                };
                ranked.into_iter().map(each).filter(|ranked| legal.contains(&ranked.action)).collect()
            }
            _ => {
                let mut options = Options::bare(table, &self.judge, self.width);
                let plans = placements(&options, view);
                let plans = options.finish(plans, roll[Symbol::Swords as usize]);
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
    pub fn rank_rolls(&self, solved: &Solved, roll: &Counts, rolls: u8, rival: f32, legal: &[Action]) -> Vec<Ranked> {
        let worth = |&action: &Action| match action {
            Action::Reroll { dice } => {
                let again = counts(dice);
                let kept = std::array::from_fn(|symbol| roll[symbol].saturating_sub(again[symbol]));
                if self.short { solved.keep_short(&kept) } else { solved.keep(&kept, rolls) }
            }
            _ => solved.stop(roll),
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
fn placements(options: &Options<'_>, view: &View) -> Vec<Plan> {
    let search = &options.search;
    let begin = search.begin(*search.table.own());
    let (board, spaces) = (begin.board, bits(view.spaces));
    let persons = |heads: u8| ::saint_malo::Person::ALL.into_iter().filter(move |person| person.heads() == heads);
    match view.ask {
        Ask::Person { heads } => {
            persons(heads).flat_map(|person| search.person(board, Steps::NONE, person, 4)).collect()
        }
        Ask::Bonus { walls } => go_on(options, search.bonus(board, Steps::NONE), walls),
        Ask::Settle { person, walls } => go_on(options, search.settle(board, Steps::NONE, person, spaces, 4), walls),
        Ask::House { architect, houses, left, walls } => {
            go_on(options, search.houses(&begin, 1 << index(architect), bits(houses), left), walls)
        }
        Ask::Crate { left, group } => search.crates(board, bits(group), spaces, left).pop().unwrap_or_default(),
        Ask::Wall { left } => search.walls(begin, left).pop().unwrap_or_default(),
        Ask::Church { size } => search.church(board, size, spaces),
        Ask::Reroll | Ask::Symbol | Ask::Over => Vec::new(),
    }
}

/// The walls that are still to be placed after a bonus.
fn go_on(options: &Options<'_>, mut plans: Vec<Plan>, walls: u8) -> Vec<Plan> {
    if walls == 0 {
        return plans;
    }
    keep_best(&mut plans, 3);
    plans.into_iter().flat_map(|plan| options.search.walls(plan, walls).pop().unwrap_or_default()).collect()
}
