//! The names of Valletta's pieces, and what the characters do.

use valletta::{Building, BuildingSet, Card, Colour, Edition, Good, Goods};

use crate::{Texts, say, texts::phrases::all_of};

/// The name of a character: "Builder".
pub fn card(t: Texts, card: Card) -> String {
    t.say(&format!("valletta-card-{card}"))
}

/// The whole name of a character: "Pope Pius V".
pub fn card_full(t: Texts, whom: Card) -> String {
    let id = format!("valletta-card-{whom}-full");
    if t.has(&id) { t.say(&id) } else { card(t, whom) }
}

/// A character as the subject of a sentence: "the Builder".
pub fn the_card(t: Texts, card: Card) -> String {
    t.say(&format!("valletta-card-{card}-the"))
}

/// A character as the object of a sentence: "the Builder", "den Baumeister".
pub fn to_card(t: Texts, card: Card) -> String {
    t.say(&format!("valletta-card-{card}-acc"))
}

/// What a character does, in a sentence or two.
pub fn card_text(t: Texts, card: Card) -> String {
    t.say(&format!("valletta-card-{card}-text"))
}

/// What a character does, in a few words.
pub fn card_brief(t: Texts, card: Card) -> String {
    t.say(&format!("valletta-brief-{card}"))
}

/// What a character does in an edition: some let every effect go unused (V-EFF-2).
pub fn card_text_in(t: Texts, card: Card, edition: Edition) -> String {
    let text = card_text(t, card);
    if edition.effects_optional() && !card.always_optional() {
        format!("{text} {}", say!(t, "valletta-card-optional"))
    } else {
        text
    }
}

/// The name of a building; one of somebody else's set keeps the name it has there.
pub fn building(t: Texts, building: &Building) -> String {
    named(t, building, "")
}

/// A building as the object of a sentence: "the Mint", "die Münze".
pub fn to_building(t: Texts, building: &Building) -> String {
    named(t, building, "-acc")
}

fn named(t: Texts, building: &Building, form: &str) -> String {
    let ours = BuildingSet::default().cards().iter().any(|card| card.name == building.name);
    if ours { t.say(&format!("valletta-building-{}{form}", slug(&building.name))) } else { building.name.clone() }
}

/// A name as part of an id: `Masons' Lodge` is `masons-lodge`.
pub fn slug(name: &str) -> String {
    let plain = name.replace('\'', "").to_lowercase();
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// The name of a good: "wood".
pub fn good(t: Texts, good: Good) -> String {
    t.say(&format!("valletta-good-{good}"))
}

/// A good as the subject of a sentence: "the wood".
pub fn the_good(t: Texts, good: Good) -> String {
    t.say(&format!("valletta-good-{good}-the"))
}

/// An amount of a good: "2 wood".
pub fn goods(t: Texts, good: Good, n: u16) -> String {
    say!(t, &format!("valletta-goods-{good}"), n = n)
}

/// So much of everything: "2 gold, 1 wood and 3 stone", "nothing".
pub fn amounts(t: Texts, amount: impl Into<Goods>) -> String {
    let amount: Goods = amount.into();
    let words: Vec<String> = amount.kinds().map(|good| goods(t, good, amount.of(good))).collect();
    if words.is_empty() { say!(t, "valletta-goods-none") } else { all_of(t, &words) }
}

/// The name of a colour of cards.
pub fn colour(t: Texts, colour: Colour) -> String {
    t.say(&format!("valletta-colour-{colour}"))
}

/// A number of points.
pub fn points(t: Texts, n: u16) -> String {
    say!(t, "valletta-points", n = n)
}
