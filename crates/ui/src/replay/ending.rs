//! The end of a game: who won, and where the points came from.

use kit::{Outcome, Seat};
use maud::{Markup, html};

use super::harbour;
use crate::{Texts, say, shape, texts::phrases::all_of};

/// How a game ended.
pub struct Ending<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The game's name: `saint-malo`.
    pub game: &'a str,
    /// The names of the players by seat.
    pub names: &'a [String],
    /// The viewer's seat.
    pub me: Option<Seat>,
    /// How it ended.
    pub outcome: &'a Outcome,
    /// Seats that forfeited a rated game, in order: they come after everybody else, the first of them last.
    pub left: &'a [Seat],
    /// Where points come from, in order: `Draw::sources()`.
    pub sources: &'a [&'a str],
    /// What to do next, as buttons and links: nothing where they do not apply.
    pub rematch: Markup,
    /// The way to the replay.
    pub replay: Markup,
    /// The way home.
    pub home: Markup,
}

impl Ending<'_> {
    /// The end as a section: the sentence, the points, what to do next.
    pub fn markup(&self) -> Markup {
        html! {
            section #ending.ending aria-labelledby="ending-title" data-effect="ending"
                data-sources=(self.used().len()) data-won[self.has_won()] {
                (harbour::scene(&self.outcome.winners))
                h2 #ending-title tabindex="-1" { (self.sentence()) }
                @if let Some(tie) = self.tie() { p { (tie) } }
                @if let Some(consolation) = self.consolation() { p { (consolation) } }
                @if let Some(left) = self.gone() { p { (left) } }
                (self.points(&html! { h3 #points-title { (say!(self.t, "replay-points")) } }))
                div.ending-next { (self.rematch) (self.replay) (self.home) }
            }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.outcome.scores.get(seat.index()).copied().unwrap_or(0)
    }

    /// Everybody, the best first.
    fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.outcome.scores.len() as u8).collect();
        let left = |seat| self.left.iter().rev().position(|&gone| gone == seat).map_or(0, |place| place + 1);
        seats.sort_by_key(|&seat| (left(seat), !self.outcome.winners.contains(&seat), -self.score(seat)));
        seats
    }

    /// Who won, in one sentence.
    pub fn sentence(&self) -> String {
        let t = self.t;
        let winners = &self.outcome.winners;
        let Some(&winner) = winners.first() else { return String::new() };
        let points = self.score(winner);
        if winners.len() > 1 {
            let names: Vec<String> = winners.iter().map(|&seat| self.name(seat).to_owned()).collect();
            return say!(t, "replay-shared", names = all_of(t, &names), points = points);
        }
        let you = if self.me == Some(winner) { "yes" } else { "no" };
        let second = self.ranking().get(1).copied().filter(|second| !self.left.contains(second));
        let ahead = second.map_or(0, |second| points - self.score(second));
        if ahead == 0 {
            return say!(t, "replay-wins", you = you, name = self.name(winner), points = points);
        }
        let second = second.map_or("", |second| self.name(second));
        say!(
            t,
            "replay-wins-ahead",
            you = you,
            name = self.name(winner),
            points = points,
            ahead = ahead,
            second = second
        )
    }

    /// What decided between equal points.
    pub fn tie(&self) -> Option<String> {
        let winner = *self.outcome.winners.first()?;
        let behind = |seat: &Seat| !self.outcome.winners.contains(seat) && !self.left.contains(seat);
        let equal = |seat: &Seat| behind(seat) && self.score(*seat) == self.score(winner);
        let names: Vec<String> =
            self.ranking().into_iter().filter(equal).map(|seat| self.name(seat).to_owned()).collect();
        let id = format!("replay-tie-{}", self.game);
        (!names.is_empty() && self.t.has(&id))
            .then(|| say!(self.t, &id, names = all_of(self.t, &names), n = names.len()))
    }

    fn has_won(&self) -> bool {
        self.me.is_some_and(|me| self.outcome.winners.contains(&me))
    }

    /// A kind and true word for somebody who did not win: what nobody did better, or how close it was.
    pub fn consolation(&self) -> Option<String> {
        let me = self.me.filter(|me| !self.has_won() && !self.left.contains(me))?;
        let winner = *self.outcome.winners.first()?;
        let behind = self.score(winner) - self.score(me);
        if (1..=3).contains(&behind) {
            return Some(say!(self.t, "replay-close", n = behind));
        }
        let others = || Seat::all(self.outcome.scores.len() as u8).filter(|&seat| seat != me);
        let best = |key: &&str| self.of(me, key) > 0 && others().all(|seat| self.of(seat, key) < self.of(me, key));
        let key = self.used().into_iter().filter(best).max_by_key(|key| self.of(me, key))?;
        Some(say!(self.t, "replay-best-in", source = self.source(key), points = self.of(me, key)))
    }

    /// Who left a rated game.
    fn gone(&self) -> Option<String> {
        let names: Vec<String> = self.left.iter().map(|&seat| self.name(seat).to_owned()).collect();
        (!names.is_empty()).then(|| say!(self.t, "replay-left", names = all_of(self.t, &names), n = names.len()))
    }

    /// The sources that gave somebody points, in order.
    pub fn used(&self) -> Vec<&str> {
        let of = |key: &str| self.outcome.detail.iter().any(|points| points.get(key).is_some_and(|&n| n != 0));
        let listed = self.sources.iter().copied();
        let others = self.outcome.detail.iter().flat_map(|points| points.keys().copied());
        let mut all: Vec<&str> = Vec::new();
        for key in listed.chain(others) {
            if of(key) && !all.contains(&key) {
                all.push(key);
            }
        }
        all
    }

    /// The name of a source of points.
    pub fn source(&self, key: &str) -> String {
        let id = format!("{}-points-{key}", self.game);
        if self.t.has(&id) { self.t.say(&id) } else { key.to_owned() }
    }

    /// The points of a seat from a source.
    pub fn of(&self, seat: Seat, key: &str) -> i32 {
        self.outcome.detail.get(seat.index()).and_then(|points| points.get(key)).copied().unwrap_or(0)
    }

    /// The points as a part of a page with other parts.
    pub(super) fn part(&self) -> Markup {
        html! {
            section.points-part aria-labelledby="points-title" {
                (self.points(&html! {
                    h2 #points-title { (say!(self.t, "replay-points")) }
                    p {
                        (self.sentence())
                        @if let Some(tie) = self.tie() { " " (tie) }
                        @if let Some(left) = self.gone() { " " (left) }
                    }
                }))
            }
        }
    }

    /// The points by source: bars for the eye, a table for everybody.
    fn points(&self, heading: &Markup) -> Markup {
        let t = self.t;
        let (used, ranking) = (self.used(), self.ranking());
        html! {
            div.points {
                (heading)
                (self.bars(&used, &ranking))
                div.points-table {
                    table {
                        thead {
                            tr {
                                th scope="col" { (say!(t, "replay-source")) }
                                @for &seat in &ranking { th scope="col" { (shape(seat.0)) (self.name(seat)) } }
                            }
                        }
                        tbody {
                            @for (index, key) in used.iter().enumerate() {
                                tr.(format!("step-{index}")) {
                                    th scope="row" { (swatch(index)) (self.source(key)) }
                                    @for &seat in &ranking { td { (figure(self.of(seat, key))) } }
                                }
                            }
                        }
                        tfoot {
                            tr {
                                th scope="row" { (say!(t, "replay-total")) }
                                @for &seat in &ranking { td { (figure(self.score(seat))) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The sum, over what it is on the way there.
    fn sum(&self, seat: Seat, used: &[&str]) -> Markup {
        let on_the_way = used.iter().scan(0, |sum, key| {
            *sum += self.of(seat, key);
            Some(*sum)
        });
        html! {
            strong.points-sum {
                span.points-final { (figure(self.score(seat))) }
                @for (index, sum) in on_the_way.enumerate() { span.(format!("step-{index}")) { (figure(sum)) } }
            }
        }
    }

    /// A bar for everybody, from nothing to the right; what costs points goes to the left.
    fn bars(&self, used: &[&str], ranking: &[Seat]) -> Markup {
        let side = |seat: Seat, sign: i32| used.iter().map(|key| (sign * self.of(seat, key)).max(0)).sum::<i32>();
        let most = |sign: i32| ranking.iter().map(|&seat| side(seat, sign)).max().unwrap_or(0);
        let (plus, minus) = (most(1), most(-1));
        let percent = |points: i32| 100.0 * points as f32 / (plus + minus).max(1) as f32;
        html! {
            (patterns())
            p.points-now aria-hidden="true" {
                @for (index, key) in used.iter().enumerate() { span.(format!("step-{index}")) { (self.source(key)) } }
            }
            div.points-bars aria-hidden="true" {
                @for &seat in ranking {
                    div.points-name { (shape(seat.0)) span { (self.name(seat)) } }
                    svg.points-bar width="100%" height="32" {
                        @let (mut right, mut left) = (percent(minus), percent(minus));
                        @for (index, key) in used.iter().enumerate() {
                            @let points = self.of(seat, key);
                            @let width = percent(points.abs());
                            @if points != 0 {
                                @let x = if points > 0 { right } else { left - width };
                                (segment(index, x, width, points))
                                @let moved = if points > 0 { &mut right } else { &mut left };
                                @let () = *moved += width * points.signum() as f32;
                            }
                        }
                        line.points-zero x1={ (percent(minus)) "%" } x2={ (percent(minus)) "%" } y1="0" y2="32" {}
                    }
                    (self.sum(seat, used))
                }
            }
        }
    }
}

/// A number with a real minus.
fn figure(points: i32) -> String {
    if points < 0 { format!("−{}", -points) } else { points.to_string() }
}

/// A part of a bar: colour, pattern and figure.
fn segment(index: usize, x: f32, width: f32, points: i32) -> Markup {
    let room = if width < 3.5 {
        "tiny"
    } else if width < 9.0 {
        "small"
    } else {
        "wide"
    };
    html! {
        svg.(format!("step-{index}")).below[points < 0] x={ (format_args!("{x:.2}")) "%" } width={ (format_args!("{width:.2}")) "%" } height="32" {
            rect class={ "source-" (index) } width="100%" height="100%" {}
            rect width="100%" height="100%" fill={ "url(#pattern-" (index) ")" } {}
            text class=(room) x="50%" y="50%" { (figure(points)) }
        }
    }
}

/// The sign of a source in the table: its colour and pattern.
fn swatch(index: usize) -> Markup {
    html! {
        svg.swatch width="18" height="18" aria-hidden="true" {
            rect class={ "source-" (index) } width="18" height="18" rx="3" {}
            rect width="18" height="18" rx="3" fill={ "url(#pattern-" (index) ")" } {}
        }
    }
}

/// One pattern per source: nobody needs to tell colours apart.
fn patterns() -> Markup {
    const LINES: [&str; 6] =
        ["", "M-2 10L10-2M-2 2l4-4M6 10l4-4", "M4 2v.01M0 6v.01M8 6v.01", "M0 4h8", "M4 0v8", "M0 0l8 8M8 0L0 8"];
    html! {
        svg.unseen width="0" height="0" aria-hidden="true" {
            defs {
                @for (index, lines) in LINES.iter().enumerate() {
                    pattern id={ "pattern-" (index) } width="8" height="8" patternUnits="userSpaceOnUse" {
                        path.points-ink d=(lines) {}
                    }
                }
            }
        }
    }
}
