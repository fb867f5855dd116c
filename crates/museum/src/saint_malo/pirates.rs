//! Claims about pirates.

use kit::Options as _;
use saint_malo::{Event, Symbol};

use super::{Moment, SaintMalo, defence};
use crate::Claim;

impl Moment<'_> {
    /// The strength of the last attack of this decision.
    fn strength(&self) -> Option<usize> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Attack { strength } => Some(usize::from(*strength)),
            _ => None,
        })
    }

    /// Whether the predicate holds for some city, given its defence and the strength of the attack.
    fn attacked(&self, test: impl Fn(usize, usize) -> bool) -> bool {
        self.strength().is_some_and(|strength| self.after.players.iter().any(|city| test(defence(city), strength)))
    }

    fn cannons_lost_by_all(&self) -> usize {
        self.seats().map(|seat| self.cannons_lost(seat)).sum()
    }
}

pub(super) const CLAIMS: &[Claim<SaintMalo>] = &[
    ("the_pirates_attack_twice_in_one_turn", "S-INV-3", |m| m.attacks() == 2),
    ("one_attack_is_held_and_the_next_is_lost", "S-TX-02", |m| {
        m.attacks() == 2 && m.seats().any(|seat| m.cannons_lost(seat) == 1)
    }),
    ("two_cannons_are_lost_in_one_turn", "S-TX-03", |m| m.seats().any(|seat| m.cannons_lost(seat) == 2)),
    ("swords_go_on_in_the_next_row", "S-PIR-3", |m| m.attacks() > 0 && m.after.swords_marked > 0),
    ("a_row_is_filled_exactly", "S-PIR-2", |m| m.attacks() == 1 && m.after.swords_marked == 0 && m.after.attacks < 6),
    ("the_sixth_attack_comes", "S-PIR-8", |m| m.strength() == Some(12)),
    ("swords_beyond_the_sixth_attack_are_ignored", "S-TX-04", |m| {
        let marked = m.before.swords_marked + m.showing(Symbol::Swords);
        m.strength() == Some(12) && m.attacks() == 1 && marked > 2 * m.options.players()
    }),
    ("swords_mean_nothing_after_the_sixth_attack", "S-TX-05", |m| {
        m.before.attacks == 6 && m.turn_over() && m.showing(Symbol::Swords) > 0
    }),
    ("equal_defence_holds", "S-PIR-6", |m| m.attacked(|defence, strength| defence == strength)),
    ("equal_defence_holds_against_six", "S-PIR-6", |m| m.attacked(|defence, strength| defence == 6 && strength == 6)),
    ("a_city_holds_the_fourth_attack", "S-PIR-5", |m| m.attacked(|defence, strength| strength == 8 && defence >= 8)),
    ("a_city_holds_the_sixth_attack", "S-PIR-5", |m| m.attacked(|defence, strength| strength == 12 && defence >= 12)),
    ("a_city_saves_itself_in_the_turn_of_the_attack", "S-TX-06", |m| {
        let now = defence(&m.after.players[m.seat.index()]);
        let then = defence(&m.turn_start.players[m.seat.index()]);
        m.strength().is_some_and(|strength| then < strength && strength <= now)
    }),
    ("everybody_loses_a_cannon_at_once", "S-PIR-4", |m| {
        m.attacks() == 1 && m.cannons_lost_by_all() == usize::from(m.options.players())
    }),
    ("nobody_loses_a_cannon_in_an_attack", "S-PIR-6", |m| m.attacks() > 0 && m.cannons_lost_by_all() == 0),
    ("a_city_loses_all_six_cannons", "S-INV-2", |m| m.after.players.iter().any(|player| player.cannons == 6)),
    ("an_attack_comes_after_a_city_is_full", "S-END-2", |m| {
        m.attacks() > 0 && m.before.players.iter().any(|player| super::filled(player) == 45)
    }),
];
