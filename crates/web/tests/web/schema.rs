//! Values that fit a schema of the API's description, values that nearly do, and whether one fits.

use kit::{Chance, Sampled};
use proptest::{
    strategy::{Strategy, ValueTree},
    string::string_regex,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use serde_json::{Map, Number, Value, json};

/// The description of the API.
pub struct Description(pub Value);

/// Texts that are odd in one way or another.
const ODD: [&str; 14] = [
    "",
    " ",
    "\u{0}",
    "a\u{0}b",
    "\n",
    "\u{202e}txet",
    "🏰",
    "e\u{301}",
    "\u{fffd}",
    "ﷺ",
    "'; DROP TABLE people; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%00",
];

/// Numbers at the edges.
pub const EDGES: [&str; 12] = [
    "0",
    "-1",
    "1",
    "0.5",
    "255",
    "256",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "1e308",
    "99999999999999999999999999",
];

pub fn one<'a, T: ?Sized>(of: &[&'a T], chance: &mut Sampled) -> &'a T {
    of[chance.pick(of.len() as u32) as usize]
}

pub fn odd_text(chance: &mut Sampled) -> String {
    match chance.pick(8) {
        0 => "x".repeat(10_000),
        1 => "é".repeat(300),
        _ => one(&ODD, chance).to_owned(),
    }
}

fn edge(chance: &mut Sampled) -> Value {
    let text = one(&EDGES, chance);
    text.parse::<Number>().map_or_else(|_| json!(text), Value::Number)
}

impl Description {
    /// What a reference leads to.
    pub fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(path) => {
                let found = self.0.pointer(path.trim_start_matches('#'));
                self.resolve(found.unwrap_or_else(|| panic!("{path} leads nowhere")))
            }
            None => schema,
        }
    }

    /// A value that fits; `known` says what texts of a field of this name may be.
    pub fn value(
        &self,
        schema: &Value,
        name: &str,
        known: &dyn Fn(&str) -> Vec<String>,
        chance: &mut Sampled,
    ) -> Value {
        let schema = self.resolve(schema);
        for kinds in ["oneOf", "anyOf"] {
            if let Some(kinds) = schema[kinds].as_array() {
                return self.value(&kinds[chance.pick(kinds.len() as u32) as usize], name, known, chance);
            }
        }
        if let Some(values) = schema["enum"].as_array() {
            return values[chance.pick(values.len() as u32) as usize].clone();
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
            other => other.as_str().into_iter().collect(),
        };
        match if types.is_empty() { "object" } else { one(&types, chance) } {
            "null" => Value::Null,
            "boolean" => json!(chance.pick(2) == 0),
            "integer" | "number" => json!(chance.pick(4)),
            "string" => {
                let texts = known(name);
                json!(texts[chance.pick(texts.len() as u32) as usize])
            }
            "array" => {
                let count = chance.pick(4);
                (0..count).map(|_| self.value(&schema["items"], name, known, chance)).collect()
            }
            _ => self.object(schema, known, chance),
        }
    }

    fn object(&self, schema: &Value, known: &dyn Fn(&str) -> Vec<String>, chance: &mut Sampled) -> Value {
        let none = Map::new();
        let mut object = Map::new();
        for (name, schema_of) in schema["properties"].as_object().unwrap_or(&none) {
            let needed = schema["required"].as_array().is_some_and(|names| names.contains(&json!(name)));
            if needed || chance.pick(2) == 0 {
                object.insert(name.clone(), self.value(schema_of, name, known, chance));
            }
        }
        if schema["additionalProperties"].is_object() && chance.pick(2) == 0 {
            object.insert("turn_cap".into(), json!("2"));
        }
        Value::Object(object)
    }

    /// Any value that fits, whatever it means: as a client would make it that knows nothing but the description.
    pub fn any_value(&self, schema: &Value, chance: &mut Sampled) -> Value {
        let schema = self.resolve(schema);
        if let Some(kinds) = ["oneOf", "anyOf"].iter().find_map(|kinds| schema[kinds].as_array()) {
            return self.any_value(&kinds[chance.pick(kinds.len() as u32) as usize], chance);
        }
        if let Some(values) = schema["enum"].as_array() {
            return values[chance.pick(values.len() as u32) as usize].clone();
        }
        let types = schema["type"].to_string();
        let number = |name: &str, or: i64| schema[name].as_f64().map_or(or, |number| number as i64);
        match () {
            () if types.contains("object") => self.any_object(schema, chance),
            () if types.contains("array") => {
                let count = number("minItems", 0)
                    + i64::from(chance.pick(4)).min(number("maxItems", 4) - number("minItems", 0));
                (0..count).map(|_| self.any_value(&schema["items"], chance)).collect()
            }
            () if types.contains("string") => json!(any_text(schema, chance)),
            () if types == "\"null\"" => Value::Null,
            () if types.contains("boolean") => json!(chance.pick(2) == 0),
            () => {
                let (least, most) = (number("minimum", 0), number("maximum", 9));
                let whole = [least, most, least + i64::from(chance.pick(1000)) % (most - least + 1).max(1)]
                    [chance.pick(3) as usize];
                // A whole number is an integer, however it is written.
                if chance.pick(4) == 0 { json!(whole as f64) } else { json!(whole) }
            }
        }
    }

    fn any_object(&self, schema: &Value, chance: &mut Sampled) -> Value {
        let none = Map::new();
        let needed = |name: &String| schema["required"].as_array().is_some_and(|names| names.contains(&json!(name)));
        let known = schema["properties"].as_object().unwrap_or(&none).iter();
        let known = known.filter(|(name, _)| needed(name) || chance.pick(2) == 0).collect::<Vec<_>>();
        let mut object: Map<String, Value> =
            known.into_iter().map(|(name, of)| (name.clone(), self.any_value(of, chance))).collect();
        if schema["additionalProperties"].is_object() && chance.pick(2) == 0 {
            object.insert("edition".into(), self.any_value(&schema["additionalProperties"], chance));
        }
        Value::Object(object)
    }

    /// Why a value does not fit, if it does not.
    pub fn misfit(&self, schema: &Value, value: &Value) -> Option<String> {
        let schema = self.resolve(schema);
        if let Some(kinds) = schema["oneOf"].as_array() {
            let fits = kinds.iter().any(|kind| self.misfit(kind, value).is_none());
            return (!fits).then(|| format!("{value} is none of {}", schema["oneOf"]));
        }
        if let Some(all) = schema["allOf"].as_array() {
            return all.iter().find_map(|one| self.misfit(one, value));
        }
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let types = schema["type"].to_string();
        if schema["type"] != Value::Null && !types.contains(kind) && !(kind == "integer" && types.contains("number")) {
            return Some(format!("{value} is no {types}"));
        }
        if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
            return Some(format!("{value} is none of {}", schema["enum"]));
        }
        if let Some(items) = value.as_array() {
            return items.iter().find_map(|item| self.misfit(&schema["items"], item));
        }
        let object = value.as_object()?;
        let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        if let Some(missing) = required.into_iter().find(|name| !object.contains_key(*name)) {
            return Some(format!("{missing} is missing in {value}"));
        }
        let known = schema["properties"].as_object()?;
        object.iter().find_map(|(name, value)| known.get(name).and_then(|schema| self.misfit(schema, value)))
    }
}

