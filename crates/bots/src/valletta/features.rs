//! A position in figures, as one seat sees it: what the value function reads.
//!
//! Buildings appear by their figures alone (points, icons, prices), never by name, so other sets of cards play as well.

use ::valletta::{Action, Ask, At, Card, CardCounts, Colour, Edition, Glimpse, Good, Goods, Table, Work};
use kit::Seat;

/// Figures that describe any player.
const COMMON: usize = 27 + 2 * Card::COUNT;
/// Figures of the own seat beyond those.
const OWN: usize = 16 + Card::COUNT + 12;
/// Figures of the table.
const TABLE: usize = 20;
/// How many figures describe a position.
pub const COUNT: usize = 2 * COMMON + OWN + TABLE;
/// What describes a position.
pub type Figures = [f32; COUNT];

/// Where some of a player's figures stand, for a first guess at their worth.
pub mod place {
    use ::valletta::Card;

    /// All goods together.
    pub const GOODS: usize = 4;
    /// Points on the track, in units of 25.
    pub const POINTS: usize = 6;
    /// Points of buildings, in units of 30.
    pub const BUILDINGS: usize = 7;
    /// Icons of each good.
    pub const ICONS: std::ops::Range<usize> = 15..19;
    /// What cards bring that count buildings or icons.
    pub const COUNTING: std::ops::Range<usize> = 19..27;
    /// Cards before the final phase.
    pub const CARDS: usize = 27;
    /// Cards in it.
    pub const LAST_CARDS: usize = CARDS + Card::COUNT;
}

/// One laid-out building.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    /// Where it lies.
    pub at: At,
    /// Its points, built and upgraded.
    pub points: [u8; 2],
    /// Its icons, built and upgraded.
    pub icons: [u8; 2],
    /// The good of its icons.
    pub good: Good,
    /// The character lying on it.
    pub character: Card,
}

/// What never changes during a game.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The buildings.
    pub plots: Vec<Plot>,
    /// How many play.
    pub players: u8,
    /// Upgrades earn the build bonus.
    bonus_on_upgrade: bool,
    cap: Option<u16>,
}

impl Facts {
    /// Of this table.
    pub fn new(table: &Table) -> Facts {
        let plots = table.layout.iter().map(|(at, building)| Plot {
            at,
            points: building.points,
            icons: building.icons,
            good: building.good,
            character: building.character,
        });
        let options = &table.options;
        Facts {
            plots: plots.collect(),
            players: options.players,
            bonus_on_upgrade: options.edition == Edition::Hig,
            cap: options.turn_cap,
        }
    }
}

/// Where the own cards lie before the next draw. In the final phase a discarded card is gone and not counted.
#[derive(Clone, Debug)]
pub struct Cards {
    kept: CardCounts,
    draw: CardCounts,
    discard: CardCounts,
}

impl Cards {
    /// As they lie now; cards in the slots count as discarded.
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

    /// As they lie when this action has ended the own turn, but before the draw, which nobody can foresee.
    pub fn after(before: Glimpse<'_>, me: Seat, action: Action) -> Cards {
        let mut cards = Cards::now(before, me);
        match (action, before.ask()) {
            (Action::Play(card), _) => {
                cards.kept[card as usize] -= 1;
                cards.discard[card as usize] += u8::from(!before.final_phase());
            }
            (Action::Pay(_), Ask::Pay { at, work: Work::Build, .. }) => {
                if let Some(building) = before.table().layout.get(at) {
                    cards.kept[building.character as usize] += 1;
                }
            }
            (Action::Fire(card), _) => cards.kept[card as usize] -= 1,
            (Action::Hire(card), _) => cards.kept[card as usize] += 1,
            _ => (),
        }
        cards
    }

    /// A number that tells apart which cards are kept.
    pub fn fingerprint(&self) -> u64 {
        self.kept.iter().fold(7, |sum: u64, &count| sum.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(count) << 7)
    }

    /// How many of each card will still be played, now or when it comes round again.
    fn live(&self) -> [f32; Card::COUNT] {
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

/// Writes figures one after the other, each with a weight: rivals are averaged.
struct Row<'a> {
    slots: std::slice::IterMut<'a, f32>,
    weight: f32,
}

impl Row<'_> {
    #[inline]
    fn put(&mut self, value: f32) {
        if let Some(slot) = self.slots.next() {
            *slot += value * self.weight;
        }
    }

    fn put_all(&mut self, values: impl IntoIterator<Item = f32>) {
        values.into_iter().for_each(|value| self.put(value));
    }
}

/// What a player's buildings amount to.
#[derive(Default)]
struct Estate {
    points: f32,
    upgraded: f32,
    colours: [f32; 3],
    icons: [f32; 4],
}

/// The place of a building's colour among the three.
fn colour(card: Card) -> usize {
    match card.colour() {
        Colour::Green => 0,
        Colour::Blue => 1,
        _ => 2,
    }
}

