//! A table as it stands: the stored row, the seats and the game. It never changes: what happens at a table makes the
//! next one (`change.rs`), which is shown to people only once it is stored.

use std::sync::Arc;

use kit::{Seat, Viewer};

use crate::{
    Board, Broken, Clocks, Entry, EntryKind, Fair, GameKind, Id, Pace, SeatKind, SeatNote, SeatRow, SeatState, Secret,
    Status, Table, forfeit, log,
};

/// A table as it stands.
#[derive(Clone)]
pub struct Live {
    /// Which game it is of.
    pub kind: &'static dyn GameKind,
    /// Its row.
    pub table: Table,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The game, once it has begun.
    pub board: Option<Arc<dyn Board>>,
    /// How much time everybody has.
    pub pace: Pace,
    /// How much of it is left.
    pub clocks: Clocks,
    /// Outcomes of chance used so far, those taken back included.
    pub used: u64,
    /// Somebody asks for an undo that the rules alone do not allow.
    pub plea: Option<Plea>,
    /// People whom the host has banned from this table.
    pub banned: Vec<Id>,
    /// Seats whose people left, were too late or resigned, in order: in a rated game they have lost.
    pub forfeited: Vec<i64>,
    /// Who left the game, came back or gave up, in order.
    pub comings: Vec<Coming>,
}

/// Somebody left the game, came back or gave up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coming {
    /// After so many decisions.
    pub after: usize,
    /// On which seat.
    pub seat: i64,
    /// What happened.
    pub note: SeatNote,
}

/// A request for an undo that the others must allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plea {
    /// Who asks.
    pub by: Id,
    /// How many decisions would be left.
    pub to: usize,
    /// Who has agreed so far.
    pub agreed: Vec<Id>,
}

/// What follows from the log besides the game itself.
#[derive(Default)]
struct LogState {
    used: u64,
    plea: Option<Plea>,
    banned: Vec<Id>,
    forfeited: Vec<i64>,
    comings: Vec<Coming>,
    /// How many decisions stand.
    decisions: usize,
    /// How many there are.
    seats: usize,
}

impl LogState {
    /// The same after further entries.
    fn after(self, entries: &[Entry]) -> Result<LogState, Broken> {
        let seats = self.seats;
        let (mut comings, mut decisions) = (self.comings, self.decisions);
        for entry in entries {
            decisions = log::decisions_after(decisions, entry)?;
            comings.extend(Coming::of(entry, decisions));
        }
        Ok(LogState {
            used: self.used + log::outcomes_used(entries)?,
            plea: entries.iter().fold(self.plea, Plea::after),
            banned: entries.iter().fold(self.banned, banned_after),
            forfeited: entries.iter().fold(self.forfeited, |gone, entry| forfeit::after(gone, entry, seats)),
            comings,
            decisions,
            seats,
        })
    }
}

impl Live {
    /// A table as it was stored.
    pub fn load(kind: &'static dyn GameKind, table: Table, seats: Vec<SeatRow>, log: &[Entry]) -> Result<Live, Broken> {
        let board = kind.open(table.rules, &table.options, log)?;
        let state = LogState { seats: seats.len(), ..LogState::default() };
        Live::with(kind, table, seats, board.map(Arc::from), state.after(log)?)
    }

    /// The table after further entries of its log: what `load` makes of the whole log.
    pub fn follow(&self, table: Table, seats: Vec<SeatRow>, entries: &[Entry]) -> Result<Live, Broken> {
        let numbers = self.table.version..table.version;
        if !entries.iter().map(|entry| entry.n).eq(numbers.clone()) {
            return Err(Broken(format!("the entries {numbers:?} are not all there")));
        }
        let board = log::follow(self.kind, self.board.as_deref(), &table, entries)?;
        let board = board.map(Arc::from).or_else(|| self.board.clone());
        let (plea, banned, forfeited) = (self.plea.clone(), self.banned.clone(), self.forfeited.clone());
        let (comings, decisions) = (self.comings.clone(), self.board.as_ref().map_or(0, |board| board.decisions()));
        let state = LogState { used: self.used, plea, banned, forfeited, comings, decisions, seats: seats.len() };
        Live::with(self.kind, table, seats, board, state.after(entries)?)
    }

    fn with(
        kind: &'static dyn GameKind,
        table: Table,
        seats: Vec<SeatRow>,
        board: Option<Arc<dyn Board>>,
        state: LogState,
    ) -> Result<Live, Broken> {
        let pace = serde_json::from_str(&table.pace).map_err(|bad| Broken(format!("pace: {bad}")))?;
        let clocks = if table.clocks.is_empty() {
            Clocks::new(pace, seats.len())
        } else {
            serde_json::from_str(&table.clocks).map_err(|bad| Broken(format!("clocks: {bad}")))?
        };
        let LogState { used, plea, banned, forfeited, comings, .. } = state;
        Ok(Live { kind, table, seats, board, pace, clocks, used, plea, banned, forfeited, comings })
    }

    /// The outcomes of chance to come.
    pub fn fair(&self) -> Result<Fair, Broken> {
        let secret = Secret::from_bytes(&self.table.secret).ok_or_else(|| Broken("the secret is lost".into()))?;
        Ok(Fair::new(secret, self.seats.iter().map(|seat| seat.salt.as_str()), self.used))
    }

