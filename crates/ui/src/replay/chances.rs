//! How likely each player was to win, over the whole game.

use bots::review::{Cause, Class, TurningPoint};
use kit::Seat;
use maud::{Markup, html};

use super::{Entry, Replay, review::share};
use crate::{Texts, say, shape};

/// How many turning points are told.
const SWINGS: usize = 5;
/// A change below this is no turning point.
const SWING: f32 = 0.06;

/// The chances of everybody at some moments, in order.
#[derive(Clone, Debug, Default)]
pub struct Chances {
    /// Everybody's chances, decision by decision.
    pub points: Vec<Moment>,
    /// The names of the players by seat.
    pub names: Vec<String>,
}

/// The chances at a moment.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How many decisions have been made.
    pub at: usize,
    /// By seat, 0 to 1.
    pub chances: Vec<f32>,
}

/// A turn that changed much, with the luck that came with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The moment before it.
    pub begins: usize,
    /// The moment after it.
    pub at: usize,
    /// The moment after the decision that did the most in it.
    pub key: usize,
    /// Whose chance changed most.
    pub seat: Seat,
    /// The chance before it.
    pub before: f32,
    /// The chance after it.
    pub after: f32,
}

impl Moment {
    fn of(&self, seat: Seat) -> f32 {
        self.chances.get(seat.index()).copied().unwrap_or(0.0)
    }
}

impl Swing {
    fn size(&self) -> f32 {
        (self.after - self.before).abs()
    }

    /// What chance had brought before the decision, in the same turn: often that did it, and the decision only shows it.
    /// The turn begins with what came to light at the end of the turn before, such as its first throw.
    fn luck<'a>(&self, log: &'a [Entry]) -> Option<&'a str> {
        let turn = log.iter().filter(|entry| self.begins <= entry.at && entry.at < self.key);
        turn.map(|entry| entry.luck.as_str()).rfind(|luck| !luck.is_empty())
    }
}

impl Chances {
    fn last(&self) -> usize {
        self.points.last().map_or(0, |moment| moment.at)
    }

    /// The chances at a moment, or at the latest before it that is known.
    pub fn at(&self, at: usize) -> Option<&Moment> {
        self.points.iter().rev().find(|moment| moment.at <= at).or(self.points.first())
    }

    /// The chances where turns begin, and at both ends. Within a turn a price is paid before it brings something;
    /// showing every decision would make that look like a loss.
    pub fn by_turn(&self, begins: impl Fn(usize) -> bool) -> Chances {
        let last = self.points.len().saturating_sub(1);
        let kept = |(index, moment): &(usize, &Moment)| *index == 0 || *index == last || begins(moment.at);
        let points = self.points.iter().enumerate().filter(kept).map(|(_, moment)| moment.clone());
        Chances { points: points.collect(), names: self.names.clone() }
    }

    /// The turns with the largest changes, in the order of the game. None of them are close together.
    pub fn swings(&self, begins: impl Fn(usize) -> bool) -> Vec<Swing> {
        let turns = self.by_turn(begins).points;
        let pairs = turns.windows(2).filter_map(|pair| self.swing(&pair[0], &pair[1]));
        let mut all: Vec<Swing> = pairs.filter(|swing| swing.size() >= SWING).collect();
        all.sort_by(|one, other| other.size().total_cmp(&one.size()));
        let near = self.last() / 25;
        let mut told: Vec<Swing> = Vec::new();
        for swing in all {
            if told.len() < SWINGS && told.iter().all(|other| other.at.abs_diff(swing.at) > near) {
                told.push(swing);
            }
        }
        told.sort_by_key(|swing| swing.at);
        told
    }

    /// Whose chance changed most between two moments, and which decision did it.
    fn swing(&self, before: &Moment, after: &Moment) -> Option<Swing> {
        // What one gains another loses: the gain is told.
        let weight = |&seat: &Seat| {
            let change = after.of(seat) - before.of(seat);
            if change > 0.0 { change + 0.001 } else { -change }
        };
        let seat = self.seats().max_by(|one, other| weight(one).total_cmp(&weight(other)))?;
        let (from, to) = (before.of(seat), after.of(seat));
        let within = self.points.windows(2).filter(|pair| pair[0].at >= before.at && pair[1].at <= after.at);
        let step = |pair: &&[Moment]| (pair[1].of(seat) - pair[0].of(seat)) * (to - from).signum();
        let key = within.max_by(|one, other| step(one).total_cmp(&step(other))).map_or(after.at, |pair| pair[1].at);
        Some(Swing { begins: before.at, at: after.at, key, seat, before: from, after: to })
    }

