//! What an action of Saint Malo gives, in a few words.

use saint_malo::{Action, Bonus, Cell, City, Event, Item, Person, Side, Source, Symbol, View, church_points};

use super::signed;
use crate::text::count;

/// What an action gives: what it promises, then what is certain to follow, at last what it breaks.
pub fn gain(view: &View, action: Action, forecast: &[Event]) -> String {
    let Some(city) = view.turn.and_then(|seat| view.cities.get(seat.index())) else { return String::new() };
    let promise = match action {
        Action::Use { symbol, used, .. } => purpose(city, symbol, used),
        Action::Person { person } => Some(effect(city, person)),
        _ => None,
    };
    let certain = forecast.iter().filter_map(|event| consequence(view, city, event));
    let broken = forecast.iter().filter_map(|event| harm(city, event));
    promise.into_iter().chain(certain).chain(broken).collect::<Vec<_>>().join(", ")
}

/// What so many dice of a symbol are good for, unless that is plain.
fn purpose(city: &City, symbol: Symbol, used: u8) -> Option<String> {
    match symbol {
        Symbol::Cross => {
            Some(series(city, used).map_or(format!("church {used}"), |more| format!("church {used} ({more})")))
        }
        Symbol::Head => {
            let persons = Person::ALL.into_iter().filter(|person| person.heads() == used);
            Some(persons.map(Person::name).collect::<Vec<_>>().join(" or "))
        }
        _ => None,
    }
}

/// What a person will do.
fn effect(city: &City, person: Person) -> String {
    match person {
        Person::Citizen => "+1 point".into(),
        Person::Soldier => "+1 defence".into(),
        Person::Priest => "+1 point per church around".into(),
        Person::Architect => format!("+3 points per house, up to {}", count(city.logs.min(3), "house")),
        Person::Merchant => "+1 coin per crate around".into(),
        Person::Jester => "+2 points per kind of person around".into(),
        Person::Noble => "+7 points".into(),
    }
}

fn consequence(view: &View, city: &City, event: &Event) -> Option<String> {
    let mine = |seat| view.turn == Some(seat);
    match *event {
        Event::Coins { change: 0, .. } | Event::Points { gain: 0, .. } => None,
        Event::Coins { seat, change, why } if mine(seat) => Some(signed(change, "coin") + &reason(why)),
        Event::Logs { seat, change } if mine(seat) => Some(signed(change, "log")),
        Event::Points { seat, gain, why } if mine(seat) => Some(format!("+{}{}", count(gain, "point"), reason(why))),
        Event::Placed { at, item, .. } => placed(city, at, item),
        Event::Complete { side, .. } if Bonus::of(side) == Bonus::Person => Some("a person: top wall".into()),
        Event::WallsLost { walls, .. } => Some(format!("{} lost", count(walls, "wall"))),
        Event::CannonLost { seat } if mine(seat) => Some("-1 cannon".into()),
        Event::Full { seat } if mine(seat) => Some("city full".into()),
        _ => None,
    }
}

fn reason(why: Source) -> String {
    match why {
        Source::Wall(side) => format!(": {} wall", side.name()),
        _ => String::new(),
    }
}

/// What a thing on a space is good for.
fn placed(city: &City, at: Cell, item: Item) -> Option<String> {
    match item {
        Item::Church(size) => series(city, size),
        Item::Person(Person::Soldier) => Some("+1 defence".into()),
        Item::Wall => {
            let side = whole_side(city, at)?;
            let walls = (city.all(Item::Wall) & side.cells()).len() + 1;
            (walls < 5).then(|| format!("{} {walls}/5", side.name()))
        }
        _ => None,
    }
}

/// The side that a thing breaks.
fn harm(city: &City, event: &Event) -> Option<String> {
    match *event {
        Event::Placed { item: Item::Wall, .. } => None,
        Event::Placed { at, .. } => whole_side(city, at).map(|side| format!("breaks {}", side.name())),
        _ => None,
    }
}

/// The side that a space belongs to, if it can still become complete.
fn whole_side(city: &City, at: Cell) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.cells().contains(at) && !city.is_destroyed(*side))
}

/// What one more church adds to the series.
fn series(city: &City, size: u8) -> Option<String> {
    let mut counts = city.church_counts();
    let before = church_points(counts);
    counts[usize::from(size.clamp(1, 5) - 1)] += 1;
    let more = church_points(counts) - before;
    (more > 0).then(|| format!("+{more} at the end"))
}

#[cfg(test)]
mod tests {
    use kit::{Game, Seat, Viewer};
    use saint_malo::{SaintMalo, Scene, SceneCity};

    use super::*;

    fn gains(rows: [&'static str; 7], dice: &'static str, before: &[&str], action: &str) -> String {
        let city = SceneCity { rows, ..SceneCity::default() };
        let mut game = SaintMalo::try_from(Scene { dice, cities: vec![city], ..Scene::default() }).unwrap();
        for action in before {
            game.apply(action.parse().unwrap(), &mut kit::Unknown, &mut kit::Silent).unwrap();
        }
        let action = action.parse().unwrap();
        gain(&game.view(Viewer::Seat(Seat(0))), action, &game.forecast(action).unwrap())
    }

    const PLAIN: [&str; 7] = ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "twwww.t"];

    #[test]
    fn a_space_says_what_it_gives_and_what_it_breaks() {
        let heads = "head head head wall swords";
        assert_eq!(gains(PLAIN, heads, &["use head 3", "person merchant"], "place c3"), "+4 coins");
        assert_eq!(gains(PLAIN, heads, &["use head 3", "person merchant"], "place a3"), "+3 coins, breaks left");
        assert_eq!(gains(PLAIN, heads, &["use wall 1"], "place f7"), "+3 points: bottom wall");
        assert_eq!(gains(PLAIN, heads, &["use wall 1"], "place b1"), "top 1/5");
        assert_eq!(gains(PLAIN, "cross head log wall wall", &["use cross 1"], "place d4"), "+1 at the end");
    }

    #[test]
    fn a_symbol_says_what_it_is_for_and_what_it_costs() {
        let dice = "head head log wall swords";
        assert_eq!(gains(PLAIN, dice, &[], "use head 2"), "soldier or priest");
        assert_eq!(gains(PLAIN, dice, &[], "use wall 2 turn 1"), "-2 coins");
        assert_eq!(gains(PLAIN, dice, &[], "use log 1"), "-2 coins, +1 log");
        assert_eq!(gains(PLAIN, dice, &[], "use cross 1 turn 1"), "church 1 (+1 at the end), -2 coins");
        assert_eq!(gains(PLAIN, dice, &["use head 2"], "person soldier"), "+1 defence");
    }
}
