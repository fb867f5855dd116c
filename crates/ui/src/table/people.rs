//! Who sits at the table, and how much time they have.

use maud::{Markup, html};

use crate::{Texts, say};

/// A seat as the table shows it.
pub struct Sitting<'a> {
    /// Which seat.
    pub seat: u8,
    /// The name that is shown.
    pub name: &'a str,
    /// The level of a bot, also of one that plays for somebody.
    pub level: Option<&'a str>,
    /// Whether the viewer sits there.
    pub mine: bool,
    /// Whether somebody is there.
    pub state: State,
    /// Left a rated game or was too late: placed last, also after coming back.
    pub lost: bool,
    /// Whether they are on turn.
    pub to_move: bool,
    /// Until when the seat must have decided, in milliseconds since 1970: counts down while it thinks.
    pub until: Option<i64>,
    /// What the seat has left while it does not think, in milliseconds.
    pub left: Option<i64>,
}

/// How somebody sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Decides for themselves.
    Playing,
    /// A bot plays for somebody who left.
    StandIn,
    /// Has given the game up.
    Resigned,
}

/// `4:05`, or `2 d 3 h`.
fn clock(t: Texts, milliseconds: i64) -> String {
    let seconds = milliseconds.max(0) / 1000;
    if seconds >= 86_400 {
        return say!(t, "table-clock-days", days = seconds / 86_400, hours = seconds % 86_400 / 3600);
    }
    if seconds >= 3600 {
        return format!("{}:{:02}:{:02}", seconds / 3600, seconds % 3600 / 60, seconds % 60);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// How well a bot plays, in words.
fn bot(t: Texts, level: &str) -> String {
    if level == "random" {
        say!(t, "table-level-random")
    } else {
        say!(t, "table-level", level = crate::site::level(t, level))
    }
}

/// The seats, each with a colour and a shape.
pub fn people(t: Texts, sittings: &[Sitting<'_>], seated: bool) -> Markup {
    html! {
        section #people.people aria-label=(say!(t, "table-people")) {
            ul {
                @for sitting in sittings {
                    li class={ "seat-" (sitting.seat) } id={ "sits-" (sitting.seat) } aria-current=[sitting.to_move.then_some("true")] {
                        (crate::shape(sitting.seat))
                        span.name { (sitting.name) }
                        @if sitting.mine { span.state { (say!(t, "table-you")) } }
                        @if let Some(level) = sitting.level { span.level { (bot(t, level)) } }
                        @match sitting.state {
                            State::Playing => {}
                            State::StandIn => span.state { (say!(t, "table-away")) },
                            State::Resigned => span.state { (say!(t, "table-resigned")) },
                        }
                        @if sitting.lost { span.state { (say!(t, "table-lost")) } }
                        @if sitting.to_move { span.turn { (say!(t, "table-turn")) } }
                        @if let Some(until) = sitting.until { time.clock data-until=(until) {} }
                        @else if let Some(left) = sitting.left { time.clock { (clock(t, left)) } }
                    }
                }
                @if !seated { li.watcher { span.state { (say!(t, "table-watching")) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_reads_as_people_write_it() {
        let t = Texts::of(crate::Lang::En);
        assert_eq!(clock(t, 245_000), "4:05");
        assert_eq!(clock(t, 3_725_000), "1:02:05");
        assert_eq!(clock(t, 183_600_000), "2 d 3 h");
        assert_eq!(clock(t, -5), "0:00");
    }
}
