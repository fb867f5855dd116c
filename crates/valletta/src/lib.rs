//! The rules of Valletta, a game by Stefan Dorra: play three cards, gather goods, build the city along the street.
//!
//! A turn:
//!
//! ```
//! use kit::{Game, Seat, Silent, Unknown, Viewer};
//! use valletta::{Card, Scene, ScenePlayer, Valletta};
//!
//! let red = ScenePlayer { goods: "2g1w1s", hand: "builder brickmoulder banker", ..ScenePlayer::default() };
//! let green = ScenePlayer { hand: "maid valette", ..ScenePlayer::default() };
//! let layout = vec![("A1.3", "Mint")];
//! let mut game = Valletta::try_from(Scene { players: vec![red, green], layout, ..Scene::default() })?;
//! // The Mint costs 2 gold, 1 wood, 1 stone and 1 brick.
//! game.apply("play builder".parse()?, &mut Unknown, &mut Silent)?;
//! let refused = game.check("build A1.3".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "needs 1 brick more, or 3 other goods: V-PAY-1");
//! for action in ["decline", "play brickmoulder", "play banker"] {
//!     game.apply(action.parse()?, &mut Unknown, &mut Silent)?;
//! }
//! assert_eq!(game.view(Viewer::Public).players[0].goods.to_string(), "2g1w1s1b");
//! assert_eq!(game.turn().seat(), Some(Seat(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read on in this order: `state.rs` (what there is), `action.rs` (what can be decided), `legal.rs` (when), `apply.rs`
//! (what it does), `work.rs` (building), `turn.rs` (the course of the game), `cards/` (a file for each character with
//! an effect of its own). The rules are `docs/rules/valletta.md`.

mod action;
mod apply;
mod building;
mod cards;
mod city;
mod event;
mod explain;
mod glimpse;
mod goods;
mod hand;
mod illegal;
mod legal;
mod options;
mod payment;
mod scene;
mod score;
mod state;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod turn;
mod view;
mod work;

pub use action::Action;
pub use building::{BadBuildings, Building, BuildingSet};
pub use cards::{Card, Colour};
pub use city::{At, City, Layout, PLOTS, Work};
pub use event::{Event, Trigger, Why};
pub use explain::{Built, ChanceEvent, LaidOut, Plain, Setup, Sides, TruePlayer, Truth, Yield};
pub use glimpse::{CardCounts, Glimpse};
pub use goods::{Good, Goods, Payment};
pub use illegal::Illegal;
pub use options::{Edition, Options, Reshuffle};
pub use scene::{Scene, ScenePlayer};
pub use state::{Ask, Table, Valletta};
pub use view::{PlayerView, View};

use kit::{BadOption, Chance, Game, Options as _, Outcome, Rulebook, Secrets, Turn, Viewer};

/// The rules as a book to look things up in.
pub const RULEBOOK: Rulebook = Rulebook(include_str!("../../../docs/rules/valletta.md"));

impl Game for Valletta {
    const NAME: &'static str = "valletta";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, chance: &mut impl Chance, events: &mut impl Extend<Event>) -> Result<Self, BadOption> {
        options.check()?;
        Ok(Valletta::set_up(options, chance, events))
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.ask == Ask::Over { Turn::Over } else { Turn::Seat(self.decider()) }
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        self.list(actions);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.why_not(action)
    }

    #[inline]
    fn apply(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Illegal> {
        self.carry_out(action, chance, events)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drew { .. } | Event::Barrel { .. })
    }

    fn witness(event: Event, viewer: Viewer) -> Event {
        match event {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            event => event,
        }
    }
}

impl Secrets for Valletta {
    fn redeal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.deal_secrets_anew(viewer, chance);
    }
}
