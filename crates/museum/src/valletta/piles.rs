//! Claims about hands, piles and the reserve.

use valletta::{Card, Colour, Event, Reshuffle, Valletta};

use super::Moment;
use crate::Claim;

impl Moment<'_> {
    /// At the end: how often the most-shuffled deck was shuffled.
    fn most_reshuffles(&self) -> Option<usize> {
        self.outcome?;
        let of = |seat: usize| {
            let mine = |event: &&Event| matches!(event, Event::Reshuffled { seat: whose } if whose.index() == seat);
            self.story.iter().filter(mine).count()
        };
        (0..self.players()).map(of).max()
    }

    fn reshuffled(&self) -> bool {
        self.any(|event| matches!(event, Event::Reshuffled { .. }))
    }

    fn draws(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count()
    }

    /// How many cards the player on turn owns.
    fn set_size(&self) -> usize {
        let mine = self.mine();
        mine.hand.len() + mine.slots.len() + mine.draw.len() + mine.discard.len()
    }

    /// Who has fired this card so far.
    fn fired_by(&self, card: Card) -> Vec<usize> {
        let fired = |event: &Event| match *event {
            Event::Fired { seat, card: other } if other == card => Some(seat.index()),
            _ => None,
        };
        self.story.iter().filter_map(fired).collect()
    }

    /// The card hired now.
    fn hires(&self) -> Option<Card> {
        self.events.iter().find_map(|event| match *event {
            Event::Hired { card, .. } => Some(card),
            _ => None,
        })
    }

    /// De Valette asks whom to fire or hire.
    fn staff_asked(&self) -> bool {
        self.effect() == Some(Card::Valette) && !matches!(self.action, valletta::Action::Play(_))
    }
}

pub(super) const CLAIMS: &[Claim<Valletta>] = &[
    ("a_deck_is_reshuffled_in_the_middle_of_a_draw", "V-TURN-8", |m| {
        let shuffle = m.events.iter().position(|event| matches!(event, Event::Reshuffled { .. }));
        shuffle.is_some_and(|at| m.events[..at].iter().any(|event| matches!(event, Event::Drew { .. })))
            && m.events.last().is_some_and(|event| matches!(event, Event::Drew { .. }))
    }),
    ("a_deck_is_reshuffled_twice", "V-TURN-8", |m| m.most_reshuffles() == Some(2)),
    ("a_deck_is_reshuffled_ten_times", "V-TURN-8", |m| m.most_reshuffles() >= Some(10)),
    ("no_deck_is_reshuffled", "V-FINAL-6", |m| m.most_reshuffles() == Some(0)),
    ("a_draw_empties_the_pile_without_a_reshuffle", "V-TX-30", |m| {
        let mine = m.mine_after();
        m.turn_over() && !m.after.final_phase && mine.draw.is_empty() && !mine.discard.is_empty() && !m.reshuffled()
    }),
    ("an_empty_pile_is_reshuffled_at_once", "V-R-03", |m| {
        let eager = m.options.reshuffle == Reshuffle::Eager;
        eager && m.events.last().is_some_and(|event| matches!(event, Event::Reshuffled { .. }))
    }),
    ("everything_is_drawn_and_the_hand_stays_small", "V-TURN-9", |m| {
        m.turn_over() && !m.after.final_phase && m.mine_after().hand.len() < 5
    }),
    ("a_player_has_only_four_cards", "V-TX-20", |m| m.turn_over() && !m.before.final_phase && m.set_size() == 4),
    ("a_turn_ends_after_two_cards_before_the_final_phase", "V-TX-21", |m| {
        m.turn_over() && !m.before.final_phase && m.cards().len() == 2
    }),
    ("a_turn_is_one_card_before_the_final_phase", "V-TURN-5", |m| {
        m.turn_over() && !m.before.final_phase && m.cards().len() == 1
    }),
    ("nothing_is_drawn_to_a_full_hand", "V-TX-35", |m| {
        m.turn_over() && m.draws() == 0 && m.mine_after().hand.len() == 5
    }),
    ("an_empty_pile_stays_empty_in_the_final_phase", "V-FINAL-6", |m| {
        let mine = m.mine_after();
        m.turn_over() && m.before.final_phase && mine.hand.len() < 5 && !mine.discard.is_empty()
    }),
    ("a_card_is_fired", "V-CARD-VALETTE-5", |m| m.any(|event| matches!(event, Event::Fired { .. }))),
    ("a_builder_is_hired", "V-CARD-VALETTE-6", |m| m.hires() == Some(Card::Builder)),
    ("an_own_fired_card_is_hired_back", "V-R-21", |m| {
        let by = |card| m.fired_by(card);
        m.hires().is_some_and(|card| card != Card::Builder && by(card).iter().all(|&seat| seat == m.seat.index()))
    }),
    ("a_card_fired_by_another_player_is_hired", "V-TX-33", |m| {
        let by = |card| m.fired_by(card);
        m.hires().is_some_and(|card| card != Card::Builder && by(card).iter().all(|&seat| seat != m.seat.index()))
    }),
    ("a_character_of_a_building_is_hired", "V-R-24", |m| {
        m.hires().is_some_and(|card| !matches!(card.colour(), Colour::Red | Colour::Purple))
    }),
    ("the_reserve_is_empty", "V-CARD-VALETTE-6", |m| m.after.reserve.is_empty()),
    ("nobody_is_left_to_hire", "V-CARD-VALETTE-6", |m| m.staff_asked() && m.before.reserve.is_empty()),
    ("nobody_is_left_to_fire", "V-CARD-VALETTE-5", |m| m.staff_asked() && m.mine().hand.is_empty()),
    ("a_player_owns_two_equal_characters", "V-CARD-YELLOW-1", |m| {
        let mine = m.mine();
        let all = || [&mine.hand, &mine.slots, &mine.draw, &mine.discard].into_iter().flatten();
        let yellow = |card: &&Card| card.colour() == Colour::Yellow;
        let twice = |card: &Card| all().filter(|other| *other == card).count() > 1;
        m.turn_over() && all().filter(yellow).any(twice)
    }),
];
