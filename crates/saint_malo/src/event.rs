//! What happens, as data: pages and logs turn it into words.

use kit::Seat;
use serde::Serialize;

use crate::{Cell, Dice, Item, Person, Side, Symbol};

/// One thing that happened. Its JSON is a contract: `docs/view.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A seat rolled; the dice that were thrown.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What they show; dice that were kept are not among them.
        dice: Dice,
    },
    /// A seat chose the symbol of its turn.
    Used {
        /// Whose turn it is.
        seat: Seat,
        /// The symbol.
        symbol: Symbol,
        /// How many dice were turned to it.
        turned: u8,
        /// How many dice are used, turned ones included.
        used: u8,
    },
    /// A seat used nothing.
    Passed {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Coins came or went.
    Coins {
        /// Whose bank.
        seat: Seat,
        /// How many came; less than 0 if they went.
        change: i16,
        /// Where from, or what for.
        why: Source,
    },
    /// Logs came or went.
    Logs {
        /// Whose lumber store.
        seat: Seat,
        /// How many came; less than 0 if they went.
        change: i16,
    },
    /// Points came.
    Points {
        /// Who scored.
        seat: Seat,
        /// How many.
        gain: u16,
        /// Where from.
        why: Source,
    },
    /// A space was filled.
    Placed {
        /// Whose city.
        seat: Seat,
        /// Which space.
        at: Cell,
        /// What stands there now, for good (S-CITY-5).
        item: Item,
    },
    /// A side of the wall became complete (S-WALL-6).
    Complete {
        /// Whose wall.
        seat: Seat,
        /// Which side.
        side: Side,
    },
    /// No outer space was left for the last walls (S-TX-11).
    WallsLost {
        /// Whose action it was.
        seat: Seat,
        /// How many walls.
        walls: u8,
    },
    /// Boxes of the pirate table were marked (S-PIR-1).
    Swords {
        /// Who rolled them.
        seat: Seat,
        /// How many the final dice show (S-PIR-1).
        swords: u8,
    },
    /// The pirates attacked (S-PIR-2).
    Attack {
        /// What a defence must reach to hold.
        strength: u8,
    },
    /// A city did not withstand the attack and crosses out a cannon (S-PIR-6).
    CannonLost {
        /// Whose city.
        seat: Seat,
    },
    /// A city is full (S-END-1).
    Full {
        /// Whose city; this round is the last.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// Where coins and points come from or go to. As JSON: one word; for a side or a person, its name.
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
