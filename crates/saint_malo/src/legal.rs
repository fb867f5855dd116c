//! What is legal.
//!
//! Each kind of decision has one function that says what is allowed: [`among`] for dice to roll again, `welcome` for
//! persons, `spaces` for placing, and [`Throw`] for the use of dice. [`check`] asks it about one action and looks for a
//! reason only if it is refused; [`legal`] lists all that it allows. Two lists are not made by asking about one
//! action after another, which would cost several times as much: uses of dice come from the same limits that
//! `Throw::check` compares with, and the spaces for a first crate from the same search (`City::rooms`,
//! `City::has_room`). The harness compares list and check over all well-formed actions of many games
//! (`tests/kit.rs`).

use crate::{Action, Ask, Cell, Cells, Dice, Illegal, Person, SaintMalo, Symbol, Throw, rolls::after_roll};

/// Fills the list with everything that [`check`] allows.
pub(crate) fn legal(game: &SaintMalo, actions: &mut Vec<Action>) {
    match game.ask {
        Ask::Reroll => {
            actions.clear();
            actions.extend_from_slice(after_roll(game.dice));
        }
        Ask::Symbol => {
            actions.clear();
            let throw = game.throw();
            for symbol in Symbol::USABLE {
                // Mostly one or two: growing the list once for each symbol would cost more than looking at each push.
                for action in throw.uses(symbol) {
                    actions.push(action);
                }
            }
            if throw.forced().is_none() {
                actions.push(Action::Pass);
            }
        }
        Ask::Person { .. } | Ask::Bonus { .. } => {
            actions.clear();
            let persons = Person::ALL.into_iter().filter(|&person| game.welcome(person).is_ok());
            actions.extend(persons.map(|person| Action::Person { person }));
        }
        Ask::Settle { .. } | Ask::House { .. } | Ask::Crate { .. } | Ask::Wall { .. } | Ask::Church { .. } => {
            placements(game.spaces(), actions);
        }
        Ask::Over => actions.clear(),
    }
    if let Ask::Bonus { .. } | Ask::House { .. } = game.ask {
        actions.push(Action::Done);
    }
}

/// Whether an action is legal now, and if not, why not.
#[inline]
pub(crate) fn check(game: &SaintMalo, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Stop => game.may_roll(),
        Action::Reroll { dice } => {
            game.may_roll()?;
            among(dice, game.dice)
        }
        Action::Use { .. } | Action::Pass if game.ask != Ask::Symbol => Err(game.not_now()),
        Action::Use { symbol, turned, used } => game.throw().check(symbol, turned, used),
        Action::Pass => game.throw().forced().map_or(Ok(()), |symbol| Err(Illegal::MustUse { symbol })),
        Action::Person { person } => game.welcome(person),
        Action::Place { at } => game.may_place(at),
        Action::Done if matches!(game.ask, Ask::Bonus { .. } | Ask::House { .. }) => Ok(()),
        Action::Done => Err(game.not_now()),
    }
}

/// Whether these dice can be taken from those on the table to be rolled again (S-DICE-2).
#[inline]
pub(crate) fn among(dice: Dice, table: Dice) -> Result<(), Illegal> {
    if dice == Dice::default() {
        return Err(Illegal::NoDieRolled);
    }
    if dice.within(table) {
        return Ok(());
    }
    let short = Symbol::ALL.into_iter().find(|&symbol| dice.count(symbol) > table.count(symbol));
    let symbol = short.unwrap_or(Symbol::Log);
    Err(Illegal::TooFewToRoll { symbol, showing: table.count(symbol) })
}

impl SaintMalo {
    /// The dice of the player on turn.
    #[inline]
    fn throw(&self) -> Throw<'_> {
        Throw { dice: self.dice, city: self.city(), options: &self.options }
    }

    #[cold]
    fn not_now(&self) -> Illegal {
        if self.ask == Ask::Over { Illegal::Over } else { Illegal::NotNow { ask: self.ask } }
    }

    /// Whether the player may roll again or stop (S-DICE-2).
    #[inline]
    fn may_roll(&self) -> Result<(), Illegal> {
        if self.ask == Ask::Reroll {
            return Ok(());
        }
        let rolled = self.ask == Ask::Symbol && self.rolls == 3;
        Err(if rolled { Illegal::NoRollLeft } else { self.not_now() })
    }

    /// Whether this person may come now (S-PERS-1, S-BONUS-1).
    #[inline]
    fn welcome(&self, person: Person) -> Result<(), Illegal> {
        match self.ask {
            Ask::Person { heads } if person.heads() != heads => Err(Illegal::WrongHeads { person, heads }),
            Ask::Bonus { .. } if person.heads() > Person::BONUS_HEADS => Err(Illegal::NoBonus { person }),
            Ask::Person { .. } | Ask::Bonus { .. } => Ok(()),
            Ask::Reroll
            | Ask::Symbol
            | Ask::Settle { .. }
            | Ask::House { .. }
            | Ask::Crate { .. }
            | Ask::Wall { .. }
            | Ask::Church { .. }
            | Ask::Over => Err(self.not_now()),
        }
    }

    /// The spaces where the item being placed may go; none while nothing is being placed.
    #[inline]
    pub(crate) fn spaces(&self) -> Cells {
        let (city, options) = (self.city(), &self.options);
        match self.ask {
            Ask::Crate { left, group } if group.is_empty() => city.rooms(left, options),
            Ask::Crate { group, .. } => city.crate_spaces(group, options),
            Ask::House { houses, architect, .. } => city.house_spaces(architect, houses, options),
            Ask::Wall { .. } => city.empty_outer(),
            Ask::Settle { .. } | Ask::Church { .. } => city.empty(),
            Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Bonus { .. } | Ask::Over => Cells::NONE,
        }
    }

    #[inline]
    fn may_place(&self, at: Cell) -> Result<(), Illegal> {
        let allowed = if let Ask::Crate { left, group } = self.ask
            && group.is_empty()
        {
            // The same as `spaces` for one space only, which is cheaper.
            self.city().empty().contains(at) && self.city().has_room(at, left, &self.options)
        } else {
            self.spaces().contains(at)
        };
        if allowed { Ok(()) } else { Err(self.why_not_there(at)) }
    }

    #[cold]
    fn why_not_there(&self, at: Cell) -> Illegal {
        if self.ask.item().is_some() && !self.city().empty().contains(at) {
            return Illegal::Filled { at };
        }
        match self.ask {
            Ask::Wall { .. } => Illegal::WallInside { at },
            Ask::Crate { left, group } if group.is_empty() => Illegal::NoRoomForGroup { at, size: left },
            Ask::Crate { .. } => Illegal::CrateApart { at },
            Ask::House { houses, architect, .. } if houses.is_empty() => Illegal::HouseFar { at, architect },
            Ask::House { .. } => Illegal::HouseApart { at },
            // A person or a church may stand on every empty space.
            Ask::Settle { .. } | Ask::Church { .. } => Illegal::Filled { at },
            Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Bonus { .. } | Ask::Over => self.not_now(),
        }
    }
}

/// One placement per space, written over what the list held: growing it with each push would be slower.
#[inline]
fn placements(spaces: Cells, actions: &mut Vec<Action>) {
    actions.resize(spaces.len().into(), Action::Done);
    let mut rest = spaces.0;
    for action in actions {
        *action = Action::Place { at: Cell(rest.trailing_zeros() as u8) };
        rest &= rest - 1;
    }
}
