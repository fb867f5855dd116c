//! What a master would do, with what to expect of it and why.

use maud::{Markup, html};

use crate::{Texts, act, say};

/// An action that a master would consider.
pub struct Advice {
    /// The text of the action.
    pub action: String,
    /// The action in words.
    pub words: String,
    /// The expected final points, if the game is valued by points.
    pub points: Option<f32>,
    /// The expected margin over the best rival.
    pub margin: Option<f32>,
    /// The chance to win.
    pub win: Option<f32>,
    /// The reasons.
    pub because: Vec<Because>,
}

/// A reason in words.
pub type Because = String;

/// One decimal: an estimate is not more precise than that.
fn figure(value: f32) -> f64 {
    (f64::from(value) * 10.0).round() / 10.0
}

/// What to expect of an action: "41.5 points at the end", "62% to win (margin 3.1)".
pub fn expected(t: Texts, points: Option<f32>, margin: Option<f32>, win: Option<f32>) -> String {
    let points = points.map(|points| say!(t, "table-hint-points", n = figure(points)));
    let win = win.map(|win| say!(t, "table-hint-win", n = (100.0 * win).round()));
    let margin = margin.map(|margin| say!(t, "table-hint-margin", n = figure(margin)));
    [points, win, margin].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub(super) fn advice(t: Texts, advice: &[Advice]) -> Markup {
    html! {
        section.hints aria-label=(say!(t, "table-hints")) {
            h2 { (say!(t, "table-hints")) }
            ol {
                @for one in advice {
                    li {
                        (act(&one.action, "button", &one.words, &html! { (one.words) }))
                        p.expect { (expected(t, one.points, one.margin, one.win)) }
                        @if !one.because.is_empty() {
                            ul { @for because in &one.because { li { (because) } } }
                        }
                    }
                }
            }
        }
    }
}
