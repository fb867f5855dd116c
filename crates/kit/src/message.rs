//! A message, to be shown in the reader's language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Which sentence is meant, and what to insert into it. The words are looked up where it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The sentence's key: `completes-side`.
    pub id: String,
    /// What to insert, by its name in the sentence.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<String, Inserted>,
}

/// What is inserted into a sentence. As JSON: a number or a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Inserted {
    /// How many.
    Number(u32),
    /// The name of a piece, as records write it: `wood`, `builder`, `top`.
    Code(String),
}

impl Message {
    /// A sentence into which nothing is inserted.
    pub fn new(id: &str) -> Message {
        Message { id: id.to_owned(), values: BTreeMap::new() }
    }

    /// The same with a number.
    #[must_use]
    pub fn count(mut self, key: &str, n: impl Into<u32>) -> Message {
        self.values.insert(key.to_owned(), Inserted::Number(n.into()));
        self
    }

    /// The same with the name of a piece.
    #[must_use]
    pub fn piece(mut self, key: &str, code: &str) -> Message {
        self.values.insert(key.to_owned(), Inserted::Code(code.to_owned()));
        self
    }
}
