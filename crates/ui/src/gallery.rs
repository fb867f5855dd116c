//! Every piece in every state: for people, and for screenshots.

use maud::{Markup, html};

use crate::{GameList, Texts, say};

/// The gallery's title.
pub fn gallery_title(t: Texts) -> String {
    say!(t, "site-gallery")
}

/// The gallery's body.
pub fn gallery(t: Texts, games: GameList<'_>) -> Markup {
    let drawn = || games.iter().filter_map(|game| Some((game, game.gallery?)));
    html! {
        article.gallery {
            div.site {
                div.hail {
                h1 { (gallery_title(t)) }
                p { (say!(t, "site-gallery-lead")) }
                }
                nav.contents aria-label=(say!(t, "site-contents")) {
                    ul { @for (game, _) in drawn() { li { a href={ "#" (game.id) } { (game.emblem()) (game.name) } } } }
                }
            }
            @for (game, pieces) in drawn() {
                section id=(game.id) data-place=(game.id) {
                    h2 { (game.name) }
                    (pieces(t))
                }
            }
        }
    }
}
