//! The city: five zones as columns, the street between its sides, de Valette above the barrels, the scores below.

use kit::Seat;
use maud::{Markup, html};
use valletta::{
    At, Event,
    street::{SPACES, ZONE, space},
};

use super::{
    art, card,
    desk::{self, Desk, sheet},
    signs, words,
};
use crate::say;

/// All of it: the rows above, farthest first, the street, the rows below.
pub(super) fn city(desk: &Desk<'_>) -> Markup {
    let all: Vec<_> = At::all(desk.view.fixed.layout.len()).collect();
    let rows: Vec<&[At]> = all.chunks(ZONE.into()).collect();
    let t = desk.t;
    html! {
        section #city class={ "city rows-" (rows.len()) } aria-label=(say!(t, "valletta-city")) {
            @if let Some(zone) = desk.view.zone() { div.light aria-hidden="true" { span class={ "zone-" (zone) } {} } }
            @for row in rows.iter().step_by(2).rev() { (plots(desk, row)) }
            (street(desk))
            @for row in rows.iter().skip(1).step_by(2) { (plots(desk, row)) }
        }
        @for &at in &all { (card::about(desk, at)) }
        (sheet(t, "about-street", &say!(t, "valletta-street"), &about(desk)))
    }
}

fn plots(desk: &Desk<'_>, row: &[At]) -> Markup {
    html! { ul.row { @for &at in row { (card::plot(desk, at)) } } }
}

fn street(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let label = say!(t, "valletta-about", name = say!(t, "valletta-street"));
    html! {
        div #street.street {
            button.tower #space-0 type="button" popovertarget="about-street" aria-label=(label) title=(label) {
                @if desk.view.valette == 0 { (figure(desk)) }
                (scores(desk, 0))
                span.gate aria-hidden="true" {}
            }
            @for zone in 0..ZONE {
                ol.zone id={ "zone-" (zone + 1) } .lit[desk.view.zone() == Some(zone + 1)] {
                    @for space in zone * ZONE + 1..=zone * ZONE + ZONE { (place(desk, space)) }
                }
            }
            div #barrels-left.rest role="img" aria-label=(say!(t, "valletta-barrels-left", goods = words::amounts(t, desk.view.barrels_left))) {
                @for (n, good) in desk.view.barrels_left.0.into_iter().zip(valletta::Good::ALL) {
                    (desk::amount(n, good))
                }
            }
        }
    }
}

/// One space: its barrel, de Valette if he is there, the figures that have come so far.
fn place(desk: &Desk<'_>, space: u8) -> Markup {
    let taken = desk.view.barrels_taken.get(usize::from(space) - 1).copied();
    html! {
        li.space.taken[taken.is_some()].end[space == SPACES] id={ "space-" (space) } {
            span.cask { (art::barrel(taken)) }
            @if space == desk.view.valette { (figure(desk)) }
            (scores(desk, space))
            span.number aria-hidden="true" { (space) }
        }
    }
}

/// De Valette. He walks over the spaces that he passed, and whoever sent him gets what the barrels hid.
fn figure(desk: &Desk<'_>) -> Markup {
    let here = signs::place(desk.look) == Some(signs::Place::Street);
    let walked = |event: &Event| if let Event::Advanced { space } = *event { Some(space) } else { None };
    let spaces: Vec<u8> = desk.look.news.iter().filter_map(walked).collect();
    let Some(&first) = spaces.first() else {
        return html! { span.walker #de-valette data-here[here] { (art::valette()) } };
    };
    let way: Vec<String> = std::iter::once(first - 1).chain(spaces).map(|space| format!("space-{space}")).collect();
    html! {
        span.walker #de-valette data-here[here] data-effect="walk" data-walk=(way.join(" ")) data-gives=(desk.view.active) {
            (art::valette())
        }
    }
}

fn scores(desk: &Desk<'_>, here: u8) -> Markup {
    let seats = Seat::all(desk.view.fixed.options.players);
    let there: Vec<_> = seats
        .filter_map(|seat| Some((seat, desk.player(seat)?.points)))
        .filter(|&(_, points)| space(points) == here)
        .collect();
    html! {
        @if !there.is_empty() {
            span class={ "scores n-" (there.len()) } {
                @for (seat, points) in there {
                    span class={ "score seat-" (seat) } id={ "figure-" (seat) } data-fly={ "figure-" (seat) }
                        title=(say!(desk.t, "valletta-score", name = desk.look.name(seat), n = points)) {
                        (art::figure(seat))
                        @if points > u16::from(SPACES) { span.lap { (points) } }
                    }
                }
            }
        }
    }
}

fn about(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let upgrades = if desk.view.fixed.options.edition.bonus_on_upgrade() { "yes" } else { "no" };
    html! {
        h2 { (say!(t, "valletta-street")) }
        p { (say!(t, "valletta-street-text", upgrades = upgrades)) }
        p { (say!(t, "valletta-rest")) " " (desk::goods(t, desk.view.barrels_left)) }
        ul.plain {
            @for seat in Seat::all(desk.view.fixed.options.players) {
                @if let Some(player) = desk.player(seat) {
                    li { (art::figure(seat)) (say!(t, "valletta-score", name = desk.look.name(seat), n = player.points)) }
                }
            }
        }
    }
}
