//! Every subject of a game's lessons, also those that did not come up, each with a drawn example.

use maud::{Markup, html};

use super::Teach;
use crate::{Texts, say};

/// The body of the page, with one of them open.
pub fn page<G: Teach>(t: Texts, open: Option<&str>) -> Markup {
    html! {
        article.subjects data-place=(G::NAME) {
            h1 { (say!(t, "learn-subjects", game = G::INFO.name)) }
            p.lead { (say!(t, "learn-subjects-lead")) }
            ul { @for &id in G::LESSONS {
                li #(id) {
                    details open[open == Some(id)] {
                        summary { h2 { (G::say(t, &format!("{id}-title"))) } }
                        p { (G::say(t, id)) }
                        (G::example(t, id))
                        p { a href={ "/rules/" (G::NAME) "#" (G::chapter(id)) } { (say!(t, "learn-more")) } }
                    }
                }
            } }
            p {
                a.button href={ "/learn#" (G::NAME) } { (say!(t, "learn-index")) }
                " "
                a.button href={ "/rules/" (G::NAME) } { (say!(t, "learn-next-rules")) }
            }
        }
    }
}
