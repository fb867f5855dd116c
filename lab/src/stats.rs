//! Means and shares with their 95% confidence intervals. Sums are integers, so the order of adding does not matter.

use serde::Serialize;

/// 95% of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.959_964;

/// Numbers added up.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    count: u64,
    sum: i64,
    squares: i128,
    least: i64,
    most: i64,
}

impl Tally {
    pub fn add(&mut self, number: i64) {
        self.merge(&Tally { count: 1, sum: number, squares: i128::from(number).pow(2), least: number, most: number });
    }

    pub fn merge(&mut self, other: &Tally) {
        if self.count == 0 || other.count == 0 {
            *self = if self.count == 0 { *other } else { *self };
            return;
        }
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count as f64
    }

    /// The mean with its interval, each number divided by `parts`: a sum over players becomes a mean over players.
    pub fn estimate(&self, parts: u8) -> Estimate {
        let n = i128::from(self.count);
        let spread = n * self.squares - i128::from(self.sum).pow(2);
        let margin = (n > 1).then(|| Z * (spread as f64 / (n * (n - 1)) as f64 / n as f64).sqrt());
        let parts = f64::from(parts);
        Estimate {
            mean: self.mean() / parts,
            low: margin.map(|margin| (self.mean() - margin) / parts),
            high: margin.map(|margin| (self.mean() + margin) / parts),
        }
    }

    /// The mean with its interval and the extremes.
    pub fn range(&self) -> Range {
        Range { estimate: self.estimate(1), min: self.least, max: self.most }
    }
}

/// A mean with its 95% interval, which needs at least two numbers.
#[derive(Clone, Copy, Serialize, Debug)]
pub struct Estimate {
    pub mean: f64,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

/// A mean with its interval and the extremes.
#[derive(Clone, Copy, Serialize, Debug)]
pub struct Range {
    #[serde(flatten)]
    pub estimate: Estimate,
    pub min: i64,
    pub max: i64,
}

/// How often something happened, with Wilson's 95% interval.
#[derive(Clone, Copy, Serialize, Debug)]
pub struct Share {
    pub count: u64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// `count` out of `of`.
    pub fn new(count: u64, of: u64) -> Share {
        Share { count, ..Share::fraction(count as f64, of) }
    }

    /// The same, where a success may count as a fraction.
    pub fn fraction(sum: f64, of: u64) -> Share {
        let (n, share) = (of as f64, sum / of as f64);
        let centre = share + Z * Z / (2.0 * n);
        let margin = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Share {
            count: sum as u64,
            share,
            low: ((centre - margin) / scale).max(0.0),
            high: ((centre + margin) / scale).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn a_mean_and_its_interval_are_those_of_the_textbook() {
        let mut tally = Tally::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|number| tally.add(number));
        let estimate = tally.estimate(1);
        // The sample's standard deviation is 2.13809, the standard error 0.75593.
        assert!(near(estimate.mean, 5.0) && near(estimate.high.unwrap(), 5.0 + 1.959_964 * 0.755_929));
        assert_eq!((tally.range().min, tally.range().max), (2, 9));
        assert!(near(tally.estimate(2).mean, 2.5));
    }

    #[test]
    fn the_order_of_merging_changes_nothing() {
        let of = |numbers: &[i64]| {
            let mut tally = Tally::default();
            numbers.iter().for_each(|&number| tally.add(number));
            tally
        };
        let (mut one, mut two) = (of(&[-3, 8]), of(&[1]));
        one.merge(&of(&[1]));
        two.merge(&of(&[-3, 8]));
        assert_eq!(one.estimate(1).low, two.estimate(1).low);
        assert_eq!((one.least, one.most), (two.least, two.most));
    }

    #[test]
    fn a_share_has_wilson_s_interval() {
        let share = Share::new(5, 20);
        assert!(near(share.low, 0.111_86) && near(share.high, 0.468_70), "{share:?}");
        assert!(near(Share::new(0, 10).low, 0.0) && Share::new(0, 10).high > 0.2);
    }

    #[test]
    fn one_number_has_no_interval() {
        let mut tally = Tally::default();
        tally.add(7);
        assert!(near(tally.estimate(1).mean, 7.0) && tally.estimate(1).low.is_none());
    }
}
