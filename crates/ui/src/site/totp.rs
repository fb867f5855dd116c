//! Setting up a second factor: the picture for the app, then the codes for when the app is gone.

use maud::{Markup, html};

use super::{
    parts::{Field, alert},
    qr::picture,
};
use crate::{Texts, say};

/// The page where an app gets to know the secret.
pub struct SetUp<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// What the app reads in the picture.
    pub url: &'a str,
    /// What somebody types in who has no camera.
    pub secret: &'a str,
    /// What was wrong with what was entered.
    pub problem: Option<&'a str>,
}

/// The page that shows recovery codes, once.
pub struct RecoveryCodes<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The codes for the day when the device is lost.
    pub codes: &'a [String],
}

impl SetUp<'_> {
    /// What stands in the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-account-totp")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        let field = |id, name, kind, label: &str, fills| {
            Field { id, name, kind, label: &t.say(label), value: "", fills }.markup()
        };
        html! {
            div.site.leaf.account {
                div.hail { h1 { (self.title()) } p { (say!(t, "site-totp-scan")) } }
                section.form.scan aria-labelledby="secret-name" {
                    (picture(&say!(t, "site-totp-picture"), self.url))
                    div {
                        h2 #secret-name { (say!(t, "site-totp-type")) }
                        p.secret { code translate="no" { (grouped(self.secret)) } }
                        p.help { (say!(t, "site-totp-type-help")) }
                    }
                }
                section.form aria-labelledby="totp-name" {
                    h2 #totp-name { (say!(t, "site-totp-prove")) }
                    form method="post" action="/account/totp/confirm" {
                        @if let Some(problem) = self.problem { (alert(problem, None)) }
                        div.two {
                            (field("totp-p", "password", "password", "site-password", "current-password"))
                            (field("totp-c", "code", "text", "site-code", "one-time-code"))
                        }
                        button.button.main type="submit" { (say!(t, "site-totp-do")) }
                    }
                }
                p { a.button href="/account" { (say!(t, "site-back")) } }
            }
        }
    }
}

impl RecoveryCodes<'_> {
    /// What stands in the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-recovery")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        html! {
            div.site.leaf.account {
                div.hail { h1 { (self.title()) } }
                p.done role="status" { (say!(t, "site-done-totp")) }
                p { (say!(t, "site-recovery-text")) }
                ul.codes translate="no" { @for code in self.codes { li { code { (code) } } } }
                p { a.button.main href="/account" { (say!(t, "site-recovery-kept")) } }
            }
        }
    }
}

/// In groups of four, as people read it.
fn grouped(secret: &str) -> String {
    let letters: Vec<char> = secret.chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn a_secret_is_read_in_groups_of_four() {
        assert_eq!(grouped("GEZDGNBVGY"), "GEZD GNBV GY");
    }
}
