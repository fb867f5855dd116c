//! A city: what stands on its spaces, and the bank, store, track and cannons beside it.
//!
//! Everybody may see all of it, so bots, pages and the terminal ask it directly:
//! here what stands in it, in `placing.rs` what may be placed and what that gives, in `score.rs` what it is worth.

use serde::Serialize;

use crate::{Cell, Cells, Item, Person, PlayerBoard, Side};

/// One player's city board. All of it is public (rules, section 6).
///
/// The items are stored as four bit planes: bit *i* of the code of the item on a space is in plane *i*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(into = "PlayerBoard")]
pub struct City {
    pub(crate) planes: [Cells; 4],
    /// Coins in the bank.
    pub coins: u16,
    /// Logs in the lumber store.
    pub logs: u16,
    /// Points earned so far (S-SCORE-1).
    pub points: u16,
    /// Cannons crossed out (S-PIR-6).
    pub cannons: u8,
}

/// The four printed crates (rules, section 5.1): b2, c2, b3, b4.
pub const PRINTED_CRATES: [(u8, u8); 4] = [(1, 1), (1, 2), (2, 1), (3, 1)];

impl City {
    /// A board as it comes out of the box (S-SETUP-2, S-SETUP-3).
    pub(crate) fn new() -> City {
        let mut city = City { coins: 3, logs: 2, ..City::default() };
        for (row, column) in PRINTED_CRATES {
            city.put(Cell::new(row, column).expect("an inner space"), Item::Crate);
        }
        city
    }

    /// What stands on a space.
    pub fn item(&self, at: Cell) -> Option<Item> {
        let bit = |plane: usize| u8::from(self.planes[plane].contains(at)) << plane;
        Item::from_code(bit(0) | bit(1) | bit(2) | bit(3))
    }

    /// Fills an empty space and does nothing else: what that gives is in `placing.rs` (S-CITY-5).
    #[inline]
    pub fn put(&mut self, at: Cell, item: Item) {
        let code = item.code();
        for (plane, cells) in self.planes.iter_mut().enumerate() {
            if code >> plane & 1 != 0 {
                *cells = *cells | at.alone();
            }
        }
    }

    /// The spaces on which this item stands.
    #[inline]
    pub fn all(&self, item: Item) -> Cells {
        let code = item.code();
        let plane = |i: usize| if code >> i & 1 != 0 { self.planes[i] } else { !self.planes[i] };
        plane(0) & plane(1) & plane(2) & plane(3)
    }

    /// The spaces on which something stands.
    #[inline]
    pub fn filled(&self) -> Cells {
        let [a, b, c, d] = self.planes;
        a | b | c | d
    }

    /// The spaces on which nothing stands.
    #[inline]
    pub fn empty(&self) -> Cells {
        !self.filled()
    }

    /// The outer spaces on which nothing stands.
    #[inline]
    pub fn empty_outer(&self) -> Cells {
        self.empty() & Cells::OUTER
    }

    /// Whether all 45 spaces are filled (S-END-1).
    #[inline]
    pub fn is_full(&self) -> bool {
        self.empty().is_empty()
    }

    /// The spaces with churches of any size: codes 4 to 8.
    #[inline]
    pub fn churches(&self) -> Cells {
        let [a, b, c, d] = self.planes;
        (c & !d) | (d & !c & !b & !a)
    }

    /// Whether all five spaces of a side hold walls (S-WALL-2).
    #[inline]
    pub fn is_complete(&self, side: Side) -> bool {
        side.cells() & self.all(Item::Wall) == side.cells()
    }

    /// Whether something other than a wall stands on a side (S-WALL-3).
    #[inline]
    pub fn is_destroyed(&self, side: Side) -> bool {
        !(side.cells() & self.filled() & !self.all(Item::Wall)).is_empty()
    }

    /// How many walls stand on a side.
    #[inline]
    pub fn walls_on(&self, side: Side) -> u8 {
        (side.cells() & self.all(Item::Wall)).len()
    }

    /// How many walls are missing on a side; none when it can never be complete.
    pub fn walls_missing(&self, side: Side) -> Option<u8> {
        (!self.is_destroyed(side)).then(|| 5 - self.walls_on(side))
    }

    /// The side that a space lies on, if it is complete or can still be completed.
    pub fn whole_side(&self, at: Cell) -> Option<Side> {
        Side::of(at).filter(|&side| !self.is_destroyed(side))
    }

    /// The side that an item on this empty space would destroy (S-WALL-3).
    pub fn destroys(&self, at: Cell, item: Item) -> Option<Side> {
        self.whole_side(at).filter(|_| item != Item::Wall)
    }

    /// Soldiers and twice the complete sides (S-PIR-5).
    #[inline]
    pub fn defence(&self) -> u8 {
        let walls = self.all(Item::Wall);
        let complete = Side::ALL.into_iter().filter(|side| side.cells() & walls == side.cells()).count() as u8;
        self.all(Item::Person(Person::Soldier)).len() + 2 * complete
    }

    /// Crosses out a cannon if the defence is lower than the strength of an attack; returns whether it did (S-PIR-6).
    #[inline]
    pub fn attacked(&mut self, strength: u8) -> bool {
        let hit = self.defence() < strength;
        self.cannons += u8::from(hit);
        hit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_can_be_put_and_found_again() {
        for code in 1..=15 {
            let item = Item::from_code(code).unwrap();
            let at = Cell::new(3, 3).unwrap();
            let mut city = City::default();
            city.put(at, item);
            assert_eq!((city.item(at), city.all(item)), (Some(item), at.alone()));
            assert_eq!(city.churches().contains(at), matches!(item, Item::Church(_)), "{item:?}");
            assert_eq!(Item::from_letter(item.letter()), Some(item));
        }
    }

    #[test]
    fn s_wall_3_a_side_with_something_else_on_it_never_becomes_complete() {
        let at = |text: &str| text.parse::<Cell>().unwrap();
        let mut city = City::new();
        assert_eq!((city.walls_missing(Side::Top), city.destroys(at("c1"), Item::House)), (Some(5), Some(Side::Top)));
        city.put(at("b1"), Item::Wall);
        assert_eq!((city.walls_on(Side::Top), city.walls_missing(Side::Top)), (1, Some(4)));
        assert_eq!((city.destroys(at("c1"), Item::Wall), city.destroys(at("c3"), Item::House)), (None, None));
        city.put(at("c1"), Item::House);
        assert_eq!((city.walls_missing(Side::Top), city.destroys(at("d1"), Item::House)), (None, None));
    }

    #[test]
    fn s_setup_3_a_new_city_has_four_crates_and_41_empty_spaces() {
        let city = City::new();
        assert_eq!((city.all(Item::Crate).len(), city.empty().len()), (4, 41));
    }
}
