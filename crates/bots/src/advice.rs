//! What a master would do, and why, in the words of the games.

use std::fmt;

use kit::Message;

use crate::{saint_malo, valletta};

/// An action worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What to do.
    pub action: A,
    /// The expected result.
    pub expect: Expect,
    /// The reasons in English, most important first.
    pub reasons: Vec<String>,
    /// The reasons as messages, for any language.
    pub because: Vec<Message>,
}

/// The expected result of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Expect {
    /// Own points.
    Points {
        /// Own points at the end.
        points: f32,
        /// How many points the best action is better, counted against the best rival; 0 for the best one.
        behind: f32,
        /// The chance to win, 0 to 1.
        win: f32,
        /// How much more it is with the best action.
        less: f32,
    },
    /// A margin, and the chance that goes with it.
    Margin {
        /// Points ahead of the best rival at the end; less than 0 behind.
        margin: f32,
        /// The chance to win, 0 to 1.
        win: f32,
    },
}

impl Expect {
    /// How many points the best action is better than this one.
    pub fn behind(self, best: Expect) -> f32 {
        match (self, best) {
            (Expect::Points { behind, .. }, _) => behind,
            (Expect::Margin { margin, .. }, Expect::Margin { margin: most, .. }) => (most - margin).max(0.0),
            (Expect::Margin { .. }, Expect::Points { .. }) => 0.0,
        }
    }
}

impl fmt::Display for Expect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Expect::Points { points, behind, win, less } => {
                write!(f, "{:.0}% to win, {points:.1} points at the end", 100.0 * win)?;
                if behind < 0.05 && less < 0.0005 {
                    return Ok(());
                }
                write!(f, "; {behind:.1} points and {:.1}% worse", 100.0 * less)
            }
            Expect::Margin { margin, win } => write!(f, "{:.0}% to win, margin {margin:+.1}", 100.0 * win),
        }
    }
}

impl From<saint_malo::Hint> for Advice<::saint_malo::Action> {
    fn from(hint: saint_malo::Hint) -> Self {
        Advice {
            action: hint.action,
            expect: Expect::Points { points: hint.points, behind: hint.behind, win: hint.win, less: hint.less },
            reasons: hint.reasons.iter().map(ToString::to_string).collect(),
            because: hint.reasons.iter().map(|reason| reason.message()).collect(),
        }
    }
}

impl From<valletta::Hint> for Advice<::valletta::Action> {
    fn from(hint: valletta::Hint) -> Self {
        Advice {
            action: hint.action,
            expect: Expect::Margin { margin: hint.margin, win: hint.win },
            reasons: hint.reasons.iter().map(ToString::to_string).collect(),
            because: hint.reasons.iter().map(|reason| reason.message()).collect(),
        }
    }
}

/// A number with its noun.
fn count(n: impl Into<u16>, noun: &str) -> String {
    let n = n.into();
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

impl fmt::Display for saint_malo::Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use saint_malo::Reason::*;
        match *self {
            FillsCity => write!(f, "fills the city: 5 points"),
            CompletesSide(side) => write!(f, "completes the {} wall", side.name()),
            HoldsRaid(strength) => write!(f, "holds the raid of strength {strength}"),
            RaidComes(strength) => write!(f, "brings the raid of strength {strength}"),
            MerchantEarns(coins) => write!(f, "a merchant earns {}", count(coins, "coin")),
            PersonEarns(person, points) => write!(f, "the {} scores {}", person.name(), count(points, "point")),
            Houses(houses) => write!(f, "builds {}", count(houses, "house")),
            ChurchSeries(size, points) => write!(f, "church {size}: {} more in series", count(points, "point")),
            Church(size) => write!(f, "church {size} will count once smaller ones stand"),
            GathersCrates(crates) => write!(f, "{} around one space for a merchant", count(crates, "crate")),
            Walls(walls) => write!(f, "{} go up", count(walls, "wall")),
            StoresLogs(logs) => write!(f, "{} for architects", count(logs, "log")),
            Soldier => write!(f, "one more soldier"),
            KeepsSideOpen(side) => write!(f, "keeps the {} wall open", side.name()),
            ChasesSymbol(symbol) => write!(f, "chases {symbol}"),
            GoodEnough => write!(f, "the dice are good enough"),
            AvoidsSwords => write!(f, "rolls swords again"),
        }
    }
}

impl fmt::Display for valletta::Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use valletta::Reason::*;
        match *self {
            BuildBonus => write!(f, "build bonus: 2 points"),
            Points(points) => write!(f, "{} at once", count(points, "point")),
            BuildingPoints(points) => write!(f, "{} at the end", count(points, "point")),
            CheaperNeighbours(gold) => write!(f, "neighbours save {gold} gold"),
            Discount(good) => write!(f, "2 {good} cheaper"),
            PaysWithSurplus(goods) => write!(f, "pays with {} that are plenty", count(goods, "good")),
            ComesRoundAgain(card, times) => write!(f, "{} comes round about {times} more times", card.title()),
            UsesIcons(good, icons) => write!(f, "{} of {good}", count(icons, "icon")),
            Gains(goods) => write!(f, "gains {}", count(goods, "good")),
            TakesFromRivals(goods) => write!(f, "takes {} from rivals", count(goods, "good")),
            ThinsTheDeck(card) => write!(f, "without the {} better cards come sooner", card.title()),
            Hires(card) => write!(f, "the {} joins the deck", card.title()),
            EndsTheGame => write!(f, "brings the final phase"),
        }
    }
}
