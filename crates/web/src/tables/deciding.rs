//! What is decided: actions, and taking them back.

use std::sync::Arc;

use kit::Seat;
use store::{EntryKind, Status};

use super::{
    change::{Caller, Draft},
    live::{Plea, is_played},
};
use crate::{
    board,
    pace::Pace,
    problem::{Problem, Result},
};

impl Draft<'_> {
    pub(super) fn act(&mut self, caller: &Caller, action: &str) -> Result {
        self.must_be(Status::Playing)?;
        let row = self.live.on_turn().ok_or_else(|| Problem::conflict("over", "the game is over"))?;
        if row.person != Some(caller.id) {
            let sits = self.live.seats_of(caller.id).count() > 0;
            let why = if sits { format!("it is {}'s turn", row.name) } else { "you do not sit at this table".into() };
            return Err(Problem::forbidden(if sits { "not_your_turn" } else { "not_seated" }, why));
        }
        if !is_played(row) {
            return Err(Problem::conflict("away", "a bot plays for you: come back first"));
        }
        self.decide(&[action])
    }

    pub(super) fn bot(&mut self, n: i64, actions: &[String]) -> Result {
        self.must_be(Status::Playing)?;
        if n != self.live.table.version || self.live.bot_job(self.now).is_none() {
            return Err(Problem::conflict("stale", "the table has moved on"));
        }
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        self.decide(&actions)
    }

    /// Carries out decisions of the seat on turn.
    fn decide(&mut self, actions: &[&str]) -> Result {
        let (Some(board), Some(row)) = (&self.live.board, self.live.on_turn()) else {
            return Err(Problem::conflict("over", "the game is over"));
        };
        let (seat, played) = (row.seat, is_played(row));
        let (from, mut board) = (board.decisions(), board.copy());
        let mut fair = self.live.fair()?;
        for action in actions {
            let line = board.act(action, &mut fair).map_err(|refused| Problem::refused(refused.why, refused.rule))?;
            self.note(EntryKind::Act, Some(seat), line);
        }
        self.live.used = fair.next;
        self.live.plea = None;
        let hands_on = board.turn().is_none_or(|turn| i64::from(turn.0) != seat);
        // Days are counted for whole turns, a bank from decision to decision.
        let counted = hands_on || !matches!(self.live.pace, Pace::Days { .. });
        let (pace, time) = (self.live.pace, if counted { self.live.idle(self.now) } else { 0 });
        self.live.clocks.spend(pace, seat as usize, from, time, played);
        if hands_on {
            self.live.clocks.hand_on(pace, played);
        }
        if counted {
            self.live.table.turn_at = Some(self.now);
        }
        let over = board.outcome().is_some();
        self.live.board = Some(Arc::from(board));
        if over { self.end(Status::Over, "rules") } else { Ok(()) }
    }

    pub(super) fn undo(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Playing)?;
        let Some(board) = &self.live.board else { return Ok(()) };
        let own: Vec<Seat> =
            self.live.seats_of(caller.id).filter(|row| is_played(row)).map(|row| Seat(row.seat as u8)).collect();
        let Some(&first) = own.first() else {
            let sits = self.live.seats_of(caller.id).count() > 0;
            return Err(match sits {
                true => Problem::conflict("away", "a bot plays for you"),
                false => Problem::forbidden("not_seated", "you do not sit at this table"),
            });
        };
        let seat = board.last_seat().filter(|last| own.contains(last)).unwrap_or(first);
        let decisions = board.decisions();
        match board.can_undo(seat) {
            Ok(()) => self.take_back(decisions - 1),
            Err(kit::NoUndo::Nothing) => Err(Problem::conflict("no_undo", kit::NoUndo::Nothing.to_string())),
            Err(_) => self.plead(caller, decisions),
        }
    }

    /// Asks the others to let the caller's last decision be taken back, with all that came after it.
    fn plead(&mut self, caller: &Caller, decisions: usize) -> Result {
        let Some(board) = &self.live.board else { return Ok(()) };
        let own = |told: &board::Told| {
            told.seat.is_some_and(|seat| self.live.seats_of(caller.id).any(|row| row.seat == i64::from(seat)))
        };
        let told = board.told(kit::Viewer::Public, 0);
        let Some(last) = told.iter().rev().find(|told| own(told)).map(|told| told.decision) else {
            return Err(Problem::conflict("no_undo", "you have decided nothing yet"));
        };
        debug_assert!(last <= decisions);
        if self.live.table.rated {
            return Err(Problem::conflict("no_undo", "in a rated game nothing that came to light is taken back"));
        }
        self.note(EntryKind::Seat, None, format!("undo? {}", last - 1));
        self.live.plea = Some(Plea { by: caller.id, to: last - 1, agreed: Vec::new() });
        self.grant()
    }

    pub(super) fn allow(&mut self, caller: &Caller, yes: bool) -> Result {
        self.must_be(Status::Playing)?;
        let people = self.live.playing_people();
        let Some(plea) = &mut self.live.plea else {
            return Err(Problem::conflict("no_plea", "nobody asks to take anything back"));
        };
        if plea.by == caller.id && yes || !people.contains(&caller.id) {
            return Err(Problem::forbidden("not_asked", "the other people at the table are asked"));
        }
        if yes {
            plea.agreed.push(caller.id);
            self.note(EntryKind::Seat, None, "undo yes");
            return self.grant();
        }
        self.live.plea = None;
        self.note(EntryKind::Seat, None, "undo no");
        Ok(())
    }

    /// Takes back what was asked for once every other person who plays has agreed.
    fn grant(&mut self) -> Result {
        let Some(plea) = &self.live.plea else { return Ok(()) };
        let (by, to, agreed) = (plea.by, plea.to, plea.agreed.clone());
        let all = self.live.playing_people().iter().all(|person| *person == by || agreed.contains(person));
        if all { self.take_back(to) } else { Ok(()) }
    }

    fn take_back(&mut self, decisions: usize) -> Result {
        let Some(board) = &self.live.board else { return Ok(()) };
        let mut board = board.copy();
        board.cut(decisions)?;
        let (pace, since) = (self.live.pace, self.live.idle(self.now));
        let Some(earlier) = self.live.clocks.take_back(pace, decisions, since) else {
            return Err(Problem::conflict("no_undo", "that is too long ago for the clocks"));
        };
        // Nobody gets another day by deciding and taking it back.
        let began = match pace {
            Pace::Days { .. } => self.live.table.turn_at.map_or(self.now, |began| began - earlier),
            Pace::Live { .. } | Pace::Free => self.now,
        };
        self.live.table.turn_at = Some(began);
        let end = board.turn().and_then(|seat| self.live.clocks.deadline(pace, seat.index(), began));
        if end.is_some_and(|end| end <= self.now) {
            return Err(Problem::conflict("no_undo", "there is not enough time left to take that back"));
        }
        self.live.board = Some(Arc::from(board));
        self.live.plea = None;
        self.note(EntryKind::Undo, None, decisions.to_string());
        Ok(())
    }
}
