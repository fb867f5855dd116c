//! Bodies as the description of the API has them: what it calls an object is written as one, 2.0 is the integer 2,
//! and no field stands there twice. Serde alone would take `[]` for an object and refuse 2.0.

use std::fmt;

use axum::{
    Json,
    extract::{FromRequest, Request, rejection::JsonRejection},
};
use serde::{
    Deserialize, Deserializer,
    de::{
        DeserializeOwned, Error as _, IntoDeserializer, MapAccess, SeqAccess, Visitor,
        value::{MapDeserializer, SeqDeserializer},
    },
    forward_to_deserialize_any,
};
use serde_json::{Error, Map, Value};
use table::refusal::Part;

use crate::problem::Problem;

/// A JSON body; one that cannot be read is a problem like any other.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let Json(Plain(value)) = Json::<Plain>::from_request(request, state).await?;
        T::deserialize(Exact(value)).map(Body).map_err(|wrong| Problem::bad(Part::Body, wrong.to_string()))
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Problem {
        Problem::unreadable(Part::Body, rejection.status(), rejection.body_text())
    }
}

/// A value in which every field stands once and every whole number is an integer.
struct Plain(Value);

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Plain, D::Error> {
        from.deserialize_any(PlainVisitor).map(Plain)
    }
}

struct PlainVisitor;

/// Up to here every integer can be represented exactly.
const WHOLE: f64 = (1_u64 << 53) as f64;

impl<'de> Visitor<'de> for PlainVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(yes.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        let whole = number.fract() == 0.0 && number.abs() <= WHOLE;
        Ok(if whole { Value::from(number as i64) } else { Value::from(number) })
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Plain(item)) = items.next_element()? {
            all.push(item);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some((name, Plain(value))) = fields.next_entry::<String, _>()? {
            if all.contains_key(&name) {
                return Err(A::Error::custom(format!("the field '{name}' stands there twice")));
            }
            all.insert(name, value);
        }
        Ok(all.into())
    }
}

/// Reads a value field by field: only an object is an object.
struct Exact(Value);

impl<'de> Deserializer<'de> for Exact {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(fields) => {
                visitor.visit_map(MapDeserializer::new(fields.into_iter().map(|(name, value)| (name, Exact(value)))))
            }
            Value::Array(_) => Err(Error::custom("an object is expected, not an array")),
            other => other.deserialize_any(visitor),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(items) => visitor.visit_seq(SeqDeserializer::new(items.into_iter().map(Exact))),
            other => other.deserialize_seq(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0.deserialize_enum(name, variants, visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Error> for Exact {
    type Deserializer = Exact;

    fn into_deserializer(self) -> Exact {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that bodies are made of.
    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Asked {
        #[serde(default)]
        count: Option<i64>,
        #[serde(default)]
        inner: Option<Inner>,
        #[serde(default)]
        kinds: Vec<Kind>,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    struct Inner {
        half: f64,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    enum Kind {
        Open,
        Live { bank: u32 },
    }

    fn read(text: &str) -> Result<Asked, Error> {
        let Plain(value) = serde_json::from_str(text)?;
        Asked::deserialize(Exact(value))
    }

    #[test]
    fn a_whole_number_is_an_integer_however_it_is_written() {
        let asked = read(r#"{"count": -425.0, "inner": {"half": 2}, "kinds": [{"kind": "live", "bank": 6e1}]}"#);
        let live = vec![Kind::Live { bank: 60 }];
        assert_eq!(asked.unwrap(), Asked { count: Some(-425), inner: Some(Inner { half: 2.0 }), kinds: live });
        for text in [r#"{"count": 0.5}"#, r#"{"count": 1e300}"#, r#"{"count": "2"}"#] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_an_object_is_an_object() {
        for text in ["[]", r#"{"inner": [0.5]}"#, r#"{"kinds": [["open"]]}"#, r#"{"kinds": {}}"#, "null"] {
            assert!(read(text).is_err(), "{text}");
        }
        assert!(read("{}").is_ok() && read(r#"{"kinds": [{"kind": "open"}], "count": null}"#).is_ok());
    }

    #[test]
    fn a_field_that_stands_there_twice_is_named() {
        let wrong = read(r#"{"count": 1, "count": 2}"#).unwrap_err().to_string();
        assert!(wrong.contains("'count' stands there twice"), "{wrong}");
    }
}
