//! What there is to learn about Saint Malo, and when.

use ::saint_malo::{Action, Ask, Cells, Event, Item, SaintMalo, View};
use kit::Seat;

use super::{Guide, Teach, prepared, saint_malo_advice};
use crate::{Look, Texts};

/// How a first game begins.
pub const GUIDE: Guide =
    Guide { secret: prepared(1958), words: |t, line| t.say(&format!("learn-index-saint-malo-{line}")) };

impl Teach for SaintMalo {
    fn say(t: Texts, id: &str) -> String {
        t.say(&format!("learn-saint-malo-{id}"))
    }

    const LESSONS: &'static [&'static str] = &[
        "roll",
        "again",
        "symbol",
        "person",
        "merchant",
        "turning",
        "swords",
        "crate",
        "wall",
        "church",
        "logs",
        "citizen",
        "soldier",
        "priest",
        "architect",
        "house",
        "jester",
        "noble",
        "gap",
        "attack",
        "cannon",
        "side",
        "bonus",
        "last",
        "end",
    ];

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
        // The first player has no turn left once the other's city is full: so the end is explained before it comes.
        let last = SaintMalo::at_ease(view) && view.cities.iter().any(|city| city.empty().len() <= 6);
        let calls = [(true, asked), (last, "last"), (turning, "turning")];
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

    fn advice(look: &Look<'_, Self>) -> Option<Action> {
        saint_malo_advice::advice(look)
    }

    fn chapter(lesson: &str) -> &'static str {
        match lesson {
            "roll" | "again" => "dice",
            "symbol" | "turning" => "symbol",
            "swords" | "attack" | "cannon" => "pirates",
            "crate" => "crates",
            "wall" | "gap" | "side" | "bonus" => "walls",
            "church" => "churches",
            "logs" => "logs",
            "last" => "end",
            "end" => "score",
            _ => "persons",
        }
    }
}
