//! Moves weights towards what games have shown: Adam on small batches.

use kit::{Chance, Sampled};

use super::{
    features::{COUNT, Figures},
    value::{ANSWERS, BENT, MARGIN, WIDTH, Weights, Worth, bend},
};

/// A position met in play, and what it turned out to be worth.
#[derive(Clone)]
pub struct Lesson {
    /// The position.
    pub figures: Figures,
    /// What it should have been valued at.
    pub worth: Worth,
}

/// How many positions one step looks at.
const BATCH: usize = 64;
const FADE: f32 = 0.9;
const FADE_SQUARE: f32 = 0.999;

/// The running means of one part of the weights.
struct Part {
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Part {
    fn new(size: usize) -> Part {
        Part { slope: vec![0.0; size], mean: vec![0.0; size], square: vec![0.0; size] }
    }

    /// One step of Adam; `unbiased` corrects the means for having begun at nothing.
    fn step(&mut self, weights: &mut [f32], rate: f32, unbiased: (f32, f32)) {
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(&mut self.slope).zip(means) {
            *mean = FADE * *mean + (1.0 - FADE) * *slope;
            *square = FADE_SQUARE * *square + (1.0 - FADE_SQUARE) * *slope * *slope;
            *weight -= rate * (*mean * unbiased.0) / ((*square * unbiased.1).sqrt() + 1e-6);
            *slope = 0.0;
        }
    }
}

/// Learns from lessons.
pub struct Learner {
    first: Part,
    second: Part,
    coarse: Part,
    steps: i32,
}

impl Default for Learner {
    fn default() -> Self {
        Learner {
            first: Part::new((COUNT + 1) * WIDTH),
            second: Part::new(BENT * ANSWERS),
            coarse: Part::new(COUNT + 1),
            steps: 0,
        }
    }
}

impl Learner {
    /// Goes through so many batches of lessons picked by lot; answers the mean squared error of the utility.
    pub fn study(
        &mut self,
        weights: &mut Weights,
        lessons: &[Lesson],
        batches: usize,
        rate: f32,
        chance: &mut Sampled,
    ) -> f32 {
        let mut error = 0.0;
        for _ in 0..batches {
            for _ in 0..BATCH {
                error += self.look(weights, &lessons[chance.pick(lessons.len() as u32) as usize]);
            }
            self.steps = (self.steps + 1).min(100_000);
            let unbiased = (1.0 / (1.0 - FADE.powi(self.steps)), 1.0 / (1.0 - FADE_SQUARE.powi(self.steps)));
            self.first.step(&mut weights.first, rate, unbiased);
            self.second.step(&mut weights.second, rate, unbiased);
            self.coarse.step(&mut weights.coarse, rate, unbiased);
        }
        error / (batches * BATCH).max(1) as f32
    }

    /// Adds one lesson to the slopes.
    fn look(&mut self, weights: &Weights, lesson: &Lesson) -> f32 {
        const SHARE: f32 = 1.0 / BATCH as f32;
        let figures = &lesson.figures;
        let sums = weights.sums(figures);
        let [utility, margin, win] = weights.answers(&sums);
        let aim = lesson.worth.margin / MARGIN;
        let error = bend(utility) - lesson.worth.utility;
        // The utility is what is played for; the others help to find what matters and are shown in hints.
        let (margin, win) = ((margin - aim).clamp(-1.5, 1.5), bend(win) - lesson.worth.win);
        let slopes = [error * SHARE, 0.3 * margin * SHARE, 0.3 * win * SHARE];
        let mut back = [0.0; WIDTH];
        back[BENT..].copy_from_slice(&slopes);
        for (index, &sum) in sums[..BENT].iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
            let place = index * ANSWERS..(index + 1) * ANSWERS;
            let weights = &weights.second[place.clone()];
            self.second.slope[place].iter_mut().zip(&slopes).for_each(|(part, slope)| *part += sum * slope);
            back[index] = weights.iter().zip(&slopes).map(|(weight, slope)| weight * slope).sum();
        }
        let coarse = (weights.coarse(figures) - aim).clamp(-1.5, 1.5) * SHARE;
        let (rows, _) = self.first.slope.as_chunks_mut::<WIDTH>();
        for ((&figure, row), plain) in figures.iter().chain([&1.0]).zip(rows).zip(&mut self.coarse.slope) {
            if figure != 0.0 {
                row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += figure * back);
                *plain += figure * coarse;
            }
        }
        error * error
    }
}
