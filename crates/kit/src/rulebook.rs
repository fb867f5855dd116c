//! A rules document in which rules can be looked up by number.

/// A rules document in Markdown whose tables begin with a rule's number.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook(pub &'static str);

impl Rulebook {
    /// The rules, each with its number and its text; of a ruling (`V-R-05`) question and answer, with a bar between.
    /// Test cases are not rules and are left out.
    pub fn rules(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.lines().filter_map(|line| {
            let (number, rest) = line.strip_prefix("| ")?.split_once(" | ")?;
            let numbered = number.as_bytes().get(1) == Some(&b'-') && number.ends_with(|c: char| c.is_ascii_digit());
            let bars = if number.contains("-R-") { 2 } else { 1 };
            let end = rest.match_indices(" |").nth(bars - 1).map_or(rest.len(), |(place, _)| place);
            (numbered && !number.contains("-TX-")).then(|| (number, &rest[..end]))
        })
    }

    /// The text of one rule, by its number in upper or lower case.
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
        let rulings = Rulebook("| S-R-01 | How much? | One. | Said so. | – |\n| S-TX-01 | Given | Then |\n");
        assert_eq!(rulings.rules().collect::<Vec<_>>(), [("S-R-01", "How much? | One.")]);
    }
}
