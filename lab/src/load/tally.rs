//! The totals of all clients.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde::Serialize;

/// A lock that is only held to add something, so the data is valid even after a panic.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The sums that all clients add to.
#[derive(Default)]
pub struct Tally(Mutex<Sums>);

#[derive(Default)]
pub struct Sums {
    /// Microseconds from posting each move to its acknowledgement.
    pub acknowledged: Vec<u32>,
    /// Microseconds for each view of a table.
    pub looked: Vec<u32>,
    /// Microseconds from an acknowledgement to the stream's event.
    pub heard: Vec<u32>,
    pub errors: BTreeMap<String, u64>,
    pub checks: Checks,
}

/// The result of comparing the clients' acknowledged moves with the stored games.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Checks {
    pub tables: u64,
    pub moves: u64,
    /// Acknowledged, but not stored like that.
    pub lost: u64,
    /// Stored, but not acknowledged: stored twice, or never sent.
    pub unasked: u64,
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

impl Tally {
    pub fn acknowledged(&self, time: Duration) {
        lock(&self.0).acknowledged.push(micros(time));
    }

    pub fn looked(&self, time: Duration) {
        lock(&self.0).looked.push(micros(time));
    }

    pub fn heard(&self, time: Duration) {
        lock(&self.0).heard.push(micros(time));
    }

    pub fn error(&self, kind: &str) {
        *lock(&self.0).errors.entry(kind.to_owned()).or_default() += 1;
    }

    pub fn checked(&self, moves: u64, lost: u64, unasked: u64) {
        let checks = &mut lock(&self.0).checks;
        checks.tables += 1;
        checks.moves += moves;
        checks.lost += lost;
        checks.unasked += unasked;
    }

    /// Moves acknowledged so far.
    pub fn moves(&self) -> u64 {
        lock(&self.0).acknowledged.len() as u64
    }

    pub fn errors(&self) -> u64 {
        lock(&self.0).errors.values().sum()
    }

    pub fn take(&self) -> Sums {
        std::mem::take(&mut lock(&self.0))
    }
}

impl Sums {
    /// The errors in a sentence.
    pub fn complaints(&self) -> String {
        let all: Vec<String> = self.errors.iter().map(|(kind, count)| format!("{kind} ({count})")).collect();
        all.join(", ")
    }
}

/// The distribution of times, in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct Spread {
    pub count: usize,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub max: f64,
    /// All of them, in order, in microseconds: for the drawing.
    #[serde(skip)]
    pub sorted: Vec<u32>,
}

impl Spread {
    /// None if there are no times.
    pub fn new(mut times: Vec<u32>) -> Option<Spread> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        let at = |percent: usize| {
            let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
            f64::from(times[place.min(last)]) / 1000.0
        };
        let (p50, p95, p99, max) = (at(50), at(95), at(99), at(100));
        Some(Spread { count: times.len(), p50, p95, p99, max, sorted: times })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_names_the_smallest_time_that_so_many_do_not_exceed() {
        let spread = Spread::new((1..=100).rev().map(|ms| ms * 1000).collect()).expect("some");
        assert_eq!((spread.p50, spread.p95, spread.p99, spread.max), (50.0, 95.0, 99.0, 100.0));
        let one = Spread::new(vec![7000]).expect("one");
        assert_eq!((one.p50, one.max, one.count), (7.0, 7.0, 1));
        assert!(Spread::new(Vec::new()).is_none());
    }
}
