//! A position as numbers, as one seat sees it: the features that the value function reads.
//!
//! Buildings are described by points, icons and prices, never by name, so the bots also play with other sets of cards.

use ::valletta::{Card, CardCounts, Colour, FINAL_POINTS, Glimpse, Goods, HOUSES, SLOTS, Work, street};
use kit::Seat;

use super::names::{self, COMMON, COUNT, Names, RIVALS};

/// What describes a position.
pub type Figures = [f32; COUNT];

/// Where the seat's cards are before the next draw. In the final phase discarded cards are gone and not counted.
#[derive(Clone, Debug)]
pub struct Cards {
    kept: CardCounts,
    draw: CardCounts,
    discard: CardCounts,
}

impl Cards {
    /// As they are now; cards in the slots count as discarded.
    pub fn now(glimpse: Glimpse<'_>, me: Seat) -> Cards {
        let mut kept = [0; Card::COUNT];
        glimpse.hand().iter().for_each(|&card| kept[card as usize] += 1);
        let mut cards = Cards { kept, draw: glimpse.draw_pile(), discard: [0; Card::COUNT] };
        if !glimpse.final_phase() {
            cards.discard = glimpse.discard_pile(me);
            glimpse.slots(me).iter().for_each(|&card| cards.discard[card as usize] += 1);
        }
        cards
    }

    /// As everybody can work them out: hand and draw pile are one.
    pub fn seen(glimpse: Glimpse<'_>, seat: Seat) -> Cards {
        let mut cards = Cards { kept: [0; Card::COUNT], draw: glimpse.unplayed(seat), discard: [0; Card::COUNT] };
        if !glimpse.final_phase() {
            cards.discard = glimpse.discard_pile(seat);
            glimpse.slots(seat).iter().for_each(|&card| cards.discard[card as usize] += 1);
        }
        cards
    }

    /// A hash of the cards that are kept.
    pub fn fingerprint(&self) -> u64 {
        self.kept.iter().fold(7, |sum: u64, &count| sum.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(count) << 7)
    }

    /// How many of each card can still be played, now or after a reshuffle.
    pub(super) fn live(&self) -> [f32; Card::COUNT] {
        std::array::from_fn(|card| f32::from(self.kept[card] + self.draw[card] + self.discard[card]))
    }

    /// How many of each card are expected in the next hand.
    fn next_hand(&self) -> [f32; Card::COUNT] {
        let size = |counts: &CardCounts| f32::from(counts.iter().sum::<u8>());
        let need = (5.0 - size(&self.kept)).max(0.0);
        let (draw, discard) = (size(&self.draw).max(0.001), size(&self.discard).max(0.001));
        let (first, then) = ((need / draw).min(1.0), ((need - draw) / discard).clamp(0.0, 1.0));
        std::array::from_fn(|card| {
            f32::from(self.kept[card]) + first * f32::from(self.draw[card]) + then * f32::from(self.discard[card])
        })
    }
}

/// Writes numbers one after another, multiplied by a weight: rivals are averaged.
pub(super) struct Row<'a> {
    pub(super) slots: std::slice::IterMut<'a, f32>,
    pub(super) weight: f32,
    pub(super) names: Names,
}

impl Row<'_> {
    #[inline]
    pub(super) fn put(&mut self, name: &str, value: f32) {
        self.put_all(name, [value]);
    }

    #[inline]
    pub(super) fn put_all(&mut self, name: &str, values: impl IntoIterator<Item = f32>) {
        let left = self.slots.len();
        for value in values {
            if let Some(slot) = self.slots.next() {
                *slot += value * self.weight;
            }
        }
        debug_assert_eq!(
            self.names.split_off_first(),
            Some(&(name, left - self.slots.len())),
            "figures have their places"
        );
    }
}

/// The totals of a player's buildings.
#[derive(Default)]
pub(super) struct Estate {
    points: f32,
    pub(super) upgraded: f32,
    pub(super) colours: [f32; 3],
    icons: [f32; 4],
}

