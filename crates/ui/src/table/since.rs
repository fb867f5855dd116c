//! What the others did since the viewer's last turn: one line that opens to their turns, and each of these to its steps.

use maud::{Markup, html};

use super::{LogEntry, Play};
use crate::{Texts, say};

/// A turn of somebody else.
pub struct RivalTurn {
    /// Whose turn.
    pub seat: u8,
    /// How many decisions stood before it.
    pub after: usize,
    /// How many stood when it ended, or stand now.
    pub end: usize,
    /// What was used and what it brought, as signs.
    pub signs: Markup,
}

/// A sign with a number: what is read out, and shown to those who point at it, says the same in words.
pub fn sign(icon: &Markup, amount: &str, label: &str) -> Markup {
    html! {
        span.sign title=(label) {
            span.unseen { (label) " " }
            span aria-hidden="true" { (icon) @if !amount.is_empty() { b { (amount) } } }
        }
    }
}

/// How quickly the moves of others are shown: kept by the browser. Without a script nothing is shown step by step.
pub fn speed(t: Texts) -> Markup {
    let speeds = [
        ("slow", "table-speed-slow"),
        ("normal", "table-speed-normal"),
        ("fast", "table-speed-fast"),
        ("once", "table-speed-once"),
        ("own", "table-speed-own"),
    ];
    html! {
        label.speed {
            (say!(t, "table-speed")) " "
            select data-speed autocomplete="off" {
                @for (value, name) in speeds { option value=(value) selected[value == "normal"] { (t.say(name)) } }
            }
        }
    }
}

impl Play<'_> {
    /// The line and what it opens. It takes the place of the last event while that is what somebody else did.
    pub(super) fn since(&self) -> Markup {
        let t = self.t;
        let title = say!(t, if self.seated { "table-since" } else { "table-lately" });
        html! {
            @if !self.since.is_empty() {
                button.since.first[self.my_turn && self.last_seat().is_some()] type="button" popovertarget="since" title=(title) {
                    span.unseen { (title) }
                    span.turns aria-hidden="true" {
                        @for turn in self.since {
                            span class={ "turn seat-" (turn.seat) } { (crate::shape(turn.seat)) (turn.signs) }
                        }
                    }
                }
                div #since.since-sheet popover role="dialog" aria-label=(title) {
                    button.close type="button" popovertarget="since" popovertargetaction="hide"
                        aria-label=(say!(t, "table-since-close")) { "×" }
                    h2 { (title) }
                    ol { @for turn in self.since { li class={ "seat-" (turn.seat) } { (self.rival_turn(turn)) } } }
                    (speed(t))
                }
            }
        }
    }

    fn rival_turn(&self, turn: &RivalTurn) -> Markup {
        let name = self.sittings.get(usize::from(turn.seat)).map_or("", |sitting| sitting.name);
        let steps = self.log.iter().filter(|entry| turn.after < entry.decision && entry.decision <= turn.end);
        html! {
            details {
                summary { (crate::shape(turn.seat)) b.name { (name) } " " (turn.signs) }
                ol { @for entry in steps { (self.step(entry)) } }
            }
            a.quiet.again href={ (self.url) "/replay?at=" (turn.after) } data-again={ (turn.after) " " (turn.end) } {
                (say!(self.t, "table-again"))
                span.unseen { ": " (name) }
            }
        }
    }

    fn step(&self, entry: &LogEntry) -> Markup {
        let at = entry.decision;
        html! {
            @if !entry.lines.is_empty() {
                li {
                    a href={ (self.url) "/replay?at=" (at) } data-again={ (at.saturating_sub(1)) " " (at) } {
                        (entry.lines.join(" "))
                    }
                }
            }
        }
    }
}
