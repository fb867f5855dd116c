//! Claims about characters and their effects.

use valletta::{Action, Card, Colour, Edition, Event, Valletta};

use super::Moment;
use crate::Claim;

impl Moment<'_> {
    /// The cards played before the Apprentice that is played now.
    fn before_apprentice(&self) -> Option<Vec<Card>> {
        let mut cards = self.cards();
        (self.action == Action::Play(Card::Apprentice)).then(|| cards.pop())?;
        Some(cards)
    }

    /// An Apprentice is played after a card of this colour.
    fn apprentice_behind(&self, colour: Colour) -> bool {
        self.before_apprentice().is_some_and(|cards| cards.last().is_some_and(|card| card.colour() == colour))
    }

    fn copies(&self) -> usize {
        self.turn.iter().filter(|event| matches!(event, Event::Copied { .. })).count()
    }

    /// The two-player extra good of this card is asked for.
    fn extra_asked(&self, card: Card) -> bool {
        let asked = !matches!(self.action, Action::Play(_) | Action::Give(_) | Action::Use);
        let begun = !self.offers(|action| *action == Action::Use);
        self.players() == 2 && asked && begun && self.card() == Some(card)
    }

    fn took_extra(&self, card: Card) -> bool {
        self.extra_asked(card) && matches!(self.action, Action::TakeGood(_))
    }

    fn left_extra(&self, card: Card) -> bool {
        self.extra_asked(card) && self.declines()
    }

    /// A price is paid for this card.
    fn deals(&self, card: Card) -> bool {
        matches!(self.action, Action::Pay(_)) && self.effect() == Some(card)
    }

    /// The player can pay none of this card's prices.
    fn cannot_pay(&self, card: Card) -> bool {
        self.effect() == Some(card) && self.declines() && self.legal == [Action::Decline]
    }

    /// The effect of this card is carried out now.
    fn carries_out(&self, card: Card) -> bool {
        let begins = match self.action {
            Action::Play(_) => self.options.edition == Edition::Hig,
            action => action == Action::Use,
        };
        begins && self.effect() == Some(card)
    }

    fn took(&self) -> bool {
        self.any(|event| matches!(event, Event::Took { amount, .. } if *amount > 0))
    }

    fn gave(&self, from: usize) -> usize {
        let given = |event: &&Event| matches!(event, Event::Gave { from: other, .. } if other.index() == from);
        self.events.iter().filter(given).count()
    }

    fn most_given_by_one(&self) -> usize {
        (0..self.players()).map(|seat| self.gave(seat)).max().unwrap_or(0)
    }
}

