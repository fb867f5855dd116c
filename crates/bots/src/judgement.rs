//! What will come of a position, for everybody at the table: the one network of both games.
//!
//! Every seat is looked at by the same function: its features go through one hidden layer of rectified linear units
//! (ReLU), beside which they also count straight. Out come the seat's strength, its final points and the rounds that are
//! left. The chances to win are the softmax of the strengths, for any number of players.
//! Only sums, products and the larger of two numbers until the softmax: equal on every machine.

use std::marker::PhantomData;

use crate::{Layer, Network, Weights};

/// What the network puts out for a seat: strength, points and rounds.
pub const OUTPUTS: usize = 3;
/// Points are learned in units of this many.
pub const POINTS: f32 = 20.0;
/// Rounds are learned in units of this many.
pub const ROUNDS: f32 = 10.0;

/// What is foretold of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Forecast {
    /// The chance to win, 0 to 1; those of all seats together are 1.
    pub win: f32,
    /// The points at the end.
    pub points: f32,
    /// The rounds that are left.
    pub rounds: f32,
}

/// The layers of a judgement over so many features with so many hidden units.
pub const fn layers(features: usize, hidden: usize) -> [Layer; 5] {
    [
        Layer::new("hidden", features, hidden),
        Layer::new("hidden bias", 1, hidden),
        Layer::new("output", hidden, OUTPUTS),
        Layer::new("linear", features, OUTPUTS),
        Layer::new("output bias", 1, OUTPUTS),
    ]
}

/// Where the layers of a judgement begin in its numbers.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The biases of the hidden units; the weights from the features to them stand before.
    pub bias: usize,
    /// The weights from the hidden units to the outputs.
    pub output: usize,
    /// The weights from the features to the outputs.
    pub linear: usize,
    /// The biases of the outputs.
    pub last: usize,
}

impl Places {
    /// The places for so many features and hidden units.
    pub const fn of(features: usize, hidden: usize) -> Places {
        let bias = features * hidden;
        let output = bias + hidden;
        let linear = output + hidden * OUTPUTS;
        Places { bias, output, linear, last: linear + features * OUTPUTS }
    }
}

/// A judgement over `F` features with `H` hidden units, as a view on its weights.
#[derive(Debug)]
pub struct Judgement<'a, N, const F: usize, const H: usize> {
    numbers: &'a [f32],
    network: PhantomData<N>,
}

impl<N, const F: usize, const H: usize> Clone for Judgement<'_, N, F, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<N, const F: usize, const H: usize> Copy for Judgement<'_, N, F, H> {}

/// The sums that enter the hidden units and the outputs for some features: a start for similar ones.
#[derive(Clone, Debug)]
pub struct Sums<const F: usize, const H: usize> {
    /// The features they are the sums of.
    pub features: [f32; F],
    /// What enters the hidden units.
    pub hidden: [f32; H],
    /// What goes straight to the outputs.
    pub straight: [f32; OUTPUTS],
}

impl<'a, N: Network, const F: usize, const H: usize> Judgement<'a, N, F, H> {
    const PLACES: Places = Places::of(F, H);

    /// A view on weights, whose network has to have [`layers`] of this size.
    pub fn new(weights: &'a Weights<N>) -> Self {
        const { assert!(Weights::<N>::SIZE == Places::of(F, H).last + OUTPUTS) };
        Judgement { numbers: weights.numbers(), network: PhantomData }
    }

    /// The sums of no features at all.
    pub fn nothing(self) -> Sums<F, H> {
        let at = Self::PLACES;
        let hidden = std::array::from_fn(|unit| self.numbers[at.bias + unit]);
        let straight = std::array::from_fn(|output| self.numbers[at.last + output]);
        Sums { features: [0.0; F], hidden, straight }
    }

    /// The sums of these features, from those of others: only what differs is added.
    #[inline]
    pub fn sums(self, features: &[f32; F], near: &Sums<F, H>) -> Sums<F, H> {
        let (hidden, straight) = self.add(features, near);
        Sums { features: *features, hidden, straight }
    }

    /// What enters the hidden units, and what goes straight to the outputs.
    #[inline]
    fn add(self, features: &[f32; F], near: &Sums<F, H>) -> ([f32; H], [f32; OUTPUTS]) {
        let (rows, _) = self.numbers[..Self::PLACES.bias].as_chunks::<H>();
        let (straight_rows, _) = self.numbers[Self::PLACES.linear..Self::PLACES.last].as_chunks::<OUTPUTS>();
        // Copies stay in registers; what is behind a reference is stored after every feature.
        let (mut hidden, mut straight) = (near.hidden, near.straight);
        let mut add = |feature: usize| {
            let change = features[feature] - near.features[feature];
            if change != 0.0 {
                let row = &rows[feature];
                for unit in 0..H {
                    hidden[unit] += change * row[unit];
                }
                for output in 0..OUTPUTS {
                    straight[output] += change * straight_rows[feature][output];
                }
            }
        };
        // Most features are equal: eight are compared at once.
        let (blocks, rest) = features.as_chunks::<8>();
        let (blocks_near, _) = near.features.as_chunks::<8>();
        for (block, (now, near)) in blocks.iter().zip(blocks_near).enumerate() {
            if now.iter().zip(near).fold(false, |differ, (now, near)| differ | (now != near)) {
                (8 * block..8 * (block + 1)).for_each(&mut add);
            }
        }
        (F - rest.len()..F).for_each(&mut add);
        (hidden, straight)
    }

    /// Strength, points and rounds, each in its unit.
    #[inline]
    pub fn outputs(self, sums: &Sums<F, H>) -> [f32; OUTPUTS] {
        self.put_out(&sums.hidden, sums.straight)
    }

    #[inline]
    fn put_out(self, hidden: &[f32; H], straight: [f32; OUTPUTS]) -> [f32; OUTPUTS] {
        let (rows, _) = self.numbers[Self::PLACES.output..Self::PLACES.linear].as_chunks::<OUTPUTS>();
        let mut outputs = straight;
        for (unit, row) in hidden.iter().zip(rows) {
            let relu = unit.max(0.0);
            for output in 0..OUTPUTS {
                outputs[output] += relu * row[output];
            }
        }
        outputs
    }

    /// The outputs for these features, from the sums of others.
    #[inline]
    pub fn judge(self, features: &[f32; F], near: &Sums<F, H>) -> [f32; OUTPUTS] {
        let (hidden, straight) = self.add(features, near);
        self.put_out(&hidden, straight)
    }
}

/// What is foretold of everybody, by the outputs of each seat.
pub fn forecasts(outputs: &[[f32; OUTPUTS]]) -> Vec<Forecast> {
    let strengths: Vec<f32> = outputs.iter().map(|output| output[0]).collect();
    let chances = crate::foresee::softmax(&strengths);
    let forecast = |(output, win): (&[f32; OUTPUTS], f32)| Forecast {
        win,
        points: POINTS * output[1],
        rounds: (ROUNDS * output[2]).max(0.0),
    };
    outputs.iter().zip(chances).map(forecast).collect()
}
