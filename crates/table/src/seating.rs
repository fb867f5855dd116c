//! Who sits where: sitting down, leaving, coming back, giving up.

use std::sync::Arc;

use crate::{
    Caller, EntryKind, Id, Kind, Pace, Refusal, Result, SeatKind, SeatNote, SeatRow, SeatState, Sitter, Status,
    change::Draft,
    fair, is_played,
    refusal::{Part, Thing},
};

impl Draft<'_> {
    pub(super) fn sit(&mut self, caller: &Caller, seat: Option<usize>, sitter: &Sitter) -> Result {
        self.must_be(Status::Open)?;
        let open = |row: &SeatRow| row.kind == SeatKind::Open;
        let seat = seat.or_else(|| self.live.seats.iter().position(open));
        let seat = seat.ok_or(Refusal::Full)?;
        let row = self.live.seats.get(seat).ok_or(Refusal::Missing(Thing::Seat))?;
        let host = self.live.table.host == caller.id;
        let mine = row.person == Some(caller.id);
        match sitter {
            Sitter::Me { salt, .. } if !fair::is_salt(salt) => {
                return Err(Refusal::bad(Part::Salt, "a salt is up to 64 letters, digits, - and _"));
            }
            Sitter::Me { .. } if self.live.table.rated && caller.kind != Kind::Account => {
                return Err(Refusal::RatedAccounts);
            }
            Sitter::Me { .. } | Sitter::Bot(_)
                if self.live.table.rated && !self.is_someone_new(caller, seat, sitter) =>
            {
                return Err(Refusal::SamePerson);
            }
            Sitter::Me { .. } if !open(row) && !mine => return Err(Refusal::Taken(Thing::Seat)),
            Sitter::Me { .. } if self.live.banned.contains(&caller.id) => {
                return Err(Refusal::Banned);
            }
            Sitter::Me { .. } if self.live.table.rated && self.live.house_rule().is_some() => {
                let option = self.live.house_rule().unwrap_or_default();
                return Err(Refusal::HouseRule { option });
            }
            Sitter::Bot(_) | Sitter::Open if !host => {
                return Err(Refusal::HostSeats);
            }
            _ => (),
        }
        let banned = row.person.filter(|_| !mine);
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
        // Without the name: the log is kept when somebody deletes their account.
        let note = SeatNote::Sit { kind: next.kind, level: next.level.clone() };
        self.set_seat(seat, |row| *row = next);
        self.note_seat(Some(seat as i64), &note);
        if let Some(person) = banned {
            self.ban(person);
        }
        if self.live.seats.iter().all(|row| row.kind != SeatKind::Open) {
            self.start()?;
        }
        Ok(())
    }

    /// Whether the sitter is a person who has no other seat.
    fn is_someone_new(&self, caller: &Caller, seat: usize, sitter: &Sitter) -> bool {
        matches!(sitter, Sitter::Me { .. }) && self.live.seats_of(caller.id).all(|row| row.seat == seat as i64)
    }

    /// Bans somebody from this table: they lose all their seats here.
    fn ban(&mut self, person: Id) {
        let others: Vec<usize> = self.live.seats_of(person).map(|row| row.seat as usize).collect();
        for seat in others {
            self.set_seat(seat, |row| *row = open_seat(seat));
            self.note_seat(Some(seat as i64), &SeatNote::Sit { kind: SeatKind::Open, level: String::new() });
        }
        self.live.banned.push(person);
        self.note_seat(None, &SeatNote::Banned(person));
    }

    /// Lifts all bans.
    pub(super) fn welcome(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Open)?;
        if self.live.table.host != caller.id {
            return Err(Refusal::HostWelcomes);
        }
        self.live.banned.clear();
        self.note_seat(None, &SeatNote::Welcome);
        Ok(())
    }

    /// Begins the game: everybody is there.
    fn start(&mut self) -> Result {
        let mut fair = self.live.fair()?;
        let (board, line) = self
            .live
            .kind
            .start(&self.live.table.options, &mut fair)
            .map_err(|bad| Refusal::BadOptions { why: bad.to_string() })?;
        self.live.used = fair.next;
        self.live.board = Some(Arc::from(board));
        self.live.table.status = Status::Playing;
        self.live.table.started_at = Some(self.now);
        self.live.table.turn_at = Some(self.now);
        self.note(EntryKind::Start, None, line);
        Ok(())
    }

    pub(super) fn leave(&mut self, caller: &Caller) -> Result {
        let own: Vec<usize> = self.live.seats_of(caller.id).map(|row| row.seat as usize).collect();
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        match self.live.table.status {
            Status::Open => {
                for seat in own {
                    self.set_seat(seat, |row| *row = open_seat(seat));
                    self.note_seat(Some(seat as i64), &SeatNote::Leave);
                }
                match self.live.people().first() {
                    Some(&next) if self.live.table.host == caller.id => self.live.table.host = next,
                    None => self.end(Status::Abandoned, "abandoned")?,
                    Some(_) => (),
                }
                Ok(())
            }
            Status::Playing => own.into_iter().try_for_each(|seat| self.stand_in(seat, &SeatNote::StandInLeft)),
            Status::Over | Status::Abandoned => self.must_be(Status::Playing),
        }
    }

    /// A bot plays for the person on this seat from now on.
    pub(super) fn stand_in(&mut self, seat: usize, note: &SeatNote) -> Result {
        if self.live.seats.get(seat).is_some_and(is_played) {
            self.set_seat(seat, |row| row.state = SeatState::StandIn);
            self.charge_for_leaving(seat);
            self.forfeit(seat, note)?;
        }
        Ok(())
    }

    /// Charges those who leave for the time they have used.
    fn charge_for_leaving(&mut self, seat: usize) {
        let (pace, time) = (self.live.pace, self.live.idle(self.now));
        let thinks = self.live.on_turn().is_some_and(|row| row.seat == seat as i64);
        if let (Pace::Live { .. }, true, Some(board)) = (pace, thinks, &self.live.board) {
            self.live.clocks.spend(pace, seat, board.decisions(), time, true);
            self.live.table.turn_at = Some(self.now);
        }
    }

    pub(super) fn come_back(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Playing)?;
        let away = |row: &&SeatRow| row.state == SeatState::StandIn;
        let own: Vec<&SeatRow> = self.live.seats_of(caller.id).filter(away).collect();
        if own.is_empty() {
            return Err(Refusal::NotAway);
        }
        let in_time = own.into_iter().filter(|row| self.live.may_return(row, self.now));
        let own: Vec<usize> = in_time.map(|row| row.seat as usize).collect();
        if own.is_empty() {
            return Err(Refusal::NoTime);
        }
        for seat in own {
            self.set_seat(seat, |row| row.state = SeatState::Playing);
            self.live.clocks.come_back(self.live.pace, seat);
            self.note_seat(Some(seat as i64), &SeatNote::Return);
        }
        self.begin_late_turn_anew();
        Ok(())
    }

    /// With days per turn, a late turn that nobody was there for starts again when somebody comes back to it.
    fn begin_late_turn_anew(&mut self) {
        let (pace, began) = (self.live.pace, self.live.table.turn_at.unwrap_or(self.now));
        let played = self.live.on_turn().filter(|row| is_played(row)).map(|row| row.seat as usize);
        let end = played.and_then(|seat| self.live.clocks.deadline(pace, seat, began));
        if matches!(pace, Pace::Days { .. }) && end.is_some_and(|end| end <= self.now) {
            self.live.table.turn_at = Some(self.now);
        }
    }

    pub(super) fn resign(&mut self, caller: &Caller) -> Result {
        self.must_be(Status::Playing)?;
        let still = |row: &&SeatRow| row.state != SeatState::Resigned;
        let own: Vec<usize> = self.live.seats_of(caller.id).filter(still).map(|row| row.seat as usize).collect();
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        for seat in own {
            if !self.live.has_won(seat as i64) {
                self.set_seat(seat, |row| row.state = SeatState::Resigned);
            }
            self.forfeit(seat, &SeatNote::Resign)?;
        }
        let left = self.live.seats.iter().filter(|row| row.state != SeatState::Resigned).count();
        let over = self.live.table.status != Status::Playing;
        if left <= 1 && !over { self.end(Status::Over, "resigned") } else { Ok(()) }
    }

    /// Logs the table that follows, for everybody to see.
    pub(super) fn rematch(&mut self, next: Id) -> Result {
        if !matches!(self.live.table.status, Status::Over | Status::Abandoned) {
            return Err(Refusal::NotOver);
        }
        if self.live.table.rematch.is_some() {
            return Err(Refusal::Followed);
        }
        self.live.table.rematch = Some(next);
        self.note_seat(None, &SeatNote::Rematch);
        Ok(())
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
