//! The rules in our own words, with pieces drawn by the code of the table, searchable without a script.
//!
//! - [`page`] is the body of `/rules/GAME`, with what `?q=` finds above it;
//! - [`index`] is the body of `/rules`, whose search looks into all games;
//! - [`link`] leads from a refusal's number (`V-PAY-6`) to the paragraph that explains it.

mod book;
mod plain;
pub(crate) mod saint_malo;
pub mod saint_malo_worked;
mod search;
pub(crate) mod valletta;
pub mod valletta_worked;
mod worked;

use kit::{BadScene, Game, Seat, Viewer};
use maud::{Markup, html};

use crate::{GameList, Look, Texts, say};
pub use book::{Book, Chapter, Entry, Figure, Part};
pub use plain::{Passage, find, telling};
use search::Query;
pub use worked::Worked;

/// The body of a game's rules page.
pub fn page(t: Texts, book: &Book, search: Option<&str>) -> Markup {
    let query = Query::new(search.unwrap_or_default());
    html! {
        article.rules data-place=(book.game) {
            header.rules-head {
                h1 { (book.title(t)) }
                p.lead { (book.lead(t)) }
                (form(t, &format!("/rules/{}", book.game), &query))
                (found(t, &query, &[book]))
            }
            (book.contents(t))
            div.rules-text {
                (book.text(t))
                p.rules-on {
                    a.button href="/rules" { (say!(t, "rules-all")) }
                    a.button href="/learn" { (say!(t, "rules-learn")) }
                }
            }
        }
    }
}

/// The books of all games that have one.
fn books(games: GameList<'_>) -> Vec<&'static Book> {
    games.iter().filter_map(|game| game.book).collect()
}

/// The body of the page that leads to the rules of all games.
pub fn index(t: Texts, games: GameList<'_>, search: Option<&str>) -> Markup {
    let books = books(games);
    let query = Query::new(search.unwrap_or_default());
    html! {
        article.rules-index {
            h1 { (say!(t, "rules-index")) }
            p.lead { (say!(t, "rules-index-lead")) }
            (form(t, "/rules", &query))
            (found(t, &query, &books))
            ul.shelf {
                @for book in &books {
                    li.spine data-place=(book.game) {
                        h2 { a href={ "/rules/" (book.game) } { (book.title(t)) } }
                        p { (book.lead(t)) }
                        (book.cover(t))
                        (book.chapters_as_links(t))
                    }
                }
            }
        }
    }
}

/// Where a rule is explained: `/rules/valletta#V-PAY-6`.
pub fn link(games: GameList<'_>, rule: &str) -> Option<String> {
    let book = books(games).into_iter().find(|book| rule.starts_with(book.letter))?;
    Some(format!("/rules/{}#{rule}", book.game))
}

fn form(t: Texts, action: &str, query: &Query) -> Markup {
    html! {
        form.rules-search role="search" method="get" action=(action) {
            label for="rules-q" { (say!(t, "rules-search")) }
            input #rules-q type="search" name="q" value=(query.text()) maxlength="80" autocomplete="off";
            button.button type="submit" { (say!(t, "rules-search-go")) }
        }
    }
}

/// The passages that the words of the query stand in, with the words marked.
fn found(t: Texts, query: &Query, books: &[&Book]) -> Markup {
    if query.is_empty() {
        return html! {};
    }
    let hits: Vec<_> = books
        .iter()
        .flat_map(|book| book.passages(t).into_iter().map(move |passage| (*book, passage)))
        .filter_map(|(book, passage)| passage.search(query).map(|marked| (book, passage, marked)))
        .collect();
    html! {
        section.rules-found aria-labelledby="rules-found" {
            h2 #rules-found { (say!(t, "rules-found", n = hits.len(), words = query.text())) }
            @if hits.is_empty() { p { (say!(t, "rules-found-nothing")) } }
            ol {
                @for (book, passage, marked) in &hits {
                    li {
                        h3 {
                            a href={ "/rules/" (book.game) "#" (passage.anchor) } {
                                @if books.len() > 1 { (book.title(t)) " · " }
                                (passage.heading)
                            }
                        }
                        p { (marked) }
                    }
                }
            }
        }
    }
}

/// A part of a position as it looks on the table, with nothing to choose.
fn figure<G: Game>(
    t: Texts,
    position: Result<G, BadScene>,
    caption: &str,
    draw: impl FnOnce(&Look<'_, G>) -> Markup,
) -> Markup {
    let Ok(game) = position else { return html! {} };
    let viewer = Viewer::Seat(Seat(0));
    let view = game.view(viewer);
    let names = [say!(t, "rules-name-one"), say!(t, "rules-name-two")];
    let look = Look { t, view: &view, offers: &[], why: &|_| None, names: &names, viewer, news: &[], outcome: None };
    html! {
        figure.sample {
            div.sample-board { (draw(&look)) }
            figcaption { (caption) }
        }
    }
}
