//! The learned function: one hidden layer of rectified linear units (ReLU) and a linear part besides, written by hand.
//!
//! Only sums, products and the larger of two numbers: equal on every machine. The laboratory learns it.

use ::saint_malo::SaintMalo;
use kit::Game;

use super::features::{FEATURES, feature_names};
use crate::Network;

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 64;
/// Where the biases of the neurons begin; the weights from the features to the neurons stand before them.
pub const BIAS: usize = FEATURES * HIDDEN;
/// Where the weights from the neurons to the result begin.
pub const OUT: usize = BIAS + HIDDEN;
/// Where the linear part begins: a weight for each feature.
pub const LINE: usize = OUT + HIDDEN;
/// Where the bias of the result stands, the last of all.
pub const LAST: usize = LINE + FEATURES;

/// The points that a city will bring, as a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points;

/// The learned weights.
pub type Weights = crate::Weights<Points>;

impl Network for Points {
    const GAME: &'static str = SaintMalo::NAME;
    const LAYERS: &'static [crate::Layer] = &[
        crate::Layer::new("hidden", FEATURES, HIDDEN),
        crate::Layer::new("hidden bias", 1, HIDDEN),
        crate::Layer::new("output", HIDDEN, 1),
        crate::Layer::new("linear", FEATURES, 1),
        crate::Layer::new("linear bias", 1, 1),
    ];

    fn feature_names() -> Vec<String> {
        feature_names().to_vec()
    }
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
    fn a_weight_is_found_by_the_name_of_its_feature() {
        let mut weights = Weights::zero();
        weights.all.iter_mut().zip(0..).for_each(|(weight, place)| *weight = place as f32);
        let (neurons, line) = weights.of_feature("coins").unwrap();
        assert_eq!((neurons[0], neurons.len(), line), (0.0, HIDDEN, LINE as f32));
        let (neurons, line) = weights.of_feature("each coin makes a point").unwrap();
        assert_eq!((neurons[HIDDEN - 1], line), ((BIAS - 1) as f32, (LAST - 1) as f32));
        assert_eq!(weights.of_feature("luck"), None);
    }
}
