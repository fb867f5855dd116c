//! Saint Malo's drawings: three sprites, and a small function for each family of them.

use maud::{Markup, html};
use saint_malo::{Item, Person, Side, Symbol};

use super::{
    marks,
    pen::{Hand, draw, scatter, stroke},
};
use crate::url;

/// How many hands drew each thing of the city.
pub(super) const TRIES: u32 = 3;

/// A face of a die, in its colour.
pub(crate) fn die(symbol: Symbol) -> Markup {
    sign(symbol.name())
}

/// A person's head with what tells it from the others.
pub(crate) fn person(person: Person) -> Markup {
    piece("persons.svg", person.name(), "ink-head")
}

/// Something that stands in a city, by ruler.
pub(crate) fn item(item: Item) -> Markup {
    match item {
        Item::Person(who) => person(who),
        Item::Crate => die(Symbol::Crate),
        Item::Wall => die(Symbol::Wall),
        Item::House => piece("dice.svg", "house", "ink-house"),
        Item::Church(size) => piece("dice.svg", &format!("church-{size}"), "ink-cross"),
    }
}

/// Something that is counted: `coin`, `log`, `star` (a point), `shield`, `cracked`, `gone`, `cannon`, `ship`, ….
pub(crate) fn icon(name: &str) -> Markup {
    // Its sail is opaque.
    if name == "ship" { piece("dice.svg", name, "") } else { sign(name) }
}

/// The shape of a seat; its colour is that of the class `seat-N` around it.
pub(crate) fn seat(seat: kit::Seat) -> Markup {
    html! { i.{ "art shape art-seat-" (seat) } {} }
}

/// A sign in one colour: there are hundreds on a page, so the style draws them.
fn sign(name: &str) -> Markup {
    html! { i.{ "art art-" (name) } {} }
}

fn piece(sprite: &str, symbol: &str, class: &str) -> Markup {
    html! {
        svg class={ "art" @if !class.is_empty() { " " (class) } } aria-hidden="true" { use href={ (url(sprite)) "#" (symbol) } {} }
    }
}

/// The colour of an item's ink.
pub(super) fn ink(item: Item) -> &'static str {
    match item {
        Item::Crate => "ink-crate",
        Item::Wall => "ink-wall",
        Item::House => "ink-house",
        Item::Church(_) => "ink-cross",
        Item::Person(_) => "ink-head",
    }
}

/// The symbol of an item as the hand drew it on this space: always the same one.
pub(super) fn drawn(item: Item, place: u32) -> String {
    format!("{}{}", item.letter(), scatter(place) % TRIES)
}

/// A symbol of the sprite of drawn things.
pub(super) fn inked(symbol: &str) -> String {
    format!("{}#{symbol}", url("saint-malo.svg"))
}

/// The three sprites.
pub(super) fn sprites() -> Vec<(&'static str, String)> {
    let mut dice: Vec<(String, String)> = Symbol::ALL
        .iter()
        .map(|&symbol| (symbol.name().to_owned(), draw(marks::symbol(symbol), Hand::Ruler)))
        .collect();
    dice.extend(marks::ICONS.iter().map(|(name, marks)| ((*name).to_owned(), draw(marks, Hand::Ruler))));
    dice.extend((0..).zip(marks::SEATS).map(|(seat, marks)| (format!("seat-{seat}"), draw(marks, Hand::Ruler))));
    dice.push(("house".into(), draw(marks::HOUSE, Hand::Ruler)));
    dice.extend((1..=5).map(|size| (format!("church-{size}"), draw(&content(Item::Church(size)), Hand::Ruler))));
    let signs = strip(&dice);
    let persons: Vec<_> =
        Person::ALL.iter().map(|&who| (who.name().to_owned(), draw(&marks::person(who), Hand::Ruler))).collect();
    vec![
        ("signs.svg", signs),
        ("dice.svg", sprite(&dice)),
        ("persons.svg", sprite(&persons)),
        ("saint-malo.svg", city_sprite()),
    ]
}

/// How many signs have room in the strip: each is 5 % of the way further.
const ROOM: usize = 21;

