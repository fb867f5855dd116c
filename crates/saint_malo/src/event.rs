//! What happens, as data: pages and logs turn it into words.

use kit::Seat;
use serde::Serialize;

use crate::{Cell, Dice, Item, Person, Side, Symbol};

/// One thing that happened. Its JSON is a contract: `docs/view.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A seat rolled; the dice that were thrown.
    Rolled { seat: Seat, dice: Dice },
    /// A seat chose the symbol of its turn.
    Used { seat: Seat, symbol: Symbol, turned: u8, used: u8 },
    /// A seat used nothing.
    Passed { seat: Seat },
    /// Coins came or went.
    Coins { seat: Seat, change: i16, why: Source },
    /// Logs came or went.
    Logs { seat: Seat, change: i16 },
    /// Points came.
    Points { seat: Seat, gain: u16, why: Source },
    /// A space was filled.
    Placed { seat: Seat, at: Cell, item: Item },
    /// A side of the wall became complete (S-WALL-6).
    Complete { seat: Seat, side: Side },
    /// Walls that found no outer space any more (S-TX-11).
    WallsLost { seat: Seat, walls: u8 },
    /// Boxes of the pirate table were marked (S-PIR-1).
    Swords { seat: Seat, swords: u8 },
    /// The pirates attacked (S-PIR-2).
    Attack { strength: u8 },
    /// A city did not hold and crosses out a cannon (S-PIR-6).
    CannonLost { seat: Seat },
    /// A city is full (S-END-1).
    Full { seat: Seat },
    /// The game is over.
    Over,
}

/// Where coins and points come from or go to. As JSON: one word, of a side or a person its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Dice turned (S-DICE-8).
    Turning,
    /// Logs stored (S-LOG-2).
    Storing,
    /// A house (S-PERS-ARCHITECT-1).
    House,
    /// A complete side (S-WALL-7).
    #[serde(untagged)]
    Wall(Side),
    /// A person's effect.
    #[serde(untagged)]
    Person(Person),
}
