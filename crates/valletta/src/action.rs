//! What a player can decide, one small thing at a time, and its text.

use std::{fmt, str::FromStr};

use kit::BadText;

use crate::{At, Card, Good, Payment};

/// One decision (rules, section 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Take one good: `take gold`.
    TakeGood(Good),
    /// Take two goods, in the order of the rules: `take gold wood`.
    TakeTwo([Good; 2]),
    /// Play a card from hand: `play builder`.
    Play(Card),
    /// Carry out an effect that may be declined: `use`.
    Use,
    /// Do without an optional effect: `decline`.
    Decline,
    /// Choose a building to build: `build A1.3`.
    Build(At),
    /// Choose one of one's own buildings to upgrade: `upgrade A1.3`.
    Upgrade(At),
    /// Pay goods: `pay 2g5w2b`, or `pay 0` for nothing.
    Pay(Payment),
    /// Put a card from hand into the reserve: `fire maid`.
    Fire(Card),
    /// Take a card from the reserve: `hire builder`.
    Hire(Card),
    /// Give a monk one good: `give wood`.
    Give(Good),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::TakeGood(good) => write!(f, "take {good}"),
            Action::TakeTwo([one, two]) => write!(f, "take {one} {two}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Use => write!(f, "use"),
            Action::Decline => write!(f, "decline"),
            Action::Build(at) => write!(f, "build {at}"),
            Action::Upgrade(at) => write!(f, "upgrade {at}"),
            Action::Pay(goods) => write!(f, "pay {goods}"),
            Action::Fire(card) => write!(f, "fire {card}"),
            Action::Hire(card) => write!(f, "hire {card}"),
            Action::Give(good) => write!(f, "give {good}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "take" => take(rest),
            "play" => rest.parse().map(Action::Play),
            "use" if rest.is_empty() => Ok(Action::Use),
            "decline" if rest.is_empty() => Ok(Action::Decline),
            "use" | "decline" => Err(BadText(format!("'{verb}' stands alone, without '{rest}'"))),
            "build" => rest.parse().map(Action::Build),
            "upgrade" => rest.parse().map(Action::Upgrade),
            "pay" => rest.parse().map(Action::Pay),
            "fire" => rest.parse().map(Action::Fire),
            "hire" => rest.parse().map(Action::Hire),
            "give" => rest.parse().map(Action::Give),
            "" => Err(BadText("an action is missing".into())),
            _ => Err(BadText(format!(
                "'{verb}' is no action: play, take, build, upgrade, pay, fire, hire, give, use or decline"
            ))),
        }
    }
}

/// Reads `gold`, and two goods in either order.
fn take(text: &str) -> Result<Action, BadText> {
    let Some((one, two)) = text.split_once(' ') else { return text.parse().map(Action::TakeGood) };
    let mut goods: [Good; 2] = [one.parse()?, two.parse()?];
    goods.sort_unstable();
    Ok(Action::TakeTwo(goods))
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
        let texts = "take gold, take gold wood, take stone stone, play builder, use, decline, build A1.3, upgrade B2.5, pay 2g5w2b, pay 0, fire maid, hire toll, give wood";
        for text in texts.split(", ") {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "take",
            "take gold gold gold",
            "play nobody",
            "use it",
            "build A9.9",
            "pay",
            "pay 1",
            "sell wood",
            "play builder ",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
