//! How weights follow what was played: the gradient by backpropagation, and Adam.

use super::super::{
    features::FEATURES,
    net::{BIAS, HIDDEN, LAST, LINE, Layer, OUT, SIZE, Weights},
};

/// Small weights to begin with, from a seed.
pub fn begin(seed: u64) -> Weights {
    let mut state = seed | 1;
    let mut all = vec![0.0; SIZE];
    for weight in &mut all[..BIAS] {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        *weight = ((state >> 40) as f32 / (1u32 << 24) as f32 - 0.5) * 0.3;
    }
    for (neuron, weight) in all[OUT..LINE].iter_mut().enumerate() {
        *weight = if neuron % 2 == 0 { 0.1 } else { -0.1 };
    }
    Weights { made: String::new(), all }
}

/// Adds the gradient of the result, times `error`, to a list as long as the parameters.
pub fn backward(weights: &Weights, features: &[f32; FEATURES], layer: &Layer, error: f32, gradient: &mut [f32]) {
    let mut back: Layer = [0.0; HIDDEN];
    for neuron in 0..HIDDEN {
        gradient[OUT + neuron] += error * layer[neuron];
        if layer[neuron] > 0.0 {
            back[neuron] = error * weights.all[OUT + neuron];
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
}

/// The mean of several weights of one line of learning: steadier than any of them. None of no weights.
pub fn mean(several: &[Weights]) -> Option<Weights> {
    let last = several.last()?;
    let mean = |at: usize| several.iter().map(|weights| weights.all[at]).sum::<f32>() / several.len() as f32;
    let stops: Vec<_> = several.iter().filter_map(|weights| weights.made.split(';').next()).collect();
    let made = format!("mean of {} stops: {}", several.len(), stops.join(" | "));
    Some(Weights { made, all: (0..last.all.len()).map(mean).collect() })
}

/// Adam, the usual way to follow a noisy gradient.
#[derive(Clone)]
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    decay: (f32, f32),
}

impl Default for Adam {
    fn default() -> Adam {
        Adam { mean: vec![0.0; SIZE], square: vec![0.0; SIZE], decay: (1.0, 1.0) }
    }
}

impl Adam {
    /// One step against the gradient.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.decay = (self.decay.0 * KEEP.0, self.decay.1 * KEEP.1);
        let (young, old) = (1.0 - self.decay.0, 1.0 - self.decay.1);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = KEEP.0 * *mean + (1.0 - KEEP.0) * slope;
            *square = KEEP.1 * *square + (1.0 - KEEP.1) * slope * slope;
            *weight -= rate * (*mean / young) / ((*square / old).sqrt() + 1e-6);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gradient_is_the_slope() {
        let mut weights = begin(7);
        let features = std::array::from_fn(|i| (i % 5) as f32 / 4.0);
        let (layer, before) = weights.forward(&features, &weights.nothing());
        let mut gradient = vec![0.0; SIZE];
        backward(&weights, &features, &layer, 1.0, &mut gradient);
        for at in [3 * HIDDEN + 5, BIAS + 2, OUT + 9, LINE + 4, LAST] {
            let kept = weights.all[at];
            weights.all[at] += 0.01;
            let slope = (weights.forward(&features, &weights.nothing()).1 - before) / 0.01;
            weights.all[at] = kept;
            assert!((slope - gradient[at]).abs() < 0.02, "{at}: {slope} {}", gradient[at]);
        }
    }

    #[test]
    fn the_mean_of_weights_is_that_of_each() {
        let weights = Weights { made: "by hand".into(), ..begin(3) };
        let both = mean(&[weights.clone(), weights.clone()]).unwrap();
        assert!(both.all.iter().zip(&weights.all).all(|(a, b)| (a - b).abs() < 1e-6));
        assert_eq!(mean(&[]), None);
    }
}
