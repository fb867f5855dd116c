//! How the weights of Valletta follow a lesson: the gradient by backpropagation.

use ::valletta::{Card, Colour};
use bots::valletta::{
    Figures, Weights, Worth,
    names::{self, RIVALS},
    value::{HIDDEN, LINEAR, MARGIN, OUTPUT, OUTPUTS, RELUS, sigmoid},
};
use kit::{Chance, Sampled};

/// A position met in play, and what it turned out to be worth.
pub struct Lesson {
    /// The position.
    pub figures: Figures,
    /// What it should have been valued at.
    pub worth: Worth,
}

/// Where learning begins: the linear value by rule of thumb, the net by lot.
///
/// The rule of thumb only has to play games that end; everything in it is learned anew.
pub fn begin(seed: u64) -> Weights {
    let mut chance = Sampled::new(seed);
    let mut lot = |size: f32| (chance.pick(20_001) as f32 / 10_000.0 - 1.0) * size;
    let mut weights = Weights::zero();
    let (net, linear) = weights.numbers_mut().split_at_mut(LINEAR);
    let (first, second) = net.split_at_mut(OUTPUT);
    first.fill_with(|| lot(0.15));
    // The units without a ReLU begin at nothing.
    first.chunks_mut(HIDDEN).for_each(|row| row[RELUS..].fill(0.0));
    second.fill_with(|| lot(0.1));
    rule_of_thumb(linear);
    weights
}

fn rule_of_thumb(linear: &mut [f32]) {
    for (name, worth) in [(names::GOODS, [0.3, -0.15]), (names::POINTS, [1.25, -1.25]), (names::BUILDINGS, [1.5, -1.5])]
    {
        for (from, worth) in [0, RIVALS.start].into_iter().zip(worth) {
            linear[from + names::place(name).start] = worth;
        }
    }
    linear[names::place(names::ICONS)].fill(0.1);
    for name in [names::POPE, names::EMPEROR, names::KING, names::CHAMBERLAIN, names::COUNTED_ICONS] {
        linear[names::place(name)].fill(0.2);
    }
    let (cards, last) = (names::place(names::CARDS).start, names::place(names::LAST_CARDS).start);
    for card in Card::ALL {
        let worth = match card.colour() {
            Colour::Red | Colour::Purple => 0.0,
            Colour::Green => 0.05,
            Colour::Blue => 0.07,
            Colour::Yellow => 0.12,
        };
        let builder = if card == Card::Builder { 0.1 } else { 0.0 };
        linear[cards + card as usize] = worth + builder;
        linear[last + card as usize] = worth + builder / 2.0;
    }
}

/// Adds the gradient of a lesson. Returns how far off the utility was.
pub fn backward(weights: &Weights, lesson: &Lesson, share: f32, gradient: &mut [f32]) -> f32 {
    let figures = &lesson.figures;
    let hidden = weights.hidden(figures);
    let [utility, margin, win] = weights.outputs(&hidden);
    let aim = lesson.worth.margin / MARGIN;
    let error = sigmoid(utility) - lesson.worth.utility;
    // The utility is what is played for; the others help to find what matters and are shown in hints.
    let (margin, win) = ((margin - aim).clamp(-1.5, 1.5), sigmoid(win) - lesson.worth.win);
    let slopes = [error * share, 0.3 * margin * share, 0.3 * win * share];
    let linear = (weights.linear(figures) - aim).clamp(-1.5, 1.5) * share;
    let (net, linear_gradient) = gradient.split_at_mut(LINEAR);
    let (first, second) = net.split_at_mut(OUTPUT);
    let mut back = [0.0; HIDDEN];
    back[RELUS..].copy_from_slice(&slopes);
    let (rows, _) = second.as_chunks_mut::<OUTPUTS>();
    let (weight_rows, _) = weights.numbers()[OUTPUT..LINEAR].as_chunks::<OUTPUTS>();
    for (((unit, back), row), weights) in hidden.iter().zip(&mut back).zip(rows).zip(weight_rows) {
        if *unit > 0.0 {
            row.iter_mut().zip(&slopes).for_each(|(sum, slope)| *sum += unit * slope);
            *back = weights.iter().zip(&slopes).map(|(weight, slope)| weight * slope).sum();
        }
    }
    let (rows, _) = first.as_chunks_mut::<HIDDEN>();
    for ((&figure, row), plain) in figures.iter().chain([&1.0]).zip(rows).zip(linear_gradient) {
        if figure != 0.0 {
            row.iter_mut().zip(&back).for_each(|(sum, back)| *sum += figure * back);
            *plain += figure * linear;
        }
    }
    error
}

#[cfg(test)]
mod tests {
    use bots::valletta::{
        names::COUNT,
        value::{BIAS, Margin},
    };

    use super::*;
    use crate::train::learn::tests::the_gradient_is_the_slope;

    /// The utility and the chance to win are learned by their cross entropy, the margins by their square.
    #[test]
    fn the_gradient_of_a_position_is_the_slope() {
        let figures = std::array::from_fn(|i| (i % 5) as f32 / 20.0);
        let seen = begin(7);
        let margin = MARGIN * (seen.linear(&figures) - 0.5);
        let lesson = Lesson { figures, worth: Worth { utility: 0.25, margin, win: 1.0 } };
        let entropy = |x: f32, aim: f32| -aim * sigmoid(x).ln() - (1.0 - aim) * (1.0 - sigmoid(x)).ln();
        let linear = |weights: &Weights| 0.5 * (weights.linear(&figures) - margin / MARGIN).powi(2);
        let net = |weights: &Weights| {
            let [utility, margin_now, win] = weights.outputs(&weights.hidden(&figures));
            let off = margin_now - margin / MARGIN;
            // Beyond its bound a margin pulls no harder.
            let margin = if off.abs() < 1.5 { 0.5 * off * off } else { 1.5 * off.abs() };
            entropy(utility, 0.25) + 0.3 * margin + 0.3 * entropy(win, 1.0)
        };
        let units = (0..RELUS).find(|&unit| seen.hidden(&figures)[unit] > 0.1).unwrap();
        let at = [3 * HIDDEN + units, 3 * HIDDEN + RELUS, BIAS + units, OUTPUT + units * OUTPUTS];
        the_gradient_is_the_slope::<Margin>(&lesson, net, &at);
        the_gradient_is_the_slope::<Margin>(&lesson, linear, &[LINEAR + 4, LINEAR + COUNT]);
    }
}
