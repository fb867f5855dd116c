//! What is legal: one check, which the list, `apply` and the reason shown all rest on.

use crate::{Action, Ask, Cell, Cells, Dice, Illegal, Item, Person, SaintMalo, Symbol, rolls::after_roll};

impl SaintMalo {
    /// Fills the list with everything that [`check`](Self::why_not) allows.
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.ask {
            Ask::Reroll => actions.extend_from_slice(after_roll(self.dice)),
            Ask::Symbol => {
                self.list_uses(actions);
                if self.forced().is_none() {
                    actions.push(Action::Pass);
                }
            }
            Ask::Person { .. } | Ask::Bonus { .. } => {
                let persons = Person::ALL.into_iter().filter(|&person| self.welcome(person).is_ok());
                actions.extend(persons.map(|person| Action::Person { person }));
            }
            _ => placements(self.spaces(), actions),
        }
        if let Ask::Bonus { .. } | Ask::House { .. } = self.ask {
            actions.push(Action::Done);
        }
    }

    /// Whether an action is legal now, and if not, why not.
    #[inline]
    pub(crate) fn why_not(&self, action: Action) -> Result<(), Illegal> {
        match (action, self.ask) {
            (_, Ask::Over) => Err(Illegal::Over),
            (Action::Stop, Ask::Reroll) => Ok(()),
            (Action::Reroll { dice }, Ask::Reroll) => self.may_roll(dice),
            (Action::Stop | Action::Reroll { .. }, Ask::Symbol) if self.rolls == 3 => Err(Illegal::NoRollLeft),
            (Action::Use { symbol, turned, used }, Ask::Symbol) => self.may_use(symbol, turned, used),
            (Action::Pass, Ask::Symbol) => self.forced().map_or(Ok(()), |symbol| Err(Illegal::MustUse { symbol })),
            (Action::Person { person }, Ask::Person { .. } | Ask::Bonus { .. }) => self.welcome(person),
            (Action::Done, Ask::Bonus { .. } | Ask::House { .. }) => Ok(()),
            (
                Action::Place { at },
                Ask::Settle { .. } | Ask::House { .. } | Ask::Crate { .. } | Ask::Wall { .. } | Ask::Church { .. },
            ) => self.may_place(at),
            (_, ask) => Err(Illegal::NotNow { ask }),
        }
    }

    fn may_roll(&self, dice: Dice) -> Result<(), Illegal> {
        if dice == Dice::default() {
            return Err(Illegal::NoDieRolled);
        }
        if dice.within(self.dice) {
            return Ok(());
        }
        let short = Symbol::ALL.into_iter().find(|&symbol| dice.count(symbol) > self.dice.count(symbol));
        let symbol = short.unwrap_or(Symbol::Log);
        Err(Illegal::TooFewToRoll { symbol, showing: self.dice.count(symbol) })
    }

    /// The most dice of a symbol that its action has room for, counted up to `wanted`.
    #[inline]
    fn room(&self, symbol: Symbol, wanted: u8) -> u8 {
        match symbol {
            Symbol::Crate if wanted > 1 => self.city().largest_group(wanted, self.options.connect_via_existing),
            Symbol::Wall => self.city().empty_outer().len().min(wanted),
            _ => wanted,
        }
    }

    /// How many dice can be turned to a symbol (S-DICE-8 to 11); none when its action cannot be paid (S-LOG-3).
    #[inline]
    fn turnable(&self, symbol: Symbol) -> Option<u8> {
        let coins = self.city().coins.checked_sub(storage(symbol))?;
        if self.options.require_showing_symbol && self.dice.count(symbol) == 0 {
            return Some(0);
        }
        Some(self.others(symbol).min((coins / 2).min(5) as u8))
    }

    /// Dice that show neither this symbol nor swords.
    #[inline]
    fn others(&self, symbol: Symbol) -> u8 {
        Dice::COUNT - self.dice.count(Symbol::Swords) - self.dice.count(symbol)
    }

    #[inline]
    fn list_uses(&self, actions: &mut Vec<Action>) {
        for symbol in Symbol::USABLE {
            let showing = self.dice.count(symbol);
            let wanted = self.turnable(symbol).map_or(0, |turnable| showing + turnable);
            if wanted > 0 {
                // Dice beyond those that show the symbol are turned ones (S-DICE-14).
                let used = 1..self.room(symbol, wanted) + 1;
                actions.extend(used.map(|used| Action::Use { symbol, turned: used.saturating_sub(showing), used }));
            }
        }
    }

    fn may_use(&self, symbol: Symbol, turned: u8, used: u8) -> Result<(), Illegal> {
        let showing = self.dice.count(symbol);
        if symbol == Symbol::Swords {
            return Err(Illegal::SwordsChosen);
        }
        if used == 0 {
            return Err(Illegal::NoDieUsed);
        }
        if turned > self.others(symbol) {
            return Err(Illegal::CannotTurn { others: self.others(symbol) });
        }
        if turned == 0 && used > showing {
            return Err(Illegal::TooFewToUse { symbol, showing });
        }
        if turned > 0 && used != showing + turned {
            return Err(Illegal::TurnedButNotUsed { showing, turned });
        }
        let coins = self.city().coins;
        let Some(turnable) = self.turnable(symbol) else { return Err(Illegal::CannotStore { coins }) };
        if turned > turnable {
            let needed = 2 * u16::from(turned) + storage(symbol);
            let unpaid = needed > coins;
            return Err(if unpaid { Illegal::TooFewCoins { needed, coins } } else { Illegal::NotShowing { symbol } });
        }
        let most = self.room(symbol, used);
        match symbol {
            _ if used <= most => Ok(()),
            Symbol::Wall => Err(Illegal::WallsDoNotFit { most }),
            _ => Err(Illegal::CratesDoNotFit { most }),
        }
    }

    /// A showing symbol that can be used without paying, so that passing is out (S-R-05).
    #[inline]
    fn forced(&self) -> Option<Symbol> {
        const FREE: [Symbol; 4] = [Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head];
        if self.options.allow_pass {
            return None;
        }
        FREE.into_iter().find(|&symbol| self.dice.count(symbol) > 0 && self.room(symbol, 1) > 0)
    }

    /// Whether this person may come now (S-PERS-1, S-BONUS-1).
    #[inline]
    fn welcome(&self, person: Person) -> Result<(), Illegal> {
        match self.ask {
            Ask::Person { heads } if person.heads() != heads => Err(Illegal::WrongHeads { person, heads }),
            Ask::Bonus { .. } if person.heads() > 3 => Err(Illegal::NoBonus { person }),
            _ => Ok(()),
        }
    }

    /// The spaces on which the thing being placed may stand.
    #[inline]
    pub(crate) fn spaces(&self) -> Cells {
        let city = self.city();
        let options = &self.options;
        match self.ask {
            Ask::Crate { left, group } if group.is_empty() => city.rooms(left, options.connect_via_existing),
            Ask::Crate { group, .. } if options.connect_via_existing => {
                group.spread(city.all(Item::Crate)).beside() & city.empty()
            }
            Ask::Crate { group, .. } => group.beside() & city.empty(),
            Ask::House { houses, architect, .. } if houses.is_empty() => {
                architect.neighbours(options.tower_blocks_diagonal) & city.empty()
            }
            Ask::House { houses, .. } => houses.beside() & city.empty(),
            Ask::Wall { .. } => city.empty_outer(),
            Ask::Settle { .. } | Ask::Church { .. } => city.empty(),
            _ => Cells::NONE,
        }
    }

    #[inline]
    fn may_place(&self, at: Cell) -> Result<(), Illegal> {
        let allowed = match self.ask {
            // The same question as `spaces`, asked of one space only: cheaper.
            Ask::Crate { left, group } if group.is_empty() => {
                self.city().empty().contains(at) && self.city().has_room(at, left, self.options.connect_via_existing)
            }
            _ => self.spaces().contains(at),
        };
        if allowed { Ok(()) } else { Err(self.why_not_there(at)) }
    }

    #[cold]
    fn why_not_there(&self, at: Cell) -> Illegal {
        match self.ask {
            _ if !self.city().empty().contains(at) => Illegal::Filled { at },
            Ask::Wall { .. } => Illegal::WallInside { at },
            Ask::Crate { left, group } if group.is_empty() => Illegal::NoRoomForGroup { at, size: left },
            Ask::Crate { .. } => Illegal::CrateApart { at },
            Ask::House { houses, architect, .. } if houses.is_empty() => Illegal::HouseFar { at, architect },
            _ => Illegal::HouseApart { at },
        }
    }
}

/// What a symbol's action costs apart from turned dice (S-LOG-2).
#[inline]
pub(crate) fn storage(symbol: Symbol) -> u16 {
    if symbol == Symbol::Log { 2 } else { 0 }
}

/// One placement per space. Sized first and filled then: that is quicker than one push after the other.
#[inline]
fn placements(spaces: Cells, actions: &mut Vec<Action>) {
    let Some(first) = spaces.iter().next() else { return };
    actions.resize(spaces.len().into(), Action::Place { at: first });
    for (action, at) in actions.iter_mut().zip(spaces.iter()) {
        *action = Action::Place { at };
    }
}
