//! What can happen at a table, and the table that comes of it. Nothing here waits, reads a clock or stores.

use std::{collections::BTreeMap, sync::Arc};

use kit::Seat;
use serde::Serialize;
use store::{Commit, Entry, EntryKind, Id, Kind, SeatKind, SeatRow, SeatState, Status};

use super::live::{Live, Plea, is_played};
use crate::{
    board::{self, Broken},
    fair,
    problem::{Problem, Result},
};

/// Who asks for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    pub id: Id,
    pub kind: Kind,
    pub name: String,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The caller; on a device of several people under another name.
    Me { name: Option<String>, salt: String },
    /// A bot of this level.
    Bot(bots::Level),
    /// Whoever comes.
    Open,
}

/// Something that somebody wants to happen at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Before the game: who sits where. No seat means the first open one.
    Sit { seat: Option<usize>, sitter: Sitter },
    /// Before the game: the caller's seats become open. During it: a bot plays for them.
    Leave,
    /// Somebody who left plays again.
    Return,
    /// The caller gives up.
    Resign,
    /// A decision.
    Act { action: String },
    /// The caller's last decision is taken back.
    Undo,
    /// Whether the caller agrees to what another one wants to take back.
    Allow(bool),
    /// A bot has thought: what it does at this version.
    Bot { n: i64, actions: Vec<String> },
    /// Whoever is on turn may have run out of time.
    TimeUp,
    /// Nobody has done anything for long.
    Abandon,
}

/// The next table, and what is to be stored for it.
pub struct Change {
    pub live: Live,
    pub commit: Commit,
}

/// How a game ended.
#[derive(Serialize)]
struct Ending<'a> {
    /// Who wins: by the rules, or because everybody else has given up.
    winners: Vec<i64>,
    resigned: Vec<i64>,
    /// What brought the end about, in one word.
    trigger: &'a str,
    /// Scores and where they came from, when the game was played to its end.
    scores: Option<&'a [i32]>,
    detail: Option<&'a [BTreeMap<&'static str, i32>]>,
    rounds: Option<u32>,
}

impl From<Broken> for Problem {
    fn from(Broken(why): Broken) -> Problem {
        Problem::internal(why)
    }
}

impl Live {
    /// What comes of an order.
    pub fn change(&self, caller: Option<&Caller>, order: &Order, request: Option<&str>, now: i64) -> Result<Change> {
        let mut draft = Draft { live: self.clone(), entries: Vec::new(), seats: Vec::new(), caller, now };
        let person = || caller.ok_or_else(Problem::nobody);
        match order {
            Order::Sit { seat, sitter } => draft.sit(person()?, *seat, sitter)?,
            Order::Leave => draft.leave(person()?)?,
            Order::Return => draft.come_back(person()?)?,
            Order::Resign => draft.resign(person()?)?,
            Order::Act { action } => draft.act(person()?, action)?,
            Order::Undo => draft.undo(person()?)?,
            Order::Allow(yes) => draft.allow(person()?, *yes)?,
            Order::Bot { n, actions } => draft.bot(*n, actions)?,
            Order::TimeUp => draft.time_up()?,
            Order::Abandon => draft.end(Status::Abandoned, "abandoned")?,
        }
        draft.finish(request)
    }
}

/// A table in the making.
struct Draft<'a> {
    live: Live,
    entries: Vec<Entry>,
    seats: Vec<usize>,
    caller: Option<&'a Caller>,
    now: i64,
}

