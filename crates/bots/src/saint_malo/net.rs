//! The learned function: one hidden layer and a straight line besides, written by hand.
//!
//! Only sums, products and the larger of two numbers: equal on every machine.

use std::fmt::Write as _;

use super::features::FEATURES;

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 64;
/// Where the parameters of each part begin.
const BIAS: usize = FEATURES * HIDDEN;
const OUT: usize = BIAS + HIDDEN;
const LINE: usize = OUT + HIDDEN;
const LAST: usize = LINE + FEATURES;
/// How many parameters there are.
pub const SIZE: usize = LAST + 1;
/// A file's first line: raised when the features change their meaning.
const FORMAT: &str = "intramuros saint-malo weights 1";

/// Learned weights, and how they were made.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Games, seed and settings, for the reader of the file.
    pub made: String,
    /// All parameters.
    pub all: Vec<f32>,
}

/// The hidden layer for one set of features.
pub type Layer = [f32; HIDDEN];

/// The sums that enter the neurons for some features: a start for similar ones.
#[derive(Clone, Debug)]
pub struct Sums {
    features: [f32; FEATURES],
    layer: Layer,
    line: f32,
}

impl Weights {
    /// Small weights to begin with, from a seed.
    pub fn new(seed: u64) -> Weights {
        let mut state = seed | 1;
        let mut all = vec![0.0; SIZE];
        for weight in all[..BIAS].iter_mut().chain([]) {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            *weight = ((state >> 40) as f32 / (1u32 << 24) as f32 - 0.5) * 0.3;
        }
        for (neuron, weight) in all[OUT..LINE].iter_mut().enumerate() {
            *weight = if neuron % 2 == 0 { 0.1 } else { -0.1 };
        }
        Weights { made: String::new(), all }
    }

    /// The sums of no features at all.
    pub fn nothing(&self) -> Sums {
        let mut layer: Layer = [0.0; HIDDEN];
        layer.copy_from_slice(&self.all[BIAS..OUT]);
        Sums { features: [0.0; FEATURES], layer, line: self.all[LAST] }
    }

    /// The sums of these features, from those of others: only what differs is added.
    #[inline]
    pub fn sums(&self, features: &[f32; FEATURES], near: &Sums) -> Sums {
        let Sums { mut layer, mut line, .. } = *near;
        let rows = self.all[..BIAS].chunks_exact(HIDDEN);
        for (((&value, &before), row), &straight) in
            features.iter().zip(&near.features).zip(rows).zip(&self.all[LINE..LAST])
        {
            let change = value - before;
            if change != 0.0 {
                line += change * straight;
                for (sum, &weight) in layer.iter_mut().zip(row) {
                    *sum += change * weight;
                }
            }
        }
        Sums { features: *features, layer, line }
    }

    /// The hidden layer and the result.
    #[inline]
    pub fn forward(&self, features: &[f32; FEATURES], near: &Sums) -> (Layer, f32) {
        let Sums { mut layer, line: mut result, .. } = self.sums(features, near);
        for (neuron, &weight) in layer.iter_mut().zip(&self.all[OUT..LINE]) {
            *neuron = neuron.max(0.0);
            result += *neuron * weight;
        }
        (layer, result)
    }

    /// Adds the gradient of the result, times `error`, to a list as long as the parameters.
    pub fn backward(&self, features: &[f32; FEATURES], layer: &Layer, error: f32, gradient: &mut [f32]) {
        let mut back: Layer = [0.0; HIDDEN];
        for neuron in 0..HIDDEN {
            gradient[OUT + neuron] += error * layer[neuron];
            if layer[neuron] > 0.0 {
                back[neuron] = error * self.all[OUT + neuron];
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

    /// The weights as a file's text.
    pub fn print(&self) -> String {
        let mut text = format!("{FORMAT}\n# {}\n{FEATURES} features, {HIDDEN} neurons\n", self.made);
        for row in self.all.chunks(HIDDEN) {
            let numbers: Vec<_> = row.iter().map(|weight| format!("{:.0}", weight * 10_000.0)).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", numbers.join(" "));
        }
        text
    }

    /// Weights from a file's text; none when it was made for other features.
    pub fn read(text: &str) -> Option<Weights> {
        let mut lines = text.lines();
        let format = lines.next()? == FORMAT;
        let made = lines.next()?.strip_prefix("# ")?.to_owned();
        let shape = lines.next()? == format!("{FEATURES} features, {HIDDEN} neurons");
        let numbers = lines.flat_map(|line| line.split(' '));
        let all: Vec<f32> =
            numbers.map(|word| word.parse::<f32>().map(|n| n / 10_000.0)).collect::<Result<_, _>>().ok()?;
        (format && shape && all.len() == SIZE).then_some(Weights { made, all })
    }
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
        let mut weights = Weights::new(7);
        let features = std::array::from_fn(|i| (i % 5) as f32 / 4.0);
        let (layer, before) = weights.forward(&features, &weights.nothing());
        let mut gradient = vec![0.0; SIZE];
        weights.backward(&features, &layer, 1.0, &mut gradient);
        for at in [3 * HIDDEN + 5, BIAS + 2, OUT + 9, LINE + 4, LAST] {
            let kept = weights.all[at];
            weights.all[at] += 0.01;
            let slope = (weights.forward(&features, &weights.nothing()).1 - before) / 0.01;
            weights.all[at] = kept;
            assert!((slope - gradient[at]).abs() < 0.02, "{at}: {slope} {}", gradient[at]);
        }
    }

    #[test]
    fn a_file_reads_as_what_was_written() {
        let weights = Weights { made: "by hand".into(), ..Weights::new(3) };
        let again = Weights::read(&weights.print()).unwrap();
        assert_eq!(again.made, weights.made);
        assert!(again.all.iter().zip(&weights.all).all(|(a, b)| (a - b).abs() < 1e-4));
        assert_eq!(Weights::read("something else"), None);
        let mean = Weights::mean(&[weights.clone(), again]).unwrap();
        assert!(mean.all.iter().zip(&weights.all).all(|(a, b)| (a - b).abs() < 1e-4));
    }
}
