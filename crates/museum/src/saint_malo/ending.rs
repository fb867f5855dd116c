//! Claims about the end, the final scoring and ties.

use kit::{Options as _, Outcome};
use saint_malo::{Event, Item};

use super::{Moment, SaintMalo, count, filled, placed};
use crate::Claim;

impl Moment<'_> {
    fn ends(&self, test: impl Fn(&Outcome) -> bool) -> bool {
        self.outcome.is_some_and(test)
    }

    /// Full cities at the end.
    fn full_at_the_end(&self) -> usize {
        let full = self.after.players.iter().filter(|player| filled(player) == 45).count();
        if self.outcome.is_some() { full } else { 0 }
    }

    /// The city is filled by a thing of this kind.
    fn filled_by(&self, test: fn(Item) -> bool) -> bool {
        self.fills_the_city() && placed(self.events).last().is_some_and(|(_, item)| test(item))
    }

    /// How many have the highest score, and how many of them win.
    fn tie(&self) -> Option<(usize, usize)> {
        let outcome = self.outcome?;
        let best = outcome.scores.iter().max()?;
        Some((outcome.scores.iter().filter(|score| *score == best).count(), outcome.winners.len()))
    }

    fn detail(&self, source: &str, test: fn(i32) -> bool) -> bool {
        self.ends(|outcome| {
            outcome.detail.iter().any(|sources| sources.get(source).is_some_and(|&points| test(points)))
        })
    }
}

pub(super) const CLAIMS: &[Claim<SaintMalo>] = &[
    ("the_starting_player_fills_a_city_and_the_others_play_on", "S-TX-23", |m| {
        m.fills_the_city() && m.seat == m.before.first && m.outcome.is_none()
    }),
    ("the_last_player_of_a_round_fills_a_city_and_the_game_ends", "S-TX-24", |m| {
        m.fills_the_city() && m.full_at_the_end() == 1
    }),
    ("two_cities_are_full_in_one_round", "S-TX-25", |m| m.full_at_the_end() == 2),
    ("three_cities_are_full_in_one_round", "S-TX-25", |m| m.full_at_the_end() == 3),
    ("every_city_is_full_in_one_round", "S-TX-25", |m| m.full_at_the_end() == usize::from(m.options.players())),
    ("a_city_is_filled_by_a_crate", "S-END-1", |m| m.filled_by(|item| item == Item::Crate)),
    ("a_city_is_filled_by_a_wall", "S-END-1", |m| m.filled_by(|item| item == Item::Wall)),
    ("a_city_is_filled_by_a_house", "S-END-1", |m| m.filled_by(|item| item == Item::House)),
    ("a_city_is_filled_by_a_church", "S-END-1", |m| m.filled_by(|item| matches!(item, Item::Church(_)))),
    ("a_city_is_filled_by_a_person", "S-END-1", |m| m.filled_by(|item| matches!(item, Item::Person(_)))),
    ("a_bonus_person_fills_a_city", "S-BONUS-6", |m| {
        m.filled_by(|item| matches!(item, Item::Person(_))) && m.completed() > 0
    }),
    ("the_turn_cap_ends_the_game", "S-R-24", |m| m.ends(|outcome| outcome.trigger == "turn_cap")),
    ("a_city_is_full_in_the_last_round_of_the_turn_cap", "S-R-24", |m| {
        m.ends(|outcome| outcome.trigger == "full" && m.options.turn_cap.map(u32::from) == Some(outcome.rounds))
    }),
    ("everybody_passes_until_the_turn_cap", "S-R-24", |m| {
        let acts = |event: &Event| matches!(event, Event::Used { .. });
        m.ends(|outcome| outcome.trigger == "turn_cap" && outcome.rounds >= 10) && !m.story.iter().any(acts)
    }),
    ("a_tie_is_broken_by_empty_spaces", "S-TX-28", |m| m.tie().is_some_and(|(tied, win)| tied == 2 && win == 1)),
    ("a_tie_of_three_is_broken_by_empty_spaces", "S-SCORE-9", |m| {
        m.tie().is_some_and(|(tied, win)| tied >= 3 && win == 1)
    }),
    ("a_tie_of_three_leaves_two_winners", "S-SCORE-9", |m| m.tie().is_some_and(|(tied, win)| tied >= 3 && win == 2)),
    ("two_share_the_victory", "S-TX-29", |m| m.tie() == Some((2, 2))),
    ("three_share_the_victory", "S-SCORE-9", |m| m.tie() == Some((3, 3))),
    ("four_share_the_victory", "S-SCORE-9", |m| m.tie() == Some((4, 4))),
    ("five_share_the_victory", "S-SCORE-9", |m| m.tie() == Some((5, 5))),
    ("a_total_is_negative", "S-R-20", |m| m.ends(|outcome| outcome.scores.iter().any(|&score| score < 0))),
    ("a_single_coin_is_worth_nothing", "S-TX-27", |m| {
        m.outcome.is_some() && m.options.coin_vp == 2 && m.after.players.iter().any(|player| player.coins == 1)
    }),
    ("every_coin_is_a_point", "S-R-01", |m| m.options.coin_vp == 1 && m.detail("coins", |points| points > 0)),
    ("many_coins_are_left", "S-SCORE-3", |m| m.detail("coins", |points| points >= 10)),
    ("many_logs_are_left", "S-SCORE-4", |m| m.detail("logs", |points| points >= 10)),
    ("a_series_of_five_churches_is_complete", "S-CHURCH-4", |m| m.detail("churches", |points| points >= 20)),
    ("two_series_of_churches_score", "S-CHURCH-5", |m| {
        m.outcome.is_some() && m.after.players.iter().any(|city| count(city, "1") >= 2 && count(city, "2") >= 2)
    }),
    ("churches_without_a_small_one_score_nothing", "S-TX-30", |m| {
        let in_vain = |city| count(city, "2345") >= 3 && count(city, "1") == 0;
        m.outcome.is_some() && m.after.players.iter().any(in_vain)
    }),
    ("every_source_scores_in_one_city", "S-SCORE-1", |m| {
        m.ends(|outcome| outcome.detail.iter().any(|sources| sources.values().all(|&points| points != 0)))
    }),
];
