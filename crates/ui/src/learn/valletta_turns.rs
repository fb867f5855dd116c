//! Valletta's guided turns: a first building, then de Valette with his bonus and an apprentice who upgrades.

use ::valletta::{Good, Scene, ScenePlayer, Valletta};
use kit::BadScene;

use super::Turn;

pub const TURNS: &[Turn<Valletta>] = &[
    Turn {
        id: "build",
        position: || {
            scene(ScenePlayer {
                goods: "1g1w1s2b",
                hand: "shopkeeper builder lumberjack maid apprentice",
                draw: "stonecutter brickmoulder valette",
                ..ScenePlayer::default()
            })
        },
        actions: &["play shopkeeper", "play builder", "build A1.2", "pay 2g1w1s1b", "play banker"],
        picks: &[],
    },
    Turn {
        id: "valette",
        position: || {
            scene(ScenePlayer {
                goods: "1g2w2s3b",
                hand: "valette builder apprentice lumberjack maid",
                draw: "stonecutter brickmoulder",
                discard: "shopkeeper banker",
                buildings: "A1.2",
                ..ScenePlayer::default()
            })
        },
        actions: &[
            "play valette",
            "hire builder",
            "play builder",
            "build A1.1",
            "pay 1s2b",
            "play apprentice",
            "upgrade A1.2",
            "pay 1w1s1b",
        ],
        picks: &[],
    },
];

fn scene(learner: ScenePlayer) -> Result<Valletta, BadScene> {
    let other = ScenePlayer {
        hand: "builder lumberjack maid stonecutter valette",
        draw: "shopkeeper brickmoulder apprentice",
        ..ScenePlayer::default()
    };
    let layout = vec![("A1.2", "Mint"), ("A1.1", "Timber Yard")];
    Valletta::try_from(Scene { players: vec![learner, other], layout, barrels: vec![Good::Gold], ..Scene::default() })
}
