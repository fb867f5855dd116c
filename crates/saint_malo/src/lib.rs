//! The rules of Saint Malo, a game by Inka and Markus Brand: roll five dice, use one symbol, draw it into a walled city.
//!
//! A turn:
//!
//! ```
//! use kit::{Game, Seat, Silent, Unknown, Viewer};
//! use saint_malo::{SaintMalo, Scene};
//!
//! let scene = Scene { dice: "head head head wall swords", ..Scene::default() };
//! let mut game = SaintMalo::try_from(scene)?;
//! for action in ["use head 3", "person merchant", "place c3"] {
//!     game.apply(action.parse()?, &mut Unknown, &mut Silent)?;
//! }
//! // Four printed crates lie around c3: a merchant there earns four coins.
//! assert_eq!(game.view(Viewer::Public).cities[0].coins, 3 + 4);
//! assert_eq!(game.turn().seat(), Some(Seat(1)));
//! // And an action that is not legal says why.
//! let refused = game.check("pass".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "not now: the question is whether to roll again: S-TURN-2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read on in this order: `state.rs` (a position), `action.rs` (what can be decided), `legal.rs`
//! (when), `apply.rs` (what it does), `score.rs` (how it ends). The rules are `docs/rules/saint-malo.md`.
//!
//! What a viewer sees can be asked questions: a [`City`] says where things may be placed, what that gives and what is
//! missing; a [`Throw`] what dice can be used for; [`Pirates`] what swords cause. Bots, pages and the terminal ask
//! them, and so does the game itself: no rule is written twice.

#![warn(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod action;
mod apply;
mod cell;
mod cells;
mod city;
mod dice;
mod event;
mod explain;
mod illegal;
mod item;
mod legal;
mod options;
mod pirates;
mod placing;
mod rolls;
mod scene;
mod score;
mod state;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod throw;
mod view;

pub use action::Action;
pub use cell::{Cell, Side};
pub use cells::Cells;
pub use city::City;
pub use dice::{Dice, Symbol};
pub use event::{Event, Source};
pub use explain::{PlayerBoard, Setup, Truth};
pub use illegal::Illegal;
pub use item::{Item, Person};
pub use options::Options;
pub use pirates::Pirates;
pub use placing::Gain;
pub use scene::{Scene, SceneCity};
pub use score::church_points;
pub use state::{Ask, Bonus, SaintMalo};
pub use throw::Throw;
pub use view::View;

use kit::{BadOption, Chance, Game, Options as _, Outcome, Rulebook, Secrets, Turn, Viewer};

/// The rules, to be looked up by number.
pub const RULEBOOK: Rulebook = Rulebook(include_str!("../../../docs/rules/saint-malo.md"));

impl Game for SaintMalo {
    const NAME: &'static str = "saint-malo";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Options, chance: &mut impl Chance, events: &mut impl Extend<Event>) -> Result<Self, BadOption> {
        options.check()?;
        Ok(SaintMalo::set_up(options, chance, events))
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.ask == Ask::Over { Turn::Over } else { Turn::Seat(self.turn) }
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        legal::legal(self, actions);
    }

    #[inline]
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
        apply::apply(self, action, chance, events)
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
        matches!(event, Event::Rolled { .. })
    }

    fn witness(event: Event, _: Viewer) -> Event {
        event
    }
}

impl Secrets for SaintMalo {
    /// There is nothing to deal again: dice are the only chance, and everybody sees them (S-INV-7).
    fn redeal(&mut self, _: Viewer, _: &mut impl Chance) {}
}
