//! What rolled dice can be used for (S-DICE, S-D-SYMBOL).

use crate::{Action, City, Dice, Illegal, Options, Symbol};

/// Rolled dice, with the city of the player who may use them.
#[derive(Clone, Copy, Debug)]
pub struct Throw<'a> {
    /// The five dice.
    pub dice: Dice,
    /// Its coins pay for turned dice, and it must have room for what is placed.
    pub city: &'a City,
    /// The settings of the game.
    pub options: &'a Options,
}

impl<'a> Throw<'a> {
    /// Dice that show neither this symbol nor swords (S-DICE-10).
    #[inline]
    fn others(&self, symbol: Symbol) -> u8 {
        Dice::COUNT - self.dice.count(Symbol::Swords) - self.dice.count(symbol)
    }

    /// How many dice can be turned to a symbol (S-DICE-8 to 11); none when its action cannot be paid for (S-LOG-3).
    #[inline]
    fn turnable(&self, symbol: Symbol) -> Option<u8> {
        let coins = self.city.coins.checked_sub(symbol.storage())?;
        if self.options.require_showing_symbol && self.dice.count(symbol) == 0 {
            return Some(0);
        }
        Some(self.others(symbol).min((coins / Symbol::TURNING).min(5) as u8))
    }

    /// The most dice that can be used for a symbol, given what they show and the coins, but not room in the city; 0
    /// for swords (S-DICE-7).
    #[inline]
    pub fn most(&self, symbol: Symbol) -> u8 {
        if symbol == Symbol::Swords { 0 } else { self.most_of(symbol) }
    }

    /// The same for a symbol that is not swords.
    #[inline]
    fn most_of(&self, symbol: Symbol) -> u8 {
        self.turnable(symbol).map_or(0, |turnable| self.dice.count(symbol) + turnable)
    }

    /// How many of the dice used for a symbol are turned: those beyond the ones that show it (S-DICE-14).
    #[inline]
    pub fn turned(&self, symbol: Symbol, used: u8) -> u8 {
        used.saturating_sub(self.dice.count(symbol))
    }

    /// The most dice of a symbol that its action has room for, counted up to `wanted` (S-CRATE-4, S-WALL-1).
    // Always inlined: most symbols have room for all, and a call would cost more than the answer.
    #[inline(always)]
    pub fn room(&self, symbol: Symbol, wanted: u8) -> u8 {
        match symbol {
            Symbol::Crate if wanted > 1 => self.city.largest_group(wanted, self.options),
            Symbol::Wall => self.city.empty_outer().len().min(wanted),
            Symbol::Log | Symbol::Crate | Symbol::Cross | Symbol::Head | Symbol::Swords => wanted,
        }
    }

    /// Every use of a symbol that is not swords, fewest dice first.
    #[inline]
    pub(crate) fn uses(self, symbol: Symbol) -> impl Iterator<Item = Action> + use<'a> {
        let most = self.most_of(symbol);
        let most = if most > 0 { self.room(symbol, most) } else { 0 };
        (1..most + 1).map(move |used| Action::Use { symbol, turned: self.turned(symbol, used), used })
    }

    /// Whether dice may be used like this; agrees with the legal list.
    #[inline]
    pub fn check(&self, symbol: Symbol, turned: u8, used: u8) -> Result<(), Illegal> {
        let allowed = (1..=self.most(symbol)).contains(&used)
            && turned == self.turned(symbol, used)
            && self.room(symbol, used) == used;
        if allowed { Ok(()) } else { Err(self.why_not(symbol, turned, used)) }
    }

    #[cold]
    fn why_not(&self, symbol: Symbol, turned: u8, used: u8) -> Illegal {
        if symbol == Symbol::Swords {
            return Illegal::SwordsChosen;
        }
        let (showing, others, coins) = (self.dice.count(symbol), self.others(symbol), self.city.coins);
        if used == 0 {
            return Illegal::NoDieUsed;
        }
        if turned > others {
            return Illegal::CannotTurn { others };
        }
        if turned == 0 && used > showing {
            return Illegal::TooFewToUse { symbol, showing };
        }
        if turned > 0 && used != showing + turned {
            return Illegal::TurnedButNotUsed { showing, turned };
        }
        let Some(turnable) = self.turnable(symbol) else { return Illegal::CannotStore { coins } };
        if turned > turnable {
            let needed = symbol.price(turned);
            let unpaid = needed > coins;
            return if unpaid { Illegal::TooFewCoins { needed, coins } } else { Illegal::NotShowing { symbol } };
        }
        let most = self.room(symbol, used);
        match symbol {
            Symbol::Wall => Illegal::WallsDoNotFit { most },
            Symbol::Log | Symbol::Crate | Symbol::Cross | Symbol::Head | Symbol::Swords => {
                Illegal::CratesDoNotFit { most }
            }
        }
    }

    /// A symbol that shows and can be used without paying, so that passing is not allowed (S-R-05).
    #[inline]
    pub fn forced(&self) -> Option<Symbol> {
        const FREE: [Symbol; 4] = [Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head];
        if self.options.allow_pass {
            return None;
        }
        FREE.into_iter().find(|&symbol| self.dice.count(symbol) > 0 && self.room(symbol, 1) > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S-DICE-7: swords are never used, however many there are. S-DICE-14: dice beyond those that show it are turned.
    #[test]
    fn every_use_that_is_listed_is_allowed_and_no_other() {
        let (city, options) = (City::new(), Options::default());
        for text in ["log wall wall head swords", "swords swords swords swords swords", "crate crate crate log cross"] {
            let throw = Throw { dice: text.parse().unwrap(), city: &city, options: &options };
            let allowed = |symbol| {
                let all = (0..=5).flat_map(|used| (0..=5).map(move |turned| (turned, used)));
                let allowed = all.filter(move |&(turned, used)| throw.check(symbol, turned, used).is_ok());
                allowed.map(move |(turned, used)| Action::Use { symbol, turned, used }).collect::<Vec<_>>()
            };
            for symbol in Symbol::USABLE {
                assert_eq!(throw.uses(symbol).collect::<Vec<_>>(), allowed(symbol), "{symbol} of {text}");
            }
            assert_eq!((throw.most(Symbol::Swords), allowed(Symbol::Swords)), (0, Vec::new()));
        }
    }
}
