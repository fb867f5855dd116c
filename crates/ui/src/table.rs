//! The frame around a board: what is asked, what happened, who sits there, what else can be done.

mod frame;
mod hints;
mod keys;
mod people;
mod practice;
mod since;
mod sound;
mod talk;
mod tool;

pub use ::table::Leaving;
pub use hints::{Advice, Because, behind};
pub use people::{Sitting, State};
pub use since::{RivalTurn, sign, speed};
pub use talk::{ChatLine, Talk};

use maud::{Markup, html};

use crate::{Texts, parts};

/// A position, drawn and in words.
pub struct Drawn {
    /// The board.
    pub board: Markup,
    /// What is asked of the viewer, or what everybody waits for.
    pub question: String,
    /// The board in words, for those who listen.
    pub reading: Markup,
}

/// What came of one decision, in words.
pub struct LogEntry {
    /// The decision's number, from 1; 0 for setting the table up.
    pub decision: usize,
    /// Whose it is, if anybody's.
    pub seat: Option<u8>,
    /// What was done, where nothing came of it yet.
    pub words: String,
    /// What came of it.
    pub lines: Vec<String>,
    /// What chance brought with it: dice that were thrown, cards that were drawn.
    pub luck: String,
}

/// Somebody asks for an undo that the others must allow.
pub struct Plea<'a> {
    /// Who asks.
    pub by: &'a str,
    /// Whether the viewer has to answer.
    pub asks_me: bool,
}

/// The part of a table's page that changes.
pub struct Play<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The table's address: `/tables/ID`.
    pub url: &'a str,
    /// How far the table is.
    pub version: i64,
    /// The moment that is shown, and how many decisions there are.
    pub at: usize,
    /// How many decisions have been taken.
    pub decisions: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The viewer decides now.
    pub my_turn: bool,
    /// The board and what belongs to it.
    pub drawn: Drawn,
    /// Who sits where.
    pub sittings: &'a [Sitting<'a>],
    /// What happened lately, the oldest first.
    pub log: &'a [LogEntry],
    /// What the others did since the viewer's last turn, the oldest first.
    pub since: &'a [RivalTurn],
    /// What the viewer should know first: an action that was refused, and why.
    pub notice: Option<&'a str>,
    /// How many decisions the viewer's last click made: they are told and taken back together.
    pub together: usize,
    /// Whether the last decision can be taken back.
    pub can_undo: bool,
    /// Undoing means asking the others.
    pub undo_asks: bool,
    /// Whether the last decision can be taken back for practice, although something came to light since.
    pub can_practise: bool,
    /// Whether it is a practice game, which counts for nothing.
    pub practice: bool,
    /// Whether several people are here who could talk.
    pub talks: bool,
    /// Whether advice can be asked for.
    pub can_hint: bool,
    /// The advice that was asked for.
    pub advice: Option<&'a [Advice]>,
    /// What somebody asks to take back.
    pub plea: Option<Plea<'a>>,
    /// The viewer has left, and a bot plays for them.
    pub away: bool,
    /// The viewer has given up, and a bot plays on.
    pub resigned: bool,
    /// Whether they may come back: not once their time is up.
    pub can_return: bool,
    /// What leaving means.
    pub leaving: Leaving,
    /// Whether the viewer plays.
    pub seated: bool,
    /// A word of guidance for somebody's first game.
    pub lesson: Option<Markup>,
    /// How it ended.
    pub ending: Option<Markup>,
}

/// The whole page of a table, without the layout.
pub struct TablePage<'a> {
    /// The part that changes with every decision.
    pub play: Play<'a>,
    /// What was said.
    pub talk: Talk<'a>,
}

impl TablePage<'_> {
    /// As markup.
    pub fn markup(&self) -> Markup {
        html! {
            div.table data-table=(self.play.url) {
                (parts::marked(self.play.markup()))
                (self.talk.markup())
                (talk::toast())
                (keys::kept(self.play.t))
                (keys::keys(self.play.t))
            }
        }
    }
}
