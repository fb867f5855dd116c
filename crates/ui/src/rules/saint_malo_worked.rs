//! Worked examples of Saint Malo.

use ::saint_malo::{SaintMalo, Scene, SceneCity};
use kit::BadScene;

use super::Worked;
use crate::saint_malo::sample;

/// A city and dice that are final.
fn example(rows: [&'static str; 7], dice: &'static str, logs: u16) -> Result<SaintMalo, BadScene> {
    let city = SceneCity { rows, logs, ..SceneCity::default() };
    SaintMalo::try_from(Scene { cities: vec![city], dice, ..Scene::default() })
}

/// The bonus of a side that becomes complete.
pub const SIDES: Worked<SaintMalo> = Worked {
    position: || {
        let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "twww..t"];
        example(rows, "wall wall head log swords", 2)
    },
    actions: &["use wall 2", "place e7", "place f7"],
    draw: sample,
    caption: "rules-saint-malo-worked-sides",
};

/// A church that lengthens a series.
pub const CHURCH: Worked<SaintMalo> = Worked {
    position: || {
        let rows = ["t.....t", ".cc.2..", ".c.1...", ".c..3..", "...1...", ".......", "t.....t"];
        example(rows, "cross cross cross cross swords", 2)
    },
    actions: &["use cross 4", "place e6"],
    draw: sample,
    caption: "rules-saint-malo-worked-church",
};

/// A merchant among crates.
pub const TRADE: Worked<SaintMalo> = Worked {
    position: || {
        let rows = ["t.....t", ".ccc...", ".c.....", ".c.....", ".......", ".......", "t.....t"];
        example(rows, "head head head log swords", 2)
    },
    actions: &["use head 3", "person merchant", "place c3"],
    draw: sample,
    caption: "rules-saint-malo-worked-merchant",
};

/// An architect and three houses.
pub const HOUSES: Worked<SaintMalo> = Worked {
    position: || {
        let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "t.....t"];
        example(rows, "head head head wall swords", 3)
    },
    actions: &["use head 3", "person architect", "place d4", "place e3", "place e2", "place f2"],
    draw: sample,
    caption: "rules-saint-malo-worked-architect",
};
