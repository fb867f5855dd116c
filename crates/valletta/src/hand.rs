//! Where cards are: hands, the piles of a player, the reserve.

use kit::Chance;

use crate::Card;

/// Up to five cards, sorted (V-INV-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    cards: [Card; Hand::MOST],
    len: u8,
}

impl Hand {
    /// The most cards a player can hold (V-TURN-7, V-INV-1).
    pub const MOST: usize = 5;

    pub const EMPTY: Hand = Hand { cards: [Card::Shopkeeper; Hand::MOST], len: 0 };

    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len).min(Hand::MOST)]
    }

    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.cards().contains(&card)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == Hand::MOST
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(!self.is_full(), "V-INV-1: no hand exceeds five cards");
        let mut at = usize::from(self.len).min(Hand::MOST - 1);
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        let Some(place) = self.cards().iter().position(|&other| other == card) else { return };
        for index in place..Hand::MOST - 1 {
            self.cards[index] = self.cards[index + 1];
        }
        // The unused places must be the same in equal hands, which are compared as arrays.
        self.cards[Hand::MOST - 1] = Card::Shopkeeper;
        self.len -= 1;
    }

    /// The different cards in hand.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let cards = self.cards();
        cards.iter().enumerate().filter(|&(index, card)| index == 0 || cards[index - 1] != *card).map(|(_, &card)| card)
    }
}

/// The most cards that can be in play: 4 × 8, 4 Builders, 30 buildings.
pub(crate) const MOST_CARDS: usize = 66;

/// A player's draw pile and discard pile in one array: first the draw pile, then the discard pile.
///
/// Neither has an order: no rule looks at one, so a draw picks any card, and shuffling the discard pile in
/// costs nothing. This holds only while no card looks into a pile or orders it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    cards: [Card; MOST_CARDS],
    draw: u8,
    len: u8,
}

impl Piles {
    pub fn new(draw: &[Card], discard: &[Card]) -> Piles {
        let mut piles = Piles { cards: [Card::Shopkeeper; MOST_CARDS], draw: 0, len: 0 };
        draw.iter().for_each(|&card| piles.discard(card));
        piles.reshuffle();
        discard.iter().for_each(|&card| piles.discard(card));
        piles
    }

    #[inline]
    pub fn draw_pile(&self) -> &[Card] {
        &self.cards[..usize::from(self.draw)]
    }

    #[inline]
    pub fn discard_pile(&self) -> &[Card] {
        &self.cards[usize::from(self.draw)..usize::from(self.len)]
    }

    /// Any card of the draw pile, each equally likely; none when it is empty.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.draw == 0 {
            return None;
        }
        let pick = chance.pick(self.draw.into()) as usize;
        let card = self.cards[pick];
        // The last card of the draw pile fills the gap, and the last discarded card fills the gap that this leaves.
        self.draw -= 1;
        self.len -= 1;
        self.cards[pick] = self.cards[usize::from(self.draw)];
        self.cards[usize::from(self.draw)] = self.cards[usize::from(self.len)];
        Some(card)
    }

    #[inline]
    pub fn discard(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// The discard pile becomes part of the draw pile (V-TURN-8, V-FINAL-3).
    #[inline]
    pub fn reshuffle(&mut self) {
        self.draw = self.len;
    }
}

/// The cards that may be hired: how many of each, and a bit for each that is there (V-SETUP-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reserve {
    counts: [u8; Card::COUNT],
    kinds: u32,
}

impl Reserve {
    pub fn add(&mut self, card: Card) {
        self.counts[card as usize] += 1;
        self.kinds |= 1 << card as u32;
    }

    pub fn remove(&mut self, card: Card) {
        self.counts[card as usize] -= 1;
        if self.counts[card as usize] == 0 {
            self.kinds &= !(1 << card as u32);
        }
    }

    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.kinds >> card as u32 & 1 != 0
    }

    /// The different cards in it.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let mut rest = self.kinds;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card::ALL[rest.trailing_zeros() as usize])?;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// All cards, sorted.
    pub fn cards(&self) -> Vec<Card> {
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, self.counts[card as usize].into())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::{Sampled, Scripted};

    #[test]
    fn a_hand_stays_sorted_and_forgets_what_left_it() {
        let mut hand = Hand::EMPTY;
        [Card::Nun, Card::Maid, Card::Maid, Card::Knight, Card::Builder].into_iter().for_each(|card| hand.add(card));
        assert_eq!(hand.cards(), [Card::Maid, Card::Maid, Card::Builder, Card::Nun, Card::Knight]);
        assert_eq!(hand.kinds().count(), 4);
        hand.cards.into_iter().for_each(|card| hand.remove(card));
        assert_eq!(hand, Hand::EMPTY);
    }

    #[test]
    fn a_drawn_card_leaves_the_other_pile_as_it_is() {
        let mut piles = Piles::new(&[Card::Maid, Card::Nun, Card::Pope], &[Card::King, Card::Toll]);
        assert_eq!(piles.draw(&mut Scripted::new([0])), Some(Card::Maid));
        let sorted = |cards: &[Card]| {
            let mut cards = cards.to_vec();
            cards.sort();
            cards
        };
        assert_eq!(sorted(piles.draw_pile()), [Card::Nun, Card::Pope]);
        assert_eq!(sorted(piles.discard_pile()), [Card::Toll, Card::King]);
        piles.reshuffle();
        assert_eq!((piles.draw_pile().len(), piles.discard_pile().len()), (4, 0));
        let mut chance = Sampled::new(1);
        assert!((0..4).all(|_| piles.draw(&mut chance).is_some()) && piles.draw(&mut chance).is_none());
    }
}
