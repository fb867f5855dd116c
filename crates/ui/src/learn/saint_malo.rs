//! What there is to learn about Saint Malo, and when.

use ::saint_malo::{Action, Ask, Cells, Event, Item, Person, SaintMalo, Symbol, View};
use kit::{Level, Seat};
use maud::{Markup, html};

use super::{Guide, Table, Teach, Turn, first, prepared, saint_malo_turns, subjects};
use crate::{
    Texts,
    rules::{
        Figure,
        saint_malo::Faces,
        saint_malo_worked::{CHURCH, HOUSES, SIDES, TRADE},
    },
    saint_malo::art,
};

/// How the game is taught.
pub const GUIDE: Guide = Guide {
    small: Table { secret: prepared(1), options: &[("turn_cap", "5")], level: Level::Random },
    long: Table { secret: prepared(1958), options: &[], level: Level::Novice },
    first: first::page::<SaintMalo>,
    subjects: subjects::page::<SaintMalo>,
    words: |t, line| t.say(&format!("learn-index-saint-malo-{line}")),
};

impl Teach for SaintMalo {
    fn say(t: Texts, id: &str) -> String {
        t.say(&format!("learn-saint-malo-{id}"))
    }

    const LESSONS: &'static [&'static str] = &[
        "faces",
        "roll",
        "again",
        "blades",
        "symbol",
        "fewer",
        "turning",
        "person",
        "merchant",
        "swords",
        "crate",
        "wall",
        "sides",
        "church",
        "logs",
        "citizen",
        "soldier",
        "priest",
        "architect",
        "house",
        "jester",
        "noble",
        "pass",
        "undo",
        "gap",
        "attack",
        "cannon",
        "side",
        "bonus",
        "counts",
        "tie",
        "last",
        "end",
    ];

    const INTRODUCTION: &'static [&'static str] = &["faces"];

    const TURNS: &'static [Turn<SaintMalo>] = saint_malo_turns::TURNS;

    /// Dice are marked, then rolled again.
    fn pointed(action: Action) -> (String, Vec<String>) {
        match action {
            Action::Reroll { dice } => ("reroll".into(), dice.symbols().map(|symbol| symbol.to_string()).collect()),
            _ => (action.to_string(), Vec::new()),
        }
    }

    fn topics(view: &View, _: Seat, legal: &[Action]) -> Vec<&'static str> {
        let asked = match view.ask {
            Ask::Reroll if view.rolls > 1 => "again",
            Ask::Reroll => "roll",
            Ask::Symbol => "symbol",
            Ask::Person { .. } => "person",
            Ask::Bonus { .. } => "bonus",
            Ask::Settle { person, .. } => person.name(),
            Ask::House { .. } => "house",
            Ask::Crate { .. } => "crate",
            Ask::Wall { .. } => "wall",
            Ask::Church { .. } => "church",
            Ask::Over => "end",
        };
        let turning = legal.iter().any(|action| matches!(action, Action::Use { turned: 1.., .. }));
        let fewer = |action: &Action| SaintMalo::subject(view, *action) == Some("fewer");
        // The first player has no turn left once the other's city is full: so the end is explained before it comes.
        let last = SaintMalo::at_ease(view) && view.cities.iter().any(|city| city.empty().len() <= 6);
        let from_round = |round| SaintMalo::at_ease(view) && view.round >= round;
        let calls = [
            (true, asked),
            (last, "last"),
            (legal.contains(&Action::Pass) || from_round(7), "pass"),
            (view.ask == Ask::Reroll && view.dice.count(Symbol::Swords) > 0, "blades"),
            (turning, "turning"),
            (view.ask == Ask::Symbol && legal.iter().any(fewer), "fewer"),
            (asked == "wall", "sides"),
            (from_round(2), "undo"),
            (from_round(5), "counts"),
            (from_round(9), "tie"),
        ];
        calls.into_iter().filter(|&(called, _)| called).map(|(_, topic)| topic).collect()
    }

    fn topic_of(event: &Event, me: Seat) -> Option<&'static str> {
        match *event {
            Event::Swords { .. } => Some("swords"),
            Event::Attack { .. } => Some("attack"),
            Event::CannonLost { seat } if seat == me => Some("cannon"),
            Event::Logs { seat, change: 1.. } if seat == me => Some("logs"),
            Event::Complete { seat, .. } if seat == me => Some("side"),
            Event::Placed { seat, at, item } if seat == me && item != Item::Wall && Cells::OUTER.contains(at) => {
                Some("gap")
            }
            Event::CannonLost { .. }
            | Event::Logs { .. }
            | Event::Complete { .. }
            | Event::Placed { .. }
            | Event::Rolled { .. }
            | Event::Used { .. }
            | Event::Passed { .. }
            | Event::Coins { .. }
            | Event::Points { .. }
            | Event::WallsLost { .. }
            | Event::Full { .. }
            | Event::Over => None,
        }
    }

    fn at_ease(view: &View) -> bool {
        matches!(view.ask, Ask::Reroll | Ask::Symbol)
    }

    fn subject(view: &View, action: Action) -> Option<&'static str> {
        match action {
            Action::Use { turned: 1.., .. } => Some("turning"),
            Action::Use { symbol, turned: 0, used } if used < view.dice.count(symbol) => Some("fewer"),
            Action::Person { person } => Some(person.name()),
            Action::Pass => Some("pass"),
            Action::Use { .. } | Action::Reroll { .. } | Action::Stop | Action::Place { .. } | Action::Done => None,
        }
    }

    fn chapter(lesson: &str) -> &'static str {
        match lesson {
            "faces" => "parts",
            "roll" | "again" | "blades" | "undo" => "dice",
            "symbol" | "turning" | "fewer" | "pass" => "symbol",
            "swords" | "attack" | "cannon" => "pirates",
            "crate" => "crates",
            "wall" | "sides" | "gap" | "side" | "bonus" => "walls",
            "church" => "churches",
            "logs" => "logs",
            "last" => "end",
            "end" | "counts" | "tie" => "score",
            _ => "persons",
        }
    }

    fn example(t: Texts, lesson: &str) -> Markup {
        let dice = |symbols: &[Symbol]| html! { p.row { @for &symbol in symbols { (art::die(symbol)) } } };
        let items = |items: &[Item]| html! { p.row { @for &item in items { (art::item(item)) } } };
        match lesson {
            "faces" => html! { (Faces.markup(t)) },
            "roll" | "again" => dice(&[Symbol::Head, Symbol::Head, Symbol::Wall, Symbol::Log, Symbol::Swords]),
            "blades" | "swords" | "attack" => dice(&[Symbol::Swords; 2]),
            "symbol" => dice(&[Symbol::Head; 3]),
            "fewer" => dice(&[Symbol::Cross; 4]),
            "turning" => html! { p.row { (art::die(Symbol::Log)) span.arrow { "→" } (art::die(Symbol::Head)) } },
            "person" => html! { p.row { @for person in Person::ALL { (art::person(person)) } } },
            "merchant" | "crate" => TRADE.markup(t),
            "architect" | "house" => HOUSES.markup(t),
            "church" => CHURCH.markup(t),
            "sides" | "wall" | "side" | "bonus" => SIDES.markup(t),
            "gap" => items(&[Item::Wall, Item::Wall, Item::Crate, Item::Wall, Item::Wall]),
            "logs" => html! { p.row { (art::die(Symbol::Log)) span.arrow { "→" } (art::item(Item::House)) } },
            "priest" => items(&[Item::Church(1), Item::Person(Person::Priest), Item::Church(3)]),
            "jester" => {
                items(&[Item::Person(Person::Soldier), Item::Person(Person::Jester), Item::Person(Person::Citizen)])
            }
            "citizen" => items(&[Item::Person(Person::Citizen)]),
            "soldier" => items(&[Item::Person(Person::Soldier)]),
            "noble" => items(&[Item::Person(Person::Noble)]),
            "pass" => dice(&[Symbol::Swords, Symbol::Swords, Symbol::Log]),
            _ => items(&[Item::Wall, Item::Crate, Item::Church(1), Item::House]),
        }
    }

    fn pieces(t: Texts) -> Markup {
        Faces.markup(t)
    }
}
