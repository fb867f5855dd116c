//! What an action does, one arm per action, and how a card's effect begins.

use kit::{Chance, Seat};

use crate::{Action, Ask, Card, Event, Good, Illegal, Payment, Valletta, Why, Work, cards::Effect, legal::check};

/// Carries out an action and everything that follows from it. If it ends the turn, `before_draw` gets the position
/// before cards are drawn.
#[inline]
pub(crate) fn apply(
    game: &mut Valletta,
    action: Action,
    chance: &mut impl Chance,
    events: &mut impl Extend<Event>,
    before_draw: impl FnOnce(&Valletta),
) -> Result<(), Illegal> {
    check(game, action)?;
    // True when the card is finished and the next one can be played.
    let resolved = match action {
        Action::TakeGood(good) => game.take_good(good, events),
        Action::TakeTwo(goods) => {
            game.two_goods_chosen(goods, events);
            true
        }
        Action::Play(card) => game.play(card, events),
        Action::Use => game.use_asked(events),
        Action::Decline => {
            events.extend([Event::Declined { seat: game.turn }]);
            true
        }
        Action::Build(at) => {
            game.choose_work(at, Work::Build);
            false
        }
        Action::Upgrade(at) => {
            game.choose_work(at, Work::Upgrade);
            false
        }
        Action::Pay(payment) => {
            game.pay_asked(payment, events);
            true
        }
        Action::Fire(card) => {
            game.active_mut().hand.remove(card);
            game.reserve.add(card);
            events.extend([Event::Fired { seat: game.turn, card }]);
            true
        }
        Action::Hire(card) => {
            game.reserve.remove(card);
            game.active_mut().hand.add(card);
            events.extend([Event::Hired { seat: game.turn, card }]);
            true
        }
        Action::Give(good) => game.give(good, events),
    };
    if resolved {
        game.next_card(chance, events, before_draw);
    }
    Ok(())
}

/// What single actions do. Each returns true when the card is finished.
impl Valletta {
    /// Takes a good: in the draft, by a card's choice, or as an extra.
    #[inline]
    fn take_good(&mut self, good: Good, events: &mut impl Extend<Event>) -> bool {
        if let Ask::Good { card } = self.ask {
            if let Effect::ChooseGood(chooser) = card.effect() {
                chooser.choose(self, good, events);
            }
            return true;
        }
        self.take(self.turn, good, 1, events);
        let Ask::Draft { left } = self.ask else { return true };
        self.draft_on(left, good);
        false
    }

    /// In the draft the turn passes counterclockwise, up to the starting player (V-SETUP-15).
    fn draft_on(&mut self, mut left: [bool; 4], taken: Good) {
        left[taken as usize] = false;
        self.ask = Ask::Draft { left };
        if self.turn == self.first {
            self.ask = Ask::Play;
        } else {
            self.turn = self.turn.previous(self.player_count());
        }
    }

    /// A card goes to the lowest free slot and its effect begins (V-TURN-1).
    #[inline]
    fn play(&mut self, card: Card, events: &mut impl Extend<Event>) -> bool {
        let seat = self.turn;
        let player = self.active_mut();
        player.hand.remove(card);
        player.slots[usize::from(player.played).min(2)] = card;
        player.played += 1;
        events.extend([Event::Played { seat, card }]);
        let Some(stands_for) = Card::stands_for(self.active().slots()) else { return true };
        if stands_for != card {
            events.extend([Event::Copied { seat, card: stands_for }]);
        }
        // In `zman`, an effect without choices is asked for first (V-EFF-2).
        if stands_for.without_choice() && self.effects_optional() {
            self.ask = Ask::Use { card: stands_for };
            return false;
        }
        self.use_effect(stands_for, events)
    }

    #[inline]
    fn use_asked(&mut self, events: &mut impl Extend<Event>) -> bool {
        if let Ask::Use { card } = self.ask { self.use_effect(card, events) } else { true }
    }

    /// Pays for a building, or for what a character gives.
    #[inline]
    fn pay_asked(&mut self, payment: Payment, events: &mut impl Extend<Event>) {
        if let Ask::Pay { at, work, .. } = self.ask {
            self.do_work(at, work, payment, events);
        } else if let Ask::Deal { card } = self.ask {
            self.pay(payment, events);
            self.reward(card, events);
        }
    }

    /// What a character gives for its price.
    #[inline]
    fn reward(&mut self, card: Card, events: &mut impl Extend<Event>) {
        let Some(deal) = card.deal() else { return };
        for good in deal.goods.kinds() {
            self.take(self.turn, good, deal.goods.of(good), events);
        }
        self.score(deal.points, Why::Card(card), events);
    }

    /// Gives a good to a monk; then the next giver is asked.
    #[inline]
    fn give(&mut self, good: Good, events: &mut impl Extend<Event>) -> bool {
        let Ask::Give { from, rest } = self.ask else { return true };
        self.hand_over(from, self.turn, good, events);
        self.ask_givers(rest) && self.offer_extra(Card::Monk)
    }
}

/// How effects begin and what they ask. Each returns true when nothing is left to ask.
impl Valletta {
    /// Carries out a card's effect up to its first question.
    #[inline]
    fn use_effect(&mut self, card: Card, events: &mut impl Extend<Event>) -> bool {
        self.ask = match card.effect() {
            Effect::Take(good) => {
                self.take(self.turn, good, 1, events);
                return true;
            }
            Effect::Icons(good) => {
                self.take(self.turn, good, self.icons(self.turn, good), events);
                return true;
            }
            Effect::AtOnce(at_once) => {
                at_once.play(self, events);
                return self.offer_extra(card);
            }
            Effect::Beg => {
                let mut rest = [false; 4];
                self.givers().for_each(|seat| rest[seat.index()] = true);
                return self.ask_givers(rest) && self.offer_extra(card);
            }
            Effect::ChooseGood(_) => Ask::Good { card },
            Effect::ChooseTwo => Ask::TwoGoods,
            Effect::Build { cheaper } => Ask::Build { cheaper },
            Effect::Deal(_) => Ask::Deal { card },
            Effect::Advance => {
                self.advance(events);
                Ask::Staff
            }
            Effect::Copy => return true,
        };
        false
    }

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
