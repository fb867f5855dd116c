//! Who plays Pig against us: the better, the longer they dare.

use ::bots::{Bot, Level, Opponent, Random};

use crate::game::{Action, Pig, View};

/// Holds as soon as the turn has brought so much, or the goal is reached.
struct Dares(u16);

impl Bot<Pig> for Dares {
    fn choose(&mut self, view: &View, legal: &[Action]) -> usize {
        let score = view.turn.map_or(0, |seat| view.scores[seat.index()]);
        let enough = view.pot >= self.0 || score + view.pot >= view.goal;
        let wanted = if enough { Action::Hold } else { Action::Roll };
        legal.iter().position(|&action| action == wanted).unwrap_or(0)
    }
}

impl Opponent for Pig {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(match level {
            Level::Random => return Box::new(Random::new(seed)),
            // The steps of the ladder, each a little closer to the best place to stop.
            level => Dares(6 + (14 * level.step() / 10)),
        })
    }
}
