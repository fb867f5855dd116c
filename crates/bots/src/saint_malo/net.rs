//! The learned function: one hidden layer of rectified linear units (ReLU) and a linear part besides, written by hand.
//!
//! Only sums, products and the larger of two numbers: equal on every machine. How it is learned is in `train/`.

use std::fmt::Write as _;

use super::features::{FEATURES, feature_names};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 64;
/// Where the parameters of each part begin.
pub const BIAS: usize = FEATURES * HIDDEN;
pub const OUT: usize = BIAS + HIDDEN;
pub const LINE: usize = OUT + HIDDEN;
pub const LAST: usize = LINE + FEATURES;
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
        let mut add = |feature: usize| {
            let change = features[feature] - near.features[feature];
            if change != 0.0 {
                line += change * self.all[LINE + feature];
                for (sum, &weight) in layer.iter_mut().zip(&self.all[feature * HIDDEN..(feature + 1) * HIDDEN]) {
                    *sum += change * weight;
                }
            }
        };
        // Most features are equal: eight are compared at once.
        let (blocks, rest) = features.as_chunks::<8>();
        let (blocks_before, _) = near.features.as_chunks::<8>();
        for (block, (now, before)) in blocks.iter().zip(blocks_before).enumerate() {
            if now.iter().zip(before).fold(false, |differ, (now, before)| differ | (now != before)) {
                (8 * block..8 * (block + 1)).for_each(&mut add);
            }
        }
        (FEATURES - rest.len()..FEATURES).for_each(&mut add);
        Sums { features: *features, layer, line }
    }

    /// The hidden layer and the result: the forward pass.
    #[inline]
    pub fn forward(&self, features: &[f32; FEATURES], near: &Sums) -> (Layer, f32) {
        let Sums { mut layer, line: mut result, .. } = self.sums(features, near);
        for (neuron, &weight) in layer.iter_mut().zip(&self.all[OUT..LINE]) {
            *neuron = relu(*neuron);
            result += *neuron * weight;
        }
        (layer, result)
    }

    /// The weights of a feature by its name: to each neuron, and of the linear part.
    pub fn of_feature(&self, name: &str) -> Option<(&[f32], f32)> {
        let row = feature_names().iter().position(|known| known == name)?;
        Some((self.all.get(row * HIDDEN..(row + 1) * HIDDEN)?, *self.all.get(LINE + row)?))
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

/// The rectified linear unit: what is above zero.
#[inline]
fn relu(sum: f32) -> f32 {
    sum.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_reads_as_what_was_written() {
        let all = (0..SIZE).map(|at| (at % 7) as f32 / 8.0).collect();
        let weights = Weights { made: "by hand".into(), all };
        assert_eq!(Weights::read(&weights.print()), Some(weights));
        assert_eq!(Weights::read("something else"), None);
    }

    #[test]
    fn a_weight_is_found_by_the_name_of_its_feature() {
        let weights = Weights { made: String::new(), all: (0..SIZE).map(|at| at as f32).collect() };
        let (neurons, line) = weights.of_feature("coins").unwrap();
        assert_eq!((neurons[0], neurons.len(), line), (0.0, HIDDEN, LINE as f32));
        let (neurons, line) = weights.of_feature("each coin makes a point").unwrap();
        assert_eq!((neurons[HIDDEN - 1], line), ((BIAS - 1) as f32, (LAST - 1) as f32));
        assert_eq!(weights.of_feature("luck"), None);
    }
}
