//! A city as search sees it: sets of spaces as words, filled quickly and thrown away.

use ::saint_malo::{City, Item, Person, Side};

use super::geometry::{OUTER, SIDES, SPACES, bits, neighbours};

/// What the rules' options change about a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    pub coin_vp: u8,
    pub towers_block: bool,
    pub via_existing: bool,
}

/// One player's city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub filled: u64,
    pub crates: u64,
    pub walls: u64,
    pub churches: u64,
    /// By type, in the order of `Person::ALL`.
    pub persons: [u64; 7],
    /// How many churches of size 1 to 5.
    pub sizes: [u8; 5],
    pub coins: u16,
    pub logs: u16,
    pub points: u16,
    pub cannons: u8,
}

impl From<&City> for Board {
    fn from(city: &City) -> Board {
        let churches = (1..=5).fold(0, |set, size| set | bits(city.all(Item::Church(size))));
        Board {
            filled: SPACES & !bits(city.empty()),
            crates: bits(city.all(Item::Crate)),
            walls: bits(city.all(Item::Wall)),
            churches,
            persons: Person::ALL.map(|person| bits(city.all(Item::Person(person)))),
            sizes: city.church_counts(),
            coins: city.coins,
            logs: city.logs,
            points: city.points,
            cannons: city.cannons,
        }
    }
}

/// The best total of church series (S-CHURCH-6): the game's own function, short enough to be compiled into the loops
/// that ask for it thirty times a city.
#[inline]
pub fn series(sizes: &[u8; 5]) -> i32 {
    let [a, b, c, d, e] = *sizes;
    let (ab, cd) = (a.min(b), c.min(d));
    let (abc, abcd) = (ab.min(c), ab.min(cd));
    i32::from(a) + 3 * i32::from(ab) + 4 * i32::from(abc) + 5 * i32::from(abcd) + 7 * i32::from(abcd.min(e))
}

impl Board {
    #[inline]
    pub fn empty(&self) -> u64 {
        SPACES & !self.filled
    }

    #[inline]
    pub fn empty_outer(&self) -> u64 {
        OUTER & !self.filled
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.filled == SPACES
    }

    /// How many spaces are filled.
    #[inline]
    pub fn count(&self) -> u8 {
        self.filled.count_ones() as u8
    }

    #[inline]
    pub fn is_complete(&self, side: usize) -> bool {
        SIDES[side] & !self.walls == 0
    }

    /// Whether nothing but walls stands on a side.
    #[inline]
    pub fn is_open(&self, side: usize) -> bool {
        SIDES[side] & self.filled & !self.walls == 0
    }

    /// Soldiers and twice the complete sides (S-PIR-5).
    #[inline]
    pub fn defence(&self) -> u8 {
        let sides = (0..4).filter(|&side| self.is_complete(side)).count() as u8;
        self.persons[Person::Soldier as usize].count_ones() as u8 + 2 * sides
    }

    /// The points if the game ended now.
    #[inline]
    pub fn settled(&self, house: &House) -> i32 {
        let full = if self.is_full() { 5 } else { 0 };
        let coins = i32::from(self.coins) / i32::from(house.coin_vp);
        i32::from(self.points) + full + coins + i32::from(self.logs) + series(&self.sizes) - 5 * i32::from(self.cannons)
    }

    #[inline]
    pub fn put_crate(&mut self, at: u8) {
        self.filled |= 1 << at;
        self.crates |= 1 << at;
    }

    #[inline]
    pub fn put_church(&mut self, at: u8, size: u8) {
        self.filled |= 1 << at;
        self.churches |= 1 << at;
        self.sizes[usize::from(size) - 1] += 1;
    }

    /// A house of an architect: 3 points for a log (S-PERS-ARCHITECT-1).
    #[inline]
    pub fn put_house(&mut self, at: u8) {
        self.filled |= 1 << at;
        self.logs -= 1;
        self.points += 3;
    }

    /// Puts a wall and pays the bonus of a side that it completes; the person's bonus is for the caller.
    #[inline]
    pub fn put_wall(&mut self, at: u8) -> Option<Side> {
        self.filled |= 1 << at;
        self.walls |= 1 << at;
        let side = (0..4).find(|&side| SIDES[side] >> at & 1 != 0 && self.is_complete(side))?;
        match Side::ALL[side] {
            Side::Top => (),
            Side::Right | Side::Left => self.coins += 2,
            Side::Bottom => self.points += 3,
        }
        Some(Side::ALL[side])
    }

    /// What a person on this space would earn at once: coins of a merchant, else points.
    #[inline]
    pub fn earns(&self, person: Person, at: u8, house: &House) -> u16 {
        let near = neighbours(at, house.towers_block);
        match person {
            Person::Citizen => 1,
            Person::Soldier | Person::Architect => 0,
            Person::Priest => (self.churches & near).count_ones() as u16,
            Person::Merchant => (self.crates & near).count_ones() as u16,
            Person::Jester => 2 * self.persons.iter().filter(|&&set| set & near != 0).count() as u16,
            Person::Noble => 7,
        }
    }

    /// Puts a person with its effect; an architect's houses are for the caller.
    #[inline]
    pub fn put_person(&mut self, person: Person, at: u8, house: &House) {
        let earned = self.earns(person, at, house);
        self.filled |= 1 << at;
        self.persons[person as usize] |= 1 << at;
        if person == Person::Merchant {
            self.coins += earned;
        } else {
            self.points += earned;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn series_agree_with_the_game() {
        for code in 0..1024u16 {
            let sizes = std::array::from_fn(|size| (code >> (2 * size)) as u8 & 3);
            assert_eq!(series(&sizes), ::saint_malo::church_points(sizes));
        }
    }
}
