//! The explained record of Valletta (docs/record.md).

use std::collections::BTreeMap;

use kit::{Explain, Seat};
use serde::Serialize;

use crate::{Action, Ask, At, Building, Card, Colour, Event, Good, Goods, Payment, Valletta};

/// The buildings with their figures, and the barrels.
#[derive(Serialize)]
pub struct Setup {
    /// In the order in which they were laid out.
    pub buildings: Vec<LaidOut>,
    /// From space 1 on.
    pub barrels: Vec<Good>,
}

/// A building on its position.
#[derive(Serialize)]
pub struct LaidOut {
    /// Where it lies.
    pub at: At,
    /// The name on the card.
    pub name: String,
    /// The colour of its character.
    pub colour: Colour,
    /// Who lies on it and goes to the hand of its builder.
    pub character: Card,
    /// The printed price.
    pub cost: Goods,
    /// The good that its icons show, and how many there are on each side.
    #[serde(rename = "yield")]
    pub icons: Yield,
    /// Points at the end, on each side.
    pub points: Sides,
}

/// The icons of a building.
#[derive(Serialize)]
pub struct Yield {
    /// What the icons show.
    pub good: Good,
    /// How many icons.
    #[serde(flatten)]
    pub sides: Sides,
}

/// A figure on both sides of a card.
#[derive(Serialize)]
pub struct Sides {
    /// On the front.
    pub built: u8,
    /// On the back.
    pub upgraded: u8,
}

impl LaidOut {
    pub(crate) fn new(at: At, building: &Building) -> LaidOut {
        let sides = |[built, upgraded]: [u8; 2]| Sides { built, upgraded };
        LaidOut {
            at,
            name: building.name.clone(),
            colour: building.colour(),
            character: building.character,
            cost: building.cost,
            icons: Yield { good: building.good, sides: sides(building.icons) },
            points: sides(building.points),
        }
    }
}

/// The whole state, nothing hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Truth {
    /// Who decides; none when the game is over.
    pub turn: Option<Seat>,
    /// The space of de Valette's figure; 0 is the tower.
    pub valette: u8,
    /// Whether the final phase has begun.
    #[serde(rename = "final")]
    pub final_phase: bool,
    /// By seat: has no card left in the final phase.
    pub out: Vec<bool>,
    /// The cards that may be hired, by name.
    pub reserve: Vec<Card>,
    /// By seat.
    pub players: Vec<TruePlayer>,
    /// What is built, by position.
    pub city: BTreeMap<String, Built>,
}

/// A player's goods and cards, nothing hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TruePlayer {
    /// Goods in front of the player.
    pub goods: Goods,
    /// Points scored so far, final scoring apart.
    pub points: u16,
    /// Houses not yet placed.
    pub houses: u8,
    /// By name.
    pub hand: Vec<Card>,
    /// The cards played this turn, in order.
    pub slots: Vec<Card>,
    /// By name: no pile has an order.
    pub draw: Vec<Card>,
    /// By name.
    pub discard: Vec<Card>,
}

/// A built position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Built {
    /// Whose house stands on it.
    pub owner: Seat,
    /// Whether it shows its back.
    pub upgraded: bool,
}

/// An action with its fields by name.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Plain {
    /// As [`Action::TakeGood`].
    TakeGood {
        /// The good.
        good: Good,
    },
    /// As [`Action::TakeTwo`].
    TakeTwo {
        /// Both goods, which may be equal.
        goods: [Good; 2],
    },
    /// As [`Action::Play`].
    Play {
        /// The card.
        card: Card,
    },
    /// As [`Action::Use`].
    Use,
    /// As [`Action::Decline`].
    Decline,
    /// As [`Action::Build`].
    Build {
        /// Where.
        at: At,
    },
    /// As [`Action::Upgrade`].
    Upgrade {
        /// Where.
        at: At,
    },
    /// As [`Action::Pay`].
    Pay {
        /// Everything that is handed over.
        goods: Payment,
    },
    /// As [`Action::Fire`].
    Fire {
        /// The card.
        card: Card,
    },
    /// As [`Action::Hire`].
    Hire {
        /// The card.
        card: Card,
    },
    /// As [`Action::Give`].
    Give {
        /// The good.
        good: Good,
    },
}

