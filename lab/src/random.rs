//! Games played to their end, at random or by bots.

use std::time::{Duration, Instant};

use bots::Bot;
use cli::failure::{Failure, Result};
use kit::{Chance, Game, Outcome, Sampled, Seat, Silent, Viewer};

/// The work of playing a game to its end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Effort {
    pub decisions: u64,
    /// Legal actions, summed over all decisions.
    pub actions: u64,
}

/// A game with more decisions than this will probably never end, and is abandoned.
const MOST_DECISIONS: u64 = 20_000;

/// Lets the bots of the seats play to the end and reports the time of each decision.
pub fn play_bots<G: Game>(
    game: &mut G,
    chance: &mut Sampled,
    bots: &mut [Box<dyn Bot<G>>],
    mut thought: impl FnMut(Seat, Duration),
) -> Result<Effort> {
    let (mut effort, mut legal) = (Effort::default(), Vec::new());
    while let Some(seat) = game.turn().seat().filter(|_| effort.decisions < MOST_DECISIONS) {
        game.legal(&mut legal);
        let view = game.view(Viewer::Seat(seat));
        let begin = Instant::now();
        let choice = bots[seat.index()].choose(&view, &legal);
        thought(seat, begin.elapsed());
        let action = *legal.get(choice).ok_or_else(|| Failure::new("a bot answers outside the list"))?;
        game.apply(action, chance, &mut Silent).map_err(Failure::new)?;
        effort.decisions += 1;
        effort.actions += legal.len() as u64;
    }
    Ok(effort)
}

/// The result of a game between bots, or an error if it did not end.
pub fn finished<G: Game>(game: &G) -> Result<Outcome> {
    game.outcome().ok_or_else(|| {
        Failure::new(format!("a game had not ended after {MOST_DECISIONS} decisions: --option turn_cap=N ends it"))
    })
}

/// Plays to the end, every action equally likely; the list is only a buffer.
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