/// A value with something wrong somewhere.
pub fn mutate(value: &mut Value, chance: &mut Sampled) {
    // Go down into what is inside most of the time.
    if chance.pick(4) != 0 {
        match value {
            Value::Array(items) if !items.is_empty() => {
                let at = chance.pick(items.len() as u32) as usize;
                return mutate(&mut items[at], chance);
            }
            Value::Object(object) if !object.is_empty() => {
                let name = object.keys().nth(chance.pick(object.len() as u32) as usize).cloned().unwrap();
                if chance.pick(5) == 0 {
                    object.remove(&name);
                    return;
                }
                return mutate(&mut object[&name], chance);
            }
            _ => (),
        }
    }
    *value = match (chance.pick(9), value.take()) {
        (0, _) => Value::Null,
        (1, _) => json!(odd_text(chance)),
        (2, _) => edge(chance),
        (3, old) => json!([old]),
        (4, old) => json!({ "inside": old }),
        (5, Value::Object(mut object)) => {
            object.insert(odd_text(chance), edge(chance));
            Value::Object(object)
        }
        (6, _) => json!(true),
        (7, old) => (0..100).fold(old, |inner, _| json!([inner])),
        (8, Value::Array(items)) => items.iter().cycle().take(items.len() * 100).cloned().collect(),
        (_, old) => json!(format!("{old}{}", odd_text(chance))),
    };
}

/// A body that is no JSON, or hardly.
pub fn broken(body: &str, chance: &mut Sampled) -> Vec<u8> {
    let mut bytes = body.as_bytes().to_vec();
    match chance.pick(6) {
        0 => bytes.truncate(bytes.len() / 2),
        1 => bytes.clear(),
        2 => bytes.insert(bytes.len() / 2, 0xff),
        3 => bytes = "[".repeat(5000).into_bytes(),
        4 => bytes.extend(b"}}"),
        _ => bytes = format!("{{\"name\": 1, \"name\": 2, {}", body.trim_start_matches('{')).into_bytes(),
    }
    bytes
}

/// Any text that fits: by its pattern, or of odd letters.
fn any_text(schema: &Value, chance: &mut Sampled) -> String {
    let length = |name: &str| schema[name].as_u64().unwrap_or_else(|| panic!("no {name} in {schema}")) as usize;
    let (least, most) = (length("minLength"), length("maxLength"));
    let odd: Vec<char> = ODD.concat().chars().collect();
    let Some(pattern) = schema["pattern"].as_str() else {
        let count = [least, most, (least + 3).min(most)][chance.pick(3) as usize];
        return (0..count).map(|_| odd[chance.pick(odd.len() as u32) as usize]).collect();
    };
    let inner = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')).expect("a pattern of the whole text");
    let texts = string_regex(inner).unwrap_or_else(|bad| panic!("{pattern}: {bad}"));
    let mut seed = [0; 32];
    seed.iter_mut().for_each(|byte| *byte = chance.pick(256) as u8);
    let mut runner = TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let mut drawn = std::iter::repeat_with(|| texts.new_tree(&mut runner).expect("a text").current());
    drawn.find(|text| (least..=most).contains(&text.chars().count())).expect("a text of such a length")
}
