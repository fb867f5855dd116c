//! The 31 characters: an enum, a row of facts each, and a file for each that has an effect of its own.
//!
//! To add one: a variant and a row here, its file beside this one, a building for it in
//! `data/buildings.toml`, its rule in `docs/rules/valletta.md`.

mod apprentice;
mod architect;
mod bailiff;
mod builder;
mod chamberlain;
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

use crate::{Event, Good, Goods, Payment, Valletta};

/// The colour of a card (V-COMP-11, V-COMP-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Red,
    Purple,
    Green,
    Blue,
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

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    Shopkeeper,
    Lumberjack,
    Stonecutter,
    Brickmoulder,
    Maid,
    Builder,
    Apprentice,
    Valette,
    Banker,
    Joiner,
    Stonecarver,
    Brickmaker,
    Monk,
    Roofer,
    Trader,
    Seamstress,
    Merchant,
    Foreman,
    Chamberlain,
    Mason,
    Innkeeper,
    Nun,
    Carpenter,
    Toll,
    Architect,
    Bailiff,
    Grandmaster,
    Pope,
    Emperor,
    King,
    Knight,
}

/// What a card does when it is played.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Effect {
    /// Take one of this good.
    Take(Good),
    /// Take this good, one for each of its icons on own buildings.
    Icons(Good),
    /// Build or upgrade; `cheaper` is the good of which 2 less are due.
    Build { cheaper: Option<Good> },
    /// Choose a good; the card's file says what that brings.
    ChooseGood,
    /// Choose two goods.
    ChooseTwo,
    /// Pay one of these prices exactly and receive goods and points.
    Deal { prices: &'static [Payment], goods: Goods, points: u16 },
    /// Something without a choice; the card's file says what.
    AtOnce,
    /// Opponents give a good of their choice.
    Beg,
    /// Advance the figure, then fire or hire.
    Advance,
    /// What the card before stood for, once more.
    Copy,
}

/// The facts of a card.
pub(crate) struct Character {
    name: &'static str,
    colour: Colour,
    effect: Effect,
}

const fn row(name: &'static str, colour: Colour, effect: Effect) -> Character {
    Character { name, colour, effect }
}

/// The facts in the order of the enum, as the rules list them (section 4.1).
static CHARACTERS: [Character; Card::COUNT] = {
    use {Colour::*, Effect::*};
    [
        row("shopkeeper", Red, Take(Good::Gold)),
        row("lumberjack", Red, Take(Good::Wood)),
        row("stonecutter", Red, Take(Good::Stone)),
        row("brickmoulder", Red, Take(Good::Brick)),
        row("maid", Red, ChooseGood),
        row("builder", Red, Build { cheaper: None }),
        row("apprentice", Red, Copy),
        row("valette", Purple, Advance),
        row("banker", Green, Icons(Good::Gold)),
        row("joiner", Green, Icons(Good::Wood)),
        row("stonecarver", Green, Icons(Good::Stone)),
        row("brickmaker", Green, Icons(Good::Brick)),
        row("monk", Blue, Beg),
        row("roofer", Blue, Build { cheaper: Some(Good::Brick) }),
        row("trader", Blue, trader::DEAL),
        row("seamstress", Blue, ChooseTwo),
        row("merchant", Blue, merchant::DEAL),
        row("foreman", Blue, ChooseGood),
        row("chamberlain", Blue, AtOnce),
        row("mason", Blue, Build { cheaper: Some(Good::Stone) }),
        row("innkeeper", Blue, AtOnce),
        row("nun", Blue, ChooseGood),
        row("carpenter", Blue, Build { cheaper: Some(Good::Wood) }),
        row("toll", Blue, AtOnce),
        row("architect", Yellow, architect::DEAL),
        row("bailiff", Yellow, bailiff::DEAL),
        row("grandmaster", Yellow, grandmaster::DEAL),
        row("pope", Yellow, AtOnce),
        row("emperor", Yellow, AtOnce),
        row("king", Yellow, AtOnce),
        row("knight", Yellow, AtOnce),
    ]
};

