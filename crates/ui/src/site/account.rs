//! Who I am here: guest or account, sessions, my data, my bots.

use maud::{Markup, html};

use super::{
    parts::{Field, alert, level, whole},
    sessions::{SessionLine, sessions},
};
use crate::{GameList, Texts, say};

/// The page that is shown until somebody's data is written out.
pub struct Exporting {
    /// The words of the reader's language.
    pub t: Texts,
}

impl Exporting {
    /// What stands in the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-export")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        html! {
            div.site.leaf {
                h1 { (self.title()) }
                p role="status" { (say!(self.t, "site-export-making")) }
                p.ways { a.button.main href="" { (say!(self.t, "site-again")) } }
            }
        }
    }
}

/// The page of whoever is here.
pub struct Account<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The games that are played here.
    pub games: GameList<'a>,
    /// Whose page it is.
    pub who: Who<'a>,
    /// What is wrong: the form (`register`, `login`, `code`, `name`, `password`, `email`, `totp`, `delete`, `bots`) and
    /// a sentence.
    pub problem: Option<(&'a str, &'a str)>,
    /// What has just been done: the form that did it.
    pub done: Option<&'a str>,
    /// The name that was entered when something went wrong.
    pub entered: &'a str,
    /// Whether this server sends mail.
    pub mail: bool,
    /// Whether the password was right and a code is still missing.
    pub code: bool,
    /// Their ratings, by game.
    pub ratings: &'a [RatingLine<'a>],
    /// By game, the level of bots against which they win about half.
    pub sparring: &'a [(&'a str, &'a str)],
    /// Their own bots.
    pub bots: &'a [BotLine<'a>],
    /// The name and the token of a bot that has just been made; shown once.
    pub token: Option<(&'a str, &'a str)>,
    /// Where I am logged in.
    pub sessions: &'a [SessionLine<'a>],
}

/// Who somebody is to the server.
pub enum Who<'a> {
    /// Neither logged in nor a guest.
    Nobody,
    /// Plays without an account, known by a cookie.
    Guest {
        /// The name that others see.
        name: &'a str,
    },
    /// Logged in.
    Account {
        /// The name that others see.
        name: &'a str,
        /// Where letters go; empty without an address.
        email: &'a str,
        /// Whether the address is confirmed.
        confirmed: bool,
        /// With a second factor: how many recovery codes are left.
        codes: Option<i64>,
    },
}

/// How strong I am at a game.
pub struct RatingLine<'a> {
    /// Which game.
    pub game: &'a str,
    /// How strong, as a number.
    pub rating: f64,
    /// How sure that is.
    pub uncertainty: f64,
    /// Rated games so far.
    pub games: i64,
}

/// A bot of mine. `POST /account/bots` makes one with `name`, and deletes one with `delete`, its id.
pub struct BotLine<'a> {
    /// Its id.
    pub id: &'a str,
    /// The name that is shown.
    pub name: &'a str,
}

