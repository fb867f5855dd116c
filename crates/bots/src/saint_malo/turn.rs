//! Values a whole turn: every use of dice, every final roll, every choice of dice to keep.

use ::saint_malo::{Action, Cells, City, Dice, Person, Symbol, Throw};

use super::{
    dice::{ROLLS, Solved, rolls},
    eyes::{Everybody, Eyes, shift},
    outlook::TurnContext,
    search::{Plan, Search, Steps, Width},
    value::Judge,
};

/// What a use of dice is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// Expected final points ahead of the best rival: choices go by this.
    pub ahead: f32,
    /// The player's expected final points.
    pub own: f32,
}

impl Worth {
    const WORST: Worth = Worth { ahead: f32::MIN, own: 0.0 };

    fn better(self, other: Worth) -> Worth {
        if other.ahead > self.ahead { other } else { self }
    }
}

/// Every use of dice with its best plans, found once a turn.
pub struct Uses<'a> {
    pub search: Search<'a>,
    /// By symbol and number of dice.
    plans: [[Vec<Plan>; 6]; 5],
    stay: Plan,
    haste: f32,
    /// What the next turn adds to each use, if it was searched.
    more: [[f32; 6]; 5],
    /// Cache: rivals by swords and spaces filled.
    rivals: Vec<Option<f32>>,
    /// Cache: uses by symbol, dice, turned dice and swords, with the place of the best plan.
    uses: Vec<Option<(Worth, usize)>>,
}

impl<'a> Uses<'a> {
    /// Without plans: for the middle of a turn, when the dice have been used.
    pub fn bare(context: &'a TurnContext, judge: &'a Judge, width: Width) -> Self {
        let search = Search::new(context, judge, width);
        let stay = search.begin(*context.own());
        let (haste, more) = (0.0, [[0.0; 6]; 5]);
        Uses {
            search,
            plans: Default::default(),
            stay,
            haste,
            more,
            rivals: vec![None; 6 * 46],
            uses: vec![None; 5 * 216],
        }
    }

    pub fn new(context: &'a TurnContext, judge: &'a Judge, width: Width) -> Self {
        let mut uses = Self::bare(context, judge, width);
        let Uses { search, plans, stay, .. } = &mut uses;
        let city = *context.own();
        for (size, found) in (1..).zip(search.crates(city, Cells::NONE, city.empty(), Dice::COUNT)) {
            plans[Symbol::Crate as usize][size] = found;
        }
        for (number, found) in (1..).zip(search.walls(*stay, city.empty_outer().len().min(Dice::COUNT))) {
            plans[Symbol::Wall as usize][number] = found;
        }
        for dice in 1..=Dice::COUNT {
            let mut stored = *stay;
            stored.city.logs += u16::from(dice);
            plans[Symbol::Log as usize][usize::from(dice)] = vec![stored];
            let crosses = &mut plans[Symbol::Cross as usize];
            // The size hardly changes where a church is best, so the smallest one is searched.
            let new = |plan: &Plan| plan.city.churches() & !city.churches();
            let spaces = crosses[1].iter().fold(Cells::NONE, |set, plan| set | new(plan));
            crosses[usize::from(dice)] = search.church(city, dice, if dice == 1 { city.empty() } else { spaces });
            let persons = Person::of_heads(dice).flat_map(|person| search.person(city, Steps::NONE, person, 2));
            plans[Symbol::Head as usize][usize::from(dice)] = persons.collect();
        }
        uses
    }

    /// The same with extra points for every filled space, so that the bot hurries.
    pub fn hurried(self, haste: f32) -> Self {
        Uses { haste, ..self }
    }

    /// Searches the player's next turn after the best plan of each use, as if the rivals did nothing in between. Notes
    /// how much its value differs from the value function, compared with the mean of all plans.
    pub fn far_sighted(mut self, many: usize) -> Self {
        let context = self.context();
        let uses = Symbol::USABLE.into_iter().flat_map(|symbol| (1..=Dice::COUNT).map(move |used| (symbol, used)));
        let mut plans: Vec<_> = uses.filter_map(|(symbol, used)| self.paid(symbol, used)).collect();
        plans.sort_by(|a, b| b.3.total_cmp(&a.3));
        plans.truncate(many);
        for (_, _, city, value) in &mut plans {
            // Without a next turn there is nothing to search.
            let Some(next) = context.next_turn(city, 0) else { return self };
            let mut uses = Uses::new(&next, self.search.judge, Width::NARROW);
            *value = match &self.search.eyes {
                Some(eyes) => uses.solve().start() - eyes.utility(&eyes.see(*city, 0)),
                None => uses.expect().1 - *value,
            };
        }
        let mean = plans.iter().map(|plan| plan.3).sum::<f32>() / plans.len().max(1) as f32;
        for (symbol, used, _, more) in plans {
            self.more[symbol as usize][usize::from(used)] = more - mean;
        }
        self
    }

