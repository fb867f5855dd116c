//! Learning the value function from games of the bot with itself.
//!
//! Batches of games are played with the weights of the moment, by as many threads as wanted; then the weights follow
//! the lessons of the last few batches. Every game has its own seed and lessons are taken in the order of the games:
//! equal settings give equal weights, whatever the number of threads.

mod gradient;
mod selfplay;

pub use gradient::mean;

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use ::saint_malo::Options;
use kit::{Chance, Sampled};

use self::{
    gradient::{Adam, backward, begin},
    selfplay::{Lesson, Played, play},
};
use super::{
    decide::Mind,
    net::{SIZE, Weights},
    value::{Judge, SCALE},
};

/// How to learn.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Games in all.
    pub games: u64,
    /// Games between changes of the weights.
    pub batch: u64,
    /// Batches whose lessons are kept.
    pub replay: usize,
    /// How often the kept lessons are gone through after each batch, in parts of the whole.
    pub passes: f32,
    /// The size of the first steps; the last are a twentieth of it.
    pub rate: f32,
    /// How far lessons rest on what came out (1) or on the next judgement (0).
    pub lambda: f32,
    /// How much of the mean weights stays after each batch.
    pub steady: f32,
    /// Equal seeds give equal weights.
    pub seed: u64,
    /// How many games are played at the same time; it changes no weight.
    pub threads: usize,
    /// How many of ten games have 2, 3, 4 and 5 players.
    pub tables: [u8; 4],
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            games: 10_000,
            batch: 200,
            replay: 12,
            passes: 0.5,
            rate: 0.002,
            lambda: 1.0,
            steady: 0.9,
            seed: 1,
            threads: 1,
            tables: [5, 2, 2, 1],
        }
    }
}

/// How learning goes, after each batch.
#[derive(Clone, Debug)]
pub struct Progress<'a> {
    /// Games played.
    pub games: u64,
    /// Mean score of all seats in the last batch.
    pub mean: f64,
    /// Mean rounds of a game in the last batch.
    pub rounds: f64,
    /// The root of the mean square error on the last batch before learning from it, in points.
    pub error: f64,
    /// The weights now, for checkpoints.
    pub weights: &'a Weights,
}

