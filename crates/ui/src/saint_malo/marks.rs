//! The drawings of everything, as marks of the pen (see `pen.rs`).

use saint_malo::{Person, Symbol};

pub const LOG: &str = "
wash disc 12 8.2 4.3
wash disc 7.2 16.4 4.3
wash disc 16.8 16.4 4.3
solid disc 12 8.2 1.2
solid disc 7.2 16.4 1.2
solid disc 16.8 16.4 1.2";

pub const CRATE: &str = "
wash loop 3.5 4.5 20.5 4.5 20.5 20 3.5 20
line 3.5 9 20.5 9
line 3.5 15.5 20.5 15.5
line 4.5 15 19.5 9.5";

pub const WALL: &str = "
wash loop 2.5 20.5 2.5 4 7 4 7 7.8 9.7 7.8 9.7 4 14.3 4 14.3 7.8 17 7.8 17 4 21.5 4 21.5 20.5
line 2.5 12 21.5 12
line 2.5 16.2 21.5 16.2
line 12 12 12 16.2
line 7 16.2 7 20.5
line 17 16.2 17 20.5";

pub const CROSS: &str = "wash loop 9.8 2.8 14.2 2.8 14.2 7.8 19.2 7.8 19.2 12.2 14.2 12.2 14.2 21.2 9.8 21.2 9.8 12.2 4.8 12.2 4.8 7.8 9.8 7.8";

pub const HEAD: &str = "
wash disc 12 8.4 5
wash curve 3.2 21 4.8 16.8 12 15.4 19.2 16.8 20.8 21
solid disc 10.2 8.2 .7
solid disc 13.8 8.2 .7";

pub const SWORDS: &str = "
curve 3.6 3.4 8.5 11 17.6 17.6
curve 20.4 3.4 15.5 11 6.4 17.6
line 3.6 3.4 10 8.2
line 20.4 3.4 14 8.2
line 14.4 19.4 19.4 14.4
line 9.6 19.4 4.6 14.4
line 17.4 17.4 20.8 20.8
line 6.6 17.4 3.2 20.8";

pub const HOUSE: &str = "
paper loop 4.8 11.4 19.2 11.4 19.2 21 4.8 21
wash loop 2.4 11.4 12 3.6 21.6 11.4
line 16.2 6.6 16.2 3.4 18.8 3.4 18.8 8.8
wash loop 10 21 10 15.4 14 15.4 14 21";

pub const CHURCH: &str = "
paper line 4 11.6 4 22 20 22 20 11.6
wash loop 2.2 11.6 12 5.4 21.8 11.6
line 12 5.4 12 1.2
line 10 2.9 14 2.9";

/// The numbers 1 to 5 on a church's front.
pub const DIGITS: [&str; 5] = [
    "line 10.4 14.9 12.4 13.6 12.4 20.2",
    "curve 9.6 15 10.6 13.7 13 13.6 14.4 14.9 13.2 17 9.6 20.2\nline 9.6 20.2 14.6 20.2",
    "curve 9.8 14.2 11.8 13.4 14 14.3 13.8 16 11.6 16.7\ncurve 11.6 16.7 14.2 17.2 14.4 19.2 12 20.4 9.6 19.7",
    "line 13.6 20.4 13.6 13.6 9.4 18.2 15 18.2",
    "line 14.3 13.6 10.2 13.6 10 16.6\ncurve 10 16.6 12.4 16 14.4 17.2 14.2 19.3 12 20.4 9.6 19.8",
];

const BUST: &str = "
curve 3.4 22.4 5.6 19.4 9.4 18.6
curve 20.6 22.4 18.4 19.4 14.6 18.6
paper disc 12 13.4 5.2
solid disc 10.1 13.4 .7
solid disc 13.9 13.4 .7";

/// A bust moved to the left, which leaves room for a tool.
const ASIDE: &str = "
curve 1.6 22.4 3 19.4 6.4 18.4
curve 8.6 18.6 11 19 12.4 20
paper disc 8.8 13 5
solid disc 7 13 .7
solid disc 10.6 13 .7";

