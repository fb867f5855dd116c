//! Games in which every choice is equally likely.

use kit::{Chance, Game, Sampled, Silent};

/// What it took to play a game to its end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Effort {
    pub decisions: u64,
    /// Legal actions, of all decisions together.
    pub actions: u64,
}

/// Plays on to the end; the list is only room to work in.
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
