//! A city: what stands on its spaces, and the bank, store, track and cannons beside it.

use serde::Serialize;

use crate::{Cell, Cells, Player, Side};

/// A person on a space of a city (S-PERS-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Person {
    Citizen,
    Soldier,
    Priest,
    Architect,
    Merchant,
    Jester,
    Noble,
}

impl Person {
    /// All seven, cheapest first.
    pub const ALL: [Person; 7] = [
        Person::Citizen,
        Person::Soldier,
        Person::Priest,
        Person::Architect,
        Person::Merchant,
        Person::Jester,
        Person::Noble,
    ];

    /// How many heads the person takes (S-PERS-1).
    #[inline]
    pub fn heads(self) -> u8 {
        match self {
            Person::Citizen => 1,
            Person::Soldier | Person::Priest => 2,
            Person::Architect | Person::Merchant => 3,
            Person::Jester => 4,
            Person::Noble => 5,
        }
    }

    /// The name in records.
    pub fn name(self) -> &'static str {
        match self {
            Person::Citizen => "citizen",
            Person::Soldier => "soldier",
            Person::Priest => "priest",
            Person::Architect => "architect",
            Person::Merchant => "merchant",
            Person::Jester => "jester",
            Person::Noble => "noble",
        }
    }
}

/// What can stand on a space (S-CITY-6). As JSON: its letter in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "char")]
pub enum Item {
    Crate,
    Wall,
    House,
    /// A church of size 1 to 5.
    Church(u8),
    Person(Person),
}

impl Item {
    /// A number from 1 to 15; 0 is an empty space.
    #[inline]
    const fn code(self) -> u8 {
        match self {
            Item::Crate => 1,
            Item::Wall => 2,
            Item::House => 3,
            Item::Church(size) => 3 + size,
            Item::Person(person) => 9 + person as u8,
        }
    }

    fn from_code(code: u8) -> Option<Item> {
        match code {
            1 => Some(Item::Crate),
            2 => Some(Item::Wall),
            3 => Some(Item::House),
            4..=8 => Some(Item::Church(code - 3)),
            9..=15 => Some(Item::Person(Person::ALL[usize::from(code - 9)])),
            _ => None,
        }
    }

    /// The letter in records.
    pub fn letter(self) -> char {
        match self {
            Item::Crate => 'c',
            Item::Wall => 'w',
            Item::House => 'h',
            Item::Church(size) => char::from(b'0' + size),
            Item::Person(person) => ['C', 'S', 'P', 'A', 'M', 'J', 'N'][person as usize],
        }
    }

    /// The item that a letter of a record stands for.
    pub fn from_letter(letter: char) -> Option<Item> {
        (1..=15).filter_map(Item::from_code).find(|item| item.letter() == letter)
    }
}

impl From<Item> for char {
    fn from(item: Item) -> char {
        item.letter()
    }
}

/// One player's city board. All of it is public (rules, section 6).
///
/// What stands where is kept in four planes: bit *i* of the code of the item on a space is in plane *i*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(into = "Player")]
pub struct City {
    pub(crate) planes: [Cells; 4],
    pub coins: u16,
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

    /// Fills an empty space (S-CITY-5).
    #[inline]
    pub(crate) fn put(&mut self, at: Cell, item: Item) {
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

    /// The spaces on which nothing stands.
    #[inline]
    pub fn empty(&self) -> Cells {
        let [a, b, c, d] = self.planes;
        !(a | b | c | d)
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
    pub(crate) fn churches(&self) -> Cells {
        let [a, b, c, d] = self.planes;
        (c & !d) | (d & !c & !b & !a)
    }

    /// Whether all five spaces of a side hold walls (S-WALL-2).
    #[inline]
    pub fn is_complete(&self, side: Side) -> bool {
        side.cells() & self.all(Item::Wall) == side.cells()
    }

    /// Whether something other than a wall stands on a side (S-WALL-3).
    pub fn is_destroyed(&self, side: Side) -> bool {
        !(side.cells() & !(self.empty() | self.all(Item::Wall))).is_empty()
    }

    /// Soldiers and twice the complete sides (S-PIR-5).
    #[inline]
    pub fn defence(&self) -> u8 {
        let walls = self.all(Item::Wall);
        let complete = Side::ALL.into_iter().filter(|side| side.cells() & walls == side.cells()).count() as u8;
        self.all(Item::Person(Person::Soldier)).len() + 2 * complete
    }

    /// How many different types of person stand on these spaces (S-PERS-JESTER-1).
    pub(crate) fn types_of_person(&self, cells: Cells) -> u8 {
        let present = |&person: &Person| !(self.all(Item::Person(person)) & cells).is_empty();
        Person::ALL.iter().filter(|person| present(person)).count() as u8
    }

    /// The ground on which a group of new crates must hang together: empty spaces and,
    /// with `connect_via_existing`, the crates between them (S-R-07).
    #[inline]
    pub(crate) fn ground(&self, via_existing: bool) -> Cells {
        if via_existing { self.empty() | self.all(Item::Crate) } else { self.empty() }
    }

    /// Whether a group of `size` new crates can include this empty space (S-CRATE-4).
    #[inline]
    pub(crate) fn has_room(&self, at: Cell, size: u8, via_existing: bool) -> bool {
        size <= 1 || (at.alone().spread(self.ground(via_existing)) & self.empty()).len() >= size
    }

    /// The empty spaces that a group of `size` new crates can include (S-CRATE-4).
    #[inline]
    pub(crate) fn rooms(&self, size: u8, via_existing: bool) -> Cells {
        if size <= 1 {
            return self.empty();
        }
        let ground = self.ground(via_existing);
        let (mut rest, mut rooms) = (self.empty(), Cells::NONE);
        while !rest.is_empty() {
            let room = rest.first().spread(ground) & self.empty();
            if room.len() >= size {
                rooms = rooms | room;
            }
            rest = rest & !room;
        }
        rooms
    }

    /// The size of the largest group of new crates that fits, counted up to `most` (S-CRATE-4).
    #[inline]
    pub(crate) fn largest_group(&self, most: u8, via_existing: bool) -> u8 {
        let ground = self.ground(via_existing);
        let (mut rest, mut largest) = (self.empty(), 0);
        while !rest.is_empty() && largest < most {
            let room = rest.first().spread(ground) & self.empty();
            largest = largest.max(room.len());
            rest = rest & !room;
        }
        largest.min(most)
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
    fn s_setup_3_a_new_city_has_four_crates_and_41_empty_spaces() {
        let city = City::new();
        assert_eq!((city.all(Item::Crate).len(), city.empty().len()), (4, 41));
    }
}
