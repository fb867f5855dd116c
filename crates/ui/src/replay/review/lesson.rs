//! Learn from your mistakes: a decision is asked again, and answered.

use kit::Seat;
use maud::{Markup, html};

use super::{Told, here::better, share};
use crate::{
    replay::{Address, Replay},
    say,
};

/// Below this, an answer is as good as the best.
const CLOSE: f64 = 0.02;

/// A decision that is asked again.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The decision's number.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// How much each action of the question loses, in an order that tells nothing.
    pub lost: Vec<f64>,
    /// Which of them was played.
    pub played: Option<usize>,
    /// Which of them somebody has chosen now.
    pub answer: Option<usize>,
    /// The words.
    pub told: Told,
    /// The next question of the same player.
    pub next: Option<usize>,
}

/// Where a decision is asked again: the moment before it, as its player saw it.
pub(super) fn address(address: &Address<'_>, seat: Seat, at: usize) -> String {
    let there = Address { seat: Some(seat), ..*address };
    format!("{}&lesson={at}", there.at(at.saturating_sub(1)))
}

impl Lesson {
    pub(super) fn markup(&self, replay: &Replay<'_>) -> Markup {
        let t = replay.t;
        let here = address(&replay.address, self.seat, self.at);
        html! {
            section.review-lesson aria-labelledby="lesson-title" {
                h3 #lesson-title { (say!(t, "review-ask")) }
                ol.review-options {
                    @for (number, words) in self.told.options.iter().enumerate() {
                        li { (self.option(replay, number, words, &here)) }
                    }
                }
                @if let Some(answer) = self.answer {
                    div role="status" { (self.said(replay, answer)) (better(replay, &self.told)) }
                    p.review-on {
                        @if let Some(next) = self.next {
                            a.button.main href=(address(&replay.address, self.seat, next)) { (say!(t, "review-next")) }
                        }
                        a.button href=(replay.address.at(self.at)) { (say!(t, "review-back")) }
                    }
                }
            }
        }
    }

    /// An action to choose; once one is chosen, what each is worth.
    fn option(&self, replay: &Replay<'_>, number: usize, words: &str, here: &str) -> Markup {
        let t = replay.t;
        let lost = self.lost.get(number).copied().unwrap_or(0.0);
        let Some(answer) = self.answer else {
            return html! { a.button href=(format!("{here}&answer={number}")) { (words) } };
        };
        let chosen = (answer == number).then_some("true");
        html! {
            span.review-option aria-current=[chosen] {
                span { (words) }
                strong { @if lost <= 0.0 { (say!(t, "review-best")) } @else { "−" (share(t, lost)) } }
                @if self.played == Some(number) { em { (say!(t, "review-played")) } }
            }
        }
    }

    fn said(&self, replay: &Replay<'_>, answer: usize) -> Markup {
        let t = replay.t;
        let lost = self.lost.get(answer).copied().unwrap_or(0.0);
        html! {
            p.review-said {
                @if lost <= 0.0 { (say!(t, "review-right")) }
                @else if lost < CLOSE { (say!(t, "review-close")) }
                @else { (say!(t, "review-wrong", lost = share(t, lost))) }
            }
        }
    }
}
