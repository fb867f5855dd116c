//! Paying: the cheapest payment first and large, every other one a click away.

use maud::{Markup, html};
use valletta::{Action, Ask, Good, Goods, Valletta, Work};

use super::{
    art,
    desk::{self, Desk},
    words,
};
use crate::{Offer, Texts, keyed, say};

/// So many ways to pay are all shown at once. There may be hundreds: those come when somebody wants to see them.
const FEW: usize = 8;

/// The payments that are offered: those of the fewest goods first, among them those that leave the most even store.
fn payments<'a>(desk: &'a Desk<'_>) -> Vec<(Goods, &'a Offer<Valletta>)> {
    let have = desk.mine().map(|me| me.goods).unwrap_or_default();
    let uneven = |paid: Goods| paid.short_of(have).0.iter().map(|&left| u32::from(left).pow(2)).sum::<u32>();
    let mut all: Vec<_> = desk.look.offers.iter().filter_map(|offer| Some((paid(offer)?, offer))).collect();
    all.sort_by_key(|&(goods, _)| (goods.total(), uneven(goods)));
    all
}

fn paid(offer: &Offer<Valletta>) -> Option<Goods> {
    if let Action::Pay(payment) = offer.action { Some(payment.into()) } else { None }
}

/// What leaves my store if I pay what is suggested for a building.
pub(super) fn cheapest(desk: &Desk<'_>) -> Option<Goods> {
    matches!(desk.view.ask, Ask::Pay { .. }).then(|| payments(desk).first().map(|&(goods, _)| goods))?
}

/// What is built, and how it may be paid.
pub(super) fn panel(desk: &Desk<'_>) -> Markup {
    let Ask::Pay { at, work, price } = desk.view.ask else { return html! {} };
    let Some(building) = desk.view.fixed.layout.get(at) else { return html! {} };
    let t = desk.t;
    let all = payments(desk);
    let phrases = Phrases::of_all(t, &all);
    let id = if work == Work::Build { "valletta-pay-build" } else { "valletta-pay-upgrade" };
    html! {
        div.asking {
            (art::facade(building, work == Work::Upgrade))
            div {
                h2.name { (words::building(t, building)) }
                p { (t.say(id)) " " (desk::goods(t, price.into())) }
            }
        }
        @if let Some((goods, offer)) = all.first() {
            (keyed("Enter", &desk.button(offer, "button wide pay", &html! { (say!(t, "valletta-pay")) span.goods { (desk::signs(*goods)) } })))
            p.left { (left(desk, *goods)) }
        }
        @if all.len() > 1 {
            @let few = all.len() <= FEW;
            details #other-ways open[few] {
                summary { (say!(t, "valletta-pay-others", n = all.len() - 1)) }
                ul #ways .others data-sheet[!few] {
                    @for (goods, offer) in &all[1..] {
                        @let signs = html! { span.goods { (desk::signs(*goods)) } };
                        li { (desk::button(offer.action, "other", &phrases.of(*goods), &signs)) }
                    }
                }
            }
        }
    }
}

/// The words of many payments, each amount looked up once: there may be hundreds of them.
struct Phrases([Vec<String>; 4]);

impl Phrases {
    fn of_all(t: Texts, payments: &[(Goods, &Offer<Valletta>)]) -> Phrases {
        Phrases(Good::ALL.map(|good| {
            let most = payments.iter().map(|(goods, _)| goods.of(good)).max().unwrap_or_default();
            (0..=most).map(|n| words::goods(t, good, n)).collect()
        }))
    }

    fn of(&self, goods: Goods) -> String {
        let words = goods.kinds().filter_map(|good| self.0[good as usize].get(usize::from(goods.of(good))));
        words.map(String::as_str).collect::<Vec<_>>().join(", ")
    }
}

/// What is left in my store after a payment.
fn left(desk: &Desk<'_>, goods: Goods) -> Markup {
    let have = desk.mine().map(|me| me.goods).unwrap_or_default();
    html! { (say!(desk.t, "valletta-leaves")) " " (desk::goods(desk.t, goods.short_of(have))) }
}

/// The deals of a character: this for that.
pub(super) fn deals(desk: &Desk<'_>) -> Markup {
    html! {
        @for (n, (goods, offer)) in (1..).zip(payments(desk)) {
            (keyed(&format!("{n}"), &desk.button(offer, "button wide deal", &html! {
                span.goods { (desk::signs(goods)) } span.arrow { "▸" } span.gain { (desk.gain(offer).signs()) }
            })))
        }
    }
}
