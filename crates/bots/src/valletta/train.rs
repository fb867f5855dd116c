//! Learning by playing against oneself.
//!
//! Rounds of games are played with the weights as they are, by any number of threads; then the weights move towards
//! what the games have shown. Games have their numbers for seeds and are learned from in order, so the number of
//! threads changes nothing.

use std::{collections::VecDeque, thread};

use ::valletta::{Card, Colour, Options};
use kit::{Chance, Sampled};

use super::{
    learn::{Learner, Lesson},
    names::{self, RIVALS},
    search::Width,
    selfplay::{Practice, Style, any_options},
    value::{HIDDEN, Model, RELUS, Weights},
    weights::SIZES,
};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How many games.
    pub games: u64,
    /// How many of them before the weights move.
    pub round: u64,
    /// How many games at the same time.
    pub threads: usize,
    /// Equal seeds give equal weights.
    pub seed: u64,
    /// How many positions a search follows after each card.
    pub width: usize,
    /// How much of the end, against the next position's value, a position is told.
    pub lambda: f32,
    /// How far a step goes at first; it shrinks to a tenth.
    pub rate: f32,
    /// In how many of 1000 turns something else is tried.
    pub explore: u32,
    /// How often each position is looked at.
    pub replays: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            games: 20_000,
            round: 100,
            threads: 1,
            seed: 1,
            width: 10,
            lambda: 0.8,
            rate: 0.001,
            explore: 60,
            replays: 6,
        }
    }
}

/// How learning goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// The mean final score of all seats.
    pub score: f32,
    /// The mean margin against an older self, with two players; measured now and then.
    pub margin: Option<f32>,
    /// The mean squared error of the utility.
    pub error: f32,
    /// Games that did not come to an end.
    pub broken: u64,
}

/// How many rounds' lessons are remembered.
const MEMORY: usize = 20;
/// After how many rounds an older self is played against.
const MEASURE: u64 = 20;
/// How many games that takes.
const DUELS: u64 = 40;
/// Games by rule of thumb before the net has learned enough to play.
const WARM_UP: u64 = 1500;

/// Learns from scratch, or goes on from these weights. The callback, which gets the weights so far, answers false to stop.
pub fn train(
    settings: &Settings,
    weights: Option<Weights>,
    report: &mut dyn FnMut(Progress, &Weights) -> bool,
) -> Weights {
    let warm_up = if weights.is_some() { 0 } else { WARM_UP };
    let mut weights = weights.unwrap_or_else(|| first_guess(settings.seed));
    let (thumb, before) = (weights.clone(), weights.story.clone());
    let mut older = weights.clone();
    let mut learner = Learner::default();
    let mut memory: VecDeque<Vec<Lesson>> = VecDeque::new();
    let mut chance = Sampled::new(settings.seed ^ 0x1ea2);
    let mut games = 0;
    while games < settings.games {
        let practised =
            practise(settings, games, if games < warm_up { (&thumb, Model::Linear) } else { (&weights, Model::Net) });
        games += settings.round;
        let mut lessons = Vec::new();
        let (mut scores, mut seats, mut broken) = (0, 0, 0);
        for practice in practised {
            let Some(practice) = practice else {
                broken += 1;
                continue;
            };
            scores += practice.scores.iter().sum::<i32>();
            seats += practice.scores.len();
            // While the net knows nothing, only the end counts.
            practice.lessons(&weights, if games <= warm_up { 1.0 } else { settings.lambda }, &mut lessons);
        }
        memory.push_back(lessons);
        if memory.len() > MEMORY {
            memory.pop_front();
        }
        let error = study(settings, &mut learner, &mut weights, &memory, games, &mut chance);
        let margin = (games / settings.round).is_multiple_of(MEASURE).then(|| {
            let margin = duel(settings, games, &weights, &older);
            older = weights.clone();
            margin
        });
        weights.story = format!("{before}; {games} games, {settings:?}");
        let score = scores as f32 / seats.max(1) as f32;
        if !report(Progress { games, score, margin, error, broken }, &weights) {
            break;
        }
    }
    weights
}