/// The signs in a row, for the style: symbols, what is counted, and the seats.
fn strip(signs: &[(String, String)]) -> String {
    let place =
        |(n, (_, sign)): (usize, &(String, String))| format!("<g transform=\"translate({})\">{sign}</g>", 24 * n);
    let all: String = signs.iter().take(ROOM).enumerate().map(place).collect();
    let width = 24 * ROOM;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="24" viewBox="0 0 {width} 24"><g stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">{all}</g></svg>"#
    )
}

fn content(item: Item) -> String {
    match item {
        Item::Crate => marks::CRATE.into(),
        Item::Wall => marks::WALL.into(),
        Item::House => marks::HOUSE.into(),
        Item::Church(size) => {
            format!("{}\n{}", marks::CHURCH, marks::DIGITS[usize::from(size.clamp(1, 5)) - 1])
        }
        Item::Person(who) => marks::person(who),
    }
}

/// Everything that a hand draws on the board, and the board itself.
fn city_sprite() -> String {
    let churches = (1..=5).map(Item::Church);
    let persons = Person::ALL.into_iter().map(Item::Person);
    let items = [Item::Crate, Item::Wall, Item::House].into_iter().chain(churches).chain(persons);
    let tries = items.flat_map(|item| (0..TRIES).map(move |hand| (item, hand)));
    let symbols: Vec<(String, String)> = tries
        .map(|(item, hand)| {
            let seed = 17 * item.letter() as u32 + hand;
            (format!("{}{hand}", item.letter()), draw(&content(item), Hand::Free(seed)))
        })
        .collect();
    let closing = (0..).zip(Side::ALL).map(|(seed, side)| wide(&format!("closed-{}", side.name()), &closed(seed)));
    let wide: String = closing.chain([wide("grid", &grid())]).collect();
    sprite(&symbols).replace("</svg>", &format!("{wide}</svg>"))
}

fn sprite(symbols: &[(String, String)]) -> String {
    let all: String = symbols.iter().map(|(id, content)| symbol(id, "0 0 24 24", content)).collect();
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{all}</svg>"#)
}

fn symbol(id: &str, view: &str, content: &str) -> String {
    format!(
        r#"<symbol id="{id}" viewBox="{view}"><g fill="currentColor" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">{content}</g></symbol>"#
    )
}

/// A symbol as large as the board: 7 × 7 spaces of 24.
fn wide(id: &str, content: &str) -> String {
    symbol(id, "0 0 168 168", content)
}

/// The double stroke that closes a complete side, from tower to tower; the top one, to be turned.
fn closed(seed: u32) -> String {
    let lines = [(0.8, 90), (23.4, 91)].map(|(y, line)| stroke(&[(19.0, y), (84.0, y), (149.0, y)], line + 2 * seed));
    format!(r#"<path fill="none" stroke-width="2.6" pathLength="100" d="{}"/>"#, lines.concat())
}

/// The pencil grid: every line drawn twice, as one does with a blunt pencil.
fn grid() -> String {
    let mut path = String::new();
    for line in 0..=7u32 {
        let at = 24.0 * line as f32;
        // The outermost lines run between the towers only.
        let (from, to) = if line == 0 || line == 7 { (24.0, 144.0) } else { (0.0, 168.0) };
        path += &stroke(&[(from, at), ((from + to) / 2.0, at), (to, at)], 200 + line);
        path += &stroke(&[(at, from), (at, (from + to) / 2.0), (at, to)], 300 + line);
    }
    format!(r#"<path fill="none" stroke-width=".5" d="{path}"/>"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_its_place_in_the_strip() {
        let sheet = include_str!("../../assets/css/saint_malo/ink.css");
        let symbols = Symbol::ALL.iter().map(|symbol| symbol.name().to_owned());
        let icons = marks::ICONS.iter().map(|(name, _)| (*name).to_owned());
        let seats = (0..marks::SEATS.len()).map(|seat| format!("seat-{seat}"));
        for (n, name) in symbols.chain(icons).chain(seats).enumerate() {
            let rule = format!(".art-{name} {{\n  --at: {}%;", 5 * n);
            assert!(n < ROOM && (sheet.contains(&rule) || name == "ship"), "{rule}");
        }
    }
}
