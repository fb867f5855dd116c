//! What several pages have in common.

use maud::{Markup, html};

use super::{LEVELS, Pace};
use crate::{Texts, say};

/// A level of bots, in words, with its step on the ladder: "5 · Apprentice".
pub fn level(t: Texts, name: &str) -> String {
    match LEVELS.iter().position(|&one| one == name) {
        Some(place) => format!("{} · {}", place + 1, t.say(&format!("site-level-{name}"))),
        None => name.to_owned(),
    }
}

/// The levels to choose from.
pub fn levels(t: Texts, name: &str, chosen: &str) -> Markup {
    html! {
        select name=(name) autocomplete="off" {
            @for one in LEVELS { option value=(one) selected[one == chosen] { (level(t, one)) } }
        }
    }
}

/// The sparring partner as a choice beside the levels; its step, where it is known.
pub const SPARRING: &str = "sparring";

/// What the sparring partner is called, with its step now.
pub fn sparring(t: Texts, now: &str) -> String {
    if now.is_empty() { say!(t, "site-sparring") } else { say!(t, "site-sparring-now", level = level(t, now)) }
}

/// The levels to choose from, and the sparring partner.
pub fn partners(t: Texts, name: &str, chosen: &str, now: &str) -> Markup {
    html! {
        select name=(name) autocomplete="off" {
            @for one in LEVELS { option value=(one) selected[one == chosen] { (level(t, one)) } }
            option value=(SPARRING) selected[SPARRING == chosen] { (sparring(t, now)) }
        }
    }
}

impl Pace {
    /// In a few words: "3 days a move".
    pub(super) fn words(self, t: Texts) -> String {
        match self {
            Pace::Free => say!(t, "site-pace-none"),
            Pace::Live { bank, increment } => say!(t, "site-pace-clock", minutes = bank / 60, seconds = increment),
            Pace::Days(days) => say!(t, "site-pace-days", n = days),
        }
    }
}

/// How much time is left, roughly.
pub fn left(t: Texts, milliseconds: i64) -> String {
    let minutes = milliseconds.max(0) / 60_000;
    match minutes {
        0..60 => say!(t, "site-left-minutes", n = minutes),
        60..2880 => say!(t, "site-left-hours", n = minutes / 60),
        _ => say!(t, "site-left-days", n = minutes / 1440),
    }
}

/// What is wrong, where it cannot be missed; with a way to the field.
pub fn alert(sentence: &str, field: Option<&str>) -> Markup {
    html! {
        p.alert role="alert" {
            @match field {
                Some(field) => a href={ "#" (field) } { (sentence) },
                None => (sentence),
            }
        }
    }
}

/// A field of text with its label.
pub struct Field<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub kind: &'a str,
    pub label: &'a str,
    pub value: &'a str,
    /// What the browser may fill in.
    pub fills: &'a str,
}

impl Field<'_> {
    pub fn markup(&self) -> Markup {
        let least = (self.fills == "new-password").then_some(8);
        let most = (self.name == "name").then_some(24);
        // No keyboard of digits: a recovery code has letters.
        let code = self.fills == "one-time-code";
        html! {
            div.field {
                label for=(self.id) { (self.label) }
                input id=(self.id) name=(self.name) type=(self.kind) value=(self.value) autocomplete=(self.fills)
                    required[self.kind != "email"] minlength=[least] maxlength=[most]
                    autocapitalize=[code.then_some("none")] spellcheck=[code.then_some("false")];
            }
        }
    }
}

/// A rating without its fractions.
pub fn whole(figure: f64) -> String {
    format!("{figure:.0}")
}
