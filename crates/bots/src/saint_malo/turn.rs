//! A whole turn weighed: every use of dice, every final roll, every choice of dice to keep.

use ::saint_malo::{Action, Person, Symbol};

use super::{
    board::Board,
    dice::{Counts, ROLLS, Solved, rolls},
    outlook::{Table, endure},
    search::{Plan, Search, Steps, Width},
    value::Judge,
};

/// What a use of dice is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// What decides: points ahead.
    pub ahead: f32,
    /// The own final points to expect.
    pub own: f32,
}

impl Worth {
    const WORST: Worth = Worth { ahead: f32::MIN, own: 0.0 };

    fn better(self, other: Worth) -> Worth {
        if other.ahead > self.ahead { other } else { self }
    }
}

/// The best plans for every use of dice, found once a turn.
pub struct Options<'a> {
    pub search: Search<'a>,
    /// By symbol and number of dice.
    plans: [[Vec<Plan>; 6]; 5],
    stay: Plan,
    haste: f32,
    /// What the next turn adds to each use, when it is looked at.
    more: [[f32; 6]; 5],
    /// Rivals by swords and spaces filled, once asked for.
    rivals: Vec<Option<f32>>,
    /// Uses by symbol, dice, turned dice and swords, once asked for.
    uses: Vec<Option<Worth>>,
}

const HEAD: usize = Symbol::Head as usize;

impl<'a> Options<'a> {
    /// Without plans: for the middle of a turn, when the dice have been used.
    pub fn bare(table: &'a Table, judge: &'a Judge, width: Width) -> Self {
        let search = Search::new(table, judge, width);
        let stay = search.begin(*table.own());
        let (haste, more) = (0.0, [[0.0; 6]; 5]);
        Options {
            search,
            plans: Default::default(),
            stay,
            haste,
            more,
            rivals: vec![None; 6 * 46],
            uses: vec![None; 5 * 216],
        }
    }

    pub fn new(table: &'a Table, judge: &'a Judge, width: Width) -> Self {
        let mut options = Self::bare(table, judge, width);
        let Options { search, plans, stay, .. } = &mut options;
        let board = *table.own();
        for (size, found) in (1..).zip(search.crates(board, 0, board.empty(), 5)) {
            plans[Symbol::Crate as usize][size] = found;
        }
        for (number, found) in (1..).zip(search.walls(*stay, board.empty_outer().count_ones().min(5) as u8)) {
            plans[Symbol::Wall as usize][number] = found;
        }
        for dice in 1..=5u8 {
            let mut stored = *stay;
            stored.board.logs += u16::from(dice);
            plans[Symbol::Log as usize][usize::from(dice)] = vec![stored];
            let crosses = &mut plans[Symbol::Cross as usize];
            // The size matters little for the place: the smallest shows the best places.
            let spaces = crosses[1].iter().fold(0, |set, plan| set | (plan.board.churches & !board.churches));
            crosses[usize::from(dice)] = search.church(board, dice, if dice == 1 { board.empty() } else { spaces });
            plans[HEAD][usize::from(dice)] = Person::ALL
                .into_iter()
                .filter(|person| person.heads() == dice)
                .flat_map(|person| search.person(board, Steps::NONE, person, 2))
                .collect();
        }
        options
    }

    /// The same in a hurry: every filled space seems worth so much more.
    pub fn hurried(self, haste: f32) -> Self {
        Options { haste, ..self }
    }

    /// Looks at the next own turn after the best plans, one for each use, rivals standing still meanwhile: what it is
    /// worth beyond what the value function says, as far as that is more or less than for the others.
    pub fn far_sighted(mut self, many: usize) -> Self {
        let table = self.table();
        let uses = (0..5).flat_map(|symbol| (1..=5).map(move |used| (symbol, used)));
        let mut plans: Vec<_> = uses.filter_map(|(symbol, used)| self.paid(symbol, used)).collect();
        plans.sort_by(|a, b| b.3.total_cmp(&a.3));
        plans.truncate(many);
        for (_, _, board, value) in &mut plans {
            // When the end is certain there is nothing to look at.
            let Some(next) = table.next_turn(board, 0) else { return self };
            *value = Options::new(&next, self.search.judge, Width::NARROW).solve().1 - *value;
        }
        let mean = plans.iter().map(|plan| plan.3).sum::<f32>() / plans.len().max(1) as f32;
        plans.into_iter().for_each(|(symbol, used, _, more)| self.more[symbol][used] = more - mean);
        self
    }

    /// The city after the best plan for a use, paid for, with its value; none when there is no plan or too little coin.
    fn paid(&self, symbol: usize, used: usize) -> Option<(usize, usize, Board, f32)> {
        let mut board = self.plans[symbol][used].first()?.board;
        board.coins = board.coins.checked_sub(Self::price(symbol, 0))?;
        Some((symbol, used, board, self.search.value(&board)))
    }

