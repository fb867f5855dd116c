//! What sentences of both games have in common: lists, players as "you" or by name, the result.

use fluent_bundle::FluentValue;
use kit::{Game, NoUndo, Seat};

use crate::{Look, Texts, say};

/// "a", "a and b", "a, b and c".
pub fn all_of(t: Texts, words: &[String]) -> String {
    listed(t, "words-and", words)
}

/// "a", "a or b", "a, b or c".
pub(crate) fn one_of(t: Texts, words: &[String]) -> String {
    listed(t, "words-or", words)
}

fn listed(t: Texts, id: &str, words: &[String]) -> String {
    match words {
        [some @ .., last] if !some.is_empty() => t.with(id, &[("some", some.join(", ").into()), ("last", last.into())]),
        _ => words.concat(),
    }
}

/// "this: that".
pub fn colon(t: Texts, head: &str, rest: &str) -> String {
    say!(t, "words-colon", head = head, rest = rest)
}

/// A player's name as the subject of a sentence: "You" or "Anna".
pub(crate) fn who<G: Game>(look: &Look<'_, G>, seat: Seat) -> String {
    if look.viewer.is(seat) { say!(look.t, "words-you") } else { look.name(seat).to_owned() }
}

/// A sentence about a player: its message chooses by `$you` and inserts `$name`.
pub(crate) fn about<G: Game>(look: &Look<'_, G>, id: &str, seat: Seat, values: &[(&str, FluentValue<'_>)]) -> String {
    let you = if look.viewer.is(seat) { "yes" } else { "no" };
    let player = [("you", you.into()), ("name", look.name(seat).into())];
    look.t.with(id, &[&player, values].concat())
}

/// The same with its first letter as at the beginning of a sentence.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Who won, or that the game is over.
pub(crate) fn result<G: Game>(look: &Look<'_, G>) -> String {
    let t = look.t;
    let Some(outcome) = look.outcome else { return say!(t, "words-over") };
    let score = outcome.winners.first().and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or_default();
    match outcome.winners[..] {
        [] => say!(t, "words-over"),
        [winner] => about(look, "words-won", winner, &[("points", score.into())]),
        ref winners => {
            let mut names: Vec<String> = winners.iter().map(|&seat| who(look, seat)).collect();
            let mine = winners.iter().position(|&seat| look.viewer.is(seat));
            if let Some(mine) = mine {
                names[..=mine].rotate_right(1);
            }
            let id = if mine.is_some() { "words-won-with-others" } else { "words-won-together" };
            say!(t, id, names = all_of(t, &names), points = score)
        }
    }
}

/// Why a decision cannot be taken back.
pub fn no_undo(t: Texts, names: &[String], why: NoUndo) -> String {
    match why {
        NoUndo::Nothing => say!(t, "refusal-nothing-to-undo"),
        NoUndo::OtherSeat(seat) => {
            say!(t, "words-undo-other", name = names.get(seat.index()).map_or("", String::as_str))
        }
        NoUndo::Revealed => say!(t, "words-undo-revealed"),
    }
}
