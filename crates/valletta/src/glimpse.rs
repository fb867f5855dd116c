//! What a seat may see of a position, without building a [`View`]: a search looks at thousands of positions.
//!
//! [`View`]: crate::View

use kit::Seat;

use crate::{Ask, At, Card, City, Face, FixedSetup, Goods, Trigger, Valletta, Work};

/// How many of each card, by the card's index in [`Card::ALL`].
pub type CardCounts = [u8; Card::COUNT];

/// A position as one seat sees it: no more than that seat's view holds.
#[derive(Clone, Copy, Debug)]
pub struct Glimpse<'a> {
    game: &'a Valletta,
    seat: Seat,
}

impl Valletta {
    /// What this seat may see.
    #[inline]
    pub fn glimpse(&self, seat: Seat) -> Glimpse<'_> {
        Glimpse { game: self, seat }
    }
}

fn count<'a>(cards: impl IntoIterator<Item = &'a Card>) -> CardCounts {
    let mut counts = [0; Card::COUNT];
    cards.into_iter().for_each(|&card| counts[card as usize] += 1);
    counts
}

impl<'a> Glimpse<'a> {
    /// Settings and buildings.
    #[inline]
    pub fn fixed(self) -> &'a FixedSetup {
        &self.game.fixed
    }

    /// What is being decided.
    #[inline]
    pub fn ask(self) -> Ask {
        self.game.ask
    }

    /// Whose turn it is, also while another player answers a monk.
    #[inline]
    pub fn active(self) -> Seat {
        self.game.turn
    }

    /// Rounds begun.
    #[inline]
    pub fn round(self) -> u16 {
        self.game.round
    }

    /// The space of de Valette's figure; 0 is the tower.
    #[inline]
    pub fn valette(self) -> u8 {
        self.game.valette
    }

    /// Whether working there earns the build bonus now.
    #[inline]
    pub fn bonus(self, at: At, work: Work) -> bool {
        self.game.fixed.bonus(self.game.valette, at, work)
    }

    /// Everything that a player may build or upgrade, goods aside.
    #[inline]
    pub fn works(self, seat: Seat) -> impl Iterator<Item = (At, Work)> + use<> {
        self.game.fixed.works(&self.game.city, seat)
    }

    /// What a player must pay there when nothing but neighbours lowers the price.
    #[inline]
    pub fn price(self, seat: Seat, at: At, work: Work) -> Goods {
        self.game.fixed.layout.price(&self.game.city, seat, at, work, None)
    }

    /// The sides that a player's buildings show.
    #[inline]
    pub fn faces(self, seat: Seat) -> impl Iterator<Item = Face> {
        self.game.fixed.layout.faces(&self.game.city, seat)
    }

    /// What triggered the final phase, if anything did.
    #[inline]
    pub fn trigger(self) -> Option<Trigger> {
        self.game.triggered
    }

    /// The final phase has begun.
    #[inline]
    pub fn final_phase(self) -> bool {
        self.game.final_phase
    }

    /// Who owns what, and what is upgraded.
    #[inline]
    pub fn city(self) -> &'a City {
        &self.game.city
    }

    /// The cards that may be hired.
    pub fn reserve(self) -> CardCounts {
        count(&self.game.reserve.cards())
    }

    /// Whether a card may be hired.
    #[inline]
    pub fn hirable(self, card: Card) -> bool {
        self.game.reserve.has(card)
    }

    /// A player's goods.
    #[inline]
    pub fn goods(self, seat: Seat) -> Goods {
        self.game.players[seat].goods
    }

    /// A player's points on the track.
    #[inline]
    pub fn points(self, seat: Seat) -> u16 {
        self.game.players[seat].points
    }

    /// A player's houses left.
    #[inline]
    pub fn houses(self, seat: Seat) -> u8 {
        self.game.city.houses(seat)
    }

    /// Whether a player has no card left in the final phase.
    #[inline]
    pub fn out(self, seat: Seat) -> bool {
        self.game.players[seat].out
    }

    /// The cards a player has played this turn, in order.
    #[inline]
    pub fn slots(self, seat: Seat) -> &'a [Card] {
        self.game.players[seat].slots()
    }

    /// The seat's own hand, sorted.
    #[inline]
    pub fn hand(self) -> &'a [Card] {
        self.game.players[self.seat].hand.cards()
    }

    /// The seat's own draw pile.
    #[inline]
    pub fn draw_pile(self) -> CardCounts {
        count(self.game.players[self.seat].piles.draw_pile())
    }

    /// A player's hand and draw pile together: everybody can work it out.
    #[inline]
    pub fn unplayed(self, seat: Seat) -> CardCounts {
        let player = &self.game.players[seat];
        count(player.hand.cards().iter().chain(player.piles.draw_pile()))
    }

    /// How many cards a player holds.
    #[inline]
    pub fn hand_size(self, seat: Seat) -> usize {
        self.game.players[seat].hand.cards().len()
    }

    /// A player's discard pile (V-R-17).
    #[inline]
    pub fn discard_pile(self, seat: Seat) -> CardCounts {
        count(self.game.players[seat].piles.discard_pile())
    }

    /// A hash that is equal for positions with the same options for the rest of this turn: goods, points, city, hand,
    /// reserve, street, and what an Apprentice would copy. For tables of positions met within one turn.
    pub fn fingerprint(self) -> u64 {
        let game = self.game;
        let mut sum = u64::from(game.valette) << 8 | u64::from(game.triggered.is_some()) << 1;
        let mut mix = |word: u64| {
            sum = (sum.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            sum ^= sum >> 29;
        };
        for player in game.players.iter() {
            let [g, w, s, b] = player.goods.0.map(u64::from);
            mix(g | w << 16 | s << 32 | b << 48);
        }
        let own = &game.players[self.seat];
        mix(own.hand.cards().iter().fold(u64::from(own.points), |all, &card| all << 6 | (card as u64 + 1)));
        mix(u64::from(game.city.upgraded.0) << 32 | u64::from(game.city.owned[self.seat].0));
        let copied = Card::stands_for(own.slots()).map_or(0, |card| card as u64 + 1);
        let last = own.slots().last().map_or(0, |&card| card as u64 + 1);
        mix(copied | last << 8 | u64::from(own.played) << 16);
        mix(game.reserve.kinds().fold(0, |all, card| all | 1 << card as u32));
        sum
    }
}

