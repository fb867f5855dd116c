//! Positions of the city, what lies on them, who owns it, and what it costs.

use std::{fmt, str::FromStr};

use kit::{BadText, PerSeat, Seat};
use serde::Serialize;

use crate::{Building, BuildingSet, Card, Colour, Good, Goods, state::HOUSES};

/// The most buildings that can be laid out: six rows of five (V-SETUP-4).
pub const PLOTS: usize = 30;

/// A position in the city: side, depth and column, `A2.4` (rules, section 0.2).
///
/// Rows are counted as they are laid out: A1, B1, A2, B2, A3, B3 (V-SETUP-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(u8);

impl At {
    /// The positions of the first rows, in the order in which they are laid out.
    pub fn all(plots: usize) -> impl Iterator<Item = At> {
        (0..plots.min(PLOTS) as u8).map(At)
    }

    /// The index in the order of the layout.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The zone of the street that the position lies in, 1 to 5 (V-BONUS-1).
    #[inline]
    pub fn zone(self) -> u8 {
        self.0 % 5 + 1
    }

    /// The side of the street, `A` above and `B` below.
    pub fn side(self) -> char {
        if self.row().is_multiple_of(2) { 'A' } else { 'B' }
    }

    /// The distance from the street, from 1.
    pub fn depth(self) -> u8 {
        self.row() / 2 + 1
    }

    fn row(self) -> u8 {
        self.0 / 5
    }

    #[inline]
    fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.side(), self.depth(), self.zone())
    }
}

impl fmt::Debug for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for At {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for At {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let known = At::all(PLOTS).find(|at| at.to_string() == text);
        known.ok_or_else(|| {
            BadText(format!("'{text}' is no position: such as A2.4, side A or B, depth 1 to 3, column 1 to 5"))
        })
    }
}

/// A set of positions: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Plots(pub u32);

impl Plots {
    #[inline]
    pub fn first(plots: usize) -> Plots {
        Plots((1 << plots) - 1)
    }

    #[inline]
    pub fn has(self, at: At) -> bool {
        self.0 & at.bit() != 0
    }

    #[inline]
    pub fn add(&mut self, at: At) {
        self.0 |= at.bit();
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = At> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = (rest != 0).then(|| At(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(at)
        })
    }
}

/// Which positions are adjacent (V-ADJ-1, V-ADJ-3, V-ADJ-4). Rows alternate sides, so the next row of a side is two on.
static NEIGHBOURS: [u32; PLOTS] = {
    let mut table = [0; PLOTS];
    let mut at = 0;
    while at < PLOTS {
        let column = at % 5;
        table[at] = (if column > 0 { 1 << (at - 1) } else { 0 })
            | (if column < 4 { 1 << (at + 1) } else { 0 })
            | (if at >= 10 { 1 << (at - 10) } else { 0 })
            | (if at < 20 { 1 << (at + 10) } else { 0 });
        at += 1;
    }
    table
};

/// Who owns which building and what is upgraded. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct City {
    pub(crate) owned: PerSeat<Plots, 4>,
    pub(crate) upgraded: Plots,
}

impl City {
    /// Who owns a building.
    pub fn owner(&self, at: At) -> Option<Seat> {
        Seat::all(4).find(|&seat| self.owned[seat].has(at))
    }

    /// Whether a building shows its back.
    #[inline]
    pub fn is_upgraded(&self, at: At) -> bool {
        self.upgraded.has(at)
    }

    /// A player's buildings.
    pub fn buildings(&self, seat: Seat) -> impl Iterator<Item = At> {
        self.owned[seat].iter()
    }

    #[inline]
    pub(crate) fn built(&self) -> Plots {
        let owned = |seat| self.owned[Seat(seat)].0;
        Plots(owned(0) | owned(1) | owned(2) | owned(3))
    }

    /// The buildings of a player that still show their front (V-UPG-1).
    #[inline]
    pub(crate) fn upgradable(&self, seat: Seat) -> Plots {
        Plots(self.owned[seat].0 & !self.upgraded.0)
    }

    /// What a player can still do with a building, houses and goods aside: build it if nobody owns it (V-BUILD-2),
    /// upgrade it if it is theirs (V-UPG-1).
    pub fn work(&self, seat: Seat, at: At) -> Option<Work> {
        if self.upgradable(seat).has(at) { Some(Work::Upgrade) } else { (!self.built().has(at)).then_some(Work::Build) }
    }

    /// How many houses a player has left.
    #[inline]
    pub fn houses(&self, seat: Seat) -> u8 {
        HOUSES.saturating_sub(self.owned[seat].len())
    }

    /// How many buildings a player has upgraded.
    #[inline]
    pub fn upgrades(&self, seat: Seat) -> u8 {
        Plots(self.owned[seat].0 & self.upgraded.0).len()
    }

    /// How many of the player's buildings are adjacent to a position (V-ADJ-1).
    #[inline]
    pub fn neighbours(&self, seat: Seat, at: At) -> u8 {
        let near = self.owned[seat].0 & NEIGHBOURS[at.index()];
        // Most buildings have no neighbour, and counting bits is slow on processors without an instruction for it.
        if near == 0 { 0 } else { near.count_ones() as u8 }
    }
}

