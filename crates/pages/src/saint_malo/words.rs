//! Saint Malo in words: names, questions, choices, events, refusals, the city read aloud.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Action, Event, Illegal, SaintMalo};

use crate::{Look, texts::phrases};

mod names;

pub use names::*;

/// What is asked of the viewer, or whom everybody waits for.
pub fn question(_: &Look<'_, SaintMalo>) -> String {
    String::new()
}

/// An action as a choice: "Place the merchant on c4".
pub fn action(_: &Look<'_, SaintMalo>, action: Action) -> String {
    action.to_string()
}

/// What an action gives, very short, for a cell or a button: "+3", "5 coins", "wall 4/5". Empty when nothing.
pub fn gain(_: &Look<'_, SaintMalo>, _: &[Event]) -> String {
    String::new()
}

/// An event, for the log.
pub fn event(_: &Look<'_, SaintMalo>, event: &Event) -> Option<String> {
    Some(format!("{event:?}"))
}

/// Why an action is refused.
pub fn refusal(_: &Look<'_, SaintMalo>, illegal: &Illegal) -> String {
    illegal.to_string()
}

/// The cities in words, in reading order, under headings of the third level.
pub fn reading(_: &Look<'_, SaintMalo>) -> Markup {
    html! {}
}

/// A player's name as the subject of a sentence: "You" or "Anna".
pub fn who(look: &Look<'_, SaintMalo>, seat: Seat) -> String {
    phrases::who(look, seat)
}
