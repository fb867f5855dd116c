//! Decisions, and taking them back.

use std::sync::Arc;

use kit::{NoUndo, Seat};

use crate::{Caller, EntryKind, Pace, Plea, Refusal, Result, SeatNote, Status, change::Draft, is_played};

impl Draft<'_> {
    pub(super) fn act(&mut self, caller: &Caller, action: &str) -> Result {
        self.must_be(Status::Playing)?;
        let row = self.live.on_turn().ok_or(Refusal::Over)?;
        if row.person != Some(caller.id) {
            let sits = self.live.seats_of(caller.id).count() > 0;
            let name = row.name.clone();
            return Err(if sits { Refusal::NotYourTurn { name } } else { Refusal::NotSeated });
        }
        if !is_played(row) {
            return Err(Refusal::Away);
        }
        self.decide(&[action])
    }

    pub(super) fn bot(&mut self, n: i64, actions: &[String]) -> Result {
        self.must_be(Status::Playing)?;
        if n != self.live.table.version || self.live.thinking().is_none() {
            return Err(Refusal::Stale);
        }
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        self.decide(&actions)
    }

    /// Carries out decisions of the seat on turn.
    fn decide(&mut self, actions: &[&str]) -> Result {
        let (Some(board), Some(row)) = (&self.live.board, self.live.on_turn()) else {
            return Err(Refusal::Over);
        };
        let (seat, played) = (row.seat, is_played(row));
        let (from, mut board) = (board.decisions(), board.copy());
        let mut fair = self.live.fair()?;
        for action in actions {
            let line = board.act(action, &mut fair)?;
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
        match self.can_undo(caller)? {
            Ok(decisions) => self.take_back(decisions - 1),
            Err(NoUndo::Nothing) => Err(Refusal::NothingToUndo),
            Err(NoUndo::OtherSeat(_) | NoUndo::Revealed) => self.plead(caller),
        }
    }

    /// How many decisions there are if the caller may take the last one back, else why not.
    fn can_undo(&self, caller: &Caller) -> Result<std::result::Result<usize, NoUndo>> {
        let Some(board) = &self.live.board else { return Ok(Err(NoUndo::Nothing)) };
        let own: Vec<Seat> =
            self.live.seats_of(caller.id).filter(|row| is_played(row)).map(|row| Seat(row.seat as u8)).collect();
        let Some(&first) = own.first() else {
            let sits = self.live.seats_of(caller.id).count() > 0;
            return Err(match sits {
                true => Refusal::Away,
                false => Refusal::NotSeated,
            });
        };
        let seat = board.last_by(&own).filter(|(last, _)| *last == board.decisions()).map_or(first, |(_, seat)| seat);
        Ok(board.can_undo(seat).map(|()| board.decisions()))
    }

    /// Takes the caller's last decision back, and everything after it, whatever came to light. Whoever shares the table
    /// with bots alone may do that; the game counts for nothing then.
    pub(super) fn practice_take_back(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Playing)?;
        if let Ok(decisions) = self.can_undo(caller)? {
            return self.take_back(decisions - 1);
        }
        if self.live.table.rated {
            return Err(Refusal::RatedUndo);
        }
        if !self.live.may_practise(caller.id) {
            return Err(Refusal::NotAlone);
        }
        let own: Vec<Seat> = self.live.seats_of(caller.id).map(|row| Seat(row.seat as u8)).collect();
        let last = self.live.board.as_ref().and_then(|board| board.last_by(&own));
        let (last, _) = last.ok_or(Refusal::NothingOfYours)?;
        if !self.live.table.practice {
            self.live.table.practice = true;
            self.note_seat(None, &SeatNote::Practice);
        }
        self.take_back(last - 1)
    }

    /// Asks the others to allow an undo of the caller's last decision and everything after it.
    fn plead(&mut self, caller: &Caller) -> Result {
        let Some(board) = &self.live.board else { return Ok(()) };
        let own: Vec<Seat> = self.live.seats_of(caller.id).map(|row| Seat(row.seat as u8)).collect();
        let Some((last, _)) = board.last_by(&own) else { return Err(Refusal::NothingOfYours) };
        if self.live.table.rated {
            return Err(Refusal::RatedUndo);
        }
        // Nobody is there who could allow it: it would be another throw of the dice for nothing.
        if self.live.plays_alone(caller.id) {
            return Err(Refusal::UndoRevealed);
        }
        self.note_seat(None, &SeatNote::AskUndo(last - 1));
        self.live.plea = Some(Plea { by: caller.id, to: last - 1, agreed: Vec::new() });
        self.grant()
    }

    pub(super) fn allow(&mut self, caller: &Caller, yes: bool) -> Result {
        self.must_be(Status::Playing)?;
        let people = self.live.playing_people();
        let Some(plea) = &mut self.live.plea else {
            return Err(Refusal::NoPlea);
        };
        if plea.by == caller.id && yes || !people.contains(&caller.id) {
            return Err(Refusal::NotAsked);
        }
        if yes {
            plea.agreed.push(caller.id);
            self.note_seat(None, &SeatNote::AllowUndo);
            return self.grant();
        }
        self.live.plea = None;
        self.note_seat(None, &SeatNote::RefuseUndo);
        Ok(())
    }

    /// Carries out the undo once every other person who plays has agreed.
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
            return Err(Refusal::UndoTooOld);
        };
        // Deciding and taking it back must not bring another day.
        let began = match pace {
            Pace::Days { .. } => self.live.table.turn_at.map_or(self.now, |began| began - earlier),
            Pace::Live { .. } | Pace::Free => self.now,
        };
        self.live.table.turn_at = Some(began);
        let end = board.turn().and_then(|seat| self.live.clocks.deadline(pace, seat.index(), began));
        if end.is_some_and(|end| end <= self.now) {
            return Err(Refusal::UndoTooLate);
        }
        self.live.board = Some(Arc::from(board));
        self.live.plea = None;
        self.note(EntryKind::Undo, None, decisions.to_string());
        Ok(())
    }
}
