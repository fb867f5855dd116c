//! What happens, as data: pages and logs turn it into words.

use kit::{Seat, Viewer};
use serde::Serialize;

use crate::{At, Card, Good, Payment, Work};

/// One thing that happened. Its JSON is a contract: `docs/view.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A card went to a slot.
    Played {
        /// Who played it.
        seat: Seat,
        /// What was played; an Apprentice as itself.
        card: Card,
    },
    /// An Apprentice stands for this card.
    Copied {
        /// Who played the Apprentice.
        seat: Seat,
        /// Whose effect it repeats.
        card: Card,
    },
    /// A seat left an effect unused.
    Declined {
        /// Whose effect it was.
        seat: Seat,
    },
    /// Goods came from the supply.
    Took {
        /// Who took them.
        seat: Seat,
        /// Of which type.
        good: Good,
        /// How many; with a finite supply perhaps fewer than the effect says.
        amount: u16,
    },
    /// A good went from one player to another.
    Gave {
        /// Who gave it.
        from: Seat,
        /// Who received it.
        to: Seat,
        /// Of which type.
        good: Good,
    },
    /// Goods went to the supply.
    Paid {
        /// Who paid.
        seat: Seat,
        /// Everything that was handed over.
        goods: Payment,
    },
    /// Points came.
    Scored {
        /// Whose score figure moved.
        seat: Seat,
        /// How many spaces it moved.
        points: u16,
        /// What they were earned with.
        why: Why,
    },
    /// A building was built or upgraded.
    Worked {
        /// Who did it.
        seat: Seat,
        /// Where the building lies.
        at: At,
        /// Which of the two.
        work: Work,
    },
    /// The character of a new building went to the hand.
    Gained {
        /// Who built.
        seat: Seat,
        /// The character that lay on the building (V-BUILD-6).
        card: Card,
    },
    /// The figure of de Valette moved to this space.
    Advanced {
        /// From 1 to 25.
        space: u8,
    },
    /// A barrel was turned.
    Barrel {
        /// Who moved the figure and takes the good.
        seat: Seat,
        /// What the barrel had hidden.
        good: Good,
    },
    /// A card went from hand to the reserve.
    Fired {
        /// Who fired.
        seat: Seat,
        /// Who was fired; everybody may hire it now.
        card: Card,
    },
    /// A card went from the reserve to hand.
    Hired {
        /// Who hired.
        seat: Seat,
        /// Who was hired.
        card: Card,
    },
    /// A card was drawn; none for those who may not see it.
    Drew {
        /// Who drew.
        seat: Seat,
        /// Which card, for its owner only.
        card: Option<Card>,
    },
    /// A discard pile became a draw pile.
    Reshuffled {
        /// Whose piles they are.
        seat: Seat,
    },
    /// The final phase will begin at the end of this turn.
    Triggered {
        /// Who brought it about.
        seat: Seat,
        /// How (V-FINAL-1).
        trigger: Trigger,
    },
    /// Everybody's piles are merged: the final phase begins (V-FINAL-3).
    Merged {
        /// How many players; all of them merge their piles.
        players: u8,
    },
    /// A player has no card left (V-FINAL-9).
    Out {
        /// Who is out, and skipped from now on.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl Event {
    /// Whether it reveals something its seat did not know.
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
