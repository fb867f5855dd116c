//! What a master would do: marked on the board, with what each is worth against the others and what tells them apart.

use maud::{Markup, html};

use crate::{Texts, act, say};

/// An action that a master would consider.
pub struct Advice {
    /// The text of the action.
    pub action: String,
    /// The action in words.
    pub words: String,
    /// How many points the best one is better.
    pub behind: f32,
    /// The reasons.
    pub because: Vec<Because>,
}

/// A reason in words.
pub type Because = String;

/// Less than this is no difference that anybody could rely on.
const EQUAL: f32 = 0.15;

/// How many points an action is worth less than the best one: an estimate, with one decimal at most.
pub fn behind(t: Texts, place: usize, points: f32) -> String {
    match place {
        0 => say!(t, "table-hint-best"),
        _ if points < EQUAL => say!(t, "table-hint-equal"),
        _ => say!(t, "table-hint-behind", n = (f64::from(points) * 10.0).round() / 10.0),
    }
}

/// The reasons that do not hold for all, for those tell an action apart; if there are none, all of its reasons.
fn own(advice: &[Advice], place: usize) -> String {
    let shared = |because: &&Because| advice.iter().all(|other| other.because.contains(because));
    let all = &advice[place].because;
    let (_, own): (Vec<_>, Vec<_>) = all.iter().partition(shared);
    let shown = if own.is_empty() { all.iter().collect() } else { own };
    shown.into_iter().map(String::as_str).collect::<Vec<_>>().join(" · ")
}

pub(super) fn advice(t: Texts, advice: &[Advice]) -> Markup {
    html! {
        details #hints.hints open {
            summary { h2 { (say!(t, "table-hints")) } span.shut title=(say!(t, "table-shut")) { "×" } }
            ol {
                @for (place, one) in advice.iter().enumerate() {
                    li data-advice=(one.action) {
                        b.rank aria-hidden="true" { (place + 1) }
                        (act(&one.action, "advised", &one.words, &html! { (one.words) }))
                        p.expect { (behind(t, place, one.behind)) }
                        p.because { (because(t, advice, place)) }
                    }
                }
            }
        }
    }
}

fn because(t: Texts, advice: &[Advice], place: usize) -> String {
    let why = own(advice, place);
    match (0..place).find(|&before| own(advice, before) == why) {
        Some(before) if !why.is_empty() => say!(t, "table-hint-same", n = before + 1),
        _ => why,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn one(behind: f32, because: &[&str]) -> Advice {
        let because = because.iter().map(|&because| because.to_owned()).collect();
        Advice { action: "stop".into(), words: "Stop".into(), behind, because }
    }

    #[test]
    fn a_hint_says_what_it_is_worth_against_the_best_and_no_more() {
        let t = Texts::of(Lang::En);
        let words = [(0, 0.0), (1, 0.1), (1, 0.44), (2, 1.0)].map(|(place, points)| behind(t, place, points));
        assert_eq!(words, ["best", "about as good", "0.4 points less", "1 point less"]);
    }

    #[test]
    fn a_reason_tells_a_hint_apart_from_the_others() {
        let t = Texts::of(Lang::En);
        let all =
            [one(0.0, &["1 good", "2 points"]), one(0.1, &["1 good", "3 icons"]), one(0.2, &["1 good", "3 icons"])];
        let said: Vec<_> = (0..3).map(|place| because(t, &all, place)).collect();
        assert_eq!(said, ["2 points", "3 icons", "for the same reasons as 2"]);
        assert_eq!(because(t, &all[..1], 0), "1 good · 2 points");
        assert_eq!(because(t, &all[1..], 0), "1 good · 3 icons", "where nothing tells them apart");
    }
}
