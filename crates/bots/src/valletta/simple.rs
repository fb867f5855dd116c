//! The levels that do not search: a novice follows habits; an apprentice takes what is best at once, and those between
//! them what seems best to somebody who overlooks a part of it.

use ::valletta::{Action, Ask, At, Card, Colour, Effect, Good, Goods, HOUSES, PlayerView, View, Work};
use kit::{Chance, Sampled, Seat};

use super::moves;

/// The seat that decides, with its part of the view.
fn own(view: &View) -> Option<(Seat, &PlayerView)> {
    let seat = view.turn?;
    view.player(seat).map(|player| (seat, player))
}

/// The good the seat has least of; gold counts as less than it is, because it is in most prices.
fn scarce(goods: Goods, good: Good) -> i32 {
    let dear = if good == Good::Gold { 1 } else { 0 };
    dear - i32::from(goods.of(good).min(99))
}

/// Habits of a first game: builds the first thing it can, never upgrades, keeps its goods and its people.
pub fn novice(view: &View, legal: &[Action], chance: &mut Sampled) -> usize {
    let Some((_, player)) = own(view) else { return 0 };
    let liking = |action: &Action| match *action {
        Action::Play(card) => novice_card(view, player, card),
        // The first legal one, whatever it is worth.
        Action::Build(_) => 50,
        Action::Use => 10,
        // Sometimes hires another builder; never fires anybody.
        Action::Hire(card) => {
            if card == Card::Builder && player.houses >= 6 {
                15
            } else {
                -5
            }
        }
        Action::Fire(_) | Action::Upgrade(_) => -50,
        // Keeps goods unless there are plenty.
        Action::Pay(_) if matches!(view.ask, Ask::Deal { .. }) => i32::from(player.goods.total()) - 8,
        Action::Pay(payment) => -i32::from(Goods::from(payment).total()),
        Action::TakeGood(good) | Action::Give(good) => {
            let need = scarce(player.goods, good);
            if matches!(view.ask, Ask::Give { .. }) { -need } else { need }
        }
        Action::TakeTwo([one, two]) => scarce(player.goods, one) + scarce(player.goods, two),
        Action::Decline => 0,
    };
    first_best(legal, |action| {
        4 * liking(action) + if matches!(action, Action::Play(_)) { chance.pick(60) as i32 } else { 0 }
    })
}

/// Which card a novice likes to play.
fn novice_card(view: &View, player: &PlayerView, card: Card) -> i32 {
    if card.builds().is_some() {
        return if player.goods.total() >= 6 { 20 } else { -5 };
    }
    match (card, card.colour()) {
        (Card::Apprentice, _) if player.slots.is_empty() => -10,
        (Card::Apprentice, _) => 0,
        (_, Colour::Purple) => 6,
        (_, Colour::Yellow) => 12,
        (_, Colour::Green) => 9,
        (_, Colour::Red | Colour::Blue) => 8 - i32::from(view.final_phase),
    }
}

/// The first of the actions with the highest mark.
fn first_best(legal: &[Action], mut mark: impl FnMut(&Action) -> i32) -> usize {
    let mut best = (i32::MIN, 0);
    for (index, action) in legal.iter().enumerate() {
        let mark = mark(action);
        if mark > best.0 {
            best = (mark, index);
        }
    }
    best.1
}

/// What somebody sees who plays card by card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eye {
    /// That buildings can be upgraded.
    pub upgrades: bool,
    /// That people can be let go and hired.
    pub staff: bool,
    /// What buildings are worth; otherwise the first that can be paid is built.
    pub worth: bool,
    /// That goods can be exchanged for points.
    pub deals: bool,
    /// How many goods are gathered before any are spent on building.
    pub hoard: u16,
}

impl Eye {
    /// An apprentice's: everything that pays at once.
    pub const OPEN: Eye = Eye { upgrades: true, staff: true, worth: true, deals: true, hoard: 0 };
}

/// Takes what gives most at once, in hundredths of a point, card by card.
pub fn card_by_card(view: &View, legal: &[Action], eye: Eye) -> usize {
    let Some((seat, player)) = own(view) else { return 0 };
    let scales = Scales { view, seat, player, eye };
    if let Ask::Pay { .. } = view.ask {
        let mut few = legal.to_vec();
        moves::thin_out(view.ask, player.goods, &mut few);
        return legal.iter().position(|action| Some(action) == few.first()).unwrap_or(0);
    }
    first_best(legal, |action| scales.action(*action))
}

/// What things are worth at once to somebody who plays card by card.
struct Scales<'a> {
    view: &'a View,
    seat: Seat,
    player: &'a PlayerView,
    eye: Eye,
}

