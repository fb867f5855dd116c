//! Every piece of Valletta at the sizes at which it is used.

use kit::Seat;
use maud::{Markup, html};
use valletta::{Building, BuildingSet, Card, Good};

use super::{super::words, barrel, facade, figure, good, house, medallion, valette};
use crate::Texts;

/// A piece three times, with its name below.
fn shown(name: &str, piece: &Markup) -> Markup {
    html! {
        li.shown {
            span.at-20 { (piece) }
            span.at-32 { (piece) }
            span.at-card { (piece) }
            span.called { (name) }
        }
    }
}

/// All pieces.
pub fn gallery(t: Texts) -> Markup {
    let ours = BuildingSet::default();
    let others = ["Sailmakers' Loft", "Falconers' Court", "Old Cistern", "Fishmarket"];
    let others: Vec<Building> = ours.cards().iter().zip(others).map(|(card, name)| renamed(card, name)).collect();
    html! {
        ul.pieces {
            @for each in Good::ALL { (shown(&words::good(t, each), &good(each))) }
            (shown("▾", &barrel(None)))
            @for each in Good::ALL { (shown(&words::good(t, each), &barrel(Some(each)))) }
            (shown(&words::card(t, Card::Valette), &valette()))
            @for seat in 0..5 {
                (shown(&seat.to_string(), &house(Seat(seat))))
                (shown(&seat.to_string(), &figure(Seat(seat))))
            }
        }
        ul.pieces.faces { @for card in Card::ALL { (shown(&words::card(t, card), &medallion(card))) } }
        ul.pieces.fronts {
            @for building in ours.cards().iter().chain(&others) {
                (shown(&words::building(t, building), &facade(building, false)))
                (shown("▴", &facade(building, true)))
            }
        }
    }
}

fn renamed(card: &Building, name: &str) -> Building {
    Building { name: name.to_owned(), ..card.clone() }
}
