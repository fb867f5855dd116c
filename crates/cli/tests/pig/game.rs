//! The rules of Pig: roll as often as you dare, a one loses what the turn has brought, the first at the goal wins.

use std::{collections::BTreeMap, error::Error, fmt, str::FromStr};

use kit::{BadOption, BadText, Chance, Explain, Game, Options, Outcome, Referee, Seat, Setting, Turn, Viewer};
use serde::Serialize;

/// A position.
#[derive(Clone)]
pub struct Pig {
    goal: u16,
    scores: Vec<u16>,
    /// What the turn has brought so far.
    pot: u16,
    die: Option<u8>,
    turn: Seat,
    first: Seat,
    round: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Settings {
    pub players: u8,
    pub first: Option<u8>,
    pub goal: u16,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { players: 2, first: None, goal: 50 }
    }
}

impl Options for Settings {
    const SETTINGS: &'static [Setting] = &[
        Setting::new("players", "2 to 5", "how many play [default: 2]"),
        Setting::new("first", "a seat, from 0", "who begins [default: by lot]"),
        Setting::new("goal", "1 to 1000", "how many points win [default: 50]"),
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        match key {
            "players" => self.players = BadOption::read(key, value, "a number of players")?,
            "first" => self.first = Some(BadOption::read(key, value, "a seat")?),
            "goal" => self.goal = BadOption::read(key, value, "a number of points")?,
            _ => return Err(BadOption::unknown("Pig", key, Self::SETTINGS)),
        }
        Ok(())
    }

    fn list(&self) -> Vec<(&'static str, String)> {
        let mut list = vec![("players", self.players.to_string())];
        list.extend(self.first.map(|first| ("first", first.to_string())));
        list.extend((self.goal != Settings::default().goal).then(|| ("goal", self.goal.to_string())));
        list
    }

    fn check(&self) -> Result<(), BadOption> {
        match self {
            Settings { players: 0..=1 | 6.., .. } => Err(BadOption::new("players", "2 to 5 can play")),
            Settings { first: Some(first), .. } if first >= &self.players => {
                Err(BadOption::new("first", "no such seat"))
            }
            Settings { goal: 0 | 1001.., .. } => Err(BadOption::new("goal", "1 to 1000 points")),
            _ => Ok(()),
        }
    }

    fn players(&self) -> u8 {
        self.players
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Roll,
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Roll => "roll",
            Action::Hold => "hold",
        })
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let all = [Action::Roll, Action::Hold];
        all.into_iter()
            .find(|action| action.to_string() == text)
            .ok_or_else(|| BadText(format!("'{text}' is no action: roll or hold")))
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    Rolled { seat: Seat, face: u8 },
    Lost { seat: Seat, points: u16 },
    Held { seat: Seat, points: u16 },
}

#[derive(Clone, PartialEq, Debug)]
pub enum Illegal {
    NothingToHold,
    Over,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self {
            Illegal::NothingToHold => "there are no points to hold yet, roll first",
            Illegal::Over => "the game is over",
        };
        write!(f, "{why}: {}", self.rule())
    }
}

impl Error for Illegal {}

impl Referee for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NothingToHold => "P-TURN-3",
            Illegal::Over => "P-END-1",
        }
    }
}

/// Everything: Pig has no secrets.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub turn: Option<Seat>,
    pub round: u32,
    pub goal: u16,
    pub scores: Vec<u16>,
    pub pot: u16,
    pub die: Option<u8>,
}

impl Pig {
    fn is_over(&self) -> bool {
        self.scores.iter().any(|&score| score >= self.goal)
    }

    fn pass_on(&mut self) {
        self.pot = 0;
        if !self.is_over() {
            self.turn = self.turn.next(self.scores.len() as u8);
            self.round += u32::from(self.turn == self.first);
        }
    }
}

impl Game for Pig {
    const NAME: &'static str = "pig";
    const RULES: u32 = 1;

    type Options = Settings;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn start(options: &Settings, chance: &mut impl Chance, _: &mut impl Extend<Event>) -> Result<Self, BadOption> {
        options.check()?;
        let first = Seat(options.first.unwrap_or_else(|| chance.pick(options.players.into()) as u8));
        let scores = vec![0; options.players.into()];
        Ok(Pig { goal: options.goal, scores, pot: 0, die: None, turn: first, first, round: 1 })
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Seat(self.turn) }
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend([Action::Roll, Action::Hold].into_iter().filter(|&action| self.check(action).is_ok()));
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match action {
            _ if self.is_over() => Err(Illegal::Over),
            Action::Hold if self.pot == 0 => Err(Illegal::NothingToHold),
            Action::Roll | Action::Hold => Ok(()),
        }
    }

    fn apply(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Extend<Event>,
    ) -> Result<(), Illegal> {
        self.check(action)?;
        let (seat, points) = (self.turn, self.pot);
        if action == Action::Hold {
            self.scores[seat.index()] += points;
            events.extend([Event::Held { seat, points }]);
            self.pass_on();
            return Ok(());
        }
        let face = 1 + chance.pick(6) as u8;
        self.die = Some(face);
        events.extend([Event::Rolled { seat, face }]);
        if face == 1 {
            events.extend([Event::Lost { seat, points }]);
            self.pass_on();
        } else {
            self.pot += u16::from(face);
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let Pig { goal, pot, die, round, .. } = *self;
        View { viewer, turn: self.turn().seat(), round, goal, scores: self.scores.clone(), pot, die }
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores: Vec<i32> = self.scores.iter().map(|&score| score.into()).collect();
        let detail = scores.iter().map(|&score| BTreeMap::from([("held", score)])).collect();
        let outcome = Outcome { scores, winners: vec![self.turn], detail, rounds: self.round, trigger: "goal" };
        self.is_over().then_some(outcome)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. })
    }

    fn witness(event: Event, _: Viewer) -> Event {
        event
    }
}

/// An action by name.
#[derive(Serialize)]
pub struct Plain {
    action: String,
}

impl Explain for Pig {
    type Setup = ();
    type Truth = View;
    type Plain = Plain;
    type ChanceEvent = Event;

    fn first(&self) -> Seat {
        self.first
    }

    fn setup(&self) {}

    fn truth(&self) -> View {
        self.view(Viewer::Public)
    }

    fn plain(action: Action) -> Plain {
        Plain { action: action.to_string() }
    }

    fn chance_events(events: &[Event]) -> Vec<Event> {
        events.iter().copied().filter(Pig::reveals).collect()
    }
}
