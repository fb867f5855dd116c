//! The review of a game: what was skill and what was luck.
//!
//! What stays is a part of its own (`summary.rs`: the players; `apart.rs`: luck and decisions as lines); what belongs to
//! a moment is shown with it (`here.rs`), and the worst decisions are asked again (`lesson.rs`).

mod apart;
mod here;
mod lesson;
mod summary;
mod words;

pub(super) use here::sign;
pub use lesson::Lesson;
pub use words::{Told, told};

use bots::review::Review;
use maud::{Markup, html};

use super::Replay;
use crate::{Texts, say};

/// How far the review is, and what of it belongs to this moment.
#[derive(Clone, Copy)]
pub enum Reviewed<'a> {
    /// Nobody who is known has asked for it.
    Unasked,
    /// So many of so many decisions are judged; none of none before it begins.
    Working(usize, usize),
    /// This game cannot be reviewed.
    Impossible,
    /// It is there.
    Done {
        /// All of it.
        review: &'a Review,
        /// What would have been better than the decision that led here, in words.
        told: Option<&'a Told>,
        /// A decision that is asked again.
        lesson: Option<&'a Lesson>,
        /// Where a game that goes on from here is asked for; none for somebody who cannot play.
        play_on: Option<&'a str>,
    },
}

impl Replay<'_> {
    /// The review, once it is there.
    pub(super) fn judged(&self) -> Option<&Review> {
        match self.review {
            Some(Reviewed::Done { review, .. }) => Some(review),
            _ => None,
        }
    }

    /// While there is no review: how far it is.
    pub(super) fn review_waits(&self) -> Markup {
        let t = self.t;
        match self.review {
            Some(Reviewed::Working(done, all)) => html! {
                div.review-wait role="status" data-review-wait {
                    p { @if all == 0 { (say!(t, "review-waits")) } @else { (say!(t, "review-works", done = done, all = all)) } }
                    progress value=(done) max=(all.max(1)) aria-label=(say!(t, "review-title")) {}
                    a href=(self.address.at(self.at)) { (say!(t, "review-again")) }
                }
            },
            Some(Reviewed::Impossible) => html! { p.review-wait { (say!(t, "review-impossible")) } },
            Some(Reviewed::Unasked) => html! { p.review-wait { (say!(t, "review-unasked")) } },
            Some(Reviewed::Done { .. }) | None => html! {},
        }
    }
}

/// A share of the chance to win, without a sign.
pub fn share(t: Texts, part: f64) -> String {
    say!(t, "review-signed", n = number(t, 100.0 * part.abs(), if part.abs() < 0.1 { 1 } else { 0 }))
}

/// A result without luck, which can lie beyond the ends of the scale.
pub fn adjusted(t: Texts, result: f64) -> String {
    say!(t, "review-signed", n = number(t, (100.0 * result).clamp(0.0, 100.0), 0))
}

/// A change of the chance to win, with its sign.
pub fn signed(t: Texts, change: f64) -> String {
    let rounded = (100.0 * change).round();
    let sign = if rounded > 0.0 {
        "+"
    } else if rounded < 0.0 {
        "−"
    } else {
        ""
    };
    say!(t, "review-signed", n = format!("{sign}{}", number(t, rounded.abs(), 0)))
}

/// What is lost per decision: small, so with two digits.
pub fn rate(t: Texts, lost: f64) -> String {
    say!(t, "review-signed", n = number(t, 100.0 * lost, 2))
}

fn number(t: Texts, value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    if t.lang() == crate::Lang::En { text } else { text.replace('.', ",") }
}
