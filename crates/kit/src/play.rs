//! A game being played: its position together with the record that leads to it.

use crate::{BadOption, Chance, Game, Noted, Record, ReplayError, Seat, record::Line};

/// A game being played. The record is the truth; the position is the record replayed.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    record: Record<G>,
    game: G,
    /// How many decisions can no longer be undone, because the last of them revealed something hidden.
    floor: usize,
    /// The events of the last decision.
    last: Vec<G::Event>,
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoUndo {
    /// Nothing was decided yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// The last decision was another seat's.
    #[error("seat {0} has acted since: that cannot be taken back")]
    OtherSeat(Seat),
    /// The last decision revealed something hidden.
    #[error("something hidden came to light: that cannot be taken back")]
    Revealed,
}

impl<G: Game> Play<G> {
    /// Sets a table up.
    pub fn start(
        options: &G::Options,
        chance: &mut impl Chance,
        events: &mut impl Extend<G::Event>,
    ) -> Result<Self, BadOption> {
        let mut chance = Noted::new(chance);
        let game = G::start(options, &mut chance, events)?;
        let record = Record { options: options.clone(), start: chance.picks, lines: Vec::new() };
        Ok(Play { record, game, floor: 0, last: Vec::new() })
    }

    /// Continues from a record.
    pub fn resume(record: Record<G>) -> Result<Self, ReplayError> {
        let mut replay = record.replay(&mut Vec::new())?;
        let (mut floor, mut last, mut events) = (0, Vec::new(), Vec::new());
        while let Some(line) = replay.step(&mut events)? {
            if comes_to_light::<G>(line, &events) {
                floor = replay.at();
            }
            std::mem::swap(&mut last, &mut events);
            events.clear();
        }
        let game = replay.into_game();
        Ok(Play { record, game, floor, last })
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything decided so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The events of the last decision; none before the first one.
    pub fn last_events(&self) -> &[G::Event] {
        &self.last
    }

    /// Carries out an action of the seat on turn and records it.
    pub fn act(
        &mut self,
        action: G::Action,
        chance: &mut impl Chance,
        events: &mut Vec<G::Event>,
    ) -> Result<(), G::Illegal> {
        let seat = self.game.turn().seat().unwrap_or_default();
        let mut chance = Noted::new(chance);
        let before = events.len();
        self.game.apply(action, &mut chance, events)?;
        let line = Line { seat, action, picks: chance.picks };
        if comes_to_light::<G>(&line, &events[before..]) {
            self.floor = self.record.lines.len() + 1;
        }
        self.record.lines.push(line);
        self.last.clear();
        self.last.extend_from_slice(&events[before..]);
        Ok(())
    }

    /// Whether this seat may take its last decision back.
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        match self.record.lines.last() {
            None => Err(NoUndo::Nothing),
            Some(line) if line.seat != seat => Err(NoUndo::OtherSeat(line.seat)),
            Some(_) if self.record.lines.len() <= self.floor => Err(NoUndo::Revealed),
            Some(_) => Ok(()),
        }
    }

    /// Takes this seat's last decision back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.can_undo(seat)?;
        let mut record = self.record.clone();
        record.lines.pop();
        *self = Play::resume(record).expect("the shortened record was played before");
        Ok(())
    }
}

/// Whether this line cannot be undone: it used chance or revealed something hidden.
fn comes_to_light<G: Game>(line: &Line<G::Action>, events: &[G::Event]) -> bool {
    !line.picks.is_empty() || events.iter().any(G::reveals)
}
