//! Time at a table: no clock, a bank of time with an increment, or days for each move.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No clock.
    #[default]
    Free,
    /// A bank for the whole game, and a little more with every turn; in seconds.
    Live { bank: u32, increment: u32 },
    /// So many days for every turn.
    Days { days: u32 },
}

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;

impl Pace {
    /// What is wrong with the figures, if anything.
    pub fn check(self) -> Result<(), &'static str> {
        match self {
            Pace::Live { bank, increment } if !(10..=24 * 3600).contains(&bank) || increment > 3600 => {
                Err("a bank holds 10 seconds to 24 hours, an increment at most an hour")
            }
            Pace::Days { days } if !(1..=30).contains(&days) => Err("1 to 30 days for a move"),
            _ => Ok(()),
        }
    }

    /// After how long without any move a table is abandoned.
    pub fn patience(self) -> i64 {
        match self {
            Pace::Live { .. } => DAY,
            Pace::Days { .. } | Pace::Free => 30 * DAY,
        }
    }
}

/// The clocks of a table: what each seat has left, and since when the seat on turn is thinking. Milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks {
    pub banks: Vec<i64>,
}

impl Clocks {
    pub fn new(pace: Pace, players: usize) -> Clocks {
        let bank = match pace {
            Pace::Live { bank, .. } => i64::from(bank) * SECOND,
            Pace::Free | Pace::Days { .. } => 0,
        };
        Clocks { banks: vec![bank; players] }
    }

    /// Until when the seat must have moved, if it began to think at this time.
    pub fn deadline(&self, pace: Pace, seat: usize, turn_at: i64) -> Option<i64> {
        match pace {
            Pace::Free => None,
            Pace::Live { .. } => self.banks.get(seat).map(|bank| turn_at + bank.max(&0)),
            Pace::Days { days } => Some(turn_at + i64::from(days) * DAY),
        }
    }

    /// Charges the seat for what it thought; a seat that hands the turn on gets its increment.
    pub fn charge(&mut self, pace: Pace, seat: usize, thought: i64, hands_on: bool) {
        let Pace::Live { increment, .. } = pace else { return };
        let Some(bank) = self.banks.get_mut(seat) else { return };
        *bank = (*bank - thought.max(0)).max(0);
        if hands_on {
            *bank += i64::from(increment) * SECOND;
        }
    }

    /// Takes the increment back of a turn that was not handed on after all.
    pub fn take_back(&mut self, pace: Pace, seat: usize) {
        if let Pace::Live { increment, .. } = pace {
            self.charge(pace, seat, i64::from(increment) * SECOND, false);
        }
    }

    /// Somebody who comes back finds a minute at least.
    pub fn refill(&mut self, pace: Pace, seat: usize) {
        if let (Pace::Live { increment, .. }, Some(bank)) = (pace, self.banks.get_mut(seat)) {
            *bank = (*bank).max(i64::from(increment.max(60)) * SECOND);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { bank: 60, increment: 5 };

    #[test]
    fn thinking_costs_time_and_handing_the_turn_on_brings_the_increment() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.charge(LIVE, 0, 10_000, false);
        assert_eq!(clocks.banks, [50_000, 60_000]);
        clocks.charge(LIVE, 0, 10_000, true);
        assert_eq!(clocks.deadline(LIVE, 0, 1_000), Some(46_000));
    }

    #[test]
    fn a_clock_set_back_charges_nothing() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.charge(LIVE, 1, -5_000, false);
        assert_eq!(clocks.banks[1], 60_000);
    }

    #[test]
    fn days_are_counted_for_every_turn_and_no_clock_has_no_end() {
        let days = Pace::Days { days: 3 };
        assert_eq!(Clocks::new(days, 2).deadline(days, 1, 0), Some(3 * DAY));
        assert_eq!(Clocks::new(Pace::Free, 2).deadline(Pace::Free, 1, 0), None);
    }

    #[test]
    fn whoever_comes_back_finds_a_minute() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.charge(LIVE, 0, 90_000, false);
        clocks.refill(LIVE, 0);
        assert_eq!(clocks.banks[0], 60_000);
    }
}
