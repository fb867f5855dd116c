//! Saint Malo in words: names, questions, choices, events, refusals, the city read aloud.

mod brief;
mod gain;
mod names;
mod reading;
mod refusal;

pub use brief::brief;
pub use gain::{everywhere, gain, gain_here};
pub use names::*;
pub use reading::reading;
pub use refusal::{reason, refusal};

use kit::Seat;
use saint_malo::{Action, Ask, Event, Item, SaintMalo, Source, Symbol};

use crate::{
    Look, say,
    texts::phrases::{self, about, sentence},
};

/// What is asked of the viewer, or whom everybody waits for.
pub fn question(look: &Look<'_, SaintMalo>) -> String {
    let (t, view) = (look.t, look.view);
    let Some(seat) = view.turn else { return phrases::result(look) };
    let ask = |id: &str, values: &[_]| about(look, id, seat, values);
    match view.ask {
        Ask::Reroll => ask("saint-malo-ask-reroll", &[("n", 3u8.saturating_sub(view.rolls).into())]),
        Ask::Symbol => ask("saint-malo-ask-symbol", &[]),
        Ask::Person { heads } => ask("saint-malo-ask-person", &[("heads", symbols(t, Symbol::Head, heads).into())]),
        Ask::Bonus { .. } => ask("saint-malo-ask-bonus", &[]),
        Ask::Settle { person, .. } => ask("saint-malo-ask-settle", &[("person", to_person(t, person).into())]),
        Ask::House { left, .. } => ask("saint-malo-ask-house", &[("n", left.into())]),
        Ask::Crate { left, .. } => ask("saint-malo-ask-crate", &[("n", left.into())]),
        Ask::Wall { left } => ask("saint-malo-ask-wall", &[("n", left.into())]),
        Ask::Church { size } => ask("saint-malo-ask-church", &[("size", size.into())]),
        Ask::Over => phrases::result(look),
    }
}

/// An action as a choice: "Place the merchant on c4".
pub fn action(look: &Look<'_, SaintMalo>, action: Action) -> String {
    let (t, ask) = (look.t, look.view.ask);
    let text = match action {
        Action::Reroll { dice: again } => say!(t, "saint-malo-do-reroll", dice = dice(t, again)),
        Action::Stop => say!(t, "saint-malo-do-stop"),
        Action::Use { symbol, turned: 0, used } => using(look, symbol, used),
        Action::Use { symbol, turned, used } => {
            let price = coins(t, Symbol::TURNING * u16::from(turned));
            say!(t, "saint-malo-do-turning", action = using(look, symbol, used), turned = turned, coins = price)
        }
        Action::Pass => say!(t, "saint-malo-do-pass"),
        Action::Person { person } => say!(t, "saint-malo-do-person", person = to_person(t, person)),
        Action::Place { at } => {
            let Some(item) = ask.item() else { return say!(t, "saint-malo-do-fill", at = at.to_string()) };
            let (id, item) = match item {
                Item::Person(person) => ("saint-malo-do-place", to_person(t, person)),
                Item::Crate | Item::Wall => ("saint-malo-do-place", an_item(t, item)),
                Item::House | Item::Church(_) => ("saint-malo-do-build", an_item(t, item)),
            };
            say!(t, id, item = item, at = at.to_string())
        }
        Action::Done => match ask {
            Ask::Bonus { .. } => say!(t, "saint-malo-do-done-bonus"),
            Ask::House { .. } => say!(t, "saint-malo-do-done-house"),
            Ask::Reroll
            | Ask::Symbol
            | Ask::Person { .. }
            | Ask::Settle { .. }
            | Ask::Crate { .. }
            | Ask::Wall { .. }
            | Ask::Church { .. }
            | Ask::Over => say!(t, "saint-malo-do-done"),
        },
    };
    sentence(&text)
}

