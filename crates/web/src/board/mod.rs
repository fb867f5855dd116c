//! A game at a table, whichever it is: what the server asks of it, without knowing which.

mod draw;
mod log;
mod settings;

pub use draw::Eyes;
pub use log::{follow, is_played, outcomes_used, picks_of};
use log::{picks_text, record_text};
pub use settings::{house_rule, options};

use bots::{Advise, Expect, Foresee, Level, Opponent};
use kit::{
    BadOption, Explain, Explanation, Game, NoUndo, Noted, Options, Outcome, Play, Record, Referee, Seat, Turn, Unknown,
    Viewer,
};
use pages::{
    Markup,
    learn::Teach,
    table::{Drawn, Told as InWords},
};
use saint_malo::SaintMalo;
use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use store::Entry;
use utoipa::ToSchema;
use valletta::Valletta;

use crate::fair::Fair;

/// The games that can be played here.
pub const GAMES: [&str; 2] = [SaintMalo::NAME, Valletta::NAME];

/// The newest rules of every game.
pub fn rules_known() -> String {
    format!("{} {}, {} {}", SaintMalo::NAME, SaintMalo::RULES, Valletta::NAME, Valletta::RULES)
}

/// Why a decision is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What is wrong, in a sentence.
    pub why: String,
    /// The number of the rule that says so; none for a text that is no action.
    pub rule: Option<&'static str>,
}

/// A legal action.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Offer {
    /// Its text, to be posted back.
    pub action: String,
    /// What it will visibly bring about, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    pub forecast: Option<Value>,
}

/// A decision of the past with what followed from it, as somebody saw it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Told {
    /// The decision's number, from 1; 0 for setting the table up.
    pub decision: usize,
    pub seat: Option<u8>,
    pub action: Option<String>,
    #[schema(value_type = Vec<Object>)]
    pub events: Value,
}

/// An action that a master would consider.
#[derive(Clone, Debug, Serialize, serde::Deserialize, ToSchema)]
pub struct Hint {
    pub action: String,
    /// What to expect of it, in words.
    pub expect: String,
    /// The expected final points, where the game counts so.
    pub points: Option<f32>,
    /// The expected final margin over the best rival, where the game counts so.
    pub margin: Option<f32>,
    /// The chance to win, from 0 to 1.
    pub win: Option<f32>,
    /// What speaks for it, in English.
    pub reasons: Vec<String>,
    /// The same, to be said in any language: each an `id` and the `values` to insert.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    pub because: Vec<kit::Message>,
}

