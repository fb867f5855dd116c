//! The rules of Saint Malo: chapters, and what is drawn among them.

use std::sync::LazyLock;

use ::saint_malo::{Item, Person, RULEBOOK, SaintMalo, Scene, SceneCity, Symbol};
use kit::{BadScene, Seat};
use maud::{Markup, html};

use super::book::{
    Book, Chapter, Entry, Figure,
    Part::{self, Ruling, Say, Show},
    family, rule_numbers, things,
};
use super::{
    figure,
    saint_malo_worked::{CHURCH, HOUSES, SIDES, TRADE},
};
use crate::{
    Texts,
    saint_malo::{art, home, sea::sea, words},
    say,
};

pub static BOOK: Book = Book {
    game: "saint-malo",
    letter: "S",
    chapters: CHAPTERS,
    cover,
    words: |t, id| t.say(&format!("rules-saint-malo-{id}")),
};

static NUMBERS: LazyLock<Vec<&'static str>> = LazyLock::new(|| rule_numbers(RULEBOOK));

const fn chapter(id: &'static str, parts: &'static [Part]) -> Chapter {
    Chapter { id, parts }
}

const CHAPTERS: &[Chapter] = &[
    chapter("aim", &[Say(""), Show(&Port)]),
    chapter(
        "parts",
        &[
            Say("S-CITY-1 S-CITY-2 S-CITY-3 S-CITY-5 S-CITY-8"),
            Say("S-CITY-6 S-CITY-7"),
            Say("S-COMP-4 S-COMP-2"),
            Show(&Faces),
        ],
    ),
    chapter("setup", &[Say("S-SETUP-1 S-SETUP-2 S-SETUP-3"), Say("S-SETUP-4 S-TURN-1")]),
    chapter("turn", &[Say("S-TURN-2 S-TURN-3")]),
    chapter("dice", &[Say("S-DICE-1 S-DICE-2 S-DICE-3 S-DICE-4"), Say("S-DICE-5 S-DICE-6")]),
    chapter(
        "symbol",
        &[
            Say("S-DICE-7"),
            Say("S-DICE-8 S-DICE-9 S-DICE-10 S-DICE-11 S-R-17"),
            Ruling("S-R-04"),
            Say("S-DICE-12 S-DICE-13 S-DICE-14"),
            Say(""),
            Ruling("S-R-05"),
        ],
    ),
    chapter("logs", &[Say("S-LOG-1 S-LOG-2 S-LOG-3"), Say("S-LOG-4")]),
    chapter("crates", &[Say("S-CRATE-1 S-CRATE-2 S-CRATE-3 S-CRATE-4"), Ruling("S-R-07"), Say("S-CRATE-5")]),
    chapter(
        "walls",
        &[
            Say("S-WALL-1"),
            Say("S-WALL-2 S-WALL-5 S-WALL-6 S-WALL-8"),
            Say("S-WALL-7 S-CITY-4"),
            Show(&SIDES),
            Say("S-WALL-3 S-WALL-4"),
            Say("S-BONUS-1 S-BONUS-2 S-BONUS-3 S-BONUS-4 S-BONUS-5 S-BONUS-6"),
        ],
    ),
    chapter(
        "churches",
        &[
            Say("S-CHURCH-1 S-CHURCH-2 S-CHURCH-3"),
            Say("S-CHURCH-4 S-CHURCH-5 S-CHURCH-6"),
            Show(&Series),
            Show(&CHURCH),
        ],
    ),
    chapter(
        "persons",
        &[
            Say("S-PERS-1 S-PERS-2"),
            Say("S-PERS-3"),
            Ruling("S-R-11"),
            Show(&Persons),
            Show(&TRADE),
            Say("S-R-08 S-R-22"),
            Show(&HOUSES),
        ],
    ),
    chapter(
        "pirates",
        &[
            Say("S-PIR-1 S-PIR-2 S-PIR-3 S-PIR-9 S-SETUP-6"),
            Say("S-PIR-4 S-PIR-5 S-SETUP-5"),
            Say("S-PIR-6 S-PIR-7"),
            Show(&Sea),
            Say("S-PIR-8"),
        ],
    ),
    chapter("end", &[Say("S-END-1 S-END-2 S-END-3")]),
    chapter(
        "score",
        &[Say("S-SCORE-1 S-SCORE-2 S-SCORE-3 S-SCORE-4 S-SCORE-5 S-SCORE-6 S-SCORE-7"), Say("S-SCORE-8 S-SCORE-9")],
    ),
    chapter("variants", &[Say("S-R-01 S-R-24")]),
    chapter("hints", &[Say(""), Say(""), Say("")]),
];

