//! What the tests of this crate and the fuzz targets share.

use crate::{Action, Cell, Dice, Person, SaintMalo, Symbol};

/// Every well-formed action, legal or not.
pub fn universe(_: &SaintMalo) -> Vec<Action> {
    let mut actions = vec![Action::Stop, Action::Pass, Action::Done];
    actions.extend(Person::ALL.map(|person| Action::Person { person }));
    actions.extend(Cell::all().map(|at| Action::Place { at }));
    let rerolls = (0..=Dice::COUNT).flat_map(crate::rolls::rolls);
    actions.extend(rerolls.map(|dice| Action::Reroll { dice }));
    for symbol in Symbol::ALL {
        let counts = (0..=5).flat_map(|turned| (0..=5).map(move |used| (turned, used)));
        actions.extend(counts.map(|(turned, used)| Action::Use { symbol, turned, used }));
    }
    actions
}
