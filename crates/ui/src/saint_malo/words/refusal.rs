//! Why an action is refused, with the rule's number.

use kit::Referee;
use saint_malo::{Ask, Illegal, SaintMalo, Symbol};

use super::{coins, symbol, symbols, the_person};
use crate::{Look, Texts, say, texts::phrases::sentence};

/// Why an action is refused: "Space c4 is filled already (S-CITY-5)".
pub fn refusal(look: &Look<'_, SaintMalo>, illegal: &Illegal) -> String {
    format!("{} ({})", reason(look.t, illegal), illegal.rule())
}

/// The same without the number, for a table that shows many at once.
pub fn reason(t: Texts, illegal: &Illegal) -> String {
    sentence(&because(t, illegal))
}

fn because(t: Texts, illegal: &Illegal) -> String {
    match *illegal {
        Illegal::Over | Illegal::NotNow { ask: Ask::Over } => say!(t, "saint-malo-no-over"),
        Illegal::NotNow { ask } => say!(t, "saint-malo-no-now", what = t.say(what(ask))),
        Illegal::NoRollLeft => say!(t, "saint-malo-no-roll-left"),
        Illegal::NoDieRolled => say!(t, "saint-malo-no-die-rolled"),
        Illegal::TooFewToRoll { symbol: which, showing: 0 } | Illegal::TooFewToUse { symbol: which, showing: 0 } => {
            say!(t, "saint-malo-no-die-shows", symbol = symbol(t, which))
        }
        Illegal::TooFewToRoll { symbol, showing } | Illegal::TooFewToUse { symbol, showing } => {
            say!(t, "saint-malo-no-more-show", dice = symbols(t, symbol, showing))
        }
        Illegal::SwordsChosen => say!(t, "saint-malo-no-swords"),
        Illegal::NoDieUsed => say!(t, "saint-malo-no-die-used"),
        Illegal::TurnedButNotUsed { showing, turned } => {
            say!(t, "saint-malo-no-turned-left", showing = showing, turned = turned, all = showing + turned)
        }
        Illegal::CannotTurn { others } => say!(t, "saint-malo-no-turning", n = others),
        Illegal::TooFewCoins { needed, coins: have } => {
            say!(t, "saint-malo-no-coins", needed = coins(t, needed), have = have)
        }
        Illegal::CannotStore { coins: have } => say!(t, "saint-malo-no-storing", have = have),
        Illegal::NotShowing { .. } => say!(t, "saint-malo-no-showing"),
        Illegal::CratesDoNotFit { most } => say!(t, "saint-malo-no-crates-fit", n = most),
        Illegal::WallsDoNotFit { most } => say!(t, "saint-malo-no-walls-fit", n = most),
        Illegal::MustUse { symbol: which } => say!(t, "saint-malo-no-passing", symbol = symbol(t, which)),
        Illegal::WrongHeads { person, heads } => {
            let needed = symbols(t, Symbol::Head, person.heads());
            say!(t, "saint-malo-no-heads", person = the_person(t, person), heads = needed, n = heads)
        }
        Illegal::NoBonus { person } => say!(t, "saint-malo-no-bonus", person = the_person(t, person)),
        Illegal::Filled { at } => say!(t, "saint-malo-no-filled", at = at.to_string()),
        Illegal::WallInside { at } => say!(t, "saint-malo-no-wall-inside", at = at.to_string()),
        Illegal::CrateApart { at } => say!(t, "saint-malo-no-crate-apart", at = at.to_string()),
        Illegal::NoRoomForGroup { at, size } => say!(t, "saint-malo-no-room", at = at.to_string(), n = size),
        Illegal::HouseFar { architect, .. } => say!(t, "saint-malo-no-house-far", architect = architect.to_string()),
        Illegal::HouseApart { at } => say!(t, "saint-malo-no-house-apart", at = at.to_string()),
    }
}

/// The message of what is being decided, as the end of a sentence.
fn what(ask: Ask) -> &'static str {
    match ask {
        Ask::Reroll => "saint-malo-now-reroll",
        Ask::Symbol => "saint-malo-now-symbol",
        Ask::Person { .. } => "saint-malo-now-person",
        Ask::Bonus { .. } => "saint-malo-now-bonus",
        Ask::Settle { .. } => "saint-malo-now-settle",
        Ask::House { .. } => "saint-malo-now-house",
        Ask::Crate { .. } => "saint-malo-now-crate",
        Ask::Wall { .. } => "saint-malo-now-wall",
        Ask::Church { .. } => "saint-malo-now-church",
        Ask::Over => "saint-malo-no-over",
    }
}
