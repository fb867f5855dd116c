//! How the weights of Saint Malo follow a lesson: the gradient by backpropagation.

use bots::saint_malo::{
    FEATURES, SCALE, Weights,
    net::{BIAS, HIDDEN, LAST, LINE, Layer, OUT},
};

/// A city seen at the end of a turn, and what became of it.
pub struct Lesson {
    pub features: [f32; FEATURES],
    /// What the function should answer.
    pub target: f32,
}

/// Small weights to begin with, from a seed.
pub fn begin(seed: u64) -> Weights {
    let mut state = seed | 1;
    let mut weights = Weights::zero();
    let all = weights.numbers_mut();
    for weight in &mut all[..BIAS] {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        *weight = ((state >> 40) as f32 / (1u32 << 24) as f32 - 0.5) * 0.3;
    }
    for (neuron, weight) in all[OUT..LINE].iter_mut().enumerate() {
        *weight = if neuron % 2 == 0 { 0.1 } else { -0.1 };
    }
    weights
}

/// Adds the gradient of a lesson. Returns how far off the function was, in points.
pub fn backward(weights: &Weights, lesson: &Lesson, share: f32, gradient: &mut [f32]) -> f32 {
    let Lesson { features, target } = lesson;
    let (layer, result) = weights.forward(features, &weights.nothing());
    // A surprise counts up to twenty points: one lost series should not shake everything.
    let error = (result - target).clamp(-2.0, 2.0) * share;
    let mut back: Layer = [0.0; HIDDEN];
    for neuron in 0..HIDDEN {
        gradient[OUT + neuron] += error * layer[neuron];
        if layer[neuron] > 0.0 {
            back[neuron] = error * weights.numbers()[OUT + neuron];
        }
    }
    for (&value, (row, slot)) in features.iter().zip((0..).map(|row| (row * HIDDEN, LINE + row))) {
        if value != 0.0 {
            gradient[slot] += error * value;
            for (sum, &part) in gradient[row..row + HIDDEN].iter_mut().zip(&back) {
                *sum += value * part;
            }
        }
    }
    gradient[BIAS..OUT].iter_mut().zip(&back).for_each(|(sum, part)| *sum += part);
    gradient[LAST] += error;
    SCALE * (result - target)
}

#[cfg(test)]
mod tests {
    use bots::saint_malo::net::Points;

    use super::*;
    use crate::train::learn::tests::the_gradient_is_the_slope;

    #[test]
    fn the_gradient_of_a_city_is_the_slope() {
        let features = std::array::from_fn(|i| (i % 5) as f32 / 4.0);
        let weights = begin(7);
        let lesson = Lesson { features, target: weights.forward(&features, &weights.nothing()).1 - 1.0 };
        let loss = |weights: &Weights| {
            let error = weights.forward(&features, &weights.nothing()).1 - lesson.target;
            0.5 * error * error
        };
        the_gradient_is_the_slope::<Points>(&lesson, loss, &[3 * HIDDEN + 5, BIAS + 2, OUT + 9, LINE + 4, LAST]);
    }
}