impl Card {
    /// How many characters there are.
    pub const COUNT: usize = 31;

    /// All characters, in the order of the rules.
    pub const ALL: [Card; Card::COUNT] = {
        use Card::*;
        [
            Shopkeeper,
            Lumberjack,
            Stonecutter,
            Brickmoulder,
            Maid,
            Builder,
            Apprentice,
            Valette,
            Banker,
            Joiner,
            Stonecarver,
            Brickmaker,
            Monk,
            Roofer,
            Trader,
            Seamstress,
            Merchant,
            Foreman,
            Chamberlain,
            Mason,
            Innkeeper,
            Nun,
            Carpenter,
            Toll,
            Architect,
            Bailiff,
            Grandmaster,
            Pope,
            Emperor,
            King,
            Knight,
        ]
    };

    /// The eight cards that every player starts with (V-COMP-11).
    pub const STARTING: [Card; 8] = {
        use Card::*;
        [Shopkeeper, Lumberjack, Stonecutter, Brickmoulder, Maid, Builder, Apprentice, Valette]
    };

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
        match self {
            Card::Brickmoulder => "brick moulder",
            Card::Valette => "de Valette",
            Card::Stonecarver => "stone carver",
            Card::Toll => "toll collector",
            Card::Bailiff => "grand bailiff",
            Card::Grandmaster => "grand master",
            card => card.name(),
        }
    }

    /// The colour.
    #[inline]
    pub fn colour(self) -> Colour {
        self.character().colour
    }

    #[inline]
    pub(crate) fn effect(self) -> Effect {
        self.character().effect
    }

    /// The goods from which the player may take one more in a two-player game (V-EFF-3).
    #[inline]
    pub fn two_player_extra(self) -> &'static [Good] {
        match self {
            Card::Monk => &Good::ALL,
            Card::Innkeeper => &[Good::Gold],
            Card::Toll => &Good::MATERIALS,
            _ => &[],
        }
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

impl Valletta {
    /// The effect of a card without a choice.
    #[inline]
    pub(crate) fn at_once(&mut self, card: Card, events: &mut impl Extend<Event>) {
        match card.effect() {
            Effect::Take(good) => self.take(self.turn, good, 1, events),
            Effect::Icons(good) => self.take(self.turn, good, self.icons(self.turn, good), events),
            _ => match card {
                Card::Chamberlain => chamberlain::play(self, events),
                Card::Innkeeper => innkeeper::play(self, events),
                Card::Toll => toll::play(self, events),
                Card::Pope => pope::play(self, events),
                Card::Emperor => emperor::play(self, events),
                Card::King => king::play(self, events),
                Card::Knight => knight::play(self, events),
                _ => (),
            },
        }
    }

    /// What choosing a good brings.
    #[inline]
    pub(crate) fn good_chosen(&mut self, card: Card, good: Good, events: &mut impl Extend<Event>) {
        match card {
            Card::Foreman => foreman::choose(self, good, events),
            Card::Nun => nun::choose(self, good, events),
            _ => maid::choose(self, good, events),
        }
    }

    /// What choosing two goods brings.
    #[inline]
    pub(crate) fn two_goods_chosen(&mut self, goods: [Good; 2], events: &mut impl Extend<Event>) {
        seamstress::choose(self, goods, events);
    }

    /// The card whose effect the card just played carries out.
    #[inline]
    pub(crate) fn stands_for(&self, slots: &[Card]) -> Option<Card> {
        apprentice::stands_for(slots)
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

    /// V-COMP-12: 4 green types, 12 blue types and 7 yellow types.
    #[test]
    fn there_are_23_types_with_buildings() {
        let count = |colour| Card::ALL.iter().filter(|card| card.colour() == colour).count();
        assert_eq!(Colour::BUILDINGS.map(count), [4, 12, 7]);
        assert!(Card::STARTING.iter().all(|card| matches!(card.colour(), Colour::Red | Colour::Purple)));
    }
}