/// The index of a building's colour among the three.
fn colour(colour: Colour) -> usize {
    match colour {
        Colour::Green => 0,
        Colour::Blue => 1,
        Colour::Yellow | Colour::Red | Colour::Purple => 2,
    }
}

impl Estate {
    pub(super) fn of(glimpse: Glimpse<'_>, seat: Seat) -> Estate {
        let mut estate = Estate::default();
        for face in glimpse.faces(seat) {
            estate.points += f32::from(face.points);
            estate.upgraded += f32::from(u8::from(face.upgraded));
            estate.colours[colour(face.colour)] += 1.0;
            estate.icons[face.good as usize] += f32::from(face.icons);
        }
        estate
    }
}

/// The numbers of a player, and the score if the game ended now.
pub(super) fn common(row: &mut Row<'_>, glimpse: Glimpse<'_>, seat: Seat, live: &[f32; Card::COUNT]) -> f32 {
    let goods = glimpse.goods(seat);
    let estate = Estate::of(glimpse, seat);
    let total = f32::from(goods.total());
    row.put_all("each good", goods.0.map(|amount| f32::from(amount.min(10)) / 5.0));
    row.put(names::GOODS, (total / 12.0).min(3.0));
    row.put("points of goods", (f32::from(goods.points()) / 4.0).min(3.0));
    row.put(names::POINTS, f32::from(glimpse.points(seat).min(75)) / 25.0);
    row.put(names::BUILDINGS, estate.points / 30.0);
    row.put("houses left", f32::from(glimpse.houses(seat)) / f32::from(HOUSES));
    row.put("upgraded buildings", estate.upgraded / 8.0);
    row.put_all("buildings by colour", estate.colours.map(|count| count / 4.0));
    row.put("cards", live.iter().sum::<f32>() / 15.0);
    row.put("out", f32::from(u8::from(glimpse.out(seat))));
    row.put_all(names::ICONS, estate.icons.map(|icons| icons / 4.0));
    let of = |card: Card| live[card as usize];
    row.put(names::POPE, of(Card::Pope) * estate.upgraded / 8.0);
    row.put(names::EMPEROR, of(Card::Emperor) * estate.colours[1] / 4.0);
    row.put(names::KING, of(Card::King) * estate.colours[0] / 4.0);
    row.put(names::CHAMBERLAIN, of(Card::Chamberlain) * estate.colours[0] / 4.0);
    let counted = |good: usize| estate.icons[good] * (of(Card::COUNTERS[good]) + of(Card::Foreman)) / 4.0;
    row.put_all(names::COUNTED_ICONS, (0..4).map(counted));
    // Before the final phase a card is played again and again, in it only once: hence two features.
    let last = f32::from(u8::from(glimpse.trigger().is_some()));
    row.put_all(names::CARDS, live.map(|count| count * (1.0 - last)));
    row.put_all(names::LAST_CARDS, live.map(|count| count * last));
    f32::from(glimpse.points(seat)) + estate.points + f32::from(goods.points())
}

/// What the seat's goods can buy, and how much is missing.
#[derive(Default)]
pub(super) struct Market {
    within: [f32; 3],
    best: f32,
    best_soon: f32,
    bonus: f32,
    upgrades: f32,
    best_upgrade: f32,
    upgrade_bonus: f32,
    neighbours: f32,
    nearest: f32,
}

impl Market {
    pub(super) fn of(glimpse: Glimpse<'_>, me: Seat) -> Market {
        let mut market = Market { nearest: 6.0, ..Market::default() };
        let goods = glimpse.goods(me);
        glimpse.works(me).for_each(|(at, work)| {
            let missing = usize::from(goods.lacks(glimpse.price(me, at, work)));
            let points = f32::from(glimpse.fixed().layout.added_points(at, work));
            let bonus = f32::from(u8::from(glimpse.bonus(at, work)));
            match work {
                Work::Build => {
                    market.neighbours += f32::from(glimpse.city().neighbours(me, at));
                    market.build(missing, points, bonus);
                }
                Work::Upgrade if missing == 0 => {
                    market.upgrades += 1.0;
                    market.best_upgrade = market.best_upgrade.max(points);
                    market.upgrade_bonus = market.upgrade_bonus.max(bonus);
                }
                Work::Upgrade => (),
            }
        });
        market
    }

