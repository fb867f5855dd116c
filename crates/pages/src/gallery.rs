//! Every piece in every state: for people, and for screenshots.

use maud::{Markup, html};

use crate::{Texts, saint_malo, valletta};

/// The gallery's body.
pub fn gallery(t: Texts) -> Markup {
    html! {
        article.gallery {
            h1 { "Gallery" }
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
