//! Luck and decisions apart, as two lines for each player.

use bots::review::Review;
use kit::Seat;
use maud::{Markup, html};

use super::signed;
use crate::{Texts, replay::Replay, say, shape};

/// The least that the scale reaches to.
const REACH: f64 = 0.25;

/// What luck and what decisions have changed for a seat, up to every moment.
struct Apart {
    luck: Vec<f64>,
    play: Vec<f64>,
}

impl Apart {
    fn of(review: &Review, seat: Seat) -> Apart {
        let last = review.decisions.len();
        let (mut luck, mut play) = (vec![0.0; last + 1], vec![0.0; last + 1]);
        for came in &review.luck {
            luck[came.at] += came.change.get(seat.index()).copied().unwrap_or(0.0);
        }
        for made in &review.decisions {
            play[made.at] += made.error(seat);
        }
        let sums = |changes: Vec<f64>| {
            let add = |sum: &mut f64, change: f64| {
                *sum += change;
                Some(*sum)
            };
            changes.into_iter().scan(0.0, add).collect::<Vec<f64>>()
        };
        Apart { luck: sums(luck), play: sums(play) }
    }

    fn reach(&self) -> f64 {
        self.luck.iter().chain(&self.play).fold(REACH, |most, value| most.max(value.abs()))
    }
}

pub(super) fn markup(replay: &Replay<'_>, review: &Review) -> Markup {
    let t = replay.t;
    let all: Vec<(Seat, Apart)> =
        Seat::all(replay.names.len() as u8).map(|seat| (seat, Apart::of(review, seat))).collect();
    let reach = all.iter().map(|(_, apart)| apart.reach()).fold(REACH, f64::max);
    html! {
        h3 { (say!(t, "review-apart")) }
        div.review-apart { @for (seat, apart) in &all { (figure(t, replay.name(*seat), *seat, apart, reach)) } }
        p.review-note {
            span.review-key { (key("luck")) (say!(t, "review-luck")) }
            span.review-key { (key("play")) (say!(t, "review-play")) }
            (say!(t, "review-apart-note"))
        }
    }
}

fn figure(t: Texts, name: &str, seat: Seat, apart: &Apart, reach: f64) -> Markup {
    let last = |line: &[f64]| signed(t, line.last().copied().unwrap_or(0.0));
    let (luck, play) = (last(&apart.luck), last(&apart.play));
    let words = say!(t, "review-apart-words", name = name, luck = luck.as_str(), play = play.as_str());
    html! {
        figure {
            figcaption {
                span.review-name { (shape(seat.0)) (name) }
                span.review-sum { (key("luck")) (luck) }
                span.review-sum { (key("play")) (play) }
            }
            svg viewBox="0 0 400 100" preserveAspectRatio="none" role="img" aria-label=(words) {
                line.chances-grid x1="0" x2="400" y1="50" y2="50" {}
                path.review-line.luck d=(path(&apart.luck, reach)) fill="none" {}
                path.review-line.play d=(path(&apart.play, reach)) fill="none" {}
            }
        }
    }
}

/// A piece of the line, beside its name.
fn key(line: &str) -> Markup {
    html! {
        svg.review-stroke viewBox="0 0 24 8" width="24" height="8" aria-hidden="true" {
            path class={ "review-line " (line) } d="M1 4H23" fill="none" {}
        }
    }
}

/// A line over the whole game. Steps that nobody could see are left out.
fn path(values: &[f64], reach: f64) -> String {
    let (last, mut path, mut drawn) = (values.len().saturating_sub(1).max(1), String::new(), f64::NAN);
    for (at, value) in values.iter().enumerate() {
        let y = 50.0 - 48.0 * value / reach;
        let ends = at == 0 || at + 1 == values.len();
        if ends || (y - drawn).abs() >= 0.4 {
            let letter = if at == 0 { 'M' } else { 'L' };
            path += &format!("{letter}{:.1} {y:.1}", 400.0 * at as f64 / last as f64);
            drawn = y;
        }
    }
    path
}