impl Draft<'_> {
    fn note(&mut self, kind: EntryKind, seat: Option<i64>, line: impl Into<String>) {
        let n = self.live.table.version + self.entries.len() as i64;
        let person = self.caller.map(|caller| caller.id);
        self.entries.push(Entry { n, kind, line: line.into(), seat, person, request: None, at: self.now });
    }

    fn must_be(&self, status: Status) -> Result {
        match (self.live.table.status, status) {
            (now, wanted) if now == wanted => Ok(()),
            (Status::Open, _) => Err(Problem::conflict("not_begun", "the game has not begun yet")),
            (Status::Playing, _) => Err(Problem::conflict("begun", "the game has begun already")),
            (Status::Over | Status::Abandoned, _) => Err(Problem::conflict("over", "the game is over")),
        }
    }

    fn set_seat(&mut self, seat: usize, change: impl FnOnce(&mut SeatRow)) {
        if let Some(row) = self.live.seats.get_mut(seat) {
            change(row);
            self.seats.push(seat);
        }
    }

    fn sit(&mut self, caller: &Caller, seat: Option<usize>, sitter: &Sitter) -> Result {
        self.must_be(Status::Open)?;
        let open = |row: &SeatRow| row.kind == SeatKind::Open;
        let seat = seat.or_else(|| self.live.seats.iter().position(open));
        let seat = seat.ok_or_else(|| Problem::conflict("full", "every seat is taken"))?;
        let row = self.live.seats.get(seat).ok_or_else(|| Problem::missing("seat"))?;
        let host = self.live.table.host == caller.id;
        let mine = row.person == Some(caller.id);
        match sitter {
            Sitter::Me { salt, .. } if !fair::is_salt(salt) => {
                return Err(Problem::bad("salt", "a salt is up to 64 letters, digits, - and _"));
            }
            Sitter::Me { .. } if self.live.table.rated && caller.kind != Kind::Account => {
                return Err(Problem::forbidden("account_only", "rated games are for people with an account"));
            }
            Sitter::Me { .. } if !open(row) && !mine => return Err(Problem::conflict("taken", "that seat is taken")),
            Sitter::Bot(_) | Sitter::Open if !host => {
                return Err(Problem::forbidden(
                    "host_only",
                    "only the host decides about bots and other people's seats",
                ));
            }
            _ => (),
        }
        let fresh = SeatRow { seat: seat as i64, ..open_seat(seat) };
        let next = match sitter {
            Sitter::Me { name, salt } => SeatRow {
                kind: SeatKind::Person,
                person: Some(caller.id),
                name: name.clone().unwrap_or_else(|| caller.name.clone()),
                salt: salt.clone(),
                ..fresh
            },
            Sitter::Bot(level) => {
                SeatRow { kind: SeatKind::Bot, level: level.to_string(), name: level.to_string(), ..fresh }
            }
            Sitter::Open => fresh,
        };
        let line = format!("sit {} {}", next.kind, next.name);
        self.set_seat(seat, |row| *row = next);
        self.note(EntryKind::Seat, Some(seat as i64), line);
        if self.live.seats.iter().all(|row| row.kind != SeatKind::Open) {
            self.start()?;
        }
        Ok(())
    }

    /// Everybody is there: the game begins.
    fn start(&mut self) -> Result {
        if self.live.table.rated {
            let people = self.live.people();
            if people.len() < self.live.seats.len() {
                let why = "a rated game needs a different person on every seat";
                return Err(Problem::conflict("not_rated", why));
            }
        }
        let mut fair = self.live.fair()?;
        let (board, line) = board::start(&self.live.table.game, &self.live.table.options, &mut fair)
            .map_err(|bad| Problem::bad("options", bad.to_string()))?;
        self.live.used = fair.next;
        self.live.board = Some(Arc::from(board));
        self.live.table.status = Status::Playing;
        self.live.table.started_at = Some(self.now);
        self.live.table.turn_at = Some(self.now);
        self.note(EntryKind::Start, None, line);
        Ok(())
    }

    fn leave(&mut self, caller: &Caller) -> Result {
        let own: Vec<usize> = self.live.seats_of(caller.id).map(|row| row.seat as usize).collect();
        if own.is_empty() {
            return Err(Problem::forbidden("not_seated", "you do not sit at this table"));
        }
        match self.live.table.status {
            Status::Open => {
                for seat in own {
                    self.set_seat(seat, |row| *row = open_seat(seat));
                    self.note(EntryKind::Seat, Some(seat as i64), "leave");
                }
                match self.live.people().first() {
                    Some(&next) if self.live.table.host == caller.id => self.live.table.host = next,
                    None => self.end(Status::Abandoned, "abandoned")?,
                    Some(_) => (),
                }
                Ok(())
            }
            Status::Playing => own.into_iter().try_for_each(|seat| self.stand_in(seat, "stand-in left")),
            Status::Over | Status::Abandoned => self.must_be(Status::Playing),
        }
    }

    /// A bot plays for the person on this seat from now on.
    fn stand_in(&mut self, seat: usize, line: &str) -> Result {
        if self.live.seats.get(seat).is_some_and(is_played) {
            self.set_seat(seat, |row| row.state = SeatState::StandIn);
            self.note(EntryKind::Seat, Some(seat as i64), line);
        }
        Ok(())
    }

    fn come_back(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Playing)?;
        let away = |row: &&SeatRow| row.state == SeatState::StandIn;
        let own: Vec<usize> = self.live.seats_of(caller.id).filter(away).map(|row| row.seat as usize).collect();
        if own.is_empty() {
            return Err(Problem::conflict("not_away", "nobody plays for you here"));
        }
        for seat in own {
            self.set_seat(seat, |row| row.state = SeatState::Playing);
            self.live.clocks.refill(self.live.pace, seat);
            self.note(EntryKind::Seat, Some(seat as i64), "return");
        }
        self.live.table.turn_at = Some(self.now);
        Ok(())
    }

    fn resign(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Playing)?;
        let still = |row: &&SeatRow| row.state != SeatState::Resigned;
        let own: Vec<usize> = self.live.seats_of(caller.id).filter(still).map(|row| row.seat as usize).collect();
        if own.is_empty() {
            return Err(Problem::forbidden("not_seated", "you do not play at this table"));
        }
        for seat in own {
            self.set_seat(seat, |row| row.state = SeatState::Resigned);
            self.note(EntryKind::Seat, Some(seat as i64), "resign");
        }
        let left = self.live.seats.iter().filter(|row| row.state != SeatState::Resigned).count();
        if left <= 1 { self.end(Status::Over, "resigned") } else { Ok(()) }
    }

    fn act(&mut self, caller: &Caller, action: &str) -> Result {
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

    fn bot(&mut self, n: i64, actions: &[String]) -> Result {
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
        let mut board = board.copy();
        let mut fair = self.live.fair()?;
        for action in actions {
            let line = board.act(action, &mut fair).map_err(|refused| Problem::refused(refused.why, refused.rule))?;
            self.note(EntryKind::Act, Some(seat), line);
        }
        self.live.used = fair.next;
        self.live.plea = None;
        let hands_on = board.turn().is_none_or(|turn| i64::from(turn.0) != seat);
        let thought = self.live.table.turn_at.map_or(0, |began| self.now - began);
        if played {
            self.live.clocks.charge(self.live.pace, seat as usize, thought, hands_on);
        }
        // Days are counted for whole turns, a bank from decision to decision.
        if hands_on || !matches!(self.live.pace, crate::pace::Pace::Days { .. }) {
            self.live.table.turn_at = Some(self.now);
        }
        let over = board.outcome().is_some();
        self.live.board = Some(Arc::from(board));
        if over { self.end(Status::Over, "rules") } else { Ok(()) }
    }

    fn undo(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Playing)?;
        let Some(board) = &self.live.board else { return Ok(()) };
        let last_own =
            board.last_seat().filter(|last| self.live.seats_of(caller.id).any(|row| row.seat == i64::from(last.0)));
        if self.live.seats_of(caller.id).count() == 0 {
            return Err(Problem::forbidden("not_seated", "you do not sit at this table"));
        }
        let seat = last_own.or_else(|| self.live.seats_of(caller.id).next().map(|row| Seat(row.seat as u8)));
        let decisions = board.decisions();
        match board.can_undo(seat.unwrap_or_default()) {
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

    fn allow(&mut self, caller: &Caller, yes: bool) -> Result {
        self.must_be(Status::Playing)?;
        let Some(plea) = &mut self.live.plea else {
            return Err(Problem::conflict("no_plea", "nobody asks to take anything back"));
        };
        if plea.by == caller.id && yes || self.live.seats.iter().all(|row| row.person != Some(caller.id)) {
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
        self.live.board = Some(Arc::from(board));
        self.live.plea = None;
        self.live.table.turn_at = Some(self.now);
        self.note(EntryKind::Undo, None, decisions.to_string());
        Ok(())
    }

    fn time_up(&mut self) -> Result {
        self.must_be(Status::Playing)?;
        let due = self.live.table.deadline.is_some_and(|deadline| deadline <= self.now);
        let Some(seat) = self.live.on_turn().filter(|row| due && is_played(row)).map(|row| row.seat as usize) else {
            return Err(Problem::conflict("not_due", "there is time left"));
        };
        self.stand_in(seat, "stand-in time")
    }

    fn end(&mut self, status: Status, trigger: &str) -> Result {
        if matches!(self.live.table.status, Status::Over | Status::Abandoned) {
            return Err(Problem::conflict("over", "the game is over"));
        }
        let outcome = self.live.board.as_ref().and_then(|board| board.outcome());
        let of_state = |resigned: bool| {
            let rows = self.live.seats.iter().filter(move |row| (row.state == SeatState::Resigned) == resigned);
            rows.map(|row| row.seat).collect::<Vec<_>>()
        };
        let winners = match (&outcome, status) {
            (Some(outcome), _) => outcome.winners.iter().map(|seat| i64::from(seat.0)).collect(),
            (None, Status::Over) => of_state(false),
            (None, _) => Vec::new(),
        };
        let played = outcome.as_ref();
        let trigger = played.map_or(trigger, |outcome| outcome.trigger);
        let ending = Ending {
            winners,
            resigned: of_state(true),
            trigger,
            scores: played.map(|outcome| outcome.scores.as_slice()),
            detail: played.map(|outcome| outcome.detail.as_slice()),
            rounds: played.map(|outcome| outcome.rounds),
        };
        let result = serde_json::to_string(&ending).map_err(Problem::internal)?;
        self.live.table.result = Some(result);
        self.live.table.status = status;
        self.live.table.ended_at = Some(self.now);
        self.note(EntryKind::End, None, trigger);
        Ok(())
    }

    /// Numbers, clocks and work for bots.
    fn finish(mut self, request: Option<&str>) -> Result<Change> {
        if let Some(first) = self.entries.first_mut() {
            first.request = request.map(Into::into);
        }
        let live = &mut self.live;
        live.table.version += self.entries.len() as i64;
        live.table.active_at = self.now;
        let playing = live.table.status == Status::Playing;
        live.table.to_move = live.on_turn().filter(|_| playing).map(|row| row.seat);
        let played = live.on_turn().filter(|row| playing && is_played(row)).map(|row| row.seat as usize);
        let turn_at = live.table.turn_at.unwrap_or(self.now);
        live.table.deadline = played.and_then(|seat| live.clocks.deadline(live.pace, seat, turn_at));
        live.table.clocks = serde_json::to_string(&live.clocks).map_err(Problem::internal)?;
        let commit = Commit {
            table: live.table.id,
            entries: self.entries,
            now: live.table.now(),
            seats: self.seats.iter().filter_map(|&seat| live.seats.get(seat).cloned()).collect(),
            jobs: live.bot_job(self.now).into_iter().collect(),
            ratings: Vec::new(),
            notes: Vec::new(),
        };
        Ok(Change { live: self.live, commit })
    }
}

/// A seat that anybody may take.
pub fn open_seat(seat: usize) -> SeatRow {
    SeatRow {
        seat: seat as i64,
        kind: SeatKind::Open,
        person: None,
        name: String::new(),
        level: String::new(),
        salt: String::new(),
        state: SeatState::Playing,
    }
}
