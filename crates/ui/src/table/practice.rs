//! Taking back what came to light: whoever plays alone may, and the game is then for practice.

use maud::{Markup, html};

use super::{Play, tool::tool};
use crate::say;

impl Play<'_> {
    /// The way further back than an undo. The first time it asks whether that is wanted, without a script as well.
    pub(super) fn practice_tool(&self) -> Markup {
        let t = self.t;
        html! {
            @if self.practice {
                button.quiet type="submit" form="take-back" { (tool("undo", &say!(t, "table-take-back"))) }
            } @else {
                details.practising {
                    summary.quiet { (tool("undo", &say!(t, "table-take-back"))) "…" }
                    div {
                        p { (say!(t, "table-practice-sure")) }
                        button.button.main type="submit" form="take-back" name="sure" value="yes" {
                            (say!(t, "table-take-back"))
                        }
                    }
                }
            }
        }
    }

    /// That the game counts for nothing.
    pub(super) fn practice_mark(&self) -> Markup {
        html! {
            @if self.practice {
                p.practice title=(say!(self.t, "table-practice-text")) { (say!(self.t, "table-practice")) }
            }
        }
    }
}
