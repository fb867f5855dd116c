//! The names of Saint Malo's pieces, and what they do.

use saint_malo::{Bonus, Dice, Item, Person, Side, Symbol};

use crate::{Texts, say, texts::phrases::all_of};

/// The name of a person: "merchant".
pub fn person(t: Texts, person: Person) -> String {
    t.say(&format!("saint-malo-person-{}", person.name()))
}

/// A person as the subject of a sentence: "the merchant".
pub fn the_person(t: Texts, person: Person) -> String {
    t.say(&format!("saint-malo-person-{}-the", person.name()))
}

/// A person as the object of a sentence: "the merchant", "den Händler".
pub fn to_person(t: Texts, person: Person) -> String {
    t.say(&format!("saint-malo-person-{}-acc", person.name()))
}

/// What a person does, in a sentence.
pub fn person_text(t: Texts, person: Person) -> String {
    t.say(&format!("saint-malo-person-{}-text", person.name()))
}

/// The name of a die's face.
pub fn symbol(t: Texts, symbol: Symbol) -> String {
    t.say(&format!("saint-malo-symbol-{symbol}"))
}

/// What a die's face is good for, in a sentence.
pub fn symbol_text(t: Texts, symbol: Symbol) -> String {
    t.say(&format!("saint-malo-symbol-{symbol}-text"))
}

/// A number of dice of a face: "2 logs".
pub fn symbols(t: Texts, symbol: Symbol, n: u8) -> String {
    say!(t, &format!("saint-malo-dice-{symbol}"), n = n)
}

/// What dice show: "2 logs, 1 wall and 2 crossed swords".
pub fn dice(t: Texts, dice: Dice) -> String {
    let shown = Symbol::ALL.into_iter().filter(|&symbol| dice.count(symbol) > 0);
    all_of(t, &shown.map(|symbol| symbols(t, symbol, dice.count(symbol))).collect::<Vec<_>>())
}

/// The name of what stands on a space.
pub fn item(t: Texts, item: Item) -> String {
    match item {
        Item::Person(who) => person(t, who),
        Item::Church(size) => say!(t, "saint-malo-item-church", size = size),
        Item::Crate => say!(t, "saint-malo-item-crate"),
        Item::Wall => say!(t, "saint-malo-item-wall"),
        Item::House => say!(t, "saint-malo-item-house"),
    }
}

/// What is placed, as the object of a sentence: "a house", "einen Händler".
pub fn an_item(t: Texts, item: Item) -> String {
    match item {
        Item::Person(who) => t.say(&format!("saint-malo-person-{}-a", who.name())),
        Item::Church(size) => say!(t, "saint-malo-item-church-a", size = size),
        Item::Crate => say!(t, "saint-malo-item-crate-a"),
        Item::Wall => say!(t, "saint-malo-item-wall-a"),
        Item::House => say!(t, "saint-malo-item-house-a"),
    }
}

/// The name of a side of the wall: "top".
pub fn side(t: Texts, side: Side) -> String {
    t.say(&format!("saint-malo-side-{}", side.name()))
}

/// A side of the wall in a sentence: "the top side".
pub fn the_side(t: Texts, side: Side) -> String {
    t.say(&format!("saint-malo-side-{}-the", side.name()))
}

/// What a complete side brings, in a few words.
pub fn side_bonus(t: Texts, side: Side) -> String {
    t.say(&format!("saint-malo-bonus-{}", Bonus::of(side).name()))
}

/// A number of coins.
pub fn coins(t: Texts, n: u16) -> String {
    say!(t, "saint-malo-coins", n = n)
}

/// A number of points.
pub fn points(t: Texts, n: u16) -> String {
    say!(t, "saint-malo-points", n = n)
}
