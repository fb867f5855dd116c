//! Plays many games in many ways and keeps those that prove something.

mod gather;
mod lineup;
pub mod perft;
mod saint_malo;
pub mod seeds;
mod valletta;

pub use gather::{Plan, gather};

use kit::{Options, Record};
use lineup::{Decider, Lineup};

/// A game that can be collected, with the settings and the players to do it with.
pub trait Collect: museum::Exhibit + bots::Opponent {
    /// Lineups that together show every player count, edition, option and kind of play.
    fn coverage() -> Vec<Lineup<Self>>;

    /// Lineups in which rare things happen.
    fn search() -> Vec<Lineup<Self>>;

    /// The options as the byte of the game's fuzz target.
    fn switches(options: &Self::Options) -> u8;
}

/// A game with more decisions than this is abandoned.
const MOST_DECISIONS: usize = 4000;

/// Plays one game of a lineup.
fn play<G: Collect>(lineup: &Lineup<G>, seed: u64) -> Option<Record<G>> {
    let mut chance = lineup.chance(seed);
    let mut players: Vec<Decider<G>> = (0..lineup.options.players()).map(|seat| lineup.player(seat, seed)).collect();
    let mut play = kit::Play::<G>::start(&lineup.options, &mut chance, &mut kit::Silent).ok()?;
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = play.game().turn().seat() {
        if play.record().lines.len() > MOST_DECISIONS {
            return None;
        }
        play.game().legal(&mut legal);
        let choice = players[seat.index()].choose(&play.game().view(kit::Viewer::Seat(seat)), &legal);
        events.clear();
        play.act(*legal.get(choice)?, &mut chance, &mut events).ok()?;
    }
    Some(play.record().clone())
}
