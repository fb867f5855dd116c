//! A grandmaster judges the whole table: it looks through its turn, then plays the best plans on in imagined worlds, more
//! often the better they look.
//!
//! Every plan meets the same worlds, so that what tells them apart is the plan and not the luck. After each pass the
//! worse half is dropped ("sequential halving"). Thinking is counted in worlds, never in time.

use ::valletta::{Action, View};
use kit::{Chance, Sampled};

use super::{
    master::{Choice, different_first, first_look, play_round},
    search::{Values, Width},
    table::TableJudge,
};

/// How much a grandmaster looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Beam width after each card of the current turn.
    pub width: Width,
    /// Beam width after each card of later turns.
    pub later: Width,
    /// How many decisions get playouts at first.
    pub candidates: usize,
    /// In how many worlds each is played on in the first pass; in later ones there are as many more for the fewer.
    pub worlds: usize,
    /// A decision that is worse than the best by more than this gets no playout.
    pub gap: f32,
    /// For how many worlds the first look counts.
    pub prior: f32,
    /// If the game is this close to won or lost, there are no playouts.
    pub decided: f32,
}

/// What a grandmaster plays with.
pub const GRANDMASTER: Effort =
    Effort { width: Width(32), later: Width(2), candidates: 4, worlds: 6, gap: 0.04, prior: 6.0, decided: 0.03 };

/// The best decision.
pub fn decide(judge: TableJudge<'_>, view: &View, chance: &mut Sampled, effort: Effort) -> Option<Action> {
    let mut choices = first_look(judge, view, chance, effort.width);
    different_first(&mut choices);
    let best = choices.first()?.value;
    let open = (effort.decided..1.0 - effort.decided).contains(&best);
    let close = choices.iter().take(effort.candidates).take_while(|choice| choice.value >= best - effort.gap).count();
    if open && close > 1 && effort.worlds > 0 {
        choices.truncate(close);
        halve(judge, view, &mut choices, chance, effort);
    }
    choices.first().map(|choice| choice.action)
}

/// Plays the choices on until one is left; the best comes first.
fn halve(judge: TableJudge<'_>, view: &View, choices: &mut [Choice], chance: &mut Sampled, effort: Effort) {
    let (mut worlds, mut played) = (effort.worlds, 0.0);
    let priors: Vec<f32> = choices.iter().map(|choice| choice.value).collect();
    let mut sums: Vec<(usize, f32)> = (0..choices.len()).map(|place| (place, 0.0)).collect();
    while sums.len() > 1 {
        played += worlds as f32;
        for _ in 0..worlds {
            let seed = u64::from(chance.pick(u32::MAX));
            for (place, sum) in &mut sums {
                let (end, cards) = play_round(judge, view, &choices[*place].plan, seed, effort.later);
                *sum += judge.value(&end, &cards, &mut judge.cache(&end));
            }
        }
        let mean = |&(place, sum): &(usize, f32)| (effort.prior * priors[place] + sum) / (effort.prior + played);
        sums.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
        sums.truncate(sums.len().div_ceil(2));
        worlds *= 2;
    }
    if let Some(&(best, _)) = sums.first() {
        choices.swap(0, best);
    }
}
