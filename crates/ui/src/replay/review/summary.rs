//! What everybody's game came to, and what can be learned from it.

use bots::review::Account;
use kit::Seat;
use maud::{Markup, html};

use super::{apart, lesson, rate, signed};
use crate::{replay::Replay, say, shape};

impl Replay<'_> {
    /// The review as a whole: a line for each player, luck and decisions apart, questions.
    pub(in crate::replay) fn review(&self) -> Markup {
        let (t, Some(review)) = (self.t, self.judged()) else { return html! {} };
        html! {
            section #review.review aria-labelledby="review-title" {
                h2 #review-title { (say!(t, "review-title")) }
                p.review-lead { (say!(t, "review-lead")) }
                div.review-table {
                    table {
                        thead {
                            tr {
                                th scope="col" { (say!(t, "review-player")) }
                                th scope="col" { (say!(t, "review-loss")) }
                                th scope="col" { (say!(t, "review-luck")) }
                                th scope="col" { (say!(t, "review-adjusted")) }
                                th scope="col" { (say!(t, "review-like")) }
                            }
                        }
                        tbody { @for account in &review.seats { (self.account(account)) } }
                    }
                }
                (apart::markup(self, review))
                (self.lessons())
            }
        }
    }

    fn account(&self, account: &Account) -> Markup {
        let (t, seat) = (self.t, Seat(account.seat));
        let classes = say!(
            t,
            "review-classes",
            inaccuracies = account.inaccuracies,
            mistakes = account.mistakes,
            blunders = account.blunders
        );
        html! {
            tr {
                th scope="row" {
                    span.review-name { (shape(seat.0)) (self.name(seat)) }
                    small { (classes) }
                }
                td data-label=(say!(t, "review-loss")) { (rate(t, account.per_decision)) }
                td data-label=(say!(t, "review-luck")) { (signed(t, account.luck)) }
                td data-label=(say!(t, "review-adjusted")) { (super::adjusted(t, account.adjusted)) }
                td data-label=(say!(t, "review-like")) {
                    @match account.step {
                        Some(step) => (say!(t, "review-step", n = step)),
                        None => (say!(t, "review-step-unknown")),
                    }
                }
            }
        }
    }

    /// The worst decisions of every player, as questions.
    fn lessons(&self) -> Markup {
        let (t, Some(review)) = (self.t, self.judged()) else { return html! {} };
        let some: Vec<&Account> = review.seats.iter().filter(|account| !account.lessons.is_empty()).collect();
        html! {
            @if !some.is_empty() {
                div.review-learn {
                    h3 { (say!(t, "review-learn")) }
                    p { (say!(t, "review-learn-lead")) }
                    ul {
                        @for account in some {
                            @let seat = Seat(account.seat);
                            li {
                                span.review-name { (shape(seat.0)) (self.name(seat)) }
                                @for (number, &at) in (1..).zip(&account.lessons) {
                                    a.button href=(lesson::address(&self.address, seat, at)) {
                                        (say!(t, "review-question", n = number))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
