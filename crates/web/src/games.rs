//! The games that are played here: one line each.

use rooms::{Games, Thinks};
use saint_malo::SaintMalo;
use table::Of;
use valletta::Valletta;

use crate::Face;

/// All games, in the order in which they are shown.
pub fn games() -> Vec<&'static dyn Face> {
    vec![&Of::<SaintMalo>::GAME, &Of::<Valletta>::GAME]
}

/// The same without drawings.
pub fn known_games() -> Games {
    Games::new(games().into_iter().map(|face| face as &dyn Thinks))
}
