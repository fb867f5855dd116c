//! A beginner: rolls for the most frequent symbol, takes what gives most at once, and builds walls only after an
//! attack.

use ::saint_malo::{Action, Ask, Cell, City, Dice, Item, Options, Person, Side, Symbol, View};
use kit::{Chance, Sampled};

/// Plays by habits.
pub struct Novice {
    seed: u64,
}

impl Novice {
    pub fn new(seed: u64) -> Self {
        Novice { seed }
    }

    /// Picks the action with the highest mark; ties are broken by a number from seed and view, so that the same
    /// question gets the same answer.
    pub fn choose(&self, view: &View, legal: &[Action]) -> usize {
        let Some(city) = view.cities.get(view.turn.unwrap_or(view.first).index()) else { return 0 };
        let mut whim = Sampled::new(self.seed ^ mood(view, city));
        let favourite = favourite(view.dice, city, &mut whim);
        let mut best = (f32::MIN, 0);
        for (place, &action) in legal.iter().enumerate() {
            let liking = like(action, view, city, favourite) + 0.3 * whim.pick(100) as f32 / 100.0;
            if liking > best.0 {
                best = (liking, place);
            }
        }
        best.1
    }
}

/// A number that differs from decision to decision.
fn mood(view: &View, city: &City) -> u64 {
    let counts = Symbol::ALL.map(|symbol| u64::from(view.dice.count(symbol)));
    let dice = counts.iter().fold(u64::from(view.rolls), |sum, count| sum * 7 + count);
    (city.filled().bits() ^ u64::from(view.round) << 50).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ dice << 7
}

/// The symbol to roll for: the most frequent one; logs only if the coins suffice.
fn favourite(roll: Dice, city: &City, whim: &mut Sampled) -> Symbol {
    let liking = |symbol: Symbol| {
        let usable = match symbol {
            Symbol::Log => city.coins >= symbol.storage() && city.logs < 4,
            Symbol::Wall => !city.empty_outer().is_empty(),
            Symbol::Crate | Symbol::Cross | Symbol::Head | Symbol::Swords => true,
        };
        if usable { 10 * u32::from(roll.count(symbol)) } else { 0 }
    };
    let mut best = (0, Symbol::Crate);
    for symbol in Symbol::USABLE {
        let likes = 1 + liking(symbol) + whim.pick(4);
        if likes > best.0 {
            best = (likes, symbol);
        }
    }
    best.1
}

fn like(action: Action, view: &View, city: &City, favourite: Symbol) -> f32 {
    match action {
        Action::Stop => 0.0,
        Action::Reroll { dice } => {
            // Everything but the favourite symbol is rolled again, swords too.
            let others = 5 - view.dice.count(favourite);
            if dice.count(favourite) == 0 && dice.total() == others { 1.0 } else { -1.0 }
        }
        Action::Use { symbol: Symbol::Cross, turned: 0, used } => {
            // A church of a size that is missing, preferably a small one.
            let missing = city.all(Item::Church(used)).is_empty();
            f32::from(view.dice.count(Symbol::Cross)) + if missing { 1.0 } else { 0.0 } - f32::from(used) * 0.1
                + if favourite == Symbol::Cross { 2.0 } else { 0.0 }
        }
        Action::Use { symbol, turned, used } => {
            let chased = if symbol == favourite { 2.0 } else { 0.0 };
            // Saves its coins, unless just one die is missing for a noble.
            let turning = if turned == 0 || (symbol == Symbol::Head && used == 5 && turned == 1) { 0.0 } else { -20.0 };
            f32::from(used) + chased + turning
        }
        Action::Pass => -5.0,
        Action::Person { person } => person_liking(person, city),
        Action::Place { at } => place_liking(view.ask, at, city, &view.options),
        Action::Done => -0.5,
    }
}

/// What a person could earn at once at its best space.
fn person_liking(person: Person, city: &City) -> f32 {
    match person {
        Person::Architect => f32::from(City::HOUSE_POINTS) * f32::from(city.most_houses()),
        // Defence seems the more important the more cannons are lost.
        Person::Soldier => 0.6 + f32::from(city.cannons) * 0.3,
        Person::Priest => {
            if !city.churches().is_empty() {
                1.0
            } else {
                0.0
            }
        }
        Person::Merchant => 3.0,
        Person::Citizen => 1.0,
        Person::Jester | Person::Noble => 5.0,
    }
}

/// What a space earns at once; otherwise, a space next to others.
fn place_liking(ask: Ask, at: Cell, city: &City, options: &Options) -> f32 {
    let company = f32::from((city.filled() & at.alone().around()).len()) * 0.06;
    match ask {
        Ask::Settle { person, .. } => f32::from(city.person_gain(person, at, options).amount()) + company,
        // Beginners like to finish what they began, whatever it gives.
        Ask::Wall { .. } => Side::of(at).map_or(0.0, |side| f32::from(city.walls_on(side)) * 0.1),
        Ask::House { .. } | Ask::Crate { .. } | Ask::Church { .. } => company,
        Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Bonus { .. } | Ask::Over => company,
    }
}
