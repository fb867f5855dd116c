//! Finds the best places for items: a beam search, judged by the value function.

use ::saint_malo::{Action, Bonus, Cell, Cells, City, Item, Person};

use super::{
    eyes::Eyes,
    net::Sums,
    outlook::{Outlook, TurnContext},
    value::Judge,
};

/// The actions of a plan in order: at most five walls with a person, three houses and `done`.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    all: [Action; 14],
    len: u8,
}

impl Steps {
    pub const NONE: Steps = Steps { all: [Action::Done; 14], len: 0 };

    pub fn as_slice(&self) -> &[Action] {
        &self.all[..usize::from(self.len)]
    }

    #[must_use]
    fn then(mut self, action: Action) -> Steps {
        if let Some(slot) = self.all.get_mut(usize::from(self.len)) {
            *slot = action;
            self.len += 1;
        }
        self
    }

    #[must_use]
    fn place(self, at: Cell) -> Steps {
        self.then(Action::Place { at })
    }
}

/// A way to place items, and the resulting city.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub city: City,
    pub steps: Steps,
    pub value: f32,
    /// What this action has placed so far: equal sets are the same plan.
    placed: Cells,
}

/// The width of a search.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// The beam: how many plans are kept at each step.
    pub beam: usize,
    /// Spaces for an architect for which houses are planned.
    pub architects: usize,
}

impl Width {
    pub const NARROW: Width = Width { beam: 2, architects: 2 };
    pub const WIDE: Width = Width { beam: 4, architects: 5 };
}

/// A search in the city of the player on turn.
pub struct Search<'a> {
    pub context: &'a TurnContext,
    pub judge: &'a Judge,
    pub width: Width,
    usual: Outlook,
    full: Outlook,
    near: Option<Sums>,
    /// For judges that look at the whole table.
    pub eyes: Option<Eyes<'a>>,
}

impl<'a> Search<'a> {
    pub fn new(context: &'a TurnContext, judge: &'a Judge, width: Width) -> Self {
        let outlook = |filled| context.outlook(context.mover, filled, context.pirates);
        let usual = outlook(0);
        let near = judge.near(context.own(), &usual, &context.options);
        Search { context, judge, width, usual, full: outlook(Cells::SPACES.len()), near, eyes: judge.eyes(context) }
    }

    /// The value of a city at the end of this turn, swords ignored.
    #[inline]
    pub fn value(&self, city: &City) -> f32 {
        if let Some(eyes) = &self.eyes {
            return eyes.quick(city);
        }
        let outlook = if city.is_full() { &self.full } else { &self.usual };
        self.judge_own(city, outlook)
    }

    /// The value of a city of the player on turn with this outlook.
    #[inline]
    pub fn judge_own(&self, city: &City, outlook: &Outlook) -> f32 {
        self.judge.value_near(city, outlook, &self.context.options, self.near.as_ref())
    }

    fn plan(&self, city: City, steps: Steps, placed: Cells) -> Plan {
        Plan { city, steps, placed, value: self.value(&city) }
    }

    /// The state of a city before anything is placed.
    pub fn begin(&self, city: City) -> Plan {
        Plan { city, steps: Steps::NONE, value: f32::MIN, placed: Cells::NONE }
    }

    /// Groups of one to `most` crates, best first for each size; the group begins with `group`.
    pub fn crates(&self, city: City, group: Cells, first: Cells, most: u8) -> Vec<Vec<Plan>> {
        let mut beam = vec![Plan { placed: group, ..self.begin(city) }];
        let mut sizes = Vec::new();
        for size in 0..most {
            let mut next = Vec::new();
            for plan in &beam {
                let spaces = if size == 0 { first } else { plan.city.crate_spaces(plan.placed, &self.context.options) };
                for at in spaces.iter() {
                    let mut city = plan.city;
                    city.put(at, Item::Crate);
                    push_new(&mut next, plan.placed | at.alone(), |placed| {
                        self.plan(city, plan.steps.place(at), placed)
                    });
                }
            }
            keep_best(&mut next, self.width.beam);
            beam.clone_from(&next);
            sizes.push(next);
        }
        sizes
    }

