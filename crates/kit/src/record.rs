//! The compact record of a game: its options, then one line per action with the outcomes of chance it consumed.
//!
//! ```text
//! intramuros record 1
//! game valletta
//! rules 1
//! players 2
//! edition zman
//! start | 3 17 4
//! 1 take stone
//! 0 take gold
//! 0 play builder
//! 0 decline
//! 0 play maid
//! 0 take wood | 4 0 1
//! ```
//! Empty lines and lines that begin with `#` are ignored.

use std::{fmt, str::FromStr};

use crate::{Game, Options, Replayed, Seat, Silent};

const FIRST_LINE: &str = "intramuros record 1";

/// Everything that was decided in a game, by people and by chance.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// The settings.
    pub options: G::Options,
    /// The outcomes that setting the table up consumed.
    pub start: Vec<u32>,
    /// The decisions, in order.
    pub lines: Vec<Line<G::Action>>,
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    /// The outcomes of chance that it consumed.
    pub picks: Vec<u32>,
}

/// A place in a text that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {why}")]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub why: String,
}

/// A record that can be parsed but breaks the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The decision, from 1; 0 for the start.
    pub decision: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decision {
            0 => write!(f, "the start: {}", self.why),
            n => write!(f, "decision {n}: {}", self.why),
        }
    }
}

impl std::error::Error for ReplayError {}

impl<G: Game> Record<G> {
    /// Starts a replay, at the position after setup.
    pub fn replay(&self, events: &mut impl Extend<G::Event>) -> Result<Replay<'_, G>, ReplayError> {
        let fail = |why| ReplayError { decision: 0, why };
        let mut chance = Replayed::new(&self.start);
        let game = G::start(&self.options, &mut chance, events).map_err(|bad| fail(bad.to_string()))?;
        chance.finish().map_err(fail)?;
        Ok(Replay { record: self, game, at: 0 })
    }

    /// The position after the first `n` decisions.
    pub fn at(&self, n: usize) -> Result<G, ReplayError> {
        let mut replay = self.replay(&mut Silent)?;
        while replay.at < n && replay.step(&mut Silent)?.is_some() {}
        Ok(replay.game)
    }

    /// The position after the last decision.
    pub fn last(&self) -> Result<G, ReplayError> {
        self.at(usize::MAX)
    }
}

/// A record being replayed.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    game: G,
    at: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// The position now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position now, by value.
    pub fn into_game(self) -> G {
        self.game
    }

    /// How many decisions have been replayed.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Carries out the next line and returns it; none at the end.
    pub fn step(&mut self, events: &mut impl Extend<G::Event>) -> Result<Option<&'a Line<G::Action>>, ReplayError> {
        let Some(line) = self.record.lines.get(self.at) else { return Ok(None) };
        self.at += 1;
        let fail = |why| ReplayError { decision: self.at, why };
        match self.game.turn().seat() {
            Some(seat) if seat == line.seat => (),
            Some(seat) => return Err(fail(format!("seat {} acts, but it is seat {seat}'s turn", line.seat))),
            None => return Err(fail("the game is over".into())),
        }
        let mut chance = Replayed::new(&line.picks);
        self.game
            .apply(line.action, &mut chance, events)
            .map_err(|illegal| fail(format!("{}: {illegal}", line.action)))?;
        chance.finish().map_err(fail)?;
        Ok(Some(line))
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame {}\nrules {}", G::NAME, G::RULES)?;
        for (key, value) in self.options.list() {
            writeln!(f, "{key} {value}")?;
        }
        writeln!(f, "start{}", Picks(&self.start))?;
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl<A: fmt::Display> fmt::Display for Line<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.seat, self.action, Picks(&self.picks))
    }
}

impl<A: FromStr<Err: fmt::Display>> FromStr for Line<A> {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        decision(1, line)
    }
}

/// Outcomes of chance as they end a line: ` | 3 1 4`, or nothing.
pub struct Picks<'a>(pub &'a [u32]);

