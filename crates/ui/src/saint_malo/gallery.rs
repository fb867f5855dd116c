//! Every piece of Saint Malo in every state.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Item, Person, Symbol};

use super::{art, marks, words};
use crate::Texts;

/// Every piece in every state.
pub fn gallery(t: Texts) -> Markup {
    let churches = (1..=5).map(Item::Church);
    let persons = Person::ALL.into_iter().map(Item::Person);
    let items: Vec<Item> = [Item::Crate, Item::Wall, Item::House].into_iter().chain(churches).chain(persons).collect();
    html! {
        div.saint-malo {
            ul.sm-show {
                @for symbol in Symbol::ALL { (captioned(&art::die(symbol), &words::symbol(t, symbol))) }
                @for &item in &items { (captioned(&art::item(item), &words::item(t, item))) }
                @for (icon, _) in marks::ICONS { (captioned(&art::icon(icon), icon)) }
                @for seat in (0..5).map(Seat) {
                    li.(format!("seat-{seat}")) { (art::seat(seat)) span { (seat) } }
                }
            }
            // At the smallest size, where each must still be told from the others.
            div.sm-show.sm-tiny {
                @for symbol in Symbol::ALL { (art::die(symbol)) }
                @for &item in &items { (art::item(item)) }
                @for (icon, _) in marks::ICONS { (art::icon(icon)) }
            }
            div.sm-dice.sm-show {
                @for symbol in Symbol::ALL { span.sm-die { span.sm-face { (art::die(symbol)) } } }
            }
            div.sm-show.sm-inks {
                @for &item in &items {
                    @for hand in 0..art::TRIES { (inked(item, hand)) }
                }
            }
        }
    }
}

fn captioned(piece: &Markup, name: &str) -> Markup {
    html! { li { (piece) span { (name) } } }
}

fn inked(item: Item, hand: u32) -> Markup {
    html! {
        svg.art.(art::ink(item)) viewBox="0 0 24 24" aria-hidden="true" {
            use href=(art::inked(&format!("{}{hand}", item.letter()))) {}
        }
    }
}
