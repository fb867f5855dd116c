//! Fair scheduling of bots: whoever had the least thinking time lately comes first.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use store::{Id, Waiting};

/// The half-life of the time that somebody had.
const HALF: f64 = 60.0;
/// How many people are remembered.
const MOST: usize = 10_000;

/// How long bots have thought for each person. Shared by the workers of a process.
#[derive(Clone, Default)]
pub struct Shares(Arc<Mutex<HashMap<Option<Id>, Share>>>);

/// Seconds, and when they were last added up.
type Share = (f64, Instant);

fn lately((seconds, at): &Share) -> f64 {
    seconds * (-at.elapsed().as_secs_f64() / HALF).exp2()
}

impl Shares {
    /// A bot has thought for somebody.
    pub fn add(&self, person: Option<Id>, thought: Duration) {
        let mut shares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shares.len() >= MOST {
            shares.retain(|_, share| lately(share) > 0.01);
        }
        let before = shares.get(&person).map_or(0.0, lately);
        shares.insert(person, (before + thought.as_secs_f64(), Instant::now()));
    }

    /// Whose turn it is: for whom the fewest workers think now, then for whom they have thought the least lately.
    pub fn sort(&self, waiting: &mut [Waiting]) {
        let shares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let had = |waits: &Waiting| shares.get(&waits.person).map_or(0.0, lately);
        waiting.sort_by(|one, other| one.taken.cmp(&other.taken).then(had(one).total_cmp(&had(other))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_had_the_least_comes_first() {
        let ids: Vec<Id> = (1..=3).map(|number| Id::try_from(number).expect("an id")).collect();
        let waits = |place: usize, taken| Waiting { job: place as i64, person: Some(ids[place]), taken };
        let shares = Shares::default();
        shares.add(Some(ids[0]), Duration::from_secs(3));
        shares.add(Some(ids[1]), Duration::from_secs(1));
        let mut waiting = [waits(0, 0), waits(1, 0), waits(2, 1)];
        shares.sort(&mut waiting);
        assert_eq!(waiting.map(|waits| waits.job), [1, 0, 2], "a worker thinks for the third already");
    }
}
