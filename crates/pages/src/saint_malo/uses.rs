//! What the dice can be used for: each symbol with the dice showing, those that could be turned, price and gain.

use kit::{Game, Imagine, Seat, Unknown};
use maud::{Markup, html};
use saint_malo::{Action, Ask, City, Event, Item, Person, SaintMalo, Side, Symbol, church_points};

use super::{art, city, words};
use crate::{Look, Offer, act, say};

/// Every symbol with what it would do: as buttons when it is mine to choose, otherwise to look at.
pub fn uses(look: &Look<'_, SaintMalo>, turn: Seat) -> Markup {
    let Some(city) = look.view.cities.get(turn.index()) else { return html! {} };
    let choosing = look.view.ask == Ask::Symbol && !look.offers.is_empty();
    let imagined = if choosing { Vec::new() } else { prospects(look) };
    let offers = if choosing { look.offers } else { &imagined };
    html! {
        section.uses.choosing[choosing] aria-label=(say!(look.t, "saint-malo-table-uses")) {
            h2 { (say!(look.t, "saint-malo-table-uses")) }
            ul { @for symbol in Symbol::USABLE { (row(look, city, symbol, offers, choosing)) } }
            @if look.offer(Action::Pass).is_some() {
                @let label = words::action(look, Action::Pass);
                (act(Action::Pass, "button pass", &label, html! { (label) }))
            }
        }
    }
}

/// What could be used if the dice stayed as they are.
fn prospects(look: &Look<'_, SaintMalo>) -> Vec<Offer<SaintMalo>> {
    let mut view = look.view.clone();
    view.ask = Ask::Symbol;
    let game = SaintMalo::imagine(&view, &mut Unknown);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal.into_iter().map(|action| Offer { action, gain: game.forecast(action).unwrap_or_default() }).collect()
}

fn row(look: &Look<'_, SaintMalo>, city: &City, symbol: Symbol, offers: &[Offer<SaintMalo>], choosing: bool) -> Markup {
    let (t, showing) = (look.t, look.view.dice.count(symbol));
    let mine: Vec<(&Offer<SaintMalo>, u8, u8)> = offers
        .iter()
        .filter_map(|offer| match offer.action {
            Action::Use { symbol: of, turned, used } if of == symbol => Some((offer, turned, used)),
            _ => None,
        })
        .collect();
    // The plain use is large: all dice that show the symbol and none turned, or the least that is possible.
    let plain = mine.iter().rposition(|&(_, turned, _)| turned == 0).unwrap_or(0);
    let most = mine.iter().map(|&(_, _, used)| used).max().unwrap_or(0);
    html! {
        li.use.none[mine.is_empty()] {
            button.sign type="button" popovertarget={ "face-" (symbol) } aria-label=(words::symbol(t, symbol)) { (art::die(symbol)) }
            div.note popover id={ "face-" (symbol) } { b.name { (words::symbol(t, symbol)) } " " (words::symbol_text(t, symbol)) }
            div.ways {
                @if let Some(&(offer, turned, used)) = mine.get(plain) {
                    (way(look, city, offer, (symbol, turned, used), choosing, "plain"))
                } @else {
                    p.why { (why_not(look, symbol, showing)) }
                }
                @if mine.len() > 1 && choosing {
                    div.others {
                        @for (index, &(offer, turned, used)) in mine.iter().enumerate() {
                            @if index != plain { (way(look, city, offer, (symbol, turned, used), choosing, "small")) }
                        }
                    }
                }
                @if !choosing && most > showing && plain + 1 < mine.len() {
                    p.turning { (say!(t, "saint-malo-table-turning", most = most, coins = 2 * (most - showing))) }
                }
            }
        }
    }
}

fn why_not(look: &Look<'_, SaintMalo>, symbol: Symbol, showing: u8) -> String {
    let action = Action::Use { symbol, turned: u8::from(showing == 0), used: showing.max(1) };
    match (look.why)(action) {
        Some(why) if look.view.ask == Ask::Symbol => words::refusal(look, &why),
        _ => "–".into(),
    }
}

/// One way to use a symbol: its dice, what comes of it, and its price.
fn way(
    look: &Look<'_, SaintMalo>,
    city: &City,
    offer: &Offer<SaintMalo>,
    (symbol, turned, used): (Symbol, u8, u8),
    choosing: bool,
    size: &str,
) -> Markup {
    let price: i16 =
        offer.gain.iter().map(|event| if let Event::Coins { change, .. } = event { *change } else { 0 }).sum();
    let content = html! {
        span.number { (used) }
        span.outcome { (outcome(look, city, symbol, used)) }
        @if price != 0 {
            span.price.turned[turned > 0] { "−" (-price) (art::icon("coin")) }
        }
    };
    html! {
        @if choosing { (act(offer.action, size, &city::choice(look, offer), content)) }
        @else { div.way.(size) title=(city::choice(look, offer)) { (content) } }
    }
}

/// What so many dice of a symbol become.
fn outcome(look: &Look<'_, SaintMalo>, city: &City, symbol: Symbol, used: u8) -> Markup {
    html! {
        @match symbol {
            Symbol::Log => { @for _ in 0..used { (art::icon("log")) } }
            Symbol::Crate => { @for _ in 0..used { (art::item(Item::Crate)) } }
            Symbol::Wall => {
                @for _ in 0..used { (art::item(Item::Wall)) }
                @if let Some(side) = closable(city, used) { span.best { (words::side_bonus(look.t, side)) } }
            }
            Symbol::Cross => {
                (art::item(Item::Church(used)))
                @let more = series(city, used);
                @if more > 0 { span.best { "+" (more) (art::icon("star")) } }
            }
            Symbol::Head => {
                @for person in Person::ALL.into_iter().filter(|person| person.heads() == used) {
                    (art::person(person))
                    (best(look, city, person))
                }
            }
            Symbol::Swords => {}
        }
    }
}

/// A side that so many walls would complete.
fn closable(city: &City, walls: u8) -> Option<Side> {
    let lacks = |side: &Side| (side.cells() & city.empty()).len();
    Side::ALL.into_iter().find(|side| !city.is_destroyed(*side) && (1..=walls).contains(&lacks(side)))
}

/// What one more church adds to the series at the end (S-CHURCH-6).
fn series(city: &City, size: u8) -> i32 {
    let mut counts = city.church_counts();
    let before = church_points(counts);
    counts[usize::from(size.clamp(1, 5) - 1)] += 1;
    church_points(counts) - before
}

/// The best that a person can bring on any space now.
pub fn best(look: &Look<'_, SaintMalo>, city: &City, person: Person) -> Markup {
    let (amount, icon) = match person {
        Person::Soldier => (1, "shield"),
        Person::Architect => (3 * i32::from(city.logs.min(3)), "star"),
        Person::Merchant => (richest(look, person), "coin"),
        _ => (richest(look, person), "star"),
    };
    html! { @if amount > 0 { span.best { "+" (amount) (art::icon(icon)) } } }
}

/// The most coins and points that a person earns at once on any space.
fn richest(look: &Look<'_, SaintMalo>, person: Person) -> i32 {
    let mut view = look.view.clone();
    view.ask = Ask::Settle { person, walls: 0 };
    let game = SaintMalo::imagine(&view, &mut Unknown);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let worth = |events: Vec<Event>| -> i32 {
        let earned = events.iter().map(|event| match *event {
            Event::Coins { change, .. } => change.into(),
            Event::Points { gain, .. } => gain.into(),
            _ => 0,
        });
        earned.sum()
    };
    legal.into_iter().filter_map(|action| game.forecast(action).ok()).map(worth).max().unwrap_or(0)
}
