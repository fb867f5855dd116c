//! The frame around a board: what is asked, what happened, who sits there, what can be done besides.

use maud::{Markup, html};

use crate::{Texts, say};

/// What a game draws of a position.
pub struct Drawn {
    pub board: Markup,
    pub question: String,
    pub reading: Markup,
}

/// The part of a table's page that changes.
pub struct Play<'a> {
    pub t: Texts,
    /// The table's address: `/tables/ID`.
    pub url: &'a str,
    pub version: i64,
    pub drawn: Drawn,
}

impl Play<'_> {
    pub fn markup(&self) -> Markup {
        let t = self.t;
        html! {
            div #play data-version=(self.version) {
                section.ask aria-label=(say!(t, "table-ask")) {
                    p #ask tabindex="-1" aria-live="polite" { (self.drawn.question) }
                }
                (self.drawn.board)
                form #act method="post" action={ (self.url) "/act" } {
                    input type="hidden" name="version" value=(self.version);
                }
            }
        }
    }
}
