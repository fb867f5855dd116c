//! Games played to their end, at random or by bots.

use bots::Bot;
use kit::{Chance, Game, Sampled, Silent, Viewer};

/// What it took to play a game to its end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Effort {
    pub decisions: u64,
    /// Legal actions, of all decisions together.
    pub actions: u64,
}

/// A game that has not ended by then never will.
const MOST_DECISIONS: u64 = 20_000;

/// Lets the bots of the seats play on to the end.
pub fn play_bots<G: Game>(game: &mut G, chance: &mut Sampled, bots: &mut [Box<dyn Bot<G>>]) -> Effort {
    let (mut effort, mut legal) = (Effort::default(), Vec::new());
    while let Some(seat) = game.turn().seat().filter(|_| effort.decisions < MOST_DECISIONS) {
        game.legal(&mut legal);
        let choice = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &legal);
        game.apply(legal[choice], chance, &mut Silent).expect("listed as legal");
        effort.decisions += 1;
        effort.actions += legal.len() as u64;
    }
    effort
}

/// Plays on to the end, every choice equally likely; the list is only room to work in.
pub fn play_out<G: Game>(game: &mut G, chance: &mut Sampled, legal: &mut Vec<G::Action>) -> Effort {
    let mut effort = Effort::default();
    loop {
        game.legal(legal);
        if legal.is_empty() {
            return effort;
        }
        effort.decisions += 1;
        effort.actions += legal.len() as u64;
        let action = legal[chance.pick(legal.len() as u32) as usize];
        game.apply(action, chance, &mut Silent).expect("listed as legal");
    }
}