/// A game being played.
pub trait Board: Send + Sync {
    fn players(&self) -> u8;
    /// Who decides; none when the game is over.
    fn turn(&self) -> Option<Seat>;
    /// How many rounds have begun: in each one everybody has a turn.
    fn rounds(&self) -> u64;
    /// How many decisions have been taken.
    fn decisions(&self) -> usize;
    /// Carries out an action of the seat on turn; answers its line of the record.
    fn act(&mut self, text: &str, fair: &mut Fair) -> Result<String, Refused>;
    /// Whether this seat may take its last decision back.
    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo>;
    /// Carries out a decision as its line tells it, chance included.
    fn follow(&mut self, line: &str) -> Result<(), Broken>;
    /// Takes everything after the first so many decisions back.
    fn cut(&mut self, decisions: usize) -> Result<(), Broken>;
    /// The seat of the last decision.
    fn last_seat(&self) -> Option<Seat>;
    /// What the viewer sees, as JSON (docs/view.md).
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    fn legal(&self, forecast: bool) -> Vec<Offer>;
    fn outcome(&self) -> Option<Outcome>;
    /// What happened after the first so many decisions, as the viewer saw it.
    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told>;
    /// The compact record: for finished games.
    fn record(&self) -> String;
    /// The explained record, in JSON lines: for finished games.
    fn explained(&self) -> Result<String, Broken>;
    /// What a bot would do now, up to the first thing that it cannot know.
    fn plan(&self, level: Level, seed: u64) -> Vec<String>;
    /// What a master would consider.
    fn advise(&self, seed: u64) -> Vec<Hint>;
    /// All outcomes of chance so far.
    fn picks(&self) -> Vec<u32>;
    /// A copy to think about elsewhere.
    fn copy(&self) -> Box<dyn Board>;
    /// The position, drawn for somebody.
    fn draw(&self, eyes: &Eyes<'_>) -> Drawn;
    /// What happened after the first so many decisions, in somebody's words.
    fn tell(&self, eyes: &Eyes<'_>, from: usize) -> Vec<InWords>;
    /// An action in words; none for a text that is no action.
    fn action_words(&self, eyes: &Eyes<'_>, text: &str) -> Option<String>;
    /// Why an action is refused, in words; none when it is legal, or no action.
    fn refusal_words(&self, eyes: &Eyes<'_>, text: &str) -> Option<String>;
    /// A word of guidance for whoever looks, in their first game.
    fn lesson(&self, eyes: &Eyes<'_>) -> Option<Markup>;
    /// How likely everybody was to win, at every moment so far.
    fn chances(&self) -> Vec<Vec<f32>>;
    /// Where the points of this game come from, in the order in which they are shown.
    fn sources(&self) -> &'static [&'static str];
}

/// A stored game that cannot be gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(pub String);

/// Sets a game up; answers it with the line of its start.
pub fn start(game: &str, options: &str, fair: &mut Fair) -> Result<(Box<dyn Board>, String), BadOption> {
    fn begin<G: Playable>(options: &str, fair: &mut Fair) -> Result<(Box<dyn Board>, String), BadOption> {
        let mut read = G::Options::default();
        for line in options.lines() {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            read.set(key, value)?;
        }
        let play = Play::<G>::start(&read, fair, &mut Vec::new())?;
        let line = picks_text(&play.record().start);
        Ok((Box::new(Seated(play)), line))
    }
    match game {
        SaintMalo::NAME => begin::<SaintMalo>(options, fair),
        Valletta::NAME => begin::<Valletta>(options, fair),
        other => Err(BadOption::new("game", format!("'{other}' is not played here"))),
    }
}

/// A game as its log tells it.
///
/// A change of the rules that makes old records mean something else gets a new number, and the older engine stays
/// beside it here for as long as a table needs it.
pub fn open(game: &str, rules: i64, options: &str, log: &[Entry]) -> Result<Option<Box<dyn Board>>, Broken> {
    let Some(text) = record_text(game, rules, options, log)? else { return Ok(None) };
    match (game, rules) {
        (SaintMalo::NAME, 1) => seated::<SaintMalo>(&text).map(Some),
        (Valletta::NAME, 1) => seated::<Valletta>(&text).map(Some),
        _ => Err(Broken(format!("rules {rules} of {game} are not known here"))),
    }
}

fn seated<G: Playable>(text: &str) -> Result<Box<dyn Board>, Broken> {
    let record: Record<G> = text.parse().map_err(|bad: kit::record::ParseError| Broken(bad.to_string()))?;
    let play = Play::resume(record).map_err(|bad| Broken(bad.to_string()))?;
    Ok(Box::new(Seated(play)))
}

/// All that a game must be able to do to be played here.
trait Playable: Explain + Opponent + Advise + Foresee + Teach + 'static {}

impl<G: Explain + Opponent + Advise + Foresee + Teach + 'static> Playable for G {}

struct Seated<G: Game>(Play<G>);

impl<G: Playable> Seated<G> {
    /// The events of a decision, as the viewer saw them.
    fn witnessed(events: &[G::Event], viewer: Viewer) -> Value {
        let seen: Vec<_> = events.iter().map(|&event| G::witness(event, viewer)).collect();
        serde_json::to_value(seen).unwrap_or_default()
    }

    fn legal_actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.0.game().legal(&mut actions);
        actions
    }
}

impl<G: Playable> Board for Seated<G> {
    fn players(&self) -> u8 {
        self.0.record().options.players()
    }

    fn turn(&self) -> Option<Seat> {
        self.0.game().turn().seat()
    }

    fn rounds(&self) -> u64 {
        // Every view has it (docs/view.md).
        let view = serde_json::to_value(self.0.game().view(Viewer::Public)).unwrap_or_default();
        view["round"].as_u64().unwrap_or(0)
    }

    fn decisions(&self) -> usize {
        self.0.record().lines.len()
    }

    fn act(&mut self, text: &str, fair: &mut Fair) -> Result<String, Refused> {
        let action: G::Action = text.parse().map_err(|bad: kit::BadText| Refused { why: bad.0, rule: None })?;
        let refused = |illegal: G::Illegal| Refused { why: illegal.to_string(), rule: Some(illegal.rule()) };
        self.0.act(action, fair, &mut Vec::new()).map_err(refused)?;
        let line = self.0.record().lines.last();
        let text =
            |line: &kit::record::Line<G::Action>| format!("{} {}{}", line.seat, line.action, picks_text(&line.picks));
        Ok(line.map(text).unwrap_or_default())
    }

    fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.0.can_undo(seat)
    }

    fn follow(&mut self, line: &str) -> Result<(), Broken> {
        log::follow_line(&mut self.0, line)
    }

    fn cut(&mut self, decisions: usize) -> Result<(), Broken> {
        let mut record = self.0.record().clone();
        record.lines.truncate(decisions);
        self.0 = Play::resume(record).map_err(|bad| Broken(bad.to_string()))?;
        Ok(())
    }

    fn last_seat(&self) -> Option<Seat> {
        self.0.record().lines.last().map(|line| line.seat)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.0.game().view(viewer)).unwrap_or_default()
    }

    fn legal(&self, forecast: bool) -> Vec<Offer> {
        let viewer = self.turn().map_or(Viewer::Public, Viewer::Seat);
        let foretold = |action| self.0.game().forecast(action).ok().map(|events| Self::witnessed(&events, viewer));
        let offer = |action: G::Action| Offer {
            action: action.to_string(),
            forecast: if forecast { foretold(action) } else { None },
        };
        self.legal_actions().into_iter().map(offer).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.game().outcome()
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let mut told = Vec::new();
        let mut events = Vec::new();
        let Ok(mut replay) = self.0.record().replay(&mut events) else { return told };
        if from == 0 {
            told.push(Told { decision: 0, seat: None, action: None, events: Self::witnessed(&events, viewer) });
        }
        events.clear();
        while let Ok(Some(line)) = replay.step(&mut events) {
            if replay.at() > from {
                let (seat, action) = (Some(line.seat.0), Some(line.action.to_string()));
                told.push(Told { decision: replay.at(), seat, action, events: Self::witnessed(&events, viewer) });
            }
            events.clear();
        }
        told
    }

    fn record(&self) -> String {
        self.0.record().to_string()
    }

    fn explained(&self) -> Result<String, Broken> {
        let broken = |why: &dyn ToString| Broken(why.to_string());
        let mut text = String::new();
        for line in Explanation::new(self.0.record()) {
            let line = line.map_err(|bad| broken(&bad))?;
            text += &serde_json::to_string(&line).map_err(|bad| broken(&bad))?;
            text.push('\n');
        }
        Ok(text)
    }

    fn plan(&self, level: Level, seed: u64) -> Vec<String> {
        let Turn::Seat(seat) = self.0.game().turn() else { return Vec::new() };
        let mut bot = G::bot(level, seed);
        let (mut game, mut legal, mut plan) = (self.0.game().clone(), Vec::new(), Vec::new());
        while game.turn() == Turn::Seat(seat) {
            game.legal(&mut legal);
            let chosen = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
            let Some(&action) = legal.get(chosen) else { break };
            let mut unknown = Unknown;
            let (mut chance, mut events) = (Noted::new(&mut unknown), Vec::new());
            if game.apply(action, &mut chance, &mut events).is_err() {
                break;
            }
            plan.push(action.to_string());
            if !chance.picks.is_empty() || events.iter().any(G::reveals) {
                break;
            }
        }
        plan
    }

    fn advise(&self, seed: u64) -> Vec<Hint> {
        let Turn::Seat(seat) = self.0.game().turn() else { return Vec::new() };
        let view = self.0.game().view(Viewer::Seat(seat));
        let hint = |advice: bots::Advice<G::Action>| {
            let (points, margin, win) = match advice.expect {
                Expect::Points { points, .. } => (Some(points), None, None),
                Expect::Margin { margin, win } => (None, Some(margin), Some(win)),
            };
            let (action, expect) = (advice.action.to_string(), advice.expect.to_string());
            Hint { action, expect, points, margin, win, reasons: advice.reasons, because: advice.because }
        };
        G::advise(&view, &self.legal_actions(), seed).into_iter().map(hint).collect()
    }

    fn picks(&self) -> Vec<u32> {
        let record = self.0.record();
        record.start.iter().chain(record.lines.iter().flat_map(|line| &line.picks)).copied().collect()
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(Seated(self.0.clone()))
    }

    fn draw(&self, eyes: &Eyes<'_>) -> Drawn {
        self.drawn(eyes)
    }

    fn tell(&self, eyes: &Eyes<'_>, from: usize) -> Vec<InWords> {
        self.in_words(eyes, from)
    }

    fn action_words(&self, eyes: &Eyes<'_>, text: &str) -> Option<String> {
        self.action_in_words(eyes, text)
    }

    fn refusal_words(&self, eyes: &Eyes<'_>, text: &str) -> Option<String> {
        self.refusal_in_words(eyes, text)
    }

    fn lesson(&self, eyes: &Eyes<'_>) -> Option<Markup> {
        self.guidance(eyes)
    }

    fn chances(&self) -> Vec<Vec<f32>> {
        let Ok(mut replay) = self.0.record().replay(&mut kit::Silent) else { return Vec::new() };
        let mut chances = vec![G::chances(&replay.game().view(Viewer::Public))];
        while let Ok(Some(_)) = replay.step(&mut kit::Silent) {
            chances.push(G::chances(&replay.game().view(Viewer::Public)));
        }
        chances
    }

    fn sources(&self) -> &'static [&'static str] {
        G::sources()
    }
}
