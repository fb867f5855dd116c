//! What happened, as lines: everything that one seat did in a row is one of them.

use console::style;

use crate::{
    terminal::{EventText, Eyes},
    text::wrap,
};

/// The lines, each beginning with whose doing it was.
pub fn lines(told: &[EventText], eyes: &Eyes, width: usize) -> Vec<String> {
    let turns = told.chunk_by(|one, next| one.who == next.who);
    turns.flat_map(|turn| wrap(&line(turn, eyes), width, 2)).collect()
}

/// Sentences with the same subject become one: "Seat 1 plays the Builder, builds the Mint."
fn line(turn: &[EventText], eyes: &Eyes) -> String {
    let subject = turn.first().and_then(|told| told.who).map(|seat| eyes.name(seat));
    let doing = |sentence: &str| Some(sentence.strip_prefix(subject.as_deref()?)?.strip_prefix(' ')?.to_owned());
    let mut line = String::new();
    // Whether the last sentence began with the subject.
    let mut open = false;
    for told in turn {
        let goes_on = doing(&told.what);
        match &goes_on {
            Some(rest) if open => line = format!("{}, {rest}", line.trim_end_matches('.')),
            _ if line.is_empty() => line.clone_from(&told.what),
            _ => line = format!("{line} {}", told.what),
        }
        open = goes_on.is_some();
    }
    match subject {
        Some(subject) if line.starts_with(&subject) => {
            format!("{}{}", style(&subject).bold(), line.strip_prefix(&subject).unwrap_or_default())
        }
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use kit::{Seat, Viewer};
    use ui::Lang;

    use super::*;

    fn told(who: Option<u8>, what: &str) -> EventText {
        EventText { who: who.map(Seat), what: what.into() }
    }

    #[test]
    fn what_a_seat_does_in_a_row_is_one_line() {
        let told = [
            told(Some(1), "Seat 1 uses 2 crates."),
            told(Some(1), "Seat 1 places a crate on c4."),
            told(None, "The pirates raid with strength 1."),
            told(None, "You cannot hold out and lose a cannon."),
            told(Some(0), "You play the Apprentice."),
            told(Some(0), "The Apprentice repeats the Maid."),
            told(Some(0), "You take 1 gold."),
            told(Some(0), "You play the King."),
        ];
        assert_eq!(
            lines(&told, &Eyes::new(Lang::En, Viewer::Seat(Seat(0)), 2), 90),
            [
                "Seat 1 uses 2 crates, places a crate on c4.",
                "The pirates raid with strength 1. You cannot hold out and lose a cannon.",
                "You play the Apprentice. The Apprentice repeats the Maid. You take 1 gold, play the King.",
            ]
        );
    }

    /// Italian verbs say "you" themselves.
    #[test]
    fn sentences_without_a_subject_follow_each_other() {
        let told = [told(Some(0), "Giochi la Domestica."), told(Some(0), "Prendi 1 moneta.")];
        let lines = lines(&told, &Eyes::new(Lang::It, Viewer::Seat(Seat(0)), 2), 90);
        assert_eq!(lines, ["Giochi la Domestica. Prendi 1 moneta."]);
    }
}
