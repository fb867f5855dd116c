//! The trait that every game implements, and the types in its methods.

use std::{collections::BTreeMap, error::Error, fmt, str::FromStr};

use serde::Serialize;

use crate::Chance;

/// A place at the table, counted from 0, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table, in clockwise order.
    pub fn all(players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// The seat as an index into a list of players.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise.
    #[inline]
    pub fn next(self, players: u8) -> Seat {
        Seat(if self.0 + 1 == players { 0 } else { self.0 + 1 })
    }

    /// The seat before this one.
    #[inline]
    pub fn previous(self, players: u8) -> Seat {
        Seat(if self.0 == 0 { players - 1 } else { self.0 - 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who looks at a game. As JSON: a seat's number, or null for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Viewer {
    /// A player, who sees what lies in front of that seat.
    Seat(Seat),
    /// A spectator, who sees what everybody sees.
    Public,
}

impl Viewer {
    /// Whether the viewer sits on this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat decides.
    Seat(Seat),
    /// The game is over.
    Over,
}

impl Turn {
    /// The seat that decides, or none when the game is over.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The final score of each seat.
    pub scores: Vec<i32>,
    /// Everybody who wins; several after a tie that the rules do not break.
    pub winners: Vec<Seat>,
    /// Each score by its sources, which add up to it.
    pub detail: Vec<BTreeMap<&'static str, i32>>,
    /// Rounds begun.
    #[serde(skip)]
    pub rounds: u32,
    /// What ended the game, in one word.
    #[serde(skip)]
    pub trigger: &'static str,
}

/// The settings of a game: read from records, command lines and forms by name.
pub trait Options: Clone + Default + PartialEq + Send + Sync + fmt::Debug + Serialize {
    /// Options that may differ in a rated game; changing any other one is a house rule, and the game is not rated.
    const VARIANTS: &'static [&'static str] = &["players"];

    /// Everything that can be set, for those who choose.
    const SETTINGS: &'static [Setting];

    /// Sets one option from its text.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption>;

    /// The settings as text: the number of players, and all that differ from the defaults.
    /// Setting them one by one on a default gives equal options.
    fn list(&self) -> Vec<(&'static str, String)>;

    /// Whether the settings are valid and fit together.
    fn check(&self) -> Result<(), BadOption>;

    /// How many people play.
    fn players(&self) -> u8;
}

/// One of the options of a game, as a line of a help text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The option's name.
    pub key: &'static str,
    /// What it can be: `a number of rounds`.
    pub value: &'static str,
    /// What it does, and what holds where nobody sets it.
    pub help: &'static str,
    /// How many characters of it a server promises to read.
    pub longest: usize,
}

impl Setting {
    /// How many characters of a value a server promises to read, for numbers and words.
    pub const LENGTH: usize = 64;

    /// An option's name, what it can be and what it does.
    pub const fn new(key: &'static str, value: &'static str, help: &'static str) -> Self {
        Setting { key, value, help, longest: Setting::LENGTH }
    }

    /// The same for longer values.
    #[must_use]
    pub const fn up_to(self, longest: usize) -> Self {
        Setting { longest, ..self }
    }
}

/// An option that a game does not have, or a value that it cannot take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("option {key}: {why}")]
pub struct BadOption {
    /// The option's name.
    pub key: String,
    /// What is wrong with it, and what would be right.
    pub why: String,
}

impl BadOption {
    /// An option's name with what is wrong with it.
    pub fn new(key: impl Into<String>, why: impl Into<String>) -> Self {
        BadOption { key: key.into(), why: why.into() }
    }

    /// An option that this game does not have.
    pub fn unknown(game: &str, key: &str, settings: &[Setting]) -> Self {
        let keys: Vec<_> = settings.iter().map(|setting| setting.key).collect();
        let keys = match keys.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            _ => keys.concat(),
        };
        BadOption::new(key, format!("{game} has no such option: it has {keys}"))
    }

    /// Reads an option's value, or says what it is not: `right` ends the sentence "'x' is not …".
    pub fn read<T: FromStr>(key: &str, value: &str, right: &str) -> Result<T, BadOption> {
        value.parse().map_err(|_| BadOption::new(key, format!("'{value}' is not {right}")))
    }
}

/// A text that is no action (or card, or cell) of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadText(pub String);

/// What is wrong with a position written by hand.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such position: {0}")]
pub struct BadScene(pub String);

impl BadScene {
    /// An error unless the condition holds.
    pub fn unless(holds: bool, why: impl Into<String>) -> Result<(), BadScene> {
        if holds { Ok(()) } else { Err(BadScene(why.into())) }
    }
}

impl From<BadText> for BadScene {
    fn from(bad: BadText) -> Self {
        BadScene(bad.0)
    }
}

/// Why an action was refused: a sentence, and the rule that it rests on.
pub trait Referee: Error {
    /// The number of the rule, to be looked up in the rulebook.
    fn rule(&self) -> &'static str;
}

/// A game: everything needed to play it, record it, show it and search it.
///
/// A value is one position. It holds no generator and no clock; every random outcome comes in
/// through a [`Chance`], and everything that happened goes out as events.
pub trait Game: Clone + Send + Sync {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// The version of the rules, raised when a change makes an old record mean something else.
    const RULES: u32;

    /// The settings.
    type Options: Options;
    /// One decision. It has a short text form that can be printed and parsed.
    type Action: Copy + Eq + Send + Sync + fmt::Debug + fmt::Display + FromStr<Err = BadText>;
    /// One thing that happened. Its JSON is part of `docs/view.md`.
    type Event: Copy + PartialEq + Send + Sync + fmt::Debug + Serialize;
    /// What a viewer may see. Its JSON is `docs/view.md`.
    type View: PartialEq + fmt::Debug + Serialize;
    /// Why an action is not legal now.
    type Illegal: Referee + Clone + PartialEq;

    /// Sets the table up.
    fn start(
        options: &Self::Options,
        chance: &mut impl Chance,
        events: &mut impl Extend<Self::Event>,
    ) -> Result<Self, BadOption>;

    /// Who decides next.
    fn turn(&self) -> Turn;

    /// Fills the list with every action that is legal now: none when the game is over.
    fn legal(&self, actions: &mut Vec<Self::Action>);

    /// Whether an action is legal now, and if not, why not.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action and everything that follows from it. A refused action changes nothing.
    fn apply(
        &mut self,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl Extend<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How many rounds have begun: in each of them everybody has a turn.
    fn round(&self) -> u32;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether an event reveals something its seat did not know: a die, a drawn card, a barrel.
    fn reveals(event: &Self::Event) -> bool;

    /// What a viewer learns from an event.
    fn witness(event: Self::Event, viewer: Viewer) -> Self::Event;

    /// The events that an action will cause, up to the first one that nobody can know yet.
    fn forecast(&self, action: Self::Action) -> Result<Vec<Self::Event>, Self::Illegal> {
        let mut after = self.clone();
        let mut events = Vec::new();
        after.apply(action, &mut crate::Unknown, &mut events)?;
        let known = events.iter().take_while(|event| !Self::reveals(event)).count();
        events.truncate(known);
        Ok(events)
    }
}

/// A game whose hidden information can be dealt again.
pub trait Secrets: Game {
    /// Deals again everything that the viewer must not know, and leaves the rest as it is.
    fn redeal(&mut self, viewer: Viewer, chance: &mut impl Chance);
}

/// A game whose positions can be sampled from a view: a search must not know more than its player.
pub trait Imagine: Game {
    /// A position with this view; what the viewer does not know is dealt by chance.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self;
}

/// Discards all events: for search and simulation, where collecting them costs time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Extend<E> for Silent {
    #[inline]
    fn extend<I: IntoIterator<Item = E>>(&mut self, _: I) {}
}
