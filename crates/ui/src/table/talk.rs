//! What is said at the table.

use maud::{Markup, html};

use super::tool::tool;
use crate::{Texts, say};

/// A chat message, as it is shown.
pub struct ChatLine<'a> {
    /// Its number.
    pub id: i64,
    /// The name that is shown.
    pub name: &'a str,
    /// None when it was hidden.
    pub text: Option<&'a str>,
    /// Whether the reader wrote it.
    pub mine: bool,
}

/// What was said at a table, for somebody.
pub struct Talk<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The table's address: `/tables/ID`.
    pub url: &'a str,
    /// What was said, the oldest first.
    pub messages: &'a [ChatLine<'a>],
    /// Whether the reader may say something.
    pub can_talk: bool,
    /// The idempotency key of the field: what it sends twice is said once.
    pub request: &'a str,
    /// Why something was not said.
    pub notice: Option<&'a str>,
}

impl Talk<'_> {
    /// The talk, and a field to join in.
    pub fn markup(&self) -> Markup {
        let (t, path) = (self.t, format!("{}/chat", self.url));
        html! {
            section #talk.talk aria-label=(say!(t, "table-talk")) data-hx-get=(path) data-hx-trigger="talk" data-hx-swap="outerMorph" {
                details open[!self.messages.is_empty()] {
                    summary { h2 { (say!(t, "table-talk")) } span.unread aria-hidden="true" {} }
                    // One can scroll in it by keys.
                    div.said-here role="log" aria-label=(say!(t, "table-talk")) tabindex="0" {
                        ul { @for message in self.messages { (self.line(message)) } }
                    }
                    @if let Some(notice) = self.notice { p.notice role="alert" { (notice) } }
                    @if self.can_talk { (self.field(&path)) }
                }
            }
        }
    }

    fn line(&self, message: &ChatLine<'_>) -> Markup {
        let t = self.t;
        html! {
            li id={ "message-" (message.id) } data-mine[message.mine] {
                b dir="auto" { (message.name) } " "
                @match message.text {
                    Some(text) => span dir="auto" { (text) },
                    None => em { (say!(t, "table-talk-hidden")) },
                }
                @if self.can_talk && !message.mine && message.text.is_some() {
                    " "
                    button.quiet.report type="submit" form="report" name="message" value=(message.id) {
                        (say!(t, "table-talk-report"))
                    }
                }
            }
        }
    }

    fn field(&self, path: &str) -> Markup {
        let t = self.t;
        html! {
            form.say method="post" action=(path) data-hx-post=(path) data-hx-target="#talk" data-hx-swap="outerMorph" {
                input type="hidden" name="request" value=(self.request);
                label {
                    span.unseen { (say!(t, "table-talk-say")) }
                    input type="text" name="text" maxlength="500" required autocomplete="off"
                        placeholder=(say!(t, "table-talk-say"));
                }
                button.button type="submit" { (say!(t, "table-talk-send")) }
            }
            form #report method="post" action={ (self.url) "/report" } {}
        }
    }
}

/// The way to the talk from beside the board; on a phone it opens there as a sheet. It bears how much is new.
pub(super) fn talk_link(t: Texts) -> Markup {
    html! { a.quiet.talking #tool-talk href="#talk" data-talk { (tool("talk", &say!(t, "table-talk"))) } }
}

/// Where a new message appears for a moment, and is read out.
pub(super) fn toast() -> Markup {
    html! { p #toast.toast role="status" {} }
}
