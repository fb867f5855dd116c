//! A table that has not begun: who sits there, and how others come.

use maud::{Markup, html};

use super::{Pace, game_name};
use crate::{Texts, say};

/// The page of a table that has not begun.
pub struct Waiting<'a> {
    pub t: Texts,
    /// The table's address: `/tables/ID`.
    pub url: &'a str,
    pub version: i64,
    pub game: &'a str,
    /// The whole address that invites others, for those who may invite.
    pub invite: Option<&'a str>,
    /// The secret word by which I came here: goes along with what I do (field `invite`).
    pub word: Option<&'a str>,
    pub chairs: &'a [Chair],
    /// Whether the table is mine: I decide about bots and seats.
    pub host: bool,
    pub host_name: &'a str,
    /// My name; none for somebody new, who may enter one (field `name`).
    pub me: Option<&'a str>,
    pub pace: Pace,
    pub rated: bool,
    pub public: bool,
    pub hints: bool,
    /// Valletta's edition, `hig` or `zman`.
    pub edition: Option<&'a str>,
    /// What went wrong just now.
    pub problem: Option<&'a str>,
}

/// A seat.
pub struct Chair {
    pub sitter: Sitter,
    /// Whether I sit there, or somebody on my device.
    pub mine: bool,
}

/// Who sits on it.
pub enum Sitter {
    Open,
    Person(String),
    /// A bot of this level.
    Bot(String),
}

impl Waiting<'_> {
    pub fn title(&self) -> String {
        say!(self.t, "site-waiting-title", game = game_name(self.game))
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } }
    }
}
