//! What the dice can be used for: each symbol with the dice showing, those that could be turned, price and gain.

use kit::{Game, Imagine, Seat, Unknown};
use maud::{Markup, html};
use saint_malo::{Action, Ask, City, Event, Gain, Item, Person, SaintMalo, Side, Source, Symbol};

use super::{art, city, told, words};
use crate::{Look, Offer, THEN, Texts, act, keyed, say};

/// The keys of the symbols: figures are the dice's.
const KEYS: [&str; 5] = ["a", "b", "c", "d", "e"];

/// Every symbol with what it would do, as buttons: while the dice may still be rolled, they keep them as they are.
pub fn uses(look: &Look<'_, SaintMalo>, turn: Seat) -> Markup {
    let t = look.t;
    let Some(city) = look.view.cities.get(turn.index()) else { return html! {} };
    let choices = Choices { look, city, game: settled(look), choosing: look.view.ask == Ask::Symbol };
    let heading = if choices.choosing { "saint-malo-table-uses" } else { "saint-malo-table-prospects" };
    html! {
        section #uses.sm-uses.sm-choosing[choices.choosing] aria-label=(say!(t, "saint-malo-table-uses")) {
            h2 { (t.say(heading)) }
            ul { @for (symbol, key) in Symbol::USABLE.into_iter().zip(KEYS) { (choices.row(symbol, key)) } }
            @if look.offer(Action::Pass).is_some() {
                @let label = words::action(look, Action::Pass);
                (keyed("0", &act(Action::Pass, "button sm-pass way-out", &label, &html! { (label) })))
            }
        }
    }
}

/// What each symbol does: opened from its sign, and always there.
pub fn notes(t: Texts) -> Markup {
    html! {
        @for symbol in Symbol::USABLE {
            div.sm-note popover id={ "face-" (symbol) } { b.name { (words::symbol(t, symbol)) } " " (words::symbol_text(t, symbol)) }
        }
    }
}

/// The position as if the dice stayed as they are.
fn settled(look: &Look<'_, SaintMalo>) -> SaintMalo {
    let mut view = look.view.clone();
    view.ask = Ask::Symbol;
    SaintMalo::imagine(&view, &mut Unknown)
}

struct Choices<'a> {
    look: &'a Look<'a, SaintMalo>,
    city: &'a City,
    game: SaintMalo,
    choosing: bool,
}

/// One way to use a symbol.
struct Way {
    offer: Offer<SaintMalo>,
    turned: u8,
    used: u8,
}

