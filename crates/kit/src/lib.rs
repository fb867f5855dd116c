//! The kit: the types that all games of Intramuros share, and nothing that only one of them needs.
//!
//! A [`Game`] is a position that answers four questions: who decides, what is legal, what may be
//! seen, how did it end. [`Chance`] comes in from outside and is written into a [`Record`], so a
//! position can always be rebuilt from its record.
//!
//! A whole game, Nim with one heap: the player who takes the last match wins, and chance sets the size of the heap.
//!
//! ```
//! use kit::*;
//! use std::{collections::BTreeMap, fmt, str::FromStr};
//!
//! #[derive(Clone, Debug, Default, PartialEq, serde::Serialize)]
//! struct Rules {}
//! impl Options for Rules {
//!     const SETTINGS: &'static [Setting] = &[];
//!     fn set(&mut self, key: &str, _: &str) -> Result<(), BadOption> { Err(BadOption::new(key, "Nim has no options")) }
//!     fn list(&self) -> Vec<(&'static str, String)> { vec![] }
//!     fn check(&self) -> Result<(), BadOption> { Ok(()) }
//!     fn players(&self) -> u8 { 2 }
//! }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! struct Take(u32);
//! impl fmt::Display for Take {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "take {}", self.0) }
//! }
//! impl FromStr for Take {
//!     type Err = BadText;
//!     fn from_str(text: &str) -> Result<Self, BadText> {
//!         let number = text.strip_prefix("take ").and_then(|n| n.parse().ok());
//!         number.map(Take).ok_or(BadText(format!("'{text}' is no action: take 1, 2 or 3")))
//!     }
//! }
//!
//! #[derive(Clone, PartialEq, Debug)]
//! struct TooMany { left: u32 }
//! impl fmt::Display for TooMany {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "take 1 to 3 of the {} matches left", self.left) }
//! }
//! impl std::error::Error for TooMany {}
//! impl Referee for TooMany {
//!     fn rule(&self) -> &'static str { "NIM-1" }
//! }
//!
//! #[derive(Clone)]
//! struct Nim { heap: u32, turn: Seat, taken: u32 }
//! impl Game for Nim {
//!     const NAME: &'static str = "nim";
//!     const RULES: u32 = 1;
//!     type Options = Rules;
//!     type Action = Take;
//!     type Event = u32;
//!     type View = u32;
//!     type Illegal = TooMany;
//!
//!     fn start(_: &Rules, chance: &mut impl Chance, _: &mut impl Extend<u32>) -> Result<Self, BadOption> {
//!         Ok(Nim { heap: 5 + chance.pick(10), turn: Seat(0), taken: 0 })
//!     }
//!     fn turn(&self) -> Turn { if self.heap == 0 { Turn::Over } else { Turn::Seat(self.turn) } }
//!     fn legal(&self, actions: &mut Vec<Take>) {
//!         actions.clear();
//!         actions.extend((1..=3).map(Take).filter(|&take| self.check(take).is_ok()));
//!     }
//!     fn check(&self, Take(n): Take) -> Result<(), TooMany> {
//!         if n >= 1 && n <= 3.min(self.heap) { Ok(()) } else { Err(TooMany { left: self.heap }) }
//!     }
//!     fn apply(&mut self, take: Take, _: &mut impl Chance, events: &mut impl Extend<u32>) -> Result<(), TooMany> {
//!         self.check(take)?;
//!         self.heap -= take.0;
//!         self.turn = self.turn.next(2);
//!         self.taken += 1;
//!         events.extend([take.0]);
//!         Ok(())
//!     }
//!     fn view(&self, _: Viewer) -> u32 { self.heap }
//!     fn round(&self) -> u32 { self.taken / 2 + 1 }
//!     fn outcome(&self) -> Option<Outcome> {
//!         let winner = self.turn.previous(2);
//!         let scores: Vec<_> = Seat::all(2).map(|seat| i32::from(seat == winner)).collect();
//!         let detail = scores.iter().map(|&score| BTreeMap::from([("last", score)])).collect();
//!         (self.heap == 0).then(|| Outcome { scores, winners: vec![winner], detail, rounds: self.round(), trigger: "empty" })
//!     }
//!     fn reveals(_: &u32) -> bool { false }
//!     fn witness(event: u32, _: Viewer) -> u32 { event }
//! }
//!
//! let mut play = Play::<Nim>::start(&Rules {}, &mut Live::new([1; 32]), &mut Silent).unwrap();
//! while let Some(seat) = play.game().turn().seat() {
//!     let mut legal = Vec::new();
//!     play.game().legal(&mut legal);
//!     play.act(legal[0], &mut Unknown, &mut Vec::new()).unwrap();
//! }
//! let text = play.record().to_string();
//! let again: Record<Nim> = text.parse().unwrap();
//! assert_eq!(again.last().unwrap().outcome(), play.game().outcome());
//! ```

mod chance;
mod explain;
mod game;
mod level;
mod message;
mod per_seat;
mod perft;
mod play;
pub mod record;
mod rulebook;
#[cfg(feature = "testing")]
pub mod testing;

pub use chance::{Chance, Live, Noted, Odometer, Replayed, Sampled, Scripted, Unknown};
pub use explain::{Explain, Explained, Explanation};
pub use game::{
    BadOption, BadScene, BadText, Game, Imagine, Options, Outcome, Referee, Seat, Secrets, Setting, Silent, Turn,
    Viewer,
};
pub use level::Level;
pub use message::{Inserted, Message};
pub use per_seat::PerSeat;
pub use perft::perft;
pub use play::{NoUndo, Play};
pub use record::{Record, Replay, ReplayError};
pub use rulebook::Rulebook;
