//! What the card just played asks: the choices that lie on no other piece, and the way to leave it.

use maud::{Markup, html};
use valletta::{Action, Ask, Card, Good};

use super::{art, card, desk::Desk, hand, pay, words};
use crate::{keyed, say};

/// The panel of choices; empty while a card is to be played.
pub(super) fn choices(desk: &Desk<'_>) -> Markup {
    let shown = desk.asked() && !matches!(desk.view.ask, Ask::Play | Ask::Over);
    html! {
        section #the-choices .choices .asks[shown] aria-label=(say!(desk.t, "valletta-choices")) {
            @if shown { (panel(desk)) }
        }
    }
}

fn panel(desk: &Desk<'_>) -> Markup {
    html! {
        @match desk.view.ask {
            Ask::Pay { .. } => (pay::panel(desk)),
            Ask::Draft { .. } => p.hint { (say!(desk.t, "valletta-hint-draft")) },
            Ask::Give { .. } => { (asking(desk, Card::Monk)) p.hint { (say!(desk.t, "valletta-hint-give")) } },
            Ask::Play | Ask::Over => {},
            Ask::Use { .. } | Ask::Good { .. } | Ask::TwoGoods | Ask::Build { .. } | Ask::Deal { .. } | Ask::Staff | Ask::Extra { .. } => {
                @if let Some(card) = card(desk) { (asking(desk, card)) }
                (body(desk))
            }
        }
        @if let Some(use_it) = desk.look.offer(Action::Use) {
            (keyed("Enter", &desk.button(use_it, "button wide", &html! { (words::action(desk.look, Action::Use)) (desk.gain(use_it).signs()) })))
        }
        @if let Some(decline) = desk.look.offer(Action::Decline) {
            (keyed("0", &desk.button(decline, "leave way-out", &html! { (words::action(desk.look, Action::Decline)) })))
        }
    }
}

/// What is chosen where.
fn body(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        @match desk.view.ask {
            Ask::Good { .. } | Ask::Extra { .. } => p.hint { (say!(t, "valletta-hint-good")) },
            Ask::TwoGoods => (pairs(desk)),
            Ask::Build { .. } => { (card::reach(desk)) p.hint { (hint_build(desk)) } },
            Ask::Deal { .. } => (pay::deals(desk)),
            Ask::Staff => p.hint { (say!(t, "valletta-hint-staff")) },
            Ask::Draft { .. } | Ask::Play | Ask::Use { .. } | Ask::Pay { .. } | Ask::Give { .. } | Ask::Over => {}
        }
    }
}

fn hint_build(desk: &Desk<'_>) -> String {
    let buildings = desk.look.offers.len() - 1;
    say!(desk.t, "valletta-hint-build", n = buildings)
}

/// The card whose effect is carried out: the last one played, or the one that an Apprentice stands for.
fn card(desk: &Desk<'_>) -> Option<Card> {
    match desk.view.ask {
        Ask::Use { card } | Ask::Good { card } | Ask::Deal { card } | Ask::Extra { card } => Some(card),
        Ask::Draft { .. }
        | Ask::Play
        | Ask::TwoGoods
        | Ask::Build { .. }
        | Ask::Pay { .. }
        | Ask::Staff
        | Ask::Give { .. }
        | Ask::Over => desk.player(desk.view.active)?.slots.last().copied(),
    }
}

fn asking(desk: &Desk<'_>, card: Card) -> Markup {
    html! {
        div.asking {
            (art::medallion(card))
            div { h2.name { (words::card(desk.t, card)) } p { (hand::brief(desk, card)) } }
        }
    }
}

/// The ten pairs of the Seamstress.
fn pairs(desk: &Desk<'_>) -> Markup {
    let pairs = Good::ALL.into_iter().flat_map(|one| Good::ALL.into_iter().map(move |two| [one, two]));
    html! {
        ul.pairs data-keys="1 2 3 4 5 6 7 8 9 a" {
            @for [one, two] in pairs {
                @let goods = html! { (art::good(one)) (art::good(two)) };
                @if let Some(button) = desk.choice(Action::TakeTwo([one, two]), "pair", &goods) {
                    li { (button) }
                }
            }
        }
    }
}
