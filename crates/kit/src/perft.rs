//! Counts all ways to play to a depth, every outcome of chance included: any change of a rule changes a number.

use crate::{Game, Odometer, Silent};

/// How many different ways there are to play `depth` decisions from here, every outcome of chance counted.
/// Stops early and returns none when there are more than `limit`.
pub fn perft<G: Game>(game: &G, depth: u32, limit: u64) -> Option<u64> {
    fn count<G: Game>(game: &G, depth: u32, limit: u64, total: &mut u64) -> bool {
        if depth == 0 {
            *total += 1;
            return *total <= limit;
        }
        let mut actions = Vec::new();
        game.legal(&mut actions);
        actions.into_iter().all(|action| {
            let mut chance = Odometer::default();
            loop {
                let mut after = game.clone();
                after.apply(action, &mut chance, &mut Silent).expect("listed as legal");
                if !count(&after, depth - 1, limit, total) {
                    return false;
                }
                if !chance.advance() {
                    return true;
                }
            }
        })
    }
    let mut total = 0;
    count(game, depth, limit, &mut total).then_some(total)
}
