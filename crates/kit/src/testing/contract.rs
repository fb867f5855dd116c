//! Compares `docs/view.md` with the real JSON: where the document is wrong, a test fails.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;

use super::random_game;
use crate::{Game, Seat, Viewer};

/// Names, each with the fields that belong to it.
type Names = BTreeMap<String, BTreeSet<String>>;

/// A value as JSON.
pub fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

/// The text under a heading, up to the next heading of the same level.
pub fn chapter<'a>(document: &'a str, heading: &str) -> &'a str {
    let rank = heading.split(' ').next().unwrap_or_default();
    let rest = document.split_once(&format!("\n{heading}\n"));
    let (_, rest) = rest.unwrap_or_else(|| panic!("no heading '{heading}'"));
    rest.split(&format!("\n{rank} ")).next().unwrap_or_default()
}

/// Asserts that the JSON block of a chapter is this view with these events; lists in it may be cut short.
pub fn shows(chapter: &str, view: &impl Serialize, events: &impl Serialize) {
    let block = chapter.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a JSON block");
    let told: Value = serde_json::from_str(block).unwrap_or_else(|error| panic!("{error} in\n{block}"));
    let real = serde_json::json!({ "view": view, "events": events });
    assert!(abridges(&told, &real), "the document says\n{block}it should say\n{real}");
}

/// Whether `told` equals `real`, apart from lists that are cut short.
fn abridges(told: &Value, real: &Value) -> bool {
    match (told, real) {
        (Value::Object(told), Value::Object(real)) => {
            told.keys().eq(real.keys()) && told.iter().all(|(key, value)| abridges(value, &real[key]))
        }
        (Value::Array(told), Value::Array(real)) => {
            told.is_empty() == real.is_empty()
                && told.len() <= real.len()
                && told.iter().zip(real).all(|(told, real)| abridges(told, real))
        }
        _ => told == real,
    }
}

/// Plays random games and asserts that the tables of a chapter list exactly what occurs: every field of a view
/// (those of all games stand under `## Both games`), every question, every event.
pub fn names_everything<G: Game>(document: &str, heading: &str, games: impl IntoIterator<Item = (G::Options, u64)>) {
    let (mut fields, mut questions, mut events) = (BTreeSet::new(), Names::new(), Names::new());
    for (options, seed) in games {
        random_game::<G>(&options, seed, |step| {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let view = json(&step.before.view(viewer));
                note_fields(&mut fields, &view);
                note_kind(&mut questions, &view["ask"]);
            }
            step.events.iter().for_each(|event| note_kind(&mut events, &json(event)));
        });
    }
    let chapter = chapter(document, heading);
    let shared = table(self::chapter(document, "## Both games"), "field");
    let told = shared.into_keys().chain(table(chapter, "field").into_keys()).collect();
    assert_eq!(fields, told, "the fields of a view, then those of the document");
    assert_eq!(questions, table(chapter, "question"), "the questions, then those of the document");
    assert_eq!(events, table(chapter, "event"), "the events, then those of the document");
}

/// The names in the first column of the table with this head, with those in the second.
fn table(chapter: &str, head: &str) -> Names {
    let marked = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<BTreeSet<_>>();
    let (_, rows) = chapter.split_once(&format!("\n| {head} |")).unwrap_or_else(|| panic!("no table of {head}s"));
    let mut names = Names::new();
    for line in rows.lines().skip(2).take_while(|line| line.starts_with('|')) {
        let cells: Vec<_> = line.split('|').collect();
        names.extend(marked(cells[1]).into_iter().map(|name| (name, marked(cells[2]))));
    }
    names
}

/// Notes the fields of an object, and as `list.field` those of the objects in its lists.
fn note_fields(fields: &mut BTreeSet<String>, object: &Value) {
    for (key, value) in object.as_object().expect("an object") {
        fields.insert(key.clone());
        let parts = value.as_array().into_iter().flatten().filter_map(Value::as_object);
        fields.extend(parts.flat_map(|part| part.keys().map(move |field| format!("{key}.{field}"))));
    }
}

/// Notes the kind of an object and its other fields, which must be the same for every object of that kind.
fn note_kind(kinds: &mut Names, value: &Value) {
    let object = value.as_object().expect("an object");
    let kind = value["kind"].as_str().expect("a kind").to_owned();
    let fields: BTreeSet<_> = object.keys().filter(|key| *key != "kind").cloned().collect();
    let known = kinds.entry(kind).or_insert_with(|| fields.clone());
    assert_eq!(*known, fields, "{value}");
}
