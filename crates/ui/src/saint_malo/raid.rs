//! A raid: at each city a ship comes in; the cannons answer, or the city is hit. What came of it stays on the sea.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{City, Event, SaintMalo};

use super::{art, words};
use crate::{Look, say};

/// The strength of the raid that the last decision brought about.
fn strength(look: &Look<'_, SaintMalo>) -> Option<u8> {
    look.news.iter().find_map(|event| if let Event::Attack { strength } = event { Some(*strength) } else { None })
}

/// Whether this city was hit just now (S-PIR-6).
pub fn is_hit(look: &Look<'_, SaintMalo>, seat: Seat) -> bool {
    look.news.contains(&Event::CannonLost { seat })
}

/// What a crossed-out cannon costs at the end (S-SCORE).
fn loss(look: &Look<'_, SaintMalo>, city: &City) -> i32 {
    let mut unharmed = *city;
    unharmed.cannons = unharmed.cannons.saturating_sub(1);
    unharmed.final_total(&look.view.options) - city.final_total(&look.view.options)
}

/// What is seen of a raid at one city, over its picture; it passes by itself.
pub fn scene(look: &Look<'_, SaintMalo>, seat: Seat, city: &City) -> Markup {
    let Some(strength) = strength(look) else { return html! {} };
    let hit = is_hit(look, seat);
    html! {
        span.sm-raid.sm-hurt[hit] id={ "raid-" (look.view.pirates.attacks) "-" (seat) } data-effect="raid" aria-hidden="true" {
            span.sm-boat { (art::icon("ship")) b { (strength) } }
            i.sm-ball {}
            i.sm-burst {}
            @if hit { span.sm-cost { "−" (loss(look, city)) (art::icon("star")) } }
        }
    }
}

/// What came of it, for every city.
pub fn result(look: &Look<'_, SaintMalo>) -> Markup {
    let Some(strength) = strength(look) else { return html! {} };
    let t = look.t;
    let all_hold = !(0..).map(Seat).zip(&look.view.cities).any(|(seat, _)| is_hit(look, seat));
    html! {
        div.sm-attack role="status" {
            (art::icon("ship"))
            b { (say!(t, "saint-malo-table-attack", strength = strength)) }
            @for (seat, city) in (0..).map(Seat).zip(&look.view.cities) { (fate(look, seat, city, strength)) }
            @if all_hold { span { (say!(t, "saint-malo-table-all-hold")) } }
        }
    }
}

/// How one city fared.
fn fate(look: &Look<'_, SaintMalo>, seat: Seat, city: &City, strength: u8) -> Markup {
    let (t, name, defence) = (look.t, words::who(look, seat), city.defence());
    let hit = is_hit(look, seat);
    let text = if hit {
        let missing = strength.saturating_sub(defence);
        say!(t, "saint-malo-table-falls", name = name, defence = defence, missing = missing)
    } else {
        say!(t, "saint-malo-table-holds", name = name, defence = defence)
    };
    html! {
        span.(format!("seat-{seat}")).sm-hit[hit] role="img" title=(text) {
            (art::seat(seat))
            span.sm-name { (look.name(seat)) }
            @if hit {
                (art::icon("cannon")) b { "−" (loss(look, city)) } (art::icon("star"))
            } @else {
                (art::icon("shield")) b { (defence) }
            }
        }
    }
}
