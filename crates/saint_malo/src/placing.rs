//! Where things may be placed in a city, and what placing them gives: the same for a game, for bots and for pages.

use crate::{Bonus, Cell, Cells, City, Item, Options, Person, Side};

/// What something gives at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// Neither coins nor points.
    Nothing,
    /// This many coins, possibly 0.
    Coins(u16),
    /// This many points, possibly 0.
    Points(u16),
}

impl Gain {
    /// How many coins or points.
    #[inline]
    pub fn amount(self) -> u16 {
        match self {
            Gain::Nothing => 0,
            Gain::Coins(coins) => coins,
            Gain::Points(points) => points,
        }
    }
}

impl City {
    /// Points for a house (S-PERS-ARCHITECT-1).
    pub const HOUSE_POINTS: u16 = 3;

    /// What a person gives at once on this empty space, without an architect's houses (S-PERS-3).
    #[inline]
    pub fn person_gain(&self, person: Person, at: Cell, options: &Options) -> Gain {
        let near = at.neighbours(options);
        match person {
            Person::Citizen => Gain::Points(1),
            Person::Soldier | Person::Architect => Gain::Nothing,
            Person::Priest => Gain::Points((self.churches() & near).len().into()),
            Person::Merchant => Gain::Coins((self.all(Item::Crate) & near).len().into()),
            Person::Jester => Gain::Points(2 * u16::from(self.types_of_person(near))),
            Person::Noble => Gain::Points(7),
        }
    }

    /// The most that a person can give at once on any empty space, an architect's houses included.
    pub fn best_gain(&self, person: Person, options: &Options) -> Gain {
        if person == Person::Architect {
            return Gain::Points(Self::HOUSE_POINTS * u16::from(self.most_houses()));
        }
        let gains = self.empty().iter().map(|at| self.person_gain(person, at, options));
        gains.max_by_key(|gain| gain.amount()).unwrap_or(Gain::Nothing)
    }

    /// How many different types of person stand on these spaces (S-PERS-JESTER-1).
    #[inline]
    fn types_of_person(&self, cells: Cells) -> u8 {
        let present = |&person: &Person| !(self.all(Item::Person(person)) & cells).is_empty();
        Person::ALL.iter().filter(|person| present(person)).count() as u8
    }

    #[inline]
    fn collect(&mut self, gain: Gain) {
        match gain {
            Gain::Nothing => (),
            Gain::Coins(coins) => self.coins += coins,
            Gain::Points(points) => self.points += points,
        }
    }

    /// Places a person and gives what it earns now, once; an architect's houses follow (S-PERS-3).
    #[inline]
    pub fn settle(&mut self, person: Person, at: Cell, options: &Options) -> Gain {
        let gain = self.person_gain(person, at, options);
        self.put(at, Item::Person(person));
        self.collect(gain);
        gain
    }

    /// How many houses an architect can build now: up to three, one log each (S-PERS-ARCHITECT-1).
    #[inline]
    pub fn most_houses(&self) -> u8 {
        self.logs.min(3) as u8
    }

    /// Builds a house of an architect: a log becomes points (S-PERS-ARCHITECT-1).
    #[inline]
    pub fn build_house(&mut self, at: Cell) -> Gain {
        self.put(at, Item::House);
        self.logs -= 1;
        let gain = Gain::Points(Self::HOUSE_POINTS);
        self.collect(gain);
        gain
    }

    /// Where an architect who has built these houses may build the next one (S-PERS-ARCHITECT-2, 3).
    #[inline]
    pub fn house_spaces(&self, architect: Cell, houses: Cells, options: &Options) -> Cells {
        let near = if houses.is_empty() { architect.neighbours(options) } else { houses.beside() };
        near & self.empty()
    }

    /// Builds a wall and gives the coins or points of a side that it completes; a bonus person follows (S-WALL-6,
    /// S-WALL-7).
    #[inline]
    pub fn build_wall(&mut self, at: Cell) -> Option<Side> {
        self.put(at, Item::Wall);
        let side = Side::of(at).filter(|&side| self.is_complete(side))?;
        self.collect(Bonus::of(side).gain());
        Some(side)
    }

