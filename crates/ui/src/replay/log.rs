//! The game in words: every decision leads to its moment.

use kit::Seat;
use maud::{Markup, html};

use super::{
    Replay,
    review::{share, sign},
};
use crate::{say, shape};

/// One decision, in words.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number, from 1: the moment that it leads to.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// Whether a turn begins with it.
    pub begins: bool,
    /// What was done, where nothing came of it yet.
    pub words: String,
    /// What came of it.
    pub events: Vec<String>,
    /// What chance brought with it: dice that were thrown, cards that were drawn.
    pub luck: String,
}

impl Entry {
    /// What happened, sentence by sentence.
    pub(super) fn story(&self) -> &[String] {
        if self.events.is_empty() { std::slice::from_ref(&self.words) } else { &self.events }
    }
}

impl Replay<'_> {
    pub(super) fn log(&self) -> Markup {
        let t = self.t;
        html! {
            section.replay-log aria-labelledby="log-title" {
                h2 #log-title { (say!(t, "replay-log")) }
                ol #log tabindex="0" aria-labelledby="log-title" {
                    @for turn in turns(self.log) { (self.turn(turn)) }
                }
            }
        }
    }

    fn turn(&self, entries: &[Entry]) -> Markup {
        let Some(first) = entries.first() else { return html! {} };
        html! {
            li.replay-turn {
                p { (shape(first.seat.0)) (self.name(first.seat)) }
                ol {
                    @for entry in entries {
                        @let here = (entry.at == self.at).then_some("step");
                        li value=(entry.at) {
                            a href=(self.address.at(entry.at)) aria-current=[here] { (entry.story().join(" ")) (self.flaw(entry.at)) }
                        }
                    }
                }
            }
        }
    }
}

impl Replay<'_> {
    /// The mark of a decision that cost something.
    fn flaw(&self, at: usize) -> Markup {
        let made = self.judged().and_then(|review| review.decision(at));
        let Some((made, class)) = made.and_then(|made| Some((made, made.class?.name()))) else { return html! {} };
        let words = say!(self.t, "review-mark", class = class, lost = share(self.t, made.lost));
        html! { (sign(class)) span.unseen { " (" (words) ")" } }
    }
}

/// The decisions turn by turn.
fn turns(log: &[Entry]) -> impl Iterator<Item = &[Entry]> {
    log.chunk_by(|_, next| !next.begins)
}
