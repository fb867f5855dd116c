//! Valletta in words: names, questions, choices, events, refusals, the board read aloud.

mod brief;
mod choice;
mod names;
mod reading;
mod refusal;

pub use brief::brief;
pub use choice::{action, did};
pub use names::*;
pub use reading::reading;
pub use refusal::refusal;

use kit::Seat;
use valletta::{Action, Ask, At, Card, Event, Goods, Valletta, Why, Work};

use crate::{
    Look, say,
    texts::phrases::{self, about, sentence},
};

/// What is asked of the viewer, or whom everybody waits for.
pub fn question(look: &Look<'_, Valletta>) -> String {
    let (t, view) = (look.t, look.view);
    let Some(seat) = view.turn else { return phrases::result(look) };
    let ask = |id: &str, values: &[_]| about(look, id, seat, values);
    let about_card = |id: &str, card| ask(id, &[("card", to_card(t, card).into())]);
    match view.ask {
        Ask::Draft { .. } => ask("valletta-ask-draft", &[]),
        Ask::Play => {
            let played = view.players.get(seat.index()).map_or(0, |player| player.slots.len());
            ask("valletta-ask-play", &[("n", (played + 1).into())])
        }
        Ask::Use { card } => about_card("valletta-ask-use", card),
        Ask::Good { card: Card::Foreman } => ask("valletta-ask-foreman", &[]),
        Ask::Good { card: Card::Nun } => ask("valletta-ask-nun", &[]),
        Ask::Good { .. } => ask("valletta-ask-good", &[]),
        Ask::TwoGoods => ask("valletta-ask-two", &[]),
        Ask::Build { .. } if matches!(look.offers, [only] if only.action == Action::Decline) => {
            say!(t, "valletta-ask-build-nothing")
        }
        Ask::Build { cheaper: None } => ask("valletta-ask-build", &[]),
        Ask::Build { cheaper: Some(good) } => ask("valletta-ask-build-cheaper", &[("goods", goods(t, good, 2).into())]),
        Ask::Pay { at, price, .. } => {
            let values = [("price", amounts(t, price).into()), ("building", building_on(look, at).into())];
            ask("valletta-ask-pay", &values)
        }
        Ask::Deal { card } => ask("valletta-ask-deal", &[("card", the_card(t, card).into())]),
        Ask::Staff => ask("valletta-ask-staff", &[]),
        Ask::Give { .. } => {
            let values = [("card", to_card(t, Card::Monk).into()), ("other", look.name(view.active).into())];
            ask("valletta-ask-give", &values)
        }
        Ask::Extra { .. } => ask("valletta-ask-extra", &[]),
        Ask::Over => phrases::result(look),
    }
}

/// The building on a position, as the object of a sentence.
fn building_on(look: &Look<'_, Valletta>, at: At) -> String {
    look.view.fixed.layout.get(at).map_or_else(|| at.to_string(), |building| to_building(look.t, building))
}

/// An event, for the log.
pub fn event(look: &Look<'_, Valletta>, event: &Event) -> Option<String> {
    let t = look.t;
    let told = |id: &str, seat: Seat, values: &[_]| Some(about(look, id, seat, values));
    let with_card = |id: &str, seat: Seat, card: Card| told(id, seat, &[("card", to_card(t, card).into())]);
    match *event {
        Event::Played { seat, card } => with_card("valletta-event-played", seat, card),
        Event::Copied { card, .. } => {
            let apprentice = sentence(&the_card(t, Card::Apprentice));
            Some(say!(t, "valletta-event-copied", apprentice = apprentice, card = to_card(t, card)))
        }
        Event::Declined { seat } => told("valletta-event-declined", seat, &[]),
        Event::Took { seat, good, amount } => {
            told("valletta-event-took", seat, &[("goods", goods(t, good, amount).into())])
        }
        Event::Gave { from, to, good } => {
            let id = if look.viewer.is(to) { "valletta-event-gave-you" } else { "valletta-event-gave" };
            told(id, from, &[("other", look.name(to).into()), ("goods", goods(t, good, 1).into())])
        }
        Event::Paid { seat, goods } if goods != Goods::default() => {
            told("valletta-event-paid", seat, &[("goods", amounts(t, goods).into())])
        }
        Event::Scored { seat, points: n, why: Why::BuildBonus } => {
            told("valletta-event-bonus", seat, &[("points", points(t, n).into())])
        }
        Event::Scored { seat, points: n, why: Why::Card(card) } => {
            told("valletta-event-scored", seat, &[("points", points(t, n).into()), ("card", to_card(t, card).into())])
        }
        Event::Worked { seat, at, work } => {
            let id = if work == Work::Build { "valletta-event-built" } else { "valletta-event-upgraded" };
            told(id, seat, &[("building", building_on(look, at).into())])
        }
        Event::Gained { seat, card } => with_card("valletta-event-gained", seat, card),
        Event::Advanced { space } => Some(say!(t, "valletta-event-advanced", n = space)),
        Event::Fired { seat, card } => with_card("valletta-event-fired", seat, card),
        Event::Hired { seat, card } => with_card("valletta-event-hired", seat, card),
        Event::Drew { seat, card: Some(card) } => with_card("valletta-event-drew", seat, card),
        Event::Drew { seat, card: None } => told("valletta-event-drew-hidden", seat, &[]),
        Event::Reshuffled { seat } => told("valletta-event-reshuffled", seat, &[]),
        Event::Triggered { seat, trigger } => told(&format!("valletta-event-trigger-{}", trigger.name()), seat, &[]),
        Event::Merged { .. } => Some(say!(t, "valletta-event-merged")),
        Event::Out { seat } => told("valletta-event-out", seat, &[]),
        Event::Over => Some(say!(t, "words-over")),
        // What was in a barrel is taken from it; a free building says so by no payment.
        Event::Barrel { .. } | Event::Paid { .. } => None,
    }
}

/// A player's name as the subject of a sentence: "You" or "Anna".
pub fn who(look: &Look<'_, Valletta>, seat: Seat) -> String {
    phrases::who(look, seat)
}
