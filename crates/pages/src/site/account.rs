//! Who I am here: guest or account, sessions, my data, my bots.

use maud::{Markup, html};

use crate::{Texts, say};

/// The page of whoever is here.
pub struct Account<'a> {
    pub t: Texts,
    pub who: Who<'a>,
    /// What is wrong: the form (`register`, `login`, `name`, `password`, `email`, `delete`, `bots`) and a sentence.
    pub problem: Option<(&'a str, &'a str)>,
    /// What has just been done: the form that did it.
    pub done: Option<&'a str>,
    /// The name that was entered when something went wrong.
    pub entered: &'a str,
    /// Whether this server sends mail.
    pub mail: bool,
    pub ratings: &'a [RatingLine<'a>],
    pub bots: &'a [BotLine<'a>],
    /// The name and the token of a bot that has just been made; shown once.
    pub token: Option<(&'a str, &'a str)>,
}

/// Who somebody is to the server.
pub enum Who<'a> {
    Nobody,
    Guest { name: &'a str },
    Account { name: &'a str, email: &'a str },
}

/// How strong I am at a game.
pub struct RatingLine<'a> {
    pub game: &'a str,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

/// A bot of mine. `POST /account/bots` makes one with `name`, and deletes one with `delete`, its id.
pub struct BotLine<'a> {
    pub id: &'a str,
    pub name: &'a str,
}

impl Account<'_> {
    pub fn title(&self) -> String {
        say!(self.t, "site-account")
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } }
    }
}
