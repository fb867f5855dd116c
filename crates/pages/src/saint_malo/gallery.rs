//! Every piece of Saint Malo in every state.

use maud::{Markup, html};
use saint_malo::{Item, Person, Symbol};

use super::{art, marks};
use crate::Texts;

/// Every piece in every state.
pub fn gallery(_: Texts) -> Markup {
    let churches = (1..=5).map(Item::Church);
    let persons = Person::ALL.into_iter().map(Item::Person);
    let items: Vec<Item> = [Item::Crate, Item::Wall, Item::House].into_iter().chain(churches).chain(persons).collect();
    html! {
        div.saint-malo {
            @for size in ["px20", "px32", "px64"] {
                div.sm-show.(size) {
                    @for symbol in Symbol::ALL { (art::die(symbol)) }
                    @for person in Person::ALL { (art::person(person)) }
                    @for item in [Item::House, Item::Church(1), Item::Church(2), Item::Church(3), Item::Church(4), Item::Church(5)] { (art::item(item)) }
                    @for (icon, _) in marks::ICONS { (art::icon(icon)) }
                    @for seat in 0..5 { span.(format!("seat-{seat}")) { (art::seat(kit::Seat(seat))) } }
                }
            }
            @for size in ["px24", "px70"] {
                div.sm-show.sm-ink.(size) {
                    @for item in &items {
                        @for try_ in 0..3 {
                            svg.art.(art::ink(*item)) viewBox="0 0 24 24" aria-hidden="true" { use href=(art::inked(&format!("{}{try_}", item.letter()))) {} }
                        }
                    }
                }
            }
        }
    }
}
