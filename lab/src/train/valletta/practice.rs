//! Games of practice, and what is to be learned from them.

use ::valletta::{Action, Card, Options, Valletta};
use bots::{
    Forecast,
    valletta::{Cards, SEAT, SeatFigures, TableWeights, table::result, table_figures},
};
use kit::{Chance, Game, Sampled, Seat, Silent, Turn, Viewer};

use super::league::Style;
use crate::train::judgement::{Lesson, Told};

/// A game that is not over by then is broken off.
const MOST_DECISIONS: usize = 3000;
/// At one of so many decisions the table is also remembered as everybody sees it.
const GLANCE: u32 = 6;

/// A table met in play.
struct Moment {
    round: u16,
    seats: Vec<SeatFigures>,
}

/// One game of practice.
pub struct Practice {
    moments: Vec<Moment>,
    end: Vec<Forecast>,
    rounds: u16,
}

impl Practice {
    /// Plays a game; a seat's style is its own. None if it did not come to an end.
    pub fn play(options: &Options, seed: u64, styles: &[Style<'_>]) -> Option<Practice> {
        let mut chance = Sampled::new(seed);
        let mut game = Valletta::start(options, &mut chance, &mut Silent).ok()?;
        let (mut moments, mut legal) = (Vec::new(), Vec::new());
        let mut plan: Vec<Action> = Vec::new();
        for _ in 0..MOST_DECISIONS {
            let Turn::Seat(seat) = game.turn() else { break };
            if chance.pick(GLANCE) == 0 {
                moments.push(Moment::of(&game, None));
            }
            let (view, style) = (game.view(Viewer::Seat(seat)), styles[seat.index()]);
            game.legal(&mut legal);
            let action = if style.plans(&view) {
                // A plan may have counted on what a monk would be given, or on another barrel.
                if plan.last().is_none_or(|&action| game.check(action).is_err()) {
                    plan = style.plan(seat, &view, &mut chance);
                }
                plan.pop()?
            } else {
                style.decide(seat, &view, &legal, &mut chance)?
            };
            let mut cards = None;
            let look = |end: &Valletta| cards = Some(Cards::now(end.glimpse(seat), seat));
            game.apply_and_look(action, &mut chance, &mut Silent, look).ok()?;
            // A barrel shows something new: plans made before are stale.
            if cards.is_some() || action == Action::Play(Card::Valette) {
                plan.clear();
            }
            if let Some(cards) = cards.filter(|_| game.turn() != Turn::Over) {
                moments.push(Moment::of(&game, Some((seat, &cards))));
            }
        }
        let rounds = game.glimpse(Seat(0)).round();
        Some(Practice { moments, end: result(&game.outcome()?), rounds })
    }

    /// The final scores.
    pub fn scores(&self) -> Vec<i32> {
        self.end.iter().map(|seat| seat.points as i32).collect()
    }

    /// What is to be learned: of every position should be foretold what is foretold of the next one and, to the share
    /// `lambda`, what came of it in the end.
    pub fn lessons(self, weights: Option<&TableWeights>, lambda: f32) -> Vec<Lesson<SEAT>> {
        // Rounds are counted from the beginning of the game until the lesson is written.
        let rounds = f32::from(self.rounds);
        let mut aims: Vec<_> = self.end.iter().map(|end| Forecast { rounds, ..*end }).collect();
        let mut lessons = Vec::new();
        for Moment { round, seats } in self.moments.into_iter().rev() {
            let now = f32::from(round);
            let seen = weights.map(|weights| weights.foretell(&seats));
            let tell = |(features, aim): (SeatFigures, &Forecast)| {
                let Forecast { win, points, rounds } = *aim;
                Told { features, win, points, rounds: rounds - now }
            };
            lessons.push(Lesson { seats: seats.into_iter().zip(&aims).map(tell).collect() });
            for (aim, seen) in aims.iter_mut().zip(seen.into_iter().flatten()) {
                let mix = |later: f32, now: f32| lambda * later + (1.0 - lambda) * now;
                *aim = Forecast {
                    win: mix(aim.win, seen.win),
                    points: mix(aim.points, seen.points),
                    rounds: mix(aim.rounds, seen.rounds + now),
                };
            }
        }
        lessons
    }
}

impl Moment {
    /// A table, with the cards of one seat as that seat knows them.
    fn of(game: &Valletta, known: Option<(Seat, &Cards)>) -> Moment {
        let glimpse = game.glimpse(Seat(0));
        Moment { round: glimpse.round(), seats: table_figures(glimpse, known) }
    }
}
