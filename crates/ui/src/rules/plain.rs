//! Passages of the rules as plain text, for where there are no pages.

use super::{
    book::{self, Book},
    search::Query,
};
use crate::Texts;

/// A passage with the numbers of the rules that it tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// Its chapter, or the name of the thing that it explains.
    pub heading: String,
    /// Without markup.
    pub text: String,
    /// As in `docs/rules`: `V-PAY-6`.
    pub numbers: Vec<String>,
}

impl From<book::Passage> for Passage {
    fn from(passage: book::Passage) -> Passage {
        let numbers = passage.rules.split_whitespace().map(str::to_owned).collect();
        Passage { heading: passage.heading, text: passage.text, numbers }
    }
}

impl Passage {
    /// Whether it tells the rule with this number, in upper or lower case.
    pub fn tells(&self, number: &str) -> bool {
        self.numbers.iter().any(|known| known.eq_ignore_ascii_case(number))
    }
}

/// The passages that tell these rules, in the order of the numbers, each once.
pub fn telling(t: Texts, book: &Book, numbers: &[&str]) -> Vec<Passage> {
    let all: Vec<Passage> = book.passages(t).into_iter().map(Passage::from).collect();
    let mut found: Vec<Passage> = Vec::new();
    for number in numbers {
        if let Some(passage) = all.iter().find(|passage| passage.tells(number) && !found.contains(passage)) {
            found.push(passage.clone());
        }
    }
    found
}

/// The passages in which all these words stand: in the heading, the text or the numbers.
pub fn find(t: Texts, book: &Book, words: &str) -> Vec<Passage> {
    let query = Query::new(words);
    let passages = book.passages(t).into_iter();
    let found = passages.filter(|passage| !query.is_empty() && passage.search(&query).is_some());
    found.map(Passage::from).collect()
}
