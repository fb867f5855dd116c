//! The best players of a game.

use maud::{Markup, html};

use super::parts::whole;
use crate::{GameList, Texts, say};

/// The page of the best players.
pub struct Leaderboard<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The games that are played here.
    pub games: GameList<'a>,
    /// Which game.
    pub game: &'a str,
    /// The best first.
    pub lines: &'a [Ranked<'a>],
}

/// Somebody on the list.
pub struct Ranked<'a> {
    /// The name that is shown.
    pub name: &'a str,
    /// How strong, as a number.
    pub rating: f64,
    /// How sure that is.
    pub uncertainty: f64,
    /// Rated games so far.
    pub games: i64,
    /// Whether it is me.
    pub me: bool,
}

impl Leaderboard<'_> {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-leaderboard")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        html! {
            div.site.leaf.best {
                div.hail { h1 { (self.title()) } p { (say!(t, "site-leaderboard-lead")) } }
                nav.contents aria-label=(say!(t, "site-games-nav")) {
                    ul {
                        @for game in self.games.iter() {
                            @let here = (game.id == self.game).then_some("page");
                            li { a href={ "/leaderboard/" (game.id) } aria-current=[here] { (game.emblem()) (game.name) } }
                        }
                    }
                }
                @if self.lines.is_empty() {
                    p.none {
                        (say!(t, "site-leaderboard-none")) " "
                        a href={ "/new?game=" (self.game) } { (say!(t, "site-new")) }
                    }
                } @else { (self.table()) }
            }
        }
    }

    fn table(&self) -> Markup {
        let t = self.t;
        html! {
            table {
                caption.unseen { (self.games.name(self.game)) }
                thead { tr {
                    th scope="col" { (say!(t, "site-rank")) }
                    th scope="col" { (say!(t, "site-name")) }
                    th.figure scope="col" { (say!(t, "site-rating")) }
                    th.figure scope="col" { (say!(t, "site-games-head")) }
                } }
                tbody {
                    @for (n, line) in self.lines.iter().enumerate() {
                        tr.me[line.me] {
                            td { (n + 1) }
                            th scope="row" { (line.name) @if line.me { " " small { (say!(t, "site-you")) } } }
                            td.figure { (whole(line.rating)) " " small { "± " (whole(line.uncertainty)) } }
                            td.figure { (line.games) }
                        }
                    }
                }
            }
        }
    }
}