    /// The graph with the turning points in words.
    pub(super) fn markup(&self, replay: &Replay<'_>) -> Markup {
        let t = replay.t;
        let begins = |at: usize| replay.turns().any(|turn| turn == at);
        let turns = self.by_turn(begins);
        let swings = replay.judged().map_or_else(|| self.swings(begins), |review| judged(&review.turning));
        html! {
            section.chances aria-labelledby="chances-title" {
                h2 #chances-title { (say!(t, "replay-chances")) }
                (turns.legend(t, replay.at))
                div.chances-graph data-replay-graph {
                    (turns.lines(t, replay.at))
                    (turns.marks(t, replay, &swings))
                    (turns.errors(replay))
                }
                @if swings.is_empty() {
                    p { (say!(t, "replay-swings-none")) }
                } @else {
                    h3 { (say!(t, "replay-swings")) }
                    ol.chances-swings { @for swing in &swings { li { (self.told(t, replay, swing)) } } }
                }
                @if replay.judged().is_none() { p.chances-note { (say!(t, "replay-chances-note")) } }
            }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.names.len() as u8)
    }

    /// Everybody's sign and chance at this moment.
    fn legend(&self, t: Texts, at: usize) -> Markup {
        let Some(now) = self.at(at) else { return html! {} };
        html! {
            ul.chances-legend {
                @for seat in self.seats() {
                    li { (shape(seat.0)) span { (self.name(seat)) } strong { (percent(t, now.of(seat))) } }
                }
            }
        }
    }

    /// A turning point in words.
    fn told(&self, t: Texts, replay: &Replay<'_>, swing: &Swing) -> Markup {
        let entry = replay.log.iter().find(|entry| entry.at == swing.key);
        let words = entry.map_or_else(|| say!(t, "replay-begin"), |entry| entry.story().join(" "));
        let cause = cause(replay, swing);
        // What chance brought is told by itself; the decision before it did nothing.
        let words = match (cause, entry) {
            (Some(Cause::Luck), Some(entry)) if !entry.luck.is_empty() => entry.luck.clone(),
            _ => words,
        };
        let before_it = if cause.is_none() { swing.luck(replay.log) } else { None };
        let (before, after) = (percent(t, swing.before), percent(t, swing.after));
        html! {
            a href=(replay.address.at(swing.key)) { @if let Some(luck) = before_it { (luck) " " } (words) }
            @if let Some(cause) = cause {
                " "
                small.chances-cause {
                    (match cause { Cause::Luck => say!(t, "review-cause-luck"), Cause::Error => say!(t, "review-cause-error") })
                }
            }
            span.chances-change {
                (shape(swing.seat.0))
                (say!(t, "replay-change", name = self.name(swing.seat), before = before, after = after))
            }
        }
    }

    /// From a moment to its place on the graph, in hundredths.
    fn across(&self, at: usize) -> f32 {
        100.0 * at as f32 / self.last().max(1) as f32
    }

    /// The lines, stretched to whatever room there is.
    fn lines(&self, t: Texts, at: usize) -> Markup {
        html! {
            svg.chances-lines viewBox="0 0 1000 100" preserveAspectRatio="none" role="img"
                aria-labelledby="chances-name chances-words" {
                title #chances-name { (say!(t, "replay-chances")) }
                desc #chances-words { (self.described(t)) }
                @for y in [0, 25, 50, 75, 100] { line.chances-grid x1="0" x2="1000" y1=(y) y2=(y) {} }
                (self.paths())
                line.chances-now x1=(10.0 * self.across(at)) x2=(10.0 * self.across(at)) y1="0" y2="100" {}
            }
        }
    }

    /// The lines once more, small, behind the slider: it stands where things changed.
    pub(super) fn behind_slider(&self, replay: &Replay<'_>) -> Markup {
        let turns = self.by_turn(|at| replay.turns().any(|turn| turn == at));
        html! {
            svg.chances-lines viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true" { (turns.paths()) }
        }
    }

    fn paths(&self) -> Markup {
        html! {
            @for seat in self.seats() { path class={ "chances-line seat-" (seat) } d=(self.path(seat)) fill="none" {} }
        }
    }

    /// A seat's line. Steps that nobody could see are left out.
    fn path(&self, seat: Seat) -> String {
        let place = |moment: &Moment| {
            ((10.0 * self.across(moment.at)).round() as i32, (1000.0 * (1.0 - moment.of(seat))).round() as i32)
        };
        let mut path = String::new();
        let mut drawn = None;
        for (index, moment) in self.points.iter().enumerate() {
            let (x, y) = place(moment);
            let ends = index == 0 || index + 1 == self.points.len();
            let same = drawn.is_some_and(|(_, before): (i32, i32)| before.abs_diff(y) < 5);
            if ends || !same {
                let letter = if drawn.is_none() { 'M' } else { 'L' };
                path += &format!("{letter}{x} {}.{}", y / 10, y % 10);
                drawn = Some((x, y));
            }
        }
        path
    }