pub(super) const CLAIMS: &[Claim<Valletta>] = &[
    ("an_apprentice_comes_first", "V-TX-01", |m| m.before_apprentice().is_some_and(|cards| cards.is_empty())),
    ("an_apprentice_follows_a_blue_card", "V-TX-02", |m| m.apprentice_behind(Colour::Blue)),
    ("an_apprentice_follows_de_valette", "V-TX-03", |m| m.apprentice_behind(Colour::Purple)),
    ("an_apprentice_follows_a_yellow_card", "V-CARD-APPRENTICE-3", |m| m.apprentice_behind(Colour::Yellow)),
    ("an_apprentice_copies_a_green_card", "V-CARD-APPRENTICE-1", |m| m.apprentice_behind(Colour::Green)),
    ("an_apprentice_copies_a_maid", "V-CARD-APPRENTICE-1", |m| {
        m.before_apprentice().is_some_and(|cards| cards.last() == Some(&Card::Maid))
    }),
    ("an_apprentice_builds_again", "V-CARD-APPRENTICE-4", |m| {
        m.card() == Some(Card::Apprentice) && m.any(|event| matches!(event, Event::Worked { .. }))
    }),
    ("an_apprentice_builds_after_a_declined_builder", "V-TX-07", |m| {
        let declined = m.turn.iter().any(|event| matches!(event, Event::Declined { .. }));
        let works = m.any(|event| matches!(event, Event::Worked { .. }));
        works && declined && m.cards().ends_with(&[Card::Builder, Card::Apprentice])
    }),
    ("two_apprentices_copy_one_card", "V-TX-04", |m| {
        m.card() == Some(Card::Apprentice) && m.copies() == 2 && matches!(m.action, Action::Play(_))
    }),
    ("two_apprentices_copy_nothing", "V-TX-05", |m| {
        m.copies() == 0 && m.cards().ends_with(&[Card::Apprentice, Card::Apprentice])
    }),
    ("a_gained_green_card_is_played_and_copied_in_one_turn", "V-TX-08", |m| {
        let [_, green, Card::Apprentice] = m.cards()[..] else { return false };
        let gained = m.turn.iter().any(|event| matches!(event, Event::Gained { card, .. } if *card == green));
        gained && green.colour() == Colour::Green && m.carries_out(green) && m.took()
    }),
    ("the_monk_takes_the_extra_good", "V-CARD-MONK-3", |m| m.took_extra(Card::Monk)),
    ("the_monk_leaves_the_extra_good", "V-R-14", |m| m.left_extra(Card::Monk)),
    ("the_innkeeper_takes_the_extra_gold", "V-CARD-INNKEEPER-2", |m| m.took_extra(Card::Innkeeper)),
    ("the_innkeeper_leaves_the_extra_gold", "V-R-14", |m| m.left_extra(Card::Innkeeper)),
    ("the_toll_collector_takes_the_extra_material", "V-CARD-TOLL-3", |m| m.took_extra(Card::Toll)),
    ("the_toll_collector_leaves_the_extra_material", "V-R-14", |m| m.left_extra(Card::Toll)),
    ("a_monk_meets_an_opponent_with_three_goods", "V-TX-23", |m| {
        m.carries_out(Card::Monk) && m.players() == 2 && m.after.turn == Some(m.seat)
    }),
    ("three_opponents_give_a_monk_something", "V-CARD-MONK-1", |m| {
        let given = m.turn.iter().filter(|event| matches!(event, Event::Gave { .. })).count();
        m.effect() == Some(Card::Monk) && matches!(m.action, Action::Give(_)) && m.cards().len() == 1 && given == 3
    }),
    ("a_player_who_is_out_gives_to_a_monk", "V-TX-19", |m| {
        matches!(m.action, Action::Give(_)) && m.before.out[m.seat.index()]
    }),
    ("a_player_who_is_out_takes_from_a_nun", "V-TX-19", |m| {
        let takes = |event: &Event| matches!(event, Event::Took { seat, .. } if m.before.out[seat.index()]);
        m.effect() == Some(Card::Nun) && m.any(takes)
    }),
    ("no_extra_gold_for_two_of_three_players", "V-TX-24", |m| {
        m.carries_out(Card::Innkeeper) && m.players() == 3 && m.somebody_out()
    }),
    ("an_innkeeper_collects_from_everybody", "V-CARD-INNKEEPER-1", |m| {
        let gifts = m.events.iter().filter(|event| matches!(event, Event::Gave { .. })).count();
        m.carries_out(Card::Innkeeper) && m.players() > 2 && gifts == m.players() - 1
    }),
    ("a_toll_collector_takes_three_goods_from_one", "V-CARD-TOLL-2", |m| {
        m.carries_out(Card::Toll) && m.most_given_by_one() == 3
    }),
    ("a_green_card_without_an_icon_gives_nothing", "V-CARD-GREEN-1", |m| {
        m.effect().is_some_and(|card| card.colour() == Colour::Green && m.carries_out(card)) && !m.took()
    }),
    ("a_foreman_chooses_a_good_without_an_icon", "V-CARD-FOREMAN-1", |m| {
        m.effect() == Some(Card::Foreman) && matches!(m.action, Action::TakeGood(_)) && !m.took()
    }),
    ("a_trader_is_paid", "V-CARD-TRADER-1", |m| m.deals(Card::Trader)),
    ("a_merchant_is_paid", "V-CARD-MERCHANT-1", |m| m.deals(Card::Merchant)),
    ("an_architect_is_paid", "V-CARD-ARCHITECT-1", |m| m.deals(Card::Architect)),
    ("a_bailiff_is_paid", "V-CARD-BAILIFF-1", |m| m.deals(Card::Bailiff)),
    ("a_grand_master_is_paid", "V-CARD-GRANDMASTER-1", |m| m.deals(Card::Grandmaster)),
    ("a_merchant_without_gold_does_nothing", "V-TX-26", |m| m.cannot_pay(Card::Merchant)),
    ("an_architect_without_four_equal_materials_does_nothing", "V-TX-25", |m| m.cannot_pay(Card::Architect)),
    ("a_bailiff_without_four_gold_does_nothing", "V-TX-41", |m| m.cannot_pay(Card::Bailiff)),
    ("a_grand_master_without_every_good_does_nothing", "V-TX-42", |m| m.cannot_pay(Card::Grandmaster)),
    ("de_valette_stays_on_the_last_space", "V-TX-14", |m| {
        m.action == Action::Play(Card::Valette) && m.before.valette == 25
    }),
    ("an_effect_is_declined", "V-EFF-2", |m| m.declines() && m.offers(|action| *action == Action::Use)),
    ("a_choice_of_goods_is_declined", "V-EFF-2", |m| {
        let asks = [Card::Maid, Card::Foreman, Card::Nun, Card::Seamstress];
        m.declines() && m.effect().is_some_and(|card| asks.contains(&card))
    }),
    ("a_knight_is_declined_just_before_the_trigger", "V-TX-31", |m| {
        let points = m.mine().points;
        m.declines() && m.effect() == Some(Card::Knight) && (23..25).contains(&points) && !m.before.final_phase
    }),
];
