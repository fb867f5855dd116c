//! The course of the game: setup, the end of a turn, the final phase.

use std::sync::Arc;

use kit::{Chance, PerSeat, Seat};

use crate::{
    Ask, Card, City, Colour, Event, Good, Goods, Layout, Options, Reshuffle, Trigger, Valletta,
    building::drawn,
    hand::{Hand, Piles, Reserve},
    state::{Barrels, FixedSetup, Player, SLOTS},
};

/// What the supply holds (V-COMP-9).
pub(crate) const SUPPLY: [u16; 4] = [42, 30, 30, 30];

/// Shuffles a list, every order equally likely.
pub(crate) fn shuffle<T>(list: &mut [T], chance: &mut impl Chance) {
    for left in (2..=list.len()).rev() {
        list.swap(left - 1, chance.pick(left as u32) as usize);
    }
}

/// Draws the buildings of each colour and lays them out (V-SETUP-2, V-SETUP-3).
fn lay_out(options: &Options, chance: &mut impl Chance) -> Layout {
    let set = options.building_set();
    let mut city = Vec::new();
    for (colour, count) in Colour::BUILDINGS.into_iter().zip(drawn(options.players)) {
        let of_colour = |&card: &usize| set.cards()[card].colour() == colour;
        let mut cards: Vec<usize> = (0..set.cards().len()).filter(of_colour).collect();
        shuffle(&mut cards, chance);
        city.extend(cards.into_iter().take(count));
    }
    shuffle(&mut city, chance);
    Layout::new(set, city)
}

/// The 25 barrels, sorted.
pub(crate) fn barrels() -> Vec<Good> {
    Barrels::ALL.into_iter().flat_map(|(good, count)| std::iter::repeat_n(good, count)).collect()
}

impl Valletta {
    /// Sets up the table; the first question is the draft of the extra goods (V-SETUP).
    pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, events: &mut impl Extend<Event>) -> Valletta {
        let first = options.first.unwrap_or_else(|| Seat(chance.pick(options.players.into()) as u8));
        let mut barrels = barrels();
        shuffle(&mut barrels, chance);
        let layout = lay_out(options, chance);
        let players = options.players;
        let mut game = Valletta::bare(FixedSetup { options: options.clone(), layout }, first);
        game.barrels = barrels.into_iter().collect();
        for seat in Seat::all(players) {
            game.fill_hand(seat, chance, events);
        }
        // The last player chooses first (V-SETUP-15).
        game.turn = first.previous(players);
        game
    }

    /// A table before the opening hands are drawn.
    pub(crate) fn bare(fixed: FixedSetup, first: Seat) -> Valletta {
        let player = Player {
            goods: Goods([1; 4]),
            points: 0,
            hand: Hand::EMPTY,
            slots: [Card::Shopkeeper; SLOTS],
            played: 0,
            piles: Piles::new(&Card::STARTING, &[]),
            out: false,
        };
        let mut reserve = Reserve::default();
        (0..4).for_each(|_| reserve.add(Card::Builder));
        let players = fixed.options.players;
        Valletta {
            fixed: Arc::new(fixed),
            players: PerSeat::new([player; 4]),
            city: City::default(),
            reserve,
            barrels: Barrels::default(),
            valette: 0,
            ask: Ask::Draft { left: [true; 4] },
            turn: first,
            first,
            round: 1,
            triggered: None,
            final_phase: false,
            supply: Goods(SUPPLY.map(|amount| amount - u16::from(players))),
        }
    }

    /// Asks for the next card, or ends the turn after the third or with an empty hand (V-TURN-2, V-TURN-5).
    #[inline]
    pub(crate) fn next_card(
        &mut self,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
        before_draw: impl FnOnce(&Valletta),
    ) {
        let player = self.active();
        if usize::from(player.played) < SLOTS && !player.hand.is_empty() {
            self.ask = Ask::Play;
        } else {
            self.end_turn(chance, events, before_draw);
        }
    }

    /// Discards the slots, draws, may begin the final phase, and passes the turn (rules, section 7.5, number 6).
    fn end_turn(
        &mut self,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
        before_draw: impl FnOnce(&Valletta),
    ) {
        let seat = self.turn;
        let player = self.active_mut();
        for slot in 0..usize::from(player.played).min(SLOTS) {
            player.piles.discard(player.slots[slot]);
            player.slots[slot] = Card::Shopkeeper;
        }
        player.played = 0;
        before_draw(self);
        self.fill_hand(seat, chance, events);
        if self.fixed.options.turn_cap == Some(self.round) && seat == self.first.previous(self.player_count()) {
            self.trigger(Trigger::Rounds, events);
        }
        if self.final_phase {
            if self.active().hand.is_empty() {
                self.active_mut().out = true;
                events.extend([Event::Out { seat }]);
            }
        } else if self.triggered.is_some() {
            self.begin_final_phase(events);
        }
        self.pass_on(events);
    }

    /// Draws up to five cards (V-TURN-7 to 9, V-FINAL-6, V-FINAL-7).
    #[inline]
    fn fill_hand(&mut self, seat: Seat, chance: &mut impl Chance, events: &mut impl Extend<Event>) {
        let reshuffles = !self.final_phase;
        let eager = reshuffles && self.fixed.options.reshuffle == Reshuffle::Eager;
        let player = &mut self.players[seat];
        while !player.hand.is_full() {
            if player.piles.draw_pile().is_empty() && reshuffles && !player.piles.discard_pile().is_empty() {
                player.piles.reshuffle();
                events.extend([Event::Reshuffled { seat }]);
            }
            let Some(card) = player.piles.draw(chance) else { break };
            player.hand.add(card);
            events.extend([Event::Drew { seat, card: Some(card) }]);
        }
        if eager && player.piles.draw_pile().is_empty() && !player.piles.discard_pile().is_empty() {
            player.piles.reshuffle();
            events.extend([Event::Reshuffled { seat }]);
        }
    }

    /// Everybody shuffles draw pile and discard pile together (V-FINAL-3).
    fn begin_final_phase(&mut self, events: &mut impl Extend<Event>) {
        self.final_phase = true;
        self.players.iter_mut().for_each(|player| player.piles.reshuffle());
        events.extend([Event::Merged { players: self.player_count() }]);
    }

    /// The turn passes clockwise to the next player who is not out (V-TURN-11, V-FINAL-9, V-FINAL-12).
    #[inline]
    fn pass_on(&mut self, events: &mut impl Extend<Event>) {
        let mut round = self.round;
        for _ in 0..self.player_count() {
            self.turn = self.turn.next(self.player_count());
            if self.turn == self.first {
                round = round.saturating_add(1);
            }
            if !self.active().out {
                (self.round, self.ask) = (round, Ask::Play);
                return;
            }
        }
        self.ask = Ask::Over;
        events.extend([Event::Over]);
    }
}
