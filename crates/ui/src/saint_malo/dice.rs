//! The dice tray: five dice to keep or throw, and the chance of what is nearly there.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Action, Ask, City, Dice, Event, Item, Options, SaintMalo, Symbol, Throw};

use super::{art, words};
use crate::{Look, act, say};

/// The dice as they lie, with what can be done about them.
pub fn tray(look: &Look<'_, SaintMalo>, turn: Seat) -> Markup {
    let (t, view) = (look.t, look.view);
    let choosing = view.ask == Ask::Reroll && look.offer(Action::Stop).is_some();
    // What was placed gives more than the dice.
    let gives = !look.news.iter().any(|event| matches!(event, Event::Placed { .. }));
    html! {
        section #dice-tray.sm-tray.sm-choosing[choosing] data-gives=[gives.then_some(turn)] aria-label=(say!(t, "saint-malo-table-dice")) {
            p.sm-rolls {
                span.sm-who.(format!("seat-{turn}")) { (art::seat(turn)) (words::who(look, turn)) }
                @if view.ask == Ask::Reroll || view.ask == Ask::Symbol {
                    span { (say!(t, "saint-malo-table-rolls", n = view.rolls)) }
                }
            }
            div.sm-dice role="group" data-keys="1 2 3 4 5" aria-label=(say!(t, "saint-malo-table-five")) {
                @for (index, (symbol, thrown)) in (0..).zip(lying(look)) { (die(look, index, symbol, thrown, choosing)) }
            }
            @if choosing {
                (again(look))
                @if let Some(city) = view.cities.get(turn.index()) { (chances(look, city)) }
            }
        }
    }
}

/// The dice in order, each with whether it was thrown just now.
fn lying(look: &Look<'_, SaintMalo>) -> Vec<(Symbol, bool)> {
    let rolled = |event: &Event| if let Event::Rolled { dice, .. } = *event { Some(dice) } else { None };
    let thrown = look.news.iter().rev().find_map(rolled);
    let dice = look.view.dice;
    let of = |symbol| {
        let (all, new) = (dice.count(symbol), thrown.map_or(0, |thrown| thrown.count(symbol)));
        (0..all).map(move |index| (symbol, index + new >= all))
    };
    Symbol::ALL.into_iter().flat_map(of).collect()
}

fn die(look: &Look<'_, SaintMalo>, index: u8, symbol: Symbol, thrown: bool, choosing: bool) -> Markup {
    let view = look.view;
    // A new roll makes new dice: none of them is marked, and they tumble.
    let id = format!("die-{}-{}-{}-{index}", view.round, view.turn.unwrap_or_default(), view.rolls);
    let face = html! {
        span.sm-face {
            (art::die(symbol))
            // On its way it shows others.
            @if thrown {
                @for (n, other) in [1, 3].into_iter().enumerate() {
                    span.(format!("sm-spin spin-{n}")) { (art::die(after(symbol, other))) }
                }
            }
        }
        span.unseen {
            (words::symbol(look.t, symbol))
            @if choosing { ": " (say!(look.t, "saint-malo-table-mark")) }
        }
    };
    html! {
        @if choosing {
            label.sm-die.sm-tumble[thrown] data-effect=[thrown.then_some("dice")].(format!("fall-{index}")) id=(id) {
                input.unseen type="checkbox" form="act" name="with-reroll" value=(symbol);
                (face)
                span.sm-flag { (art::icon("again")) }
            }
        } @else {
            span.sm-die.sm-tumble[thrown] data-effect=[thrown.then_some("dice")].(format!("fall-{index}")) id=(id) { (face) }
        }
    }
}

/// The symbol so many places further on.
fn after(symbol: Symbol, places: usize) -> Symbol {
    Symbol::ALL[(symbol as usize + places) % Symbol::ALL.len()]
}

