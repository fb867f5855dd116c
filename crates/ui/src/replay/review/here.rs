//! What the review says of a moment: the decision that led to it, and what chance brought then.

use bots::review::Judged;
use kit::Seat;
use maud::{Markup, html};

use super::{Reviewed, Told, share, signed};
use crate::{replay::Replay, say, shape};

/// From so much on, luck is worth a line.
const WORTH: f64 = 0.015;

impl Replay<'_> {
    /// What the review says of this moment: how bad the decision was, or the question that it is asked again.
    pub(in crate::replay) fn judgement(&self) -> Markup {
        let Some(Reviewed::Done { review, told, lesson, .. }) = self.review else { return html! {} };
        let made = review.decision(self.at).filter(|made| made.class.is_some());
        html! {
            @if let Some(lesson) = lesson {
                (lesson.markup(self))
            } @else if let (Some(made), Some(told)) = (made, told) {
                (self.verdict(made, told))
            }
        }
    }

    /// How bad a decision was, and what would have been better.
    fn verdict(&self, made: &Judged, told: &Told) -> Markup {
        let t = self.t;
        let class = made.class.map_or("", |class| class.name());
        html! {
            div class={ "review-here of-" (class) } {
                p class={ "review-verdict " (class) } {
                    (sign(class))
                    span { (say!(t, "review-lost", class = class, lost = share(t, made.lost))) }
                }
                (better(self, told))
                (self.way_on(made.at.saturating_sub(1), "review-retry"))
            }
        }
    }

    /// What chance brought right then, for whom it changed most.
    pub(in crate::replay) fn fortune(&self) -> Markup {
        let t = self.t;
        let Some(luck) = self.judged().and_then(|review| review.luck_at(self.at)) else { return html! {} };
        let most = |seat: &Seat| luck.change.get(seat.index()).copied().unwrap_or(0.0);
        let mut seats: Vec<Seat> = Seat::all(self.names.len() as u8).collect();
        seats.sort_by(|one, other| most(other).abs().total_cmp(&most(one).abs()));
        seats.retain(|seat| most(seat).abs() >= WORTH);
        html! {
            @if !seats.is_empty() {
                p.review-luck {
                    strong { (say!(t, "review-came")) }
                    @for seat in seats.iter().take(2) {
                        span { (shape(seat.0)) (self.name(*seat)) " " (signed(t, most(seat))) }
                    }
                }
            }
        }
    }

    /// The way into a game that goes on from this moment.
    pub(in crate::replay) fn play_on(&self) -> Markup {
        let asks = matches!(self.review, Some(Reviewed::Done { lesson: Some(_), .. }));
        if self.at < self.last() && !asks {
            self.way_on(self.at, "review-try")
        } else {
            html! {}
        }
    }

    fn way_on(&self, at: usize, words: &str) -> Markup {
        let (t, Some(Reviewed::Done { play_on: Some(address), .. })) = (self.t, self.review) else { return html! {} };
        html! {
            form.review-try method="post" action=(address) {
                input type="hidden" name="at" value=(at);
                button.button type="submit" { (t.say(words)) }
                small { (say!(t, "review-try-note")) }
            }
        }
    }
}

/// What would have been better, how it goes on, and why.
pub(super) fn better(replay: &Replay<'_>, told: &Told) -> Markup {
    let t = replay.t;
    html! {
        @if let Some((first, rest)) = told.line.split_first() {
            p.review-better {
                strong { (say!(t, "review-better")) } " " (first)
                @for next in rest { span.review-then { " → " (next) } }
            }
        }
        @if !told.reasons.is_empty() {
            p.review-why { strong { (say!(t, "review-why")) } " " (told.reasons.join(", ")) }
        }
    }
}

/// The sign of a class: one, two or three strokes, so that nothing is told by colour alone.
pub(in crate::replay) fn sign(class: &str) -> Markup {
    let path = match class {
        "inaccuracy" => "M12 5v9M12 18.5v.5",
        "mistake" => "M8.5 5v9M8.5 18.5v.5M15.5 5v9M15.5 18.5v.5",
        _ => "M5.5 5v9M5.5 18.5v.5M12 5v9M12 18.5v.5M18.5 5v9M18.5 18.5v.5",
    };
    html! {
        svg class={ "review-sign " (class) } viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {
            path d=(path) fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" {}
        }
    }
}
