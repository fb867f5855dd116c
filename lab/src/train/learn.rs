//! Learning by self-play, the same way for every game.
//!
//! Batches of games are played with the weights of the moment, on as many threads as wanted; then the weights follow the
//! lessons of the last few batches. Every game has its own seed and lessons are taken in the order of the games: equal
//! settings give equal weights, whatever the number of threads.

use std::{
    collections::VecDeque,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bots::{Network, Weights};
use cli::failure::Result;
use kit::{Chance, Sampled};

use super::adam::Adam;
use crate::{arena::Contender, parallel::in_order};

/// How many lessons one step looks at.
const HANDFUL: usize = 64;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Games in all.
    pub games: u64,
    /// Equal seeds give equal weights.
    pub seed: u64,
    /// Games between changes of the weights.
    pub batch: u64,
    /// Batches whose lessons are remembered.
    pub memory: usize,
    /// How often each lesson is looked at, about.
    pub replays: usize,
    /// The size of the first steps.
    pub rate: f32,
    /// The size of the last steps as a part of the first.
    pub slowing: f32,
    /// How far lessons rest on what came out (1) or on the next judgement (0).
    pub lambda: f32,
    /// How much of the mean weights stays after each batch.
    pub steady: f32,
    /// Games by rules of thumb before what was learned is good enough to play.
    pub warm_up: u64,
    /// The only opponent, if one is to be beaten.
    pub against: Option<Contender>,
}

impl Settings {
    /// Changes one setting by its name; the sentence says what is wrong.
    pub fn set(&mut self, key: &str, value: &str) -> std::result::Result<(), String> {
        fn put<T: std::str::FromStr>(slot: &mut T, value: &str) -> Option<()> {
            *slot = value.parse().ok()?;
            Some(())
        }
        let done = match key {
            "batch" => put(&mut self.batch, value).filter(|()| self.batch > 0),
            "memory" => put(&mut self.memory, value).filter(|()| self.memory > 0),
            "replays" => put(&mut self.replays, value),
            "rate" => put(&mut self.rate, value),
            "slowing" => put(&mut self.slowing, value),
            "lambda" => put(&mut self.lambda, value),
            "steady" => put(&mut self.steady, value),
            "warm_up" => put(&mut self.warm_up, value),
            _ => {
                let keys = "batch, memory, replays, rate, slowing, lambda, steady and warm_up";
                return Err(format!("there is no setting {key}, only {keys}"));
            }
        };
        done.ok_or_else(|| format!("{key} cannot be '{value}'"))
    }

    /// The seed of a game by its number.
    pub fn seed_of(&self, game: u64) -> u64 {
        self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game
    }
}

/// A finished game of self-play.
pub struct Played<L> {
    /// What is to be learned from it.
    pub lessons: Vec<L>,
    /// The scores of the seats that learn.
    pub scores: Vec<i32>,
}

/// A network that learns.
pub trait Learn: Network + Clone + Send + Sync + Sized {
    /// A position met in play, and what it turned out to be worth.
    type Lesson: Send;

    /// What is learned well with.
    const SETTINGS: Settings;

    /// The weights before anything was learned.
    fn begin(seed: u64) -> Weights<Self>;

    /// Plays a game by these weights, or by rules of thumb where there are none yet. None if it comes to no end.
    fn play(settings: &Settings, weights: Option<&Arc<Weights<Self>>>, game: u64) -> Option<Played<Self::Lesson>>;

    /// Adds a lesson's gradient, times `share`, to a list as long as the weights. Returns how far the value function was
    /// off, in its own measure.
    fn backward(weights: &Weights<Self>, lesson: &Self::Lesson, share: f32, gradient: &mut [f32]) -> f32;
}

/// How far it is, after each batch.
pub struct Progress<'a, G> {
    /// Games played.
    pub games: u64,
    /// The mean final score of all seats in the last batch.
    pub score: f64,
    /// How far the value function was off in the lessons just looked at: the root of the mean square.
    pub error: f64,
    /// The weights so far.
    pub weights: &'a Weights<G>,
}

/// Learns, from nothing or from weights that were learned before, until it is done or somebody stops it. A batch that was
/// not finished by then is forgotten.
pub fn learn<G: Learn>(
    settings: &Settings,
    threads: usize,
    from: Option<Weights<G>>,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Progress<'_, G>) -> Result,
) -> Result<Weights<G>> {
    let warm_up = if from.is_some() { 0 } else { settings.warm_up };
    let mut weights = from.unwrap_or_else(|| G::begin(settings.seed));
    let before = if weights.made.is_empty() { String::new() } else { format!("; before that {}", weights.made) };
    let mut steady = Arc::new(weights.clone());
    let (mut adam, mut memory) = (Adam::new(weights.numbers().len()), VecDeque::<Vec<G::Lesson>>::new());
    let mut chance = Sampled::new(settings.seed ^ 0xba7c);
    let mut games = 0;
    while games < settings.games {
        let count = settings.batch.min(settings.games - games);
        let player = (games >= warm_up).then_some(&steady);
        let played = in_order(threads, count, stop, |number| G::play(settings, player, games + number))?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        games += count;
        let (score, lessons) = sum_up(played);
        memory.push_back(lessons);
        if memory.len() > settings.memory {
            memory.pop_front();
        }
        let done = games as f32 / settings.games as f32;
        let rate = settings.rate * (1.0 - (1.0 - settings.slowing) * done);
        let error = study::<G>(&mut weights, &mut adam, &memory, settings.replays, rate, &mut chance);
        let mean = Arc::make_mut(&mut steady);
        follow(mean.numbers_mut(), weights.numbers(), (count as f32 / games as f32).max(1.0 - settings.steady));
        mean.made = format!("{games} games, {settings:?}{before}");
        report(&Progress { games, score, error, weights: &steady })?;
    }
    Ok(Arc::unwrap_or_clone(steady))
}