/// What the rules need to know about a laid-out building, kept together in memory for speed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    pub cost: Goods,
    pub character: Card,
    pub good: Good,
    /// Yield icons, built and upgraded.
    pub icons: [u8; 2],
    /// Points at the end, built and upgraded.
    pub points: [u8; 2],
}

impl From<&Building> for Figures {
    fn from(building: &Building) -> Figures {
        let Building { character, cost, good, icons, points, .. } = *building;
        Figures { cost, character, good, icons, points }
    }
}

/// The buildings of this game by position; they never change.
#[derive(Clone, Debug)]
pub struct Layout {
    set: BuildingSet,
    /// Which card of the set lies on each position.
    cards: Vec<usize>,
    figures: Vec<Figures>,
    colours: [Plots; 3],
}

impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Layout {
    /// Lays these cards of the set out, in this order.
    pub(crate) fn new(set: BuildingSet, cards: Vec<usize>) -> Layout {
        let figures = cards.iter().map(|&card| Figures::from(&set.cards()[card])).collect();
        let mut colours = [Plots::default(); 3];
        for (&card, at) in cards.iter().zip(At::all(PLOTS)) {
            if let Some(colour) = Colour::BUILDINGS.iter().position(|&colour| colour == set.cards()[card].colour()) {
                colours[colour].add(at);
            }
        }
        Layout { set, cards, figures, colours }
    }

    /// How many buildings are laid out.
    #[inline]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The positions with their buildings.
    pub fn iter(&self) -> impl Iterator<Item = (At, &Building)> {
        At::all(PLOTS).zip(self.cards.iter().map(|&card| &self.set.cards()[card]))
    }

    /// The building on a position.
    pub fn get(&self, at: At) -> Option<&Building> {
        self.cards.get(at.index()).map(|&card| &self.set.cards()[card])
    }

    #[inline]
    pub(crate) fn figures(&self, at: At) -> &Figures {
        &self.figures[at.index()]
    }

    /// The points that working there adds at the end of the game (V-END-1).
    #[inline]
    pub fn added_points(&self, at: At, work: Work) -> u8 {
        let [built, upgraded] = self.figures.get(at.index()).map_or([0; 2], |figures| figures.points);
        match work {
            Work::Build => built,
            Work::Upgrade => upgraded - built,
        }
    }

    /// The positions of one colour.
    #[inline]
    pub(crate) fn of_colour(&self, colour: Colour) -> Plots {
        match colour {
            Colour::Green => self.colours[0],
            Colour::Blue => self.colours[1],
            Colour::Yellow => self.colours[2],
            Colour::Red | Colour::Purple => Plots::default(),
        }
    }

    /// The price before discounts: the printed one, without its gold for an upgrade (V-UPG-2).
    #[inline]
    pub fn list_price(&self, at: At, work: Work) -> Goods {
        let Goods(mut cost) = self.figures(at).cost;
        if work == Work::Upgrade {
            cost[Good::Gold as usize] = 0;
        }
        Goods(cost)
    }

    /// What a seat must pay to build (V-BUILD-4) or to upgrade (V-UPG-2); `cheaper` is the good that
    /// Roofer, Mason or Carpenter lower by 2.
    #[inline]
    pub fn price(&self, city: &City, seat: Seat, at: At, work: Work, cheaper: Option<Good>) -> Goods {
        let Goods(mut cost) = self.list_price(at, work);
        if work == Work::Build {
            cost[Good::Gold as usize] = cost[Good::Gold as usize].saturating_sub(city.neighbours(seat, at).into());
        }
        if let Some(good) = cheaper {
            cost[good as usize] = cost[good as usize].saturating_sub(2);
        }
        Goods(cost)
    }
}

/// What a Builder can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Work {
    /// Buy a building that nobody owns (V-BUILD).
    Build,
    /// Turn one's own building over to its better side (V-UPG).
    Upgrade,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_named_by_side_depth_and_column() {
        let at = |text: &str| text.parse::<At>().unwrap();
        assert_eq!((at("A1.1").index(), at("B1.5").index(), at("A2.4").index(), at("B3.5").index()), (0, 9, 13, 29));
        assert!(At::all(PLOTS).all(|position| at(&position.to_string()) == position));
        for bad in ["", "C1.1", "A4.1", "A1.6", "A1", "a1.1", "A1.1 "] {
            assert!(bad.parse::<At>().is_err(), "{bad}");
        }
    }

    /// V-ADJ-4: same side, and side by side or one behind the other.
    #[test]
    fn buildings_across_the_street_or_on_the_diagonal_do_not_border() {
        let borders = |one: &str, other: &str| {
            NEIGHBOURS[one.parse::<At>().unwrap().index()] & other.parse::<At>().unwrap().bit() != 0
        };
        assert!(borders("A1.3", "A1.2") && borders("A1.3", "A2.3") && borders("B2.1", "B3.1"));
        assert!(
            !borders("A1.3", "A2.4")
                && !borders("A1.3", "B1.3")
                && !borders("A1.5", "B1.1")
                && !borders("A1.1", "A3.1")
        );
    }
}