impl Estate {
    fn of(facts: &Facts, glimpse: Glimpse<'_>, seat: Seat) -> Estate {
        let mut estate = Estate::default();
        for at in glimpse.city().buildings(seat) {
            let plot = &facts.plots[at.index()];
            let side = usize::from(glimpse.city().is_upgraded(at));
            estate.points += f32::from(plot.points[side]);
            estate.upgraded += side as f32;
            estate.colours[colour(plot.character)] += 1.0;
            estate.icons[plot.good as usize] += f32::from(plot.icons[side]);
        }
        estate
    }
}

/// The green card that counts a good's icons.
const COUNTERS: [Card; 4] = [Card::Banker, Card::Joiner, Card::Stonecarver, Card::Brickmaker];
/// The cards that build.
pub const BUILDERS: [Card; 4] = [Card::Builder, Card::Roofer, Card::Mason, Card::Carpenter];

/// The figures of a player, and the score if the game ended now.
fn common(row: &mut Row<'_>, facts: &Facts, glimpse: Glimpse<'_>, seat: Seat, live: &[f32; Card::COUNT]) -> f32 {
    let goods = glimpse.goods(seat);
    let estate = Estate::of(facts, glimpse, seat);
    let total = f32::from(goods.total());
    row.put_all(goods.0.map(|amount| f32::from(amount.min(10)) / 5.0));
    row.put((total / 12.0).min(3.0));
    row.put((f32::from(goods.total() / 3) / 4.0).min(3.0));
    row.put(f32::from(glimpse.points(seat).min(75)) / 25.0);
    row.put(estate.points / 30.0);
    row.put(f32::from(glimpse.houses(seat)) / 8.0);
    row.put(estate.upgraded / 8.0);
    row.put_all(estate.colours.map(|count| count / 4.0));
    row.put(live.iter().sum::<f32>() / 15.0);
    row.put(f32::from(u8::from(glimpse.out(seat))));
    row.put_all(estate.icons.map(|icons| icons / 4.0));
    let of = |card: Card| live[card as usize];
    row.put(of(Card::Pope) * estate.upgraded / 8.0);
    row.put(of(Card::Emperor) * estate.colours[1] / 4.0);
    row.put(of(Card::King) * estate.colours[0] / 4.0);
    row.put(of(Card::Chamberlain) * estate.colours[0] / 4.0);
    row.put_all((0..4).map(|good| estate.icons[good] * (of(COUNTERS[good]) + of(Card::Foreman)) / 4.0));
    // Before the final phase a card comes round again and again, in it once: two different figures.
    let last = f32::from(u8::from(glimpse.trigger().is_some()));
    row.put_all(live.map(|count| count * (1.0 - last)));
    row.put_all(live.map(|count| count * last));
    f32::from(glimpse.points(seat)) + estate.points + f32::from(goods.total() / 3)
}

/// What the own goods can buy, and how far they are from it.
#[derive(Default)]
struct Market {
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
    fn of(facts: &Facts, glimpse: Glimpse<'_>, me: Seat) -> Market {
        let mut market = Market { nearest: 6.0, ..Market::default() };
        let (city, goods) = (glimpse.city(), glimpse.goods(me));
        let zone = (glimpse.valette() > 0).then(|| (glimpse.valette() - 1) / 5 + 1);
        for plot in &facts.plots {
            let owner = city.owner(plot.at);
            let here = zone == Some(plot.at.zone());
            let missing = |work| {
                let price = glimpse.table().layout.price(city, me, plot.at, work, None);
                let (short, spare) = (goods.short_of(price).total(), price.short_of(goods).total());
                usize::from(short.saturating_sub(spare / 3))
            };
            if owner.is_none() && glimpse.houses(me) > 0 {
                market.neighbours += f32::from(city.neighbours(me, plot.at));
                market.offer(missing(Work::Build), f32::from(plot.points[0]), here);
            } else if owner == Some(me) && !city.is_upgraded(plot.at) && missing(Work::Upgrade) == 0 {
                market.upgrades += 1.0;
                market.best_upgrade = market.best_upgrade.max(f32::from(plot.points[1] - plot.points[0]));
                market.upgrade_bonus = market.upgrade_bonus.max(f32::from(u8::from(here && facts.bonus_on_upgrade)));
            }
        }
        market
    }

    fn offer(&mut self, missing: usize, points: f32, here: bool) {
        self.nearest = self.nearest.min(missing as f32);
        if let Some(count) = self.within.get_mut(missing) {
            *count += 1.0;
            self.best_soon = self.best_soon.max(points);
        }
        if missing == 0 {
            self.best = self.best.max(points);
            self.bonus = self.bonus.max(f32::from(u8::from(here)));
        }
    }

    fn write(&self, row: &mut Row<'_>) {
        row.put_all(self.within.map(|count| count / 5.0));
        row.put_all([self.best / 4.0, self.best_soon / 4.0, self.bonus, self.upgrades / 4.0]);
        row.put_all([self.best_upgrade / 4.0, self.upgrade_bonus, self.neighbours / 10.0, self.nearest / 4.0]);
    }
}

