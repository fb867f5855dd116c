//! A tool beside the question: an icon, and its name where there is room for it.

use maud::{Markup, html};

/// The content of a tool's button. On a phone only the icon shows; the name is read out in any case.
pub(super) fn tool(icon: &str, name: &str) -> Markup {
    let path = match icon {
        "undo" => "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
        "hint" => {
            "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.500c-.7.6-1 1.300-1 2.500H9c0-1.200-.3-1.900-1-2.500A6 6 0 0 1 12 3z"
        }
        "talk" => "M4 5h16v11H10l-5 4v-4H4z",
        _ => "M5 5l7 7-7 7M13 5l7 7-7 7",
    };
    html! {
        svg.tool viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} }
        span.tool-name { (name) }
    }
}
