//! The words of a message.

use serde_json::json;
use store::Id;

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
pub fn title(game: &str, others: &[&str]) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    let game = game.split('-').map(capital).collect::<Vec<_>>().join(" ");
    match others {
        [] => game,
        [one] => format!("{game} with {one}"),
        [most @ .., last] => format!("{game} with {} and {last}", most.join(", ")),
    }
}

impl Letter {
    /// A message about all of this; links need the address that people use.
    pub fn new(news: &[&News], base: Option<&str>) -> Letter {
        let (over, turns): (Vec<&News>, Vec<&News>) = news.iter().partition(|news| news.over.is_some());
        let mut text = String::new();
        if !turns.is_empty() {
            text += "It is your turn:\n\n";
            list(&mut text, &turns, base);
        }
        if !over.is_empty() {
            text += if over.len() == 1 { "This game is over:\n\n" } else { "These games are over:\n\n" };
            list(&mut text, &over, base);
        }
        let subject = match (turns.as_slice(), over.as_slice()) {
            ([one], []) => format!("Your turn: {}", one.title),
            ([], [one]) => format!("Over: {}", one.title),
            ([], many) => format!("{} games are over", many.len()),
            ([_], many) => format!("Your turn at a table; over: {}", many.len()),
            (many, []) => format!("Your turn at {} tables", many.len()),
            (many, ended) => format!("Your turn at {} tables; over: {}", many.len(), ended.len()),
        };
        let link = match news {
            [one] => path(one.table),
            _ => "/".to_owned(),
        };
        Letter { subject, text, link }
    }

    /// The whole text of a mail.
    pub fn mail(&self) -> String {
        let Letter { text, .. } = self;
        format!(
            "{text}-- \nIntramuros writes to the address in your settings, at most every ten minutes.\n\
             Take it out there and no more mail comes.\n"
        )
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

fn list(text: &mut String, news: &[&News], base: Option<&str>) {
    for News { table, title, over, .. } in news.iter().take(NAMED) {
        let won = over.iter().filter(|names| !names.is_empty()).map(|names| format!(", won by {names}"));
        let place = base
            .map_or_else(|| format!("table {table}"), |base| format!("{}{}", base.trim_end_matches('/'), path(*table)));
        *text += &format!("- {title}{}\n  {place}\n", won.collect::<String>());
    }
    match news.len().saturating_sub(NAMED) {
        0 => (),
        more => *text += &format!("- and {more} more\n"),
    }
    text.push('\n');
}
