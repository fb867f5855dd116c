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
//! Read on in this order: `state.rs` (a position), `action.rs` (what can be decided), `legal.rs` (when), `apply.rs`
//! (what it does), `work.rs` (building), `turn.rs` (the course of the game), `cards/` (a file for each character with a
//! special effect), `questions.rs` (what a view can be asked). The rules are `docs/rules/valletta.md`.

// A new card, good, building or question must not compile until every match handles it.
#![warn(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod action;
mod apply;
mod building;
mod cards;
mod city;
mod estate;
mod event;
mod explain;
mod glimpse;
mod goods;
mod hand;
mod illegal;
mod legal;
mod options;
mod payment;
mod questions;
mod scene;
mod score;
mod state;
pub mod street;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod turn;
mod view;
mod work;

pub use action::Action;
pub use building::{BadBuildings, Building, BuildingSet};
pub use cards::{Card, Chooser, Colour, Deal, Effect, Immediate};
pub use city::{At, City, Layout, PLOTS, Work};
pub use estate::{Face, Score};
pub use event::{Event, Trigger, Why};
pub use explain::{Built, ChanceEvent, LaidOut, Plain, Setup, Sides, TruePlayer, Truth, Yield};
pub use glimpse::{CardCounts, Glimpse};
pub use goods::{Good, Goods, Payment};
pub use illegal::Illegal;
pub use options::{Edition, Options, Reshuffle};
pub use scene::{Scene, ScenePlayer};
pub use state::{Ask, FINAL_POINTS, FixedSetup, HOUSES, SLOTS, Valletta};
pub use view::{PlayerView, View};
pub use work::BUILD_BONUS;

use kit::{BadOption, Chance, Game, Options as _, Outcome, Rulebook, Secrets, Turn, Viewer};

/// The rules, to be looked up by number.
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
        legal::legal(self, actions);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        legal::check(self, action)
    }

    #[inline]
    fn apply(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Illegal> {
        apply::apply(self, action, chance, events, |_| ())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn witness(event: Event, viewer: Viewer) -> Event {
        event.witness(viewer)
    }
}

impl Valletta {
    /// Like [`Game::apply`]; if the action ends the turn, `before_draw` gets the position before cards are drawn. A
    /// search values that one, because nobody knows what will be drawn.
    #[inline]
    pub fn apply_and_look(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
        before_draw: impl FnOnce(&Valletta),
    ) -> Result<(), Illegal> {
        apply::apply(self, action, chance, events, before_draw)
    }
}

impl Secrets for Valletta {
    fn redeal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.deal_secrets_anew(viewer, chance);
    }
}
