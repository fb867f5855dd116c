//! Every piece in every state: for people, and for screenshots.

use maud::{Markup, html};

use crate::{Texts, saint_malo, say, site, valletta};

/// The gallery's title.
pub fn gallery_title(t: Texts) -> String {
    say!(t, "site-gallery")
}

/// The gallery's body.
pub fn gallery(t: Texts) -> Markup {
    html! {
        article.gallery {
            div.site {
                div.hail {
                h1 { (gallery_title(t)) }
                p { (say!(t, "site-gallery-lead")) }
                }
                nav.contents aria-label=(say!(t, "site-contents")) {
                    ul { @for (game, name, _) in site::GAMES { li { a href={ "#" (game) } { (site::emblem(game)) (name) } } } }
                }
            }
            section #saint-malo data-place="saint-malo" {
                h2 { "Saint Malo" }
                (saint_malo::gallery(t))
            }
            section #valletta data-place="valletta" {
                h2 { "Valletta" }
                (valletta::gallery(t))
            }
        }
    }
}
