//! Dice and their symbols (S-COMP-2, S-DICE).

use std::{fmt, str::FromStr};

use kit::BadText;
use serde::Serialize;

/// A face of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Storing logs costs coins; architects build houses from them (S-LOG).
    Log,
    /// Placed in groups; merchants earn coins from them (S-CRATE).
    Crate,
    /// Placed on outer spaces (S-WALL).
    Wall,
    /// Makes a church of as many crosses as are used (S-CHURCH).
    Cross,
    /// Brings one person into the city (S-PERS).
    Head,
    /// Cannot be used; brings the next pirate attack closer (S-PIR).
    Swords,
}

impl Symbol {
    /// All six, in the order of the rules.
    pub const ALL: [Symbol; 6] =
        [Symbol::Log, Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head, Symbol::Swords];
    /// The five that can be chosen for an action (S-DICE-7).
    pub const USABLE: [Symbol; 5] = [Symbol::Log, Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head];

    /// Coins for each die that is turned (S-DICE-8).
    pub const TURNING: u16 = 2;

    /// What a symbol's action costs apart from turned dice (S-LOG-2).
    #[inline]
    pub fn storage(self) -> u16 {
        match self {
            Symbol::Log => 2,
            Symbol::Crate | Symbol::Wall | Symbol::Cross | Symbol::Head | Symbol::Swords => 0,
        }
    }

    /// What a symbol's action costs with this many dice turned to it.
    #[inline]
    pub fn price(self, turned: u8) -> u16 {
        Self::TURNING * u16::from(turned) + self.storage()
    }

    /// The name in records.
    pub fn name(self) -> &'static str {
        match self {
            Symbol::Log => "log",
            Symbol::Crate => "crate",
            Symbol::Wall => "wall",
            Symbol::Cross => "cross",
            Symbol::Head => "head",
            Symbol::Swords => "swords",
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Symbol {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let known = Symbol::ALL.into_iter().find(|symbol| symbol.name() == text);
        known.ok_or_else(|| BadText(format!("'{text}' is no symbol: log, crate, wall, cross, head or swords")))
    }
}

/// Dice are indistinguishable: only the number per symbol matters (S-DICE-6). Four bits per symbol.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Dice(pub(crate) u32);

impl Dice {
    /// How many dice a player rolls.
    pub const COUNT: u8 = 5;

    /// Dice that show these symbols; none when there are more than five.
    pub fn new(symbols: &[Symbol]) -> Option<Dice> {
        let few = symbols.len() <= usize::from(Dice::COUNT);
        few.then(|| Dice(symbols.iter().map(|&symbol| Dice::one(symbol).0).sum()))
    }

    /// One die showing this symbol.
    #[inline]
    pub fn one(symbol: Symbol) -> Dice {
        Dice(1 << (4 * symbol as u32))
    }

    /// How many dice show this symbol.
    #[inline]
    pub fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> (4 * symbol as u32)) as u8 & 0xf
    }

    /// How many dice there are.
    #[inline]
    pub fn total(self) -> u8 {
        // Six counts of at most 5 each: the top digit of the product with 111111 holds their sum.
        (self.0.wrapping_mul(0x111_111) >> 20) as u8 & 0xf
    }

    /// Whether these dice are among the others.
    #[inline]
    pub fn within(self, others: Dice) -> bool {
        // A digit that would go below zero borrows from its own guard bit, because counts never reach 8.
        const GUARD: u32 = 0x88_8888;
        ((others.0 | GUARD) - self.0) & GUARD == GUARD
    }

    /// What is left when the others are taken away; none when they are not among these.
    #[inline]
    pub fn without(self, others: Dice) -> Option<Dice> {
        others.within(self).then(|| Dice(self.0 - others.0))
    }

    /// The symbols one by one, in the order of the rules.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().flat_map(move |symbol| std::iter::repeat_n(symbol, usize::from(self.count(symbol))))
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.symbols().map(Symbol::name).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

impl FromStr for Dice {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let symbols: Vec<Symbol> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Dice::new(&symbols).ok_or_else(|| BadText(format!("there are five dice, not {}", symbols.len())))
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.symbols())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_counted_and_compared_by_symbol() {
        let dice: Dice = "log wall wall swords swords".parse().unwrap();
        assert_eq!((dice.total(), dice.count(Symbol::Wall), dice.count(Symbol::Head)), (5, 2, 0));
        let some = |text: &str| text.parse::<Dice>().unwrap();
        assert!(some("wall swords swords").within(dice) && some("").within(dice));
        assert!(!some("wall wall wall").within(dice) && !some("head").within(dice));
        assert_eq!(
            (dice.without(some("log wall")), dice.without(some("head"))),
            (Some(some("wall swords swords")), None)
        );
        assert_eq!(dice.to_string(), "log wall wall swords swords");
    }
}
