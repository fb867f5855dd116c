//! "Played like step N": how much bots of every step lose per decision.

/// What a step of the ladder loses per decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// The step, from 1.
    pub step: u8,
    /// How much of the chance to win it loses per decision, on average, among its equals.
    pub lost: f64,
}

/// What the steps of a game lose, the weakest first, by the number of players. Measured with `lab review-levels`;
/// `docs/review.md` has the games and the intervals.
const RATES: &[(&str, usize, &[Rate])] = &[
    ("saint-malo", 2, &[rate(5, 0.0313), rate(7, 0.0218), rate(9, 0.0034)]),
    ("valletta", 2, &[rate(1, 0.0306), rate(5, 0.0204), rate(7, 0.0082), rate(9, 0.0070)]),
];

const fn rate(step: u8, lost: f64) -> Rate {
    Rate { step, lost }
}

/// The steps of a game for so many players, the weakest first; none where they were not measured.
pub fn rates(game: &str, players: usize) -> &'static [Rate] {
    let found = RATES.iter().find(|(name, many, _)| *name == game && *many == players);
    found.map_or(&[], |(_, _, rates)| rates)
}

/// The step whose errors are most like this rate. Errors differ by factors from step to step, so factors are compared.
pub fn step(game: &str, players: usize, lost: f64) -> Option<u8> {
    let far = |rate: &&Rate| (lost.max(1e-6) / rate.lost.max(1e-6)).ln().abs();
    rates(game, players).iter().min_by(|one, other| far(one).total_cmp(&far(other))).map(|rate| rate.step)
}