/// The two big buttons.
fn again(look: &Look<'_, SaintMalo>) -> Markup {
    let (t, last) = (look.t, look.view.rolls == 2);
    let roll = say!(t, "saint-malo-table-roll", last = if last { "yes" } else { "no" });
    let stop = say!(t, "saint-malo-table-stop");
    html! {
        div.sm-throw data-keys="Space Enter" {
            p.sm-hint { (say!(t, "saint-malo-table-hint")) }
            (act("reroll", "button sm-again", &roll, &html! { (art::icon("again")) span.sm-count { (roll) } }))
            (act(Action::Stop, "button sm-stop", &stop, &html! { (stop) }))
        }
    }
}

/// The chance to get one more of what nearly suffices, when all other dice are rolled as often as they may be.
fn chances(look: &Look<'_, SaintMalo>, city: &City) -> Markup {
    let t = look.t;
    let chances = nearly(look.view.dice, look.view.rolls, city, &look.view.options);
    html! {
        // Also there when there is nothing to say: what lies below must not jump.
        p.sm-chances {
            @if !chances.is_empty() {
                (say!(t, "saint-malo-table-chance")) " "
                @for (symbol, wanted, percent) in chances {
                    @let name = words::symbol(t, symbol);
                    @let text = say!(t, "saint-malo-table-chance-of", n = wanted, symbol = name, percent = percent);
                    span.sm-chance title=(text) {
                        span.sm-few { @for _ in 0..wanted { (art::die(symbol)) } }
                        " " b { (percent) " %" }
                    }
                }
            }
        }
    }
}

/// At most three symbols of which one more would help: with how many that makes and the chance in percent.
fn nearly(dice: Dice, rolls: u8, city: &City, options: &Options) -> Vec<(Symbol, u8, u32)> {
    let throw = Throw { dice, city, options };
    let useful = |symbol: Symbol, wanted: u8| city.coins >= symbol.storage() && throw.room(symbol, wanted) >= wanted;
    let mut near: Vec<(Symbol, u8, u32)> = Symbol::USABLE
        .into_iter()
        .map(|symbol| (symbol, dice.count(symbol)))
        .filter(|&(symbol, count)| (1..Dice::COUNT).contains(&count) && useful(symbol, count + 1))
        .map(|(symbol, count)| (symbol, count + 1, percent(Dice::COUNT - count, 3 - rolls.min(3))))
        .collect();
    // Heads first among equals: what they bring grows fastest.
    near.sort_by_key(|&(symbol, wanted, _)| std::cmp::Reverse((wanted, symbol)));
    let most = near.first().map_or(0, |best| best.1);
    near.retain(|&(_, wanted, _)| wanted + 1 >= most);
    near.truncate(3);
    near
}

/// The chance that one of these dice shows a certain face within these rolls: each die fails with 5/6 each time.
fn percent(dice: u8, rolls: u8) -> u32 {
    let misses = (5.0_f64 / 6.0).powi(i32::from(dice) * i32::from(rolls));
    (100.0 * (1.0 - misses)).round() as u32
}

/// What is being placed, and how many are left.
pub fn in_hand(look: &Look<'_, SaintMalo>) -> Markup {
    let t = look.t;
    let Some(item) = look.view.ask.item() else { return html! {} };
    let left = look.view.ask.left();
    let city = look.view.turn.and_then(|seat| look.view.cities.get(seat.index()));
    let about = match item {
        Item::Person(person) => Some(words::person_text(t, person)),
        Item::Crate | Item::Wall | Item::House | Item::Church(_) => {
            city.and_then(|city| words::everywhere(t, city, item))
        }
    };
    html! {
        div.sm-in-hand {
            div.sm-held { (art::item(item)) @if left > 1 { span.sm-times { "×" (left) } } }
            div {
                p.name { (words::item(t, item)) }
                @if let Some(about) = about { p { (about) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_one_more_is_exact() {
        assert_eq!((percent(1, 1), percent(2, 1), percent(3, 2), percent(4, 2)), (17, 31, 67, 77));
    }
}
