//! The two places as one sees them from the sea: what the home page opens with. Our own drawing, made in code.

pub mod saint_malo;
pub mod valletta;

use std::fmt::Write;

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
