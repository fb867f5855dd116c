//! Where things are best placed: beams over boards, judged by a value function.

use ::saint_malo::{Action, Person, Side};

use super::{
    board::Board,
    geometry::{beside, cell, each, neighbours, spread},
    net::Sums,
    outlook::{Outlook, Table},
    value::Judge,
};

/// The actions of a plan in order: at most five walls with a person, three houses and a word to end.
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
    fn place(self, at: u8) -> Steps {
        cell(at).map_or(self, |at| self.then(Action::Place { at }))
    }
}

/// A way to place something, and what it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub board: Board,
    pub steps: Steps,
    pub value: f32,
    /// What this action has placed so far: equal sets are the same plan.
    mark: u64,
}

/// How widely a search looks.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// Plans that are followed up at each step.
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
    pub table: &'a Table,
    pub judge: &'a Judge,
    pub width: Width,
    usual: Outlook,
    full: Outlook,
    near: Option<Sums>,
}

impl<'a> Search<'a> {
    pub fn new(table: &'a Table, judge: &'a Judge, width: Width) -> Self {
        let outlook = |filled| table.outlook(table.mover, filled, table.pirates);
        let usual = outlook(0);
        let near = judge.near(table.own(), &usual, &table.house);
        Search { table, judge, width, usual, full: outlook(45), near }
    }

    /// What a city is worth at the end of this turn, should no sword be counted.
    #[inline]
    pub fn value(&self, board: &Board) -> f32 {
        let outlook = if board.is_full() { &self.full } else { &self.usual };
        self.judge_own(board, outlook)
    }

    /// What a city of the player on turn is worth with this outlook.
    #[inline]
    pub fn judge_own(&self, board: &Board, outlook: &Outlook) -> f32 {
        self.judge.value_near(board, outlook, &self.table.house, self.near.as_ref())
    }

    fn plan(&self, board: Board, steps: Steps, mark: u64) -> Plan {
        Plan { board, steps, mark, value: self.value(&board) }
    }

    /// The state of a city before anything is placed.
    pub fn begin(&self, board: Board) -> Plan {
        Plan { board, steps: Steps::NONE, value: f32::MIN, mark: 0 }
    }

    /// Where the next crate of a group may stand.
    pub fn crate_spaces(&self, board: &Board, group: u64) -> u64 {
        match (group, self.table.house.via_existing) {
            (0, _) => board.empty(),
            (_, true) => beside(spread(group, board.crates)) & board.empty(),
            _ => beside(group) & board.empty(),
        }
    }

    /// Groups of one to `most` crates, best first for each size; the group begins with `group`.
    pub fn crates(&self, board: Board, group: u64, first: u64, most: u8) -> Vec<Vec<Plan>> {
        let mut beam = vec![Plan { mark: group, ..self.begin(board) }];
        let mut sizes = Vec::new();
        for size in 0..most {
            let mut next = Vec::new();
            for plan in &beam {
                let spaces = if size == 0 { first } else { self.crate_spaces(&plan.board, plan.mark) };
                for at in each(spaces) {
                    let mut board = plan.board;
                    board.put_crate(at);
                    push_new(&mut next, plan.mark | 1 << at, |mark| self.plan(board, plan.steps.place(at), mark));
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
                if plan.board.empty_outer() == 0 {
                    // A bonus person took the last space: the other walls are lost (S-TX-11).
                    next.push(*plan);
                }
                for at in each(plan.board.empty_outer()) {
                    let mut board = plan.board;
                    let complete = board.put_wall(at);
                    let (mark, steps) = (plan.mark | 1 << at, plan.steps.place(at));
                    if complete == Some(Side::Top) && !board.is_full() {
                        next.extend(self.bonus(board, steps).into_iter().map(|p| Plan { mark: mark ^ p.mark, ..p }));
                    } else {
                        push_new(&mut next, mark, |mark| self.plan(board, steps, mark));
                    }
                }
            }
            keep_best(&mut next, self.width.beam);
            beam.clone_from(&next);
            numbers.push(next);
        }
        numbers
    }

    /// The best uses of a side's bonus person, and doing without (S-BONUS).
    pub fn bonus(&self, board: Board, steps: Steps) -> Vec<Plan> {
        let few = Person::ALL.into_iter().filter(|person| person.heads() <= 3);
        let mut plans: Vec<_> = few.filter_map(|person| self.person(board, steps, person, 1).pop()).collect();
        plans.push(self.plan(board, steps.then(Action::Done), 0));
        keep_best(&mut plans, 3);
        plans
    }

    /// The best spaces for a church of this size.
    pub fn church(&self, board: Board, size: u8, spaces: u64) -> Vec<Plan> {
        let put = |at: u8| {
            let mut board = board;
            board.put_church(at, size);
            self.plan(board, Steps::NONE.place(at), 1 << at)
        };
        let mut plans: Vec<_> = each(spaces).map(put).collect();
        keep_best(&mut plans, self.width.beam);
        plans
    }

    /// The best ways to take a person in.
    pub fn person(&self, board: Board, steps: Steps, person: Person, many: usize) -> Vec<Plan> {
        self.settle(board, steps.then(Action::Person { person }), person, board.empty(), many)
    }

    /// The best spaces for a person, with an architect's houses.
    pub fn settle(&self, board: Board, steps: Steps, person: Person, spaces: u64, many: usize) -> Vec<Plan> {
        let put = |at: u8| {
            let mut board = board;
            board.put_person(person, at, &self.table.house);
            self.plan(board, steps.place(at), 1 << at)
        };
        let mut plans: Vec<_> = each(spaces).map(put).collect();
        if person == Person::Architect && board.logs > 0 {
            keep_best(&mut plans, self.width.architects);
            let housed = |plan: &Plan| self.houses(plan, plan.mark, 0, board.logs.min(3) as u8);
            plans = plans.iter().flat_map(housed).collect();
        }
        keep_best(&mut plans, many);
        plans
    }

    /// Up to `most` houses of an architect, each number of them, begun with `houses`.
    pub fn houses(&self, plan: &Plan, architect: u64, houses: u64, most: u8) -> Vec<Plan> {
        let near = neighbours(architect.trailing_zeros() as u8, self.table.house.towers_block);
        let done = |plan: &Plan| Plan { steps: plan.steps.then(Action::Done), value: self.value(&plan.board), ..*plan };
        let mut all = vec![done(plan)];
        let mut beam = vec![Plan { mark: houses, ..*plan }];
        for built in 1..=most {
            let mut next = Vec::new();
            for plan in &beam {
                let spaces = if plan.mark == 0 { near } else { beside(plan.mark) } & plan.board.empty();
                for at in each(spaces) {
                    let mut board = plan.board;
                    board.put_house(at);
                    push_new(&mut next, plan.mark | 1 << at, |mark| self.plan(board, plan.steps.place(at), mark));
                }
            }
            keep_best(&mut next, self.width.beam);
            all.extend(next.iter().map(|plan| if built < most { done(plan) } else { *plan }));
            beam = next;
        }
        all
    }
}

/// Adds a plan unless the same spaces are filled by one that is there.
fn push_new(plans: &mut Vec<Plan>, mark: u64, plan: impl FnOnce(u64) -> Plan) {
    if !plans.iter().any(|other| other.mark == mark) {
        plans.push(plan(mark));
    }
}

/// The best plans, best first; of equals the one found first.
pub fn keep_best(plans: &mut Vec<Plan>, many: usize) {
    plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    plans.truncate(many);
}
