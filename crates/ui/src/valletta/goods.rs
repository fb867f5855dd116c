//! My goods, which are chosen here, and what is left of them after a payment.

use maud::{Markup, html};
use valletta::{Action, Good, Goods};

use super::{art, desk::Desk, pay, words};
use crate::{Offer, say};

pub(super) fn goods(desk: &Desk<'_>) -> Markup {
    let Some(me) = desk.mine() else { return html! {} };
    let paid = pay::cheapest(desk);
    html! {
        section #store.store aria-label=(say!(desk.t, "valletta-store")) {
            h2.label { (say!(desk.t, "valletta-store")) }
            ul.tiles data-keys="1 2 3 4" {
                @for good in Good::ALL { (tile(desk, good, me.goods, paid)) }
            }
        }
    }
}

/// The choice that a good stands for: to take it or to give it.
fn choice<'a>(desk: &'a Desk<'_>, good: Good) -> Option<&'a Offer<valletta::Valletta>> {
    desk.look.offer(Action::TakeGood(good)).or_else(|| desk.look.offer(Action::Give(good)))
}

fn tile(desk: &Desk<'_>, good: Good, have: Goods, paid: Option<Goods>) -> Markup {
    let going = paid.map_or(0, |paid| paid.of(good));
    let tally = desk.me.map(|seat| format!("{seat}-{good}"));
    let heard = if good == Good::Gold { "coin" } else { "stone" };
    let content = |sign: Markup| {
        html! {
            (art::good(good))
            b data-tally=[&tally] data-value=(have.of(good)) data-heard=(heard) { (have.of(good)) }
            (sign)
        }
    };
    html! {
        li class={ "tile " (good) } id={ "store-" (good) } {
            @if let Some(offer) = choice(desk, good) {
                (desk.button(offer, "face", &content(sign(desk, offer, good))))
            } @else if going > 0 {
                div.face.going {
                    (content(html! { span.minus { "−" (going) } }))
                    span.unseen { (say!(desk.t, "valletta-left", goods = words::goods(desk.t, good, have.of(good) - going))) }
                }
            } @else {
                div.face { (content(html! {})) span.unseen { (words::good(desk.t, good)) } }
            }
        }
    }
}

/// What choosing a good does to its number.
fn sign(desk: &Desk<'_>, offer: &Offer<valletta::Valletta>, good: Good) -> Markup {
    html! {
        @if let Action::Give(_) = offer.action {
            span.minus { "−1" }
        } @else {
            span.plus { "+" (desk.gain(offer).goods.of(good)) }
        }
    }
}
