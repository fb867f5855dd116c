//! The dice of a turn, solved exactly: what every roll and every choice of dice to keep is worth.
//!
//! The value of a final roll is given. Kept dice have the mean value over the next die's six faces; a roll before the
//! last has the value of the best dice to keep. There are 462 multisets of at most five dice, 252 of them rolls.

use std::sync::LazyLock;

use ::saint_malo::{Dice, Symbol};

/// How many multisets of at most five dice there are.
const SETS: usize = 462;
/// How many rolls of five dice there are.
pub const ROLLS: usize = 252;
const SYMBOLS: usize = 6;

/// How many dice show each symbol.
type Counts = [u8; SYMBOLS];

struct Tables {
    /// Every multiset, rolls of five dice first, then smaller ones, the empty one last.
    sets: Vec<Dice>,
    /// The index of a multiset, by its counts as digits.
    places: Vec<u16>,
    /// For multisets of fewer than five dice: the indices with one more die of each symbol.
    next: Vec<[u16; SYMBOLS]>,
    /// For rolls: the indices of all choices of dice to keep, except all five.
    kept: Vec<Vec<u16>>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let mut counts: Vec<Counts> = Vec::with_capacity(SETS);
    for size in (0..=Dice::COUNT).rev() {
        gather(size, 0, &mut [0; SYMBOLS], &mut counts);
    }
    let mut places = vec![0; 6usize.pow(SYMBOLS as u32)];
    for (place, set) in counts.iter().enumerate() {
        places[digits(set)] = place as u16;
    }
    let with = |set: &Counts, symbol: usize| {
        let mut more = *set;
        more[symbol] += 1;
        places[digits(&more)]
    };
    let next = counts[ROLLS..].iter().map(|set| std::array::from_fn(|symbol| with(set, symbol))).collect();
    let within = |small: &Counts, large: &Counts| small.iter().zip(large).all(|(a, b)| a <= b);
    let kept = counts[..ROLLS]
        .iter()
        .map(|roll| (ROLLS..SETS).filter(|&place| within(&counts[place], roll)).map(|place| place as u16).collect())
        .collect();
    Tables { sets: counts.iter().map(dice).collect(), places, next, kept }
});

/// Every multiset of `left` dice showing symbols from `symbol` on, added to what `set` holds.
fn gather(left: u8, symbol: usize, set: &mut Counts, all: &mut Vec<Counts>) {
    if symbol == SYMBOLS - 1 {
        set[symbol] = left;
        all.push(*set);
        set[symbol] = 0;
        return;
    }
    for count in 0..=left {
        set[symbol] = count;
        gather(left - count, symbol + 1, set, all);
    }
    set[symbol] = 0;
}

fn digits(set: &Counts) -> usize {
    set.iter().fold(0, |sum, &count| sum * 6 + usize::from(count))
}

/// The counts of some dice.
fn counts(dice: Dice) -> Counts {
    Symbol::ALL.map(|symbol| dice.count(symbol))
}

/// Dice with these counts.
fn dice(counts: &Counts) -> Dice {
    let symbols =
        Symbol::ALL.into_iter().zip(counts).flat_map(|(symbol, &count)| std::iter::repeat_n(symbol, count.into()));
    Dice::new(&symbols.collect::<Vec<_>>()).unwrap_or_default()
}

/// The index of a multiset.
fn place(dice: Dice) -> usize {
    TABLES.places[digits(&counts(dice))].into()
}

/// All 252 rolls, in the order in which worths are given.
pub fn rolls() -> &'static [Dice] {
    &TABLES.sets[..ROLLS]
}

/// What kept dice are worth before the others are rolled, from what full rolls are worth.
fn means(rolls: &[f32; ROLLS]) -> [f32; SETS] {
    let mut all = [0.0; SETS];
    all[..ROLLS].copy_from_slice(rolls);
    for (place, next) in (ROLLS..).zip(&TABLES.next) {
        let sum: f32 = next.iter().map(|&more| all[usize::from(more)]).sum();
        all[place] = sum / SYMBOLS as f32;
    }
    all
}

