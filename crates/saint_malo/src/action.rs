//! What a player can decide, one small thing at a time, and its text.

use std::{fmt, str::FromStr};

use kit::BadText;
use serde::Serialize;

use crate::{Cell, Dice, Person, Symbol};

/// One decision (rules, section 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Action {
    /// Roll these dice again: `reroll log wall`.
    Reroll {
        /// Those that are thrown; all others stay.
        dice: Dice,
    },
    /// Keep the dice as they are: `stop`.
    Stop,
    /// Use dice of one symbol, some of them turned to it: `use head 3`, `use head 3 turn 1`.
    Use {
        /// The symbol of this turn.
        symbol: Symbol,
        /// How many dice are turned to it, for coins (S-DICE-8).
        turned: u8,
        /// How many dice are used, turned ones included.
        used: u8,
    },
    /// Use nothing: `pass`.
    Pass,
    /// Choose the person: `person merchant`.
    Person {
        /// Who comes into the city.
        person: Person,
    },
    /// Fill a space with what is being placed: `place c4`.
    Place {
        /// The space to fill.
        at: Cell,
    },
    /// No further house, or no bonus person: `done`.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Reroll { dice } => write!(f, "reroll {dice}"),
            Action::Stop => write!(f, "stop"),
            Action::Use { symbol, turned: 0, used } => write!(f, "use {symbol} {used}"),
            Action::Use { symbol, turned, used } => write!(f, "use {symbol} {used} turn {turned}"),
            Action::Pass => write!(f, "pass"),
            Action::Person { person } => write!(f, "person {}", person.name()),
            Action::Place { at } => write!(f, "place {at}"),
            Action::Done => write!(f, "done"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let bare = |action| {
            if rest.is_empty() { Ok(action) } else { Err(BadText(format!("'{verb}' stands alone, without '{rest}'"))) }
        };
        match verb {
            "reroll" => match rest.parse::<Dice>()? {
                dice if dice == Dice::default() => {
                    Err(BadText("reroll needs at least one symbol: reroll log wall".into()))
                }
                dice => Ok(Action::Reroll { dice }),
            },
            "stop" => bare(Action::Stop),
            "use" => usage(rest),
            "pass" => bare(Action::Pass),
            "person" => {
                let person = Person::ALL.into_iter().find(|person| person.name() == rest);
                let bad = || {
                    BadText(format!(
                        "'{rest}' is no person: citizen, soldier, priest, architect, merchant, jester or noble"
                    ))
                };
                person.map(|person| Action::Person { person }).ok_or_else(bad)
            }
            "place" => rest.parse().map(|at| Action::Place { at }),
            "done" => bare(Action::Done),
            "" => Err(BadText("an action is missing".into())),
            _ => Err(BadText(format!("'{verb}' is no action: reroll, stop, use, pass, person, place or done"))),
        }
    }
}

/// Reads `head 3` and `head 3 turn 1`.
fn usage(text: &str) -> Result<Action, BadText> {
    let number = |word: &str| match word.as_bytes() {
        &[digit @ b'0'..=b'5'] => Ok(digit - b'0'),
        _ => Err(BadText(format!("'{word}' is no number of dice: 0 to 5"))),
    };
    let words: Vec<_> = text.split(' ').collect();
    match words[..] {
        [symbol, used] => Ok(Action::Use { symbol: symbol.parse()?, turned: 0, used: number(used)? }),
        [symbol, used, "turn", turned] if turned != "0" => {
            Ok(Action::Use { symbol: symbol.parse()?, turned: number(turned)?, used: number(used)? })
        }
        _ => Err(BadText(format!("'use {text}' says not what is used: use head 3, or use head 3 turn 1"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8);
    }

    #[test]
    fn texts_read_and_bad_ones_say_what_would_be_right() {
        for text in
            ["reroll log wall", "stop", "use head 3", "use log 2 turn 1", "pass", "person noble", "place c4", "done"]
        {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "plce c4",
            "place a1",
            "place c9",
            "reroll",
            "reroll log log log log log log",
            "use head",
            "use head 9",
            "use head 3 turn 0",
            "stop now",
            "person king",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
