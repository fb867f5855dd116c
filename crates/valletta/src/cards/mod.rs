//! The 31 characters: a table row for each, and a file for each with a special effect.
//!
//! To add one: a row here, its file beside this one with its place in `effect.rs`, a building for it in
//! `data/buildings.toml`, its rule in `docs/rules/valletta.md`.

mod apprentice;
mod architect;
mod bailiff;
mod builder;
mod chamberlain;
mod effect;
mod emperor;
mod foreman;
mod grandmaster;
mod innkeeper;
mod king;
mod knight;
mod maid;
mod merchant;
mod monk;
mod nun;
mod pope;
mod seamstress;
mod toll;
mod trader;
mod valette;

use std::{fmt, str::FromStr};

use kit::{BadText, Seat};
use serde::Serialize;

use crate::{Event, Good, Valletta};
pub use effect::{Chooser, Deal, Effect, Immediate};

/// The colour of a card (V-COMP-11, V-COMP-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Cards that everybody starts with.
    Red,
    /// De Valette alone, also a starting card.
    Purple,
    /// Characters of buildings that count icons.
    Green,
    /// Characters of buildings, most of them about goods and building.
    Blue,
    /// Characters of buildings that score points.
    Yellow,
}

impl Colour {
    /// The colours of buildings, in the order of V-SETUP-2.
    pub const BUILDINGS: [Colour; 3] = [Colour::Green, Colour::Blue, Colour::Yellow];

    /// The name in records.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Purple => "purple",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The row of a card.
struct Character {
    name: &'static str,
    title: &'static str,
    colour: Colour,
    effect: Effect,
}

/// Makes the characters from one row each: variant, name in records, name in a sentence, colour, effect.
macro_rules! characters {
    ($($card:ident, $name:literal, $title:literal, $colour:ident, $effect:expr;)*) => {
        /// A character.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Card {
            $(#[doc = $title] $card,)*
        }

        impl Card {
            /// All characters, in the order of the rules.
            pub const ALL: [Card; Card::COUNT] = [$(Card::$card),*];

            /// How many characters there are.
            pub const COUNT: usize = [$(Card::$card),*].len();
        }

        static CHARACTERS: [Character; Card::COUNT] = {
            use Effect::*;
            [$(Character { name: $name, title: $title, colour: Colour::$colour, effect: $effect }),*]
        };
    };
}

// As the rules list them (section 4.1).
characters! {
    Shopkeeper, "shopkeeper", "shopkeeper", Red, Take(Good::Gold);
    Lumberjack, "lumberjack", "lumberjack", Red, Take(Good::Wood);
    Stonecutter, "stonecutter", "stonecutter", Red, Take(Good::Stone);
    Brickmoulder, "brickmoulder", "brick moulder", Red, Take(Good::Brick);
    Maid, "maid", "maid", Red, ChooseGood(Chooser::Maid);
    Builder, "builder", "builder", Red, Build { cheaper: None };
    Apprentice, "apprentice", "apprentice", Red, Copy;
    Valette, "valette", "de Valette", Purple, Advance;
    Banker, "banker", "banker", Green, Icons(Good::Gold);
    Joiner, "joiner", "joiner", Green, Icons(Good::Wood);
    Stonecarver, "stonecarver", "stone carver", Green, Icons(Good::Stone);
    Brickmaker, "brickmaker", "brickmaker", Green, Icons(Good::Brick);
    Monk, "monk", "monk", Blue, Beg;
    Roofer, "roofer", "roofer", Blue, Build { cheaper: Some(Good::Brick) };
    Trader, "trader", "trader", Blue, Deal(trader::DEAL);
    Seamstress, "seamstress", "seamstress", Blue, ChooseTwo;
    Merchant, "merchant", "merchant", Blue, Deal(merchant::DEAL);
    Foreman, "foreman", "foreman", Blue, ChooseGood(Chooser::Foreman);
    Chamberlain, "chamberlain", "chamberlain", Blue, AtOnce(Immediate::Chamberlain);
    Mason, "mason", "mason", Blue, Build { cheaper: Some(Good::Stone) };
    Innkeeper, "innkeeper", "innkeeper", Blue, AtOnce(Immediate::Innkeeper);
    Nun, "nun", "nun", Blue, ChooseGood(Chooser::Nun);
    Carpenter, "carpenter", "carpenter", Blue, Build { cheaper: Some(Good::Wood) };
    Toll, "toll", "toll collector", Blue, AtOnce(Immediate::Toll);
    Architect, "architect", "architect", Yellow, Deal(architect::DEAL);
    Bailiff, "bailiff", "grand bailiff", Yellow, Deal(bailiff::DEAL);
    Grandmaster, "grandmaster", "grand master", Yellow, Deal(grandmaster::DEAL);
    Pope, "pope", "pope", Yellow, AtOnce(Immediate::Pope);
    Emperor, "emperor", "emperor", Yellow, AtOnce(Immediate::Emperor);
    King, "king", "king", Yellow, AtOnce(Immediate::King);
    Knight, "knight", "knight", Yellow, AtOnce(Immediate::Knight);
}

impl Card {
    /// The eight cards that every player starts with (V-COMP-11).
    pub const STARTING: [Card; 8] = {
        use Card::*;
        [Shopkeeper, Lumberjack, Stonecutter, Brickmoulder, Maid, Builder, Apprentice, Valette]
    };

    /// The cards that build or upgrade.
    pub const BUILDERS: [Card; 4] = [Card::Builder, Card::Roofer, Card::Mason, Card::Carpenter];