/// The dice of a turn, solved.
#[derive(Clone)]
pub struct Solved {
    /// What a final roll is worth.
    last: [f32; ROLLS],
    /// What kept dice are worth before the third roll, and before the second.
    before: [[f32; SETS]; 2],
    /// What the turn is worth before the first roll.
    start: f32,
}

impl Solved {
    /// Solves a turn from the worth of every final roll.
    pub fn new(last: &[f32; ROLLS]) -> Solved {
        let third = means(last);
        let second = means(&best(last, &third));
        Solved { last: *last, start: means(&best(last, &second))[SETS - 1], before: [third, second] }
    }

    /// What the turn is worth before the first roll.
    pub fn start(&self) -> f32 {
        self.start
    }

    /// What stopping with this roll is worth.
    pub fn stop(&self, roll: Dice) -> f32 {
        self.last[place(roll)]
    }

    /// What keeping these dice is worth when so many rolls were made and the others are rolled again.
    pub fn keep(&self, kept: Dice, rolls: u8) -> f32 {
        let before = if rolls >= 2 { &self.before[0] } else { &self.before[1] };
        before[place(kept)]
    }

    /// As if the next roll were the last: a shorter lookahead.
    pub fn keep_short(&self, kept: Dice) -> f32 {
        self.keep(kept, 2)
    }

    /// The mean of another quantity of final rolls when all choices follow this solution.
    pub fn follow(&self, quantity: &[f32; ROLLS]) -> f32 {
        let [_, second] = self.along(quantity).before;
        means(&chosen(&self.last, &self.before[1], quantity, &second))[SETS - 1]
    }

    /// Another quantity of final rolls when all choices follow this solution: what stopping and keeping come to.
    pub fn along(&self, quantity: &[f32; ROLLS]) -> Along {
        let third = means(quantity);
        let second = means(&chosen(&self.last, &self.before[0], quantity, &third));
        Along { last: *quantity, before: [third, second] }
    }
}

/// A quantity that follows from choices made for another one.
pub struct Along {
    last: [f32; ROLLS],
    before: [[f32; SETS]; 2],
}

impl Along {
    /// Its mean when these dice are kept and the others rolled again, after so many rolls; all dice: its value.
    pub fn keep(&self, kept: Dice, rolls: u8) -> f32 {
        match kept.total() {
            Dice::COUNT => self.last[place(kept)],
            _ => self.before[usize::from(rolls < 2)][place(kept)],
        }
    }
}

/// The value of a roll that is not the last: of stopping, or of the best dice to keep.
fn best(last: &[f32; ROLLS], kept: &[f32; SETS]) -> [f32; ROLLS] {
    std::array::from_fn(|roll| {
        TABLES.kept[roll].iter().fold(last[roll], |best, &place| best.max(kept[usize::from(place)]))
    })
}

