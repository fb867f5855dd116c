//! Actions as choices.

use kit::Seat;
use valletta::{Action, Ask, At, Card, Event, Good, Goods, Payment, Valletta, Work};

use super::{amounts, building_on, goods, points, to_card};
use crate::{
    Look, say,
    texts::phrases::{about, all_of, sentence},
};

/// An action as a choice: "Build the Mint for 2 gold and 1 wood".
pub fn action(look: &Look<'_, Valletta>, action: Action) -> String {
    let t = look.t;
    let with_card = |id: &str, card: Card| say!(t, id, card = to_card(t, card));
    let text = match action {
        Action::TakeGood(good) => say!(t, "valletta-do-take", goods = goods(t, good, taken(look, good))),
        Action::TakeTwo([one, two]) => {
            let mut both = Goods::only(one, 1);
            both.0[two as usize] += 1;
            say!(t, "valletta-do-take", goods = amounts(t, both))
        }
        Action::Play(card) => with_card("valletta-do-play", card),
        Action::Use => {
            if let Ask::Use { card } = look.view.ask {
                with_card("valletta-do-use", card)
            } else {
                say!(t, "valletta-do-use-it")
            }
        }
        Action::Decline => t.say(match look.view.ask {
            Ask::Build { .. } => "valletta-do-decline-build",
            Ask::Deal { .. } => "valletta-do-decline-deal",
            Ask::Staff => "valletta-do-decline-staff",
            Ask::Extra { .. } => "valletta-do-decline-extra",
            Ask::Use { .. } | Ask::Good { .. } | Ask::TwoGoods => "valletta-do-decline",
            Ask::Draft { .. } | Ask::Play | Ask::Pay { .. } | Ask::Give { .. } | Ask::Over => "valletta-do-decline",
        }),
        Action::Build(at) => work(look, at, Work::Build),
        Action::Upgrade(at) => work(look, at, Work::Upgrade),
        Action::Pay(payment) => pay(look, payment),
        Action::Fire(card) => with_card("valletta-do-fire", card),
        Action::Hire(card) => with_card("valletta-do-hire", card),
        Action::Give(good) => say!(t, "valletta-do-give", goods = goods(t, good, 1)),
    };
    sentence(&text)
}

/// What somebody did of which nothing came yet.
pub fn did(look: &Look<'_, Valletta>, seat: Seat, action: Action) -> Option<String> {
    let t = look.t;
    match (action, look.view.ask) {
        (Action::Build(at), _) => {
            Some(about(look, "valletta-did-build", seat, &[("building", building_on(look, at).into())]))
        }
        (Action::Upgrade(at), _) => {
            Some(about(look, "valletta-did-upgrade", seat, &[("building", building_on(look, at).into())]))
        }
        (Action::Use, Ask::Use { card }) => {
            Some(about(look, "valletta-did-use", seat, &[("card", to_card(t, card).into())]))
        }
        (Action::TakeGood(_) | Action::TakeTwo(_), _) => Some(about(look, "valletta-did-take", seat, &[])),
        (Action::Pay(_), _) => Some(about(look, "valletta-did-pay", seat, &[])),
        _ => None,
    }
}

/// How much choosing a good brings: what is foreseen, as the supply may hold less than the card gives.
fn taken(look: &Look<'_, Valletta>, good: Good) -> u16 {
    let Some(offer) = look.offer(Action::TakeGood(good)) else { return look.view.taken(good) };
    let own = |event: &Event| {
        if let Event::Took { seat, amount, .. } = *event {
            (look.view.turn == Some(seat)).then_some(amount)
        } else {
            None
        }
    };
    offer.gain.iter().find_map(own).unwrap_or(0)
}

/// Building or upgrading, with what it costs now and the bonus of de Valette's zone.
fn work(look: &Look<'_, Valletta>, at: At, work: Work) -> String {
    let (t, view) = (look.t, look.view);
    let price = view.price(view.active, at, work).unwrap_or_default();
    let building = building_on(look, at);
    let id = match (work, price == Goods::default()) {
        (Work::Build, false) => "valletta-do-build",
        (Work::Build, true) => "valletta-do-build-free",
        (Work::Upgrade, false) => "valletta-do-upgrade",
        (Work::Upgrade, true) => "valletta-do-upgrade-free",
    };
    let action = say!(t, id, building = building, price = amounts(t, price));
    if view.bonus(at, work) { say!(t, "valletta-do-bonus", action = action) } else { action }
}

/// A payment; a character's price with what it brings.
fn pay(look: &Look<'_, Valletta>, payment: Payment) -> String {
    let t = look.t;
    if payment == Payment::default() {
        return say!(t, "valletta-do-pay-nothing");
    }
    let paid = amounts(t, payment);
    let gains = if matches!(look.view.ask, Ask::Deal { .. }) { gains(look, payment) } else { Vec::new() };
    if gains.is_empty() {
        say!(t, "valletta-do-pay", goods = paid)
    } else {
        say!(t, "valletta-do-deal", goods = paid, gain = all_of(t, &gains))
    }
}

/// What the price of a character brings.
fn gains(look: &Look<'_, Valletta>, payment: Payment) -> Vec<String> {
    let events = look.offer(Action::Pay(payment)).map_or(&[][..], |offer| &offer.gain);
    let mut gains = Vec::new();
    for event in events {
        if let Event::Took { good, amount, .. } = *event {
            gains.push(goods(look.t, good, amount));
        } else if let Event::Scored { points: n, .. } = *event {
            gains.push(points(look.t, n));
        }
    }
    gains
}
