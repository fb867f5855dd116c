//! The words of a message, in the language of whoever gets it.

use serde_json::json;
use store::Id;
use ui::{Texts, all_of, say};

/// How many tables a message names.
const NAMED: usize = 10;

/// What somebody should know about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// The notifications that say so.
    pub notes: Vec<i64>,
    pub table: Id,
    /// The game and the others: `Valletta with Anna and Ben`.
    pub title: String,
    /// Who won, when the game is over; none when it is somebody's turn.
    pub over: Option<String>,
}

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    pub subject: String,
    pub text: String,
    /// Where a click leads.
    pub link: String,
}

/// A table, named by its game and the other players.
pub fn title(t: Texts, game: &str, others: &[String]) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    let game = game.split('-').map(capital).collect::<Vec<_>>().join(" ");
    if others.is_empty() { game } else { say!(t, "letter-title", game = game, names = all_of(t, others)) }
}

impl Letter {
    /// A message about all of this; links need the address that people use.
    pub fn new(t: Texts, news: &[&News], base: Option<&str>) -> Letter {
        let (over, turns): (Vec<&News>, Vec<&News>) = news.iter().partition(|news| news.over.is_some());
        let mut text = String::new();
        for (head, some) in [("letter-turns", &turns), ("letter-overs", &over)] {
            if !some.is_empty() {
                text += &format!("{}\n\n", say!(t, head, n = some.len()));
                list(t, &mut text, some, base);
            }
        }
        let subject = match (turns.as_slice(), over.as_slice()) {
            ([one], []) => say!(t, "letter-subject-turn", title = one.title.as_str()),
            ([], [one]) => say!(t, "letter-subject-over", title = one.title.as_str()),
            ([], many) => say!(t, "letter-subject-overs", n = many.len()),
            (many, []) => say!(t, "letter-subject-turns", n = many.len()),
            (many, ended) => say!(t, "letter-subject-both", turns = many.len(), overs = ended.len()),
        };
        let link = match news {
            [one] => path(one.table),
            _ => "/".to_owned(),
        };
        Letter { subject, text, link }
    }

    /// The whole text of a mail.
    pub fn mail(&self, t: Texts) -> String {
        format!("{}-- \n{}\n", self.text, say!(t, "letter-foot"))
    }

    /// What a browser gets.
    pub fn push(&self) -> String {
        let Letter { subject, text, link } = self;
        json!({ "title": subject, "body": text.trim_end(), "url": link }).to_string()
    }
}

fn path(table: Id) -> String {
    format!("/tables/{table}")
}

fn list(t: Texts, text: &mut String, news: &[&News], base: Option<&str>) {
    for News { table, title, over, .. } in news.iter().take(NAMED) {
        let line = match over.as_deref() {
            Some(names) if !names.is_empty() => say!(t, "letter-won", title = title.as_str(), names = names),
            _ => title.clone(),
        };
        let place = match base {
            Some(base) => format!("{}{}", base.trim_end_matches('/'), path(*table)),
            None => say!(t, "letter-table", id = table.to_string()),
        };
        *text += &format!("- {line}\n  {place}\n");
    }
    match news.len().saturating_sub(NAMED) {
        0 => (),
        more => *text += &format!("- {}\n", say!(t, "letter-more", n = more)),
    }
    text.push('\n');
}