    /// The seats that a person plays for.
    pub fn seats_of(&self, person: Id) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(move |seat| seat.person == Some(person))
    }

    /// The people at the table, each once.
    pub fn people(&self) -> Vec<Id> {
        let mut people: Vec<Id> = self.seats.iter().filter_map(|seat| seat.person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The people who play now: they have neither left nor resigned.
    pub fn playing_people(&self) -> Vec<Id> {
        let mut people: Vec<Id> =
            self.seats.iter().filter(|seat| is_played(seat)).filter_map(|seat| seat.person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether nobody but this person plays now.
    pub fn plays_alone(&self, person: Id) -> bool {
        self.playing_people() == [person]
    }

    /// Whether this person may take back what came to light, for practice: all seats are theirs or bots', and the game
    /// is not rated.
    pub fn may_practise(&self, person: Id) -> bool {
        !self.table.rated && self.people() == [person]
    }

    /// The seat on turn.
    pub fn on_turn(&self) -> Option<&SeatRow> {
        let seat = self.board.as_ref()?.turn()?;
        self.seats.get(seat.index())
    }

    /// The viewer that this person is: the seat asked for if it is theirs, else their seat on turn, else their first.
    pub fn viewer(&self, person: Option<Id>, asked: Option<u8>) -> Viewer {
        let Some(person) = person else { return Viewer::Public };
        let own = || self.seats_of(person).map(|seat| Seat(seat.seat as u8));
        let asked = asked.map(Seat).filter(|asked| own().any(|seat| seat == *asked));
        let turn = self.on_turn().map(|seat| Seat(seat.seat as u8)).filter(|turn| own().any(|seat| seat == *turn));
        asked.or(turn).or_else(|| own().next()).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Whether this person may look at the table: public ones are everybody's.
    pub fn admits(&self, person: Option<Id>) -> bool {
        self.table.public || person.is_some_and(|person| self.table.host == person || self.seats_of(person).count() > 0)
    }

    /// On whose account bots think here: the host if they play, else somebody who does.
    fn asks_for_bots(&self) -> Id {
        let playing = self.playing_people();
        let host = self.table.host;
        if playing.contains(&host) { host } else { playing.first().copied().unwrap_or(host) }
    }

    /// How long the seat on turn has been thinking since it was last charged.
    pub fn idle(&self, now: i64) -> i64 {
        self.table.turn_at.map_or(0, |began| now - began)
    }

    /// Whether somebody who left may return: not once their time is up. With days per turn they may start a late turn
    /// again if nobody else has waited for it.
    pub fn may_return(&self, row: &SeatRow, now: i64) -> bool {
        let (seat, mut clocks) = (row.seat as usize, self.clocks.clone());
        clocks.come_back(self.pace, seat);
        let thinks = self.table.to_move == Some(row.seat);
        let began = self.table.turn_at.filter(|_| thinks).unwrap_or(now);
        let late = clocks.deadline(self.pace, seat, began).is_some_and(|end| end <= now);
        let alone = matches!(self.pace, Pace::Days { .. })
            && self.playing_people().iter().all(|person| Some(*person) == row.person);
        row.state == SeatState::StandIn && (!late || alone)
    }

    /// What a bot has to do now. A table that everybody has left waits until somebody comes back who may.
    pub fn thinking(&self) -> Option<Thinking> {
        let seat = self.on_turn()?;
        let away =
            |seat: &SeatRow| seat.state == SeatState::StandIn && !self.clocks.is_empty(self.pace, seat.seat as usize);
        let waits = self.playing_people().is_empty() && self.seats.iter().any(away);
        let level = match seat.kind {
            SeatKind::Bot => &seat.level,
            SeatKind::Person if !is_played(seat) => &self.table.stand_in,
            SeatKind::Person | SeatKind::Open => return None,
        };
        let playing = self.table.status == Status::Playing && !waits;
        playing.then(|| Thinking { seat: seat.seat, level: level.clone(), person: self.asks_for_bots() })
    }
}

/// A bot is on turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// On which seat.
    pub seat: i64,
    /// How well it plays.
    pub level: String,
    /// For whom it thinks.
    pub person: Id,
}

/// Whether a person plays this seat.
pub fn is_played(seat: &SeatRow) -> bool {
    seat.kind == SeatKind::Person && seat.state == SeatState::Playing
}

/// Who is banned after one more entry of the log.
fn banned_after(mut banned: Vec<Id>, entry: &Entry) -> Vec<Id> {
    match entry.seat_note() {
        Some(SeatNote::Banned(person)) => banned.push(person),
        Some(SeatNote::Welcome) => banned.clear(),
        _ => (),
    }
    banned
}

impl Coming {
    /// What an entry of the log says about somebody who leaves or comes back, after so many decisions.
    pub(crate) fn of(entry: &Entry, after: usize) -> Option<Coming> {
        use SeatNote as N;
        let (seat, note) = (entry.seat?, entry.seat_note()?);
        match note {
            N::StandInLeft | N::StandInTime | N::Return | N::Resign => Some(Coming { after, seat, note }),
            N::Sit { .. } | N::Leave | N::Banned(_) | N::Welcome => None,
            N::AskUndo(_) | N::AllowUndo | N::RefuseUndo | N::Practice | N::Rematch => None,
        }
    }
}

impl Plea {
    /// The plea after one more entry of the log.
    fn after(plea: Option<Plea>, entry: &Entry) -> Option<Plea> {
        match (entry.kind, entry.seat_note()) {
            (_, Some(SeatNote::AskUndo(to))) => Some(Plea { by: entry.person?, to, agreed: Vec::new() }),
            (_, Some(SeatNote::AllowUndo)) => plea.map(|mut plea| {
                plea.agreed.extend(entry.person);
                plea
            }),
            (_, Some(SeatNote::RefuseUndo)) => None,
            (EntryKind::Seat, _) => plea,
            (EntryKind::Start | EntryKind::Act | EntryKind::Undo | EntryKind::End, _) => None,
        }
    }
}
