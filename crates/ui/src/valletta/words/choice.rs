//! Actions as choices.

use valletta::{Action, Ask, At, Card, Event, Good, Goods, Payment, Valletta, Work};

use super::{amounts, building_on, goods, points, to_card};
use crate::{
    Look, say,
    texts::phrases::{all_of, sentence},
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
        Action::Use => match look.view.ask {
            Ask::Use { card } => with_card("valletta-do-use", card),
            _ => say!(t, "valletta-do-use-it"),
        },
        Action::Decline => t.say(match look.view.ask {
            Ask::Build { .. } => "valletta-do-decline-build",
            Ask::Deal { .. } => "valletta-do-decline-deal",
            Ask::Staff => "valletta-do-decline-staff",
            Ask::Extra { .. } => "valletta-do-decline-extra",
            _ => "valletta-do-decline",
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

/// How much choosing a good brings.
fn taken(look: &Look<'_, Valletta>, good: Good) -> u16 {
    match look.view.ask {
        Ask::Good { card: Card::Nun } => 3,
        Ask::Good { card: Card::Foreman } => look.offer(Action::TakeGood(good)).map_or(0, |offer| {
            let amount = |event: &Event| if let Event::Took { amount, .. } = event { *amount } else { 0 };
            offer.gain.iter().map(amount).sum()
        }),
        _ => 1,
    }
}

/// Building or upgrading, with what it costs now and the bonus of de Valette's zone.
fn work(look: &Look<'_, Valletta>, at: At, work: Work) -> String {
    let (t, view) = (look.t, look.view);
    let cheaper = if let Ask::Build { cheaper } = view.ask { cheaper } else { None };
    let price = if at.index() < view.table.layout.len() {
        view.table.layout.price(&view.city, view.active, at, work, cheaper)
    } else {
        Goods::default()
    };
    let building = building_on(look, at);
    let id = match (work, price == Goods::default()) {
        (Work::Build, false) => "valletta-do-build",
        (Work::Build, true) => "valletta-do-build-free",
        (Work::Upgrade, false) => "valletta-do-upgrade",
        (Work::Upgrade, true) => "valletta-do-upgrade-free",
    };
    let action = say!(t, id, building = building, price = amounts(t, price));
    let rewarded = work == Work::Build || view.table.options.edition.bonus_on_upgrade();
    let lit = view.valette > 0 && view.valette.div_ceil(5) == at.zone();
    if rewarded && lit { say!(t, "valletta-do-bonus", action = action) } else { action }
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
    let gain = |event: &Event| match *event {
        Event::Took { good, amount, .. } => Some(goods(look.t, good, amount)),
        Event::Scored { points: n, .. } => Some(points(look.t, n)),
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}
