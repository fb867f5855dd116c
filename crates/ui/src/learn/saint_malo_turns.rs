//! Saint Malo's guided turns: a merchant, a complete side, an architect whose third head costs coins.

use ::saint_malo::{SaintMalo, Scene, SceneCity};
use kit::BadScene;

use super::Turn;

pub const TURNS: &[Turn<SaintMalo>] = &[
    Turn {
        id: "merchant",
        position: || scene(SceneCity::default(), "head head crate wall swords", 1),
        actions: &["reroll crate wall swords", "stop", "use head 3", "person merchant", "place c3"],
        // The throw brings a head, a crate and swords.
        picks: &[4, 1, 5],
    },
    Turn {
        id: "wall",
        position: || scene(city("t.www.t", 7, 0), "wall wall cross crate swords", 3),
        actions: &["use wall 2", "place b7", "place f7"],
        picks: &[],
    },
    Turn {
        id: "architect",
        position: || scene(city("twwwwwt", 7, 3), "head head log wall swords", 3),
        actions: &["use head 3 turn 1", "person architect", "place d4", "place e4", "place e5"],
        picks: &[],
    },
];

/// The learner's city after the merchant.
fn city(bottom: &'static str, coins: u16, points: u16) -> SceneCity {
    let rows = ["t.....t", ".cc....", ".cM....", ".c.....", ".......", ".......", bottom];
    SceneCity { rows, coins, logs: 2, points, cannons: 0 }
}

fn scene(city: SceneCity, dice: &'static str, rolls: u8) -> Result<SaintMalo, BadScene> {
    SaintMalo::try_from(Scene { cities: vec![city], dice, rolls, ..Scene::default() })
}
