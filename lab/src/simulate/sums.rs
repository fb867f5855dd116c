//! Sums over games. They are integers, so the order does not matter.

use std::collections::BTreeMap;

use kit::{Outcome, Seat};

use crate::{random::Effort, stats::Tally};

#[derive(Clone, Default)]
pub struct Sums {
    pub games: u64,
    /// Scores, all seats of a game added up.
    pub together: Tally,
    pub seats: Vec<SeatSums>,
    /// Wins of the seat that began, and of all others together.
    pub first_wins: u64,
    pub other_wins: u64,
    pub decisions: Tally,
    pub rounds: Tally,
    pub triggers: BTreeMap<&'static str, u64>,
    /// Points by source, of all seats together.
    pub sources: BTreeMap<&'static str, Tally>,
}

#[derive(Clone, Copy, Default)]
pub struct SeatSums {
    pub score: Tally,
    pub wins: u64,
}

impl Sums {
    /// Adds a finished game.
    pub fn add(&mut self, outcome: &Outcome, first: Seat, effort: Effort) {
        self.games += 1;
        self.seats.resize(outcome.scores.len(), SeatSums::default());
        for (seat, &score) in self.seats.iter_mut().zip(&outcome.scores) {
            seat.score.add(score.into());
        }
        self.together.add(outcome.scores.iter().map(|&score| i64::from(score)).sum());
        for winner in &outcome.winners {
            self.seats[winner.index()].wins += 1;
            *(if *winner == first { &mut self.first_wins } else { &mut self.other_wins }) += 1;
        }
        self.decisions.add(effort.decisions as i64);
        self.rounds.add(outcome.rounds.into());
        *self.triggers.entry(outcome.trigger).or_default() += 1;
        let mut sources = BTreeMap::<_, i64>::new();
        for (source, points) in outcome.detail.iter().flatten() {
            *sources.entry(*source).or_default() += i64::from(*points);
        }
        for (source, points) in sources {
            self.sources.entry(source).or_default().add(points);
        }
    }

    /// Adds the games of another thread.
    pub fn merge(&mut self, other: &Sums) {
        self.games += other.games;
        self.together.merge(&other.together);
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatSums::default());
        for (seat, others) in self.seats.iter_mut().zip(&other.seats) {
            seat.score.merge(&others.score);
            seat.wins += others.wins;
        }
        self.first_wins += other.first_wins;
        self.other_wins += other.other_wins;
        self.decisions.merge(&other.decisions);
        self.rounds.merge(&other.rounds);
        for (trigger, count) in &other.triggers {
            *self.triggers.entry(trigger).or_default() += count;
        }
        for (source, tally) in &other.sources {
            self.sources.entry(source).or_default().merge(tally);
        }
    }
}
