//! Valletta in words: names, questions, choices, events, refusals, the board read aloud.

use kit::Seat;
use maud::{Markup, html};
use valletta::{Action, Building, Card, Colour, Event, Good, Illegal, Valletta};

use crate::{Look, Texts};

/// The name of a character: "Builder".
pub fn card(_: Texts, card: Card) -> String {
    card.title().to_owned()
}

/// What a character does, in a sentence or two, with its rule's number.
pub fn card_text(_: Texts, card: Card) -> String {
    card.title().to_owned()
}

/// The name of a building; one of somebody else's set keeps the name it has there.
pub fn building(_: Texts, building: &Building) -> String {
    building.name.to_string()
}

/// The name of a good: "wood".
pub fn good(_: Texts, good: Good) -> String {
    good.name().to_owned()
}

/// So many of a good: "2 wood".
pub fn goods(_: Texts, good: Good, n: u16) -> String {
    format!("{n} {good}")
}

/// The name of a colour of cards.
pub fn colour(_: Texts, colour: Colour) -> String {
    colour.name().to_owned()
}

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
    look.name(seat).to_owned()
}
