//! Whose games these are, what this is, and how it is fair.

use maud::{Markup, html};

use super::{LEVELS, level};
use crate::{GameList, Texts, say};

/// The page about all this.
pub struct About<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The games that are played here.
    pub games: GameList<'a>,
}

impl About<'_> {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-about")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        let texts = |ids: &[&str]| html! { @for id in ids { p { (t.say(id)) } } };
        html! {
            article.site.leaf.prose {
                div.hail { h1 { (self.title()) } p { (say!(t, "site-about-lead")) } }
                section {
                    h2 { (say!(t, "site-about-games")) }
                    dl.credits { @for game in self.games.iter() {
                        div { dt { (game.emblem()) (game.name) } dd { ((game.credits)(t)) } }
                    } }
                    (texts(&["site-about-unofficial", "site-about-buy"]))
                }
                section { h2 { (say!(t, "site-about-fair")) } (texts(&["site-about-fair-1", "site-about-fair-2"])) }
                section { h2 { (say!(t, "site-about-rules")) } (texts(&["site-about-rules-text", "site-about-cards"])) }
                section #ladder {
                    h2 { (say!(t, "site-ladder")) }
                    p { (say!(t, "site-ladder-text")) }
                    ul { @for one in LEVELS {
                        li { strong { (level(t, one)) } ": " (t.say(&format!("site-ladder-{one}"))) }
                    } }
                    p { (say!(t, "site-sparring-text")) }
                }
                section { h2 { (say!(t, "site-about-data")) } (texts(&["site-about-data-text"])) }
                section {
                    h2 { (say!(t, "site-about-made")) }
                    p { (say!(t, "site-about-licence")) }
                    ul {
                        li { "Alegreya: Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License 1.1)" }
                        li { "Source Sans 3: Paul D. Hunt, Adobe (SIL Open Font License 1.1)" }
                        li { "Patrick Hand: Patrick Wagesreiter (SIL Open Font License 1.1)" }
                        li { "htmx: Big Sky Software (Zero-Clause BSD)" }
                    }
                    p {
                        (say!(t, "site-about-documents")) " "
                        @for document in ["README.md", "ARCHITECTURE.md", "docs/api.md", "docs/fair.md"] {
                            code { (document) } ", "
                        }
                        code { "docs/hosting.md" } "."
                    }
                    p { a href="/gallery" { (say!(t, "site-gallery")) } }
                }
            }
        }
    }
}
