//! A whole game of Saint Malo, with the engine as a library: `cargo run -p saint_malo --example play_saint_malo`.
//!
//! Everybody takes the first legal action. The resulting record holds everything that was decided, by the players
//! and by the dice: replaying it gives the same game again.

use std::error::Error;

use kit::{Game, Live, Options as _, Play, Record, Viewer};
use saint_malo::{Options, SaintMalo};

fn main() -> Result<(), Box<dyn Error>> {
    let mut options = Options::default();
    options.set("players", "3")?;

    // All chance comes in from outside; the same seed rolls the same dice.
    let mut chance = Live::new([7; 32]);
    let mut events = Vec::new();
    let mut play = Play::<SaintMalo>::start(&options, &mut chance, &mut events)?;

    let mut legal = Vec::new();
    while let Some(seat) = play.game().turn().seat() {
        play.game().legal(&mut legal);
        events.clear();
        play.act(legal[0], &mut chance, &mut events)?;
        if play.record().lines.len() <= 5 {
            println!("seat {seat}: {} ({} things happened)", legal[0], events.len());
        }
    }

    let outcome = play.game().outcome().ok_or("the game is over")?;
    println!("points {:?}, won by {:?}", outcome.scores, outcome.winners);
    // What everybody may see. `Viewer::Seat` sees the secrets of a seat as well; this game has none.
    println!("coins {:?}", play.game().view(Viewer::Public).cities.iter().map(|city| city.coins).collect::<Vec<_>>());

    let text = play.record().to_string();
    let again: Record<SaintMalo> = text.parse()?;
    assert_eq!(again.last()?.outcome(), Some(outcome));
    println!("the record has {} lines", text.lines().count());
    Ok(())
}