fn cover(_: Texts) -> Markup {
    html! { @for symbol in Symbol::ALL { (art::die(symbol)) } }
}

/// A city in the middle of a game, as it looks on the table.
struct Port;

/// The pirates off that city.
struct Sea;

/// A game for two after 13 rounds.
fn position() -> Result<SaintMalo, BadScene> {
    let mine = SceneCity {
        rows: ["twwwwwt", "wcccM..", "wcS2A..", "wcM.hh.", ".1.3C..", "..J....", "t..ww.t"],
        coins: 5,
        logs: 2,
        points: 17,
        cannons: 0,
    };
    let other = SceneCity {
        rows: ["t.w.w.t", "wccc...", "wcMc...", "wc.1S..", "w..C2..", "w..PS..", "t.....t"],
        coins: 6,
        logs: 1,
        points: 9,
        cannons: 1,
    };
    let (cities, dice) = (vec![mine, other], "wall wall cross head swords");
    SaintMalo::try_from(Scene { cities, dice, round: 14, attacks: 2, swords_marked: 3, ..Scene::default() })
}

impl Figure for Port {
    fn markup(&self, t: Texts) -> Markup {
        figure(t, position(), &say!(t, "rules-saint-malo-figure-city"), |look| {
            html! { div.saint-malo { div.town { (home(look, Seat(0))) } } }
        })
    }
}

impl Figure for Sea {
    fn markup(&self, t: Texts) -> Markup {
        figure(t, position(), &say!(t, "rules-saint-malo-figure-sea"), |look| {
            html! { div.saint-malo { div.town { (sea(look)) } } }
        })
    }
}

/// The six faces of a die with what they are good for.
pub struct Faces;

impl Figure for Faces {
    fn markup(&self, t: Texts) -> Markup {
        things("faces", Symbol::ALL.map(art::die).into_iter().zip(self.entries(t)))
    }

    fn entries(&self, t: Texts) -> Vec<Entry> {
        let entry = |symbol: Symbol| Entry {
            anchor: format!("face-{symbol}"),
            name: words::symbol(t, symbol),
            note: String::new(),
            text: words::symbol_text(t, symbol),
            rules: Vec::new(),
        };
        Symbol::ALL.map(entry).into()
    }
}

/// The seven persons with what they do.
struct Persons;

impl Figure for Persons {
    fn markup(&self, t: Texts) -> Markup {
        things("persons", Person::ALL.map(art::person).into_iter().zip(self.entries(t)))
    }

    fn entries(&self, t: Texts) -> Vec<Entry> {
        let entry = |person: Person| Entry {
            anchor: format!("person-{}", person.name()),
            name: words::person(t, person),
            note: words::symbols(t, Symbol::Head, person.heads()),
            text: words::person_text(t, person),
            rules: family(&NUMBERS, &format!("S-PERS-{}-", person.name().to_uppercase())),
        };
        Person::ALL.map(entry).into()
    }
}

/// What a row of churches is worth.
struct Series;

impl Figure for Series {
    fn markup(&self, t: Texts) -> Markup {
        html! {
            div.table-wrap { table.series {
                caption { (say!(t, "rules-saint-malo-series")) }
                thead { tr {
                    th scope="col" { (say!(t, "rules-saint-malo-series-row")) }
                    th scope="col" { (say!(t, "rules-saint-malo-series-points")) }
                } }
                tbody { @for length in 1..=5usize {
                    tr {
                        th scope="row" {
                            span.unseen { @for size in 1..=length { @if size > 1 { " – " } (size) } }
                            span.row aria-hidden="true" { @for size in 1..=length { (art::item(Item::Church(size as u8))) } }
                        }
                        td { (worth(length)) }
                    }
                } }
            } }
        }
    }
}

fn worth(length: usize) -> i32 {
    let mut counts = [0; 5];
    counts.iter_mut().take(length).for_each(|count| *count = 1);
    ::saint_malo::church_points(counts)
}