#[cfg(test)]
mod tests {
    use kit::{Game, Seat, Viewer, testing::random_game};

    use super::*;
    use crate::{Options, view::sorted};

    /// A glimpse holds exactly what the view holds.
    #[test]
    fn a_glimpse_agrees_with_the_view() {
        let cards = |counts: CardCounts| {
            sorted(Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, counts[card as usize].into())))
        };
        random_game::<Valletta>(&Options::for_players(3), 1, |step| {
            for seat in Seat::all(3) {
                let (view, glimpse) = (step.after.view(Viewer::Seat(seat)), step.after.glimpse(seat));
                assert_eq!(view.players[seat.index()].hand.as_deref(), Some(glimpse.hand()));
                assert_eq!(view.players[seat.index()].draw(), Some(cards(glimpse.draw_pile())));
                assert_eq!(view.reserve, cards(glimpse.reserve()));
                for other in Seat::all(3) {
                    let player = &view.players[other.index()];
                    assert_eq!(player.unplayed, cards(glimpse.unplayed(other)));
                    assert_eq!(player.discard, cards(glimpse.discard_pile(other)));
                    assert_eq!((player.goods, player.points), (glimpse.goods(other), glimpse.points(other)));
                    assert_eq!((player.hand_size, &player.slots[..]), (glimpse.hand_size(other), glimpse.slots(other)));
                }
            }
        });
    }
}
