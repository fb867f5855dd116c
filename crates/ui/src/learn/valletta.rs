//! What there is to learn about Valletta, and when.

use ::valletta::{Action, Ask, Card, Colour, Event, Good, Valletta, View, Work};
use kit::{Level, Seat};
use maud::{Markup, html};

use super::{Guide, Table, Teach, Turn, first, prepared, subjects, valletta_turns};
use crate::{
    Texts,
    rules::{
        Figure,
        valletta::{Characters, Goods},
        valletta_worked::{BONUS, PAYMENT},
    },
    valletta::art,
};

/// How the game is taught.
pub const GUIDE: Guide = Guide {
    small: Table { secret: prepared(1), options: &[("turn_cap", "2")], level: Level::Novice },
    long: Table { secret: prepared(17), options: &[], level: Level::Novice },
    first: first::page::<Valletta>,
    subjects: subjects::page::<Valletta>,
    words: |t, line| t.say(&format!("learn-index-valletta-{line}")),
};

impl Teach for Valletta {
    fn say(t: Texts, id: &str) -> String {
        t.say(&format!("learn-valletta-{id}"))
    }

    const LESSONS: &'static [&'static str] = &[
        "goods",
        "play",
        "must",
        "builder",
        "choose",
        "build",
        "pay",
        "replace",
        "gained",
        "draw",
        "undo",
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
        "two",
        "deal",
        "houses",
        "counts",
        "wrap",
        "tie",
        "bell",
        "final",
        "end",
    ];

    const TURNS: &'static [Turn<Valletta>] = valletta_turns::TURNS;

    fn topics(view: &View, me: Seat, legal: &[Action]) -> Vec<&'static str> {
        match view.ask {
            Ask::Draft { .. } => vec!["goods"],
            Ask::Play => hand(view, me),
            Ask::Use { .. } => vec!["play"],
            Ask::Good { .. } | Ask::TwoGoods | Ask::Extra { .. } => vec!["choose"],
            Ask::Build { .. } => works(view, me, legal),
            Ask::Pay { price, .. } => {
                let plain = legal.contains(&Action::Pay(price));
                called([(true, "pay"), (legal.len() > 1 || !plain, "replace")])
            }
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

    fn subject(view: &View, action: Action) -> Option<&'static str> {
        match action {
            Action::Play(Card::Valette) => Some("valette"),
            Action::Play(Card::Apprentice) => Some("apprentice"),
            Action::Play(Card::Monk | Card::Innkeeper | Card::Toll) => Some("take"),
            Action::Play(card) if card.builds().is_some() => Some("builder"),
            Action::Play(card) => match card.colour() {
                Colour::Green => Some("green"),
                Colour::Blue => Some("blue"),
                Colour::Yellow => Some("yellow"),
                Colour::Red | Colour::Purple => None,
            },
            Action::Upgrade(_) => Some("upgrade"),
            Action::Pay(paid) if matches!(view.ask, Ask::Pay { price, .. } if price != paid) => Some("replace"),
            _ => None,
        }
    }

    fn chapter(lesson: &str) -> &'static str {
        match lesson {
            "goods" => "parts",
            "play" | "must" | "draw" | "deck" | "choose" | "undo" => "turn",
            "builder" | "build" | "gained" | "houses" => "build",
            "pay" | "replace" | "deal" => "pay",
            "adjacent" => "neighbours",
            "upgrade" => "upgrade",
            "valette" | "staff" | "zone" => "valette",
            "apprentice" => "apprentice",
            "bell" | "final" => "final",
            "end" | "counts" | "wrap" | "tie" => "score",
            _ => "cards",
        }
    }

    fn example(t: Texts, lesson: &str) -> Markup {
        let cards = |cards: &[Card]| html! { p.row { @for &card in cards { (art::medallion(card)) } } };
        match lesson {
            "goods" | "counts" => Goods.markup(t),
            "pay" | "replace" | "adjacent" => PAYMENT.markup(t),
            "build" | "zone" | "gained" | "houses" | "upgrade" => BONUS.markup(t),
            "choose" => html! { p.row { @for good in Good::ALL { (art::good(good)) } } },
            "play" | "must" | "undo" => cards(&[Card::Lumberjack, Card::Maid, Card::Builder]),
            "valette" | "bell" | "final" => cards(&[Card::Valette]),
            "builder" | "staff" => cards(&[Card::Builder]),
            "apprentice" => cards(&[Card::Builder, Card::Apprentice]),
            "green" => cards(&[Card::Banker, Card::Joiner]),
            "blue" => cards(&[Card::Nun, Card::Seamstress, Card::Mason]),
            "yellow" => cards(&[Card::Knight, Card::Pope, Card::King]),
            "take" | "two" => cards(&[Card::Monk, Card::Innkeeper, Card::Toll]),
            "deal" => cards(&[Card::Trader, Card::Merchant]),
            _ => cards(&[Card::Lumberjack, Card::Builder, Card::Apprentice, Card::Valette, Card::Maid]),
        }
    }

    fn pieces(t: Texts) -> Markup {
        html! { (Characters(Colour::Red).markup(t)) (Characters(Colour::Purple).markup(t)) }
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
        (hand.iter().any(|card| card.builds().is_some()), "builder"),
        (repeats && hand.contains(&Card::Apprentice), "apprentice"),
        (hand.contains(&Card::Valette), "valette"),
        (holds(Colour::Green), "green"),
        (holds(Colour::Blue), "blue"),
        (holds(Colour::Yellow), "yellow"),
        (hand.iter().any(|card| matches!(card, Card::Monk | Card::Innkeeper | Card::Toll)), "two"),
        (player.houses <= 5, "houses"),
        (view.round >= 2, "must"),
        (view.round >= 3, "undo"),
        (view.round >= 5, "counts"),
        (view.round >= 6, "wrap"),
        (view.round >= 7, "two"),
        (view.round >= 8, "tie"),
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
