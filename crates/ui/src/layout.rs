//! The paper that every page is written on.

use maud::{DOCTYPE, Markup, html};

use crate::{Lang, Texts, say, url};

/// Light, dark, or as the device likes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device likes it.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// The word for it in addresses and cookies.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this name; anything else means as the system has it.
    pub fn read(text: &str) -> Theme {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.name() == text).unwrap_or_default()
    }
}

/// A whole page.
pub struct Page<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// The title, for the browser's tab.
    pub title: &'a str,
    /// Which place it is: `saint-malo`, `valletta` or nothing.
    pub place: &'a str,
    /// The path of the page, to come back to.
    pub path: &'a str,
    /// The visitor's name; none for somebody new.
    pub me: Option<&'a str>,
    /// Without a script the page reloads after this many seconds.
    pub again: Option<u32>,
    /// What the page shows.
    pub body: Markup,
}

impl Page<'_> {
    /// As markup.
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
                    meta name="theme-color" content="#f6f0e3" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#14181d" media="(prefers-color-scheme: dark)";
                    meta name="description" content=(say!(t, "site-description"));
                    // Answers with an error are pages as well: the table as it is, and what is wrong.
                    meta name="htmx-config" content=r#"{"includeIndicatorCSS":false,"noSwap":[204,304,"5xx"]}"#;
                    @if let Some(seconds) = self.again {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                    link rel="stylesheet" href=(url("app.css"));
                    link rel="preload" href=(url("source-sans.woff2")) as="font" type="font/woff2" crossorigin;
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                    link rel="apple-touch-icon" href=(url("icon-192.png"));
                    link rel="manifest" href="/manifest.webmanifest";
                    script src=(url("htmx.js")) defer {}
                    script type="module" src=(url("app.js")) {}
                }
                body {
                    a.skip href="#main" { (say!(t, "site-skip")) }
                    p.outdated { (say!(t, "site-outdated")) }
                    (self.header())
                    main #main tabindex="-1" { (self.body) }
                    (self.footer())
                }
            }
        }
    }

    /// On a phone the links to other pages fold into a menu, a popover that needs no script.
    fn header(&self) -> Markup {
        let t = self.t;
        let ways = [
            ("/rules", "site-rules"),
            ("/learn", "site-learn"),
            ("/leaderboard", "site-leaderboard"),
            ("/about", "site-about"),
        ];
        html! {
            header.top {
                a.brand href="/" aria-current=[self.here("/")] { (logo()) span { "Intramuros" } }
                nav #menu popover aria-label=(say!(t, "site-nav")) {
                    // On a phone a table has no other head.
                    a.at-table href="/" { "Intramuros" }
                    a.at-table href="/account" { (self.me.map_or_else(|| say!(t, "site-account"), str::to_owned)) }
                    @for (path, name) in ways { a href=(path) aria-current=[self.here(path)] { (t.say(name)) } }
                    a.narrow href="#settings" { (say!(t, "site-settings")) }
                }
                a.who href="/account" aria-current=[self.here("/account")] {
                    svg viewBox="0 0 24 24" aria-hidden="true" {
                        circle cx="12" cy="8" r="4" {}
                        path d="M4 21c0-5 4-7 8-7s8 2 8 7" {}
                    }
                    span { (self.me.map_or_else(|| say!(t, "site-account"), str::to_owned)) }
                }
                button.more type="button" popovertarget="menu" aria-label=(say!(t, "site-menu")) {
                    svg viewBox="0 0 24 24" aria-hidden="true" { path d="M4 7h16M4 12h16M4 17h16" {} }
                }
            }
        }
    }

    /// `page` if this is the page at this path or one below it.
    fn here(&self, path: &str) -> Option<&'static str> {
        let below = self.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '?']));
        (below && (path != "/" || self.path == "/")).then_some("page")
    }

    fn footer(&self) -> Markup {
        let t = self.t;
        let themes =
            [(Theme::Auto, "site-theme-auto"), (Theme::Light, "site-theme-light"), (Theme::Dark, "site-theme-dark")];
        html! {
            footer.bottom {
                form.settings #settings method="post" action="/settings" {
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
                            @for (theme, name) in themes {
                                option value=(theme.name()) selected[theme == self.theme] { (t.say(name)) }
                            }
                        }
                    }
                    (crate::table::speed(t))
                    button.quiet type="submit" { (say!(t, "site-settings-save")) }
                }
                p { (say!(t, "site-unofficial")) " " a href="/about" { (say!(t, "site-about")) } }
            }
        }
    }
}

/// Our logo on a grid of 24 units: a gate in a wall.
const GATE: &str = "M2 22V6h4v3h4V6h4v3h4V6h4v16h-6v-5a4 4 0 0 0-8 0v5z";

fn logo() -> Markup {
    html! { svg.mark viewBox="0 0 24 24" aria-hidden="true" { path d=(GATE) {} } }
}
