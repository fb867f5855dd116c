//! Valletta: what will come of a table is learned from games of a whole league, of every kind that can be played.

mod begin;
mod league;
mod practice;

use std::sync::Arc;

use bots::valletta::{SEAT, Table, TableWeights, table::HIDDEN};
use kit::Sampled;

use self::{league::seated, practice::Practice};
use super::{
    judgement::{self, Lesson},
    learn::{Learn, Played, Settings},
};

impl Learn for Table {
    type Lesson = Lesson<SEAT>;

    const SETTINGS: Settings = Settings {
        games: 40_000,
        seed: 1,
        batch: 100,
        memory: 12,
        replays: 4,
        rate: 0.0006,
        slowing: 0.05,
        lambda: 0.95,
        steady: 0.9,
        warm_up: 0,
        against: None,
    };

    fn begin(seed: u64) -> TableWeights {
        begin::begin(seed)
    }

    fn play(settings: &Settings, weights: Option<&Arc<TableWeights>>, game: u64) -> Option<Played<Self::Lesson>> {
        let seed = settings.seed_of(game);
        let (options, styles) = seated(weights.map(|weights| &**weights), &mut Sampled::new(seed ^ 0x0971));
        let practice = Practice::play(&options, seed, &styles)?;
        let scores = practice.scores();
        // While the net knows nothing, only the end counts.
        let lambda = if weights.is_some() { settings.lambda } else { 1.0 };
        Some(Played { lessons: practice.lessons(weights.map(|weights| &**weights), lambda), scores })
    }

    fn backward(weights: &TableWeights, lesson: &Self::Lesson, share: f32, gradient: &mut [f32]) -> f32 {
        judgement::backward::<Table, SEAT, HIDDEN>(weights, lesson, share, gradient)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::learn::tests::learns_alike_on_any_number_of_threads;

    #[test]
    fn valletta_is_learned_alike_on_any_number_of_threads() {
        learns_alike_on_any_number_of_threads::<Table>();
    }
}
