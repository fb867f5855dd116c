//! A new table, in one form.

use maud::{Markup, html};

use crate::{Texts, say};

/// The page of a new table.
pub struct NewTable<'a> {
    pub t: Texts,
    /// What was entered, or [`NewForm::for_game`].
    pub form: &'a NewForm,
    /// Whether I have an account: rated games are for those who have.
    pub account: bool,
    /// What is wrong: the field's name (or nothing) and a sentence.
    pub problem: Option<(&'a str, &'a str)>,
}

/// What the fields say, by the names that they have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewForm {
    pub game: String,
    /// `seat0` and `name0` to `seat4` and `name4`. Those that are nobody's are left out by the server.
    pub seats: [NewSeat; 5],
    /// `none`, `live`, `day1`, `day3` or `day7`.
    pub pace: String,
    /// Seconds, for `live`.
    pub bank: String,
    /// Seconds, for `live`.
    pub increment: String,
    /// `hig` or `zman`, for Valletta.
    pub edition: String,
    /// Building cards of one's own, one in a line, for Valletta.
    pub buildings: String,
    pub hints: bool,
    pub rated: bool,
    pub public: bool,
    /// The level of the bot that plays for those who leave.
    pub stand_in: String,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// `me`, `open`, `bot-LEVEL`, `device` or `nobody`.
    pub kind: String,
    /// For `device`.
    pub name: String,
}

impl NewForm {
    /// A table with friends: me and one open seat.
    pub fn for_game(game: &str) -> NewForm {
        let seat = |kind: &str| NewSeat { kind: kind.into(), name: String::new() };
        NewForm {
            game: game.into(),
            seats: [seat("me"), seat("open"), seat("nobody"), seat("nobody"), seat("nobody")],
            pace: "none".into(),
            bank: "900".into(),
            increment: "20".into(),
            edition: "hig".into(),
            buildings: String::new(),
            hints: true,
            rated: false,
            public: false,
            stand_in: "apprentice".into(),
        }
    }
}

impl NewTable<'_> {
    pub fn title(&self) -> String {
        say!(self.t, "site-new")
    }

    pub fn body(&self) -> Markup {
        html! { h1 { (self.title()) } }
    }
}
