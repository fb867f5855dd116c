//! A review as data: its JSON is `docs/review.md`.

use kit::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Account;

/// From so much of the chance to win on, a loss is an inaccuracy.
pub const INACCURACY: f64 = 0.02;
/// From so much on, it is a mistake.
pub const MISTAKE: f64 = 0.05;
/// From so much on, it is a blunder.
pub const BLUNDER: f64 = 0.10;

/// The form of reviews: raised when they change, so that those made before are made again.
pub const FORM: u32 = 1;

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// At least 2% of the chance to win were lost.
    Inaccuracy,
    /// At least 5%.
    Mistake,
    /// At least 10%.
    Blunder,
}

impl Class {
    /// The class of a loss; none for a good decision.
    pub fn of(lost: f64) -> Option<Class> {
        match lost {
            lost if lost >= BLUNDER => Some(Class::Blunder),
            lost if lost >= MISTAKE => Some(Class::Mistake),
            lost if lost >= INACCURACY => Some(Class::Inaccuracy),
            _ => None,
        }
    }

    /// The name in JSON and in the keys of sentences.
    pub fn name(self) -> &'static str {
        match self {
            Class::Inaccuracy => "inaccuracy",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }
}

/// A game, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The form of this data: [`FORM`].
    pub form: u32,
    /// The game's name.
    pub game: String,
    /// Whether the game was played to its end; if not, the result is what was to be expected when it stopped.
    pub finished: bool,
    /// Everybody's chance before anything was dealt: an even share.
    pub start: Vec<f64>,
    /// What came of it: 1 for the winner, a share for each of several.
    pub result: Vec<f64>,
    /// What each player's game came to.
    pub seats: Vec<Account>,
    /// The turns that changed most, in the order of the game.
    pub turning: Vec<TurningPoint>,
    /// Every decision, in order.
    pub decisions: Vec<Judged>,
    /// Everything that chance brought, in order.
    pub luck: Vec<Luck>,
}

/// A decision, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// Its number, from 1: the moment that it leads to.
    pub at: usize,
    /// Who decided.
    pub seat: u8,
    /// What was done.
    pub action: String,
    /// Among how many actions.
    pub choices: usize,
    /// Everybody's chance if the best had been done.
    pub best: Vec<f64>,
    /// Everybody's chance after what was done.
    pub value: Vec<f64>,
    /// How much of the own chance was lost: 0 for the best decision.
    pub lost: f64,
    /// How bad it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Class>,
    /// What would have been better, where it was bad.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<Better>,
}

impl Judged {
    /// What the decision changed for a seat, against the best one.
    pub fn error(&self, seat: Seat) -> f64 {
        of(&self.value, seat) - of(&self.best, seat)
    }
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Better {
    /// What to do.
    pub action: String,
    /// How the turn goes on, as far as nothing new comes to light; it begins with the action.
    pub line: Vec<String>,
    /// Why, in English.
    pub reasons: Vec<String>,
    /// The same for any language.
    pub because: Vec<Message>,
    /// What else was to be considered, the best first, with what was done.
    pub options: Vec<Choice>,
}

/// An action that was to be considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What to do.
    pub action: String,
    /// How much of the own chance it loses.
    pub lost: f64,
}

/// What chance brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Luck {
    /// After how many decisions: 0 for how the table was set up.
    pub at: usize,
    /// What it changed, by seat.
    pub change: Vec<f64>,
    /// The events that brought something to light, as `docs/view.md` has them. Empty where somebody else simply knew
    /// more than the player before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<Value>,
}

/// A turn that changed much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The moment before it.
    pub from: usize,
    /// The moment after it.
    pub to: usize,
    /// The decision, or what came after it, that did the most.
    pub at: usize,
    /// Whose chance changed most.
    pub seat: u8,
    /// The chance before it.
    pub before: f64,
    /// The chance after it.
    pub after: f64,
    /// How much of the change was luck.
    pub luck: f64,
    /// How much of it was errors.
    pub errors: f64,
    /// What did the most.
    pub cause: Cause,
}

/// What made a turning point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Chance.
    Luck,
    /// A decision.
    Error,
}

/// A seat's number of a list.
pub(super) fn of(list: &[f64], seat: Seat) -> f64 {
    list.get(seat.index()).copied().unwrap_or(0.0)
}

impl Review {
    /// Everybody's chance after so many decisions, as the next player could know it.
    pub fn at(&self, at: usize) -> &[f64] {
        self.decisions.get(at).map_or(&self.result, |next| &next.best)
    }

    /// The decision that led to this moment.
    pub fn decision(&self, at: usize) -> Option<&Judged> {
        self.decisions.get(at.checked_sub(1)?)
    }

    /// What chance brought right after so many decisions.
    pub fn luck_at(&self, at: usize) -> Option<&Luck> {
        self.luck.binary_search_by_key(&at, |luck| luck.at).ok().map(|found| &self.luck[found])
    }
}
