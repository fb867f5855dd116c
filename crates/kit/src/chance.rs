//! Chance is one method. Its outcomes are recorded, so a position never holds a random generator.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The source of every random outcome.
pub trait Chance {
    /// One of `0..n`, each equally likely. `n` is at least 1.
    fn pick(&mut self, n: u32) -> u32;
}

impl<C: Chance> Chance for &mut C {
    #[inline]
    fn pick(&mut self, n: u32) -> u32 {
        (**self).pick(n)
    }
}

/// An unbiased number below `n` (Lemire's multiplication with rejection).
#[inline]
fn below(n: u32, mut next: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(next()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(next()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// For real games: ChaCha from a secret seed.
#[derive(Clone, Debug)]
pub struct Live(ChaCha12Rng);

impl Live {
    /// From a seed of 32 bytes.
    pub fn new(seed: [u8; 32]) -> Self {
        Live(ChaCha12Rng::from_seed(seed))
    }
}

impl Chance for Live {
    fn pick(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u32())
    }
}

/// For playouts of a search: fast, statistically good enough, not secret.
#[derive(Clone, Debug)]
pub struct Sampled(Xoshiro256PlusPlus);

impl Sampled {
    /// Equal seeds give equal outcomes.
    pub fn new(seed: u64) -> Self {
        Sampled(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for Sampled {
    #[inline]
    fn pick(&mut self, n: u32) -> u32 {
        below(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Outcomes fixed in advance, for tests. After the last one, every outcome is 0.
#[derive(Clone, Debug)]
pub struct Scripted(std::collections::VecDeque<u32>);

impl Scripted {
    /// These outcomes, in this order.
    pub fn new(picks: impl IntoIterator<Item = u32>) -> Self {
        Scripted(picks.into_iter().collect())
    }
}

impl Chance for Scripted {
    /// # Panics
    /// When the script's next outcome is not possible here: the test is wrong.
    fn pick(&mut self, n: u32) -> u32 {
        let pick = self.0.pop_front().unwrap_or(0);
        assert!(pick < n, "the script says {pick}, but only 0 to {} are possible here", n - 1);
        pick
    }
}

/// The outcomes of a record, replayed.
///
/// A record may be broken: an outcome that is missing or impossible is answered with 0 and
/// remembered as an error, which [`Replayed::finish`] reports.
#[derive(Clone, Debug)]
pub struct Replayed<'a> {
    picks: &'a [u32],
    used: usize,
    fault: Option<String>,
}

impl<'a> Replayed<'a> {
    /// The outcomes of one line.
    pub fn new(picks: &'a [u32]) -> Self {
        Replayed { picks, used: 0, fault: None }
    }

    /// What was wrong with the line's outcomes, if anything.
    pub fn finish(self) -> Result<(), String> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.used < self.picks.len() => Err(format!(
                "{} outcomes of chance are written here, but the action consumes {}",
                self.picks.len(),
                self.used
            )),
            None => Ok(()),
        }
    }
}

impl Chance for Replayed<'_> {
    fn pick(&mut self, n: u32) -> u32 {
        let pick = self.picks.get(self.used).copied();
        self.used += 1;
        let fault = match pick {
            Some(pick) if pick < n => return pick,
            Some(pick) => format!("outcome {pick} is impossible here: 0 to {} are possible", n - 1),
            None => format!("outcome of chance number {} is missing", self.used),
        };
        self.fault.get_or_insert(fault);
        0
    }
}

/// Wraps another chance and records every outcome.
#[derive(Debug)]
pub struct Noted<'a, C> {
    chance: &'a mut C,
    /// The outcomes so far.
    pub picks: Vec<u32>,
}

impl<'a, C: Chance> Noted<'a, C> {
    /// Wraps this chance.
    pub fn new(chance: &'a mut C) -> Self {
        Noted { chance, picks: Vec::new() }
    }
}

impl<C: Chance> Chance for Noted<'_, C> {
    fn pick(&mut self, n: u32) -> u32 {
        let pick = self.chance.pick(n);
        self.picks.push(pick);
        pick
    }
}

/// For looking ahead only as far as nothing depends on chance: every outcome is 0.
#[derive(Clone, Copy, Debug)]
pub struct Unknown;

impl Chance for Unknown {
    fn pick(&mut self, _: u32) -> u32 {
        0
    }
}

/// Goes through every combination of outcomes, to count positions after chance.
///
/// ```
/// # use kit::{Chance, Odometer};
/// let mut chance = Odometer::default();
/// let mut seen = Vec::new();
/// loop {
///     seen.push((chance.pick(2), chance.pick(3)));
///     if !chance.advance() { break }
/// }
/// assert_eq!(seen, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Odometer {
    wheels: Vec<(u32, u32)>,
    at: usize,
}

impl Odometer {
    /// Goes on to the next combination; false when all have been seen.
    pub fn advance(&mut self) -> bool {
        self.wheels.truncate(self.at);
        self.at = 0;
        while let Some((value, n)) = self.wheels.last_mut() {
            *value += 1;
            if value < n {
                return true;
            }
            self.wheels.pop();
        }
        false
    }
}

impl Chance for Odometer {
    fn pick(&mut self, n: u32) -> u32 {
        if self.at == self.wheels.len() {
            self.wheels.push((0, n));
        }
        self.at += 1;
        self.wheels[self.at - 1].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_n_is_about_equally_likely() {
        let mut chance = Live::new([7; 32]);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.pick(6) as usize] += 1;
        }
        // 60 000 throws: the standard deviation of each count is 91.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 500), "{counts:?}");
    }

    #[test]
    fn equal_seeds_give_equal_chance() {
        let throws = |mut chance: Sampled| (0..20).map(|_| chance.pick(100)).collect::<Vec<_>>();
        assert_eq!(throws(Sampled::new(3)), throws(Sampled::new(3)));
        assert_ne!(throws(Sampled::new(3)), throws(Sampled::new(4)));
    }

    #[test]
    fn a_replay_reports_missing_surplus_and_impossible_outcomes() {
        let mut missing = Replayed::new(&[1]);
        missing.pick(6);
        missing.pick(6);
        assert_eq!(missing.finish(), Err("outcome of chance number 2 is missing".into()));
        let surplus = Replayed::new(&[1]);
        assert!(surplus.finish().unwrap_err().contains("consumes 0"));
        let mut impossible = Replayed::new(&[6]);
        impossible.pick(6);
        assert!(impossible.finish().unwrap_err().contains("outcome 6 is impossible"));
    }
}
