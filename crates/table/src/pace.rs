//! Time at a table: no clock, a bank of time with an increment, or days for each move.

use serde::{Deserialize, Serialize};

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No clock.
    #[default]
    Free,
    /// A bank for the whole game, and a little more with every turn; in seconds.
    Live {
        /// What everybody begins with.
        #[cfg_attr(feature = "openapi", schema(minimum = 10, maximum = 86_400))]
        bank: u32,
        /// What every turn brings.
        #[cfg_attr(feature = "openapi", schema(maximum = 3_600))]
        increment: u32,
    },
    /// A number of days for every turn.
    Days {
        /// How many.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 30))]
        days: u32,
    },
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

/// How many turns the clocks remember, so that they can be taken back.
const REMEMBERED: usize = 12;

/// The clocks of a table: what each seat has left, in milliseconds. A bank below zero belongs to somebody who decided
/// after their time was up but before anybody noticed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks {
    /// What is left, by seat.
    pub banks: Vec<i64>,
    /// The last turns, up to the current one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    turns: Vec<Spent>,
}

/// The time of one turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Spent {
    seat: usize,
    /// How many decisions there were before it.
    from: usize,
    /// How long it has lasted.
    time: i64,
    /// How much of that was charged to the seat's bank: a bot's thinking is not.
    paid: i64,
    /// The increment that it brought.
    earned: i64,
    /// Whether it is finished.
    over: bool,
}

impl Clocks {
    /// The clocks before the first turn.
    pub fn new(pace: Pace, players: usize) -> Clocks {
        let bank = match pace {
            Pace::Live { bank, .. } => i64::from(bank) * SECOND,
            Pace::Free | Pace::Days { .. } => 0,
        };
        Clocks { banks: vec![bank; players], turns: Vec::new() }
    }

    /// When the seat's time is up, if it began to think at this time.
    pub fn deadline(&self, pace: Pace, seat: usize, turn_at: i64) -> Option<i64> {
        match pace {
            Pace::Free => None,
            Pace::Live { .. } => self.banks.get(seat).map(|bank| turn_at + bank),
            Pace::Days { days } => Some(turn_at + i64::from(days) * DAY),
        }
    }

    /// Whether a seat's time is up for the rest of the game.
    pub fn is_empty(&self, pace: Pace, seat: usize) -> bool {
        matches!(pace, Pace::Live { .. }) && self.banks.get(seat).is_none_or(|bank| *bank <= 0)
    }

    /// Counts time in a seat's turn, which began after this many decisions. A person is charged for it.
    pub fn spend(&mut self, pace: Pace, seat: usize, from: usize, time: i64, pays: bool) {
        if pace == Pace::Free {
            return;
        }
        if self.turns.last().is_none_or(|turn| turn.over || turn.seat != seat) {
            self.turns.push(Spent { seat, from, time: 0, paid: 0, earned: 0, over: false });
        }
        let Some(turn) = self.turns.last_mut() else { return };
        turn.time += time.max(0);
        if pays {
            self.settle(pace);
        }
    }

    /// Charges the whole current turn to its seat.
    fn settle(&mut self, pace: Pace) {
        let Some(turn) = self.turns.last_mut() else { return };
        if let (Pace::Live { .. }, Some(bank)) = (pace, self.banks.get_mut(turn.seat)) {
            *bank -= turn.time - turn.paid;
            turn.paid = turn.time;
        }
    }

    /// Ends the current turn; a person gets the increment.
    pub fn hand_on(&mut self, pace: Pace, earns: bool) {
        let Some(turn) = self.turns.last_mut() else { return };
        turn.over = true;
        if let (Pace::Live { increment, .. }, true, Some(bank)) = (pace, earns, self.banks.get_mut(turn.seat)) {
            turn.earned = i64::from(increment) * SECOND;
            *bank += turn.earned;
        }
        let old = self.turns.len().saturating_sub(REMEMBERED);
        self.turns.drain(..old);
    }

    /// Somebody comes back in the middle of their own turn and is charged for a bot's thinking in it.
    pub fn come_back(&mut self, pace: Pace, seat: usize) {
        if self.turns.last().is_some_and(|turn| turn.seat == seat && !turn.over) {
            self.settle(pace);
        }
    }

