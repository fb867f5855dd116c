//! A game, moment by moment, and what came of it.
//!
//! Moment 0 is the table as it was set up, moment N the table after N decisions. Everything works by plain links and
//! one form. With its script (`assets/js/replay/`) the page asks for another moment and takes what changes,
//! [`Replay::moment`], out of the answer: that part alone is answer enough.

mod chances;
mod ending;
mod fairness;
mod harbour;
mod log;
pub mod review;
mod steps;

pub use chances::{Chances, Moment, Swing};
pub use ending::Ending;
pub use fairness::{Derived, Fairness};
pub use log::Entry;
pub use review::Reviewed;

use kit::Seat;
use maud::{Markup, html};

use crate::{Texts, say, shape, table::Drawn, texts::phrases::all_of, url};

/// Where a replay is found.
#[derive(Clone, Copy)]
pub struct Address<'a> {
    /// The page: `/tables/ID/replay`.
    pub url: &'a str,
    /// The seat that is looked from.
    pub seat: Option<Seat>,
    /// Further parameters of the address, such as the word of an invitation.
    pub also: &'a [(&'a str, &'a str)],
}

impl Address<'_> {
    /// The address of a moment. Its values must need no escaping in a query.
    pub fn at(&self, at: usize) -> String {
        let mut text = format!("{}?at={at}", self.url);
        if let Some(seat) = self.seat {
            text += &format!("&seat={seat}");
        }
        for (key, value) in self.also {
            text += &format!("&{key}={value}");
        }
        text
    }
}

/// A finished game at one of its moments.
pub struct Replay<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The game's name: `saint-malo`.
    pub game: &'a str,
    /// Where it is found.
    pub address: Address<'a>,
    /// The names of the players by seat.
    pub names: &'a [String],
    /// The moment: how many decisions have been made.
    pub at: usize,
    /// Whether it is a practice game, which counts for nothing.
    pub practice: bool,
    /// The table at the moment, as the seat of the address saw it; without offers.
    pub drawn: Drawn,
    /// Every decision of the game, in order.
    pub log: &'a [Entry],
    /// How likely each player was to win.
    pub chances: Option<&'a Chances>,
    /// What was skill and what was luck; none while the game runs.
    pub review: Option<Reviewed<'a>>,
    /// Where the points came from.
    pub ending: Option<Ending<'a>>,
    /// Whether the chance was fair.
    pub fairness: Option<Fairness<'a>>,
}

impl Replay<'_> {
    /// The last moment.
    pub fn last(&self) -> usize {
        self.log.last().map_or(0, |entry| entry.at)
    }

    /// The title of the page.
    pub fn title(&self) -> String {
        say!(self.t, "replay-title", names = all_of(self.t, self.names))
    }

    /// The whole body of the page.
    pub fn markup(&self) -> Markup {
        html! {
            article #replay.replay {
                h1 { (self.title()) }
                @if self.practice { p.practice { (say!(self.t, "table-practice-text")) } }
                (self.moment())
                (self.review())
                div.replay-story {
                    div.replay-sides {
                        @if let Some(ending) = &self.ending { (ending.part()) }
                        @if let Some(fairness) = &self.fairness { (fairness.markup()) }
                    }
                    (self.log())
                }
                script type="module" src=(url("replay.js")) {}
            }
        }
    }

    /// What changes from moment to moment: the decision, the board, the steps, the chances.
    pub fn moment(&self) -> Markup {
        let t = self.t;
        html! {
            div #moment data-at=(self.at) data-last=(self.last()) {
                div.replay-head {
                    section.replay-now aria-labelledby="replay-now" {
                        h2 #replay-now.unseen { (say!(t, "replay-now")) }
                        div aria-live="polite" { (self.decision()) (self.fortune()) }
                    }
                    (self.seats())
                    (self.steps())
                }
                (self.judgement())
                div.replay-board { (self.drawn.board) }
                (self.review_waits())
                (self.play_on())
                details.reading { summary { (say!(t, "replay-reading")) } (self.drawn.reading) }
                @if let Some(chances) = self.chances { (chances.markup(self)) }
            }
        }
    }

    /// The decision that led to this moment, and what came of it.
    fn decision(&self) -> Markup {
        let t = self.t;
        let made = self.log.iter().find(|entry| entry.at == self.at);
        html! {
            p.replay-count {
                (say!(t, "replay-count", at = self.at, last = self.last()))
                span.replay-ways {
                    @if self.chances.is_some() { a href="#chances-title" { (say!(t, "replay-chances")) } }
                    a href="#log-title" { (say!(t, "replay-log")) }
                }
                a href=(self.address.at(self.at)) data-copy=(self.address.at(self.at)) data-copied=(say!(t, "replay-copied")) {
                    (say!(t, "replay-link"))
                }
            }
            @match made {
                Some(entry) => {
                    @let (first, rest) = entry.story().split_at(1);
                    p.replay-decision { (shape(entry.seat.0)) span { (first.concat()) } }
                    @if !rest.is_empty() { ul.replay-events { @for event in rest { li { (event) } } } }
                }
                None => p.replay-decision { (say!(t, "replay-begin")) }
            }
            @if self.at < self.last() || made.is_none() { p.replay-ask { (self.drawn.question) } }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// From which seat the table is seen: once the game is over, from any.
    fn seats(&self) -> Markup {
        let t = self.t;
        let choice = |seat: Option<Seat>, name: &str| {
            let address = Address { seat, ..self.address };
            let chosen = (seat == self.address.seat).then_some("true");
            html! {
                li {
                    a href=(address.at(self.at)) aria-current=[chosen] {
                        @if let Some(seat) = seat { (shape(seat.0)) }
                        (name)
                    }
                }
            }
        };
        html! {
            nav.replay-seats aria-label=(say!(t, "replay-seats")) {
                span aria-hidden="true" { (say!(t, "replay-seats")) }
                ul {
                    (choice(None, &say!(t, "replay-everybody")))
                    @for (seat, name) in Seat::all(self.names.len() as u8).zip(self.names) { (choice(Some(seat), name)) }
                }
            }
        }
    }
}
