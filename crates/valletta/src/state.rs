//! A position of Valletta. Its fields are private to this crate: others see a [`View`](crate::View).

use std::sync::Arc;

use kit::{PerSeat, Seat};
use serde::Serialize;

use crate::{
    At, Card, City, Colour, Event, Good, Goods, Layout, Options, Trigger, Why, Work,
    hand::{Hand, Piles, Reserve},
    street,
    view::{as_goods, as_seats},
};

/// How many houses a player has; the last one triggers the final phase (V-COMP-8, V-FINAL-1).
pub const HOUSES: u8 = 8;

/// How many cards a player plays in a turn (V-COMP-7, V-TURN-1).
pub const SLOTS: usize = 3;

/// The score that triggers the final phase (V-FINAL-1).
pub const FINAL_POINTS: u16 = 25;

/// A game of Valletta in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Valletta {
    pub(crate) fixed: Arc<FixedSetup>,
    pub(crate) players: PerSeat<Player, 4>,
    pub(crate) city: City,
    pub(crate) reserve: Reserve,
    pub(crate) barrels: Barrels,
    /// The space of de Valette's figure; 0 is the tower (V-SETUP-13).
    pub(crate) valette: u8,
    pub(crate) ask: Ask,
    pub(crate) turn: Seat,
    pub(crate) first: Seat,
    /// Rounds begun.
    pub(crate) round: u16,
    /// What triggered the final phase.
    pub(crate) triggered: Option<Trigger>,
    /// The final phase has begun: piles are merged (V-FINAL-3).
    pub(crate) final_phase: bool,
    /// The goods still in the supply (V-R-11).
    pub(crate) supply: Goods,
}

/// What is fixed before the first decision and never changes; all of it is public.
#[derive(Clone, PartialEq, Debug)]
pub struct FixedSetup {
    /// The settings.
    pub options: Options,
    /// The buildings that were drawn, and where they lie.
    pub layout: Layout,
}

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub goods: Goods,
    pub points: u16,
    pub hand: Hand,
    pub slots: [Card; SLOTS],
    pub played: u8,
    pub piles: Piles,
    /// Has no card left in the final phase (V-FINAL-9).
    pub out: bool,
}

impl Player {
    /// The cards in the slots.
    #[inline]
    pub fn slots(&self) -> &[Card] {
        &self.slots[..usize::from(self.played).min(SLOTS)]
    }
}

/// What is being decided (the nodes of the rules' decision tree, section 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ask {
    /// V-D-SETUP-GOOD: which of the goods still offered.
    Draft {
        /// By good: whether it is still offered.
        #[serde(serialize_with = "as_goods")]
        left: [bool; 4],
    },
    /// V-D-PLAY: which card to play.
    Play,
    /// V-D-EFFECT: whether to carry out the effect of this card (`zman`).
    Use {
        /// The card that was played, or the one that an Apprentice stands for.
        card: Card,
    },
    /// V-D-TYPE: which good, for this card.
    Good {
        /// The card that asks.
        card: Card,
    },
    /// V-D-TWO: which two goods.
    TwoGoods,
    /// V-D-BUILD: what to build or upgrade, if anything.
    Build {
        /// The good of which 2 less are due; none for the Builder.
        cheaper: Option<Good>,
    },
    /// V-D-PAY: how to pay this price for it.
    Pay {
        /// Where the building lies.
        at: At,
        /// Whether it is built or upgraded.
        work: Work,
        /// The price after discounts.
        price: Goods<u8>,
    },
    /// V-D-TRADER, V-D-MERCHANT, V-D-ARCHITECT, V-D-BAILIFF, V-D-GRANDMASTER: which price to pay, if any.
    Deal {
        /// Whose price it is.
        card: Card,
    },
    /// V-D-VALETTE: whom to fire or hire, if anybody.
    Staff,
    /// V-D-MONK-GIVE: what this seat gives.
    Give {
        /// Who gives now.
        from: Seat,
        /// By seat: whether it still has to give.
        #[serde(serialize_with = "as_seats")]
        rest: [bool; 4],
    },
    /// V-D-MONK-EXTRA, V-D-INN-EXTRA, V-D-TOLL-EXTRA: which extra good, if any.
    Extra {
        /// The card that offers it.
        card: Card,
    },
    /// The game is over.
    Over,
}

/// The face-down barrels, two bits each; barrel *i* lies on space *i* + 1 (V-SETUP-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Barrels(u64);