impl Choices<'_> {
    /// Every way to use a symbol, few dice first.
    fn ways(&self, symbol: Symbol) -> Vec<Way> {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        let of_symbol = |action| {
            let Action::Use { symbol: of, turned, used } = action else { return None };
            let gain = self.game.forecast(action).unwrap_or_default();
            (of == symbol).then_some(Way { offer: Offer { action, gain }, turned, used })
        };
        legal.into_iter().filter_map(of_symbol).collect()
    }

    fn row(&self, symbol: Symbol, key: &str) -> Markup {
        let (t, showing) = (self.look.t, self.look.view.dice.count(symbol));
        let ways = self.ways(symbol);
        // The plain way is large: all dice that show the symbol and none turned, or the least that is possible.
        let plain = ways.iter().rposition(|way| way.turned == 0).unwrap_or(0);
        let most = ways.last().map_or(0, |way| way.used);
        let (name, about) = (words::symbol(t, symbol), format!("face-{symbol}"));
        html! {
            li.sm-use id={ "use-" (symbol) } data-keys=(key) {
                button.sm-sign type="button" popovertarget=(about) aria-label=(name) { (art::die(symbol)) }
                div.sm-ways {
                    @if let Some(way) = ways.get(plain) { (self.way(symbol, way, "sm-plain")) }
                    @else { p.sm-why { (self.why_not(symbol, showing)) } }
                    @if self.choosing && ways.len() > 1 {
                        div.sm-others {
                            @for (index, way) in ways.iter().enumerate() {
                                @if index != plain { (self.way(symbol, way, "sm-small")) }
                            }
                        }
                    } @else if most > showing && plain + 1 < ways.len() {
                        p.sm-turning { (say!(t, "saint-malo-table-turning", most = most, coins = Symbol::TURNING * u16::from(most - showing))) }
                    }
                }
            }
        }
    }

    fn why_not(&self, symbol: Symbol, showing: u8) -> String {
        let action = Action::Use { symbol, turned: u8::from(showing == 0), used: showing.max(1) };
        self.game.check(action).err().map_or_else(String::new, |why| words::reason(self.look.t, &why))
    }

    /// Its dice, what comes of it, and its price.
    fn way(&self, symbol: Symbol, way: &Way, size: &str) -> Markup {
        let price: i16 = way.offer.gain.iter().map(cost).sum();
        let small = size == "sm-small";
        let content = html! {
            // Nothing is told by icons alone.
            span.sm-word { (word(self.look, symbol, way.used)) }
            @if !small || matches!(symbol, Symbol::Cross | Symbol::Head) {
                span.sm-outcome { (outcome(self.look, self.city, symbol, way.used)) }
            }
            @if price != 0 { span.sm-price { "−" (-price) (art::icon("coin")) } }
        };
        let label = city::choice(self.look, &way.offer);
        html! {
            @if self.choosing { (told(way.offer.action, size, &label, &content)) }
            @else if self.look.offer(Action::Stop).is_some() {
                (told(format_args!("{}{THEN}{}", Action::Stop, way.offer.action), size, &label, &content))
            }
            @else { div.sm-way.(size) title=(label) { (content) } }
        }
    }
}

/// What dice of a symbol are used as: "2 logs"; heads by the persons who come for them.
fn word(look: &Look<'_, SaintMalo>, symbol: Symbol, used: u8) -> String {
    let names = || Person::of_heads(used).map(|person| words::person(look.t, person)).collect::<Vec<_>>().join(" · ");
    if symbol == Symbol::Head { names() } else { words::symbols(look.t, symbol, used) }
}

fn cost(event: &Event) -> i16 {
    if let Event::Coins { change, why: Source::Turning | Source::Storing, .. } = event { *change } else { 0 }
}

/// What this many dice of a symbol become.
fn outcome(look: &Look<'_, SaintMalo>, city: &City, symbol: Symbol, used: u8) -> Markup {
    html! {
        @match symbol {
            Symbol::Log => { @for _ in 0..used { (art::icon("log")) } }
            Symbol::Crate => { @for _ in 0..used { (art::item(Item::Crate)) } }
            Symbol::Wall => {
                @for _ in 0..used { (art::item(Item::Wall)) }
                @if let Some(side) = closable(city, used) { span.sm-best { (words::side_bonus(look.t, side)) } }
            }
            Symbol::Cross => {
                (art::item(Item::Church(used)))
                @let more = city.church_gain(used);
                @if more > 0 { span.sm-best { "+" (more) (art::icon("star")) } }
            }
            Symbol::Head => {
                @for person in Person::of_heads(used) {
                    (art::person(person))
                    (best(look, city, person))
                }
            }
            Symbol::Swords => {}
        }
    }
}

/// A side that this many walls would complete.
fn closable(city: &City, walls: u8) -> Option<Side> {
    let lacks = |side: &Side| city.walls_missing(*side);
    Side::ALL.into_iter().find(|side| lacks(side).is_some_and(|missing| (1..=walls).contains(&missing)))
}

/// The best that a person can bring on any space now.
pub fn best(look: &Look<'_, SaintMalo>, city: &City, person: Person) -> Markup {
    let (amount, icon) = match (person, city.best_gain(person, &look.view.options)) {
        (Person::Soldier, _) => (1, "shield"),
        (_, Gain::Coins(coins)) => (coins, "coin"),
        (_, Gain::Points(points)) => (points, "star"),
        (_, Gain::Nothing) => (0, "star"),
    };
    html! { @if amount > 0 { span.sm-best { "+" (amount) (art::icon(icon)) } } }
}
