//! The reasons for an action, as a master sees them, in somebody's language.

use ::saint_malo::{Person, Side, Symbol};
use ::valletta::{Card, Good};
use fluent_bundle::FluentValue;
use kit::{Inserted, Message};

use crate::{Texts, saint_malo::words as saint_malo, valletta::words as valletta};

type Values = Vec<(&'static str, FluentValue<'static>)>;

/// A reason of Saint Malo in words; none for one that we do not know.
pub fn saint_malo(t: Texts, reason: &Message) -> Option<String> {
    let id = format!("saint-malo-because-{}", reason.id);
    t.has(&id).then(|| t.with(&id, &of_saint_malo(t, reason)))
}

/// A reason of Valletta in words; none for one that we do not know.
pub fn valletta(t: Texts, reason: &Message) -> Option<String> {
    let id = format!("valletta-because-{}", reason.id);
    t.has(&id).then(|| t.with(&id, &of_valletta(t, reason)))
}

fn number(reason: &Message, key: &str) -> Option<u32> {
    match reason.values.get(key)? {
        Inserted::Number(n) => Some(*n),
        Inserted::Code(_) => None,
    }
}

fn code<'a>(reason: &'a Message, key: &str) -> Option<&'a str> {
    match reason.values.get(key)? {
        Inserted::Number(_) => None,
        Inserted::Code(code) => Some(code),
    }
}

fn numbers(reason: &Message, keys: &[&'static str]) -> Values {
    keys.iter().filter_map(|&key| Some((key, number(reason, key)?.into()))).collect()
}

fn of_saint_malo(t: Texts, reason: &Message) -> Values {
    let mut values = numbers(reason, &["n", "size", "strength"]);
    let side = code(reason, "side").and_then(|code| Side::ALL.into_iter().find(|side| side.name() == code));
    let person = code(reason, "person").and_then(|code| Person::ALL.into_iter().find(|person| person.name() == code));
    let symbol = code(reason, "symbol").and_then(|code| code.parse::<Symbol>().ok());
    values.extend(side.map(|side| ("side", saint_malo::the_side(t, side).into())));
    values.extend(person.map(|person| ("person", saint_malo::the_person(t, person).into())));
    values.extend(symbol.map(|symbol| ("symbol", saint_malo::symbol(t, symbol).into())));
    values
}

fn of_valletta(t: Texts, reason: &Message) -> Values {
    let mut values = numbers(reason, &["n"]);
    if let Some(card) = code(reason, "card").and_then(|code| code.parse::<Card>().ok()) {
        values.push(("card", valletta::the_card(t, card).into()));
        values.push(("whom", valletta::to_card(t, card).into()));
    }
    let good = code(reason, "good").and_then(|code| code.parse::<Good>().ok());
    let amount = number(reason, "n").and_then(|n| u16::try_from(n).ok());
    values.extend(good.zip(amount).map(|(good, n)| ("goods", valletta::goods(t, good, n).into())));
    values
}
