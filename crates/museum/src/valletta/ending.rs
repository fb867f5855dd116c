//! Claims about the final phase, the score and ties.

use kit::Options as _;
use valletta::{Action, Card, Event, Good, Trigger, Valletta};

use super::Moment;
use crate::Claim;

impl Moment<'_> {
    fn triggers(&self, trigger: Trigger) -> bool {
        self.any(|event| matches!(event, Event::Triggered { trigger: other, .. } if *other == trigger))
    }

    /// How many have the highest score, and how many of them win.
    fn tie(&self) -> Option<(usize, usize)> {
        let outcome = self.outcome?;
        let best = outcome.scores.iter().max()?;
        Some((outcome.scores.iter().filter(|score| *score == best).count(), outcome.winners.len()))
    }

    fn total(&self, test: impl Fn(i32) -> bool) -> bool {
        self.ends(|outcome| outcome.scores.iter().any(|&score| test(score)))
    }

    /// What happened before the final phase was triggered.
    fn before_trigger(&self) -> &[Event] {
        let at = self.story.iter().position(|event| matches!(event, Event::Triggered { .. }));
        &self.story[..at.unwrap_or(self.story.len())]
    }

    /// A card was gained and played in the same turn.
    fn plays_what_it_gained(&self) -> bool {
        let gained = self.turn.iter().position(|event| matches!(event, Event::Gained { .. }));
        gained.is_some_and(|at| self.turn[at..].iter().any(|event| matches!(event, Event::Played { .. })))
    }

    /// The players together hold all pieces of some good (V-R-11).
    fn supply_is_empty(&self) -> bool {
        let held = |good: Good| self.after.players.iter().map(|player| player.goods.of(good)).sum::<u16>();
        self.options.finite_supply && (held(Good::Gold) == 42 || Good::MATERIALS.iter().any(|&good| held(good) == 30))
    }
}