/// What somebody did of which nothing came yet.
pub fn did(look: &Look<'_, SaintMalo>, seat: Seat, action: Action) -> Option<String> {
    let told = |id: &str, values: &[_]| Some(about(look, id, seat, values));
    match (action, look.view.ask) {
        (Action::Stop, _) => told("saint-malo-did-stop", &[]),
        (Action::Person { person }, _) => {
            told("saint-malo-did-person", &[("person", to_person(look.t, person).into())])
        }
        (Action::Done, Ask::Bonus { .. }) => told("saint-malo-did-done-bonus", &[]),
        (Action::Done, _) => told("saint-malo-did-done-house", &[]),
        (Action::Reroll { .. } | Action::Use { .. } | Action::Pass | Action::Place { .. }, _) => None,
    }
}

/// What this many dice of a symbol do.
fn using(look: &Look<'_, SaintMalo>, symbol: Symbol, used: u8) -> String {
    let t = look.t;
    say!(t, &format!("saint-malo-do-{symbol}"), n = used, dice = symbols(t, symbol, used))
}

/// An event, for the log.
pub fn event(look: &Look<'_, SaintMalo>, event: &Event) -> Option<String> {
    let t = look.t;
    let told = |id: &str, seat: Seat, values: &[_]| Some(about(look, id, seat, values));
    match *event {
        Event::Rolled { seat, dice: thrown } => {
            told("saint-malo-event-rolled", seat, &[("dice", dice(t, thrown).into())])
        }
        Event::Used { seat, symbol, turned, used } => {
            let id = if turned == 0 { "saint-malo-event-used" } else { "saint-malo-event-turned" };
            told(id, seat, &[("dice", symbols(t, symbol, used).into()), ("turned", turned.into())])
        }
        Event::Passed { seat } => told("saint-malo-event-passed", seat, &[]),
        Event::Coins { change: 0, .. } | Event::Points { gain: 0, .. } => None,
        Event::Coins { seat, change, why } => {
            let amount = ("coins", coins(t, change.unsigned_abs()).into());
            match change {
                ..0 => told("saint-malo-event-paid", seat, &[amount]),
                _ => told("saint-malo-event-coins", seat, &[amount, ("why", source(look, why).into())]),
            }
        }
        // A house tells of its log.
        Event::Logs { change: ..=0, .. } => None,
        Event::Logs { seat, change } => {
            told("saint-malo-event-logs", seat, &[("logs", say!(t, "saint-malo-dice-log", n = change).into())])
        }
        Event::Points { seat, gain, why } => {
            let values = [("points", points(t, gain).into()), ("why", source(look, why).into())];
            told("saint-malo-event-points", seat, &values)
        }
        Event::Placed { seat, at, item } => {
            let built = matches!(item, Item::House | Item::Church(_));
            let id = if built { "saint-malo-event-built" } else { "saint-malo-event-placed" };
            told(id, seat, &[("item", an_item(t, item).into()), ("at", at.to_string().into())])
        }
        Event::Complete { seat, side } => {
            told("saint-malo-event-complete", seat, &[("side", the_side(t, side).into())])
        }
        Event::WallsLost { walls, .. } => Some(say!(t, "saint-malo-event-lost", n = walls)),
        Event::Swords { swords: 0, .. } => None,
        Event::Swords { seat, swords } => told("saint-malo-event-swords", seat, &[("n", swords.into())]),
        Event::Attack { strength } => Some(say!(t, "saint-malo-event-attack", n = strength)),
        Event::CannonLost { seat } => told("saint-malo-event-cannon", seat, &[]),
        Event::Full { seat } => told("saint-malo-event-full", seat, &[]),
        Event::Over => Some(say!(t, "words-over")),
    }
}

/// Where coins or points come from, after "for".
fn source(look: &Look<'_, SaintMalo>, why: Source) -> String {
    let t = look.t;
    match why {
        Source::Wall(side) => the_side(t, side),
        Source::Person(person) => to_person(t, person),
        Source::House => an_item(t, Item::House),
        // Turning and storing only cost.
        Source::Turning | Source::Storing => String::new(),
    }
}

/// A player's name as the subject of a sentence: "You" or "Anna".
pub fn who(look: &Look<'_, SaintMalo>, seat: Seat) -> String {
    phrases::who(look, seat)
}
