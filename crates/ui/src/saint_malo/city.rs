//! A city as a hand drew it: board, towers, ink; and, on my own, a button on every space that can be filled.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Action, Bonus, Cell, City, Event, Gain, Item, Person, SaintMalo, Side};

use super::{art, pen::scatter, raid, words};
use crate::{Look, act, say};

/// A picture of a seat's city, 168 units wide: seven spaces of 24.
pub fn picture(look: &Look<'_, SaintMalo>, seat: Seat, city: &City) -> Markup {
    let filled = city.filled().len();
    let label = say!(look.t, "saint-malo-table-city", name = look.name(seat), filled = filled);
    html! {
        svg.sm-city id={ "picture-" (seat) } viewBox="0 0 168 168" role="img" aria-label=(label) {
            g id={ "city-" (seat) } {
                path.sm-ring d="M24 0H144V24H168V144H144V168H24V144H0V24H24z" {}
                path.sm-yard d="M24 24H144V144H24z" {}
                use.sm-pencil href=(art::inked("grid")) width="168" height="168" {}
                @for side in Side::ALL { (tower(city, seat, side)) }
                @for row in 0..7 { (inks(look, seat, city, row)) }
                @for side in Side::ALL.into_iter().filter(|&side| city.is_complete(side)) {
                    @let fresh = news_of(look, seat, side);
                    @if fresh { (glow(seat, side)) }
                    use.sm-closing.sm-fresh[fresh] id={ "closed-" (seat) "-" (side.name()) }
                        href=(art::inked(&format!("closed-{}", side.name()))) width="168" height="168" transform=(turned(side)) {}
                }
            }
        }
    }
}

/// The light that runs along a side when it is completed; it gives what the side gives.
fn glow(seat: Seat, side: Side) -> Markup {
    html! {
        g transform=(turned(side)) {
            rect.sm-glow data-effect="wall" data-gives=(seat) x="20" y="-1" width="128" height="26" rx="9" {}
        }
    }
}

fn news_of(look: &Look<'_, SaintMalo>, seat: Seat, side: Side) -> bool {
    look.news.contains(&Event::Complete { seat, side })
}

/// A row of what was drawn: something new there does not send the others again.
fn inks(look: &Look<'_, SaintMalo>, seat: Seat, city: &City, row: u8) -> Markup {
    html! {
        g id={ "row-" (seat) "-" (row + 1) } {
            @for at in Cell::all().filter(|at| at.row() == row) {
                @if let Some(item) = city.item(at) { (ink(look, seat, at, item)) }
            }
        }
    }
}

/// What was drawn on a space: one of several hands, slightly turned and shifted, always the same there.
fn ink(look: &Look<'_, SaintMalo>, seat: Seat, at: Cell, item: Item) -> Markup {
    let (x, y) = (24 * i32::from(at.column()), 24 * i32::from(at.row()));
    let fresh = look.news.contains(&Event::Placed { seat, at, item });
    let place = place(seat, at);
    let slip = |shift: u32, most: i32| (scatter(place + shift) % (2 * most as u32 + 1)) as i32 - most;
    let turn = slip(1, 4);
    html! {
        use.(art::ink(item)).sm-fresh[fresh] data-effect=[fresh.then_some("pen")] data-gives=[fresh.then_some(seat)]
            id={ "ink-" (seat) "-" (at) } href=(art::inked(&art::drawn(item, place)))
            x=(tenths(10 * x + slip(2, 6))) y=(tenths(10 * y + slip(3, 6))) width="24" height="24"
            transform={ "rotate(" (turn) " " (x + 12) " " (y + 12) ")" } {}
    }
}

fn tenths(number: i32) -> String {
    format!("{}", f64::from(number) / 10.0)
}

/// A number for a space of a seat's city: the hand's tremble there.
fn place(seat: Seat, at: Cell) -> u32 {
    1000 * u32::from(seat.0) + 10 * (7 * u32::from(at.row()) + u32::from(at.column()))
}

/// How the top side is turned to become this one.
fn turned(side: Side) -> &'static str {
    match side {
        Side::Top => "rotate(0)",
        Side::Right => "rotate(90 84 84)",
        Side::Bottom => "rotate(180 84 84)",
        Side::Left => "rotate(270 84 84)",
    }
}

/// The tower whose arrow points along a side, with what the side gives when it is complete (S-CITY-4).
fn tower(city: &City, seat: Seat, side: Side) -> Markup {
    // The tower stands before the side's first space, clockwise.
    let (x, y, arrow) = match side {
        Side::Top => (12, 12, "M23.5 8.6l4 3.4l-4 3.4z"),
        Side::Right => (156, 12, "M152.600 23.500l3.4 4l3.4 -4z"),
        Side::Bottom => (156, 156, "M144.500 152.600l-4 3.4l4 3.4z"),
        Side::Left => (12, 156, "M8.600 144.500l3.4 -4l3.4 4z"),
    };
    let (number, symbol) = match Bonus::of(side).gain() {
        Gain::Coins(coins) => (coins.to_string(), "coin"),
        Gain::Points(points) => (points.to_string(), "star"),
        Gain::Nothing => (format!("1–{}", Person::BONUS_HEADS), "head"),
    };
    html! {
        g.sm-tower id={ "tower-" (seat) "-" (side.name()) } .sm-done[city.is_complete(side)].sm-lost[city.is_destroyed(side)] {
            circle cx=(x) cy=(y) r="11" {}
            circle.sm-top cx=(x) cy=(y) r="8.6" {}
            path.sm-arrow d=(arrow) {}
            text x=(x) y=(y - 1) { (number) }
            use.(if symbol == "coin" { "ink-coin" } else { "" }) href={ (crate::url("dice.svg")) "#" (symbol) }
                x=(tenths(10 * x - 35)) y=(y) width="7" height="7" {}
            @if city.is_destroyed(side) { path.sm-struck d={ "M" (x - 7) " " (y - 7) "l14 14" } {} }
            @if city.is_complete(side) { path.sm-tick d={ "M" (x - 6) " " (y) "l4 5l8 -10" } {} }
        }
    }
}

