//! A new table, in one form.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::{
    LEVELS,
    parts::{alert, level, levels, sparring},
};
use crate::{Entered, GameInfo, GameList, Texts, say};

/// The page of a new table.
pub struct NewTable<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The games that are played here.
    pub games: GameList<'a>,
    /// What was entered, or [`NewForm::for_game`].
    pub form: &'a NewForm,
    /// The idempotency key of the form: sent twice, it makes one table.
    pub request: &'a str,
    /// Whether I have an account: rated games are for those who have.
    pub account: bool,
    /// What is wrong: the field's name (or nothing) and a sentence.
    pub problem: Option<(&'a str, &'a str)>,
}

/// What was entered, by the names of the fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewForm {
    /// Which game.
    pub game: String,
    /// `seat0` and `name0` to `seat4` and `name4`. Those that are nobody's are left out by the server.
    pub seats: [NewSeat; 5],
    /// `none`, `live`, `day1`, `day3` or `day7`.
    pub pace: String,
    /// Seconds, for `live`.
    pub bank: String,
    /// Seconds, for `live`.
    pub increment: String,
    /// Options that only some game has, by the names of their fields: `valletta-edition`.
    pub options: BTreeMap<String, String>,
    /// Whether players may ask for advice.
    pub hints: bool,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether everybody may find and watch it.
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
            options: BTreeMap::new(),
            hints: true,
            rated: false,
            public: false,
            stand_in: "apprentice".into(),
        }
    }
}

/// The choices of time, each a value of `pace`.
const PACES: [&str; 5] = ["none", "live", "day1", "day3", "day7"];
/// Banks of time and increments to choose from, in seconds.
const BANKS: [u32; 6] = [300, 600, 900, 1200, 1800, 3600];
const INCREMENTS: [u32; 5] = [0, 10, 20, 30, 60];

impl NewTable<'_> {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-new")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        html! {
            link rel="stylesheet" href=(crate::url("making.css"));
            div.site.leaf.making {
                div.hail { h1 { (self.title()) } p { (say!(t, "site-new-lead")) } }
                @if let Some((field, sentence)) = self.problem {
                    (alert(sentence, Some(field).filter(|field| !field.is_empty())))
                }
                form method="post" action="/new" data-salt {
                    input type="hidden" name="request" value=(self.request);
                    div.sides {
                        div { (self.games()) (self.seats()) (self.own()) }
                        div { (self.paces()) (self.options()) }
                    }
                    p.end { button.button.main type="submit" { (say!(t, "site-new-make")) } }
                }
            }
        }
    }

    /// Marks a field that something is wrong with.
    fn wrong(&self, field: &str) -> Option<&'static str> {
        self.problem.filter(|(name, _)| *name == field).map(|_| "true")
    }

    fn games(&self) -> Markup {
        html! {
            fieldset.cards #game {
                legend { (say!(self.t, "site-new-game")) }
                @for &GameInfo { id: game, name, most, .. } in self.games.iter() {
                    label.pick data-place=(game) {
                        input type="radio" name="game" value=(game) data-most=(most) checked[self.form.game == game] required;
                        (self.games.emblem(game))
                        span { strong { (name) } small { (say!(self.t, "site-players-range", most = most)) } }
                    }
                }
            }
        }
    }

    fn seats(&self) -> Markup {
        let t = self.t;
        html! {
            fieldset.seats #seats {
                legend { (say!(t, "site-new-seats")) }
                p.help {
                    (say!(t, "site-new-seats-help")) " "
                    a href="/about#ladder" { (say!(t, "site-ladder-link")) }
                }
                ol { @for (n, seat) in self.form.seats.iter().enumerate() { li { (self.seat(n, seat)) } } }
            }
        }
    }

    fn seat(&self, n: usize, seat: &NewSeat) -> Markup {
        let t = self.t;
        let (kind, name) = (format!("seat{n}"), format!("name{n}"));
        let choice =
            |value: &str, words: String| html! { option value=(value) selected[seat.kind == value] { (words) } };
        html! {
            label for=(kind) { (say!(t, "site-new-seat", n = n + 1)) }
            select id=(kind) name=(kind) autocomplete="off" aria-invalid=[self.wrong(&kind)] {
                (choice("me", say!(t, "site-new-me")))
                (choice("open", say!(t, "site-new-open")))
                @for one in LEVELS { (choice(&format!("bot-{one}"), say!(t, "site-new-bot", level = level(t, one)))) }
                (choice("bot-sparring", say!(t, "site-new-bot", level = sparring(t, ""))))
                (choice("device", say!(t, "site-new-device")))
                @if n > 1 { (choice("nobody", say!(t, "site-new-nobody"))) }
            }
            span.called {
                label.unseen for=(name) { (say!(t, "site-new-device-name", n = n + 1)) }
                input id=(name) name=(name) value=(seat.name) maxlength="24" autocomplete="off"
                    placeholder=(say!(t, "site-name")) aria-invalid=[self.wrong(&name)];
            }
        }
    }

    fn paces(&self) -> Markup {
        let t = self.t;
        let seconds = |name: &str, chosen: &str, choices: &[u32], words: &dyn Fn(u32) -> String| {
            html! {
                select id=(name) name=(name) autocomplete="off" aria-invalid=[self.wrong(name)] {
                    @for &one in choices { option value=(one) selected[one.to_string() == chosen] { (words(one)) } }
                }
            }
        };
        html! {
            fieldset.paces #pace {
                legend { (say!(t, "site-new-pace")) }
                @for pace in PACES {
                    label.pick {
                        input type="radio" name="pace" value=(pace) checked[self.form.pace == pace];
                        span { strong { (t.say(&format!("site-new-pace-{pace}"))) } }
                    }
                }
                p.help { (say!(t, "site-new-pace-help")) }
                div.bank {
                    label {
                        span { (say!(t, "site-new-bank")) }
                        (seconds("bank", &self.form.bank, &BANKS, &|n| say!(t, "site-minutes", n = n / 60)))
                    }
                    label {
                        span { (say!(t, "site-new-increment")) }
                        (seconds("increment", &self.form.increment, &INCREMENTS, &|n| say!(t, "site-seconds", n = n)))
                    }
                }
            }
        }
    }

    /// What only one game has: all are there in the order of the games, and the style shows those of the one chosen.
    fn own(&self) -> Markup {
        let (t, options) = (self.t, &self.form.options);
        html! {
            div.own {
                @for game in self.games.iter() { div { ((game.fields)(&Entered { t, game: game.id, options })) } }
            }
        }
    }

    fn options(&self) -> Markup {
        let t = self.t;
        let form = self.form;
        let tick = |name: &str, on: bool, off: bool| {
            html! {
                label.tick {
                    input id=(name) type="checkbox" name=(name) value="yes" checked[on] disabled[off];
                    span {
                        strong { (t.say(&format!("site-new-{name}"))) }
                        small { (t.say(&format!("site-new-{name}-text"))) }
                    }
                }
            }
        };
        html! {
            fieldset.options {
                legend { (say!(t, "site-new-options")) }
                (tick("hints", form.hints, false))
                (tick("public", form.public, false))
                (tick("rated", form.rated && self.account, !self.account))
                label.row.friendly { span { (say!(t, "site-new-stand-in")) } (levels(t, "stand_in", &form.stand_in)) }
            }
        }
    }
}
