//! The frame around a board: what is asked, what happened, who sits there, what can be done besides.

mod frame;
mod hints;
mod people;
mod talk;

pub use ::table::Leaving;
pub use hints::{Advice, Because, expected};
pub use people::{Sitting, State};
pub use talk::{Message, talk};

use maud::{Markup, html};

use crate::Texts;

/// What a game draws and tells of a position.
pub struct Drawn {
    pub board: Markup,
    pub question: String,
    pub reading: Markup,
}

/// What came of one decision, in words.
pub struct Told {
    /// The decision's number, from 1; 0 for setting the table up.
    pub decision: usize,
    pub seat: Option<u8>,
    /// The decision itself.
    pub words: String,
    /// What came of it.
    pub lines: Vec<String>,
}

/// Somebody wants to take back what only the others can allow.
pub struct Plea<'a> {
    pub by: &'a str,
    /// Whether the viewer has to answer.
    pub asks_me: bool,
}

/// The part of a table's page that changes.
pub struct Play<'a> {
    pub t: Texts,
    /// The table's address: `/tables/ID`.
    pub url: &'a str,
    pub version: i64,
    /// The moment that is shown, and how many decisions there are.
    pub at: usize,
    pub decisions: usize,
    pub over: bool,
    /// The viewer decides now.
    pub my_turn: bool,
    pub drawn: Drawn,
    pub sittings: &'a [Sitting<'a>],
    /// What happened lately, the oldest first.
    pub told: &'a [Told],
    /// What the viewer should know first: an action that was refused, and why.
    pub notice: Option<&'a str>,
    pub can_undo: bool,
    /// Undoing means asking the others.
    pub undo_asks: bool,
    pub can_hint: bool,
    pub advice: Option<&'a [Advice]>,
    pub plea: Option<Plea<'a>>,
    /// The viewer has left, and a bot plays for them.
    pub away: bool,
    /// Whether they may come back: not once their time is up.
    pub can_return: bool,
    /// What leaving means.
    pub leaving: Leaving,
    pub seated: bool,
    /// A word of guidance for somebody's first game.
    pub lesson: Option<Markup>,
    /// How it ended.
    pub ending: Option<Markup>,
}

/// The whole page of a table, without the paper.
pub struct TablePage<'a> {
    pub play: Play<'a>,
    pub talk: &'a [Message<'a>],
    pub can_talk: bool,
}

impl TablePage<'_> {
    pub fn markup(&self) -> Markup {
        html! {
            div.table data-table=(self.play.url) {
                (self.play.markup())
                (talk(self.play.t, self.play.url, self.talk, self.can_talk))
            }
        }
    }
}
