//! Why an action is not legal now: what is wrong, and the rule that says so.

use std::{error::Error, fmt};

use kit::{Referee, Seat};

use crate::{Ask, At, Card, Good, Goods, Payment};

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Something else is being decided.
    NotNow {
        /// What is being decided instead.
        ask: Ask,
    },
    /// The good was taken by another player in the setup.
    GoodGone {
        /// Which one.
        good: Good,
    },
    /// A card must be played.
    MustPlay,
    /// The card to be played is not in hand.
    NotInHand {
        /// Which one.
        card: Card,
    },
    /// The card to be fired is not in hand.
    CannotFire {
        /// Which one.
        card: Card,
    },
    /// The card is not in the reserve.
    NotInReserve {
        /// Which one.
        card: Card,
    },
    /// The effect must be carried out.
    Compulsory {
        /// Whose effect it is.
        card: Card,
    },
    /// The card takes two goods and one was named, or the other way round.
    HowMany {
        /// Which card asks.
        card: Card,
    },
    /// The good is not among the two-player extras of this card.
    NoExtra {
        /// Whose extra it is.
        card: Card,
        /// What was asked for.
        good: Good,
    },
    /// The seat has none of it to give.
    NothingToGive {
        /// What was to be given.
        good: Good,
    },
    /// No building lies there in this game.
    NoBuilding {
        /// The empty position.
        at: At,
    },
    /// The building is one's own.
    OwnedAlready {
        /// Where it lies.
        at: At,
    },
    /// The building is another player's.
    Owned {
        /// Where it lies.
        at: At,
        /// Whose it is.
        owner: Seat,
    },
    /// The building is not one's own.
    NotOwned {
        /// Where it lies.
        at: At,
    },
    /// The building shows its back.
    Upgraded {
        /// Where it lies.
        at: At,
    },
    /// No house is left.
    NoHouse,
    /// The price cannot be paid, not even with replacements.
    TooDear {
        /// Of each good, how much of the price is not there.
        missing: Goods,
    },
    /// The payment is more than the player has.
    NotThere {
        /// What was to be handed over.
        payment: Payment,
    },
    /// The payment does not fit the price.
    WrongPayment {
        /// What is due.
        price: Goods<u8>,
        /// What was to be handed over.
        payment: Payment,
    },
    /// A character's price must be paid exactly.
    WrongPrice {
        /// Whose price it is.
        card: Card,
        /// What was to be handed over.
        payment: Payment,
    },
    /// The player cannot pay a character's price.
    DealTooDear {
        /// Whose price it is.
        card: Card,
        /// What was to be handed over.
        payment: Payment,
    },
}

impl Referee for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::Over => "V-FINAL-12",
            Illegal::NotNow { .. } => "V-TURN-1",
            Illegal::GoodGone { .. } => "V-SETUP-15",
            Illegal::NotInHand { .. } => "V-TURN-1",
            Illegal::MustPlay => "V-TURN-2",
            Illegal::CannotFire { .. } => "V-CARD-VALETTE-5",
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
            Illegal::OwnedAlready { .. } | Illegal::Owned { .. } => "V-BUILD-2",
            Illegal::NotOwned { .. } | Illegal::Upgraded { .. } => "V-UPG-1",
            Illegal::NoHouse => "V-BUILD-3",
            Illegal::TooDear { .. } => "V-PAY-1",
            Illegal::NotThere { .. } => "V-BUILD-5",
            Illegal::WrongPayment { .. } => "V-PAY-6",
            Illegal::WrongPrice { .. } | Illegal::DealTooDear { .. } => "V-PAY-3",
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

/// `wood, stone or brick`.
fn either(words: &[String]) -> String {
    match words {
        [some @ .., last] if !some.is_empty() => format!("{} or {last}", some.join(", ")),
        _ => words.concat(),
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::Over => write!(f, "the game is over"),
            Illegal::NotNow { ask } => write!(f, "not now: the question is {}", question(ask)),
            Illegal::GoodGone { good } => write!(f, "the {good} is taken: each good lies there once"),
            Illegal::MustPlay => write!(f, "a card must be played, whether or not it helps"),
            Illegal::NotInHand { card } | Illegal::CannotFire { card } => write!(f, "no {} in hand", card.title()),
            Illegal::NotInReserve { card } => write!(f, "no {} in the reserve", card.title()),
            Illegal::Compulsory { card } => write!(f, "the effect of the {} cannot be declined", card.title()),
            Illegal::HowMany { card: Card::Seamstress } => write!(f, "the seamstress takes two goods"),
            Illegal::HowMany { card } => write!(f, "the {} asks for one type of good", card.title()),
            Illegal::NoExtra { card, good } => {
                let offered: Vec<_> = card.two_player_extra().iter().map(ToString::to_string).collect();
                write!(f, "the extra good of the {} is {}, not {good}", card.title(), either(&offered))
            }
            Illegal::NothingToGive { good } => write!(f, "you have no {good} to give"),
            Illegal::NoBuilding { at } => write!(f, "no building lies on {at} with this number of players"),
            Illegal::OwnedAlready { at } => write!(f, "the building on {at} is yours already"),
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
                let Some(deal) = card.deal() else { return Ok(()) };
                let prices: Vec<_> = deal.prices.iter().map(|&price| Goods::from(price).words()).collect();
                let paid = Goods::from(payment).words();
                write!(f, "the {} takes {}, not {paid}", card.title(), either(&prices))
            }
            Illegal::DealTooDear { card, payment } => {
                write!(f, "the {} takes {}, which is more than there is", card.title(), Goods::from(payment).words())
            }
        }?;
        write!(f, ": {}", self.rule())
    }
}

impl Error for Illegal {}
