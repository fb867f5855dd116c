//! Where somebody is logged in.

use maud::{Markup, html};

use crate::{Texts, say};

/// A browser in which I am logged in. `POST /account/sessions` ends one with `end`, its id.
pub struct SessionLine<'a> {
    /// Its id.
    pub id: &'a str,
    /// In words; empty if nobody knows.
    pub device: &'a str,
    /// How many days ago it logged in.
    pub began: i64,
    /// How many days ago it was last used.
    pub used: i64,
    /// Whether it is the one that this page is shown in.
    pub this: bool,
}

/// All of them, each with a button that ends it; this one has its own among those to leave by.
pub fn sessions(t: Texts, lines: &[SessionLine<'_>]) -> Markup {
    html! {
        section aria-labelledby="sessions" {
            h2 #sessions { (say!(t, "site-sessions")) }
            ul.sessions {
                @for line in lines {
                    @let unknown = line.device.is_empty().then(|| say!(t, "site-session-unknown"));
                    @let device = unknown.as_deref().unwrap_or(line.device);
                    li {
                        span {
                            strong { (device) }
                            small {
                                (say!(t, "site-session-began", n = line.began)) " · "
                                (say!(t, "site-session-used", n = line.used))
                            }
                        }
                        @if line.this { em { (say!(t, "site-session-this")) } }
                        @else {
                            form method="post" action="/account/sessions" {
                                input type="hidden" name="end" value=(line.id);
                                button.quiet type="submit" { (say!(t, "site-session-end")) span.unseen { ": " (device) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