/// Looks at lessons picked by lot from the last rounds.
fn study(
    settings: &Settings,
    learner: &mut Learner,
    weights: &mut Weights,
    memory: &VecDeque<Vec<Lesson>>,
    games: u64,
    chance: &mut Sampled,
) -> f32 {
    let newest = memory.back().map_or(0, Vec::len);
    let all: Vec<Lesson> = memory.iter().flatten().cloned().collect();
    if all.is_empty() {
        return 0.0;
    }
    let done = games as f32 / settings.games as f32;
    let rate = settings.rate * (1.0 - 0.9 * done);
    learner.study(weights, &all, newest * settings.replays / 64, rate, chance)
}

/// Where learning begins: the linear value by rule of thumb, the net by lot.
///
/// The rule of thumb only has to play games that end; everything in it is learned anew.
fn first_guess(seed: u64) -> Weights {
    let mut chance = Sampled::new(seed);
    let mut lot = |size: f32| (chance.pick(20_001) as f32 / 10_000.0 - 1.0) * size;
    let mut first: Vec<f32> = (0..SIZES[0]).map(|_| lot(0.15)).collect();
    // The units without a ReLU begin at nothing.
    first.chunks_mut(HIDDEN).for_each(|row| row[RELUS..].fill(0.0));
    let second = (0..SIZES[1]).map(|_| lot(0.1)).collect();
    let mut linear = vec![0.0; SIZES[2]];
    for (name, worth) in [(names::GOODS, [0.3, -0.15]), (names::POINTS, [1.25, -1.25]), (names::BUILDINGS, [1.5, -1.5])]
    {
        for (from, worth) in [0, RIVALS.start].into_iter().zip(worth) {
            linear[from + names::place(name).start] = worth;
        }
    }
    linear[names::place(names::ICONS)].fill(0.1);
    for name in [names::POPE, names::EMPEROR, names::KING, names::CHAMBERLAIN, names::COUNTED_ICONS] {
        linear[names::place(name)].fill(0.2);
    }
    let (cards, last) = (names::place(names::CARDS).start, names::place(names::LAST_CARDS).start);
    for card in Card::ALL {
        let worth = match card.colour() {
            Colour::Red | Colour::Purple => 0.0,
            Colour::Green => 0.05,
            Colour::Blue => 0.07,
            Colour::Yellow => 0.12,
        };
        let builder = if card == Card::Builder { 0.1 } else { 0.0 };
        linear[cards + card as usize] = worth + builder;
        linear[last + card as usize] = worth + builder / 2.0;
    }
    Weights { first, second, linear, story: "first guess".into() }
}

/// Plays one round of games, in the order of their numbers.
fn practise(settings: &Settings, from: u64, (weights, model): (&Weights, Model)) -> Vec<Option<Practice>> {
    let style = Style { weights, model, width: Width(settings.width), explore: settings.explore };
    share_out(settings.threads, settings.round, |number| {
        let seed = settings.seed.wrapping_mul(0x9e37_79b9) ^ (from + number);
        let options = any_options(&mut Sampled::new(seed ^ 0x0971));
        Practice::play(&options, seed, &vec![style; options.players.into()])
    })
}

/// The mean margin of one against another, with two players, seats in turn.
fn duel(settings: &Settings, games: u64, one: &Weights, other: &Weights) -> f32 {
    let style = |weights| Style { weights, model: Model::Net, width: Width(settings.width), explore: 0 };
    let margins = share_out(settings.threads, DUELS, |number| {
        let seat = (number % 2) as usize;
        let styles = if seat == 0 { [style(one), style(other)] } else { [style(other), style(one)] };
        let seed = settings.seed ^ (games << 20) ^ (number / 2) << 50;
        Practice::play(&Options::for_players(2), seed, &styles).map_or(0.0, |practice| practice.worths[seat].margin)
    });
    margins.iter().sum::<f32>() / margins.len() as f32
}

/// Does numbered work with several threads and returns the results in order.
fn share_out<T: Send>(threads: usize, count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = threads.max(1) as u64;
    let mut parts: Vec<_> = thread::scope(|scope| {
        let work = &work;
        let part = |first| move || (first..count).step_by(threads as usize).map(work).collect::<Vec<T>>().into_iter();
        let handles: Vec<_> = (0..threads).map(|first| scope.spawn(part(first))).collect();
        handles.into_iter().filter_map(|handle| handle.join().ok()).collect()
    });
    (0..count).filter_map(|number| parts.get_mut((number % threads) as usize).and_then(Iterator::next)).collect()
}