/// My own city, large, in the sea, with what can be done on each space.
pub fn mine(look: &Look<'_, SaintMalo>, seat: Seat, city: &City) -> Markup {
    let next = look.view.boxes.saturating_sub(look.view.pirates.marked);
    let near = match look.view.pirates.next_strength() {
        None => "sm-calm",
        Some(_) if next <= 2 => "sm-storm",
        Some(_) if 2 * next <= look.view.boxes => "sm-swell",
        Some(_) => "sm-fair",
    };
    let here = look.me() == Some(seat) || look.me().is_none();
    html! {
        div.sm-harbour.(near) {
            svg.sm-waves id={ "swell-" (seat) } aria-hidden="true" {
                pattern id="waves" width="36" height="14" patternUnits="userSpaceOnUse" {
                    path d="M1 8q4 -5 8 0t8 0" {}
                    path d="M20 13q3 -4 6 0t6 0" {}
                }
                rect width="100%" height="100%" fill="url(#waves)" {}
            }
            div.sm-sheet {
                (picture(look, seat, city))
                (raid::scene(look, seat, city))
                (axes(seat))
                div.sm-cells id={ "cells-" (seat) } .placing[!look.view.spaces.is_empty() && !look.offers.is_empty()] {
                    @if here {
                        @for at in Cell::all() { (space(look, city, at)) }
                    }
                }
            }
        }
    }
}

/// The names of columns and rows, in the sea beside them: the log speaks of c4.
fn axes(seat: Seat) -> Markup {
    html! {
        svg.sm-axes id={ "axes-" (seat) } viewBox="0 0 168 168" aria-hidden="true" {
            @for (index, letter) in (0..).zip('a'..='g') {
                text x=(12 + 24 * index) y="-1" { (letter) }
                text x="-2.4" y=(13 + 24 * index) { (index + 1) }
            }
        }
    }
}

/// A space of my city: a button if it can be filled, an explanation if something stands there, a reason if not.
fn space(look: &Look<'_, SaintMalo>, city: &City, at: Cell) -> Markup {
    let place = format!("sm-cell row-{} column-{}", at.row() + 1, at.column() + 1);
    let offer = look.offer(Action::Place { at });
    let placing = !look.view.spaces.is_empty() && !look.offers.is_empty();
    html! {
        @if let Some(offer) = offer {
            div.(place) id={ "cell-" (at) } {
                (act(offer.action, "sm-space", &choice(look, offer), &html! {
                    @if let Some(item) = look.view.ask.item() {
                        svg.art.sm-preview.(art::ink(item)) {
                            use href=(art::inked(&art::drawn(item, self::place(look.me().unwrap_or_default(), at)))) {}
                        }
                    }
                    (gain(look, city, offer))
                }))
            }
        } @else if let Some(item) = city.item(at) {
            div.(place) id={ "cell-" (at) } {
                button.sm-about type="button" tabindex="-1" popovertarget={ "about-" (item.letter()) }
                    aria-label={ (words::item(look.t, item)) ", " (at) } {}
            }
        } @else if placing {
            @if let Some(why) = (look.why)(Action::Place { at }) {
                div.(place) id={ "cell-" (at) } {
                    button.sm-about type="button" tabindex="-1" popovertarget={ "why-" (at) }
                        aria-label={ (at) ": " (say!(look.t, "saint-malo-table-why")) } {}
                    div.sm-note popover id={ "why-" (at) } { (words::refusal(look, &why)) }
                }
            }
        }
    }
}

/// An offer in words, with what it gives.
pub fn choice(look: &Look<'_, SaintMalo>, offer: &crate::Offer<SaintMalo>) -> String {
    let (action, gain) = (words::action(look, offer.action), words::gain(look, &offer.gain));
    if gain.is_empty() { action } else { format!("{action}: {gain}") }
}

/// What filling a space gives, in place.
fn gain(look: &Look<'_, SaintMalo>, city: &City, offer: &crate::Offer<SaintMalo>) -> Markup {
    let text = words::gain_here(look, &offer.gain);
    let breaks = offer.gain.iter().any(|event| breaks(city, event));
    html! {
        @if breaks { span.sm-broken aria-hidden="true" { (art::item(Item::Wall)) } }
        span.sm-gain.sm-long[text.chars().count() > 9] aria-hidden="true" {
            @if text.is_empty() { "·" } @else { (text) }
        }
    }
}

/// Whether something else than a wall comes to stand on a side that could still be completed (S-WALL-3).
fn breaks(city: &City, event: &Event) -> bool {
    let Event::Placed { at, item, .. } = *event else { return false };
    city.destroys(at, item).is_some()
}
