//! What can happen at a table, and the table that results. Nothing here waits, reads a clock or stores anything.

use std::collections::BTreeMap;

use kit::Level;
use serde::{Deserialize, Serialize};

use crate::{
    Broken, Coming, Entry, EntryKind, Id, Kind, Live, Refusal, Result, SeatNote, SeatRow, SeatState, Status, TableNow,
    forfeit, is_played,
};

/// Who asks for something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Caller {
    /// Which person.
    pub id: Id,
    /// A guest, an account or a bot.
    pub kind: Kind,
    /// What others call them.
    pub name: String,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sitter {
    /// The caller, or under another name somebody who shares the caller's device.
    Me {
        /// Under this name instead of their own.
        name: Option<String>,
        /// Their salt, which makes chance fair.
        salt: String,
    },
    /// A bot of this level.
    Bot(Level),
    /// Anybody who comes.
    Open,
}

/// Something that somebody wants to happen at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Before the game: who sits where. No seat means the first open one.
    Sit {
        /// Where.
        seat: Option<usize>,
        /// Who.
        sitter: Sitter,
    },
    /// Before the game: the host lifts all bans.
    Welcome,
    /// Before the game: the caller's seats become open. During it: a bot plays for them.
    Leave,
    /// Somebody who left plays again.
    Return,
    /// The caller gives up.
    Resign,
    /// A decision.
    Act {
        /// The text of an action.
        action: String,
    },
    /// The caller's last decision is taken back.
    Undo,
    /// The caller, who plays alone, takes their last decision back although something came to light since: from then on
    /// it is a practice game.
    PracticeTakeBack,
    /// Whether the caller agrees to what another one wants to take back.
    Allow(bool),
    /// A bot has decided what to do at this version; the job asked for it.
    Bot {
        /// The version that it thought about.
        n: i64,
        /// What it decided, one after the other.
        actions: Vec<String>,
        /// The job.
        job: i64,
    },
    /// The seat on turn may have run out of time.
    TimeUp,
    /// Nobody has done anything for long.
    Abandon,
    /// The game is over, and this table follows.
    Rematch(Id),
}

/// The next table and what is new about it: all of it is stored at once, or nothing.
pub struct Change {
    /// The next table.
    pub live: Live,
    /// New entries, numbered on from the version before.
    pub entries: Vec<Entry>,
    /// Seats that have changed.
    pub seats: Vec<SeatRow>,
    /// The job that it completes.
    pub done: Option<i64>,
}

impl Change {
    /// How the table stands afterwards.
    pub fn now(&self) -> TableNow {
        self.live.table.now()
    }
}

/// How a game ended.
#[derive(Serialize)]
struct Ending<'a> {
    /// Who wins: by the rules, or because everybody else has given up. In a rated game, never somebody who left.
    winners: Vec<i64>,
    resigned: Vec<i64>,
    /// Seats that forfeited a rated game, in order: the first one comes last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    forfeited: Vec<i64>,
    /// What brought the end about, in one word.
    trigger: &'a str,
    /// Scores and where they came from, when the game was played to its end.
    scores: Option<&'a [i32]>,
    detail: Option<&'a [BTreeMap<&'static str, i32>]>,
    rounds: Option<u32>,
}

impl Live {
    /// Carries out an order.
    pub fn change(&self, caller: Option<&Caller>, order: &Order, request: Option<&str>, now: i64) -> Result<Change> {
        let mut draft = Draft { live: self.clone(), entries: Vec::new(), seats: Vec::new(), done: None, caller, now };
        let person = || caller.ok_or(Refusal::Nobody);
        match order {
            Order::Sit { seat, sitter } => draft.sit(person()?, *seat, sitter)?,
            Order::Welcome => draft.welcome(person()?)?,
            Order::Leave => draft.leave(person()?)?,
            Order::Return => draft.come_back(person()?)?,
            Order::Resign => draft.resign(person()?)?,
            Order::Act { action } => draft.act(person()?, action)?,
            Order::Undo => draft.undo(person()?)?,
            Order::PracticeTakeBack => draft.practice_take_back(person()?)?,
            Order::Allow(yes) => draft.allow(person()?, *yes)?,
            Order::Bot { n, actions, job } => {
                draft.bot(*n, actions)?;
                draft.done = Some(*job);
            }
            Order::TimeUp => draft.time_up()?,
            Order::Abandon => draft.abandon()?,
            Order::Rematch(next) => draft.rematch(*next)?,
        }
        draft.finish(request)
    }
}

/// A table that is being changed.
pub(super) struct Draft<'a> {
    pub live: Live,
    entries: Vec<Entry>,
    seats: Vec<usize>,
    /// The job that this completes.
    done: Option<i64>,
    caller: Option<&'a Caller>,
    pub now: i64,
}

