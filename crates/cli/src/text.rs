//! Words and lines for a terminal.

use console::measure_text_width;

/// A number with its noun: `1 coin`, `2 coins`.
pub fn count(number: impl Into<i64>, noun: &str) -> String {
    match number.into() {
        number @ (1 | -1) => format!("{number} {noun}"),
        number => format!("{number} {}", plural(noun)),
    }
}

/// More than one of a thing.
pub fn plural(noun: &str) -> String {
    match noun {
        "swords" => noun.into(),
        _ if noun.ends_with('s') => format!("{noun}es"),
        _ => format!("{noun}s"),
    }
}

/// Breaks a text into lines of at most `width` columns; all but the first begin with `indent` spaces.
pub fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for (index, word) in text.split(' ').enumerate() {
        if !line.trim().is_empty() && measure_text_width(&line) + 1 + measure_text_width(word) > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if index > 0 {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Prints a report: as words, or as one JSON object.
pub fn print_report(report: &(impl serde::Serialize + std::fmt::Display), json: bool) -> crate::failure::Result {
    use std::io::{self, Write};
    let mut out = io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, report).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    Ok(write!(out, "{report}")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_breaks_between_words() {
        assert_eq!(wrap("one two three four", 9, 2), ["one two", "  three", "  four"]);
        assert_eq!(wrap("unbreakable", 4, 2), ["unbreakable"]);
        assert_eq!(wrap("  1  one two", 8, 5), ["  1  one", "     two"]);
    }

    #[test]
    fn nouns_follow_their_numbers() {
        assert_eq!(count(1, "coin") + ", " + &count(3, "cross"), "1 coin, 3 crosses");
    }
}