    /// The cards that count icons, in the order of the goods.
    pub const COUNTERS: [Card; 4] = [Card::Banker, Card::Joiner, Card::Stonecarver, Card::Brickmaker];

    #[inline]
    fn character(self) -> &'static Character {
        &CHARACTERS[self as usize]
    }

    /// The name in records.
    pub fn name(self) -> &'static str {
        self.character().name
    }

    /// The name in an English sentence.
    pub fn title(self) -> &'static str {
        self.character().title
    }

    /// The colour.
    #[inline]
    pub fn colour(self) -> Colour {
        self.character().colour
    }

    /// What it does.
    #[inline]
    pub fn effect(self) -> Effect {
        self.character().effect
    }

    /// For a card that builds, the good it makes cheaper, if any.
    #[inline]
    pub fn builds(self) -> Option<Option<Good>> {
        if let Effect::Build { cheaper } = self.effect() { Some(cheaper) } else { None }
    }

    /// What it gives for a price, if it asks one.
    #[inline]
    pub fn deal(self) -> Option<Deal> {
        if let Effect::Deal(deal) = self.effect() { Some(deal) } else { None }
    }

    /// Whether its effect depends on the icons of the player's buildings.
    pub fn counts_icons(self) -> bool {
        matches!(self.effect(), Effect::Icons(_) | Effect::ChooseGood(Chooser::Foreman))
    }

    /// Whether its effect asks nothing, unless the edition lets players decline it (V-EFF-2).
    #[inline]
    pub fn without_choice(self) -> bool {
        matches!(self.effect(), Effect::Take(_) | Effect::Icons(_) | Effect::AtOnce(_) | Effect::Beg)
    }

    /// Whether its effect may be declined in every edition (V-EFF-3). For de Valette this means firing and hiring,
    /// for an Apprentice the copied effect.
    pub fn always_optional(self) -> bool {
        match self.effect() {
            Effect::Build { .. } | Effect::Deal(_) | Effect::Advance | Effect::Copy => true,
            Effect::Take(_) | Effect::Icons(_) | Effect::ChooseGood(_) | Effect::ChooseTwo => false,
            Effect::AtOnce(_) | Effect::Beg => false,
        }
    }

    /// The goods from which the player may take one more in a two-player game (V-EFF-3).
    #[inline]
    pub fn two_player_extra(self) -> &'static [Good] {
        match self.effect() {
            Effect::Beg => &Good::ALL,
            Effect::AtOnce(Immediate::Innkeeper) => &[Good::Gold],
            Effect::AtOnce(Immediate::Toll) => &Good::MATERIALS,
            Effect::AtOnce(
                Immediate::Chamberlain | Immediate::Pope | Immediate::Emperor | Immediate::King | Immediate::Knight,
            ) => &[],
            Effect::Take(_) | Effect::Icons(_) | Effect::Build { .. } | Effect::ChooseGood(_) => &[],
            Effect::ChooseTwo | Effect::Deal(_) | Effect::Advance | Effect::Copy => &[],
        }
    }

    /// The card whose effect the last of these cards carries out; none for an Apprentice with nothing to copy.
    #[inline]
    pub fn stands_for(slots: &[Card]) -> Option<Card> {
        apprentice::stands_for(slots)
    }

    /// The card that an Apprentice played after these would stand for.
    pub fn copied(slots: &[Card]) -> Option<Card> {
        apprentice::copied(slots)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let known = Card::ALL.into_iter().find(|card| card.name() == text);
        known.ok_or_else(|| match text {
            "" => BadText("a character is missing, such as: builder".into()),
            _ => BadText(format!("'{text}' is no character")),
        })
    }
}

/// What other modules need from the files of single cards.
impl Valletta {
    /// Carries out the choice of two goods.
    #[inline]
    pub(crate) fn two_goods_chosen(&mut self, goods: [Good; 2], events: &mut impl Extend<Event>) {
        seamstress::choose(self, goods, events);
    }

    /// The opponents who must give a monk something.
    pub(crate) fn givers(&self) -> impl Iterator<Item = Seat> {
        monk::givers(self)
    }

    /// The compulsory step of de Valette.
    pub(crate) fn advance(&mut self, events: &mut impl Extend<Event>) {
        valette::advance(self, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_own_row() {
        for (index, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card as usize, index);
            assert_eq!(card.name(), format!("{card:?}").to_lowercase());
            assert_eq!(card.name().parse(), Ok(card));
        }
    }

    /// V-CARD-BUILDER-1, V-CARD-BANKER-1: the lists hold exactly the cards with that effect.
    #[test]
    fn builders_build_and_counters_count() {
        let builders: Vec<Card> = Card::ALL.into_iter().filter(|card| card.builds().is_some()).collect();
        assert_eq!(builders, Card::BUILDERS);
        for (card, good) in Card::COUNTERS.into_iter().zip(Good::ALL) {
            assert!(matches!(card.effect(), Effect::Icons(counted) if counted == good));
        }
    }

    /// V-COMP-12: 4 green types, 12 blue types and 7 yellow types.
    #[test]
    fn there_are_23_types_with_buildings() {
        let count = |colour| Card::ALL.iter().filter(|card| card.colour() == colour).count();
        assert_eq!(Colour::BUILDINGS.map(count), [4, 12, 7]);
        assert!(Card::STARTING.iter().all(|card| matches!(card.colour(), Colour::Red | Colour::Purple)));
    }
}