impl Draft<'_> {
    pub(super) fn note(&mut self, kind: EntryKind, seat: Option<i64>, line: impl Into<String>) {
        let n = self.live.table.version + self.entries.len() as i64;
        let person = self.caller.map(|caller| caller.id);
        let entry = Entry { n, kind, line: line.into(), seat, person, request: None, at: self.now };
        let forfeited = std::mem::take(&mut self.live.forfeited);
        self.live.forfeited = forfeit::after(forfeited, &entry, self.live.seats.len());
        let after = self.live.board.as_ref().map_or(0, |board| board.decisions());
        self.live.comings.extend(Coming::of(&entry, after));
        self.entries.push(entry);
    }

    /// Logs what happens to a seat, or between players.
    pub(super) fn note_seat(&mut self, seat: Option<i64>, note: &SeatNote) {
        self.note(EntryKind::Seat, seat, note.to_string());
    }

    pub(super) fn must_be(&self, status: Status) -> Result {
        match (self.live.table.status, status) {
            (now, wanted) if now == wanted => Ok(()),
            (Status::Open, _) => Err(Refusal::NotBegun),
            (Status::Playing, _) => Err(Refusal::Begun),
            (Status::Over | Status::Abandoned, _) => Err(Refusal::Over),
        }
    }

    pub(super) fn set_seat(&mut self, seat: usize, change: impl FnOnce(&mut SeatRow)) {
        if let Some(row) = self.live.seats.get_mut(seat) {
            change(row);
            self.seats.push(seat);
        }
    }

    fn time_up(&mut self) -> Result {
        self.must_be(Status::Playing)?;
        let due = self.live.table.deadline.is_some_and(|deadline| deadline <= self.now);
        let Some(seat) = self.live.on_turn().filter(|row| due && is_played(row)).map(|row| row.seat as usize) else {
            return Err(Refusal::NotDue);
        };
        self.stand_in(seat, &SeatNote::StandInTime)
    }

    /// Nobody has done anything for long. In a rated game the seat on turn has let its time run out.
    fn abandon(&mut self) -> Result {
        let playing = self.live.table.status == Status::Playing;
        let late = self.live.on_turn().filter(|row| playing && self.live.counts() && is_played(row));
        match late.map(|row| row.seat as usize) {
            Some(seat) => self.stand_in(seat, &SeatNote::StandInTime),
            None => self.end(Status::Abandoned, "abandoned"),
        }
    }

    pub(super) fn end(&mut self, status: Status, trigger: &str) -> Result {
        if matches!(self.live.table.status, Status::Over | Status::Abandoned) {
            return Err(Refusal::Over);
        }
        let outcome = self.live.board.as_ref().and_then(|board| board.outcome());
        let of_state = |resigned: bool| {
            let rows = self.live.seats.iter().filter(move |row| (row.state == SeatState::Resigned) == resigned);
            rows.map(|row| row.seat).collect::<Vec<_>>()
        };
        let rated = self.live.table.rated;
        let best = || (0..).zip(self.live.places()).filter(|(_, place)| *place == 1).map(|(seat, _)| seat).collect();
        let winners = match (&outcome, status) {
            (_, Status::Over) if rated => best(),
            (Some(outcome), _) => outcome.winners.iter().map(|seat| i64::from(seat.0)).collect(),
            (None, Status::Over) => of_state(false),
            (None, _) => Vec::new(),
        };
        let played = outcome.as_ref();
        let trigger = played.map_or(trigger, |outcome| outcome.trigger);
        let ending = Ending {
            winners,
            resigned: of_state(true),
            forfeited: if rated && status == Status::Over { self.live.forfeited.clone() } else { Vec::new() },
            trigger,
            scores: played.map(|outcome| outcome.scores.as_slice()),
            detail: played.map(|outcome| outcome.detail.as_slice()),
            rounds: played.map(|outcome| outcome.rounds),
        };
        let result = serde_json::to_string(&ending).map_err(Broken::of)?;
        self.live.table.result = Some(result);
        self.live.table.status = status;
        self.live.table.ended_at = Some(self.now);
        self.live.plea = None;
        self.note(EntryKind::End, None, trigger);
        Ok(())
    }

    /// Brings version, clocks and work for bots up to date.
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
        live.table.clocks = serde_json::to_string(&live.clocks).map_err(Broken::of)?;
        let seats = self.seats.iter().filter_map(|&seat| live.seats.get(seat).cloned()).collect();
        Ok(Change { live: self.live, entries: self.entries, seats, done: self.done })
    }
}