/// One thing that chance decided.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceEvent {
    /// A seat drew this card.
    Draw(Seat, Card),
    /// A seat's discard pile became its draw pile.
    Reshuffle(Seat),
    /// A barrel showed this good.
    Barrel(Good),
    /// The piles of these seats were merged, once, when the final phase began (V-FINAL-3).
    Merge(Vec<Seat>),
}

/// Cards by name: readers of the record need not know our order.
fn by_name(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_by_key(|card| card.name());
    cards
}

impl Explain for Valletta {
    type Setup = Setup;
    type Truth = Truth;
    type Plain = Plain;
    type ChanceEvent = ChanceEvent;

    fn first(&self) -> Seat {
        self.first
    }

    fn setup(&self) -> Setup {
        let buildings = self.fixed.layout.iter().map(|(at, building)| LaidOut::new(at, building));
        Setup { buildings: buildings.collect(), barrels: self.barrels.goods().collect() }
    }

    fn truth(&self) -> Truth {
        let players = self.players.of(self.player_count());
        let true_player = |seat: Seat| {
            let player = &self.players[seat];
            TruePlayer {
                goods: player.goods,
                points: player.points,
                houses: self.city.houses(seat),
                hand: by_name(player.hand.cards()),
                slots: player.slots().to_vec(),
                draw: by_name(player.piles.draw_pile()),
                discard: by_name(player.piles.discard_pile()),
            }
        };
        let built = self.fixed.layout.iter().filter_map(|(at, _)| {
            let owner = self.city.owner(at)?;
            Some((at.to_string(), Built { owner, upgraded: self.city.is_upgraded(at) }))
        });
        Truth {
            turn: (self.ask != Ask::Over).then_some(self.decider()),
            valette: self.valette,
            final_phase: self.final_phase,
            out: players.iter().map(|player| player.out).collect(),
            reserve: by_name(&self.reserve.cards()),
            players: self.seats().map(true_player).collect(),
            city: built.collect(),
        }
    }

    fn plain(action: Action) -> Plain {
        match action {
            Action::TakeGood(good) => Plain::TakeGood { good },
            Action::TakeTwo(goods) => Plain::TakeTwo { goods },
            Action::Play(card) => Plain::Play { card },
            Action::Use => Plain::Use,
            Action::Decline => Plain::Decline,
            Action::Build(at) => Plain::Build { at },
            Action::Upgrade(at) => Plain::Upgrade { at },
            Action::Pay(goods) => Plain::Pay { goods },
            Action::Fire(card) => Plain::Fire { card },
            Action::Hire(card) => Plain::Hire { card },
            Action::Give(good) => Plain::Give { good },
        }
    }

    fn chance_events(events: &[Event]) -> Vec<ChanceEvent> {
        let by_chance = |event: &Event| match *event {
            Event::Drew { seat, card } => Some(ChanceEvent::Draw(seat, card?)),
            Event::Reshuffled { seat } => Some(ChanceEvent::Reshuffle(seat)),
            Event::Barrel { good, .. } => Some(ChanceEvent::Barrel(good)),
            Event::Merged { players } => Some(ChanceEvent::Merge(Seat::all(players).collect())),
            Event::Played { .. } | Event::Copied { .. } | Event::Declined { .. } | Event::Took { .. } => None,
            Event::Gave { .. } | Event::Paid { .. } | Event::Scored { .. } | Event::Worked { .. } => None,
            Event::Gained { .. } | Event::Advanced { .. } | Event::Fired { .. } | Event::Hired { .. } => None,
            Event::Triggered { .. } | Event::Out { .. } | Event::Over => None,
        };
        events.iter().filter_map(by_chance).collect()
    }
}
