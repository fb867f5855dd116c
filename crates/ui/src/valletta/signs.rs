//! A whole turn as a line of signs, and where it happened.

use kit::Seat;
use maud::{Markup, html};
use valletta::{At, Event, Good, Goods, Valletta, Work};

use super::{art, words};
use crate::{Look, table::sign};

/// What somebody played and built in a turn, and what it brought: goods and points.
pub(super) fn signs(look: &Look<'_, Valletta>, seat: Seat, events: &[Event]) -> Markup {
    let (done, brought) = (done(look, seat, events), brought(look, seat, events));
    html! {
        @for sign in &done { (sign) }
        @if done.is_empty() { span.sign { "–" } }
        @if !brought.is_empty() { span aria-hidden="true" { "→" } }
        @for sign in brought { (sign) }
    }
}

fn done(look: &Look<'_, Valletta>, mover: Seat, events: &[Event]) -> Vec<Markup> {
    let t = look.t;
    let told = |event: &Event| words::event(look, event).unwrap_or_default();
    let one = |event: &Event| match *event {
        Event::Played { seat, card } if seat == mover => Some(sign(&art::medallion(card), "", &words::card(t, card))),
        Event::Hired { seat, card } if seat == mover => Some(sign(&art::medallion(card), "+", &told(event))),
        Event::Fired { seat, card } if seat == mover => Some(sign(&art::medallion(card), "−", &told(event))),
        Event::Worked { seat, at, work } if seat == mover => {
            let building = look.view.fixed.layout.get(at)?;
            Some(sign(&art::facade(building, work == Work::Upgrade), "", &words::building(t, building)))
        }
        Event::Played { .. } | Event::Hired { .. } | Event::Fired { .. } | Event::Worked { .. } => None,
        Event::Copied { .. } | Event::Declined { .. } | Event::Took { .. } | Event::Gave { .. } => None,
        Event::Paid { .. } | Event::Scored { .. } | Event::Gained { .. } | Event::Advanced { .. } => None,
        Event::Barrel { .. } | Event::Drew { .. } | Event::Reshuffled { .. } | Event::Triggered { .. } => None,
        Event::Merged { .. } | Event::Out { .. } | Event::Over => None,
    };
    events.iter().filter_map(one).collect()
}

fn brought(look: &Look<'_, Valletta>, mover: Seat, events: &[Event]) -> Vec<Markup> {
    let t = look.t;
    let mut goods = [0i32; Good::ALL.len()];
    for event in events {
        if let Event::Took { seat, good, amount } = *event
            && seat == mover
        {
            goods[good as usize] += i32::from(amount);
        } else if let Event::Gave { from, to, good } = *event {
            goods[good as usize] += i32::from(to == mover) - i32::from(from == mover);
        } else if let Event::Paid { seat, goods: paid } = *event
            && seat == mover
        {
            let paid = Goods::from(paid);
            paid.kinds().for_each(|good| goods[good as usize] -= i32::from(paid.of(good)));
        }
    }
    let amount = |good: Good| {
        let change = goods[good as usize];
        let plus = if change < 0 { "−" } else { "+" };
        let n = u16::try_from(change.unsigned_abs()).unwrap_or(u16::MAX);
        let words = format!("{plus}{}", words::goods(t, good, n));
        (change != 0).then(|| sign(&art::good(good), &format!("{plus}{n}"), &words))
    };
    let scored = gained(events, mover);
    let points =
        || sign(&html! { span.star { "★" } }, &format!("+{scored}"), &format!("+{}", words::points(t, scored)));
    Good::ALL.into_iter().filter_map(amount).chain((scored > 0).then(points)).collect()
}

/// The points that somebody got.
pub(super) fn gained(events: &[Event], mover: Seat) -> u16 {
    let points = |event: &Event| {
        if let Event::Scored { seat, points, .. } = *event
            && seat == mover
        {
            points
        } else {
            0
        }
    };
    events.iter().map(points).sum()
}

/// A place on the board where something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A building.
    Plot(At),
    /// De Valette on his street.
    Street,
    /// A player's goods and cards.
    Player(Seat),
}

/// Where the others' last decision can be seen best.
pub(super) fn place(look: &Look<'_, Valletta>) -> Option<Place> {
    let mover = mover(look.news).filter(|&seat| !look.viewer.is(seat))?;
    let worked = |event: &Event| if let Event::Worked { at, .. } = *event { Some(Place::Plot(at)) } else { None };
    let walked = || look.news.iter().any(|event| matches!(event, Event::Advanced { .. })).then_some(Place::Street);
    Some(look.news.iter().find_map(worked).or_else(walked).unwrap_or(Place::Player(mover)))
}

fn mover(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match *event {
        Event::Played { seat, .. } | Event::Copied { seat, .. } | Event::Declined { seat } => Some(seat),
        Event::Took { seat, .. } | Event::Paid { seat, .. } | Event::Scored { seat, .. } => Some(seat),
        Event::Gave { from: seat, .. } | Event::Worked { seat, .. } | Event::Gained { seat, .. } => Some(seat),
        Event::Barrel { seat, .. } | Event::Fired { seat, .. } | Event::Hired { seat, .. } => Some(seat),
        Event::Drew { seat, .. } | Event::Reshuffled { seat } | Event::Triggered { seat, .. } => Some(seat),
        Event::Out { seat } => Some(seat),
        Event::Advanced { .. } | Event::Merged { .. } | Event::Over => None,
    })
}
