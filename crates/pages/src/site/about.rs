//! Whose games these are, what this is, and how it is fair.

use maud::{Markup, html};

use crate::{Texts, say};

/// The page about all this.
pub struct About {
    pub t: Texts,
}

impl About {
    pub fn title(&self) -> String {
        say!(self.t, "site-about")
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } }
    }
}
