//! Why an action is not legal now: what is wrong, and the rule that says so.

use std::{error::Error, fmt};

use kit::Seat;

use crate::{Ask, At, Card, Good, Goods, Payment};

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Something else is being decided.
    NotNow { ask: Ask },
    /// The good was taken by another player in the setup.
    GoodGone { good: Good },
    /// The card is not in hand.
    NotInHand { card: Card },
    /// The card is not in the reserve.
    NotInReserve { card: Card },
    /// The effect must be carried out.
    Compulsory { card: Card },
    /// Two goods are taken, or one, not the other way.
    HowMany { card: Card },
    /// The two-player extra of this card does not offer the good.
    NoExtra { card: Card, good: Good },
    /// The seat has none of it to give.
    NothingToGive { good: Good },
    /// No building lies there in this game.
    NoBuilding { at: At },
    /// The building has an owner.
    Owned { at: At, owner: Seat },
    /// The building is not one's own.
    NotOwned { at: At },
    /// The building shows its back.
    Upgraded { at: At },
    /// No house is left.
    NoHouse,
    /// The price cannot be paid, not even with replacements.
    TooDear { missing: Goods },
    /// More is handed over than is there.
    NotThere { payment: Payment },
    /// The payment does not fit the price.
    WrongPayment { price: Goods<u8>, payment: Payment },
    /// A character's own price is paid exactly.
    WrongPrice { card: Card, payment: Payment },
}

impl Illegal {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            Illegal::Over => "V-FINAL-12",
            Illegal::NotNow { .. } => "V-TURN-1",
            Illegal::GoodGone { .. } => "V-SETUP-15",
            Illegal::NotInHand { .. } => "V-TURN-1",
            Illegal::NotInReserve { .. } => "V-CARD-VALETTE-6",
            Illegal::Compulsory { .. } => "V-EFF-1",
            Illegal::HowMany { card: Card::Seamstress } => "V-CARD-SEAMSTRESS-1",
            Illegal::HowMany { card: Card::Foreman } => "V-CARD-FOREMAN-1",
            Illegal::HowMany { card: Card::Nun } => "V-CARD-NUN-1",
            Illegal::HowMany { .. } => "V-CARD-MAID-1",
            Illegal::NoExtra { card: Card::Innkeeper, .. } => "V-CARD-INNKEEPER-2",
            Illegal::NoExtra { card: Card::Toll, .. } => "V-CARD-TOLL-3",
            Illegal::NoExtra { .. } => "V-CARD-MONK-3",
            Illegal::NothingToGive { .. } => "V-CARD-MONK-1",
            Illegal::NoBuilding { .. } => "V-SETUP-4",
            Illegal::Owned { .. } => "V-BUILD-2",
            Illegal::NotOwned { .. } | Illegal::Upgraded { .. } => "V-UPG-1",
            Illegal::NoHouse => "V-BUILD-3",
            Illegal::TooDear { .. } => "V-PAY-1",
            Illegal::NotThere { .. } => "V-BUILD-5",
            Illegal::WrongPayment { .. } => "V-PAY-6",
            Illegal::WrongPrice { .. } => "V-PAY-3",
        }
    }
}

/// What is asked, as the end of a sentence.
fn question(ask: Ask) -> &'static str {
    match ask {
        Ask::Draft { .. } => "which good to start with",
        Ask::Play => "which card to play",
        Ask::Use { .. } => "whether to use the effect",
        Ask::Good { .. } => "which good to take",
        Ask::TwoGoods => "which two goods to take",
        Ask::Build { .. } => "what to build or upgrade",
        Ask::Pay { .. } => "how to pay",
        Ask::Deal { .. } => "whether to pay the character's price",
        Ask::Staff => "whom to fire or hire",
        Ask::Give { .. } => "what to give the monk",
        Ask::Extra { .. } => "which good to take besides",
        Ask::Over => "nothing any more",
    }
}

fn names(goods: &[Good]) -> String {
    let names: Vec<_> = goods.iter().map(|good| good.name()).collect();
    match &names[..] {
        [some @ .., last] if !some.is_empty() => format!("{} or {last}", some.join(", ")),
        _ => names.concat(),
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::Over => write!(f, "the game is over"),
            Illegal::NotNow { ask } => write!(f, "not now: the question is {}", question(ask)),
            Illegal::GoodGone { good } => write!(f, "the {good} is taken: each good lies there once"),
            Illegal::NotInHand { card } => write!(f, "no {card} in hand"),
            Illegal::NotInReserve { card } => write!(f, "no {card} in the reserve"),
            Illegal::Compulsory { card } => write!(f, "the effect of the {card} cannot be declined"),
            Illegal::HowMany { card: Card::Seamstress } => write!(f, "the seamstress takes two goods"),
            Illegal::HowMany { card } => write!(f, "the {card} asks for one type of good"),
            Illegal::NoExtra { card, good } => {
                write!(f, "the extra good of the {card} is {}, not {good}", names(card.two_player_extra()))
            }
            Illegal::NothingToGive { good } => write!(f, "no {good} is there to give"),
            Illegal::NoBuilding { at } => write!(f, "no building lies on {at} with this number of players"),
            Illegal::Owned { at, owner } => write!(f, "the building on {at} is seat {owner}'s already"),
            Illegal::NotOwned { at } => write!(f, "the building on {at} is not yours"),
            Illegal::Upgraded { at } => write!(f, "the building on {at} is upgraded already"),
            Illegal::NoHouse => write!(f, "all 8 houses are placed: only upgrades are left"),
            Illegal::TooDear { missing } => {
                let each = if missing.total() > 1 { " for each" } else { "" };
                write!(f, "needs {} more, or 3 other goods{each}", missing.words())
            }
            Illegal::NotThere { payment } => write!(f, "{payment} is more than there is"),
            Illegal::WrongPayment { price, payment } => {
                write!(
                    f,
                    "{payment} does not pay {price}: each good that is missing takes exactly 3 others beyond the price"
                )
            }
            Illegal::WrongPrice { card, payment } => {
                let crate::cards::Effect::Deal { prices, .. } = card.effect() else { return Ok(()) };
                let prices: Vec<_> = prices.iter().map(ToString::to_string).collect();
                write!(f, "the {card} takes {}, not {payment}", prices.join(" or "))
            }
        }?;
        write!(f, ": {}", self.rule())
    }
}

impl Error for Illegal {}