    fn table(&self) -> &'a Table {
        self.search.table
    }

    /// What the best rival may expect after so many swords, when the own city has so many spaces filled.
    pub fn rival(&mut self, swords: u8, filled: u8) -> f32 {
        let slot = usize::from(swords) * 46 + usize::from(filled);
        if let Some(known) = self.rivals[slot] {
            return known;
        }
        let table = self.table();
        let (pirates, attacks) = table.sail(swords);
        let mut best = f32::MIN;
        for seat in (0..table.boards.len()).filter(|&seat| seat != table.mover) {
            let mut board = table.boards[seat];
            endure(&mut board, attacks.clone());
            let outlook = table.outlook(seat, filled, pirates);
            best = best.max(self.search.judge.value(&board, &outlook, &table.house));
        }
        self.rivals[slot] = Some(best);
        best
    }

    /// What it is worth to end the turn with this city and so many swords.
    pub fn worth(&mut self, mut board: Board, swords: u8) -> Worth {
        let table = self.table();
        let (pirates, attacks) = table.sail(swords);
        endure(&mut board, attacks);
        let outlook = table.outlook(table.mover, board.count(), pirates);
        let own = self.search.judge_own(&board, &outlook);
        // Somebody who fills spaces quickly goes on to do so in the games from which values were learned: rivals of such a
        // city expect little. One quick turn makes nobody quick, so only the end of the game is looked at.
        let filled = if board.is_full() { 45 } else { table.own().count() };
        let hurry = self.haste * f32::from(board.count());
        Worth { ahead: own + hurry - self.rival(swords, filled), own }
    }

    /// What the dice used so cost.
    fn price(symbol: usize, turned: u8) -> u16 {
        2 * u16::from(turned) + if symbol == 0 { 2 } else { 0 }
    }

    /// The best plan for a use of dice, with swords among the others.
    pub fn best(&mut self, symbol: usize, used: u8, turned: u8, swords: u8) -> Option<(Plan, Worth)> {
        let price = Self::price(symbol, turned);
        let plans = std::mem::take(&mut self.plans[symbol][usize::from(used)]);
        let mut best: Option<(Plan, Worth)> = None;
        let affordable = self.table().own().coins >= price;
        for plan in plans.iter().filter(|_| affordable) {
            let mut paid = *plan;
            paid.board.coins -= price;
            let mut worth = self.worth(paid.board, swords);
            worth.ahead += self.more[symbol][usize::from(used)];
            worth.own += self.more[symbol][usize::from(used)];
            if best.is_none_or(|(_, other)| worth.ahead > other.ahead) {
                best = Some((paid, worth));
            }
        }
        self.plans[symbol][usize::from(used)] = plans;
        best
    }

    fn use_worth(&mut self, symbol: usize, used: u8, turned: u8, swords: u8) -> Worth {
        let slot = ((symbol * 6 + usize::from(used)) * 6 + usize::from(turned)) * 6 + usize::from(swords);
        if let Some(known) = self.uses[slot] {
            return known;
        }
        let worth = self.best(symbol, used, turned, swords).map_or(Worth::WORST, |(_, worth)| worth);
        self.uses[slot] = Some(worth);
        worth
    }

    /// Every use of a final roll: symbol, dice used, dice turned.
    fn uses_of(&self, roll: &Counts) -> impl Iterator<Item = (usize, u8, u8)> + use<> {
        let (roll, coins) = (*roll, self.table().own().coins);
        let showing_only = self.table().options.require_showing_symbol;
        (0..5).flat_map(move |symbol| {
            let (showing, others) = (roll[symbol], 5 - roll[5] - roll[symbol]);
            let affordable = coins.checked_sub(Self::price(symbol, 0)).map(|rest| (rest / 2).min(5) as u8);
            let turnable = if showing_only && showing == 0 { 0 } else { others };
            let most = affordable.map_or(0, |affordable| showing + affordable.min(turnable));
            (1..=most).map(move |used| (symbol, used, used.saturating_sub(showing)))
        })
    }

    /// Whether doing nothing is legal with this roll (S-R-05).
    fn may_pass(&self, roll: &Counts) -> bool {
        let outer = self.table().own().empty_outer() != 0;
        self.table().options.allow_pass || !(roll[1] > 0 || roll[3] > 0 || roll[4] > 0 || (roll[2] > 0 && outer))
    }

    /// The worth of a final roll.
    pub fn roll(&mut self, roll: &Counts) -> Worth {
        let mut best = Worth::WORST;
        if self.may_pass(roll) {
            best = self.worth(self.stay.board, roll[5]);
        }
        for (symbol, used, turned) in self.uses_of(roll) {
            best = best.better(self.use_worth(symbol, used, turned, roll[5]));
        }
        best
    }

    /// All uses of a final roll with their plans, best first.
    pub fn ranked(&mut self, roll: &Counts) -> Vec<(Action, Plan, Worth)> {
        let mut all = Vec::new();
        if self.may_pass(roll) {
            all.push((Action::Pass, self.stay, self.worth(self.stay.board, roll[5])));
        }
        for (symbol, used, turned) in self.uses_of(roll) {
            let action = Action::Use { symbol: Symbol::USABLE[symbol], turned, used };
            all.extend(self.best(symbol, used, turned, roll[5]).map(|(plan, worth)| (action, plan, worth)));
        }
        all.sort_by(|a, b| b.2.ahead.total_cmp(&a.2.ahead));
        all
    }

    /// The dice solved, with what every final roll is worth and the own points to expect before the first roll.
    pub fn solve(&mut self) -> (Solved, f32) {
        let worths: Vec<Worth> = rolls().iter().map(|roll| self.roll(roll)).collect();
        let part = |part: fn(&Worth) -> f32| std::array::from_fn::<f32, ROLLS, _>(|roll| part(&worths[roll]));
        let solved = Solved::new(&part(|worth| worth.ahead));
        let own = solved.follow(&part(|worth| worth.own));
        (solved, own)
    }

    /// Plans that are halfway through, weighed with the swords that lie on the table, best first.
    pub fn finish(&mut self, plans: Vec<Plan>, swords: u8) -> Vec<(Plan, Worth)> {
        let mut all: Vec<_> = plans.into_iter().map(|plan| (plan, self.worth(plan.board, swords))).collect();
        all.sort_by(|a, b| b.1.ahead.total_cmp(&a.1.ahead));
        all
    }
}