/// The mean score of a seat, and all lessons in order.
fn sum_up<L>(played: Vec<Option<Played<L>>>) -> (f64, Vec<L>) {
    let (mut points, mut seats, mut lessons) = (0, 0, Vec::new());
    for game in played.into_iter().flatten() {
        points += game.scores.iter().sum::<i32>();
        seats += game.scores.len();
        lessons.extend(game.lessons);
    }
    (f64::from(points) / seats.max(1) as f64, lessons)
}

/// Lets the weights follow lessons drawn from memory, a handful at a time. Returns how far off they were.
fn study<G: Learn>(
    weights: &mut Weights<G>,
    adam: &mut Adam,
    memory: &VecDeque<Vec<G::Lesson>>,
    replays: usize,
    rate: f32,
    chance: &mut Sampled,
) -> f64 {
    let steps = memory.back().map_or(0, Vec::len) * replays / HANDFUL;
    let mut gradient = vec![0.0; weights.numbers().len()];
    let mut squares = 0.0;
    for _ in 0..steps {
        gradient.fill(0.0);
        for _ in 0..HANDFUL {
            let batch = &memory[chance.pick(memory.len() as u32) as usize];
            let Some(lesson) = batch.get(chance.pick(batch.len().max(1) as u32) as usize) else { continue };
            squares += f64::from(G::backward(weights, lesson, 1.0 / HANDFUL as f32, &mut gradient)).powi(2);
        }
        adam.step(weights.numbers_mut(), &gradient, rate);
    }
    (squares / (steps * HANDFUL).max(1) as f64).sqrt()
}

/// Moves a slow mean of the weights towards them: it plays better than any of them, which follow the noise of their batch.
fn follow(mean: &mut [f32], weights: &[f32], share: f32) {
    mean.iter_mut().zip(weights).for_each(|(mean, &weight)| *mean = (1.0 - share) * *mean + share * weight);
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// The number of threads changes nothing, and learning can be stopped and gone on with.
    pub fn learns_alike_on_any_number_of_threads<G: Learn>() {
        let settings = Settings { games: 5, batch: 2, warm_up: 1, ..G::SETTINGS };
        let go_on = AtomicBool::new(false);
        let run = |threads| {
            let mut reports = Vec::new();
            let learned = learn::<G>(&settings, threads, None, &go_on, &mut |progress| {
                assert!(progress.score.is_finite() && progress.error.is_finite() && progress.error > 0.0);
                reports.push(progress.games);
                Ok(())
            });
            assert_eq!(reports, [2, 4, 5]);
            learned.unwrap_or_else(|_| panic!("no weights"))
        };
        let (one, two) = (run(1), run(2));
        assert!(one.numbers() == two.numbers() && one.made == two.made);
        assert!(one.numbers() != G::begin(settings.seed).numbers());
        let stop = AtomicBool::new(false);
        let more = learn(&settings, 2, Some(one.clone()), &stop, &mut |_| {
            stop.store(true, Ordering::Relaxed);
            Ok(())
        });
        let more = more.unwrap_or_else(|_| panic!("no weights"));
        assert!(more.made.starts_with("2 games") && more.made.contains("; before that 5 games"), "{}", more.made);
        assert!(more.numbers() != one.numbers());
    }

    #[test]
    fn the_steady_mean_moves_by_its_share() {
        let mut mean = [0.0, 1.0];
        follow(&mut mean, &[1.0, -1.0], 0.25);
        assert_eq!(mean, [0.25, 0.5]);
        follow(&mut mean, &[7.0, 9.0], 1.0);
        assert_eq!(mean, [7.0, 9.0]);
    }

    #[test]
    fn a_setting_that_does_not_exist_is_refused() {
        let mut settings = <bots::saint_malo::table::Table as Learn>::SETTINGS;
        assert_eq!(settings.set("rate", "0.5"), Ok(()));
        assert_eq!(settings.rate, 0.5);
        assert_eq!(settings.set("batch", "0"), Err("batch cannot be '0'".into()));
        assert!(settings.set("luck", "7").is_err_and(|why| why.starts_with("there is no setting luck, only batch")));
    }
}
