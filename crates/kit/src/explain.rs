//! The explained record: other programs can read it without knowing our rules or code.
//!
//! Its format is a contract: `docs/record.md`.

use serde::Serialize;

use crate::{Game, Outcome, Record, Replay, ReplayError, Seat};

/// A game that can show its whole state, for finished games, tests and simulations.
pub trait Explain: Game {
    /// What was laid out at the start and never changes.
    type Setup: Serialize;
    /// The whole state, hidden parts included.
    type Truth: Serialize;
    /// An action with its fields by name.
    type Plain: Serialize;
    /// One thing that chance decided.
    type ChanceEvent: Serialize;

    /// The seat that began.
    fn first(&self) -> Seat;
    /// What was laid out at the start.
    fn setup(&self) -> Self::Setup;
    /// The whole state, hidden parts included.
    fn truth(&self) -> Self::Truth;
    /// An action with its fields by name.
    fn plain(action: Self::Action) -> Self::Plain;
    /// Those of the events that chance decided.
    fn chance_events(events: &[Self::Event]) -> Vec<Self::ChanceEvent>;
}

/// One line of an explained record.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Explained<G: Explain> {
    /// The first line.
    Header {
        /// Always `intramuros-record`.
        format: &'static str,
        /// The version of the contract.
        version: u32,
        /// The game's name.
        game: &'static str,
        /// How many play.
        players: u8,
        /// Who began.
        first: Seat,
        /// The settings that differ from the defaults.
        options: G::Options,
        /// What was laid out.
        setup: G::Setup,
        /// What chance decided at the start.
        chance: Vec<G::ChanceEvent>,
        /// The state at the start.
        state: G::Truth,
    },
    /// One decision and what followed from it.
    Decision {
        /// The decision's number, from 1.
        n: usize,
        /// Who decided.
        seat: Seat,
        /// How many actions were legal.
        legal: usize,
        /// The one that was chosen.
        action: G::Plain,
        /// What chance decided because of it.
        chance: Vec<G::ChanceEvent>,
        /// The state after it.
        state: G::Truth,
    },
    /// The last line of a finished game.
    Result {
        /// Scores, winners and where the points came from.
        result: Outcome,
    },
}

/// The lines of an explained record, one after the other.
pub struct Explanation<'a, G: Explain> {
    record: &'a Record<G>,
    replay: Option<Replay<'a, G>>,
    events: Vec<G::Event>,
    legal: Vec<G::Action>,
    done: bool,
}

impl<'a, G: Explain> Explanation<'a, G> {
    /// Explains a record.
    pub fn new(record: &'a Record<G>) -> Self {
        Explanation { record, replay: None, events: Vec::new(), legal: Vec::new(), done: false }
    }

    fn header(&mut self) -> Result<Explained<G>, ReplayError> {
        let replay = self.replay.insert(self.record.replay(&mut self.events)?);
        let game = replay.game();
        Ok(Explained::Header {
            format: "intramuros-record",
            version: 1,
            game: G::NAME,
            players: crate::Options::players(&self.record.options),
            first: game.first(),
            options: self.record.options.clone(),
            setup: game.setup(),
            chance: G::chance_events(&self.events),
            state: game.truth(),
        })
    }

    fn line(&mut self) -> Result<Option<Explained<G>>, ReplayError> {
        self.events.clear();
        let Some(replay) = &mut self.replay else { return self.header().map(Some) };
        replay.game().legal(&mut self.legal);
        if let Some(line) = replay.step(&mut self.events)? {
            return Ok(Some(Explained::Decision {
                n: replay.at(),
                seat: line.seat,
                legal: self.legal.len(),
                action: G::plain(line.action),
                chance: G::chance_events(&self.events),
                state: replay.game().truth(),
            }));
        }
        self.done = true;
        Ok(replay.game().outcome().map(|result| Explained::Result { result }))
    }
}

impl<G: Explain> Iterator for Explanation<'_, G> {
    type Item = Result<Explained<G>, ReplayError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let line = self.line().transpose();
        self.done |= matches!(line, Some(Err(_)));
        line
    }
}
