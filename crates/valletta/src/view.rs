//! What a viewer sees (rules, section 6): everything but other hands, the order of piles and face-down barrels.

use std::sync::Arc;

use kit::{Chance, Imagine, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::{
    Ask, Card, City, Good, Goods, LaidOut, Options, Trigger, Valletta,
    hand::{Hand, Piles, Reserve},
    state::{Barrels, FixedSetup, Player, SLOTS},
    turn::{SUPPLY, shuffle},
};

/// A position as a viewer sees it. Its JSON is a contract: `docs/view.md`.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Settings and buildings.
    pub fixed: Arc<FixedSetup>,
    /// Who looks.
    pub viewer: Viewer,
    /// Who decides; none when the game is over.
    pub turn: Option<Seat>,
    /// Whose turn it is, also while another player answers a monk.
    pub active: Seat,
    /// What is being decided.
    pub ask: Ask,
    /// Who began the game.
    pub first: Seat,
    /// Rounds begun, this one included.
    pub round: u16,
    /// What triggered the final phase, if anything did.
    pub trigger: Option<Trigger>,
    /// The final phase has begun.
    pub final_phase: bool,
    /// The space of de Valette's figure; 0 is the tower.
    pub valette: u8,
    /// The goods of the barrels taken so far, from space 1 on.
    pub barrels_taken: Vec<Good>,
    /// The goods in the remaining barrels, together.
    pub barrels_left: Goods,
    /// Who owns what, and what is upgraded.
    pub city: City,
    /// The cards that may be hired, sorted.
    pub reserve: Vec<Card>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
}

/// What a viewer sees of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Goods in front of the player.
    pub goods: Goods,
    /// Points scored so far, final scoring apart.
    pub points: u16,
    /// Houses left.
    pub houses: u8,
    /// Has no card left in the final phase.
    pub out: bool,
    /// The hand, sorted; only its owner sees it.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in hand: everybody may know that.
    pub hand_size: usize,
    /// Hand and draw pile together, sorted: everybody can work it out.
    pub unplayed: Vec<Card>,
    /// How many cards are in the draw pile.
    pub draw_size: usize,
    /// The discard pile, sorted (V-R-17).
    pub discard: Vec<Card>,
    /// The cards played this turn, in order.
    pub slots: Vec<Card>,
}

/// Cards in the order of the rules.
pub(crate) fn sorted(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<_> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

/// A view as JSON: layout and owners are one list.
#[derive(Serialize)]
struct Written<'a> {
    viewer: Viewer,
    turn: Option<Seat>,
    active: Seat,
    ask: Ask,
    first: Seat,
    round: u16,
    options: &'a Options,
    trigger: Option<Trigger>,
    #[serde(rename = "final")]
    final_phase: bool,
    valette: u8,
    barrels_taken: &'a [Good],
    barrels_left: Goods,
    reserve: &'a [Card],
    players: &'a [PlayerView],
    buildings: Vec<Standing>,
}

/// A building with its owner, if it has one.
#[derive(Serialize)]
struct Standing {
    #[serde(flatten)]
    building: LaidOut,
    owner: Option<Seat>,
    upgraded: bool,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { viewer, turn, active, ask, first, round, trigger, final_phase, valette, .. } = *self;
        let buildings = self.fixed.layout.iter().map(|(at, building)| Standing {
            building: LaidOut::new(at, building),
            owner: self.city.owner(at),
            upgraded: self.city.is_upgraded(at),
        });
        Written {
            viewer,
            turn,
            active,
            ask,
            first,
            round,
            options: &self.fixed.options,
            trigger,
            final_phase,
            valette,
            barrels_taken: &self.barrels_taken,
            barrels_left: self.barrels_left,
            reserve: &self.reserve,
            players: &self.players,
            buildings: buildings.collect(),
        }
        .serialize(serializer)
    }
}

/// Writes the goods marked with true as a list.
pub(crate) fn as_goods<S: Serializer>(marked: &[bool; 4], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(Good::ALL.into_iter().filter(|&good| marked[good as usize]))
}

/// Writes the seats marked with true as a list.
pub(crate) fn as_seats<S: Serializer>(marked: &[bool; 4], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(Seat::all(4).filter(|seat| marked[seat.index()]))
}

