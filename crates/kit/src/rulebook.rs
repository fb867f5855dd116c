//! A rules document as a book to look things up in: every numbered rule with its text.

/// A rules document in Markdown whose tables begin with a rule's number.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook(pub &'static str);

impl Rulebook {
    /// The rules, each with its number and its text.
    pub fn rules(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.lines().filter_map(|line| {
            let mut cells = line.strip_prefix("| ")?.split(" | ").map(str::trim);
            let number = cells.next()?;
            let numbered =
                number.len() > 3 && number.as_bytes()[1] == b'-' && number.ends_with(|c: char| c.is_ascii_digit());
            let text = cells.next()?.trim_end_matches('|').trim_end();
            numbered.then_some((number, text))
        })
    }

    /// The text of one rule, by its number in either case.
    pub fn find(self, number: &str) -> Option<(&'static str, &'static str)> {
        self.rules().find(|(known, _)| known.eq_ignore_ascii_case(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_number_and_a_heading_is_not() {
        let book = Rulebook("| ID | Rule | Sources |\n|---|---|---|\n| S-END-1 | The round is finished. | IT |\n");
        assert_eq!(book.find("s-end-1"), Some(("S-END-1", "The round is finished.")));
        assert_eq!(book.rules().count(), 1);
    }
}
