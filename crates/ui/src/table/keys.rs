//! What the page's script says and shows by itself: what became of a decision, and which keys there are.

use maud::{Markup, html};

use crate::{Texts, say};

/// Where the script says what became of a decision: the words stand ready, so that they are there without a server.
pub(super) fn kept(t: Texts) -> Markup {
    html! {
        p #kept.kept role="status" data-waits=(say!(t, "table-kept-waits")) data-arrived=(say!(t, "table-kept-arrived"))
            data-refused=(say!(t, "table-kept-refused")) data-gone=(say!(t, "table-kept-gone")) {}
    }
}

/// All keys.
pub(super) fn keys(t: Texts) -> Markup {
    let rows = [
        ("1 … 9", "table-keys-figures"),
        ("a … z", "table-keys-letters"),
        ("0", "table-keys-nothing"),
        ("← ↑ ↓ →", "table-keys-arrows"),
        ("Enter", "table-keys-enter"),
        ("Space", "table-keys-space"),
        ("u", "table-undo"),
        ("h", "table-hint"),
        ("Esc", "table-keys-escape"),
        ("?", "table-keys"),
    ];
    html! {
        div #keys.keys popover role="dialog" aria-label=(say!(t, "table-keys")) {
            h2 { (say!(t, "table-keys")) }
            dl {
                @for (key, words) in rows {
                    dt { kbd { @if key == "Space" { (say!(t, "table-keys-bar")) } @else { (key) } } }
                    dd { (t.say(words)) }
                }
            }
        }
    }
}