    /// Where the next crate of a group that began with these may stand (S-CRATE-2).
    #[inline]
    pub fn crate_spaces(&self, group: Cells, options: &Options) -> Cells {
        let group = if options.connect_via_existing { group.spread(self.all(Item::Crate)) } else { group };
        group.beside() & self.empty()
    }

    /// The empty spaces that new crates can reach from these: over empty spaces and, with `connect_via_existing`, over
    /// the crates between them (S-R-07).
    #[inline]
    fn reach(&self, from: Cells, options: &Options) -> Cells {
        let empty = self.empty();
        let ground = if options.connect_via_existing { empty | self.all(Item::Crate) } else { empty };
        from.spread(ground) & empty
    }

    /// Whether a group of `size` new crates can include this empty space (S-CRATE-4).
    #[inline]
    pub fn has_room(&self, at: Cell, size: u8, options: &Options) -> bool {
        size <= 1 || self.reach(at.alone(), options).len() >= size
    }

    /// The empty spaces that a group of `size` new crates can include (S-CRATE-4).
    #[inline]
    pub fn rooms(&self, size: u8, options: &Options) -> Cells {
        if size <= 1 {
            return self.empty();
        }
        let (mut rest, mut rooms) = (self.empty(), Cells::NONE);
        while !rest.is_empty() {
            let room = self.reach(rest.first(), options);
            if room.len() >= size {
                rooms = rooms | room;
            }
            rest = rest & !room;
        }
        rooms
    }

    /// The size of the largest group of new crates that fits, counted up to `most` (S-CRATE-4).
    // Never inlined: it is asked seldom, and its registers would be saved for every list of what is legal.
    #[inline(never)]
    pub fn largest_group(&self, most: u8, options: &Options) -> u8 {
        let (mut rest, mut largest) = (self.empty(), 0);
        while !rest.is_empty() && largest < most {
            let room = self.reach(rest.first(), options);
            largest = largest.max(room.len());
            rest = rest & !room;
        }
        largest.min(most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Cell {
        text.parse().unwrap()
    }

    /// S-PERS-3: four printed crates lie around c3; nobody else is there.
    #[test]
    fn what_a_person_would_give_is_what_it_gives() {
        let (city, options) = (City::new(), Options::default());
        for person in Person::ALL {
            let (mut after, gain) = (city, city.person_gain(person, at("c3"), &options));
            assert_eq!(after.settle(person, at("c3"), &options), gain);
            let earned = (after.coins - city.coins, after.points - city.points);
            let told = match gain {
                Gain::Nothing => (0, 0),
                Gain::Coins(coins) => (coins, 0),
                Gain::Points(points) => (0, points),
            };
            assert_eq!((earned, after.item(at("c3"))), (told, Some(Item::Person(person))));
        }
        assert_eq!(city.person_gain(Person::Merchant, at("c3"), &options), Gain::Coins(4));
        assert_eq!(city.best_gain(Person::Merchant, &options), Gain::Coins(4));
        assert_eq!(city.best_gain(Person::Architect, &options), Gain::Points(6), "a house for each of two logs");
        assert_eq!(city.best_gain(Person::Soldier, &options), Gain::Nothing);
    }

    #[test]
    fn s_crate_4_a_group_fits_where_each_of_its_spaces_finds_room() {
        let mut city = City::new();
        // Walls cut b1 off from all but c1.
        for wall in ["d1", "a2"] {
            city.put(at(wall), Item::Wall);
        }
        let options = Options::default();
        for size in 1..=5 {
            let single: Cells = city.empty().iter().filter(|&at| city.has_room(at, size, &options)).collect();
            assert_eq!(city.rooms(size, &options), single);
            assert_eq!(single.contains(at("b1")), size <= 2);
        }
        assert_eq!(city.largest_group(5, &options), 5);
    }
}
