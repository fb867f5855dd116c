//! The two places as one sees them from the sea: what the home page opens with. Our own drawing, made in code.

mod saint_malo;
mod valletta;

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};

/// The city of a game.
pub fn scene(game: &str) -> Markup {
    let drawing = if game == "valletta" { valletta::drawing() } else { saint_malo::drawing() };
    html! {
        svg class={ "scene scene-" (game) } viewBox="-40 0 560 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (PreEscaped(drawing))
        }
    }
}

/// The city of a game as a mark that still reads at 20 px: a dome, or a tower with its pennant.
pub fn emblem(game: &str) -> Markup {
    let path = match game {
        "valletta" => "M3 21v-6h3a6 6 0 0 1 12 0h3v6zM12 9V6M12 3v2M10 21v-3a2 2 0 0 1 4 0v3",
        _ => {
            "M5 21V10h2.5v2H10v-2h4v2h2.500v-2H19v11zM12 10V3l5 1.800L12 6.600M10.500 21v-3.500a1.500 1.500 0 0 1 3 0V21"
        }
    };
    html! {
        svg class={ "emblem emblem-" (game) } viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} }
    }
}

/// A drawing in the making.
#[derive(Default)]
struct Drawing(String);

impl Drawing {
    /// A filled path.
    fn fill(&mut self, colour: &str, path: &str) {
        let _ = write!(self.0, r#"<path fill="var(--{colour})" d="{path}"/>"#);
    }

    fn line(&mut self, colour: &str, width: f32, path: &str) {
        let _ = write!(self.0, r#"<path fill="none" stroke="var(--{colour})" stroke-width="{width}" d="{path}"/>"#);
    }
}

/// A rectangle as a path.
fn block(x: f32, y: f32, wide: f32, high: f32) -> String {
    format!("M{x} {y}h{wide}v{high}h-{wide}z")
}
