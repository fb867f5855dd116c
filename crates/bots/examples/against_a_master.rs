//! Your own bot against one of ours: `cargo run --release -p bots --example against_a_master`.
//!
//! A bot sees a view and the legal list, and answers with an index into the list. Replace [`Mine`] and see how well
//! it plays.

use std::error::Error;

use bots::{Bot, Level, Opponent};
use kit::{Game, Sampled, Silent, Viewer};
use saint_malo::{Action, Options, SaintMalo, View};

/// Never rolls again, and otherwise takes the last legal action.
struct Mine;

impl Bot<SaintMalo> for Mine {
    fn choose(&mut self, _: &View, legal: &[Action]) -> usize {
        let stop = legal.iter().position(|action| *action == Action::Stop);
        stop.unwrap_or(legal.len() - 1)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let games = 20;
    let mut won = [0; 2];
    for seed in 0..games {
        let mut chance = Sampled::new(seed);
        let mut game = SaintMalo::start(&Options::default(), &mut chance, &mut Silent)?;
        let mut seats: [Box<dyn Bot<SaintMalo>>; 2] = [Box::new(Mine), SaintMalo::bot(Level::Master, seed)];
        let mut legal = Vec::new();
        while let Some(seat) = game.turn().seat() {
            game.legal(&mut legal);
            let choice = seats[seat.index()].choose(&game.view(Viewer::Seat(seat)), &legal);
            game.apply(legal[choice], &mut chance, &mut Silent)?;
        }
        for winner in game.outcome().ok_or("the game is over")?.winners {
            won[winner.index()] += 1;
        }
    }
    println!("of {games} games mine won {}, the master {}", won[0], won[1]);
    Ok(())
}
