//! Valletta's pieces: goods, characters, façades, houses, barrels, de Valette.

mod bust;
mod characters;
mod facades;
mod gallery;
mod houses;
mod icon;
mod masonry;
mod palaces;
mod pieces;
mod sketch;
mod workshops;

use kit::Seat;
use maud::{Markup, html};
use valletta::{Building, Card, Good};

use crate::url;

pub use gallery::gallery;

/// The sprites: each a name and an SVG file of symbols.
pub fn sprites() -> Vec<(&'static str, String)> {
    vec![
        ("goods.svg", pieces::goods()),
        ("goods-day.svg", pieces::strip(pieces::Light::Day)),
        ("goods-dusk.svg", pieces::strip(pieces::Light::Dusk)),
        ("characters.svg", characters::characters()),
        ("buildings.svg", facades::buildings()),
        ("valletta.svg", pieces::pieces()),
    ]
}

/// The application's icon, as a file of its own.
pub fn icon() -> String {
    icon::icon()
}

/// A symbol of one of our sprites, hidden from screen readers: words stand beside it.
fn symbol(sprite: &str, name: &str, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" { use href={ (url(sprite)) "#" (name) } {} }
    }
}

/// A good: there are hundreds on a page, so the style draws them.
pub fn good(good: Good) -> Markup {
    html! { i class={ "icon " (good) } {} }
}

/// A character in a medallion, with a ring in the card's colour.
pub fn medallion(card: Card) -> Markup {
    symbol("characters.svg", card.name(), "medallion")
}

/// A building's front, built or upgraded. Buildings of somebody else's set get a front made from their name.
pub fn facade(building: &Building, upgraded: bool) -> Markup {
    let class = if upgraded { "facade upgraded" } else { "facade" };
    if let Some(known) = facades::known(&building.name, upgraded) {
        return symbol("buildings.svg", &known, class);
    }
    html! {
        svg class=(class) aria-hidden="true" viewBox=(facades::frame(upgraded)) preserveAspectRatio="xMidYMax" {
            @for (part, y) in facades::strange(&building.name, upgraded) {
                use href={ (url("buildings.svg")) "#" (part) } y=(y) width="96" height="56" {}
            }
        }
    }
}

/// A house piece in its owner's colour, with the sign of its seat.
pub fn house(seat: Seat) -> Markup {
    symbol("valletta.svg", &format!("house-{seat}"), &format!("icon house seat-{seat}"))
}

/// A score figure in its owner's colour, with the sign of its seat.
pub fn figure(seat: Seat) -> Markup {
    symbol("valletta.svg", &format!("figure-{seat}"), &format!("icon figure seat-{seat}"))
}

/// A barrel: face down, or turned over with the good that it held on its end.
pub fn barrel(holds: Option<Good>) -> Markup {
    let Some(good) = holds else { return symbol("valletta.svg", "barrel", "icon barrel") };
    html! {
        svg class="icon barrel" aria-hidden="true" viewBox="0 0 24 24" {
            use href={ (url("valletta.svg")) "#cask" } {}
            use href={ (url("goods.svg")) "#" (good) } x="5.6" y="5.6" width="12.8" height="12.8" {}
        }
    }
}

/// The figure of Jean de Valette.
pub fn valette() -> Markup {
    symbol("valletta.svg", "valette", "icon valette")
}
