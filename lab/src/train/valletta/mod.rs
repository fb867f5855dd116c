//! Valletta: what a position is worth is learned from games among equals, of every kind that can be played.

mod gradient;
mod selfplay;

use std::sync::Arc;

use bots::valletta::{
    Weights, Width,
    value::{Margin, Model},
};
use kit::Sampled;

use self::{
    gradient::Lesson,
    selfplay::{Practice, Style, any_options},
};
use super::learn::{Learn, Played, Settings};

/// How many positions a search follows after each card.
const WIDTH: Width = Width(10);
/// In how many of 1000 turns something else is tried.
const EXPLORE: u32 = 60;

impl Learn for Margin {
    type Lesson = Lesson;

    const SETTINGS: Settings = Settings {
        games: 20_000,
        seed: 1,
        batch: 100,
        memory: 20,
        replays: 6,
        rate: 0.001,
        slowing: 0.1,
        lambda: 0.8,
        steady: 0.0,
        warm_up: 1500,
        against: None,
    };

    fn begin(seed: u64) -> Weights {
        gradient::begin(seed)
    }

    fn play(settings: &Settings, weights: Option<&Arc<Weights>>, game: u64) -> Option<Played<Lesson>> {
        let thumb = gradient::begin(settings.seed);
        // While the net knows nothing, only the end counts.
        let (weights, model, lambda) =
            weights.map_or((&thumb, Model::Linear, 1.0), |weights| (&**weights, Model::Net, settings.lambda));
        let style = Style { weights, model, width: WIDTH, explore: EXPLORE };
        let seed = settings.seed_of(game);
        let options = any_options(&mut Sampled::new(seed ^ 0x0971));
        let practice = Practice::play(&options, seed, &vec![style; options.players.into()])?;
        let scores = practice.scores.clone();
        Some(Played { lessons: practice.lessons(weights, lambda), scores })
    }

    fn backward(weights: &Weights, lesson: &Lesson, share: f32, gradient: &mut [f32]) -> f32 {
        gradient::backward(weights, lesson, share, gradient)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::learn::tests::learns_alike_on_any_number_of_threads;

    #[test]
    fn valletta_is_learned_alike_on_any_number_of_threads() {
        learns_alike_on_any_number_of_threads::<Margin>();
    }
}