    fn build(&mut self, missing: usize, points: f32, bonus: f32) {
        self.nearest = self.nearest.min(missing as f32);
        if let Some(count) = self.within.get_mut(missing) {
            *count += 1.0;
            self.best_soon = self.best_soon.max(points);
        }
        if missing == 0 {
            self.best = self.best.max(points);
            self.bonus = self.bonus.max(bonus);
        }
    }

    pub(super) fn write(&self, row: &mut Row<'_>) {
        row.put_all("buildings within 0, 1, 2 goods", self.within.map(|count| count / 5.0));
        row.put("best building", self.best / 4.0);
        row.put("best building soon", self.best_soon / 4.0);
        row.put("build bonus in reach", self.bonus);
        row.put("upgrades in reach", self.upgrades / 4.0);
        row.put("best upgrade", self.best_upgrade / 4.0);
        row.put("upgrade bonus in reach", self.upgrade_bonus);
        row.put("own neighbours of free buildings", self.neighbours / 10.0);
        row.put("goods missing to the nearest building", self.nearest / 4.0);
    }
}

/// The rivals' part. Within one's own turn only their goods change, so a search computes it once.
#[derive(Clone, Debug)]
pub struct Rivals {
    /// The mean of their numbers.
    pub figures: [f32; COMMON],
    /// The best score of a rival if the game ended now.
    pub best: f32,
    /// The mean of their scores.
    pub mean: f32,
    /// The most cards that a rival can still play.
    pub cards: f32,
    /// What it was computed from.
    seen: ([Goods; 4], bool, bool),
}

impl Rivals {
    /// The rivals of this seat.
    pub fn of(glimpse: Glimpse<'_>, me: Seat) -> Rivals {
        let seen = Rivals::see(glimpse, me);
        let players = glimpse.fixed().options.players;
        let mut all = Rivals { figures: [0.0; COMMON], best: f32::MIN, mean: 0.0, cards: 0.0, seen };
        let weight = 1.0 / f32::from(players - 1);
        for seat in Seat::all(players).filter(|&seat| seat != me) {
            let mut row = Row { slots: all.figures.iter_mut(), weight, names: names::PLAYER };
            let live = rival_cards(glimpse, seat);
            let score = common(&mut row, glimpse, seat, &live);
            all.best = all.best.max(score);
            all.mean += score * weight;
            all.cards = all.cards.max(live.iter().sum());
        }
        all
    }

    /// Only what the features of the table need of them.
    pub(super) fn summed(best: f32, mean: f32, cards: f32) -> Rivals {
        Rivals { figures: [0.0; COMMON], best, mean, cards, seen: Default::default() }
    }

    /// Whether nothing has changed for them within this turn.
    pub fn still_hold(&self, glimpse: Glimpse<'_>, me: Seat) -> bool {
        self.seen == Rivals::see(glimpse, me)
    }

    fn see(glimpse: Glimpse<'_>, me: Seat) -> ([Goods; 4], bool, bool) {
        let goods = |seat| if seat == me.0 { Goods::default() } else { glimpse.goods(Seat(seat)) };
        ([0, 1, 2, 3].map(goods), glimpse.trigger().is_some(), glimpse.final_phase())
    }
}

/// A position as numbers.
pub fn figures(glimpse: Glimpse<'_>, me: Seat, cards: &Cards) -> Figures {
    let rivals = Rivals::of(glimpse, me);
    let mut all = own_figures(glimpse, me, cards, &rivals);
    all[RIVALS].copy_from_slice(&rivals.figures);
    all
}

/// A position as numbers, without those of the rivals.
pub fn own_figures(glimpse: Glimpse<'_>, me: Seat, cards: &Cards, rivals: &Rivals) -> Figures {
    let mut all = [0.0; COUNT];
    let live = cards.live();
    let mut row = Row { slots: all.iter_mut(), weight: 1.0, names: names::PLAYER };
    let mine = common(&mut row, glimpse, me, &live);
    reach(&mut row, glimpse, me, cards);
    let mut row = Row { slots: all[RIVALS.end..].iter_mut(), weight: 1.0, names: names::TABLE };
    the_table(&mut row, glimpse, rivals, mine, live.iter().sum());
    all
}

