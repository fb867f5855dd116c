//! A game at a table: what a table asks of it without knowing which game it is.

use std::any::Any;

use kit::{
    Explain, Explanation, Game, NoUndo, Outcome, Play, Referee, Replayed, Seat, Viewer,
    record::{Line, Record},
};
use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{Fair, Refusal};

/// A legal action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// Its text, to be posted back.
    pub action: String,
    /// What it will visibly do, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Object>>))]
    pub forecast: Option<Value>,
}

/// A past decision and what followed from it, as somebody saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Told))]
pub struct PastDecision {
    /// The decision's number, from 1; 0 for setting the table up.
    pub decision: usize,
    /// Who decided; none for setting the table up.
    pub seat: Option<u8>,
    /// What was decided.
    pub action: Option<String>,
    /// What followed, as the viewer saw it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Value,
}

/// A game being played. Bots and pages, which know the game, look inside with [`Seated::of`].
pub trait Board: Any + Send + Sync {
    /// Who decides; none when the game is over.
    fn turn(&self) -> Option<Seat>;
    /// How many rounds have begun: in each one everybody has a turn.
    fn rounds(&self) -> u32;
    /// How many decisions have been taken.
    fn decisions(&self) -> usize;
    /// The last decision of any of these seats: its number, from 1, and which seat.
    fn last_by(&self, seats: &[Seat]) -> Option<(usize, Seat)>;
    /// Carries out an action of the seat on turn; returns its line of the record.
    fn act(&mut self, text: &str, fair: &mut Fair) -> Result<String, Refusal>;
    /// Whether this seat may take its last decision back.
    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo>;
    /// Carries out a decision from its line of the record, chance included. After an error the board must not be used.
    fn follow(&mut self, line: &str) -> Result<(), Broken>;
    /// Takes back everything after this many decisions.
    fn cut(&mut self, decisions: usize) -> Result<(), Broken>;
    /// What the viewer sees, as JSON (docs/view.md).
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What the seat on turn can do.
    fn legal(&self, forecast: bool) -> Vec<Offer>;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What happened after this many decisions, as the viewer saw it.
    fn history(&self, viewer: Viewer, from: usize) -> Vec<PastDecision>;
    /// The compact record: for finished games.
    fn record(&self) -> String;
    /// The explained record, in JSON lines: for finished games.
    fn explained(&self) -> Result<String, Broken>;
    /// All outcomes of chance so far.
    fn picks(&self) -> Vec<u32>;
    /// A copy to think about elsewhere.
    fn copy(&self) -> Box<dyn Board>;
}

/// A stored game that cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(pub String);

impl Broken {
    /// For this reason.
    pub fn of(why: impl std::fmt::Display) -> Broken {
        Broken(why.to_string())
    }
}

/// A game at a table, by its own type.
pub struct Seated<G: Game> {
    play: Play<G>,
}

impl<G: Game + 'static> Seated<G> {
    /// A game that is being played.
    pub fn new(play: Play<G>) -> Seated<G> {
        Seated { play }
    }

    /// The game behind a board; none when it is another game's.
    pub fn of(board: &dyn Board) -> Option<&Play<G>> {
        let any: &dyn Any = board;
        any.downcast_ref::<Seated<G>>().map(|seated| &seated.play)
    }

    /// The events of a decision, as the viewer saw them.
    fn witnessed(events: &[G::Event], viewer: Viewer) -> Value {
        let seen: Vec<_> = events.iter().map(|&event| G::witness(event, viewer)).collect();
        serde_json::to_value(seen).unwrap_or_default()
    }
}

impl<G: Explain + 'static> Board for Seated<G> {
    fn turn(&self) -> Option<Seat> {
        self.play.game().turn().seat()
    }

    fn rounds(&self) -> u32 {
        self.play.game().round()
    }

    fn decisions(&self) -> usize {
        self.play.record().lines.len()
    }

    fn last_by(&self, seats: &[Seat]) -> Option<(usize, Seat)> {
        let lines = &self.play.record().lines;
        let index = lines.iter().rposition(|line| seats.contains(&line.seat))?;
        Some((index + 1, lines[index].seat))
    }

    fn act(&mut self, text: &str, fair: &mut Fair) -> Result<String, Refusal> {
        let action: G::Action = text.parse().map_err(|bad: kit::BadText| Refusal::NoAction { why: bad.0 })?;
        let illegal = |illegal: G::Illegal| Refusal::Illegal { why: illegal.to_string(), rule: illegal.rule().into() };
        self.play.act(action, fair, &mut Vec::new()).map_err(illegal)?;
        Ok(self.play.record().lines.last().map(ToString::to_string).unwrap_or_default())
    }

    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.play.can_undo(seat)
    }

    fn follow(&mut self, line: &str) -> Result<(), Broken> {
        let broken = |why: &dyn std::fmt::Display| Broken(format!("'{line}': {why}"));
        let Line { seat, action, picks } = line.parse::<Line<G::Action>>().map_err(|bad| broken(&bad.why))?;
        if self.turn() != Some(seat) {
            return Err(broken(&"it is not this seat's turn"));
        }
        let mut chance = Replayed::new(&picks);
        self.play.act(action, &mut chance, &mut Vec::new()).map_err(|illegal| broken(&illegal))?;
        chance.finish().map_err(|fault| broken(&fault))
    }

    fn cut(&mut self, decisions: usize) -> Result<(), Broken> {
        let mut record: Record<G> = self.play.record().clone();
        record.lines.truncate(decisions);
        self.play = Play::resume(record).map_err(Broken::of)?;
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.play.game().view(viewer)).unwrap_or_default()
    }

    fn legal(&self, forecast: bool) -> Vec<Offer> {
        let viewer = self.turn().map_or(Viewer::Public, Viewer::Seat);
        let game = self.play.game();
        let foretold = |action| game.forecast(action).ok().map(|events| Self::witnessed(&events, viewer));
        let offer = |action: G::Action| Offer {
            action: action.to_string(),
            forecast: if forecast { foretold(action) } else { None },
        };
        let mut actions = Vec::new();
        game.legal(&mut actions);
        actions.into_iter().map(offer).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.game().outcome()
    }

    fn history(&self, viewer: Viewer, from: usize) -> Vec<PastDecision> {
        let mut history = Vec::new();
        let mut events = Vec::new();
        let Ok(mut replay) = self.play.record().replay(&mut events) else { return history };
        if from == 0 {
            history.push(PastDecision {
                decision: 0,
                seat: None,
                action: None,
                events: Self::witnessed(&events, viewer),
            });
        }
        events.clear();
        while let Ok(Some(line)) = replay.step(&mut events) {
            if replay.at() > from {
                let (seat, action) = (Some(line.seat.0), Some(line.action.to_string()));
                history.push(PastDecision {
                    decision: replay.at(),
                    seat,
                    action,
                    events: Self::witnessed(&events, viewer),
                });
            }
            events.clear();
        }
        history
    }

    fn record(&self) -> String {
        self.play.record().to_string()
    }

    fn explained(&self) -> Result<String, Broken> {
        let mut text = String::new();
        for line in Explanation::new(self.play.record()) {
            text += &serde_json::to_string(&line.map_err(Broken::of)?).map_err(Broken::of)?;
            text.push('\n');
        }
        Ok(text)
    }

    fn picks(&self) -> Vec<u32> {
        let record = self.play.record();
        record.start.iter().chain(record.lines.iter().flat_map(|line| &line.picks)).copied().collect()
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(Seated::new(self.play.clone()))
    }
}
