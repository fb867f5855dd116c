//! What an action does, one arm per action, and the end of a turn.

use kit::{Chance, Seat};

use crate::{
    Action, Ask, Bonus, Cell, Cells, City, Dice, Event, Illegal, Item, Options, Person, Pirates, SaintMalo, Side,
    Source, Symbol, legal::storage,
};

impl SaintMalo {
    /// Sets the table up and rolls for the first player (S-SETUP, S-DICE-1).
    pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, events: &mut impl Extend<Event>) -> SaintMalo {
        let first = options.first.unwrap_or_else(|| Seat(chance.pick(options.players.into()) as u8));
        let mut game = SaintMalo {
            options: *options,
            cities: [City::new(); 5],
            ask: Ask::Reroll,
            dice: Dice::default(),
            rolls: 0,
            turn: first,
            first,
            round: 1,
            pirates: Pirates::default(),
            last_round: false,
        };
        game.roll(Dice::COUNT, chance, events);
        game
    }

    /// Carries an action out that was checked to be legal.
    #[inline]
    pub(crate) fn carry_out(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Illegal> {
        self.why_not(action)?;
        let turn_over = match action {
            Action::Reroll { dice } => {
                self.dice.0 -= dice.0;
                self.roll(dice.total(), chance, events);
                false
            }
            Action::Stop => {
                self.ask = Ask::Symbol;
                false
            }
            Action::Use { symbol, turned, used } => self.use_dice(symbol, turned, used, events),
            Action::Pass => {
                events.extend([Event::Passed { seat: self.turn }]);
                true
            }
            Action::Person { person } => {
                let walls = if let Ask::Bonus { walls } = self.ask { walls } else { 0 };
                self.ask = Ask::Settle { person, walls };
                false
            }
            Action::Place { at } => self.place(at, events),
            Action::Done => match self.ask {
                Ask::House { walls, .. } | Ask::Bonus { walls } => self.go_on_walling(walls, events),
                _ => false,
            },
        };
        if turn_over {
            self.end_turn(chance, events);
        }
        Ok(())
    }

    /// Throws so many dice; after the third roll they are final (S-DICE-2, S-DICE-5).
    #[inline]
    fn roll(&mut self, dice: u8, chance: &mut impl Chance, events: &mut impl Extend<Event>) {
        let mut thrown = 0;
        for _ in 0..dice {
            thrown += 1 << (4 * chance.pick(6));
        }
        self.dice.0 += thrown;
        self.rolls += 1;
        self.ask = if self.rolls < 3 { Ask::Reroll } else { Ask::Symbol };
        events.extend([Event::Rolled { seat: self.turn, dice: Dice(thrown) }]);
    }

    /// Pays for turned dice and begins the action. True when the turn is over.
    #[inline]
    fn use_dice(&mut self, symbol: Symbol, turned: u8, used: u8, events: &mut impl Extend<Event>) -> bool {
        let seat = self.turn;
        events.extend([Event::Used { seat, symbol, turned, used }]);
        if turned > 0 {
            self.pay(2 * u16::from(turned), Source::Turning, events);
        }
        self.ask = match symbol {
            Symbol::Crate => Ask::Crate { left: used, group: Cells::NONE },
            Symbol::Wall => Ask::Wall { left: used },
            Symbol::Cross => Ask::Church { size: used },
            Symbol::Head => Ask::Person { heads: used },
            Symbol::Log | Symbol::Swords => {
                self.pay(storage(symbol), Source::Storing, events);
                self.city_mut().logs += u16::from(used);
                events.extend([Event::Logs { seat, change: used.into() }]);
                return true;
            }
        };
        false
    }

    #[inline]
    fn pay(&mut self, coins: u16, why: Source, events: &mut impl Extend<Event>) {
        self.city_mut().coins -= coins;
        events.extend([Event::Coins { seat: self.turn, change: -(coins as i16), why }]);
    }

    #[inline]
    fn earn(&mut self, coins: u16, why: Source, events: &mut impl Extend<Event>) {
        self.city_mut().coins += coins;
        events.extend([Event::Coins { seat: self.turn, change: coins as i16, why }]);
    }

    #[inline]
    fn score(&mut self, gain: u16, why: Source, events: &mut impl Extend<Event>) {
        self.city_mut().points += gain;
        events.extend([Event::Points { seat: self.turn, gain, why }]);
    }

    #[inline]
    fn put(&mut self, at: Cell, item: Item, events: &mut impl Extend<Event>) {
        self.city_mut().put(at, item);
        events.extend([Event::Placed { seat: self.turn, at, item }]);
    }

    /// Fills a space with what is being placed. True when the turn is over.
    #[inline]
    fn place(&mut self, at: Cell, events: &mut impl Extend<Event>) -> bool {
        match self.ask {
            Ask::Crate { left, group } => {
                self.put(at, Item::Crate, events);
                self.ask = Ask::Crate { left: left - 1, group: group | at.alone() };
                left == 1
            }
            Ask::Wall { left } => self.place_wall(at, left - 1, events),
            Ask::Church { size } => {
                self.put(at, Item::Church(size), events);
                true
            }
            Ask::Settle { person, walls } => self.settle(person, at, walls, events),
            Ask::House { architect, houses, left, walls } => {
                self.put(at, Item::House, events);
                self.city_mut().logs -= 1;
                events.extend([Event::Logs { seat: self.turn, change: -1 }]);
                self.score(3, Source::House, events);
                if left == 1 {
                    return self.go_on_walling(walls, events);
                }
                self.ask = Ask::House { architect, houses: houses | at.alone(), left: left - 1, walls };
                false
            }
            _ => false,
        }
    }

    /// A wall, and at once the bonus of a side that it completes (S-WALL-6).
    #[inline]
    fn place_wall(&mut self, at: Cell, left: u8, events: &mut impl Extend<Event>) -> bool {
        self.put(at, Item::Wall, events);
        let side = Side::ALL.into_iter().find(|side| side.cells().contains(at));
        let Some(side) = side.filter(|&side| self.city().is_complete(side)) else {
            return self.go_on_walling(left, events);
        };
        events.extend([Event::Complete { seat: self.turn, side }]);
        match Bonus::of(side) {
            Bonus::Coins => self.earn(2, Source::Wall(side), events),
            Bonus::Points => self.score(3, Source::Wall(side), events),
            // Without an empty space the person is lost (S-BONUS-4).
            Bonus::Person if self.city().is_full() => (),
            Bonus::Person => {
                self.ask = Ask::Bonus { walls: left };
                return false;
            }
        }
        self.go_on_walling(left, events)
    }

    /// Goes on with the walls still to be placed. True when there is none, or no space for one (S-TX-11).
    #[inline]
    fn go_on_walling(&mut self, left: u8, events: &mut impl Extend<Event>) -> bool {
        if left > 0 && !self.city().empty_outer().is_empty() {
            self.ask = Ask::Wall { left };
            return false;
        }
        if left > 0 {
            events.extend([Event::WallsLost { seat: self.turn, walls: left }]);
        }
        true
    }

    /// A person with its effect, evaluated once, now (S-PERS-3).
    #[inline]
    fn settle(&mut self, person: Person, at: Cell, walls: u8, events: &mut impl Extend<Event>) -> bool {
        self.put(at, Item::Person(person), events);
        let near = at.neighbours(self.options.tower_blocks_diagonal);
        let why = Source::Person(person);
        match person {
            Person::Citizen => self.score(1, why, events),
            Person::Soldier => (),
            Person::Priest => self.score((self.city().churches() & near).len().into(), why, events),
            Person::Architect => {
                let left = self.city().logs.min(3) as u8;
                if left > 0 {
                    self.ask = Ask::House { architect: at, houses: Cells::NONE, left, walls };
                    return false;
                }
            }
            Person::Merchant => self.earn((self.city().all(Item::Crate) & near).len().into(), why, events),
            Person::Jester => self.score(2 * u16::from(self.city().types_of_person(near)), why, events),
            Person::Noble => self.score(7, why, events),
        }
        self.go_on_walling(walls, events)
    }

    /// Swords, attacks, the end of the game or the next player's first roll (S-TURN-2, S-PIR, S-END).
    fn end_turn(&mut self, chance: &mut impl Chance, events: &mut impl Extend<Event>) {
        self.mark_swords(events);
        if self.city().is_full() {
            self.last_round = true;
            events.extend([Event::Full { seat: self.turn }]);
        }
        self.dice = Dice::default();
        self.rolls = 0;
        self.turn = self.turn.next(self.options.players);
        if self.turn == self.first {
            if self.last_round || self.options.turn_cap == Some(self.round) {
                self.ask = Ask::Over;
                events.extend([Event::Over]);
                return;
            }
            self.round += 1;
        }
        self.roll(Dice::COUNT, chance, events);
    }

    /// One box per sword; a full row is an attack; after the sixth swords mean nothing (S-PIR-1 to 3, S-PIR-8).
    #[inline]
    fn mark_swords(&mut self, events: &mut impl Extend<Event>) {
        let boxes = Pirates::boxes(self.options.players);
        let Some(mut strength) = self.pirates.next_strength() else { return };
        let swords = self.dice.count(Symbol::Swords);
        self.pirates.marked += swords;
        if swords > 0 {
            events.extend([Event::Swords { seat: self.turn, swords }]);
        }
        while self.pirates.marked >= boxes {
            self.pirates = Pirates { attacks: self.pirates.attacks + 1, marked: self.pirates.marked - boxes };
            self.attack(strength, events);
            let Some(next) = self.pirates.next_strength() else {
                self.pirates.marked = 0;
                return;
            };
            strength = next;
        }
    }

    /// Everybody whose defence is lower crosses out one cannon (S-PIR-4 to 7).
    fn attack(&mut self, strength: u8, events: &mut impl Extend<Event>) {
        events.extend([Event::Attack { strength }]);
        for seat in self.seats() {
            let city = &mut self.cities[seat.index()];
            if city.defence() < strength {
                city.cannons += 1;
                events.extend([Event::CannonLost { seat }]);
            }
        }
    }
}
