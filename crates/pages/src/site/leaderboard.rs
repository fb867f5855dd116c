//! The best players of a game.

use maud::{Markup, html};

use crate::{Texts, say};

/// The page of the best players.
pub struct Leaderboard<'a> {
    pub t: Texts,
    pub game: &'a str,
    /// The best first.
    pub lines: &'a [Ranked<'a>],
}

/// Somebody on the list.
pub struct Ranked<'a> {
    pub name: &'a str,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
    /// Whether it is me.
    pub me: bool,
}

impl Leaderboard<'_> {
    pub fn title(&self) -> String {
        say!(self.t, "site-leaderboard")
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } }
    }
}