    /// One to `most` walls, best first for each number.
    pub fn walls(&self, from: Plan, most: u8) -> Vec<Vec<Plan>> {
        let mut beam = vec![from];
        let mut numbers = Vec::new();
        for _ in 0..most {
            let mut next = Vec::new();
            for plan in &beam {
                let spaces = plan.city.empty_outer();
                if spaces.is_empty() {
                    // A bonus person took the last outer space: the other walls are lost (S-TX-11).
                    next.push(*plan);
                }
                for at in spaces.iter() {
                    let mut city = plan.city;
                    let complete = city.build_wall(at);
                    let (placed, steps) = (plan.placed | at.alone(), plan.steps.place(at));
                    let person = complete.is_some_and(|side| Bonus::of(side) == Bonus::Person);
                    if person && !city.is_full() {
                        next.extend(
                            self.bonus(city, steps).into_iter().map(|p| Plan { placed: placed | p.placed, ..p }),
                        );
                    } else {
                        push_new(&mut next, placed, |placed| self.plan(city, steps, placed));
                    }
                }
            }
            keep_best(&mut next, self.width.beam);
            beam.clone_from(&next);
            numbers.push(next);
        }
        numbers
    }

    /// The best uses of a side's bonus person, and taking none (S-BONUS).
    pub fn bonus(&self, city: City, steps: Steps) -> Vec<Plan> {
        let few = Person::ALL.into_iter().filter(|person| person.heads() <= Person::BONUS_HEADS);
        let mut plans: Vec<_> = few.filter_map(|person| self.person(city, steps, person, 1).pop()).collect();
        plans.push(self.plan(city, steps.then(Action::Done), Cells::NONE));
        keep_best(&mut plans, 3);
        plans
    }

    /// The best spaces for a church of this size.
    pub fn church(&self, city: City, size: u8, spaces: Cells) -> Vec<Plan> {
        let put = |at: Cell| {
            let mut city = city;
            city.put(at, Item::Church(size));
            self.plan(city, Steps::NONE.place(at), at.alone())
        };
        let mut plans: Vec<_> = spaces.iter().map(put).collect();
        keep_best(&mut plans, self.width.beam);
        plans
    }

    /// The best ways to place a person.
    pub fn person(&self, city: City, steps: Steps, person: Person, many: usize) -> Vec<Plan> {
        self.settle(city, steps.then(Action::Person { person }), person, city.empty(), many)
    }

    /// The best spaces for a person, with an architect's houses.
    pub fn settle(&self, city: City, steps: Steps, person: Person, spaces: Cells, many: usize) -> Vec<Plan> {
        let put = |at: Cell| {
            let mut city = city;
            city.settle(person, at, &self.context.options);
            self.plan(city, steps.place(at), at.alone())
        };
        let mut plans: Vec<_> = spaces.iter().map(put).collect();
        let most = city.most_houses();
        if person == Person::Architect && most > 0 {
            keep_best(&mut plans, self.width.architects);
            let housed = |plan: &Plan| -> Vec<Plan> {
                // So far the architect alone has been placed.
                plan.placed.iter().flat_map(|at| self.houses(plan, at, Cells::NONE, most)).collect()
            };
            plans = plans.iter().flat_map(housed).collect();
        }
        keep_best(&mut plans, many);
        plans
    }

    /// Plans for 1 to `most` houses of an architect who has built `houses` so far.
    pub fn houses(&self, plan: &Plan, architect: Cell, houses: Cells, most: u8) -> Vec<Plan> {
        let done = |plan: &Plan| Plan { steps: plan.steps.then(Action::Done), value: self.value(&plan.city), ..*plan };
        let mut all = vec![done(plan)];
        let mut beam = vec![Plan { placed: houses, ..*plan }];
        for built in 1..=most {
            let mut next = Vec::new();
            for plan in &beam {
                for at in plan.city.house_spaces(architect, plan.placed, &self.context.options).iter() {
                    let mut city = plan.city;
                    city.build_house(at);
                    push_new(&mut next, plan.placed | at.alone(), |placed| {
                        self.plan(city, plan.steps.place(at), placed)
                    });
                }
            }
            keep_best(&mut next, self.width.beam);
            all.extend(next.iter().map(|plan| if built < most { done(plan) } else { *plan }));
            beam = next;
        }
        all
    }
}

/// Adds a plan unless another one fills the same spaces.
fn push_new(plans: &mut Vec<Plan>, placed: Cells, plan: impl FnOnce(Cells) -> Plan) {
    if !plans.iter().any(|other| other.placed == placed) {
        plans.push(plan(placed));
    }
}

/// The best plans, best first; of equals the one found first.
pub fn keep_best(plans: &mut Vec<Plan>, many: usize) {
    plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    plans.truncate(many);
}
