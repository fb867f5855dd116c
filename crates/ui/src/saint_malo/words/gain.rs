//! What an action gives, very short: for a cell or a button.

use saint_malo::{Bonus, Cell, City, Event, Item, Person, SaintMalo, Symbol};

use super::{coins, symbols};
use crate::{Look, Texts, say};

/// What an action gives, very short: "+3", "5 coins", "wall 4/5". Empty when nothing.
pub fn gain(look: &Look<'_, SaintMalo>, forecast: &[Event]) -> String {
    told(look, forecast, everywhere)
}

/// As [`gain`], without what is the same wherever something stands.
pub fn gain_here(look: &Look<'_, SaintMalo>, forecast: &[Event]) -> String {
    told(look, forecast, |_, _, _| None)
}

/// What a thing is good for wherever it stands.
pub fn everywhere(t: Texts, city: &City, item: Item) -> Option<String> {
    match item {
        Item::Church(size) => {
            let more = city.church_gain(size);
            (more > 0).then(|| say!(t, "saint-malo-gain-later", n = more))
        }
        Item::Person(Person::Soldier) => Some(say!(t, "saint-malo-gain-defence")),
        Item::Person(_) | Item::Crate | Item::Wall | Item::House => None,
    }
}

type Everywhere = fn(Texts, &City, Item) -> Option<String>;

fn told(look: &Look<'_, SaintMalo>, forecast: &[Event], everywhere: Everywhere) -> String {
    let view = look.view;
    let Some((seat, city)) = view.turn.and_then(|seat| Some((seat, view.cities.get(seat.index())?))) else {
        return String::new();
    };
    let mine = |event: &&Event| match **event {
        Event::Coins { seat: whose, .. } | Event::Points { seat: whose, .. } | Event::Full { seat: whose } => {
            whose == seat
        }
        Event::Rolled { .. }
        | Event::Used { .. }
        | Event::Passed { .. }
        | Event::Logs { .. }
        | Event::Placed { .. }
        | Event::Complete { .. }
        | Event::WallsLost { .. }
        | Event::Swords { .. }
        | Event::Attack { .. }
        | Event::CannonLost { .. }
        | Event::Over => true,
    };
    let events = || forecast.iter().filter(mine);
    let scored: u16 = events().map(|event| if let Event::Points { gain, .. } = event { *gain } else { 0 }).sum();
    let earned: i16 = events().map(|event| if let Event::Coins { change, .. } = event { *change } else { 0 }).sum();
    let mut words: Vec<String> = Vec::new();
    words.extend((scored > 0).then(|| format!("+{scored}")));
    words.extend((earned > 0).then(|| coins(look.t, earned.unsigned_abs())));
    words.extend((earned < 0).then(|| format!("−{}", coins(look.t, earned.unsigned_abs()))));
    words.extend(events().filter_map(|event| besides(look.t, city, event, everywhere)));
    words.join(", ")
}

/// What else an event gives.
fn besides(t: Texts, city: &City, event: &Event, everywhere: Everywhere) -> Option<String> {
    match *event {
        Event::Logs { change: logs @ 1.., .. } => {
            Some(format!("+{}", symbols(t, Symbol::Log, u8::try_from(logs).ok()?)))
        }
        Event::Placed { at, item, .. } => placed(t, city, at, item, everywhere),
        Event::Complete { side, .. } if Bonus::of(side) == Bonus::Person => Some(say!(t, "saint-malo-gain-person")),
        Event::Full { .. } => Some(say!(t, "saint-malo-gain-full")),
        // Coins and points are added up; the rest gives nothing.
        Event::Coins { .. }
        | Event::Points { .. }
        | Event::Logs { .. }
        | Event::Complete { .. }
        | Event::Rolled { .. }
        | Event::Used { .. }
        | Event::Passed { .. }
        | Event::WallsLost { .. }
        | Event::Swords { .. }
        | Event::Attack { .. }
        | Event::CannonLost { .. }
        | Event::Over => None,
    }
}

/// What a thing on a space is good for, or what it breaks.
fn placed(t: Texts, city: &City, at: Cell, item: Item, everywhere: Everywhere) -> Option<String> {
    let walls = city.whole_side(at).map(|side| city.walls_on(side));
    let use_of_it = match item {
        Item::Wall => walls.map(|walls| say!(t, "saint-malo-gain-wall", n = walls + 1)),
        Item::Crate | Item::House | Item::Church(_) | Item::Person(_) => everywhere(t, city, item),
    };
    let destroyed = city.destroys(at, item).filter(|_| walls > Some(0));
    let broken = destroyed.map(|_| say!(t, "saint-malo-gain-breaks"));
    let words: Vec<String> = use_of_it.into_iter().chain(broken).collect();
    (!words.is_empty()).then(|| words.join(", "))
}
