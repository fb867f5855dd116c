//! Valletta in words: names, questions, choices, events, refusals, the board read aloud.

use kit::Seat;
use maud::{Markup, html};
use valletta::{Action, Event, Illegal, Valletta};

use crate::{Look, texts::phrases};

mod names;

pub use names::*;

/// What is asked of the viewer, or whom everybody waits for.
pub fn question(_: &Look<'_, Valletta>) -> String {
    String::new()
}

/// An action as a choice: "Build the Mint".
pub fn action(_: &Look<'_, Valletta>, action: Action) -> String {
    action.to_string()
}

/// An event, for the log.
pub fn event(_: &Look<'_, Valletta>, event: &Event) -> Option<String> {
    Some(format!("{event:?}"))
}

/// Why an action is refused.
pub fn refusal(_: &Look<'_, Valletta>, illegal: &Illegal) -> String {
    illegal.to_string()
}

/// The board in words, in reading order, under headings of the third level.
pub fn reading(_: &Look<'_, Valletta>) -> Markup {
    html! {}
}

/// A player's name as the subject of a sentence: "You" or "Anna".
pub fn who(look: &Look<'_, Valletta>, seat: Seat) -> String {
    phrases::who(look, seat)
}
