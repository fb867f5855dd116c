//! My draw and discard piles, and the reserve that everybody may hire from.

use maud::{Markup, html};
use valletta::{Action, Card};

use super::{
    art,
    desk::{Desk, more, sheet, unread},
    hand::Flights,
    words,
};
use crate::say;

pub(super) fn piles(desk: &Desk<'_>, flights: &Flights) -> Markup {
    let t = desk.t;
    let Some(me) = desk.mine() else { return html! {} };
    let draw = me.draw().unwrap_or_default();
    html! {
        section #piles.piles aria-label=(say!(t, "valletta-piles")) {
            button.pile.draw type="button" popovertarget="about-draw" {
                span.back aria-hidden="true" {}
                span.label { (say!(t, "valletta-draw")) } b { (draw.len()) }
            }
            button.pile.discard type="button" popovertarget="about-discard" {
                span.laid aria-hidden="true" {
                    @for (card, name) in me.discard.iter().zip(&flights.discard) {
                        span data-fly=(name) { (art::medallion(*card)) }
                    }
                }
                span.label { (say!(t, "valletta-discard")) } b { (me.discard.len()) }
            }
        }
        (sheet(t, "about-draw", &say!(t, "valletta-draw"), &html! {
            h2 { (say!(t, "valletta-draw")) }
            p.quiet-text { (say!(t, if desk.view.final_phase { "valletta-draw-last" } else { "valletta-draw-text" })) }
            (list(desk, &draw))
        }))
        (sheet(t, "about-discard", &say!(t, "valletta-discard"), &html! {
            h2 { (say!(t, "valletta-discard")) }
            p.quiet-text { (say!(t, if desk.view.final_phase { "valletta-discard-last" } else { "valletta-discard-text" })) }
            (list(desk, &me.discard))
        }))
    }
}

/// Cards with their names, equal ones together.
pub(super) fn list(desk: &Desk<'_>, cards: &[Card]) -> Markup {
    html! {
        ul.plain.cast {
            @for group in cards.chunk_by(|one, other| one == other) {
                li {
                    (art::medallion(group[0])) (words::card(desk.t, group[0]))
                    @if group.len() > 1 { b { " ×" (group.len()) } }
                }
            }
            @if cards.is_empty() { li { (say!(desk.t, "valletta-nobody")) } }
        }
    }
}

/// Who may be hired, equal cards together.
pub(super) fn reserve(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let asked = desk.look.offers.iter().any(|offer| matches!(offer.action, Action::Hire(_)));
    html! {
        section #reserve.reserve.asked[asked] aria-label=(say!(t, "valletta-reserve")) {
            h2.label { (say!(t, "valletta-reserve")) }
            ul data-keys="a b c d e f g i j k l m n o p q r s t v w x y z" {
                @for group in desk.view.reserve.chunk_by(|one, other| one == other) { (hireable(desk, group[0], group.len())) }
                @if desk.view.reserve.is_empty() { li.none { (say!(t, "valletta-nobody")) } }
            }
        }
    }
}

fn hireable(desk: &Desk<'_>, card: Card, n: usize) -> Markup {
    let (about, name) = (format!("about-card-{card}"), words::card(desk.t, card));
    let content = html! { (art::medallion(card)) @if n > 1 { b.times { "×" (n) } } };
    let label = say!(desk.t, "valletta-about", name = name.clone());
    html! {
        li.hire[desk.look.offer(Action::Hire(card)).is_some()] id={ "reserve-" (card) } {
            @match desk.choice(Action::Hire(card), "face", &content) {
                Some(button) => { (button) (more(desk.t, &about, &name)) },
                None => button.face type="button" popovertarget=(about) title=(label) { (unread(&content)) },
            }
        }
    }
}