/// What the seat can do with its goods and its next cards.
pub(super) fn reach(row: &mut Row<'_>, glimpse: Glimpse<'_>, me: Seat, cards: &Cards) {
    row.names = names::OWN;
    for (amount, name) in glimpse.goods(me).0.into_iter().zip(names::AT_LEAST) {
        row.put_all(name, [1, 2, 3, 5].map(|least| f32::from(u8::from(amount >= least))));
    }
    let next = cards.next_hand();
    row.put_all("next hand", next);
    row.put("builders in the next hand", Card::BUILDERS.iter().map(|&card| next[card as usize]).sum::<f32>().min(2.0));
    Market::of(glimpse, me).write(row);
}

/// How close the final phase is, 0 to 1, by the street, the highest score and the fewest houses left.
pub fn progress(street: f32, points: f32, houses: f32) -> f32 {
    street.max(points).max(1.0 - houses)
}

/// The cards that a rival can still play.
fn rival_cards(glimpse: Glimpse<'_>, seat: Seat) -> [f32; Card::COUNT] {
    let mut live = glimpse.unplayed(seat);
    if !glimpse.final_phase() {
        live.iter_mut().zip(glimpse.discard_pile(seat)).for_each(|(count, more)| *count += more);
        glimpse.slots(seat).iter().for_each(|&card| live[card as usize] += 1);
    }
    live.map(f32::from)
}

pub(super) fn the_table(row: &mut Row<'_>, glimpse: Glimpse<'_>, rivals: &Rivals, mine: f32, live: f32) {
    let options = &glimpse.fixed().options;
    let seats = || Seat::all(options.players);
    let flag = |is: bool| f32::from(u8::from(is));
    row.put_all("2, 3, 4 players", [2, 3, 4].map(|players| flag(options.players == players)));
    row.put("no bonus on upgrades", flag(!options.edition.bonus_on_upgrade()));
    let street = f32::from(glimpse.valette()) / f32::from(street::SPACES);
    row.put("street", street);
    let (space, zone) = (glimpse.valette(), street::ZONE);
    row.put("way through the zone", if space == 0 { 1.0 } else { f32::from((space - 1) % zone) / f32::from(zone) });
    let last = glimpse.trigger().is_some();
    row.put("triggered", flag(last));
    row.put("final phase", flag(glimpse.final_phase()));
    row.put("round", f32::from(glimpse.round().min(60)) / 30.0);
    let most = seats().map(|seat| glimpse.points(seat)).max().unwrap_or(0).min(FINAL_POINTS);
    let points = f32::from(most) / f32::from(FINAL_POINTS);
    let houses = f32::from(seats().map(|seat| glimpse.houses(seat)).min().unwrap_or(0)) / f32::from(HOUSES);
    let progress = progress(street, points, houses);
    row.put("most points", points);
    row.put("fewest houses", houses);
    row.put("progress", progress);
    row.put("progress squared", progress * progress);
    let left = |cap: u16| (1.0 - f32::from(cap.saturating_sub(glimpse.round())) / 15.0).max(0.0);
    row.put("nearness of the turn cap", options.turn_cap.map_or(0.0, left));
    row.put("lead over the best rival", ((mine - rivals.best) / 20.0).clamp(-2.0, 2.0));
    row.put("lead over the mean rival", ((mine - rivals.mean) / 20.0).clamp(-2.0, 2.0));
    row.put("a builder to hire", flag(glimpse.hirable(Card::Builder)));
    // In the final phase the number of turns left is known.
    let turns = |cards: f32| if last { (cards / SLOTS as f32).ceil() / 5.0 } else { 0.0 };
    row.put("own turns left", turns(live));
    row.put("most turns of a rival left", turns(rivals.cards));
    row.put("fewest turns left", turns(live).min(turns(rivals.cards)));
}
