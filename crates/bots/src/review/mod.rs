//! A finished game, judged decision by decision: what was skill and what was luck.
//!
//! Everybody's chance to win is a list of numbers by seat. A decision is judged from what its player could know
//! ([`Opponent::weigh`]): what the chosen action leaves less than the best one is its error, for every seat. What comes
//! to light between two decisions (a roll, a draw, a barrel) changes the chances too: that is luck. Where nothing came
//! to light, the chosen action is worth what the next decision's best one is (`settle.rs`), so that nothing is left
//! over: for every seat, all luck and all errors together are the result less the even share of the start.

mod account;
mod form;
mod judge;
mod settle;
mod steps;
mod turning;

pub use account::Account;
pub use form::{Better, Cause, Choice, Class, FORM, Judged, Luck, Review, TurningPoint};
pub use judge::{Reviewer, Unreviewed};
pub use steps::{Rate, rates, step};

use kit::Record;

use crate::Opponent;

/// The review of a whole record, at once.
pub fn review<G: Opponent>(record: &Record<G>, seed: u64) -> Result<Review, Unreviewed> {
    let mut reviewer = Reviewer::new(record, seed)?;
    while reviewer.step()? {}
    reviewer.finish()
}

/// A chance to the seventh digit, as it is kept: sums of such numbers are exact to far more than is shown.
fn tidy(chance: f64) -> f64 {
    (chance * 1e7).round() / 1e7
}