/// The other quantity, where this one is best.
fn chosen(last: &[f32; ROLLS], kept: &[f32; SETS], other: &[f32; ROLLS], other_kept: &[f32; SETS]) -> [f32; ROLLS] {
    std::array::from_fn(|roll| {
        let stop = (last[roll], other[roll]);
        let options = TABLES.kept[roll].iter().map(|&place| (kept[usize::from(place)], other_kept[usize::from(place)]));
        options.fold(stop, |best, option| if option.0 > best.0 { option } else { best }).1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worths(value: impl Fn(&Counts) -> f32) -> [f32; ROLLS] {
        std::array::from_fn(|roll| value(&counts(rolls()[roll])))
    }

    #[test]
    fn there_are_462_multisets_and_252_rolls() {
        assert_eq!((TABLES.sets.len(), TABLES.next.len(), TABLES.kept.len()), (462, 210, 252));
        assert!(rolls().iter().all(|roll| roll.total() == 5));
        assert!(TABLES.sets.iter().enumerate().all(|(at, &set)| place(set) == at && dice(&counts(set)) == set));
    }

    #[test]
    fn chasing_one_symbol_gives_455_in_216() {
        for symbol in 0..SYMBOLS {
            let values = worths(|roll| roll[symbol].into());
            let solved = Solved::new(&values);
            assert!((solved.start - 455.0 / 216.0).abs() < 1e-5, "{}", solved.start);
            assert!((solved.follow(&values) - solved.start).abs() < 1e-5);
        }
    }

    /// Every ordered roll of `left` dice added to `set`, by recursion over single dice, independent of the tables
    /// above.
    fn throw(left: u8, set: Counts, value: &mut dyn FnMut(&Counts) -> f64) -> f64 {
        if left == 0 {
            return value(&set);
        }
        let mut sum = 0.0;
        for symbol in 0..SYMBOLS {
            let mut more = set;
            more[symbol] += 1;
            sum += throw(left - 1, more, value);
        }
        sum / 6.0
    }

    /// The best of all 32 choices of dice to keep.
    fn best_kept(roll: &Counts, value: &mut dyn FnMut(&Counts) -> f64) -> f64 {
        let dice: Vec<usize> = (0..SYMBOLS).flat_map(|s| std::iter::repeat_n(s, roll[s].into())).collect();
        let keeps = (0u32..32).map(|mask| {
            let mut kept = [0; SYMBOLS];
            (0..5).filter(|die| mask >> die & 1 != 0).for_each(|die| kept[dice[die]] += 1);
            value(&kept)
        });
        keeps.fold(f64::MIN, f64::max)
    }

    #[test]
    fn one_roll_more_agrees_with_brute_force() {
        // The most dice of any one symbol, with one odd value so that stopping matters.
        let value = |roll: &Counts| f64::from(roll.iter().copied().max().unwrap()) + f64::from(roll[2] * roll[4]) / 7.0;
        let solved = Solved::new(&worths(|roll| value(roll) as f32));
        for &roll in rolls().iter().step_by(23) {
            let brute =
                best_kept(&counts(roll), &mut |kept| throw(5 - kept.iter().sum::<u8>(), *kept, &mut |end| value(end)));
            let ours = best(&solved.last, &solved.before[0])[place(roll)];
            assert!((f64::from(ours) - brute).abs() < 1e-4, "{roll:?}: {ours} {brute}");
        }
    }

    /// The best symbol chosen after the first roll, then chased: by independent arithmetic. With m of the symbol the
    /// other 5 − m dice have two rolls each: m + (5 − m) · 11/36. The most frequent symbol is always best, and the mean
    /// of the largest count of five dice comes from counting all 7776 throws.
    #[test]
    fn choosing_the_symbol_after_the_first_roll_agrees_with_counting() {
        let chase = |m: f64| m + (5.0 - m) * 11.0 / 36.0;
        let counted = throw(5, [0; SYMBOLS], &mut |roll| chase(roll.iter().copied().max().unwrap().into()));
        let solutions: Vec<_> = (0..SYMBOLS).map(|s| Solved::new(&worths(|roll| roll[s].into()))).collect();
        let after_first = |roll: &Counts| {
            let one = |s: usize| {
                let mut kept = [0; SYMBOLS];
                kept[s] = roll[s];
                solutions[s].keep(dice(&kept), 1)
            };
            (0..SYMBOLS).map(one).fold(f32::MIN, f32::max)
        };
        let solved = means(&worths(after_first))[SETS - 1];
        assert!((f64::from(solved) - counted).abs() < 1e-4, "{solved} {counted}");
        // The solver may change the symbol, so it does at least as well.
        let free = Solved::new(&worths(|roll| roll.iter().copied().max().unwrap().into()));
        assert!(f64::from(free.start) >= counted - 1e-6, "{} {counted}", free.start);
    }

    #[test]
    fn stopping_early_forgoes_the_third_roll() {
        // Only five swords are worth anything: from four, one die has two more rolls after the first.
        let solved = Solved::new(&worths(|roll| if roll[5] == 5 { 36.0 } else { 0.0 }));
        assert!((solved.keep(dice(&[0, 0, 0, 0, 0, 4]), 1) - 11.0).abs() < 1e-4);
        assert!((solved.keep(dice(&[0, 0, 0, 0, 0, 4]), 2) - 6.0).abs() < 1e-4);
        assert_eq!(solved.stop(dice(&[0, 0, 0, 0, 1, 4])), 0.0);
    }
}