/// The marks of a person: a bust and one thing that nobody else has.
pub fn person(person: Person) -> String {
    let (bust, thing) = match person {
        Person::Citizen => (BUST, "wash blob 6 10.4 6.8 6.6 11.6 5 17 6 18.2 10.4 12 9.6"),
        Person::Soldier => (
            BUST,
            "wash curve 6.4 10.6 7.4 6.2 12 4.4 16.6 6.2 17.6 10.6
            curve 3 8 7 10.8 12 11.4 17 10.8 21 8
            curve 7.8 5.6 10 2 14 2 16.2 5.6",
        ),
        Person::Priest => (
            BUST,
            "wash loop 6.4 10 5.6 4.6 9.6 6 12 4 14.4 6 18.4 4.6 17.6 10
            solid disc 12 2.6 1.3
            line 12 19.6 12 23
            line 10.4 21 13.6 21",
        ),
        Person::Architect => (
            ASIDE,
            "curve 4 11 5 8.4 9 7.8 13.4 10.4
            wash loop 12.4 22.4 22.4 22.4 22.4 9.4
            loop 17.6 19.6 19.8 19.6 19.8 16.8",
        ),
        Person::Merchant => (
            ASIDE,
            "wash blob 4.4 8.6 5 4.6 9 3.6 12.6 4.6 13.2 8.6
            line 1.6 9 16 9
            wash blob 16 16 13.6 19.6 15 22.6 18 23 21.2 22.6 22.6 19.6 20 16
            line 15.4 15.6 20.6 15.6
            curve 16 15.4 14.8 12.8 18 13.6 21.2 12.8 20 15.4",
        ),
        Person::Jester => (
            BUST,
            "wash blob 6.4 10.6 6 8 4.4 7.2 2.4 9 2.8 5 6 2.6 9.6 3.4 12 6.4 14.4 3.4 18 2.6 21.2 5 21.6 9 19.6 7.2 18 8 17.6 10.6 12 9.8
            solid disc 2.2 10.6 1.4
            solid disc 21.8 10.6 1.4",
        ),
        Person::Noble => (
            BUST,
            "wash blob 2.8 9.6 8 7.4 16 7.4 21.2 9.6 12 11
            curve 7.6 7.4 8.6 5.4 13 5 16.2 7.4
            wash curve 8.4 6 4.6 3.4 9 1 16 1.2 20.8 5.4 14 4.2 9.6 6
            line 4.8 21.6 7 19 9.2 21.6 12 19.2 14.8 21.6 17 19 19.2 21.6",
        ),
    };
    format!("{bust}\n{thing}")
}

/// A face of a die.
pub fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Log => LOG,
        Symbol::Crate => CRATE,
        Symbol::Wall => WALL,
        Symbol::Cross => CROSS,
        Symbol::Head => HEAD,
        Symbol::Swords => SWORDS,
    }
}

/// What is counted or shown beside the city.
pub const ICONS: [(&str, &str); 9] = [
    ("coin", "wash disc 12 12 8.8\ncurve 14.8 9 12.2 7.9 9.4 9.4 8.8 12 9.4 14.6 12.2 16.1 14.8 15"),
    ("star", "wash loop 12 2.6 14.8 8.9 21.6 9.6 16.5 14.2 18 20.9 12 17.4 6 20.9 7.5 14.2 2.4 9.6 9.2 8.9"),
    ("shield", "wash blob 4 4.4 12 3 20 4.4 19.6 12 16.6 17.6 12 21.4 7.4 17.6 4.4 12"),
    (
        "cracked",
        "wash blob 4 4.4 12 3 20 4.4 19.6 12 16.6 17.6 12 21.4 7.4 17.6 4.4 12\nline 13.4 3 10.4 8.6 14.4 11.4 10 15.4 12.2 21",
    ),
    (
        "gone",
        "curve 4 9.4 4 4.4 9 3.4\ncurve 15 3.4 20 4.4 19.9 9.4\ncurve 5.4 14.6 8 18.4 12 21.4 16 18.4 18.6 14.6\nline 8.6 8 15.4 15\nline 15.4 8 8.6 15",
    ),
    (
        "cannon",
        "wash loop 3 8.4 18.6 5.6 21.4 6.4 21.4 11.4 18.6 11.6 4.6 14\nwash disc 9.4 16.8 4.2\nsolid disc 9.4 16.8 1.1\nline 13.4 17.6 20.4 20.6",
    ),
    (
        "ship",
        "wash curve 2 16.4 22 16.4 19.4 21.4 5 21.4 2 16.4\nline 12 16.4 12 14\nline 12 5 12 .8\nline 12 .8 16.6 1.8 12 3.2\npaper blob 3.6 4.6 12 5.2 20.4 4.6 21.6 9.4 20.4 14.4 12 13.6 3.6 14.4 5 9.4",
    ),
    (
        "again",
        "curve 19.6 9 16 4.8 10.4 4.4 5.4 8 4 13 6.6 18.2 11.8 20.2 17 18.6 19.8 14.6\nline 20.4 3.6 19.8 9.2 14.4 8.8",
    ),
    ("empty", "loop 4.4 4.4 19.6 4.4 19.6 19.6 4.4 19.6"),
];

/// The shapes of the five seats, filled.
pub const SEATS: [&str; 5] = [
    "solid disc 12 12 9",
    "solid loop 3.6 3.6 20.4 3.6 20.4 20.4 3.6 20.4",
    "solid loop 12 2.4 22 20.6 2 20.6",
    "solid loop 12 1.4 22.6 12 12 22.6 1.4 12",
    "solid loop 12 1.8 21 6.8 21 17.2 12 22.2 3 17.2 3 6.8",
];