    /// The city after the best plan for a use, paid for, with its value; none without a plan or enough coins.
    fn paid(&self, symbol: Symbol, used: u8) -> Option<(Symbol, u8, City, f32)> {
        let mut city = self.plans[symbol as usize][usize::from(used)].first()?.city;
        city.coins = city.coins.checked_sub(symbol.price(0))?;
        Some((symbol, used, city, self.search.value(&city)))
    }

    fn context(&self) -> &'a TurnContext {
        self.search.context
    }

    /// The expected points of the best rival after this many swords, when the player's city has this many spaces
    /// filled.
    pub fn rival(&mut self, swords: u8, filled: u8) -> f32 {
        let slot = usize::from(swords) * 46 + usize::from(filled);
        if let Some(known) = self.rivals[slot] {
            return known;
        }
        let context = self.context();
        let pirates = context.pirates_after(swords);
        let mut best = f32::MIN;
        for seat in (0..context.cities.len()).filter(|&seat| seat != context.mover) {
            let mut city = context.cities[seat];
            context.attack(&mut city, pirates);
            let outlook = context.outlook(seat, filled, pirates);
            best = best.max(self.search.judge.value(&city, &outlook, &context.options));
        }
        self.rivals[slot] = Some(best);
        best
    }

    /// The value of ending the turn with this city and this many swords.
    pub fn worth(&mut self, mut city: City, swords: u8) -> Worth {
        if let Some(eyes) = &self.search.eyes {
            let all = eyes.see(city, swords);
            let hurry = self.haste * f32::from(city.filled().len());
            return Worth { ahead: eyes.utility(&all) + hurry, own: all[self.context().mover].points };
        }
        let context = self.context();
        let pirates = context.pirates_after(swords);
        context.attack(&mut city, pirates);
        let filled = city.filled().len();
        let outlook = context.outlook(context.mover, filled, pirates);
        let own = self.search.judge_own(&city, &outlook);
        let hurry = self.haste * f32::from(filled);
        // In the games from which the function learned, players who fill spaces quickly go on doing so, and their
        // rivals expect little. One quick turn does not mean that, so rivals only see whether the game ends.
        let filled = if city.is_full() { filled } else { context.own().filled().len() };
        Worth { ahead: own + hurry - self.rival(swords, filled), own }
    }

    /// The best plan for a use of dice, given the swords among the other dice, and its place among them.
    fn best_at(&mut self, symbol: Symbol, used: u8, turned: u8, swords: u8) -> Option<(Plan, Worth, usize)> {
        let price = symbol.price(turned);
        let place = (symbol as usize, usize::from(used));
        let plans = std::mem::take(&mut self.plans[place.0][place.1]);
        let more = self.more[place.0][place.1];
        let mut best: Option<(Plan, Worth, usize)> = None;
        let affordable = self.context().own().coins >= price;
        for (at, plan) in plans.iter().enumerate().filter(|_| affordable) {
            let mut paid = *plan;
            paid.city.coins -= price;
            let mut worth = self.worth(paid.city, swords);
            worth.ahead += more;
            worth.own += if self.search.eyes.is_some() { 0.0 } else { more };
            if best.is_none_or(|(_, other, _)| worth.ahead > other.ahead) {
                best = Some((paid, worth, at));
            }
        }
        self.plans[place.0][place.1] = plans;
        best
    }

    /// What a use of dice is worth, and the place of its best plan.
    fn use_worth(&mut self, symbol: Symbol, used: u8, turned: u8, swords: u8) -> (Worth, usize) {
        let slot = ((symbol as usize * 6 + usize::from(used)) * 6 + usize::from(turned)) * 6 + usize::from(swords);
        if let Some(known) = self.uses[slot] {
            return known;
        }
        let best = self.best_at(symbol, used, turned, swords);
        let worth = best.map_or((Worth::WORST, 0), |(_, worth, at)| (worth, at));
        self.uses[slot] = Some(worth);
        worth
    }

    /// A final roll of the player on turn.
    fn throw(&self, dice: Dice) -> Throw<'a> {
        let context = self.context();
        Throw { dice, city: context.own(), options: &context.options }
    }

    /// The value of a final roll.
    pub fn roll(&mut self, roll: Dice) -> Worth {
        let (throw, swords) = (self.throw(roll), roll.count(Symbol::Swords));
        let mut best = Worth::WORST;
        if throw.forced().is_none() {
            best = self.worth(self.stay.city, swords);
        }
        // Without room in the city there is no plan.
        for symbol in Symbol::USABLE {
            for used in 1..throw.most(symbol) + 1 {
                best = best.better(self.use_worth(symbol, used, throw.turned(symbol, used), swords).0);
            }
        }
        best
    }

    /// The city after the best use of a final roll, and what the next turn adds to it.
    fn city_after(&mut self, roll: Dice) -> (City, f32) {
        let (throw, swords) = (self.throw(roll), roll.count(Symbol::Swords));
        let mut best = (Worth::WORST, (self.stay.city, 0.0));
        if throw.forced().is_none() {
            best.0 = self.worth(self.stay.city, swords);
        }
        for symbol in Symbol::USABLE {
            for used in 1..throw.most(symbol) + 1 {
                let turned = throw.turned(symbol, used);
                let (worth, at) = self.use_worth(symbol, used, turned, swords);
                let plan = self.plans[symbol as usize][usize::from(used)].get(at);
                if let Some(plan) = plan.filter(|_| worth.ahead > best.0.ahead) {
                    let mut city = plan.city;
                    city.coins = city.coins.saturating_sub(symbol.price(turned));
                    best = (worth, (city, self.more[symbol as usize][usize::from(used)]));
                }
            }
        }
        best.1
    }

    /// What is foretold of everybody after the best use of every final roll, by somebody who may judge otherwise.
    pub fn told(&mut self, eyes: &Eyes<'_>) -> Vec<Everybody> {
        // Few cities come of many rolls.
        let mut known: Vec<(City, u8, Everybody)> = Vec::new();
        let mut see = |city: City, swords: u8| {
            if let Some((_, _, told)) = known.iter().find(|known| (known.0, known.1) == (city, swords)) {
                return *told;
            }
            let told = eyes.see(city, swords);
            known.push((city, swords, told));
            told
        };
        let mover = self.context().mover;
        let told = |&roll: &Dice| {
            let (city, more) = self.city_after(roll);
            let mut told = see(city, roll.count(Symbol::Swords));
            shift(&mut told, mover, more);
            told
        };
        rolls().iter().map(told).collect()
    }

    /// All uses of a final roll with their plans, best first.
    pub fn ranked(&mut self, roll: Dice) -> Vec<(Action, Plan, Worth)> {
        let (throw, swords) = (self.throw(roll), roll.count(Symbol::Swords));
        let mut all = Vec::new();
        if throw.forced().is_none() {
            all.push((Action::Pass, self.stay, self.worth(self.stay.city, swords)));
        }
        for symbol in Symbol::USABLE {
            for used in 1..throw.most(symbol) + 1 {
                let turned = throw.turned(symbol, used);
                let action = Action::Use { symbol, turned, used };
                all.extend(self.best_at(symbol, used, turned, swords).map(|(plan, worth, _)| (action, plan, worth)));
            }
        }
        all.sort_by(|a, b| b.2.ahead.total_cmp(&a.2.ahead));
        all
    }

    /// The dice solved, by what every final roll is worth.
    pub fn solve(&mut self) -> Solved {
        Solved::new(&self.worth_of_rolls().map(|worth| worth.ahead))
    }

    /// The dice solved, and the player's expected points before the first roll.
    pub fn expect(&mut self) -> (Solved, f32) {
        let worths = self.worth_of_rolls();
        let solved = Solved::new(&worths.map(|worth| worth.ahead));
        let own = solved.follow(&worths.map(|worth| worth.own));
        (solved, own)
    }

    fn worth_of_rolls(&mut self) -> [Worth; ROLLS] {
        let mut worths = [Worth::WORST; ROLLS];
        for (worth, &roll) in worths.iter_mut().zip(rolls()) {
            *worth = self.roll(roll);
        }
        worths
    }

    /// Plans for the rest of an action, valued with the swords on the dice, best first.
    pub fn finish(&mut self, plans: Vec<Plan>, swords: u8) -> Vec<(Plan, Worth)> {
        let mut all: Vec<_> = plans.into_iter().map(|plan| (plan, self.worth(plan.city, swords))).collect();
        all.sort_by(|a, b| b.1.ahead.total_cmp(&a.1.ahead));
        all
    }
}