pub(super) const CLAIMS: &[Claim<Valletta>] = &[
    ("the_street_triggers_the_final_phase", "V-FINAL-1", |m| m.triggers(Trigger::Street)),
    ("points_trigger_the_final_phase", "V-FINAL-1", |m| m.triggers(Trigger::Points)),
    ("the_eighth_house_triggers_the_final_phase", "V-TX-47", |m| m.triggers(Trigger::Houses)),
    ("the_turn_cap_triggers_the_final_phase", "V-R-18", |m| m.triggers(Trigger::Rounds)),
    ("a_stall_is_ended_by_the_turn_cap", "V-R-18", |m| {
        let acts = |event: &Event| matches!(event, Event::Worked { .. } | Event::Advanced { .. });
        let stalled = m.ends(|outcome| outcome.trigger == "turn_cap" && outcome.rounds >= 20);
        stalled && !m.before_trigger().iter().any(acts)
    }),
    ("exactly_25_points_trigger_the_final_phase", "V-TX-16", |m| {
        m.triggers(Trigger::Points) && m.mine_after().points == 25
    }),
    ("a_score_passes_25_without_stopping", "V-TX-15", |m| m.triggers(Trigger::Points) && m.mine_after().points > 25),
    ("the_last_space_triggers_and_the_turn_goes_on", "V-TX-13", |m| {
        m.triggers(Trigger::Street) && m.cards().len() == 1
    }),
    ("a_second_player_reaches_25_points_in_the_final_phase", "V-FINAL-10", |m| {
        let reaches = m.mine().points < 25 && m.mine_after().points >= 25;
        m.before.final_phase && reaches
    }),
    ("a_second_player_places_the_eighth_house_in_the_final_phase", "V-FINAL-10", |m| {
        m.before.final_phase && m.mine().houses == 1 && m.mine_after().houses == 0
    }),
    ("the_figure_reaches_the_last_space_in_the_final_phase", "V-FINAL-10", |m| {
        m.before.final_phase && m.before.valette == 24 && m.after.valette == 25
    }),
    ("a_card_gained_in_the_last_turn_is_played_too", "V-TX-17", |m| {
        let out = m.any(|event| matches!(event, Event::Out { .. }));
        out && m.plays_what_it_gained() && m.cards().len() < 3
    }),
    ("a_card_gained_with_the_third_play_is_played_later", "V-TX-18", |m| {
        let gains = m.any(|event| matches!(event, Event::Gained { .. } | Event::Hired { .. }));
        let draws = m.any(|event| matches!(event, Event::Drew { .. }));
        m.turn_over() && m.before.final_phase && gains && !draws && m.mine_after().hand.len() == 1
    }),
    ("the_last_player_plays_on_alone", "V-FINAL-9", |m| {
        let out = m.before.out.iter().filter(|out| **out).count();
        out + 1 == m.players() && matches!(m.action, Action::Play(_)) && m.cards().len() == 1
    }),
    ("somebody_plays_three_turns_alone", "V-FINAL-12", |m| {
        let last_out = m.story.iter().rposition(|event| matches!(event, Event::Out { .. }));
        let alone = m.before.out.iter().filter(|out| **out).count() + 1 == m.players();
        let since = last_out.map_or(&[][..], |at| &m.story[at..]);
        alone && since.iter().filter(|event| matches!(event, Event::Played { .. })).count() > 6
    }),
    ("a_set_is_played_in_one_last_turn", "V-FINAL-8", |m| {
        m.any(|event| matches!(event, Event::Out { .. })) && m.cards().len() < 3
    }),
    ("a_total_passes_50", "V-SCORE-2", |m| m.total(|score| (51..76).contains(&score))),
    ("a_total_passes_75", "V-SCORE-2", |m| m.total(|score| (76..101).contains(&score))),
    ("a_total_passes_100", "V-SCORE-2", |m| m.total(|score| score > 100)),
    ("a_score_passes_50_during_the_game", "V-SCORE-2", |m| m.mine_after().points > 50),
    ("a_total_of_next_to_nothing", "V-END-3", |m| m.total(|score| score <= 1)),
    ("a_tie_is_broken_by_houses", "V-TX-27", |m| m.tie().is_some_and(|(tied, win)| tied == 2 && win == 1)),
    ("a_tie_of_three_is_broken_by_houses", "V-END-5", |m| m.tie().is_some_and(|(tied, win)| tied >= 3 && win == 1)),
    ("a_tie_of_three_leaves_two_winners", "V-END-6", |m| m.tie().is_some_and(|(tied, win)| tied >= 3 && win == 2)),
    ("two_share_the_victory", "V-END-6", |m| m.tie() == Some((2, 2))),
    ("two_share_the_victory_with_different_goods", "V-TX-28", |m| {
        let goods = |seat: &kit::Seat| m.after.players[seat.index()].goods.total();
        m.tie() == Some((2, 2)) && m.ends(|outcome| goods(&outcome.winners[0]) != goods(&outcome.winners[1]))
    }),
    ("three_share_the_victory", "V-END-6", |m| m.tie() == Some((3, 3))),
    ("four_share_the_victory", "V-END-6", |m| m.tie() == Some((4, 4))),
    ("the_supply_of_a_good_runs_out", "V-R-11", |m| m.supply_is_empty()),
    ("a_gain_is_cut_short_by_the_supply", "V-R-11", |m| {
        let short =
            |event: &Event| matches!(event, Event::Took { seat, amount, .. } if *seat == m.active() && *amount < 3);
        let nun = m.effect() == Some(Card::Nun) && matches!(m.action, Action::TakeGood(_));
        m.options.finite_supply && nun && (m.any(short) || !m.any(|event| matches!(event, Event::Took { .. })))
    }),
    ("the_starting_player_of_four_has_no_choice", "V-SETUP-16", |m| {
        m.players() == 4 && m.cards().is_empty() && m.legal.len() == 1
    }),
    ("building_cards_of_ones_own", "V-COMP-5", |m| {
        m.options.buildings.is_some() && m.options.players() > 0 && m.outcome.is_some()
    }),
];