impl Scales<'_> {
    fn good(&self, good: Good) -> i32 {
        // A good is worth a third of a point, as at the end; a scarce one more.
        match self.player.goods.of(good) {
            0 => 75,
            1 => 65,
            2 => 55,
            3 => 45,
            _ => 35,
        }
    }

    fn goods(&self, goods: Goods) -> i32 {
        Good::ALL.into_iter().map(|good| i32::from(goods.of(good)) * self.good(good)).sum()
    }

    fn icons(&self, good: Good) -> i32 {
        self.view.icons(self.seat, good).into()
    }

    fn buildings(&self, colour: Colour) -> i32 {
        self.view.fixed.layout.owned(&self.view.city, self.seat, colour).into()
    }

    fn action(&self, action: Action) -> i32 {
        match action {
            Action::Play(card) => self.card(card),
            Action::Use => 1,
            Action::Decline | Action::Pay(_) => self.deal(action),
            Action::Build(at) => self.work(at, Work::Build),
            Action::Upgrade(_) if !self.eye.upgrades => -50,
            Action::Upgrade(at) => self.work(at, Work::Upgrade),
            Action::Fire(_) | Action::Hire(_) if !self.eye.staff => -50,
            Action::Fire(card) => self.fire(card),
            Action::Hire(card) => {
                if card.colour() == Colour::Red && card != Card::Builder {
                    -50
                } else {
                    60
                }
            }
            Action::TakeGood(good) => {
                let foreman = matches!(self.view.ask, Ask::Good { card: Card::Foreman });
                if foreman { self.icons(good) * self.good(good) } else { self.good(good) }
            }
            Action::TakeTwo([one, two]) => self.good(one) + self.good(two) - if one == two { 10 } else { 0 },
            Action::Give(good) => -self.good(good),
        }
    }

    /// Early in the game the weakest cards only fill the hand.
    fn fire(&self, card: Card) -> i32 {
        let gatherer = matches!(card.effect(), Effect::Take(_));
        let own_buildings = HOUSES - self.player.houses;
        if gatherer && own_buildings >= 3 { 30 } else { -50 }
    }

    /// The value of exchanging goods for points or other goods.
    fn deal(&self, action: Action) -> i32 {
        let (Action::Pay(payment), Ask::Deal { card }) = (action, self.view.ask) else { return 0 };
        let gain = card.deal().map_or(0, |deal| 100 * i32::from(deal.points) + self.goods(deal.goods));
        gain - self.goods(payment.into())
    }

    /// What a deal is worth, if it can be paid.
    fn worth_of_deal(&self, card: Card, worth: i32) -> i32 {
        let payable =
            self.eye.deals && card.deal().is_some_and(|deal| deal.affordable(self.player.goods).next().is_some());
        if payable { worth } else { -50 }
    }

    /// The points of a building or an upgrade, and a little for its card.
    fn work(&self, at: At, work: Work) -> i32 {
        if !self.eye.worth {
            return 150;
        }
        let points = 100 * i32::from(self.view.fixed.layout.added_points(at, work));
        // An apprentice ignores whether the edition gives the bonus for an upgrade too.
        let bonus = if self.view.zone() == Some(at.zone()) { 200 } else { 0 };
        match work {
            Work::Build => points + bonus + 150,
            Work::Upgrade => points + bonus,
        }
    }

    fn can_work(&self) -> bool {
        let price = |at, work| self.view.fixed.layout.price(&self.view.city, self.seat, at, work, None);
        let seen = |work| work == Work::Build || self.eye.upgrades;
        let mut works = self.view.works(self.seat).filter(|&(_, work)| seen(work));
        self.player.goods.total() >= self.eye.hoard
            && works.any(|(at, work)| self.player.goods.affords(price(at, work)))
    }

    /// What a card gives when it is played now.
    fn card(&self, card: Card) -> i32 {
        use Card::*;
        let any = Good::ALL.map(|good| self.good(good)).into_iter().max().unwrap_or(0);
        match card {
            Shopkeeper => self.good(Good::Gold),
            Lumberjack => self.good(Good::Wood),
            Stonecutter => self.good(Good::Stone),
            Brickmoulder => self.good(Good::Brick),
            Maid => any,
            Builder | Roofer | Mason | Carpenter => {
                if self.can_work() {
                    400
                } else {
                    -50
                }
            }
            // This level ignores that one Apprentice may copy another.
            Apprentice => match (Card::copied(&self.player.slots), self.player.slots.last()) {
                (Some(copied), Some(last)) if copied == *last => self.card(copied),
                _ => -60,
            },
            Valette => 55,
            Banker => self.icons(Good::Gold) * self.good(Good::Gold),
            Joiner => self.icons(Good::Wood) * self.good(Good::Wood),
            Stonecarver => self.icons(Good::Stone) * self.good(Good::Stone),
            Brickmaker => self.icons(Good::Brick) * self.good(Good::Brick),
            Monk | Toll | Innkeeper => 80,
            Seamstress => 2 * any,
            Nun => 2 * any,
            Merchant | Trader => self.worth_of_deal(card, 110),
            Foreman => Good::ALL.map(|good| self.icons(good) * self.good(good)).into_iter().max().unwrap_or(0),
            Chamberlain => self.buildings(Colour::Green) * self.good(Good::Gold),
            Architect | Bailiff => self.worth_of_deal(card, 250),
            Grandmaster => self.worth_of_deal(card, 300),
            Pope => 100 * i32::from(self.view.city.upgrades(self.seat)),
            Emperor => 100 * self.buildings(Colour::Blue),
            King => 100 * self.buildings(Colour::Green),
            Knight => 200,
        }
    }
}
