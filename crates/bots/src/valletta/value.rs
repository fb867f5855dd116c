//! The value of a position: a small net over its figures, and a coarse linear one beside it.

use ::valletta::{Glimpse, Valletta};
use kit::{Game, Outcome, Seat};

use super::features::{COUNT, Cards, Facts, Figures, RIVALS, Rivals, figures, own_figures};

/// Sums per position: the last three go straight to the three answers, the others through a bend.
pub const WIDTH: usize = 32;
/// What the net answers: the worth, the margin, the chance to win.
pub const ANSWERS: usize = 3;
/// Sums that are bent.
pub const BENT: usize = WIDTH - ANSWERS;
/// Margins are learned in units of this many points.
pub const MARGIN: f32 = 20.0;

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// From each figure to each sum, figure by figure; the last row is added always.
    pub first: Vec<f32>,
    /// From each bent sum to the answers.
    pub second: Vec<f32>,
    /// The coarse value: a weight for each figure and one that is added always.
    pub coarse: Vec<f32>,
    /// How they came about, in words.
    pub story: String,
}

/// What a position is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// What is played for: between losing and winning, 0 to 1, a close win counting less than a high one.
    pub utility: f32,
    /// The expected margin over the best rival at the end.
    pub margin: f32,
    /// The chance to win.
    pub win: f32,
}

impl Worth {
    /// What a finished game was worth.
    pub fn of(outcome: &Outcome, me: Seat) -> Worth {
        let scores = &outcome.scores;
        let rivals = Seat::all(scores.len() as u8).filter(|&seat| seat != me);
        let best = rivals.map(|seat| scores[seat.index()]).max().unwrap_or(0);
        let margin = (scores[me.index()] - best) as f32;
        let share = if outcome.winners.contains(&me) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        // Half the win itself, half how high it was: margins keep the lesson alive when a game is lost or won.
        Worth { utility: 0.5 * share + 0.5 * bend(margin / 8.0), margin, win: share }
    }
}

/// From any number to one between 0 and 1.
pub fn bend(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Weights {
    /// The sums of a position.
    #[inline]
    pub fn sums(&self, figures: &Figures) -> [f32; WIDTH] {
        let mut sums = self.ground();
        self.add(&mut sums, figures, 0);
        sums
    }

    /// The sums of nothing at all.
    fn ground(&self) -> [f32; WIDTH] {
        std::array::from_fn(|sum| self.first[COUNT * WIDTH + sum])
    }

    /// Adds some figures to the sums, from this place on.
    #[inline]
    fn add(&self, sums: &mut [f32; WIDTH], figures: &[f32], from: usize) {
        let (rows, _) = self.first.as_chunks::<WIDTH>();
        // A copy stays in registers; what is behind a reference is stored after every figure.
        let mut all = *sums;
        for (figure, row) in figures.iter().zip(&rows[from..]) {
            if *figure != 0.0 {
                for sum in 0..WIDTH {
                    all[sum] += figure * row[sum];
                }
            }
        }
        *sums = all;
    }

    /// The answers before their bend, the margin in units.
    #[inline]
    pub fn answers(&self, sums: &[f32; WIDTH]) -> [f32; ANSWERS] {
        let mut answers: [f32; ANSWERS] = std::array::from_fn(|answer| sums[BENT + answer]);
        let (rows, _) = self.second.as_chunks::<ANSWERS>();
        for (sum, row) in sums.iter().zip(rows) {
            let bent = sum.max(0.0);
            answers.iter_mut().zip(row).for_each(|(answer, weight)| *answer += bent * weight);
        }
        answers
    }

    /// What the net says.
    pub fn worth(&self, figures: &Figures) -> Worth {
        let [utility, margin, win] = self.answers(&self.sums(figures));
        Worth { utility: bend(utility), margin: margin * MARGIN, win: bend(win) }
    }

    /// What the coarse value says: the margin in units.
    pub fn coarse(&self, figures: &Figures) -> f32 {
        self.coarse[COUNT] + figures.iter().zip(&self.coarse).map(|(figure, weight)| figure * weight).sum::<f32>()
    }
}

/// Which of the two values judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// The net.
    Fine,
    /// The linear one.
    Coarse,
}

/// Values positions for a seat.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    /// What was learned.
    pub weights: &'a Weights,
    /// What never changes.
    pub facts: &'a Facts,
    /// Which value.
    pub eye: Eye,
    /// For whom.
    pub me: Seat,
}

impl<'a> Judge<'a> {
    /// The same judge for another seat.
    pub fn for_seat(self, me: Seat) -> Judge<'a> {
        Judge { me, ..self }
    }

    /// What the rivals add to every position of this turn.
    pub fn rivals(&self, glimpse: Glimpse<'_>) -> Backdrop {
        let rivals = Rivals::of(self.facts, glimpse, self.me);
        let mut sums = self.weights.ground();
        self.weights.add(&mut sums, &rivals.figures, RIVALS.start);
        let coarse = rivals.figures.iter().zip(&self.weights.coarse[RIVALS]).map(|(figure, weight)| figure * weight);
        Backdrop { coarse: coarse.sum::<f32>(), sums, rivals }
    }

    /// A number to compare positions by. The backdrop is painted anew when it no longer fits.
    pub fn value(&self, position: &Valletta, cards: &Cards, backdrop: &mut Backdrop) -> f32 {
        if let Some(outcome) = position.outcome() {
            let worth = Worth::of(&outcome, self.me);
            return if self.eye == Eye::Fine { worth.utility } else { worth.margin / MARGIN };
        }
        let glimpse = position.glimpse(self.me);
        if !backdrop.rivals.still_hold(glimpse, self.me) {
            *backdrop = self.rivals(glimpse);
        }
        let figures = own_figures(self.facts, glimpse, self.me, cards, &backdrop.rivals);
        match self.eye {
            Eye::Fine => {
                let mut sums = backdrop.sums;
                self.weights.add(&mut sums, &figures[..RIVALS.start], 0);
                self.weights.add(&mut sums, &figures[RIVALS.end..], RIVALS.end);
                bend(self.weights.answers(&sums)[0])
            }
            Eye::Coarse => backdrop.coarse + self.weights.coarse(&figures),
        }
    }

    /// Everything the net says of a position.
    pub fn worth(&self, position: &Valletta, cards: &Cards) -> Worth {
        let known = position.outcome().map(|outcome| Worth::of(&outcome, self.me));
        let glimpse = position.glimpse(self.me);
        known.unwrap_or_else(|| self.weights.worth(&figures(self.facts, glimpse, self.me, cards)))
    }

    /// The value of a position as it lies.
    pub fn now(&self, position: &Valletta) -> f32 {
        let glimpse = position.glimpse(self.me);
        self.value(position, &Cards::now(glimpse, self.me), &mut self.rivals(glimpse))
    }
}

/// What the rivals add to the value of positions.
pub struct Backdrop {
    rivals: Rivals,
    sums: [f32; WIDTH],
    coarse: f32,
}
