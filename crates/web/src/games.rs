//! The registry: the games that are played on the server, in the terminal and in the laboratory.

use bots::Opponent;
use kit::Explain;
use rooms::{Games, Thinks};
use saint_malo::SaintMalo;
use table::Of;
use ui::Draw;
use valletta::Valletta;

use crate::Face;

/// All games, in the order in which they are shown, as a list of types: `()` is none, `(G, Rest)` is one and the rest.
/// The terminal asks more of a game than a server does; so each goes through the list with a trait of its own.
pub type AllGames = (SaintMalo, (Valletta, ()));

/// A list of games that a server can play.
pub trait Faces {
    /// The same as values.
    fn faces() -> Vec<&'static dyn Face>;
}

impl Faces for () {
    fn faces() -> Vec<&'static dyn Face> {
        Vec::new()
    }
}

impl<G: Explain + Opponent + Draw + 'static, Rest: Faces> Faces for (G, Rest) {
    fn faces() -> Vec<&'static dyn Face> {
        let mut all = Rest::faces();
        all.insert(0, const { &Of::<G>::GAME });
        all
    }
}

/// All games.
pub fn games() -> Vec<&'static dyn Face> {
    AllGames::faces()
}

/// The same without drawings.
pub fn known_games() -> Games {
    Games::new(games().into_iter().map(|face| face as &dyn Thinks))
}
