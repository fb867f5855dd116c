//! What is said at the table.

use maud::{Markup, html};

use crate::{Texts, say};

/// A chat message, as it is shown.
pub struct ChatLine<'a> {
    /// Its number.
    pub id: i64,
    /// The name that is shown.
    pub name: &'a str,
    /// None when it was hidden.
    pub text: Option<&'a str>,
}

/// The talk, and a field to join in.
pub fn talk(t: Texts, url: &str, messages: &[ChatLine<'_>], can_talk: bool) -> Markup {
    let path = format!("{url}/chat");
    html! {
        section #talk.talk aria-label=(say!(t, "table-talk")) hx-get=(path) hx-trigger="talk" hx-swap="outerMorph" {
            details open[!messages.is_empty()] {
                summary { h2 { (say!(t, "table-talk")) } }
                ul role="log" {
                    @for message in messages {
                        li id={ "message-" (message.id) } {
                            b dir="auto" { (message.name) } " "
                            @match message.text {
                                Some(text) => span dir="auto" { (text) },
                                None => em { (say!(t, "table-talk-hidden")) },
                            }
                            @if can_talk && message.text.is_some() {
                                " "
                                button.quiet.report type="submit" form="report" name="message" value=(message.id) {
                                    (say!(t, "table-talk-report"))
                                }
                            }
                        }
                    }
                }
                @if can_talk {
                    form.say method="post" action=(path) hx-post=(path) hx-target="#talk" hx-swap="outerMorph" {
                        label {
                            span.unseen { (say!(t, "table-talk-say")) }
                            input type="text" name="text" maxlength="500" required autocomplete="off"
                                placeholder=(say!(t, "table-talk-say"));
                        }
                        button.button type="submit" { (say!(t, "table-talk-send")) }
                    }
                    form #report method="post" action={ (url) "/report" } {}
                }
            }
        }
    }
}