impl Account<'_> {
    /// What stands in the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-account")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        html! {
            div.site.leaf.account {
                div.hail {
                    @match self.who {
                        Who::Nobody => { h1 { (self.title()) } p { (say!(t, "site-account-nobody")) } }
                        Who::Guest { name } => { h1 { (name) } p { (say!(t, "site-account-guest")) } }
                        Who::Account { name, .. } => { h1 { (name) } p { (say!(t, "site-account-known")) } }
                    }
                }
                @if let Some(done) = self.done { p.done role="status" { (t.say(&format!("site-done-{done}"))) } }
                @match self.who {
                    _ if self.code => (self.second_step()),
                    Who::Nobody => div.two { (self.login()) (self.register("")) },
                    Who::Guest { name } => { div.two { (self.register(name)) (self.login()) } (self.rename(name)) },
                    Who::Account { name, email, confirmed, codes } => {
                        (self.standing())
                        div.two { (self.rename(name)) @if self.mail { (self.mail(email, confirmed)) } }
                        (self.password())
                        (self.totp(codes))
                        (self.bots())
                    }
                }
                @if !self.sessions.is_empty() { (sessions(t, self.sessions)) }
                @if !matches!(self.who, Who::Nobody) { (self.leaving()) }
            }
        }
    }

    /// What is wrong with this form, if anything.
    fn wrong(&self, form: &str) -> Option<&str> {
        self.problem.filter(|(name, _)| *name == form).map(|(_, sentence)| sentence)
    }

    /// A form under a heading, with what is wrong with it.
    fn form(&self, name: &str, button: &str, fields: &Markup) -> Markup {
        let t = self.t;
        html! {
            section.form aria-labelledby={ (name) "-name" } {
                h2 id={ (name) "-name" } { (t.say(&format!("site-account-{name}"))) }
                form method="post" action={ "/account/" (name) } {
                    @if let Some(wrong) = self.wrong(name) { (alert(wrong, None)) }
                    (fields)
                    button.button type="submit" { (t.say(button)) }
                }
            }
        }
    }

    fn field(&self, id: &str, name: &str, kind: &str, label: &str, value: &str, fills: &str) -> Markup {
        Field { id, name, kind, label: &self.t.say(label), value, fills }.markup()
    }

    /// The name in a field: what was entered, when it comes back.
    fn entered<'a>(&'a self, form: &str, else_: &'a str) -> &'a str {
        if self.wrong(form).is_some() && !self.entered.is_empty() { self.entered } else { else_ }
    }

    fn register(&self, guest: &str) -> Markup {
        let t = self.t;
        self.form(
            "register",
            "site-register-do",
            &html! {
                p.help { (say!(t, if guest.is_empty() { "site-register-help" } else { "site-register-keep" })) }
                (self.field("register-n", "name", "text", "site-name", self.entered("register", guest), "username"))
                (self.field("register-p", "password", "password", "site-password-new", "", "new-password"))
                p.help { (say!(t, "site-password-help")) }
            },
        )
    }

    fn login(&self) -> Markup {
        self.form(
            "login",
            "site-login-do",
            &html! {
                (self.field("login-n", "name", "text", "site-name", self.entered("login", ""), "username"))
                (self.field("login-p", "password", "password", "site-password", "", "current-password"))
            },
        )
    }

    /// The password was right: the code is all that is missing.
    fn second_step(&self) -> Markup {
        self.form(
            "code",
            "site-login-do",
            &html! {
                p.help { (say!(self.t, "site-code-help")) }
                (self.code_field("code-c"))
            },
        )
    }

    fn code_field(&self, id: &str) -> Markup {
        self.field(id, "code", "text", "site-code", "", "one-time-code")
    }

    /// Where somebody has a second factor, a password alone is not enough.
    fn code_too(&self, id: &str) -> Markup {
        let asked = matches!(self.who, Who::Account { codes: Some(_), .. });
        html! { @if asked { (self.code_field(id)) } }
    }

    fn totp(&self, codes: Option<i64>) -> Markup {
        let t = self.t;
        let Some(left) = codes else {
            return self.form("totp", "site-totp-begin", &html! { p.help { (say!(t, "site-totp-help")) } });
        };
        html! {
            section.form aria-labelledby="totp-name" {
                h2 #totp-name { (say!(t, "site-account-totp")) }
                p { strong { (say!(t, "site-totp-on")) } " " (say!(t, "site-totp-left", n = left)) }
                details open[self.wrong("totp").is_some()] {
                    summary { (say!(t, "site-totp-off")) }
                    form method="post" action="/account/totp/off" {
                        @if let Some(wrong) = self.wrong("totp") { (alert(wrong, None)) }
                        div.two {
                            (self.field("totp-p", "password", "password", "site-password", "", "current-password"))
                            (self.code_field("totp-c"))
                        }
                        button.button type="submit" { (say!(t, "site-totp-off-do")) }
                    }
                }
            }
        }
    }

    fn rename(&self, name: &str) -> Markup {
        self.form(
            "name",
            "site-save",
            &html! {
                (self.field("name-n", "name", "text", "site-name-seen", self.entered("name", name), "nickname"))
                @if matches!(self.who, Who::Account { .. }) { p.help { (say!(self.t, "site-name-login")) } }
            },
        )
    }

    fn mail(&self, email: &str, confirmed: bool) -> Markup {
        let t = self.t;
        html! {
            section.form aria-labelledby="email-name" {
                h2 #email-name { (say!(t, "site-account-email")) }
                @if let Some(wrong) = self.wrong("email") { (alert(wrong, None)) }
                form method="post" action="/account/email" {
                    (self.field("email-e", "email", "email", "site-email", self.entered("email", email), "email"))
                    p.help { (say!(t, "site-email-help")) }
                    button.button type="submit" { (say!(t, "site-save")) }
                }
                @if email.is_empty() {} @else if confirmed {
                    p.state { (say!(t, "site-email-confirmed")) }
                } @else {
                    form.state method="post" action="/account/email" {
                        input type="hidden" name="email" value=(email);
                        p { strong { (say!(t, "site-email-open")) } " " (say!(t, "site-email-open-help")) }
                        button.button type="submit" { (say!(t, "site-email-again")) }
                    }
                }
            }
        }
    }

    fn password(&self) -> Markup {
        self.form(
            "password",
            "site-save",
            &html! {
                div.two {
                    (self.field("password-o", "old", "password", "site-password-old", "", "current-password"))
                    (self.field("password-n", "new", "password", "site-password-new", "", "new-password"))
                }
                (self.code_too("password-c"))
                p.help { (say!(self.t, "site-password-others")) }
            },
        )
    }

    fn standing(&self) -> Markup {
        let t = self.t;
        html! {
            section aria-labelledby="ratings" {
                h2 #ratings { (say!(t, "site-ratings")) }
                @if self.ratings.is_empty() { p.help { (say!(t, "site-ratings-none")) } }
                ul.ratings {
                    @for line in self.ratings {
                        li {
                            (self.games.emblem(line.game))
                            span { strong { (self.games.name(line.game)) } small { (say!(t, "site-games", n = line.games)) } }
                            b { (whole(line.rating)) " " small { "± " (whole(line.uncertainty)) } }
                        }
                    }
                }
                @for (game, name) in self.sparring {
                    p.help { (say!(t, "site-sparring-at", game = self.games.name(game), level = level(t, name))) }
                }
            }
        }
    }

    fn bots(&self) -> Markup {
        let t = self.t;
        html! {
            section.form aria-labelledby="bots" {
                h2 #bots { (say!(t, "site-account-bots")) }
                p.help { (say!(t, "site-bots-help")) }
                @if let Some((name, token)) = self.token {
                    div.token role="status" {
                        label for="token" { (say!(t, "site-token", name = name)) }
                        input #token type="text" readonly value=(token);
                    }
                }
                @if let Some(wrong) = self.wrong("bots") { (alert(wrong, None)) }
                ul.bots {
                    @for bot in self.bots {
                        li {
                            strong { (bot.name) }
                            form method="post" action="/account/bots" {
                                input type="hidden" name="delete" value=(bot.id);
                                button.quiet type="submit" { (say!(t, "site-delete")) span.unseen { ": " (bot.name) } }
                            }
                        }
                    }
                }
                form.line method="post" action="/account/bots" {
                    (self.field("bots-n", "name", "text", "site-bot-name", self.entered("bots", ""), "off"))
                    button.button type="submit" { (say!(t, "site-bot-make")) }
                }
            }
        }
    }

    /// Logging out, exporting one's data, deleting the account.
    fn leaving(&self) -> Markup {
        let t = self.t;
        let account = matches!(self.who, Who::Account { .. });
        html! {
            section aria-labelledby="leaving" {
                h2 #leaving { (say!(t, "site-leaving")) }
                div.outs {
                    form method="post" action="/account/logout" {
                        button.button type="submit" { (say!(t, "site-logout")) }
                    }
                    @if account {
                        form method="post" action="/account/logout-everywhere" {
                            button.button type="submit" { (say!(t, "site-logout-all")) }
                        }
                    }
                    a.button href="/account/export" { (say!(t, "site-export")) }
                }
                @if !account { p.help { (say!(t, "site-logout-guest")) } }
                details.danger open[self.wrong("delete").is_some()] {
                    summary { (say!(t, "site-account-delete")) }
                    form method="post" action="/account/delete" {
                        p { (say!(t, "site-delete-help")) }
                        @if let Some(wrong) = self.wrong("delete") { (alert(wrong, None)) }
                        @if account {
                            (self.field("delete-p", "password", "password", "site-password", "", "current-password"))
                            (self.code_too("delete-c"))
                        } @else {
                            label.tick {
                                input type="checkbox" name="sure" value="yes" required;
                                span { (say!(t, "site-delete-sure")) }
                            }
                        }
                        button.button.bad type="submit" { (say!(t, "site-delete-do")) }
                    }
                }
            }
        }
    }
}
