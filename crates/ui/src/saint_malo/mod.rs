//! Saint Malo: the city drawn with a marker, the dice, the sea.

// A new item, person or event must be drawn and named: no wildcard arm may hide it.
#![warn(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

pub(crate) mod art;
mod city;
mod dice;
mod gallery;
mod info;
mod marks;
mod pen;
mod persons;
mod raid;
mod rivals;
pub(crate) mod sea;
mod signs;
mod uses;
pub mod words;

pub use gallery::gallery;

use std::fmt::Display;

use ::saint_malo::{Action, Ask, Cell, Event, Illegal, Item, SaintMalo};
use kit::{Message, Seat};
use maud::{Markup, html};

use crate::{
    Draw, GameInfo, Look, Offer, Texts,
    learn::{self, Guided},
    say,
    texts::because,
};

/// The sprites of this game: a name and an SVG file of symbols each.
pub fn sprites() -> Vec<(&'static str, String)> {
    art::sprites()
}

impl Draw for SaintMalo {
    const INFO: &'static GameInfo = &info::INFO;
    const BOT_NAMES: &'static [&'static str] = &["Perrine", "Jacques", "Marie", "Yves", "Anne"];

    fn unfinished(t: Texts, text: &str) -> Option<String> {
        (text == "reroll").then(|| say!(t, "saint-malo-table-choose"))
    }

    fn board(look: &Look<'_, Self>) -> Markup {
        let me = in_the_middle(look);
        let turn = look.view.turn.unwrap_or(me);
        // How wide everything is, is known before the last part has come.
        let many = format!("many-{}", look.view.cities.len().saturating_sub(1));
        html! {
            div.saint-malo {
                div.sm-town.(many).sm-over[look.view.ask == Ask::Over] {
                    (sea::sea(look))
                    @if look.view.ask != Ask::Over {
                        div #desk.sm-desk.sm-mine[!look.offers.is_empty()] { (dice::tray(look, turn)) (task(look, turn)) }
                    }
                    (home(look, me))
                    (rivals::rivals(look, me))
                }
                (uses::notes(look.t))
            }
        }
    }

    fn question(look: &Look<'_, Self>) -> String {
        words::question(look)
    }

    fn action(look: &Look<'_, Self>, action: Action) -> String {
        words::action(look, action)
    }

    fn brief(look: &Look<'_, Self>, offer: &Offer<Self>) -> String {
        words::brief(look, offer)
    }

    fn did(look: &Look<'_, Self>, seat: Seat, action: Action) -> Option<String> {
        words::did(look, seat, action)
    }

    fn goes_by_itself(action: Action) -> bool {
        matches!(action, Action::Person { .. } | Action::Pass | Action::Done)
    }

    fn event(look: &Look<'_, Self>, event: &Event) -> Option<String> {
        words::event(look, event)
    }

    fn signs(look: &Look<'_, Self>, seat: Seat, events: &[Event]) -> Markup {
        signs::signs(look, seat, events)
    }

    fn refusal(look: &Look<'_, Self>, illegal: &Illegal) -> String {
        words::refusal(look, illegal)
    }

    fn reading(look: &Look<'_, Self>) -> Markup {
        words::reading(look)
    }

    fn sources() -> &'static [&'static str] {
        &["points", "churches", "full", "coins", "logs", "cannons"]
    }

    fn because(t: Texts, reason: &Message) -> Option<String> {
        because::saint_malo(t, reason)
    }

    fn lesson(look: &Look<'_, Self>, guided: &Guided<'_, Self>) -> Option<Markup> {
        learn::lesson(look, guided).map(|lesson| lesson.markup(look.t))
    }
}

/// A button that shows more than its label says: the label is read out, the rest is for the eye.
fn told(action: impl Display, class: &str, label: &str, content: &Markup) -> Markup {
    crate::act(action, class, label, &html! { span.sm-inside aria-hidden="true" { (content) } })
}

/// Whose city is large: the viewer's own, else that of the player on turn or of a winner.
fn in_the_middle(look: &Look<'_, SaintMalo>) -> Seat {
    let winner = look.outcome.and_then(|outcome| outcome.winners.first().copied());
    look.me().or(look.view.turn).or(winner).unwrap_or(look.view.first)
}

/// What is to be done besides the dice: symbols, persons, or the thing in hand.
fn task(look: &Look<'_, SaintMalo>, turn: Seat) -> Markup {
    let mine = !look.offers.is_empty();
    html! {
        @match look.view.ask {
            Ask::Reroll | Ask::Symbol if mine => { (uses::uses(look, turn)) }
            Ask::Person { .. } | Ask::Bonus { .. } if mine => { (persons::choose(look, turn)) }
            Ask::Reroll | Ask::Symbol | Ask::Person { .. } | Ask::Bonus { .. } | Ask::Settle { .. } | Ask::House { .. }
            | Ask::Crate { .. } | Ask::Wall { .. } | Ask::Church { .. } | Ask::Over => {
                (dice::in_hand(look))
                @if look.offer(Action::Done).is_some() { (persons::done(look)) }
                (persons::overview(look))
            }
        }
    }
}

/// The large city with its round, its stores and its points.
pub(crate) fn home(look: &Look<'_, SaintMalo>, seat: Seat) -> Markup {
    let t = look.t;
    let Some(mine) = look.view.cities.get(seat.index()) else { return html! {} };
    html! {
        section.sm-home.(format!("seat-{seat}")) id={ "home-" (seat) } aria-label=(say!(t, "saint-malo-table-city-of", name = look.name(seat))) {
            div.sm-status id={ "status-" (seat) } {
                h2 { (art::seat(seat)) span.name { (look.name(seat)) } }
                (rivals::ledger(look, seat, mine, Some("churches")))
                (rivals::points(look, seat, mine))
            }
            (city::mine(look, seat, mine))
            (about(look, mine))
        }
    }
}

/// The viewer's city with what belongs to it, small: for examples.
pub(crate) fn sample(look: &Look<'_, SaintMalo>) -> Markup {
    let seat = in_the_middle(look);
    let Some(city) = look.view.cities.get(seat.index()) else { return html! {} };
    html! {
        div.saint-malo.sm-sample {
            (city::picture(look, seat, city))
            div.sm-status { (rivals::ledger(look, seat, city, None)) (rivals::points(look, seat, city)) }
        }
    }
}

/// An explanation of everything that stands in my city.
fn about(look: &Look<'_, SaintMalo>, city: &::saint_malo::City) -> Markup {
    let mut there: Vec<Item> = Vec::new();
    for item in Cell::all().filter_map(|at| city.item(at)) {
        if !there.contains(&item) {
            there.push(item);
        }
    }
    html! {
        @for item in there {
            div.sm-note popover id={ "about-" (item.letter()) } {
                (art::item(item)) " " b.name { (words::item(look.t, item)) } " "
                @match item {
                    Item::Person(person) => { (words::person_text(look.t, person)) }
                    Item::Crate => { (words::symbol_text(look.t, ::saint_malo::Symbol::Crate)) }
                    Item::Wall => { (words::symbol_text(look.t, ::saint_malo::Symbol::Wall)) }
                    Item::Church(_) => { (words::symbol_text(look.t, ::saint_malo::Symbol::Cross)) }
                    Item::House => { (words::person_text(look.t, ::saint_malo::Person::Architect)) }
                }
            }
        }
    }
}
