//! What the tests of this crate and the fuzz targets share.

use crate::{Action, Cell, Dice, Options, Person, SaintMalo, Symbol};

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

/// The fuzz target `saint_malo_agrees`: two bytes set the options, the others choose the actions.
pub fn fuzz(input: &[u8]) {
    let [players, switches, choices @ ..] = input else { return };
    let switch = |bit: u8| switches >> bit & 1 != 0;
    let options = Options {
        require_showing_symbol: switch(0),
        allow_pass: switch(1),
        turn_cap: switch(1).then_some(40),
        connect_via_existing: switch(2),
        tower_blocks_diagonal: switch(3),
        ..Options::for_players(2 + players % 4)
    };
    kit::testing::play_bytes(&options, choices, universe);
}
