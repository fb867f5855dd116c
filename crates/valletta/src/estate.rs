//! What a player's buildings give: the sides that show, their icons and points.

use kit::Seat;

use crate::{City, Colour, FixedSetup, Good, Goods, Layout};

/// The side of a building that shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The building's colour.
    pub colour: Colour,
    /// Whether it is the back.
    pub upgraded: bool,
    /// The good of its icons.
    pub good: Good,
    /// How many icons it has.
    pub icons: u8,
    /// Its points at the end.
    pub points: u8,
}

impl Layout {
    /// The sides that a player's buildings show.
    #[inline]
    pub fn faces(&self, city: &City, seat: Seat) -> impl Iterator<Item = Face> {
        city.buildings(seat).map(move |at| {
            let (figures, upgraded) = (self.figures(at), city.is_upgraded(at));
            let side = usize::from(upgraded);
            Face {
                colour: figures.character.colour(),
                upgraded,
                good: figures.good,
                icons: figures.icons[side],
                points: figures.points[side],
            }
        })
    }

    /// How many icons of a good a player's buildings show (rules, section 1.12).
    #[inline]
    pub fn icons(&self, city: &City, seat: Seat, good: Good) -> u16 {
        self.faces(city, seat).map(|face| if face.good == good { face.icons.into() } else { 0u16 }).sum()
    }

    /// How many buildings of a colour a player owns.
    #[inline]
    pub fn owned(&self, city: &City, seat: Seat, colour: Colour) -> u16 {
        (city.owned[seat].0 & self.of_colour(colour).0).count_ones() as u16
    }
}

/// A score by its sources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Points on the track.
    pub points: u16,
    /// Points of the sides that show (V-END-1).
    pub buildings: u16,
    /// A point for every three goods (V-END-2).
    pub goods: u16,
}

impl Score {
    /// All of it.
    pub fn total(self) -> i32 {
        i32::from(self.points) + i32::from(self.buildings) + i32::from(self.goods)
    }
}

impl Goods {
    /// What goods are worth at the end: a point for every three (V-END-2).
    #[inline]
    pub fn points(self) -> u16 {
        self.total() / 3
    }
}

impl FixedSetup {
    /// The score of a player with these points and goods if the game ended now (V-END-1 to 3).
    pub fn score(&self, city: &City, seat: Seat, points: u16, goods: Goods) -> Score {
        let buildings = self.layout.faces(city, seat).map(|face| u16::from(face.points)).sum();
        Score { points, buildings, goods: goods.points() }
    }
}
