//! Saint Malo in words: questions, gains and what happened. The picture is `drawing.rs`.

mod drawing;
mod gains;

use kit::{BadText, Rulebook, Viewer};
use saint_malo::{Action, Ask, Dice, Event, Item, Person, RULEBOOK, SaintMalo, Symbol, View};

use super::{Table, Told, name};
use crate::text::count;

impl Table for SaintMalo {
    const RULEBOOK: Rulebook = RULEBOOK;
    const LEGEND: &'static str = "\
□ crate   █ wall   ⌂ house   1 to 5 church of that size   ▲ tower   ○ space to choose
C citizen   S soldier   P priest   A architect   M merchant   J jester   N noble
Points in brackets: if the game ended now.
Walls ↑3 →✓ ↓✗ ←0: how many of 5 stand on each side, ✓ complete, ✗ broken.
A complete side gives +2 defence, and ↑ a person, → 2 coins, ↓ 3 points, ← 2 coins.
Dice: name those to roll (wall log) or those to keep (keep head head).";

    const EXAMPLES: [&'static str; 4] = ["place c4", "c4", "S-WALL-6", "merchant"];

    fn draw(view: &View) -> String {
        drawing::table(view)
    }

    fn question(view: &View) -> String {
        match view.ask {
            Ask::Reroll => format!("Which dice do you roll again? Or stop ({} left).", count(3 - view.rolls, "roll")),
            Ask::Symbol => "Which symbol do you use? Turning a die costs 2 coins.".into(),
            Ask::Person { heads } => format!("Which person of {} comes?", count(heads, "head")),
            Ask::Bonus { .. } => "The top wall is complete: which person comes for it?".into(),
            Ask::Settle { person, .. } => format!("Where does the {} stand?", person.name()),
            Ask::House { left, .. } => {
                format!(
                    "Where does the next house stand? Up to {}, each for a log; or done.",
                    count(left, "more house")
                )
            }
            Ask::Crate { left: 1, group } if group.is_empty() => "Where does the crate stand?".into(),
            Ask::Crate { left, .. } => {
                format!("Where does the next crate stand? {left} to place, connected by edges.")
            }
            Ask::Wall { left } => format!("Where does the next wall stand? {left} to place."),
            Ask::Church { size } => format!("Where does the church of size {size} stand?"),
            Ask::Over => "The game is over.".into(),
        }
    }

    fn rules(view: &View, action: Option<Action>) -> Vec<&'static str> {
        match (view.ask, action) {
            (_, Some(Action::Use { symbol, .. })) => using(symbol).into(),
            (_, Some(Action::Person { person })) | (Ask::Settle { person, .. }, _) => settling(person).into(),
            (ask, _) => asking(ask).into(),
        }
    }