/// Learns, from nothing or from weights that were learned before. The report says whether to go on.
pub fn train(settings: &Settings, weights: Option<Weights>, report: &mut dyn FnMut(Progress<'_>) -> bool) -> Weights {
    // Without weights the first games are played by rules of thumb.
    let mut judge = weights.clone().map_or(Judge::Thumb, |weights| Judge::Learned(Arc::new(weights)));
    let mut weights = weights.unwrap_or_else(|| begin(settings.seed));
    let before = if weights.made.is_empty() { String::new() } else { format!("; before that {}", weights.made) };
    let (mut adam, mut kept) = (Adam::default(), VecDeque::<Vec<Lesson>>::new());
    let mut order = Sampled::new(settings.seed ^ 0xba7c);
    let (mut games, mut steady) = (0, weights.clone());
    while games < settings.games {
        let mind = Mind::plain(judge.clone());
        let played = play_batch(settings, &mind, games);
        games += settings.batch;
        let (mean, rounds) = means(&played);
        let lessons: Vec<Lesson> = played.into_iter().flat_map(|game| game.lessons).collect();
        let error = f64::from(SCALE) * error(&weights, &lessons);
        kept.push_back(lessons);
        if kept.len() > settings.replay {
            kept.pop_front();
        }
        let done = games as f32 / settings.games as f32;
        follow(settings, &mut weights, &mut adam, &kept, &mut order, settings.rate * (1.0 - 0.95 * done.min(1.0)));
        // A slow mean of the weights plays better than any of them: single ones follow the noise of their batch.
        let share = (settings.batch as f32 / games as f32).max(1.0 - settings.steady);
        steady.all.iter_mut().zip(&weights.all).for_each(|(mean, &weight)| *mean += share * (weight - *mean));
        steady.made = format!("{games} games, {settings:?}{before}");
        judge = Judge::Learned(Arc::new(steady.clone()));
        if !report(Progress { games, mean, rounds, error, weights: &steady }) {
            break;
        }
    }
    steady
}

/// The players of a game: as the settings spread them.
fn table(settings: &Settings, game: u64) -> Options {
    let mut place = (game % settings.tables.iter().map(|&n| u64::from(n)).sum::<u64>().max(1)) as i64;
    let mut players = 2;
    for (more, &share) in (0..).zip(&settings.tables) {
        players = 2 + more;
        place -= i64::from(share);
        if place < 0 {
            break;
        }
    }
    Options::for_players(players)
}

/// Who sits at a table besides the learner. Half of the games are with itself alone; in the others some seats play
/// by rules of thumb or in a hurry, so that games of every pace are known.
fn company(learner: &Mind, players: u8, seed: u64) -> Vec<Option<Mind>> {
    let mut lot = Sampled::new(seed ^ 0xc0);
    let mixed = lot.pick(2) == 0;
    let mut seat = || match lot.pick(7) {
        0 | 1 => Some(Mind::plain(Judge::Thumb)),
        2 => Some(Mind::plain(Judge::Gain)),
        3 => Some(Mind { haste: 0.1 + lot.pick(10) as f32 / 10.0, ..learner.clone() }),
        _ => None,
    };
    (0..players).map(|_| if mixed { seat() } else { None }).collect()
}

/// Plays a batch of games from this one on, in order.
fn play_batch(settings: &Settings, mind: &Mind, first: u64) -> Vec<Played> {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..settings.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= settings.batch {
                        break;
                    }
                    let seed = settings.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (first + game);
                    let options = table(settings, first + game);
                    let others = company(mind, options.players, seed);
                    let played = play(mind, &others, &options, seed, settings.lambda);
                    if let (Some(played), Ok(mut all)) = (played, all.lock()) {
                        all.push((game, played));
                    }
                }
            });
        }
    });
    let mut all = all.into_inner().unwrap_or_default();
    all.sort_by_key(|(game, _)| *game);
    all.into_iter().map(|(_, played)| played).collect()
}

/// Mean score of a seat and mean rounds of a game.
fn means(played: &[Played]) -> (f64, f64) {
    let seats: usize = played.iter().map(|game| game.scores.len()).sum();
    let points: i32 = played.iter().flat_map(|game| &game.scores).sum();
    let rounds: u32 = played.iter().map(|game| game.rounds).sum();
    (f64::from(points) / seats.max(1) as f64, f64::from(rounds) / played.len().max(1) as f64)
}

fn error(weights: &Weights, lessons: &[Lesson]) -> f64 {
    let nothing = weights.nothing();
    let squares =
        lessons.iter().map(|lesson| f64::from(weights.forward(&lesson.features, &nothing).1 - lesson.target).powi(2));
    (squares.sum::<f64>() / lessons.len().max(1) as f64).sqrt()
}

/// Lets the weights follow the kept lessons, in steps of small handfuls drawn at random.
fn follow(
    settings: &Settings,
    weights: &mut Weights,
    adam: &mut Adam,
    kept: &VecDeque<Vec<Lesson>>,
    order: &mut Sampled,
    rate: f32,
) {
    const HANDFUL: usize = 64;
    let total: usize = kept.iter().map(Vec::len).sum();
    let steps = (total as f32 * settings.passes / HANDFUL as f32) as usize;
    let mut gradient = vec![0.0; SIZE];
    for _ in 0..steps {
        gradient.fill(0.0);
        for _ in 0..HANDFUL {
            let batch = &kept[order.pick(kept.len() as u32) as usize];
            let Some(lesson) = batch.get(order.pick(batch.len().max(1) as u32) as usize) else { continue };
            let (layer, result) = weights.forward(&lesson.features, &weights.nothing());
            // A surprise counts up to twenty points: one lost series should not shake everything.
            let error = (result - lesson.target).clamp(-2.0, 2.0) / HANDFUL as f32;
            backward(weights, &lesson.features, &layer, error, &mut gradient);
        }
        adam.step(&mut weights.all, &gradient, rate);
    }
}
