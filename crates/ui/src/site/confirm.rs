//! The page behind the link of a letter.

use maud::{Markup, html};

use crate::{Texts, say};

/// The page behind the link of a letter.
pub struct Confirm<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// What the letter was about.
    pub link: Link<'a>,
}

/// What a link is good for. `POST` to it confirms the address.
pub enum Link<'a> {
    /// Whose address it is, and which.
    Good {
        /// What the form sends back.
        token: &'a str,
        /// Whose address it is.
        name: &'a str,
        /// The address to confirm.
        email: &'a str,
    },
    /// It has just confirmed an address.
    Done,
    /// It has done so before.
    Used,
    /// It is too old, or there is a newer address.
    Old,
}

impl Confirm<'_> {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        match self.link {
            Link::Good { .. } => say!(self.t, "site-confirm"),
            Link::Done | Link::Used => say!(self.t, "site-confirm-done"),
            Link::Old => say!(self.t, "site-confirm-old"),
        }
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        html! {
            div.site.leaf.account {
                div.hail { h1 { (self.title()) } }
                @match self.link {
                    Link::Good { token, name, email } => {
                        p { (say!(t, "site-confirm-text", name = name)) }
                        p.address { strong { (email) } }
                        form method="post" action={ "/confirm/" (token) } {
                            button.button.main type="submit" { (say!(t, "site-confirm-do")) }
                        }
                        p.help { (say!(t, "site-confirm-otherwise")) }
                    }
                    Link::Done => p { (say!(t, "site-confirm-done-text")) },
                    Link::Used => p { (say!(t, "site-confirm-used-text")) },
                    Link::Old => p { (say!(t, "site-confirm-old-text")) },
                }
                @if !matches!(self.link, Link::Good { .. }) {
                    p { a.button href="/account" { (say!(t, "site-account")) } }
                }
            }
        }
    }
}
