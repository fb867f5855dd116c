//! Weighs actions by the chances at a glance, for games without a judgement of their own.

use kit::{Imagine, Sampled, Silent, Viewer};

use crate::{Forecast, Opponent, Weighed};

/// In how many imagined worlds every action is tried.
const WORLDS: u64 = 4;

/// Every legal action with everybody's chance after it, the best for the viewer first: tried in a few imagined worlds
/// and judged at a glance.
pub fn by_chances<G: Opponent + Imagine>(view: &G::View, legal: &[G::Action], seed: u64) -> Vec<Weighed<G::Action>> {
    let mover = G::imagine(view, &mut Sampled::new(seed)).turn().seat().unwrap_or_default();
    let weigh = |&action: &G::Action| {
        let mut forecasts: Vec<Forecast> = Vec::new();
        for world in 0..WORLDS {
            let mut chance = Sampled::new(seed.wrapping_add(world));
            let mut game = G::imagine(view, &mut chance);
            if game.apply(action, &mut chance, &mut Silent).is_err() {
                continue;
            }
            let chances = G::chances(&game.view(Viewer::Public));
            forecasts.resize(chances.len(), Forecast::default());
            for (forecast, chance) in forecasts.iter_mut().zip(chances) {
                forecast.win += chance / WORLDS as f32;
            }
        }
        Weighed { action, forecasts }
    };
    let mut all: Vec<_> = legal.iter().map(weigh).collect();
    all.retain(|weighed| weighed.forecasts.len() > mover.index());
    all.sort_by(|one, other| {
        let win = |weighed: &Weighed<_>| weighed.forecasts[mover.index()].win;
        win(other).total_cmp(&win(one))
    });
    all
}
