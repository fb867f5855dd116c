//! What happens, as data: pages and logs turn it into words.

use kit::{Seat, Viewer};
use serde::Serialize;

use crate::{At, Card, Good, Payment, Work};

/// One thing that happened. Its JSON is a contract: `docs/view.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A card went to a slot.
    Played { seat: Seat, card: Card },
    /// An Apprentice stands for this card.
    Copied { seat: Seat, card: Card },
    /// A seat left an effect unused.
    Declined { seat: Seat },
    /// Goods came from the supply.
    Took { seat: Seat, good: Good, amount: u16 },
    /// A good went from one player to another.
    Gave { from: Seat, to: Seat, good: Good },
    /// Goods went to the supply.
    Paid { seat: Seat, goods: Payment },
    /// Points came.
    Scored { seat: Seat, points: u16, why: Why },
    /// A building was built or upgraded.
    Worked { seat: Seat, at: At, work: Work },
    /// The character of a new building came to hand.
    Gained { seat: Seat, card: Card },
    /// The figure of de Valette moved to this space.
    Advanced { space: u8 },
    /// A barrel was turned.
    Barrel { seat: Seat, good: Good },
    /// A card went from hand to the reserve.
    Fired { seat: Seat, card: Card },
    /// A card went from the reserve to hand.
    Hired { seat: Seat, card: Card },
    /// A card was drawn; none for those who may not see it.
    Drew { seat: Seat, card: Option<Card> },
    /// A discard pile became a draw pile.
    Reshuffled { seat: Seat },
    /// The final phase will begin at the end of this turn.
    Triggered { seat: Seat, trigger: Trigger },
    /// Everybody's piles are merged: the final phase begins (V-FINAL-3).
    Merged { players: u8 },
    /// A player has no card left (V-FINAL-9).
    Out { seat: Seat },
    /// The game is over.
    Over,
}

impl Event {
    /// Whether it brings to light what its seat did not know.
    pub(crate) fn reveals(self) -> bool {
        use Event::*;
        match self {
            Drew { .. } | Barrel { .. } => true,
            Played { .. } | Copied { .. } | Declined { .. } | Took { .. } | Gave { .. } | Paid { .. } => false,
            Scored { .. } | Worked { .. } | Gained { .. } | Advanced { .. } | Fired { .. } | Hired { .. } => false,
            Reshuffled { .. } | Triggered { .. } | Merged { .. } | Out { .. } | Over => false,
        }
    }

    /// What a viewer learns of it: others do not see which card was drawn.
    pub(crate) fn witness(self, viewer: Viewer) -> Event {
        use Event::*;
        match self {
            Drew { seat, .. } if !viewer.is(seat) => Drew { seat, card: None },
            Drew { .. } | Barrel { .. } | Reshuffled { .. } | Merged { .. } => self,
            Played { .. } | Copied { .. } | Declined { .. } | Took { .. } | Gave { .. } | Paid { .. } => self,
            Scored { .. } | Worked { .. } | Gained { .. } | Advanced { .. } | Fired { .. } | Hired { .. } => self,
            Triggered { .. } | Out { .. } | Over => self,
        }
    }
}

/// Where points come from. As JSON: one word, of a card its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Building in the zone of de Valette (V-BONUS-2).
    BuildBonus,
    /// A card's effect.
    #[serde(untagged)]
    Card(Card),
}

/// What triggered the final phase (V-FINAL-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Trigger {
    /// The figure reached the last space.
    Street,
    /// A score reached 25.
    Points,
    /// An eighth house was placed.
    Houses,
    /// The rounds of `turn_cap` are complete (V-R-18).
    #[serde(rename = "turn_cap")]
    Rounds,
}

impl Trigger {
    /// The name in statistics.
    pub fn name(self) -> &'static str {
        match self {
            Trigger::Street => "street",
            Trigger::Points => "points",
            Trigger::Houses => "houses",
            Trigger::Rounds => "turn_cap",
        }
    }
}