    /// Takes back everything after this many decisions, some time after the last one. Whoever decides again is charged
    /// for all the time since their turn began; the others have what they had before, and nobody keeps an increment.
    /// Returns how much earlier the turn began, for paces that count whole turns; none when that is too long ago.
    pub fn take_back(&mut self, pace: Pace, decisions: usize, since: i64) -> Option<i64> {
        if pace == Pace::Free {
            return Some(0);
        }
        let first = self.turns.iter().rposition(|turn| turn.from <= decisions)?;
        let undone = self.turns.split_off(first);
        for turn in &undone {
            if let Some(bank) = self.banks.get_mut(turn.seat) {
                *bank += turn.paid - turn.earned;
            }
        }
        let Spent { seat, from, .. } = *undone.first()?;
        let earlier = undone.iter().map(|turn| turn.time).sum();
        let time = if matches!(pace, Pace::Live { .. }) { earlier + since.max(0) } else { 0 };
        self.spend(pace, seat, from, time, true);
        Some(earlier)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { bank: 60, increment: 5 };

    #[test]
    fn thinking_costs_time_and_handing_the_turn_on_brings_the_increment() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.spend(LIVE, 0, 0, 10_000, true);
        assert_eq!(clocks.banks, [50_000, 60_000]);
        clocks.spend(LIVE, 0, 1, 10_000, true);
        clocks.hand_on(LIVE, true);
        assert_eq!(clocks.deadline(LIVE, 0, 1_000), Some(46_000));
    }

    #[test]
    fn a_clock_set_back_charges_nothing() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.spend(LIVE, 1, 0, -5_000, true);
        assert_eq!(clocks.banks[1], 60_000);
    }

    #[test]
    fn days_are_counted_for_every_turn_and_no_clock_has_no_end() {
        let days = Pace::Days { days: 3 };
        assert_eq!(Clocks::new(days, 2).deadline(days, 1, 0), Some(3 * DAY));
        assert_eq!(Clocks::new(Pace::Free, 2).deadline(Pace::Free, 1, 0), None);
    }

    #[test]
    fn whoever_takes_back_pays_for_all_the_time_since_and_the_others_for_none_of_it() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.spend(LIVE, 0, 0, 10_000, true);
        clocks.hand_on(LIVE, true);
        clocks.spend(LIVE, 1, 1, 20_000, true);
        clocks.hand_on(LIVE, true);
        assert_eq!(clocks.banks, [55_000, 45_000]);
        assert_eq!(clocks.take_back(LIVE, 0, 3_000), Some(30_000));
        assert_eq!(clocks.banks, [27_000, 60_000]);
    }

    #[test]
    fn what_a_bot_thinks_is_paid_for_by_whoever_comes_back_in_the_same_turn() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.spend(LIVE, 0, 0, 10_000, true);
        clocks.spend(LIVE, 0, 0, 7_000, false);
        assert_eq!(clocks.banks[0], 50_000);
        clocks.come_back(LIVE, 0);
        assert_eq!(clocks.banks[0], 43_000);
        clocks.hand_on(LIVE, false);
        assert_eq!(clocks.banks[0], 43_000, "no increment for a bot");
    }

    #[test]
    fn a_turn_of_days_that_is_taken_back_began_when_it_began() {
        let days = Pace::Days { days: 1 };
        let mut clocks = Clocks::new(days, 2);
        clocks.spend(days, 0, 0, 0, true);
        clocks.spend(days, 0, 1, 5_000, true);
        clocks.hand_on(days, true);
        assert_eq!(clocks.take_back(days, 1, 2_000), Some(5_000));
    }

    #[test]
    fn what_is_too_long_ago_is_not_taken_back() {
        let mut clocks = Clocks::new(LIVE, 2);
        for turn in 0..20 {
            clocks.spend(LIVE, turn % 2, turn, 1, true);
            clocks.hand_on(LIVE, true);
        }
        assert_eq!(clocks.take_back(LIVE, 3, 0), None);
        assert!(clocks.take_back(LIVE, 10, 0).is_some());
    }
}
