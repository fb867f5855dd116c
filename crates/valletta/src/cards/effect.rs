//! What cards do: the kinds of effects, and the calls into the files of single cards.

use super::{chamberlain, emperor, foreman, innkeeper, king, knight, maid, nun, pope, toll};
use crate::{Event, Good, Goods, Payment, Valletta};

/// What a card does when it is played.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// Take one of this good.
    Take(Good),
    /// Take this good, one for each of its icons on the player's buildings.
    Icons(Good),
    /// Build or upgrade.
    Build {
        /// The good of which 2 less are due; none for the Builder.
        cheaper: Option<Good>,
    },
    /// Choose a good; the card's file says what that gives.
    ChooseGood(Chooser),
    /// Choose two goods.
    ChooseTwo,
    /// Pay one of its prices exactly and receive goods and points.
    Deal(Deal),
    /// Something without a choice; the card's file says what it is.
    AtOnce(Immediate),
    /// Opponents give a good of their choice.
    Beg,
    /// Advance the figure, then fire or hire.
    Advance,
    /// Repeat the effect of the card before.
    Copy,
}

/// The cards for which a good is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    /// Takes 1 (V-CARD-MAID-1).
    Maid,
    /// Takes 1 for each icon on own buildings (V-CARD-FOREMAN-1).
    Foreman,
    /// Takes 3, and each opponent takes 1 (V-CARD-NUN-1).
    Nun,
}

/// The cards without a choice that have their own file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Immediate {
    /// 1 gold per own green building (V-CARD-CHAMBERLAIN-1).
    Chamberlain,
    /// 1 gold from each opponent with 2 or more (V-CARD-INNKEEPER-1).
    Innkeeper,
    /// 1 of each material from each opponent with 3 or more of it (V-CARD-TOLL-1).
    Toll,
    /// 1 point per own upgraded building (V-CARD-POPE-1).
    Pope,
    /// 1 point per own blue building (V-CARD-EMPEROR-1).
    Emperor,
    /// 1 point per own green building (V-CARD-KING-1).
    King,
    /// 2 points (V-CARD-KNIGHT-1).
    Knight,
}

/// What a character gives for a price (V-PAY-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The prices, one of which is paid exactly.
    pub prices: &'static [Payment],
    /// The goods received.
    pub goods: Goods,
    /// The points received.
    pub points: u16,
}

impl Deal {
    /// The prices that these goods cover.
    #[inline]
    pub fn affordable(self, goods: Goods) -> impl Iterator<Item = Payment> {
        self.prices.iter().copied().filter(move |&price| goods.covers(price.into()))
    }
}

impl Immediate {
    /// Carries out the effect.
    #[inline]
    pub(crate) fn play(self, game: &mut Valletta, events: &mut impl Extend<Event>) {
        match self {
            Immediate::Chamberlain => chamberlain::play(game, events),
            Immediate::Innkeeper => innkeeper::play(game, events),
            Immediate::Toll => toll::play(game, events),
            Immediate::Pope => pope::play(game, events),
            Immediate::Emperor => emperor::play(game, events),
            Immediate::King => king::play(game, events),
            Immediate::Knight => knight::play(game, events),
        }
    }
}

impl Chooser {
    /// How much of the chosen good the player takes; `icons` counts its icons on the player's buildings.
    #[inline]
    pub(crate) fn amount(self, icons: impl FnOnce() -> u16) -> u16 {
        match self {
            Chooser::Maid => maid::AMOUNT,
            Chooser::Foreman => foreman::amount(icons()),
            Chooser::Nun => nun::AMOUNT,
        }
    }

    /// Carries out the choice of a good.
    #[inline]
    pub(crate) fn choose(self, game: &mut Valletta, good: Good, events: &mut impl Extend<Event>) {
        let amount = self.amount(|| game.icons(game.turn, good));
        game.take(game.turn, good, amount, events);
        match self {
            Chooser::Maid | Chooser::Foreman => (),
            Chooser::Nun => nun::share(game, good, events),
        }
    }
}
