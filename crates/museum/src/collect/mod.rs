//! Plays many games in many ways and keeps those that show something.

mod gather;
pub mod perft;
mod saint_malo;
pub mod seeds;
mod table;
mod valletta;

pub use gather::{Plan, gather};

use kit::{Options, Record};
use table::{Player, Table};

/// A game that can be collected: the tables at which it is played.
pub trait Collect: museum::Exhibit + bots::Opponent {
    /// Tables that together show every player count, edition, option and kind of play.
    fn coverage() -> Vec<Table<Self>>;

    /// Tables at which rare things happen.
    fn search() -> Vec<Table<Self>>;

    /// The options as the byte of the game's fuzz target.
    fn switches(options: &Self::Options) -> u8;
}

/// A game that has not ended by then is given up.
const MOST_DECISIONS: usize = 4000;

/// Plays one game at a table.
fn play<G: Collect>(table: &Table<G>, seed: u64) -> Option<Record<G>> {
    let mut chance = table.chance(seed);
    let mut players: Vec<Player<G>> = (0..table.options.players()).map(|seat| table.player(seat, seed)).collect();
    let mut play = kit::Play::<G>::start(&table.options, &mut chance, &mut kit::Silent).ok()?;
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
