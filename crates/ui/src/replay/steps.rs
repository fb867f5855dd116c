//! From moment to moment: links, the scrubber, the speed.

use maud::{Markup, html};

use super::Replay;
use crate::say;

/// Milliseconds per decision, the usual speed second.
const SPEEDS: [(u32, &str); 4] = [(2400, "½×"), (1200, "1×"), (600, "2×"), (250, "5×")];

impl Replay<'_> {
    /// The moments at which somebody's turn begins.
    pub(super) fn turns(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.log.iter().filter(|entry| entry.begins).map(|entry| entry.at.saturating_sub(1))
    }

    pub(super) fn steps(&self) -> Markup {
        let (t, at, last) = (self.t, self.at, self.last());
        let turn_back = self.turns().rfind(|&turn| turn < at).unwrap_or(0);
        let turn_on = self.turns().find(|&turn| turn > at).unwrap_or(last);
        let play = say!(t, "replay-play");
        html! {
            nav #steps.replay-steps aria-label=(say!(t, "replay-steps")) {
                div.replay-links {
                    (self.step("first", "replay-first", 0, at > 0, None))
                    (self.step("turn-back", "replay-turn-back", turn_back, at > 0, None))
                    (self.step("back", "replay-back", at.saturating_sub(1), at > 0, Some("prev")))
                    (self.step("on", "replay-on", at + 1, at < last, Some("next")))
                    (self.step("turn-on", "replay-turn-on", turn_on, at < last, None))
                    (self.step("last", "replay-last", last, at < last, None))
                    button.button type="button" data-replay-play aria-pressed="false" aria-label=(play) title=(play) {
                        (arrow("play")) (arrow("pause"))
                    }
                }
                (self.scrubber())
                label.replay-speed {
                    span.unseen { (say!(t, "replay-speed")) }
                    select data-replay-speed autocomplete="off" {
                        @for (pause, name) in SPEEDS { option value=(pause) selected[name == "1×"] { (name) } }
                    }
                }
            }
        }
    }

    /// A link to another moment; a word without an address where there is none.
    fn step(&self, go: &str, id: &str, to: usize, can: bool, rel: Option<&str>) -> Markup {
        let label = self.t.say(id);
        html! {
            @if can {
                a.button href=(self.address.at(to)) rel=[rel] data-go=(go) aria-label=(label) title=(label) { (arrow(go)) }
            } @else {
                span.button role="link" aria-disabled="true" aria-label=(label) title=(label) { (arrow(go)) }
            }
        }
    }

    fn scrubber(&self) -> Markup {
        let (t, last) = (self.t, self.last());
        html! {
            form.replay-scrubber method="get" action=(self.address.url) data-replay {
                @if let Some(seat) = self.address.seat { input type="hidden" name="seat" value=(seat); }
                @for (key, value) in self.address.also { input type="hidden" name=(key) value=(value); }
                label {
                    span.unseen { (say!(t, "replay-scrubber")) }
                    @if let Some(chances) = self.chances { (chances.behind_slider(self)) }
                    input #scrubber type="range" name="at" min="0" max=(last) step="1" value=(self.at) autocomplete="off";
                }
                button.quiet type="submit" { (say!(t, "replay-go")) }
            }
        }
    }
}

/// The sign on a step.
fn arrow(go: &str) -> Markup {
    let path = match go {
        "first" => "M6 5v14M18 5l-8 7 8 7z",
        "turn-back" => "M12 5l-7 7 7 7zM20 5l-7 7 7 7z",
        "back" => "M16 5l-8 7 8 7z",
        "on" => "M8 5l8 7-8 7z",
        "play" => "M6 4l13 8-13 8z",
        "pause" => "M7 5h3v14H7zM14 5h3v14h-3z",
        "turn-on" => "M4 5l7 7-7 7zM12 5l7 7-7 7z",
        _ => "M18 5v14M6 5l8 7-8 7z",
    };
    html! {
        svg class={ "sign " (go) } viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {
            path d=(path) fill="currentColor" stroke="currentColor" stroke-width="1.75"
                stroke-linejoin="round" stroke-linecap="round" {}
        }
    }
}