impl Barrels {
    /// All 25, sorted (rules, section 5.4): 7 gold, 6 of each material.
    pub const ALL: [(Good, usize); 4] = [(Good::Gold, 7), (Good::Wood, 6), (Good::Stone, 6), (Good::Brick, 6)];

    /// The good on a space, counted from 1.
    #[inline]
    pub fn on(self, space: u8) -> Good {
        Good::ALL[(self.0 >> (2 * (space - 1)) & 3) as usize]
    }

    /// The goods from space 1 on.
    pub fn goods(self) -> impl Iterator<Item = Good> {
        (1..=street::SPACES).map(move |space| self.on(space))
    }
}

impl FromIterator<Good> for Barrels {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        let bits = goods.into_iter().zip(0..).map(|(good, space)| (good as u64) << (2 * space));
        Barrels(bits.fold(0, |all, one| all | one))
    }
}

impl Valletta {
    /// The player on turn.
    #[inline]
    pub(crate) fn active(&self) -> &Player {
        &self.players[self.turn]
    }

    #[inline]
    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn]
    }

    #[inline]
    pub(crate) fn player_count(&self) -> u8 {
        self.fixed.options.players
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.player_count())
    }

    /// Everybody else, clockwise from the player on turn, including players who are out (V-R-10).
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, turn) = (self.player_count(), self.turn);
        std::iter::successors(Some(turn.next(players)), move |seat| Some(seat.next(players)))
            .take_while(move |&seat| seat != turn)
    }

    /// Whether effects may be declined (V-EFF-2).
    #[inline]
    pub(crate) fn effects_optional(&self) -> bool {
        self.fixed.options.edition.effects_optional()
    }

    /// How many icons of a good a player's buildings show.
    #[inline]
    pub(crate) fn icons(&self, seat: Seat, good: Good) -> u16 {
        self.fixed.layout.icons(&self.city, seat, good)
    }

    /// How many buildings of a colour a player owns.
    #[inline]
    pub(crate) fn buildings_of(&self, seat: Seat, colour: Colour) -> u16 {
        self.fixed.layout.owned(&self.city, seat, colour)
    }

    /// A player takes goods from the supply, at most what it holds (V-SUPPLY-1, V-R-11).
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, good: Good, wanted: u16, events: &mut impl Extend<Event>) {
        let mut amount = wanted;
        if self.fixed.options.finite_supply {
            amount = amount.min(self.supply.of(good));
            self.supply.0[good as usize] -= amount;
        }
        if amount > 0 {
            let goods = &mut self.players[seat].goods.0[good as usize];
            *goods = goods.saturating_add(amount);
            events.extend([Event::Took { seat, good, amount }]);
        }
    }

    /// The player on turn pays goods to the supply.
    #[inline]
    pub(crate) fn pay(&mut self, goods: Goods<u8>, events: &mut impl Extend<Event>) {
        let finite = self.fixed.options.finite_supply;
        for good in Good::ALL {
            let amount = u16::from(goods.of(good));
            self.active_mut().goods.0[good as usize] -= amount;
            if finite {
                self.supply.0[good as usize] += amount;
            }
        }
        events.extend([Event::Paid { seat: self.turn, goods }]);
    }

    /// One good goes from one player to another.
    #[inline]
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, good: Good, events: &mut impl Extend<Event>) {
        self.players[from].goods.0[good as usize] -= 1;
        self.players[to].goods.0[good as usize] += 1;
        events.extend([Event::Gave { from, to, good }]);
    }

    /// The player on turn scores (V-SCORE-1) and may trigger the final phase (V-FINAL-1).
    #[inline]
    pub(crate) fn score(&mut self, points: u16, why: Why, events: &mut impl Extend<Event>) {
        if points == 0 {
            return;
        }
        let player = self.active_mut();
        player.points = player.points.saturating_add(points);
        let total = player.points;
        events.extend([Event::Scored { seat: self.turn, points, why }]);
        if total >= FINAL_POINTS {
            self.trigger(Trigger::Points, events);
        }
    }

    /// Triggers the final phase, once (V-FINAL-1, V-FINAL-10).
    pub(crate) fn trigger(&mut self, trigger: Trigger, events: &mut impl Extend<Event>) {
        if self.triggered.is_none() {
            self.triggered = Some(trigger);
            events.extend([Event::Triggered { seat: self.turn, trigger }]);
        }
    }
}