    fn gain(view: &View, action: Action, forecast: &[Event]) -> String {
        gains::gain(view, action, forecast)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Told> {
        match *event {
            // The table shows the dice of the player on turn; what others rolled on the way matters no more.
            Event::Rolled { .. } => None,
            Event::Used { seat, symbol, turned: 0, used } => Told::of(seat, format!("{}:", count(used, symbol.name()))),
            Event::Used { seat, symbol, turned, used } => {
                Told::of(seat, format!("{} ({turned} turned):", count(used, symbol.name())))
            }
            Event::Passed { seat } => Told::of(seat, "pass"),
            Event::Coins { seat, change, .. } => Told::of(seat, signed(change, "coin")),
            Event::Logs { seat, change } => Told::of(seat, signed(change, "log")),
            Event::Points { seat, gain, .. } => Told::of(seat, format!("+{}", count(gain, "point"))),
            Event::Placed { seat, at, item } => match item {
                Item::Crate | Item::Wall => Told::of(seat, at.to_string()),
                _ => Told::of(seat, format!("{} {at}", noun(item))),
            },
            Event::Complete { seat, side } => Told::of(seat, format!("{} wall complete", side.name())),
            Event::WallsLost { seat, walls } => Told::of(seat, format!("{} lost", count(walls, "wall"))),
            Event::Swords { seat, swords: 1 } => Told::of(seat, "1 sword marked"),
            Event::Swords { seat, swords } => Told::of(seat, format!("{swords} swords marked")),
            Event::Attack { strength } => Told::all(format!("Pirates attack with strength {strength}:")),
            Event::CannonLost { seat } => {
                let verb = if viewer.is(seat) { "are" } else { "is" };
                Told::all(format!("{} {verb} hit", name(seat, viewer)))
            }
            Event::Full { seat } => Told::of(seat, "city full: this round is the last"),
            Event::Over => Told::all("The game is over"),
        }
    }

    /// `keep head head` rolls all other dice again; `keep` alone rolls all of them.
    fn understand(view: &View, typed: &str) -> Option<Result<Action, String>> {
        let kept = typed.strip_prefix("keep").filter(|_| view.ask == Ask::Reroll)?;
        Some(kept.parse().map_err(|bad: BadText| bad.to_string()).and_then(|kept| keep(view.dice, kept)))
    }
}

/// Rolls all dice again but these.
fn keep(dice: Dice, kept: Dice) -> Result<Action, String> {
    if let Some(symbol) = Symbol::ALL.into_iter().find(|&symbol| kept.count(symbol) > dice.count(symbol)) {
        return Err(format!("only {} of the dice show {symbol}", dice.count(symbol)));
    }
    let others = |symbol| std::iter::repeat_n(symbol, (dice.count(symbol) - kept.count(symbol)).into());
    let others: Vec<_> = Symbol::ALL.into_iter().flat_map(others).collect();
    match Dice::new(&others) {
        Some(dice) if !others.is_empty() => Ok(Action::Reroll { dice }),
        _ => Ok(Action::Stop),
    }
}

/// `+2 coins`, `-1 log`.
fn signed(change: i16, noun: &str) -> String {
    let sign = if change < 0 { "" } else { "+" };
    format!("{sign}{}", count(change, noun))
}

fn noun(item: Item) -> String {
    match item {
        Item::Crate => "crate".into(),
        Item::Wall => "wall".into(),
        Item::House => "house".into(),
        Item::Church(size) => format!("church {size}"),
        Item::Person(person) => person.name().into(),
    }
}

fn asking(ask: Ask) -> &'static [&'static str] {
    match ask {
        Ask::Reroll => &["S-DICE-2", "S-DICE-3", "S-DICE-4", "S-PIR-1"],
        Ask::Symbol => &["S-DICE-7", "S-DICE-8", "S-DICE-10", "S-DICE-12", "S-LOG-2"],
        Ask::Person { .. } | Ask::Settle { .. } => &["S-PERS-1", "S-PERS-3"],
        Ask::Bonus { .. } => &["S-BONUS-1", "S-BONUS-2", "S-BONUS-4"],
        Ask::House { .. } => &["S-PERS-ARCHITECT-1", "S-PERS-ARCHITECT-2", "S-PERS-ARCHITECT-3"],
        Ask::Crate { .. } => &["S-CRATE-2", "S-CRATE-3", "S-CRATE-5", "S-WALL-3"],
        Ask::Wall { .. } => &["S-WALL-1", "S-WALL-2", "S-WALL-5", "S-WALL-6"],
        Ask::Church { .. } => &["S-CHURCH-3", "S-CHURCH-4", "S-WALL-3"],
        Ask::Over => &["S-END-1"],
    }
}

fn using(symbol: Symbol) -> &'static [&'static str] {
    match symbol {
        Symbol::Log => &["S-LOG-1", "S-LOG-2", "S-LOG-4", "S-DICE-8"],
        Symbol::Crate => &["S-CRATE-1", "S-CRATE-2", "S-CRATE-5", "S-DICE-8"],
        Symbol::Wall => &["S-WALL-1", "S-WALL-2", "S-WALL-5", "S-WALL-6", "S-DICE-8"],
        Symbol::Cross => &["S-CHURCH-1", "S-CHURCH-3", "S-CHURCH-4", "S-DICE-8"],
        Symbol::Head => &["S-PERS-1", "S-PERS-2", "S-PERS-3", "S-DICE-8"],
        Symbol::Swords => &["S-DICE-7", "S-DICE-10", "S-PIR-1"],
    }
}

fn settling(person: Person) -> &'static [&'static str] {
    match person {
        Person::Citizen => &["S-PERS-CITIZEN-1", "S-WALL-3"],
        Person::Soldier => &["S-PERS-SOLDIER-1", "S-PIR-5", "S-WALL-3"],
        Person::Priest => &["S-PERS-PRIEST-1", "S-PERS-3", "S-WALL-3"],
        Person::Architect => &["S-PERS-ARCHITECT-1", "S-PERS-ARCHITECT-3", "S-WALL-3"],
        Person::Merchant => &["S-PERS-MERCHANT-1", "S-PERS-3", "S-WALL-3"],
        Person::Jester => &["S-PERS-JESTER-1", "S-PERS-JESTER-2", "S-WALL-3"],
        Person::Noble => &["S-PERS-NOBLE-1", "S-WALL-3"],
    }
}
