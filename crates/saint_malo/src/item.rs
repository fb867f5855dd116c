//! What can stand on a space of a city: crates, walls, houses, churches, persons.

use serde::Serialize;

/// A person on a space of a city (S-PERS-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Person {
    /// 1 head: 1 point (S-PERS-CITIZEN-1).
    Citizen,
    /// 2 heads: 1 more defence for good (S-PERS-SOLDIER-1).
    Soldier,
    /// 2 heads: a point per neighbouring church (S-PERS-PRIEST-1).
    Priest,
    /// 3 heads: turns up to three logs into houses (S-PERS-ARCHITECT-1).
    Architect,
    /// 3 heads: a coin per neighbouring crate (S-PERS-MERCHANT-1).
    Merchant,
    /// 4 heads: 2 points per different type of neighbouring person (S-PERS-JESTER-1).
    Jester,
    /// 5 heads: 7 points (S-PERS-NOBLE-1).
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

    /// The most heads that a person may need who comes as the bonus of a side (S-BONUS-1).
    pub const BONUS_HEADS: u8 = 3;

    /// The persons that need exactly this many heads (S-PERS-1).
    pub fn of_heads(heads: u8) -> impl Iterator<Item = Person> {
        Person::ALL.into_iter().filter(move |person| person.heads() == heads)
    }

    /// How many heads the person needs (S-PERS-1).
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
    /// Gives nothing by itself; merchants earn coins from it.
    Crate,
    /// On outer spaces only (S-CITY-7).
    Wall,
    /// Built by an architect from a log.
    House,
    /// A church of size 1 to 5.
    Church(u8),
    /// With an effect when it was placed.
    Person(Person),
}

impl Item {
    /// A number from 1 to 15; 0 is an empty space.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        match self {
            Item::Crate => 1,
            Item::Wall => 2,
            Item::House => 3,
            Item::Church(size) => 3 + size,
            Item::Person(person) => 9 + person as u8,
        }
    }

    pub(crate) fn from_code(code: u8) -> Option<Item> {
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
