//! The sparring partner: the step of the ladder at which somebody wins about half of their games.
//!
//! A person's strength is a place on the ladder. What is believed about it begins around the first partner's step and
//! is weighed anew after every game (Bayes), by how likely its result was at each place. People learn, so older games
//! count for less and less.

use kit::Level;

/// The partner of somebody who has not played yet.
pub const FIRST: Level = Level::Porter;
/// How much likelier a win becomes from one step to the next, in logits: two games in three.
const STEP: f64 = 0.7;
/// How far from the first partner people are expected to be, in steps.
const SPREAD: f64 = 2.0;
/// What a game counts when the next one has been played.
const FADES: f64 = 0.93;
/// Places on the ladder, in parts of a step, from one below it to one above it.
const PARTS: i32 = 4;

/// A finished game of one person against bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// The bots.
    pub against: Vec<Level>,
    /// What the person won: 1 for a victory, 0 for none, a part for a shared one.
    pub won: f64,
}

/// The step at which somebody with these games, the oldest first, wins about half. It moves by at most one step with
/// each game.
pub fn partner(bouts: &[Bout]) -> Level {
    let places: Vec<f64> = (0..=11 * PARTS).map(|place| f64::from(place) / f64::from(PARTS)).collect();
    let first = f64::from(FIRST.step());
    let prior = |place: f64| -((place - first) / SPREAD).powi(2) / 2.0;
    let mut seen = vec![0.0; places.len()];
    let mut step = FIRST.step();
    for bout in bouts {
        for (seen, &place) in seen.iter_mut().zip(&places) {
            *seen = FADES * *seen + bout.likelihood(place);
        }
        let weights: Vec<f64> = places.iter().zip(&seen).map(|(&place, seen)| (prior(place) + seen).exp()).collect();
        let mean = places.iter().zip(&weights).map(|(place, weight)| place * weight).sum::<f64>()
            / weights.iter().sum::<f64>();
        let wanted = mean.round().clamp(1.0, 10.0) as u8;
        step = wanted.clamp(step.saturating_sub(1), step + 1);
    }
    Level::at_step(step)
}

impl Bout {
    /// The logarithm of how likely this result is for somebody at this place on the ladder.
    fn likelihood(&self, place: f64) -> f64 {
        let bots: f64 = self.against.iter().map(|level| (STEP * (f64::from(level.step()) - place)).exp()).sum();
        let wins = 1.0 / (1.0 + bots);
        self.won * wins.ln() + (1.0 - self.won) * (1.0 - wins).max(1e-9).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who plays the partner again and again, and wins against everything below their step.
    fn after(games: usize, strength: u8) -> Vec<Level> {
        let (mut bouts, mut partners) = (Vec::new(), vec![FIRST]);
        for game in 0..games {
            let level = partner(&bouts);
            let won = match level.step().cmp(&strength) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => f64::from(game as u32 % 2),
                std::cmp::Ordering::Greater => 0.0,
            };
            bouts.push(Bout { against: vec![level], won });
            partners.push(partner(&bouts));
        }
        partners
    }

    #[test]
    fn a_newcomer_meets_step_3() {
        assert_eq!(partner(&[]).step(), 3);
    }

    #[test]
    fn the_partner_finds_everybody_s_step_and_moves_by_one_at_most() {
        for strength in 1..=10 {
            let partners = after(30, strength);
            assert!(partners.windows(2).all(|two| two[0].step().abs_diff(two[1].step()) <= 1));
            let last = partners.last().unwrap().step();
            assert!(last.abs_diff(strength) <= 1, "{strength}: {partners:?}");
        }
    }

    #[test]
    fn whoever_loses_meets_somebody_weaker_and_whoever_wins_somebody_stronger() {
        let game = |won| Bout { against: vec![FIRST], won };
        assert_eq!(partner(&[game(0.0)]).step(), 2);
        assert_eq!(partner(&[game(1.0)]).step(), 4);
        assert_eq!(partner(&[game(0.5)]).step(), 3);
    }

    #[test]
    fn a_win_against_three_counts_more_than_one_against_one() {
        let against = |bots: usize| vec![Bout { against: vec![Level::Sailor; bots], won: 1.0 }; 2];
        assert!(partner(&against(3)) >= partner(&against(1)));
    }
}
