//! Saint Malo in words: names, questions, choices, events, refusals, the city read aloud.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Action, Event, Illegal, Item, Person, SaintMalo, Side, Symbol};

use crate::{Look, Texts};

/// The name of a person: "merchant".
pub fn person(_: Texts, person: Person) -> String {
    person.name().to_owned()
}

/// What a person does, in a sentence.
pub fn person_text(_: Texts, person: Person) -> String {
    person.name().to_owned()
}

/// The name of a die's face.
pub fn symbol(_: Texts, symbol: Symbol) -> String {
    symbol.to_string()
}

/// What a die's face is good for, in a sentence.
pub fn symbol_text(_: Texts, symbol: Symbol) -> String {
    symbol.to_string()
}

/// The name of what stands on a space.
pub fn item(_: Texts, item: Item) -> String {
    item.letter().to_string()
}

/// The name of a side of the wall: "top".
pub fn side(_: Texts, side: Side) -> String {
    side.name().to_owned()
}

/// What a complete side brings, in a few words.
pub fn side_bonus(_: Texts, side: Side) -> String {
    side.name().to_owned()
}

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
    look.name(seat).to_owned()
}
