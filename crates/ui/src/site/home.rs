//! Home: play now, play with friends, my tables, those of others.

use maud::{Markup, html};

use super::{Pace, parts};
use crate::{GameInfo, GameList, Texts, say};

/// The first page.
pub struct Home<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The games that are played here.
    pub games: GameList<'a>,
    /// Milliseconds since 1970.
    pub now: i64,
    /// The level that is chosen already: what I played last, else `novice`.
    pub level: &'a str,
    /// By game, the level of the sparring partner.
    pub sparring: &'a [(&'a str, &'a str)],
    /// The idempotency key of a form: sent twice, it makes one table.
    pub request: &'a str,
    /// My tables, in any order: those that wait for me are shown first.
    pub mine: &'a [TableCard],
    /// Public tables with an open seat.
    pub open: &'a [TableCard],
    /// Public tables that are being played.
    pub running: &'a [TableCard],
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are free; the game has not begun.
    Open,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// A table in a list.
pub struct TableCard {
    /// Where it is.
    pub url: String,
    /// Its name in addresses.
    pub game: String,
    /// By seat; none for an open one.
    pub names: Vec<Option<String>>,
    /// How far it is.
    pub status: Status,
    /// Whether it is the viewer's turn.
    pub waits_for_me: bool,
    /// Whose turn it is.
    pub turn_name: Option<String>,
    /// Until when they must have moved; milliseconds since 1970.
    pub deadline: Option<i64>,
    /// How much time everybody has.
    pub pace: Pace,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether it is a practice game, which counts for nothing.
    pub practice: bool,
}

impl Home<'_> {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-home")
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        let (mut urgent, others): (Vec<_>, Vec<_>) = self.mine.iter().partition(|card| card.waits_for_me);
        urgent.sort_by_key(|card| card.deadline.unwrap_or(i64::MAX));
        html! {
            div.site.front {
                div.hail {
                    h1 { (self.title()) }
                    p { (say!(t, "site-home-lead")) }
                }
                (self.list("site-tables-urgent", &urgent, "urgent"))
                div.games { @for game in self.games.iter() { (self.game(game)) } }
                (self.list("site-tables-mine", &others, ""))
                (self.list("site-tables-open", &self.open.iter().collect::<Vec<_>>(), ""))
                (self.list("site-tables-running", &self.running.iter().collect::<Vec<_>>(), ""))
                ul.promises {
                    @for promise in ["site-promise-fair", "site-promise-phone", "site-promise-languages"] {
                        li { (t.say(promise)) }
                    }
                }
            }
        }
    }

    /// A game with everything that one can do with it now.
    fn game(&self, info: &GameInfo) -> Markup {
        let t = self.t;
        let &GameInfo { id: game, name, most, usual, .. } = info;
        let named = html! { span.unseen { ": " (name) } };
        html! {
            section.game id=(game) data-place=(game) aria-labelledby={ (game) "-name" } {
                (info.scene())
                div.blurb {
                    div.sample aria-hidden="true" { ((info.pieces)()) }
                    h2 id={ (game) "-name" } { (name) }
                    p.kind { (say!(t, "site-players-range", most = most)) " · " ((info.kind)(t)) }
                    p { ((info.pitch)(t)) }
                }
                form.now method="post" action="/play" data-salt {
                    input type="hidden" name="game" value=(game);
                    input type="hidden" name="request" value=(self.request);
                    label { span { (say!(t, "site-bots")) } (parts::partners(t, "level", self.level, self.sparring_at(game))) }
                    label {
                        span { (say!(t, "site-players")) }
                        select name="players" autocomplete="off" {
                            @for n in 2..=most { option value=(n) selected[n == usual] { (n) } }
                        }
                    }
                    button.button.main type="submit" { (say!(t, "site-play-now")) (named) }
                }
                @if let Some(fact) = info.usual_facts(t).first() { p.kind { (fact) } }
                p.ways {
                    a.button href={ "/new?game=" (game) } { (say!(t, "site-play-friends")) (named) }
                    @if info.guide.is_some() { a href={ "/learn/" (game) } { (say!(t, "site-learn-first")) (named) } }
                    @if info.book.is_some() { a href={ "/rules/" (game) } { (say!(t, "site-rules")) (named) } }
                }
            }
        }
    }

    fn sparring_at(&self, game: &str) -> &str {
        self.sparring.iter().find(|(at, _)| *at == game).map_or("", |(_, level)| level)
    }

    fn list(&self, heading: &str, cards: &[&TableCard], class: &str) -> Markup {
        html! {
            @if !cards.is_empty() {
                section.tables.(class) aria-labelledby=(heading) {
                    h2 id=(heading) { (say!(self.t, heading, n = cards.len())) }
                    ul { @for card in cards { li { (self.card(card)) } } }
                }
            }
        }
    }

    fn card(&self, card: &TableCard) -> Markup {
        let t = self.t;
        let left = card.deadline.filter(|_| card.status == Status::Playing).map(|end| parts::left(t, end - self.now));
        html! {
            a.card href=(card.url) data-place=(card.game) {
                (self.games.emblem(&card.game))
                span.what {
                    strong { (self.games.name(&card.game)) }
                    span.names {
                        @for (n, name) in card.names.iter().enumerate() {
                            @if n > 0 { ", " }
                            @match name {
                                Some(name) => span.turn[card.turn_name.as_ref() == Some(name)] { (name) },
                                None => em { (say!(t, "site-seat-open")) },
                            }
                        }
                    }
                    span.facts {
                        (card.pace.words(t))
                        @if card.rated { " · " (say!(t, "site-rated")) }
                        @if card.practice { " · " (say!(t, "site-practice")) }
                    }
                }
                span.state {
                    @if card.waits_for_me { b.yours { (say!(t, "site-your-turn")) } }
                    @else { (self.state(card)) }
                    @if let Some(left) = left { span.left { (left) } }
                }
            }
        }
    }

    /// What a table is doing, in a few words.
    fn state(&self, card: &TableCard) -> String {
        let t = self.t;
        match (card.status, &card.turn_name) {
            (Status::Open, _) => say!(t, "site-free", n = card.names.iter().filter(|name| name.is_none()).count()),
            (Status::Playing, Some(name)) => say!(t, "site-turn-of", name = name.as_str()),
            (Status::Playing, None) => say!(t, "site-playing"),
            (Status::Over, _) => say!(t, "site-over"),
        }
    }
}
