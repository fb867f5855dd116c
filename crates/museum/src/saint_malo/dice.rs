//! Claims about dice, symbols and passing.

use saint_malo::{Action, Event, Symbol};

use super::{Moment, SaintMalo};
use crate::Claim;

impl Moment<'_> {
    /// The symbol used with so many dice, and how many of them were turned.
    fn uses(&self) -> Option<(Symbol, u8, u8)> {
        match self.action {
            Action::Use { symbol, turned, used } => Some((symbol, turned, used)),
            _ => None,
        }
    }

    /// The player passes although the options do not allow it in general.
    fn passes_of_need(&self) -> bool {
        self.action == Action::Pass && !self.options.allow_pass
    }

    /// More dice show this symbol than can be used, and it is used.
    fn lacks_room(&self, symbol: Symbol) -> bool {
        let most = self.legal.iter().filter_map(|action| match *action {
            Action::Use { symbol: other, turned: 0, used } if other == symbol => Some(used),
            _ => None,
        });
        self.uses().is_some_and(|(used, ..)| used == symbol)
            && most.max().is_some_and(|most| most < self.showing(symbol))
    }

    /// How many dice were thrown at each roll of this turn but the first.
    fn throws(&self) -> Vec<u8> {
        let thrown = |event: &Event| match event {
            Event::Rolled { seat, dice } if *seat == self.seat => Some(dice.total()),
            _ => None,
        };
        self.turn.iter().filter_map(thrown).collect()
    }
}

pub(super) const CLAIMS: &[Claim<SaintMalo>] = &[
    ("all_five_dice_are_rolled_three_times", "S-DICE-2", |m| m.throws() == [5, 5]),
    ("a_die_set_aside_is_rolled_again", "S-DICE-3", |m| m.throws().windows(2).any(|pair| pair[1] > pair[0])),
    (
        "swords_are_rolled_again",
        "S-DICE-4",
        |m| matches!(m.action, Action::Reroll { dice } if dice.count(Symbol::Swords) > 0),
    ),
    ("a_symbol_is_made_of_turned_dice_alone", "S-DICE-11", |m| {
        m.uses().is_some_and(|(_, turned, used)| turned == used && turned > 0)
    }),
    ("four_dice_are_turned", "S-DICE-9", |m| m.uses().is_some_and(|(_, turned, _)| turned == 4)),
    ("five_dice_are_turned", "S-DICE-9", |m| m.uses().is_some_and(|(_, turned, _)| turned == 5)),
    ("fewer_dice_are_used_than_show", "S-DICE-12", |m| {
        m.uses().is_some_and(|(symbol, turned, used)| turned == 0 && used < m.showing(symbol))
    }),
    ("a_symbol_that_does_not_show_cannot_be_made", "S-R-04", |m| {
        let offered = |wanted: Symbol| {
            m.legal.iter().any(|action| matches!(action, Action::Use { symbol, .. } if *symbol == wanted))
        };
        let hidden = |symbol: &Symbol| m.showing(*symbol) == 0 && !offered(*symbol);
        let could = m.mine().coins >= 4 && m.showing(Symbol::Swords) < 5;
        m.options.require_showing_symbol && m.uses().is_some() && could && Symbol::USABLE.iter().any(hidden)
    }),
    ("five_swords_leave_nothing_to_do", "S-TX-01", |m| m.passes_of_need() && m.showing(Symbol::Swords) == 5),
    ("a_log_that_cannot_be_paid_is_passed", "S-TX-13", |m| {
        m.passes_of_need() && m.showing(Symbol::Log) > 0 && m.mine().coins < 2
    }),
    ("logs_that_could_be_paid_are_passed", "S-TX-14", |m| {
        m.passes_of_need() && m.showing(Symbol::Log) > 0 && m.mine().coins >= 4
    }),
    ("walls_without_an_outer_space_are_passed", "S-TX-15", |m| m.passes_of_need() && m.showing(Symbol::Wall) > 0),
    ("somebody_passes_because_it_is_allowed", "S-R-05", |m| {
        let usable = [Symbol::Crate, Symbol::Cross, Symbol::Head].iter().any(|&symbol| m.showing(symbol) > 0);
        m.action == Action::Pass && m.options.allow_pass && usable
    }),
    ("logs_are_stored_with_a_turned_die", "S-TX-17", |m| {
        m.uses().is_some_and(|(symbol, turned, _)| symbol == Symbol::Log && turned > 0)
    }),
    ("five_logs_are_stored_at_once", "S-LOG-1", |m| {
        m.uses().is_some_and(|(symbol, _, used)| symbol == Symbol::Log && used == 5)
    }),
    ("more_crates_show_than_find_room", "S-TX-12", |m| m.lacks_room(Symbol::Crate)),
    ("more_walls_show_than_find_room", "S-TX-34", |m| m.lacks_room(Symbol::Wall)),
    ("a_cheaper_person_is_chosen", "S-PERS-2", |m| {
        m.uses().is_some_and(|(symbol, _, used)| symbol == Symbol::Head && used < m.showing(symbol))
    }),
];
