//! Rated games: who has forfeited, and what follows from it.

use crate::{Entry, Live, Result, SeatNote, Status, change::Draft};

/// What leaving a game means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leaving {
    /// A bot plays on; nothing else.
    #[default]
    Free,
    /// The rated game is lost.
    Loses,
    /// The rated game is aborted and counts for nobody.
    Aborts,
}

/// Rounds that must be played before leaving loses a rated game. Before that it is aborted and counts for nobody.
const TO_BEGIN_WITH: u32 = 2;

/// The seats that are forfeited after one more entry of the log, in order. The last one left has won and cannot lose
/// any more.
pub fn after(mut forfeited: Vec<i64>, entry: &Entry, seats: usize) -> Vec<i64> {
    if let Some(seat) = entry.seat
        && entry.seat_note().is_some_and(|note| note.forfeits())
        && !forfeited.contains(&seat)
        && forfeited.len() + 1 < seats
    {
        forfeited.push(seat);
    }
    forfeited
}

impl Live {
    /// The house rule that keeps the game from being rated, if there is one.
    pub fn house_rule(&self) -> Option<String> {
        self.kind.house_rule(&self.table.options)
    }

    /// Whether the game counts for ratings.
    pub fn counts(&self) -> bool {
        self.table.rated && !self.table.practice && self.house_rule().is_none()
    }

    /// The seats that have lost a rated game, or will when it ends, in the order in which they forfeited.
    pub fn lost(&self) -> &[i64] {
        let counts = self.table.rated && self.table.status != Status::Abandoned;
        if counts { &self.forfeited } else { &[] }
    }

    /// The place of every seat, from 1: by score and the rules' own tie-break. In a rated game, seats that forfeited
    /// come after all others, and the first to forfeit comes last.
    pub fn places(&self) -> Vec<usize> {
        let outcome = self.board.as_ref().and_then(|board| board.outcome());
        let key = |seat: usize| {
            let stayed = self.lost().iter().position(|&gone| gone == seat as i64).unwrap_or(usize::MAX);
            let won = outcome.as_ref().is_some_and(|end| end.winners.iter().any(|winner| winner.index() == seat));
            (stayed, won, outcome.as_ref().and_then(|outcome| outcome.scores.get(seat).copied()))
        };
        let better = |seat: usize| (0..self.seats.len()).filter(|&other| key(other) > key(seat)).count();
        (0..self.seats.len()).map(|seat| better(seat) + 1).collect()
    }

    /// What leaving would mean for a seat.
    pub fn leaving(&self, seat: i64) -> Leaving {
        match self.table.rated {
            true if self.forfeited.is_empty() && !self.has_begun() => Leaving::Aborts,
            true if !self.forfeited.contains(&seat) && !self.has_won(seat) => Leaving::Loses,
            _ => Leaving::Free,
        }
    }

    /// Whether enough rounds are played for leaving to lose a rated game.
    fn has_begun(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.rounds() > TO_BEGIN_WITH)
    }

    /// Whether only this seat can still win a rated game: all others have forfeited.
    pub fn has_won(&self, seat: i64) -> bool {
        self.table.rated && self.forfeited.len() + 1 == self.seats.len() && !self.forfeited.contains(&seat)
    }
}

impl Draft<'_> {
    /// Logs that somebody forfeits, and what that means in a rated game.
    pub(super) fn forfeit(&mut self, seat: usize, note: &SeatNote) -> Result {
        let seat = seat as i64;
        let (leaving, won) = (self.live.leaving(seat), self.live.has_won(seat));
        self.note_seat(Some(seat), note);
        match leaving {
            Leaving::Aborts => self.end(Status::Abandoned, "aborted"),
            Leaving::Free if won => self.end(Status::Over, "forfeited"),
            Leaving::Free | Leaving::Loses => Ok(()),
        }
    }
}
