//! The game in words: every decision leads to its moment.

use kit::Seat;
use maud::{Markup, html};

use super::Replay;
use crate::{Texts, say};

/// One decision, in words.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number, from 1: the moment that it leads to.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// Whether a turn begins with it.
    pub begins: bool,
    /// What was decided.
    pub words: String,
    /// What came of it.
    pub events: Vec<String>,
}

impl Entry {
    /// The sign of whoever decided.
    pub(super) fn mark(&self) -> Markup {
        mark(self.seat)
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
                p { (first.mark()) (self.name(first.seat)) }
                ol {
                    @for entry in entries {
                        @let here = (entry.at == self.at).then_some("step");
                        li value=(entry.at) {
                            a href=(self.address.at(entry.at)) aria-current=[here] { (entry.words) }
                            @for event in &entry.events { " " span { (event) } }
                        }
                    }
                }
            }
        }
    }
}

/// The decisions turn by turn.
fn turns(log: &[Entry]) -> impl Iterator<Item = &[Entry]> {
    log.chunk_by(|_, next| !next.begins)
}

/// A seat's sign: its shape in its colour.
pub(super) fn mark(seat: Seat) -> Markup {
    html! {
        svg class={ "seat-mark seat-" (seat) } viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true" {
            path d=(shape(seat)) {}
        }
    }
}

/// The outline of a seat's shape around the middle: circle, square, triangle, diamond, hexagon.
pub(super) fn shape(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
        1 => "M-5-5h10v10h-10z",
        2 => "M0-6.5l6.5 11.5h-13z",
        3 => "M0-7l6 7-6 7-6-7z",
        _ => "M-6.5 0l3.2-5.6h6.6l3.2 5.6-3.2 5.6h-6.6z",
    }
}

/// Names as they are said: "Anna, Ben and Carla".
pub(super) fn listed<S: AsRef<str>>(t: Texts, names: &[S]) -> String {
    let said: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match said.split_last() {
        Some((last, some)) if !some.is_empty() => say!(t, "replay-and", some = some.join(", "), last = *last),
        Some((only, _)) => (*only).to_owned(),
        None => String::new(),
    }
}
