//! The games that are played in these tests.

use saint_malo::SaintMalo;
use table::{GameKind, Of};
use valletta::Valletta;

pub const GAMES: [&str; 2] = ["saint-malo", "valletta"];

pub fn kind(game: &str) -> &'static dyn GameKind {
    let all: [&dyn GameKind; 2] = [&Of::<SaintMalo>::GAME, &Of::<Valletta>::GAME];
    all.into_iter().find(|kind| kind.name() == game).unwrap()
}
