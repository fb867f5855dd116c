//! Adam, the usual way to follow a noisy gradient (Kingma and Ba, 2015).

/// How much of the running mean of the gradient, and of its square, stays after a step.
const BETA: (f32, f32) = (0.9, 0.999);
/// Keeps steps small where there was hardly any gradient.
const EPSILON: f32 = 1e-6;

/// The optimiser: running means of the gradient and of its square, for each weight.
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    /// What is left of the zeros that the means began with.
    decay: (f32, f32),
}

impl Adam {
    /// For so many weights.
    pub fn new(size: usize) -> Adam {
        Adam { mean: vec![0.0; size], square: vec![0.0; size], decay: (1.0, 1.0) }
    }

    /// One step against the gradient.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.decay = (self.decay.0 * BETA.0, self.decay.1 * BETA.1);
        // The means began at nothing: that bias is taken out.
        let unbiased = (1.0 - self.decay.0, 1.0 - self.decay.1);
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(means) {
            *mean = BETA.0 * *mean + (1.0 - BETA.0) * slope;
            *square = BETA.1 * *square + (1.0 - BETA.1) * slope * slope;
            *weight -= rate * (*mean / unbiased.0) / ((*square / unbiased.1).sqrt() + EPSILON);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(weights: &[f32], expected: &[f32]) {
        let near = |(weight, expected): (&f32, &f32)| (weight - expected).abs() < 1e-5;
        assert!(weights.iter().zip(expected).all(near), "{weights:?} instead of {expected:?}");
    }

    /// Computed by hand. First step: the unbiased means are the gradient and its square, so each weight moves by the rate.
    /// Second step, first weight, slopes 2 and then -1: mean (0.9 * 0.2 - 0.1) / 0.19 = 0.421053, square
    /// (0.999 * 0.004 + 0.001) / 0.001999 = 2.499250, so it moves by 0.1 * 0.421053 / 1.580902 = 0.026634.
    /// Second weight, slopes -0.5 and then 0: mean -0.045 / 0.19 = -0.236842, square 0.00024975 / 0.001999 = 0.124937,
    /// so it moves by 0.1 * 0.236842 / 0.353465 = 0.067006.
    #[test]
    fn steps_are_those_computed_by_hand() {
        let (mut adam, mut weights) = (Adam::new(3), [1.0, 1.0, 1.0]);
        adam.step(&mut weights, &[2.0, -0.5, 0.0], 0.1);
        assert_near(&weights, &[0.9, 1.1, 1.0]);
        adam.step(&mut weights, &[-1.0, 0.0, 0.0], 0.1);
        assert_near(&weights, &[0.873_366, 1.167_006, 1.0]);
    }

    #[test]
    fn the_lowest_point_of_a_bowl_is_found() {
        let (mut adam, mut weights) = (Adam::new(2), [5.0, -3.0]);
        for step in 0..2000 {
            let gradient = [2.0 * (weights[0] - 1.0), 8.0 * (weights[1] - 2.0)];
            adam.step(&mut weights, &gradient, 0.05 * (1.0 - step as f32 / 2000.0));
        }
        assert!((weights[0] - 1.0).abs() < 1e-3 && (weights[1] - 2.0).abs() < 1e-3, "{weights:?}");
    }
}
