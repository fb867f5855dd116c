//! What can be done after a roll, computed once for each of the 252 rolls of five dice (S-D-REROLL).
//!
//! More than a third of all decisions in random play are of this kind, and the answer depends on the dice alone:
//! looking it up is much faster than computing it (docs/performance.md).

use std::sync::LazyLock;

use crate::{Action, Dice, Symbol, legal::among};

/// The remainder modulo this number is different for each of the 252 rolls (a perfect hash).
const ROWS: usize = 1433;

static TABLE: LazyLock<Vec<Vec<Action>>> = LazyLock::new(|| {
    let mut table = vec![Vec::new(); ROWS];
    let all = all();
    for roll in rolls(Dice::COUNT) {
        table[row(roll)] = choices(roll, &all);
    }
    table
});

#[inline]
fn row(roll: Dice) -> usize {
    roll.0 as usize % ROWS
}

/// Stop, or every non-empty choice of dice to roll again (S-DICE-2).
#[inline]
pub(crate) fn after_roll(roll: Dice) -> &'static [Action] {
    &TABLE[row(roll)]
}

/// Every result of rolling this many dice.
pub(crate) fn rolls(dice: u8) -> Vec<Dice> {
    let mut rolls = vec![Dice::default()];
    for _ in 0..dice {
        let longer = rolls.iter().flat_map(|roll| Symbol::ALL.map(|symbol| Dice(roll.0 + Dice::one(symbol).0)));
        rolls = longer.collect();
        rolls.sort_by_key(|roll| roll.0);
        rolls.dedup();
    }
    rolls
}

/// Stop, and those of all sets of dice that can be rolled again after this roll.
fn choices(roll: Dice, all: &[Dice]) -> Vec<Action> {
    let again = all.iter().filter(|&&dice| among(dice, roll).is_ok());
    std::iter::once(Action::Stop).chain(again.map(|&dice| Action::Reroll { dice })).collect()
}

/// Every set of up to five dice; sets that differ only in logs are next to each other.
fn all() -> Vec<Dice> {
    let mut all: Vec<Dice> = (0..=Dice::COUNT).flat_map(rolls).collect();
    all.sort_by_key(|dice| dice.0);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_has_a_row_of_its_own() {
        assert_eq!(rolls(5).len(), 252);
        assert_eq!(TABLE.iter().filter(|row| !row.is_empty()).count(), 252);
        assert!(rolls(5).into_iter().all(|roll| after_roll(roll) == choices(roll, &all())));
    }

    #[test]
    fn equal_dice_make_equal_choices() {
        let count = |text: &str| after_roll(text.parse().unwrap()).len();
        assert_eq!(count("log crate wall cross head"), 32);
        assert_eq!(count("log log log log log"), 1 + 5);
        assert_eq!(count("log log wall wall swords"), 3 * 3 * 2);
    }
}
