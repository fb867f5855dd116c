//! When something goes wrong, when there is no network, and what a device needs to install us.

use maud::{Markup, html};

use crate::{Texts, say, url};

/// The page of something that went wrong.
pub struct ErrorPage<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong, in a sentence of the reader's language; empty for what is usually said of this status.
    pub sentence: &'a str,
    /// Where to go back to.
    pub back: Option<&'a str>,
}

impl ErrorPage<'_> {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        match self.status {
            404 | 410 => say!(self.t, "site-error-missing"),
            401 | 403 => say!(self.t, "site-error-forbidden"),
            429 => say!(self.t, "site-error-slow"),
            _ => say!(self.t, "site-error"),
        }
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        let usual = match self.status {
            404 | 410 => "site-error-missing-text",
            401 | 403 => "site-error-forbidden-text",
            429 => "site-error-slow-text",
            500.. => "site-error-ours",
            _ => "site-error-text",
        };
        html! {
            div.site.leaf.lost {
                (adrift())
                h1 { (self.title()) }
                p { @if self.sentence.is_empty() { (t.say(usual)) } @else { (self.sentence) } }
                p.ways {
                    @if let Some(back) = self.back { a.button.main href=(back) { (say!(t, "site-back")) } }
                    a.button href="/" { (say!(t, "site-to-home")) }
                }
                p.code { (self.status) }
            }
        }
    }
}

/// The page that a device keeps for when there is no network.
pub struct Offline {
    /// The words of the reader's language.
    pub t: Texts,
}

impl Offline {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-offline")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        html! {
            div.site.leaf.lost {
                (adrift())
                h1 { (self.title()) }
                p { (say!(t, "site-offline-text")) }
                // Asks for the page once more: the address is still that of the page that could not be had.
                p.ways { a.button.main href="" { (say!(t, "site-again")) } }
            }
        }
    }
}

/// A small boat on a large sea.
fn adrift() -> Markup {
    html! {
        svg.adrift viewBox="0 0 160 90" aria-hidden="true" {
            path.sea d="M4 66q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 12-2M24 80q10-6 20 0t20 0 20 0 20 0 20 0" {}
            path.sail d="M82 10v40h30C106 32 96 18 82 10zM78 20v30H58c4-12 10-22 20-30z" {}
            path.hull d="M48 54h70c-4 10-12 14-20 14H68c-10 0-17-5-20-14z" {}
        }
    }
}

/// The web manifest (`/manifest.webmanifest`, `application/manifest+json`).
pub fn manifest(t: Texts) -> String {
    let icon = |src: &str, sizes: &str, kind: &str, purpose: &str| {
        format!(r#"{{"src":"{src}","sizes":"{sizes}","type":"{kind}","purpose":"{purpose}"}}"#)
    };
    let icons = [
        icon("/icon.svg", "any", "image/svg+xml", "any"),
        icon(url("icon-192.png"), "192x192", "image/png", "any maskable"),
        icon(url("icon-512.png"), "512x512", "image/png", "any maskable"),
    ];
    format!(
        concat!(
            r#"{{"name":"Intramuros","short_name":"Intramuros","description":"{}","lang":"{}","#,
            r#""id":"/","start_url":"/","scope":"/","display":"standalone","#,
            r##""background_color":"#f6f0e3","theme_color":"#f6f0e3","icons":[{}]}}"##
        ),
        say!(t, "site-description").replace('"', "\\\""),
        t.lang(),
        icons.join(","),
    )
}