impl Picks<'_> {
    /// The outcomes behind the bar of a line.
    pub fn of(line: &str) -> Result<Vec<u32>, ParseError> {
        picks_of(1, line).map(|(_, picks)| picks)
    }
}

impl fmt::Display for Picks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.is_empty() {
            f.write_str(" |")?;
        }
        self.0.iter().try_for_each(|pick| write!(f, " {pick}"))
    }
}

/// The lines of a text with their numbers, without empty lines and comments.
fn meaningful(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
    lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
}

/// An error at the place where `part` begins within `whole`.
fn error_at(line: usize, whole: &str, part: &str, why: impl Into<String>) -> ParseError {
    let offset = (part.as_ptr() as usize).saturating_sub(whole.as_ptr() as usize);
    let column = whole.get(..offset).map_or(1, |before| before.chars().count() + 1);
    ParseError { line, column, why: why.into() }
}

/// The name of the game, as the text of a record gives it.
pub fn game_of(text: &str) -> Result<&str, ParseError> {
    let mut lines = meaningful(text);
    match lines.next() {
        Some((_, FIRST_LINE)) => (),
        Some((number, line)) => {
            return Err(error_at(number, line, line, format!("a record begins with '{FIRST_LINE}'")));
        }
        None => return Err(ParseError { line: 1, column: 1, why: "the record is empty".into() }),
    }
    match lines.next() {
        Some((number, line)) => line
            .strip_prefix("game ")
            .ok_or_else(|| error_at(number, line, line, "the second line says 'game' and its name")),
        None => Err(ParseError { line: 2, column: 1, why: "the record names no game".into() }),
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let game = game_of(text)?;
        let mut lines = meaningful(text).skip(1);
        let (number, line) = lines.next().expect("game_of has read it");
        if game != G::NAME {
            return Err(error_at(number, line, game, format!("this is a record of {game}, not of {}", G::NAME)));
        }
        let end = || ParseError {
            line: text.lines().count() + 1,
            column: 1,
            why: "the record ends before its 'start' line".into(),
        };

        let (number, line) = lines.next().ok_or_else(end)?;
        let rules = line.strip_prefix("rules ").unwrap_or(line);
        if rules.parse() != Ok(G::RULES) {
            let why = format!("'rules {}' is the version that can be read here", G::RULES);
            return Err(error_at(number, line, rules, why));
        }

        let mut options = G::Options::default();
        let start = loop {
            let (number, line) = lines.next().ok_or_else(end)?;
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            if key == "start" {
                options.check().map_err(|bad| error_at(number, line, line, bad.to_string()))?;
                break picks_of(number, line)?.1;
            }
            options.set(key, value).map_err(|bad| error_at(number, line, line, bad.to_string()))?;
        };
        let lines = lines.map(|(number, line)| decision(number, line)).collect::<Result<_, _>>()?;
        Ok(Record { options, start, lines })
    }
}

/// Reads `0 play maid | 3 1`.
fn decision<A: FromStr<Err: fmt::Display>>(number: usize, line: &str) -> Result<Line<A>, ParseError> {
    let (words, picks) = picks_of(number, line)?;
    let (seat, action) = words.split_once(' ').unwrap_or((words, ""));
    let seat = seat.parse().map(Seat).map_err(|_| {
        error_at(number, line, seat, format!("'{seat}' is no seat: a line begins with the seat's number"))
    })?;
    let action = action.parse().map_err(|bad: A::Err| {
        let place = if action.is_empty() { &line[words.len()..] } else { action };
        error_at(number, line, place, bad.to_string())
    })?;
    Ok(Line { seat, action, picks })
}

/// Splits a line into its words and the outcomes behind the bar.
fn picks_of(number: usize, line: &str) -> Result<(&str, Vec<u32>), ParseError> {
    let Some((words, tail)) = line.split_once('|') else { return Ok((line, Vec::new())) };
    let picks = tail.split_whitespace().map(|pick| {
        pick.parse().map_err(|_| error_at(number, line, pick, format!("'{pick}' is no outcome of chance: a number")))
    });
    Ok((words.trim_end(), picks.collect::<Result<_, _>>()?))
}