impl Imagine for Valletta {
    fn imagine(view: &View, chance: &mut impl Chance) -> Valletta {
        let mut game = Valletta::bare(FixedSetup::clone(&view.fixed), view.first);
        game.fixed = Arc::clone(&view.fixed);
        for (player, seen) in game.players.iter_mut().zip(&view.players) {
            *player = imagine_player(seen, chance);
        }
        let held = |good| view.players.iter().map(|player| player.goods.of(good)).sum::<u16>();
        game.supply = Goods(Good::ALL.map(|good| SUPPLY[good as usize].saturating_sub(held(good))));
        let mut left: Vec<Good> = Good::ALL
            .into_iter()
            .flat_map(|good| std::iter::repeat_n(good, view.barrels_left.of(good).into()))
            .collect();
        shuffle(&mut left, chance);
        game.barrels = view.barrels_taken.iter().copied().chain(left).collect();
        game.reserve = Reserve::default();
        view.reserve.iter().for_each(|&card| game.reserve.add(card));
        (game.city, game.valette, game.ask, game.turn) = (view.city, view.valette, view.ask, view.active);
        (game.round, game.triggered, game.final_phase) = (view.round, view.trigger, view.final_phase);
        game
    }
}

/// A player with the hand as seen, or a random possible one.
fn imagine_player(seen: &PlayerView, chance: &mut impl Chance) -> Player {
    let (hand, draw) = match (&seen.hand, seen.draw()) {
        (Some(hand), Some(draw)) => (hand.clone(), draw),
        _ => {
            let mut draw = seen.unplayed.clone();
            shuffle(&mut draw, chance);
            let hand = draw.split_off(draw.len() - seen.hand_size.min(draw.len()));
            (hand, draw)
        }
    };
    let mut player = Player {
        goods: seen.goods,
        points: seen.points,
        hand: Hand::EMPTY,
        slots: [Card::Shopkeeper; SLOTS],
        played: seen.slots.len() as u8,
        piles: Piles::new(&draw, &seen.discard),
        out: seen.out,
    };
    hand.into_iter().for_each(|card| player.hand.add(card));
    player.slots.iter_mut().zip(&seen.slots).for_each(|(slot, &card)| *slot = card);
    player
}

/// A position as a viewer sees it.
pub(crate) fn view(game: &Valletta, viewer: Viewer) -> View {
    let taken: Vec<_> = game.barrels.goods().take(game.valette.into()).collect();
    let left = |good| game.barrels.goods().skip(game.valette.into()).filter(|&other| other == good).count() as u16;
    View {
        fixed: Arc::clone(&game.fixed),
        viewer,
        turn: (game.ask != Ask::Over).then_some(game.decider()),
        active: game.turn,
        ask: game.ask,
        first: game.first,
        round: game.round,
        trigger: game.triggered,
        final_phase: game.final_phase,
        valette: game.valette,
        barrels_left: Goods(Good::ALL.map(left)),
        barrels_taken: taken,
        city: game.city,
        reserve: game.reserve.cards(),
        players: game.seats().map(|seat| view_player(game, seat, viewer)).collect(),
    }
}

fn view_player(game: &Valletta, seat: Seat, viewer: Viewer) -> PlayerView {
    let player: &Player = &game.players[seat];
    let hand = player.hand.cards();
    PlayerView {
        goods: player.goods,
        points: player.points,
        houses: game.city.houses(seat),
        out: player.out,
        hand: viewer.is(seat).then(|| hand.to_vec()),
        hand_size: hand.len(),
        unplayed: sorted(hand.iter().chain(player.piles.draw_pile()).copied()),
        draw_size: player.piles.draw_pile().len(),
        discard: sorted(player.piles.discard_pile().iter().copied()),
        slots: player.slots().to_vec(),
    }
}

impl Valletta {
    /// Deals again what the viewer must not know: other hands with their draw piles, the order of all piles,
    /// the face-down barrels.
    pub(crate) fn deal_secrets_anew(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in self.seats() {
            let player = &mut self.players[seat];
            let hand = player.hand.cards().to_vec();
            let mut discard = player.piles.discard_pile().to_vec();
            let mut unseen = player.piles.draw_pile().to_vec();
            if !viewer.is(seat) {
                unseen.extend(&hand);
                hand.iter().for_each(|&card| player.hand.remove(card));
            }
            shuffle(&mut unseen, chance);
            shuffle(&mut discard, chance);
            if !viewer.is(seat) {
                unseen.drain(..hand.len()).for_each(|card| player.hand.add(card));
            }
            player.piles = Piles::new(&unseen, &discard);
        }
        let mut barrels: Vec<_> = self.barrels.goods().collect();
        shuffle(&mut barrels[usize::from(self.valette)..], chance);
        self.barrels = barrels.into_iter().collect::<Barrels>();
    }
}
