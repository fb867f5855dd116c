//! The sea: the raids as ships, how near the next one is, and whose city would hold.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Ask, Pirates, SaintMalo, Symbol};

use super::{art, raid, words};
use crate::{Look, say};

/// All of it; on a phone one line that opens it.
pub fn sea(look: &Look<'_, SaintMalo>) -> Markup {
    let t = look.t;
    html! {
        section #sea.sm-sea aria-label=(say!(t, "saint-malo-table-sea")) {
            (raid::result(look))
            button.sm-horizon type="button" popovertarget="raids" {
                (round(look)) (next(look))
            }
            div.sm-raids popover id="raids" {
                svg.sm-waves aria-hidden="true" { rect width="100%" height="100%" fill="url(#waves)" {} }
                (round(look))
                ol.sm-ships {
                    @for (raid, strength) in (0..).zip(Pirates::STRENGTHS) { (ship(look, raid, strength)) }
                }
                @if look.view.pirates.next_strength().is_some() { (shields(look)) } @else { (next(look)) }
            }
        }
    }
}

/// The round, and that it is the last one when it is (S-END-1).
fn round(look: &Look<'_, SaintMalo>) -> Markup {
    let (t, view) = (look.t, look.view);
    html! {
        span.sm-round.sm-last[view.last_round] {
            (say!(t, "saint-malo-table-round", n = view.round))
            @if view.last_round { small { (say!(t, "saint-malo-table-last-round")) } }
        }
    }
}

/// The next raid: its strength, its boxes and a shield for each city.
fn next(look: &Look<'_, SaintMalo>) -> Markup {
    let (t, view) = (look.t, look.view);
    let Some(strength) = view.pirates.next_strength() else {
        let over = view.ask == Ask::Over;
        return html! { @if !over { span { (say!(t, "saint-malo-table-calm")) } } };
    };
    let text = say!(t, "saint-malo-table-next", strength = strength, left = view.boxes - view.pirates.marked);
    html! {
        span.sm-next role="img" title=(text) {
            span.sm-sail { (art::icon("ship")) b { (strength) } }
            (boxes(look))
        }
        (shields(look))
    }
}

/// Who would hold against the next raid; nothing once there is none.
fn shields(look: &Look<'_, SaintMalo>) -> Markup {
    let strength = look.view.pirates.next_strength();
    let cities = (0..).map(Seat).zip(&look.view.cities);
    html! {
        @if let Some(strength) = strength {
            span.sm-shields { @for (seat, city) in cities { (shield(look, seat, city.defence(), strength)) } }
        }
    }
}

/// A shield: whole if the city would hold, cracked if at most 2 are missing (a side of the wall), gone otherwise.
fn shield(look: &Look<'_, SaintMalo>, seat: Seat, defence: u8, strength: u8) -> Markup {
    let t = look.t;
    let missing = strength.saturating_sub(defence);
    let (state, text) = match missing {
        0 => ("whole", say!(t, "saint-malo-table-holds", name = words::who(look, seat), defence = defence)),
        _ => (
            if missing <= 2 { "cracked" } else { "gone" },
            say!(t, "saint-malo-table-falls", name = words::who(look, seat), defence = defence, missing = missing),
        ),
    };
    html! {
        span.sm-shield.(format!("shield-{state} seat-{seat}")) role="img" title=(text) {
            (art::icon(if state == "whole" { "shield" } else { state }))
            @if missing == 0 { b { (defence) } } @else { b.sm-short { "−" (missing) } }
            span.sm-whose { (art::seat(seat)) span { (look.name(seat)) } }
        }
    }
}

fn ship(look: &Look<'_, SaintMalo>, raid: u8, strength: u8) -> Markup {
    let (t, view) = (look.t, look.view);
    let state = match raid {
        _ if raid < view.pirates.attacks => "past",
        _ if raid == view.pirates.attacks => "now",
        _ => "later",
    };
    let safe = (0..).map(Seat).zip(&view.cities).filter(|(_, city)| city.defence() >= strength);
    html! {
        li.sm-ship.(format!("sm-{state}")) {
            span.sm-sail aria-hidden="true" { (art::icon("ship")) b { (strength) } }
            span.unseen { (say!(t, "saint-malo-table-raid", n = raid + 1, strength = strength, state = state)) }
            @if state == "now" {
                span.sm-swords {
                    (say!(t, "saint-malo-table-next-raid"))
                    (boxes(look))
                }
            } @else if state == "later" {
                span.sm-safe {
                    @for (seat, _) in safe {
                        @let text = say!(t, "saint-malo-table-safe", name = look.name(seat));
                        span.(format!("seat-{seat}")) title=(text) { (art::seat(seat)) }
                    }
                }
            }
        }
    }
}

/// The boxes of the row: those marked, and those that the swords on the dice will mark after this turn (S-PIR-1).
fn boxes(look: &Look<'_, SaintMalo>) -> Markup {
    let marked = look.view.pirates.marked;
    let soon = marked..marked + look.view.dice.count(Symbol::Swords);
    let mark = |index| match index {
        _ if index < marked => Some("sm-full"),
        _ if soon.contains(&index) => Some("sm-soon"),
        _ => None,
    };
    html! {
        span.sm-boxes aria-hidden="true" {
            @for index in 0..look.view.boxes { i class=[mark(index)] {} }
        }
    }
}
