//! Moves weights towards what games have shown: Adam on mini-batches.

use kit::{Chance, Sampled};

use super::{
    features::Figures,
    names::COUNT,
    value::{HIDDEN, MARGIN, OUTPUTS, RELUS, Weights, Worth, sigmoid},
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
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;

/// The gradient of one part of the weights, with the running means of it and of its square.
struct Part {
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Part {
    fn new(size: usize) -> Part {
        Part { gradient: vec![0.0; size], mean: vec![0.0; size], square: vec![0.0; size] }
    }

    /// One step of Adam; `unbiased` corrects the bias of means that began at nothing.
    fn step(&mut self, weights: &mut [f32], rate: f32, unbiased: (f32, f32)) {
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(&mut self.gradient).zip(means) {
            *mean = BETA_1 * *mean + (1.0 - BETA_1) * *gradient;
            *square = BETA_2 * *square + (1.0 - BETA_2) * *gradient * *gradient;
            *weight -= rate * (*mean * unbiased.0) / ((*square * unbiased.1).sqrt() + 1e-6);
            *gradient = 0.0;
        }
    }
}

/// Learns from lessons.
pub struct Learner {
    first: Part,
    second: Part,
    linear: Part,
    steps: i32,
}

impl Default for Learner {
    fn default() -> Self {
        Learner {
            first: Part::new((COUNT + 1) * HIDDEN),
            second: Part::new(RELUS * OUTPUTS),
            linear: Part::new(COUNT + 1),
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
            let unbiased = (1.0 / (1.0 - BETA_1.powi(self.steps)), 1.0 / (1.0 - BETA_2.powi(self.steps)));
            self.first.step(&mut weights.first, rate, unbiased);
            self.second.step(&mut weights.second, rate, unbiased);
            self.linear.step(&mut weights.linear, rate, unbiased);
        }
        error / (batches * BATCH).max(1) as f32
    }

    /// Adds one lesson to the gradients.
    fn look(&mut self, weights: &Weights, lesson: &Lesson) -> f32 {
        const SHARE: f32 = 1.0 / BATCH as f32;
        let figures = &lesson.figures;
        let hidden = weights.hidden(figures);
        let [utility, margin, win] = weights.outputs(&hidden);
        let aim = lesson.worth.margin / MARGIN;
        let error = sigmoid(utility) - lesson.worth.utility;
        // The utility is what is played for; the others help to find what matters and are shown in hints.
        let (margin, win) = ((margin - aim).clamp(-1.5, 1.5), sigmoid(win) - lesson.worth.win);
        let gradients = [error * SHARE, 0.3 * margin * SHARE, 0.3 * win * SHARE];
        let mut back = [0.0; HIDDEN];
        back[RELUS..].copy_from_slice(&gradients);
        for (index, &unit) in hidden[..RELUS].iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            let place = index * OUTPUTS..(index + 1) * OUTPUTS;
            let weights = &weights.second[place.clone()];
            self.second.gradient[place]
                .iter_mut()
                .zip(&gradients)
                .for_each(|(part, gradient)| *part += unit * gradient);
            back[index] = weights.iter().zip(&gradients).map(|(weight, gradient)| weight * gradient).sum();
        }
        let linear = (weights.linear(figures) - aim).clamp(-1.5, 1.5) * SHARE;
        let (rows, _) = self.first.gradient.as_chunks_mut::<HIDDEN>();
        for ((&figure, row), plain) in figures.iter().chain([&1.0]).zip(rows).zip(&mut self.linear.gradient) {
            if figure != 0.0 {
                row.iter_mut().zip(&back).for_each(|(gradient, back)| *gradient += figure * back);
                *plain += figure * linear;
            }
        }
        error * error
    }
}
