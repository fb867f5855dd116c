//! The two levels that do not search: a novice who follows habits, an apprentice who takes what is best at once.

use ::valletta::{Action, Ask, Card, Colour, Good, Goods, PlayerView, View};
use kit::{Chance, Sampled, Seat};

use super::{features::BUILDERS, moves};

/// The seat that decides, with its part of the view.
fn own(view: &View) -> Option<(Seat, &PlayerView)> {
    let seat = view.turn?;
    view.players.get(seat.index()).map(|player| (seat, player))
}

/// The good of which there is least, gold counting as less: it is in most prices.
fn scarce(goods: Goods, good: Good) -> i32 {
    let dear = if good == Good::Gold { 1 } else { 0 };
    dear - i32::from(goods.of(good).min(99))
}

/// Habits of a first game: builds the first thing it can, never upgrades, keeps its goods and its people.
pub fn novice(view: &View, legal: &[Action], chance: &mut Sampled) -> usize {
    let Some((_, player)) = own(view) else { return 0 };
    let liking = |action: &Action| match *action {
        Action::Play(card) => novice_card(view, player, card),
        // The first on the list, whatever it is worth.
        Action::Build(_) => 50,
        Action::Use => 10,
        // Now and then another builder looks useful; nobody is ever fired.
        Action::Hire(card) => {
            if card == Card::Builder && player.houses >= 6 {
                15
            } else {
                -5
            }
        }
        Action::Fire(_) | Action::Upgrade(_) => -50,
        Action::Pay(payment) => match view.ask {
            // Goods are kept unless there is plenty.
            Ask::Deal { .. } => i32::from(player.goods.total()) - 8,
            _ => -i32::from(Goods::from(payment).total()),
        },
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
    let goods = player.goods;
    match card {
        card if BUILDERS.contains(&card) => {
            if goods.total() >= 6 {
                20
            } else {
                -5
            }
        }
        Card::Apprentice => {
            if player.slots.is_empty() {
                -10
            } else {
                0
            }
        }
        Card::Valette => 6,
        card if card.colour() == Colour::Yellow => 12,
        card if card.colour() == Colour::Green => 9,
        _ => 8 - i32::from(view.final_phase),
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

/// Takes what brings most at once, in hundredths of a point, card by card.
pub fn apprentice(view: &View, legal: &[Action]) -> usize {
    let Some((seat, player)) = own(view) else { return 0 };
    let scales = Scales { view, seat, player };
    if let Ask::Pay { .. } = view.ask {
        let mut few = legal.to_vec();
        moves::thin_out(view.ask, player.goods, &mut few);
        return legal.iter().position(|action| Some(action) == few.first()).unwrap_or(0);
    }
    first_best(legal, |action| scales.action(*action))
}

/// What things are worth at once to an apprentice.
struct Scales<'a> {
    view: &'a View,
    seat: Seat,
    player: &'a PlayerView,
}

impl Scales<'_> {
    fn good(&self, good: Good) -> i32 {
        // A good of which there is plenty is worth a third of a point, what is missing more.
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
        let layout = &self.view.table.layout;
        let here = self.view.city.buildings(self.seat).filter_map(|at| Some((at, layout.get(at)?)));
        here.filter(|(_, building)| building.good == good)
            .map(|(at, building)| i32::from(building.icons[usize::from(self.view.city.is_upgraded(at))]))
            .sum()
    }

    fn buildings(&self, wanted: impl Fn(::valletta::At, &::valletta::Building) -> bool) -> i32 {
        let layout = &self.view.table.layout;
        let here = self.view.city.buildings(self.seat).filter_map(|at| Some((at, layout.get(at)?)));
        here.filter(|(at, building)| wanted(*at, building)).count() as i32
    }

    fn action(&self, action: Action) -> i32 {
        match action {
            Action::Play(card) => self.card(card),
            Action::Use => 1,
            Action::Decline | Action::Pay(_) => self.deal(action),
            Action::Build(at) | Action::Upgrade(at) => self.work(at, matches!(action, Action::Build(_))),
            Action::Fire(card) => self.fire(card),
            Action::Hire(card) => {
                if card.colour() == Colour::Red && card != Card::Builder {
                    -50
                } else {
                    60
                }
            }
            Action::TakeGood(good) => match self.view.ask {
                Ask::Good { card: Card::Foreman } => self.icons(good) * self.good(good),
                _ => self.good(good),
            },
            Action::TakeTwo([one, two]) => self.good(one) + self.good(two) - if one == two { 10 } else { 0 },
            Action::Give(good) => -self.good(good),
        }
    }

    /// Early on, the weakest gatherers only fill the hand.
    fn fire(&self, card: Card) -> i32 {
        let gatherer = matches!(card, Card::Shopkeeper | Card::Lumberjack | Card::Stonecutter | Card::Brickmoulder);
        let own_buildings = 8 - i32::from(self.player.houses);
        if gatherer && own_buildings >= 3 { 30 } else { -50 }
    }

    /// The value of exchanging goods for points or other goods.
    fn deal(&self, action: Action) -> i32 {
        let (Action::Pay(payment), Ask::Deal { card }) = (action, self.view.ask) else { return 0 };
        let gain = match card {
            Card::Architect | Card::Bailiff => 400,
            Card::Grandmaster => 500,
            Card::Merchant => self.goods(Goods([0, 1, 1, 1])),
            _ => self.goods(Goods([3, 0, 0, 0])),
        };
        gain - self.goods(payment.into())
    }

    /// The points that a building or an upgrade brings, and a little for its card.
    fn work(&self, at: ::valletta::At, new: bool) -> i32 {
        let Some(building) = self.view.table.layout.get(at) else { return 0 };
        let zone = (self.view.valette > 0).then(|| (self.view.valette - 1) / 5 + 1);
        let bonus = if zone == Some(at.zone()) { 200 } else { 0 };
        let [front, back] = building.points.map(|points| 100 * i32::from(points));
        if new { front + bonus + 150 } else { back - front + bonus }
    }

    fn can_work(&self) -> bool {
        let (view, goods) = (self.view, self.player.goods);
        let pays = |at, work| {
            let price = view.table.layout.price(&view.city, self.seat, at, work, None);
            goods.short_of(price).total() * 3 <= price.short_of(goods).total()
        };
        view.table.layout.iter().any(|(at, _)| match view.city.owner(at) {
            None => self.player.houses > 0 && pays(at, ::valletta::Work::Build),
            Some(owner) => owner == self.seat && !view.city.is_upgraded(at) && pays(at, ::valletta::Work::Upgrade),
        })
    }

    /// What a card brings when it is played now.
    fn card(&self, card: Card) -> i32 {
        use Card::*;
        let goods = self.player.goods;
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
            Apprentice => match self.player.slots.last() {
                Some(last) if *last != Apprentice && matches!(last.colour(), Colour::Red | Colour::Green) => {
                    self.card(*last)
                }
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
            Merchant => {
                if goods.of(Good::Gold) > 0 {
                    110
                } else {
                    -50
                }
            }
            Trader => {
                if goods.total() > goods.of(Good::Gold) {
                    110
                } else {
                    -50
                }
            }
            Foreman => Good::ALL.map(|good| self.icons(good) * self.good(good)).into_iter().max().unwrap_or(0),
            Chamberlain => self.buildings(|_, building| building.colour() == Colour::Green) * self.good(Good::Gold),
            Architect => {
                if Good::MATERIALS.iter().any(|&good| goods.of(good) >= 4) {
                    250
                } else {
                    -50
                }
            }
            Bailiff => {
                if goods.of(Good::Gold) >= 4 {
                    250
                } else {
                    -50
                }
            }
            Grandmaster => {
                if goods.covers(Goods([1; 4])) {
                    300
                } else {
                    -50
                }
            }
            Pope => 100 * self.buildings(|at, _| self.view.city.is_upgraded(at)),
            Emperor => 100 * self.buildings(|_, building| building.colour() == Colour::Blue),
            King => 100 * self.buildings(|_, building| building.colour() == Colour::Green),
            Knight => 200,
        }
    }
}
