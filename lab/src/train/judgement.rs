//! How a judgement of the whole table follows a lesson: the same for every game.

use bots::{
    Network, Weights,
    judgement::{Judgement, OUTPUTS, POINTS, Places, ROUNDS},
};
use kit::{Chance, Sampled};

/// A position met in play, and what came of it: for every seat the features and what should be foretold of it.
#[derive(Clone, Debug)]
pub struct Lesson<const F: usize> {
    /// By seat.
    pub seats: Vec<Told<F>>,
}

/// One seat of a lesson.
#[derive(Clone, Debug)]
pub struct Told<const F: usize> {
    /// What the judgement looks at.
    pub features: [f32; F],
    /// The share of the win, 0 to 1; those of all seats together are 1.
    pub win: f32,
    /// The points at the end.
    pub points: f32,
    /// The rounds that were left.
    pub rounds: f32,
}

/// What points and rounds count beside the win.
const BESIDE: [f32; OUTPUTS] = [1.0, 0.1, 0.05];

/// Small weights by lot to begin with.
pub fn begin<N: Network>(seed: u64, features: usize, hidden: usize) -> Weights<N> {
    let mut chance = Sampled::new(seed);
    let mut lot = |size: f32| (chance.pick(20_001) as f32 / 10_000.0 - 1.0) * size;
    let mut weights = Weights::zero();
    let at = Places::of(features, hidden);
    weights.numbers_mut()[..at.bias].fill_with(|| lot(0.15));
    weights.numbers_mut()[at.output..at.linear].fill_with(|| lot(0.1));
    weights
}

/// Adds the gradient of a lesson: of the cross entropy of the chances, and of half the squared errors of points and
/// rounds. Returns how far the chances were off: the root of the sum of their squared errors.
pub fn backward<N: Network, const F: usize, const H: usize>(
    weights: &Weights<N>,
    lesson: &Lesson<F>,
    share: f32,
    gradient: &mut [f32],
) -> f32 {
    let judgement = Judgement::<N, F, H>::new(weights);
    let nothing = judgement.nothing();
    let sums: Vec<_> = lesson.seats.iter().map(|seat| judgement.sums(&seat.features, &nothing)).collect();
    let outputs: Vec<_> = sums.iter().map(|sums| judgement.outputs(sums)).collect();
    let forecasts = bots::judgement::forecasts(&outputs);
    let mut off = 0.0;
    for (seat, told) in lesson.seats.iter().enumerate() {
        let win = forecasts[seat].win - told.win;
        off += win * win;
        let errors = [win, outputs[seat][1] - told.points / POINTS, outputs[seat][2] - told.rounds / ROUNDS];
        // One surprise should not shake everything.
        let slope = |output: usize| errors[output].clamp(-1.5, 1.5) * BESIDE[output] * share;
        follow::<F, H>(weights.numbers(), &told.features, &sums[seat].hidden, std::array::from_fn(slope), gradient);
    }
    off.sqrt()
}

/// Adds what one seat's outputs ask for.
fn follow<const F: usize, const H: usize>(
    numbers: &[f32],
    features: &[f32; F],
    hidden: &[f32; H],
    slopes: [f32; OUTPUTS],
    gradient: &mut [f32],
) {
    let at = Places::of(F, H);
    let mut back = [0.0; H];
    for unit in 0..H {
        if hidden[unit] > 0.0 {
            for (output, slope) in slopes.into_iter().enumerate() {
                let place = at.output + unit * OUTPUTS + output;
                gradient[place] += hidden[unit] * slope;
                back[unit] += numbers[place] * slope;
            }
        }
    }
    for (feature, &value) in features.iter().enumerate() {
        if value != 0.0 {
            let row = &mut gradient[feature * H..(feature + 1) * H];
            row.iter_mut().zip(&back).for_each(|(sum, back)| *sum += value * back);
            let row = &mut gradient[at.linear + feature * OUTPUTS..at.linear + (feature + 1) * OUTPUTS];
            row.iter_mut().zip(&slopes).for_each(|(sum, slope)| *sum += value * slope);
        }
    }
    gradient[at.bias..at.output].iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
    gradient[at.last..at.last + OUTPUTS].iter_mut().zip(&slopes).for_each(|(sum, slope)| *sum += slope);
}

#[cfg(test)]
mod tests {
    use bots::{Layer, judgement::layers};

    use super::*;

    const F: usize = 5;
    const H: usize = 4;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Small;

    impl Network for Small {
        const GAME: &'static str = "small";
        const LAYERS: &'static [Layer] = &layers(F, H);

        fn feature_names() -> Vec<String> {
            (0..F).map(|place| place.to_string()).collect()
        }
    }

    fn told(number: f32, win: f32) -> Told<F> {
        let features = std::array::from_fn(|place| (place as f32 - number) / 3.0);
        Told { features, win, points: 5.0 * number, rounds: number }
    }

    /// What the gradient is the slope of.
    fn loss(weights: &Weights<Small>, lesson: &Lesson<F>) -> f32 {
        let judgement = Judgement::<Small, F, H>::new(weights);
        let judge = |seat: &Told<F>| judgement.judge(&seat.features, &judgement.nothing());
        let outputs: Vec<_> = lesson.seats.iter().map(judge).collect();
        let forecasts = bots::judgement::forecasts(&outputs);
        let each = lesson.seats.iter().zip(&outputs).zip(&forecasts).map(|((told, output), forecast)| {
            let (points, rounds) = (output[1] - told.points / POINTS, output[2] - told.rounds / ROUNDS);
            -told.win * forecast.win.ln() + 0.5 * (BESIDE[1] * points * points + BESIDE[2] * rounds * rounds)
        });
        each.sum()
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss_for_any_number_of_players() {
        for players in [2, 3, 5] {
            let seats = (0..players).map(|seat| told(seat as f32, if seat == 1 { 1.0 } else { 0.0 })).collect();
            let (lesson, mut weights) = (Lesson { seats }, begin::<Small>(7, F, H));
            let mut gradient = vec![0.0; Weights::<Small>::SIZE];
            backward::<Small, F, H>(&weights, &lesson, 1.0, &mut gradient);
            for (place, &gradient) in gradient.iter().enumerate() {
                let mut at = |step: f32| {
                    weights.numbers_mut()[place] += step;
                    let loss = loss(&weights, &lesson);
                    weights.numbers_mut()[place] -= step;
                    loss
                };
                let slope = (at(0.01) - at(-0.01)) / 0.02;
                assert!((slope - gradient).abs() < 0.01, "{players}, {place}: {slope} {gradient}");
            }
        }
    }
}
