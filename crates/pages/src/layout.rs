//! The paper that every page is written on.

use maud::{DOCTYPE, Markup, html};

use crate::{Lang, Texts, say, url};

/// Light, dark, or as the device likes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn read(text: &str) -> Theme {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.name() == text).unwrap_or_default()
    }
}

/// A whole page.
pub struct Page<'a> {
    pub t: Texts,
    pub theme: Theme,
    pub title: &'a str,
    /// Which place it is: `saint-malo`, `valletta` or nothing.
    pub place: &'a str,
    /// The path of the page, to come back to.
    pub path: &'a str,
    /// The name of whoever is here; none for somebody new.
    pub me: Option<&'a str>,
    /// Without a script the page asks again after so many seconds.
    pub again: Option<u32>,
    pub body: Markup,
}

impl Page<'_> {
    pub fn markup(&self) -> Markup {
        let t = self.t;
        html! {
            (DOCTYPE)
            html lang=(t.lang()) data-theme=(self.theme.name()) data-place=(self.place) {
                head {
                    meta charset="utf-8";
                    title { (self.title) " · Intramuros" }
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    meta name="description" content=(say!(t, "site-description"));
                    // Answers with an error are pages as well: the table as it is, and what is wrong.
                    meta name="htmx-config" content=r#"{"includeIndicatorCSS":false,"noSwap":[204,304,"5xx"]}"#;
                    @if let Some(seconds) = self.again {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                    link rel="stylesheet" href=(url("app.css"));
                    link rel="preload" href=(url("source-sans.woff2")) as="font" type="font/woff2" crossorigin;
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                    link rel="manifest" href="/manifest.webmanifest";
                    script src=(url("htmx.js")) defer {}
                    script src=(url("app.js")) defer {}
                }
                body {
                    a.skip href="#main" { (say!(t, "site-skip")) }
                    (self.header())
                    main #main tabindex="-1" { (self.body) }
                    (self.footer())
                }
            }
        }
    }

    fn header(&self) -> Markup {
        let t = self.t;
        html! {
            header.top {
                a.brand href="/" { "Intramuros" }
                nav aria-label=(say!(t, "site-nav")) {
                    a href="/rules" { (say!(t, "site-rules")) }
                    a href="/learn" { (say!(t, "site-learn")) }
                    a href="/leaderboard" { (say!(t, "site-leaderboard")) }
                    a href="/account" { (self.me.map_or_else(|| say!(t, "site-account"), str::to_owned)) }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        let t = self.t;
        html! {
            footer.bottom {
                form.settings method="post" action="/settings" {
                    input type="hidden" name="back" value=(self.path);
                    label {
                        (say!(t, "site-language")) " "
                        select name="lang" autocomplete="off" {
                            @for lang in Lang::ALL {
                                option value=(lang) lang=(lang) selected[lang == t.lang()] { (lang.name()) }
                            }
                        }
                    }
                    label {
                        (say!(t, "site-theme")) " "
                        select name="theme" autocomplete="off" {
                            @for (theme, name) in [(Theme::Auto, "site-theme-auto"), (Theme::Light, "site-theme-light"), (Theme::Dark, "site-theme-dark")] {
                                option value=(theme.name()) selected[theme == self.theme] { (t.say(name)) }
                            }
                        }
                    }
                    button.quiet type="submit" { (say!(t, "site-settings-save")) }
                }
                p { a href="/about" { (say!(t, "site-about")) } }
            }
        }
    }
}
