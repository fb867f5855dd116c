//! What an action does, one arm per action, and the end of a turn.

use kit::{Chance, PerSeat, Seat};

use crate::{
    Action, Ask, Bonus, Cell, Cells, City, Dice, Event, Gain, Illegal, Item, Options, Person, Pirates, SaintMalo,
    Source, Symbol, legal::check,
};

/// Carries out an action, if it is legal, and everything that follows from it.
#[inline]
pub(crate) fn apply(
    game: &mut SaintMalo,
    action: Action,
    chance: &mut impl Chance,
    events: &mut impl Extend<Event>,
) -> Result<(), Illegal> {
    check(game, action)?;
    let turn_over = match action {
        Action::Reroll { dice } => {
            game.dice.0 -= dice.0;
            game.roll(dice.total(), chance, events);
            false
        }
        Action::Stop => {
            game.ask = Ask::Symbol;
            false
        }
        Action::Use { symbol, turned, used } => game.use_dice(symbol, turned, used, events),
        Action::Pass => {
            events.extend([Event::Passed { seat: game.turn }]);
            true
        }
        Action::Person { person } => {
            game.ask = Ask::Settle { person, walls: game.ask.walls() };
            false
        }
        Action::Place { at } => game.place(at, events),
        Action::Done => game.go_on_walling(game.ask.walls(), events),
    };
    if turn_over {
        game.end_turn(chance, events);
    }
    Ok(())
}

impl SaintMalo {
    /// Sets up the table and rolls for the first player (S-SETUP, S-DICE-1).
    pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, events: &mut impl Extend<Event>) -> SaintMalo {
        let first = options.first.unwrap_or_else(|| Seat(chance.pick(options.players.into()) as u8));
        let mut game = SaintMalo {
            options: *options,
            cities: PerSeat::new([City::new(); 5]),
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

    /// Rolls this many dice; after the third roll they are final (S-DICE-2, S-DICE-5).
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
            self.pay(Symbol::TURNING * u16::from(turned), Source::Turning, events);
        }
        self.ask = match symbol {
            Symbol::Crate => Ask::Crate { left: used, group: Cells::NONE },
            Symbol::Wall => Ask::Wall { left: used },
            Symbol::Cross => Ask::Church { size: used },
            Symbol::Head => Ask::Person { heads: used },
            Symbol::Log | Symbol::Swords => {
                self.pay(symbol.storage(), Source::Storing, events);
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

    /// Reports an item that was placed.
    #[inline]
    fn placed(&self, at: Cell, item: Item, events: &mut impl Extend<Event>) {
        events.extend([Event::Placed { seat: self.turn, at, item }]);
    }

    /// Reports what something gave.
    #[inline]
    fn gained(&self, gain: Gain, why: Source, events: &mut impl Extend<Event>) {
        match gain {
            Gain::Nothing => (),
            Gain::Coins(coins) => events.extend([Event::Coins { seat: self.turn, change: coins as i16, why }]),
            Gain::Points(gain) => events.extend([Event::Points { seat: self.turn, gain, why }]),
        }
    }

    /// Places an item that gives nothing at once.
    #[inline]
    fn put(&mut self, at: Cell, item: Item, events: &mut impl Extend<Event>) {
        self.city_mut().put(at, item);
        self.placed(at, item, events);
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
                let gain = self.city_mut().build_house(at);
                self.placed(at, Item::House, events);
                events.extend([Event::Logs { seat: self.turn, change: -1 }]);
                self.gained(gain, Source::House, events);
                if left == 1 {
                    return self.go_on_walling(walls, events);
                }
                self.ask = Ask::House { architect, houses: houses | at.alone(), left: left - 1, walls };
                false
            }
            // Nothing is being placed: `check` has refused the action.
            Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Bonus { .. } | Ask::Over => false,
        }
    }

    /// Places a wall and gives the bonus of a side that it completes at once (S-WALL-6).
    #[inline]
    fn place_wall(&mut self, at: Cell, left: u8, events: &mut impl Extend<Event>) -> bool {
        let complete = self.city_mut().build_wall(at);
        self.placed(at, Item::Wall, events);
        let Some(side) = complete else { return self.go_on_walling(left, events) };
        events.extend([Event::Complete { seat: self.turn, side }]);
        let bonus = Bonus::of(side);
        self.gained(bonus.gain(), Source::Wall(side), events);
        // Without an empty space the person is lost (S-BONUS-4).
        if bonus == Bonus::Person && !self.city().is_full() {
            self.ask = Ask::Bonus { walls: left };
            return false;
        }
        self.go_on_walling(left, events)
    }

    /// Continues with the walls still to be placed. True when none is left, or no space for one (S-TX-11).
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

    /// Places a person and carries out its effect; an architect with logs builds houses (S-PERS-3, S-PERS-ARCHITECT-1).
    #[inline]
    fn settle(&mut self, person: Person, at: Cell, walls: u8, events: &mut impl Extend<Event>) -> bool {
        let options = self.options;
        let gain = self.city_mut().settle(person, at, &options);
        self.placed(at, Item::Person(person), events);
        self.gained(gain, Source::Person(person), events);
        let left = self.city().most_houses();
        if person == Person::Architect && left > 0 {
            self.ask = Ask::House { architect: at, houses: Cells::NONE, left, walls };
            return false;
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

    /// Marks the swords of the turn and carries out the attacks that they cause (S-PIR-1 to 8).
    #[inline]
    fn mark_swords(&mut self, events: &mut impl Extend<Event>) {
        let (before, swords) = (self.pirates, self.dice.count(Symbol::Swords));
        if swords == 0 || before.next_strength().is_none() {
            return;
        }
        events.extend([Event::Swords { seat: self.turn, swords }]);
        self.pirates = before.after(swords, self.options.players);
        for strength in self.pirates.attacks_since(before) {
            self.attack(strength, events);
        }
    }

    /// Everybody whose defence is lower crosses out one cannon (S-PIR-4 to 7).
    fn attack(&mut self, strength: u8, events: &mut impl Extend<Event>) {
        events.extend([Event::Attack { strength }]);
        for seat in self.seats() {
            if self.cities[seat].attacked(strength) {
                events.extend([Event::CannonLost { seat }]);
            }
        }
    }
}
