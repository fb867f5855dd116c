//! Home: play now, play with friends, my tables, those of others.

use maud::{Markup, html};

use super::Pace;
use crate::{Texts, say};

/// The first page.
pub struct Home<'a> {
    pub t: Texts,
    /// Milliseconds since 1970.
    pub now: i64,
    /// The level that is chosen already: what I played last, else `novice`.
    pub level: &'a str,
    /// My tables, in any order: those that wait for me are shown first.
    pub mine: &'a [TableCard],
    /// Public tables with an open seat.
    pub open: &'a [TableCard],
    /// Public tables that are being played.
    pub running: &'a [TableCard],
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Open,
    Playing,
    Over,
}

/// A table in a list.
pub struct TableCard {
    pub url: String,
    /// `saint-malo` or `valletta`.
    pub game: String,
    /// By seat; none for an open one.
    pub names: Vec<Option<String>>,
    pub status: Status,
    pub waits_for_me: bool,
    /// Whose turn it is.
    pub turn_name: Option<String>,
    /// Until when they must have moved; milliseconds since 1970.
    pub deadline: Option<i64>,
    pub pace: Pace,
    pub rated: bool,
}

impl Home<'_> {
    pub fn title(&self) -> String {
        say!(self.t, "site-home")
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } }
    }
}
