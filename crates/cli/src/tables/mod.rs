//! How a game looks and speaks in a terminal. One file per game; everything else is the same for all of them.

mod saint_malo;
mod valletta;

use bots::{Advise, Learn, Opponent};
use kit::{Explain, Rulebook, Seat, Viewer};

/// A game that can be shown in a terminal of 100 columns.
pub trait Table: Explain + Opponent + Advise + Learn {
    /// The rules to look things up in.
    const RULEBOOK: Rulebook;
    /// What the signs on the table mean.
    const LEGEND: &'static str;
    /// For the help: an action, a part of it, a rule and a word of the rules.
    const EXAMPLES: [&'static str; 4];

    /// Everything that the viewer sees, in about 16 lines.
    fn draw(view: &Self::View) -> String;

    /// What is asked of the player on turn, in one sentence.
    fn question(view: &Self::View) -> String;

    /// The numbers of the rules that the question, or this answer to it, rests on.
    fn rules(view: &Self::View, action: Option<Self::Action>) -> Vec<&'static str>;

    /// What an action gives, in a few words, from what is foretold of it.
    fn gain(view: &Self::View, action: Self::Action, forecast: &[Self::Event]) -> String;

    /// What happened, in words; none for what the table shows anyway.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Told>;

    /// An action that is typed in words of the table rather than of the engine, or what is wrong with it.
    fn understand(_view: &Self::View, _typed: &str) -> Option<Result<Self::Action, String>> {
        None
    }
}

/// Part of a sentence about what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whose doing it is; none when it is nobody's.
    pub who: Option<Seat>,
    pub what: String,
}

impl Told {
    /// What a seat does.
    pub fn of(seat: Seat, what: impl Into<String>) -> Option<Told> {
        Some(Told { who: Some(seat), what: what.into() })
    }

    /// What happens to the whole table.
    pub fn all(what: impl Into<String>) -> Option<Told> {
        Some(Told { who: None, what: what.into() })
    }
}

/// What a viewer calls a seat.
pub fn name(seat: Seat, viewer: Viewer) -> String {
    if viewer.is(seat) { "you".into() } else { format!("seat {seat}") }
}
