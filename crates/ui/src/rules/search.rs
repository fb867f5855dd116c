//! Searching: every word must be there, in upper or lower case, with or without accents.

use std::{cmp::Reverse, ops::Range};

use maud::{Markup, html};

/// What somebody searches for.
pub struct Query {
    text: String,
    words: Vec<String>,
}

impl Query {
    pub fn new(text: &str) -> Query {
        let text: String = text.trim().chars().take(80).collect();
        let words =
            text.split_whitespace().map(|word| Folded::new(word).text).filter(|word| !word.is_empty()).collect();
        Query { text, words }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The text with the words marked, if each of them stands in it or in what belongs to it.
    pub fn mark(&self, text: &str, beside: &[&str]) -> Option<Markup> {
        let folded = Folded::new(text);
        let around: Vec<String> = beside.iter().map(|text| Folded::new(text).text).collect();
        let there = |word: &String| folded.text.contains(word) || around.iter().any(|text| text.contains(word));
        if !self.words.iter().all(there) {
            return None;
        }
        let mut marks: Vec<Range<usize>> = self.words.iter().flat_map(|word| folded.find(word)).collect();
        marks.sort_by_key(|mark| (mark.start, Reverse(mark.end)));
        Some(marked(text, &marks))
    }
}

/// A text without case and accents, and where each of its bytes comes from.
struct Folded {
    text: String,
    /// For every byte of the folded text and for its end: the byte of the original.
    origin: Vec<usize>,
}

impl Folded {
    fn new(original: &str) -> Folded {
        let (mut text, mut origin) = (String::new(), Vec::new());
        for (at, letter) in original.char_indices() {
            for lower in letter.to_lowercase() {
                match plain(lower) {
                    Some(plain) => text.push_str(plain),
                    None => text.push(lower),
                }
                origin.resize(text.len(), at);
            }
        }
        origin.push(original.len());
        Folded { text, origin }
    }

    /// Where a folded word stands in the original.
    fn find<'a>(&'a self, word: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
        self.text.match_indices(word).map(|(at, word)| self.origin[at]..self.origin[at + word.len()])
    }
}

/// A letter of our languages without its accent.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ò' | 'ó' | 'ô' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'œ' => "oe",
        'ß' => "ss",
        '’' => "'",
        _ => return None,
    })
}

/// A text with these places marked; places that overlap are marked once.
fn marked(text: &str, marks: &[Range<usize>]) -> Markup {
    let mut pieces = Vec::new();
    let mut done = 0;
    for mark in marks.iter().filter(|mark| !mark.is_empty()) {
        if mark.start >= done {
            pieces.push((&text[done..mark.start], &text[mark.clone()]));
            done = mark.end;
        }
    }
    html! { @for (before, word) in pieces { (before) mark { (word) } } (text[done..]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(query: &str, text: &str) -> Option<String> {
        Query::new(query).mark(text, &["V-PAY-6"]).map(|markup| markup.0)
    }

    #[test]
    fn words_are_found_without_case_and_accents_and_marked_as_they_stand() {
        assert_eq!(marks("ETAGE", "Un étage."), Some("Un <mark>étage</mark>.".into()));
        assert_eq!(marks("strasse", "Die Straße."), Some("Die <mark>Straße</mark>.".into()));
        assert_eq!(marks("oe b", "bœuf"), Some("<mark>b</mark><mark>œ</mark>uf".into()));
        assert_eq!(marks("s", "ß"), Some("<mark>ß</mark>".into()));
        assert_eq!(marks("aa a", "aaa"), Some("<mark>aa</mark><mark>a</mark>".into()));
    }

    #[test]
    fn every_word_must_be_there_and_what_belongs_to_the_text_counts() {
        assert_eq!(marks("three goods", "three other things"), None);
        assert_eq!(marks("v-pay-6", "three <others>"), Some("three &lt;others&gt;".into()));
    }
}
