//! Saint Malo in a terminal: what belongs to the news, the rules behind each question. The picture is `drawing.rs`.

mod drawing;

use saint_malo::{Action, Ask, Dice, Event, Illegal, Item, Person, SaintMalo, Side, Symbol, View};
use ui::{Look, Texts, saint_malo_words as words, say};

use super::{News, TerminalGame};
use crate::play::Misread;

impl TerminalGame for SaintMalo {
    const EXAMPLES: [&'static str; 4] = ["place c4", "c4", "S-WALL-6", "merchant"];

    fn draw(look: &Look<'_, Self>) -> String {
        drawing::table(look)
    }

    fn legend(t: Texts) -> String {
        let [top, right, bottom, left] = Side::ALL.map(|side| words::side_bonus(t, side));
        let how = say!(t, "terminal-saint-malo-legend", top = top, right = right, bottom = bottom, left = left);
        format!("{}\n{}\n{how}", signs(t), symbols(t))
    }

    fn rules(view: &View, action: Option<Action>) -> Vec<&'static str> {
        match (view.ask, action) {
            (_, Some(Action::Use { symbol, .. })) => using(symbol).into(),
            (_, Some(Action::Person { person })) | (Ask::Settle { person, .. }, _) => settling(person).into(),
            (ask, _) => asking(ask).into(),
        }
    }

    fn news(event: &Event) -> News {
        match *event {
            // The table shows the dice of the player on turn; what others rolled on the way matters no more.
            Event::Rolled { .. } => News::Shown,
            Event::Used { seat, .. }
            | Event::Passed { seat }
            | Event::Coins { seat, .. }
            | Event::Logs { seat, .. }
            | Event::Points { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Complete { seat, .. }
            | Event::WallsLost { seat, .. }
            | Event::Swords { seat, .. }
            | Event::Full { seat } => News::Of(seat),
            // A player whom the pirates hit did nothing themselves.
            Event::Attack { .. } | Event::CannonLost { .. } | Event::Over => News::Nobody,
        }
    }

    /// `keep head head` rolls all other dice again; `keep` alone rolls all of them.
    fn understand(view: &View, typed: &str) -> Option<Result<Action, Misread<Self>>> {
        let kept = typed.strip_prefix("keep").filter(|_| view.ask == Ask::Reroll)?;
        Some(kept.parse().map_err(|_| Misread::Unknown).and_then(|kept| keep(view.dice, kept)))
    }
}

/// What stands on the spaces.
fn signs(t: Texts) -> String {
    let item = |sign: char, item| format!("{sign} {}", words::item(t, item));
    let things = [
        item('□', Item::Crate),
        item('█', Item::Wall),
        item('⌂', Item::House),
        format!("1…5 {}", say!(t, "terminal-saint-malo-churches")),
        format!("▲ {}", say!(t, "terminal-tower")),
        format!("○ {}", say!(t, "terminal-space")),
    ];
    let persons = Person::ALL.map(|person| format!("{} {}", Item::Person(person).letter(), words::person(t, person)));
    format!("{}\n{}", things.join("   "), persons.join("   "))
}

/// The symbols as they are typed and as they are called.
fn symbols(t: Texts) -> String {
    Symbol::ALL.map(|symbol| format!("{symbol} = {}", words::symbol(t, symbol))).join("   ")
}

/// Rolls all dice again but these.
fn keep(dice: Dice, kept: Dice) -> Result<Action, Misread<SaintMalo>> {
    if let Some(symbol) = Symbol::ALL.into_iter().find(|&symbol| kept.count(symbol) > dice.count(symbol)) {
        return Err(Misread::Illegal(Illegal::TooFewToRoll { symbol, showing: dice.count(symbol) }));
    }
    let others = dice.without(kept).filter(|others| others.total() > 0);
    Ok(others.map_or(Action::Stop, |dice| Action::Reroll { dice }))
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
