//! A whole turn as a line of signs.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Event, Item, SaintMalo};

use super::{art, words};
use crate::{Look, say, table::sign};

/// What somebody used in a turn, and what it brought: dice, persons and houses; then coins, logs and points.
pub fn signs(look: &Look<'_, SaintMalo>, seat: Seat, events: &[Event]) -> Markup {
    let (used, brought) = (used(look, seat, events), brought(look, seat, events));
    html! {
        @for sign in &used { (sign) }
        @if used.is_empty() { span.sign { "–" } }
        @if !brought.is_empty() { span aria-hidden="true" { "→" } }
        @for sign in brought { (sign) }
    }
}

fn used(look: &Look<'_, SaintMalo>, mover: Seat, events: &[Event]) -> Vec<Markup> {
    let t = look.t;
    let mut signs = Vec::new();
    for event in events {
        match *event {
            Event::Used { seat, symbol, used, .. } if seat == mover => {
                signs.push(sign(&art::die(symbol), &used.to_string(), &words::symbols(t, symbol, used)));
            }
            // What dice of its own symbol brought goes without saying.
            Event::Placed { seat, item: item @ (Item::Person(_) | Item::House), .. } if seat == mover => {
                signs.push(sign(&art::item(item), "", &words::item(t, item)));
            }
            Event::Used { .. } | Event::Placed { .. } | Event::Rolled { .. } | Event::Passed { .. } => (),
            Event::Coins { .. } | Event::Logs { .. } | Event::Points { .. } | Event::Complete { .. } => (),
            Event::WallsLost { .. } | Event::Swords { .. } | Event::Attack { .. } | Event::CannonLost { .. } => (),
            Event::Full { .. } | Event::Over => (),
        }
    }
    signs
}

fn brought(look: &Look<'_, SaintMalo>, mover: Seat, events: &[Event]) -> Vec<Markup> {
    let t = look.t;
    let (mut coins, mut logs, mut rest) = (0i16, 0i16, Vec::new());
    for event in events {
        let told = || words::event(look, event).unwrap_or_default();
        match *event {
            Event::Coins { seat, change, .. } if seat == mover => coins += change,
            Event::Logs { seat, change } if seat == mover => logs += change,
            Event::Complete { seat, .. } if seat == mover => rest.push(sign(&art::icon("shield"), "", &told())),
            Event::Attack { strength } => rest.push(sign(&art::icon("ship"), &strength.to_string(), &told())),
            Event::CannonLost { seat } => {
                rest.push(html! { span class={ "seat-" (seat) } { (art::seat(seat)) (sign(&art::icon("cannon"), "−1", &told())) } });
            }
            Event::Coins { .. } | Event::Logs { .. } | Event::Complete { .. } | Event::Points { .. } => (),
            Event::Used { .. } | Event::Placed { .. } | Event::Rolled { .. } | Event::Passed { .. } => (),
            Event::WallsLost { .. } | Event::Swords { .. } | Event::Full { .. } | Event::Over => (),
        }
    }
    let amount = |icon: &str, change: i16, words: String| {
        let plus = if change < 0 { "−" } else { "+" };
        let number = format!("{plus}{}", change.unsigned_abs());
        (change != 0).then(|| sign(&art::icon(icon), &number, &format!("{plus}{words}")))
    };
    let scored = gained(events, mover);
    let mut signs = Vec::new();
    signs.extend(amount("coin", coins, words::coins(t, coins.unsigned_abs())));
    signs.extend(amount("log", logs, say!(t, "saint-malo-dice-log", n = logs.unsigned_abs())));
    signs.extend(amount("star", i16::try_from(scored).unwrap_or(i16::MAX), words::points(t, scored)));
    signs.extend(rest);
    signs
}

/// The points that somebody got.
pub fn gained(events: &[Event], mover: Seat) -> u16 {
    let points = |event: &Event| {
        if let Event::Points { seat, gain, .. } = *event
            && seat == mover
        {
            gain
        } else {
            0
        }
    };
    events.iter().map(points).sum()
}

/// Who did what happened last.
pub fn mover(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match *event {
        Event::Rolled { seat, .. } | Event::Used { seat, .. } | Event::Passed { seat } => Some(seat),
        Event::Coins { seat, .. } | Event::Logs { seat, .. } | Event::Points { seat, .. } => Some(seat),
        Event::Placed { seat, .. } | Event::Complete { seat, .. } | Event::WallsLost { seat, .. } => Some(seat),
        Event::Swords { seat, .. } | Event::Full { seat } => Some(seat),
        Event::Attack { .. } | Event::CannonLost { .. } | Event::Over => None,
    })
}