/// What the rivals have. Within one's own turn only their goods change, so a search works it out once.
#[derive(Clone, Debug)]
pub struct Rivals {
    /// The mean of their figures.
    pub figures: [f32; COMMON],
    best: f32,
    mean: f32,
    cards: f32,
    /// What it was worked out from.
    seen: ([Goods; 4], bool, bool),
}

impl Rivals {
    /// Of this seat.
    pub fn of(facts: &Facts, glimpse: Glimpse<'_>, me: Seat) -> Rivals {
        let seen = Rivals::see(glimpse, me);
        let mut all = Rivals { figures: [0.0; COMMON], best: f32::MIN, mean: 0.0, cards: 0.0, seen };
        let weight = 1.0 / f32::from(facts.players - 1);
        for seat in Seat::all(facts.players).filter(|&seat| seat != me) {
            let mut row = Row { slots: all.figures.iter_mut(), weight };
            let live = rival_cards(glimpse, seat);
            let score = common(&mut row, facts, glimpse, seat, &live);
            all.best = all.best.max(score);
            all.mean += score * weight;
            all.cards = all.cards.max(live.iter().sum());
        }
        all
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

/// Where the rivals' figures stand among all.
pub const RIVALS: std::ops::Range<usize> = COMMON + OWN..2 * COMMON + OWN;

/// A position in figures.
pub fn figures(facts: &Facts, glimpse: Glimpse<'_>, me: Seat, cards: &Cards) -> Figures {
    let rivals = Rivals::of(facts, glimpse, me);
    let mut all = own_figures(facts, glimpse, me, cards, &rivals);
    all[RIVALS].copy_from_slice(&rivals.figures);
    all
}

/// A position in figures, those of the rivals left out.
pub fn own_figures(facts: &Facts, glimpse: Glimpse<'_>, me: Seat, cards: &Cards, rivals: &Rivals) -> Figures {
    let mut all = [0.0; COUNT];
    let live = cards.live();
    let mut row = Row { slots: all.iter_mut(), weight: 1.0 };
    let mine = common(&mut row, facts, glimpse, me, &live);
    for amount in glimpse.goods(me).0 {
        row.put_all([1, 2, 3, 5].map(|least| f32::from(u8::from(amount >= least))));
    }
    let next = cards.next_hand();
    row.put_all(next);
    row.put(BUILDERS.iter().map(|&card| next[card as usize]).sum::<f32>().min(2.0));
    Market::of(facts, glimpse, me).write(&mut row);
    let mut row = Row { slots: all[RIVALS.end..].iter_mut(), weight: 1.0 };
    the_table(&mut row, facts, glimpse, rivals, mine, live.iter().sum());
    all
}

/// The cards of a rival that will still be played.
fn rival_cards(glimpse: Glimpse<'_>, seat: Seat) -> [f32; Card::COUNT] {
    let mut live = glimpse.unplayed(seat);
    if !glimpse.final_phase() {
        live.iter_mut().zip(glimpse.discard_pile(seat)).for_each(|(count, more)| *count += more);
        glimpse.slots(seat).iter().for_each(|&card| live[card as usize] += 1);
    }
    live.map(f32::from)
}

fn the_table(row: &mut Row<'_>, facts: &Facts, glimpse: Glimpse<'_>, rivals: &Rivals, mine: f32, live: f32) {
    let seats = || Seat::all(facts.players);
    let flag = |is: bool| f32::from(u8::from(is));
    row.put_all([2, 3, 4].map(|players| flag(facts.players == players)));
    row.put(flag(!facts.bonus_on_upgrade));
    let street = f32::from(glimpse.valette()) / 25.0;
    row.put(street);
    row.put(if glimpse.valette() == 0 { 1.0 } else { f32::from((glimpse.valette() - 1) % 5) / 5.0 });
    let last = glimpse.trigger().is_some();
    row.put_all([flag(last), flag(glimpse.final_phase())]);
    row.put(f32::from(glimpse.round().min(60)) / 30.0);
    let points = f32::from(seats().map(|seat| glimpse.points(seat)).max().unwrap_or(0).min(25)) / 25.0;
    let houses = f32::from(seats().map(|seat| glimpse.houses(seat)).min().unwrap_or(0)) / 8.0;
    let progress = street.max(points).max(1.0 - houses);
    row.put_all([points, houses, progress, progress * progress]);
    row.put(facts.cap.map_or(0.0, |cap| (1.0 - f32::from(cap.saturating_sub(glimpse.round())) / 15.0).max(0.0)));
    row.put(((mine - rivals.best) / 20.0).clamp(-2.0, 2.0));
    row.put(((mine - rivals.mean) / 20.0).clamp(-2.0, 2.0));
    row.put(flag(glimpse.hirable(Card::Builder)));
    // In the final phase the number of turns left is known.
    let turns = |cards: f32| if last { (cards / 3.0).ceil() / 5.0 } else { 0.0 };
    row.put_all([turns(live), turns(rivals.cards), turns(live).min(turns(rivals.cards))]);
}
