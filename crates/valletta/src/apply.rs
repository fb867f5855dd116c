//! What an action does, one arm per action, and how a card's effect begins.

use kit::{Chance, Seat};

use crate::{Action, Ask, Card, Event, Illegal, Valletta, Why, Work, cards::Effect};

impl Valletta {
    /// Carries an action out, with all that follows from it.
    #[inline]
    pub(crate) fn carry_out(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Illegal> {
        self.why_not(action)?;
        // True when the card is done with and the next one can be played.
        let resolved = match (action, self.ask) {
            (Action::TakeGood(good), Ask::Draft { left }) => {
                self.take(self.turn, good, 1, events);
                self.draft_on(left, good);
                false
            }
            (Action::Play(card), _) => self.play(card, events),
            (Action::Use, Ask::Use { card }) => self.carry_out_effect(card, events),
            (Action::TakeGood(good), Ask::Good { card }) => {
                self.good_chosen(card, good, events);
                true
            }
            (Action::TakeGood(good), _) => {
                self.take(self.turn, good, 1, events);
                true
            }
            (Action::TakeTwo(goods), _) => {
                self.two_goods_chosen(goods, events);
                true
            }
            (Action::Build(at), _) => {
                self.choose_work(at, Work::Build);
                false
            }
            (Action::Upgrade(at), _) => {
                self.choose_work(at, Work::Upgrade);
                false
            }
            (Action::Pay(payment), Ask::Pay { at, work, .. }) => {
                self.do_work(at, work, payment, events);
                true
            }
            (Action::Pay(payment), Ask::Deal { card }) => {
                self.pay(payment, events);
                self.reward(card, events);
                true
            }
            (Action::Fire(card), _) => {
                self.active_mut().hand.remove(card);
                self.reserve.add(card);
                events.extend([Event::Fired { seat: self.turn, card }]);
                true
            }
            (Action::Hire(card), _) => {
                self.reserve.remove(card);
                self.active_mut().hand.add(card);
                events.extend([Event::Hired { seat: self.turn, card }]);
                true
            }
            (Action::Give(good), Ask::Give { from, rest }) => {
                self.hand_over(from, self.turn, good, events);
                self.ask_givers(rest) && self.offer_extra(Card::Monk)
            }
            _ => {
                events.extend([Event::Declined { seat: self.turn }]);
                true
            }
        };
        if resolved {
            self.next_card(chance, events);
        }
        Ok(())
    }

    /// The next player before this one takes a good, until the starting player has (V-SETUP-15).
    fn draft_on(&mut self, mut left: [bool; 4], taken: crate::Good) {
        left[taken as usize] = false;
        self.ask = Ask::Draft { left };
        if self.turn == self.first {
            self.ask = Ask::Play;
        } else {
            self.turn = self.turn.previous(self.player_count());
        }
    }

    /// A card goes to the lowest free slot and its effect begins (V-TURN-1). True when it is done with already.
    #[inline]
    fn play(&mut self, card: Card, events: &mut impl Extend<Event>) -> bool {
        let seat = self.turn;
        let player = self.active_mut();
        player.hand.remove(card);
        player.slots[usize::from(player.played).min(2)] = card;
        player.played += 1;
        events.extend([Event::Played { seat, card }]);
        let Some(stands_for) = self.stands_for(self.active().slots()) else { return true };
        if stands_for != card {
            events.extend([Event::Copied { seat, card: stands_for }]);
        }
        self.begin_effect(stands_for, events)
    }

    /// In `zman`, an effect without choices is asked for first (V-EFF-2). True when the card is done with.
    #[inline]
    fn begin_effect(&mut self, card: Card, events: &mut impl Extend<Event>) -> bool {
        let without_choice = matches!(card.effect(), Effect::Take(_) | Effect::Icons(_) | Effect::AtOnce | Effect::Beg);
        if without_choice && self.effects_optional() {
            self.ask = Ask::Use { card };
            return false;
        }
        self.carry_out_effect(card, events)
    }

    /// True when the card is done with, false when it asks something.
    #[inline]
    fn carry_out_effect(&mut self, card: Card, events: &mut impl Extend<Event>) -> bool {
        self.ask = match card.effect() {
            Effect::Take(_) | Effect::Icons(_) | Effect::AtOnce => {
                self.at_once(card, events);
                return self.offer_extra(card);
            }
            Effect::Beg => {
                let mut rest = [false; 4];
                self.givers().for_each(|seat| rest[seat.index()] = true);
                return self.ask_givers(rest) && self.offer_extra(card);
            }
            Effect::ChooseGood => Ask::Good { card },
            Effect::ChooseTwo => Ask::TwoGoods,
            Effect::Build { cheaper } => Ask::Build { cheaper },
            Effect::Deal { .. } => Ask::Deal { card },
            Effect::Advance => {
                self.advance(events);
                Ask::Staff
            }
            Effect::Copy => return true,
        };
        false
    }

    /// What a paid price brings.
    #[inline]
    fn reward(&mut self, card: Card, events: &mut impl Extend<Event>) {
        let Effect::Deal { goods, points, .. } = card.effect() else { return };
        for good in goods.kinds() {
            self.take(self.turn, good, goods.of(good), events);
        }
        self.score(points, Why::Card(card), events);
    }
}

/// The two ways in which blue cards go on asking. Each answers true when nothing is asked any more.
impl Valletta {
    /// Asks the next of these seats, clockwise, what it gives (V-R-23).
    fn ask_givers(&mut self, mut rest: [bool; 4]) -> bool {
        let next: Option<Seat> = self.opponents().find(|seat| rest[seat.index()]);
        if let Some(from) = next {
            rest[from.index()] = false;
            self.ask = Ask::Give { from, rest };
        }
        next.is_none()
    }

    /// Offers the extra good of a two-player game (V-CARD-MONK-3, V-CARD-INNKEEPER-2, V-CARD-TOLL-3, V-CARD-BLUE-1).
    #[inline]
    fn offer_extra(&mut self, card: Card) -> bool {
        if self.player_count() > 2 || card.two_player_extra().is_empty() {
            return true;
        }
        self.ask = Ask::Extra { card };
        false
    }
}
