//! Worked examples of Valletta.

use ::valletta::{Scene, ScenePlayer, Valletta};
use kit::BadScene;

use super::Worked;
use crate::valletta::sample;

/// Somebody with these goods and a builder, who has scored 6, with the Mint on A1.2.
fn example(goods: &'static str, valette: u8) -> Result<Valletta, BadScene> {
    let mine = ScenePlayer { goods, points: 6, hand: "builder maid lumberjack", ..ScenePlayer::default() };
    let other = ScenePlayer { hand: "builder maid lumberjack", ..ScenePlayer::default() };
    let (players, layout) = (vec![mine, other], vec![("A1.2", "Mint")]);
    Valletta::try_from(Scene { players, layout, valette, ..Scene::default() })
}

/// Three wood for a brick that is missing.
pub const PAYMENT: Worked<Valletta> = Worked {
    position: || example("3g4w1s", 0),
    actions: &["play builder", "build A1.2", "pay 2g4w1s"],
    draw: sample,
    caption: "rules-valletta-worked-payment",
};

/// Building in the zone where de Valette stands.
pub const BONUS: Worked<Valletta> = Worked {
    position: || example("2g1w1s1b", 7),
    actions: &["play builder", "build A1.2", "pay 2g1w1s1b"],
    draw: sample,
    caption: "rules-valletta-worked-bonus",
};
