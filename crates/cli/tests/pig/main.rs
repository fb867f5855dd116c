//! A third game, Pig, from its rules to its drawings: what a game needs to be played by people and bots, on a server and
//! in a terminal. Nothing else in the house knows it but one line, the list of games (docs/adding-a-game.md).

// Functions that tests share are tests, too.
#![allow(clippy::unwrap_used)]

mod bots;
mod drawing;
mod game;
mod server;
mod terminal;

use game::{Action, Pig, Settings};
use kit::testing::{play_bytes, read_anything, says_where_it_is_broken, soak};
use web::AllGames;

/// The list of games with one more: the server and the terminal take it from here.
type WithPig = (Pig, AllGames);

fn both(_: &Pig) -> Vec<Action> {
    vec![Action::Roll, Action::Hold]
}

#[test]
fn it_keeps_what_holds_of_every_game() {
    for players in 2..=5 {
        let options = Settings { players, ..Settings::default() };
        soak::<Pig>(&options, 0..20, both, |_| ());
        play_bytes::<Pig>(&options, b"oink oink oink", both);
    }
    read_anything::<Pig>(b"hold");
    says_where_it_is_broken::<Pig>("intramuros pig 1\nplayers 2\n");
}
