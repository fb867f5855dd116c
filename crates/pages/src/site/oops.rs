//! When something goes wrong, when there is no network, and what a device needs to install us.

use maud::{Markup, html};

use crate::{Texts, say};

/// The page of something that went wrong.
pub struct Oops<'a> {
    pub t: Texts,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong, in a sentence of the reader's language; empty for what is usually said of this status.
    pub sentence: &'a str,
    /// Where to go back to.
    pub back: Option<&'a str>,
}

impl Oops<'_> {
    pub fn title(&self) -> String {
        say!(self.t, "site-oops")
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } p { (self.sentence) } }
    }
}

/// The page that a device keeps for when there is no network.
pub struct Offline {
    pub t: Texts,
}

impl Offline {
    pub fn title(&self) -> String {
        say!(self.t, "site-offline")
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } }
    }
}

/// The web manifest (`/manifest.webmanifest`, `application/manifest+json`).
pub fn manifest(t: Texts) -> String {
    let icon = |src: &str, sizes: &str, kind: &str, purpose: &str| {
        format!(r#"{{"src":"{src}","sizes":"{sizes}","type":"{kind}","purpose":"{purpose}"}}"#)
    };
    let icons = [
        icon("/icon.svg", "any", "image/svg+xml", "any"),
        icon("/icon-192.png", "192x192", "image/png", "any maskable"),
        icon("/icon-512.png", "512x512", "image/png", "any maskable"),
    ];
    format!(
        r##"{{"name":"Intramuros","short_name":"Intramuros","description":"{}","lang":"{}","id":"/","start_url":"/","scope":"/","display":"standalone","background_color":"#f6f0e3","theme_color":"#f6f0e3","icons":[{}]}}"##,
        say!(t, "site-description").replace('"', "\\\""),
        t.lang(),
        icons.join(","),
    )
}
