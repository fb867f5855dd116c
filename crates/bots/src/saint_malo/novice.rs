//! A beginner: chases what lies there most, takes what pays at once, and learns what walls are for from the pirates.

use ::saint_malo::{Action, Ask, Person, Symbol, View};
use kit::{Chance, Sampled};

use super::{
    board::Board,
    dice::{Counts, counts},
    geometry::{SIDES, index, neighbours},
    outlook::Table,
};

/// Plays by habits.
pub struct Novice {
    seed: u64,
}

impl Novice {
    pub fn new(seed: u64) -> Self {
        Novice { seed }
    }

    /// Picks the action that pleases most; whims decide between equals, drawn from seed and view so that the same
    /// question gets the same answer.
    pub fn choose(&self, view: &View, legal: &[Action]) -> usize {
        let table = Table::new(view);
        let board = table.own();
        let mut whim = Sampled::new(self.seed ^ mood(view, board));
        let favourite = favourite(&counts(view.dice), board, &mut whim);
        let mut best = (f32::MIN, 0);
        for (place, &action) in legal.iter().enumerate() {
            let liking = like(action, view, &table, favourite) + 0.3 * whim.pick(100) as f32 / 100.0;
            if liking > best.0 {
                best = (liking, place);
            }
        }
        best.1
    }
}

/// A number that differs from decision to decision.
fn mood(view: &View, board: &Board) -> u64 {
    let dice = counts(view.dice).iter().fold(u64::from(view.rolls), |sum, &count| sum * 7 + u64::from(count));
    (board.filled ^ u64::from(view.round) << 50).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ dice << 7
}

/// The symbol to chase: most dice, logs only with an eye on the bank.
fn favourite(roll: &Counts, board: &Board, whim: &mut Sampled) -> Symbol {
    let liking = |symbol: Symbol| {
        let usable = match symbol {
            Symbol::Log => board.coins >= 2 && board.logs < 4,
            Symbol::Wall => board.empty_outer() != 0,
            _ => true,
        };
        if usable { 10 * u32::from(roll[symbol as usize]) } else { 0 }
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

fn like(action: Action, view: &View, table: &Table, favourite: Symbol) -> f32 {
    let board = table.own();
    match action {
        Action::Stop => 0.0,
        Action::Reroll { dice } => {
            // All that is not the favourite goes back into the cup, swords too.
            let others = 5 - view.dice.count(favourite);
            if dice.count(favourite) == 0 && dice.total() == others { 1.0 } else { -1.0 }
        }
        Action::Use { symbol: Symbol::Cross, turned: 0, used } => {
            // A church of a size that is missing, and rather the small ones first.
            let missing = board.sizes[usize::from(used) - 1] == 0;
            f32::from(view.dice.count(Symbol::Cross)) + if missing { 1.0 } else { 0.0 } - f32::from(used) * 0.1
                + if favourite == Symbol::Cross { 2.0 } else { 0.0 }
        }
        Action::Use { symbol, turned, used } => {
            let chased = if symbol == favourite { 2.0 } else { 0.0 };
            // Coins stay in the bank, unless just one die is missing for a noble.
            let turning = if turned == 0 || (symbol == Symbol::Head && used == 5 && turned == 1) { 0.0 } else { -20.0 };
            f32::from(used) + chased + turning
        }
        Action::Pass => -5.0,
        Action::Person { person } => person_liking(person, board),
        Action::Place { at } => place_liking(view.ask, index(at), board, table),
        Action::Done => -0.5,
    }
}

/// What a person could earn at once at its best space.
fn person_liking(person: Person, board: &Board) -> f32 {
    match person {
        Person::Architect => 3.0 * f32::from(board.logs.min(3)),
        // Pirates come to mind once they have been there.
        Person::Soldier => 0.6 + f32::from(board.cannons) * 0.3,
        Person::Priest => {
            if board.churches != 0 {
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

/// What a space earns at once, and otherwise company.
fn place_liking(ask: Ask, at: u8, board: &Board, table: &Table) -> f32 {
    let company = (board.filled & neighbours(at, false)).count_ones() as f32 * 0.06;
    match ask {
        Ask::Settle { person, .. } => f32::from(board.earns(person, at, &table.house)) + company,
        // Beginners like to finish what they began, without asking what it brings.
        Ask::Wall { .. } => {
            let side = SIDES.iter().filter(|&&side| side >> at & 1 != 0);
            side.map(|&side| (board.walls & side).count_ones() as f32 * 0.1).sum::<f32>()
        }
        _ => company,
    }
}
