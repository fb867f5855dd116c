//! What there is to learn about Valletta, and when.

use ::valletta::{Action, Ask, Card, Colour, Event, Valletta, View, Work};
use kit::Seat;

use super::{Guide, Teach, prepared, valletta_advice};
use crate::{Look, Texts};

/// How a first game begins.
pub const GUIDE: Guide =
    Guide { secret: prepared(1398), words: |t, line| t.say(&format!("learn-index-valletta-{line}")) };

impl Teach for Valletta {
    fn say(t: Texts, id: &str) -> String {
        t.say(&format!("learn-valletta-{id}"))
    }

    const LESSONS: &'static [&'static str] = &[
        "goods",
        "play",
        "choose",
        "build",
        "pay",
        "replace",
        "gained",
        "draw",
        "valette",
        "staff",
        "apprentice",
        "adjacent",
        "zone",
        "upgrade",
        "green",
        "blue",
        "yellow",
        "deck",
        "take",
        "deal",
        "bell",
        "final",
        "end",
    ];

    fn topics(view: &View, me: Seat, legal: &[Action]) -> Vec<&'static str> {
        match view.ask {
            Ask::Draft { .. } => vec!["goods"],
            Ask::Play => hand(view, me),
            Ask::Use { .. } => vec!["play"],
            Ask::Good { .. } | Ask::TwoGoods | Ask::Extra { .. } => vec!["choose"],
            Ask::Build { .. } => works(view, me, legal),
            Ask::Pay { price, .. } if legal.contains(&Action::Pay(price)) => {
                called([(true, "pay"), (legal.len() > 1, "replace")])
            }
            Ask::Pay { .. } => vec!["replace"],
            Ask::Deal { .. } => vec!["deal"],
            Ask::Staff => vec!["staff"],
            Ask::Give { .. } => vec!["take"],
            Ask::Over => vec!["end"],
        }
    }

    fn topic_of(event: &Event, me: Seat) -> Option<&'static str> {
        match *event {
            Event::Gained { seat, .. } if seat == me => Some("gained"),
            Event::Drew { seat, .. } if seat == me => Some("draw"),
            Event::Reshuffled { seat } if seat == me => Some("deck"),
            Event::Gave { .. } => Some("take"),
            Event::Triggered { .. } => Some("bell"),
            Event::Merged { .. } => Some("final"),
            _ => None,
        }
    }

    fn at_ease(view: &View) -> bool {
        matches!(view.ask, Ask::Play)
    }

    fn advice(look: &Look<'_, Self>) -> Option<Action> {
        valletta_advice::advice(look)
    }

    fn chapter(lesson: &str) -> &'static str {
        match lesson {
            "goods" => "parts",
            "play" | "draw" | "deck" | "choose" => "turn",
            "build" | "gained" => "build",
            "pay" | "replace" | "deal" => "pay",
            "adjacent" => "neighbours",
            "upgrade" => "upgrade",
            "valette" | "staff" | "zone" => "valette",
            "apprentice" => "apprentice",
            "bell" | "final" => "final",
            "end" => "score",
            _ => "cards",
        }
    }
}

/// What the cards in hand call for.
fn hand(view: &View, me: Seat) -> Vec<&'static str> {
    let Some(player) = view.players.get(me.index()) else { return Vec::new() };
    let hand = player.hand.as_deref().unwrap_or_default();
    let holds = |colour: Colour| hand.iter().any(|card| card.colour() == colour);
    let repeats = Card::copied(&player.slots).is_some();
    let calls = [
        (true, "play"),
        (repeats && hand.contains(&Card::Apprentice), "apprentice"),
        (hand.contains(&Card::Valette), "valette"),
        (holds(Colour::Green), "green"),
        (holds(Colour::Blue), "blue"),
        (holds(Colour::Yellow), "yellow"),
    ];
    called(calls)
}

/// What the buildings within reach call for.
fn works(view: &View, me: Seat, legal: &[Action]) -> Vec<&'static str> {
    let built = |test: &dyn Fn(::valletta::At) -> bool| {
        legal.iter().any(|action| matches!(*action, Action::Build(at) if test(at)))
    };
    called([
        (true, "build"),
        (legal.iter().any(|action| matches!(action, Action::Upgrade(_))), "upgrade"),
        (built(&|at| view.city.neighbours(me, at) > 0), "adjacent"),
        (built(&|at| view.bonus(at, Work::Build)), "zone"),
    ])
}

fn called<const N: usize>(calls: [(bool, &'static str); N]) -> Vec<&'static str> {
    calls.into_iter().filter(|&(called, _)| called).map(|(_, topic)| topic).collect()
}