    /// Signs on the lines, and the turning points as links.
    fn marks(&self, t: Texts, replay: &Replay<'_>, swings: &[Swing]) -> Markup {
        let signs = (0..=8).filter_map(|part| self.at(self.last() * part / 8));
        let place =
            |at: usize, chance: f32| (format!("{:.2}%", self.across(at)), format!("{:.2}%", 100.0 * (1.0 - chance)));
        html! {
            svg.chances-marks width="100%" height="100%" overflow="visible" {
                g aria-hidden="true" {
                    @for chance in [0, 50, 100] {
                        text.chances-scale x="-8" y={ (100 - chance) "%" } { (percent(t, chance as f32 / 100.0)) }
                    }
                    @for (moment, seat) in signs.flat_map(|moment| self.seats().map(move |seat| (moment, seat))) {
                        @let (x, y) = place(moment.at, moment.of(seat));
                        svg x=(x) y=(y) overflow="visible" { path class={ "chances-sign seat-" (seat) } d=(outline(seat)) {} }
                    }
                }
                @for (number, swing) in (1..).zip(swings) {
                    @let (x, y) = place(swing.at, swing.after);
                    a href=(replay.address.at(swing.key)) aria-label=(say!(t, "replay-swing", n = number, at = swing.key)) {
                        svg x=(x) y=(y) overflow="visible" {
                            circle.chances-touch r="14" {}
                            circle class={ "chances-dot seat-" (swing.seat) } r="9" {}
                            text { (number) }
                        }
                    }
                }
            }
        }
    }

    /// Decisions that cost much, as marks on the lines of those who made them.
    fn errors(&self, replay: &Replay<'_>) -> Markup {
        let (t, Some(review)) = (replay.t, replay.judged()) else { return html! {} };
        let marked = review.decisions.iter().filter(|made| made.class >= Some(Class::Mistake));
        html! {
            svg.chances-marks width="100%" height="100%" overflow="visible" {
                @for made in marked {
                    @let class = made.class.map_or("", Class::name);
                    @let chance = self.at(made.at).map_or(0.0, |moment| moment.of(Seat(made.seat)));
                    @let words = say!(t, "review-mark", class = class, lost = share(t, made.lost));
                    a href=(replay.address.at(made.at)) aria-label={ (say!(t, "replay-moment", at = made.at)) ": " (words) } {
                        svg x=(format!("{:.2}%", self.across(made.at))) y=(format!("{:.2}%", 100.0 * (1.0 - chance))) overflow="visible" {
                            circle.chances-touch r="12" {}
                            path class={ "chances-error " (class) } d="M-5-5L5 5M-5 5L5-5" {}
                        }
                    }
                }
            }
        }
    }

    /// The graph for those who do not see it.
    fn described(&self, t: Texts) -> String {
        let (Some(first), Some(last)) = (self.points.first(), self.points.last()) else { return String::new() };
        let line = |seat: Seat| {
            let (from, to) = (first.of(seat), last.of(seat));
            say!(t, "replay-change", name = self.name(seat), before = percent(t, from), after = percent(t, to))
        };
        self.seats().map(line).collect::<Vec<_>>().join("; ")
    }
}

/// The turning points that a review has found.
fn judged(points: &[TurningPoint]) -> Vec<Swing> {
    let swing = |point: &TurningPoint| Swing {
        begins: point.from,
        at: point.to,
        key: point.at,
        seat: Seat(point.seat),
        before: point.before as f32,
        after: point.after as f32,
    };
    points.iter().map(swing).collect()
}

/// Whether luck or a decision made this turning point; none where nobody has judged it.
fn cause(replay: &Replay<'_>, swing: &Swing) -> Option<Cause> {
    let mut points = replay.judged()?.turning.iter();
    points.find(|point| point.to == swing.at).map(|point| point.cause)
}

fn percent(t: Texts, chance: f32) -> String {
    say!(t, "replay-percent", n = (100.0 * chance).round() as i32)
}

/// The shape of a seat around a point of the graph: circle, square, triangle, diamond, hexagon.
fn outline(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
        1 => "M-5-5h10v10h-10z",
        2 => "M0-6.5l6.5 11.5h-13z",
        3 => "M0-7l6 7-6 7-6-7z",
        _ => "M-6.5 0l3.2-5.6h6.6l3.2 5.6-3.2 5.6h-6.6z",
    }
}
