//! Saint Malo: what a city is worth is learned from games of the bot with itself and with hasty company.
//!
//! A city is worth what the next turn is worth before its first roll, which the dice solver knows exactly, plus what
//! came out differently from there on. So the luck of the own dice stays out of the lesson (a control variate).

mod gradient;

use std::sync::Arc;

use ::saint_malo::{Options, SaintMalo};
use bots::saint_malo::{Judge, Mind, SCALE, Seen, Weights, net::Points};
use kit::{Chance, Game, Sampled, Silent, Viewer};

use self::gradient::Lesson;
use super::learn::{Learn, Played, Settings};

/// How many of ten games have 2, 3, 4 and 5 players.
const TABLES: [u8; 10] = [2, 2, 2, 2, 2, 3, 3, 4, 4, 5];

impl Learn for Points {
    type Lesson = Lesson;

    const SETTINGS: Settings = Settings {
        games: 10_000,
        seed: 1,
        batch: 200,
        memory: 12,
        replays: 6,
        rate: 0.002,
        slowing: 0.05,
        lambda: 1.0,
        steady: 0.9,
        warm_up: 1,
    };

    fn begin(seed: u64) -> Weights {
        gradient::begin(seed)
    }

    fn play(settings: &Settings, weights: Option<&Arc<Weights>>, game: u64) -> Option<Played<Lesson>> {
        let learner = Mind::plain(weights.map_or(Judge::Thumb, |weights| Judge::Learned(Arc::clone(weights))));
        let options = Options::for_players(TABLES[(game % 10) as usize]);
        let seed = settings.seed_of(game);
        play(&learner, &company(&learner, options.players, seed), &options, seed, settings.lambda)
    }

    fn backward(weights: &Weights, lesson: &Lesson, share: f32, gradient: &mut [f32]) -> f32 {
        gradient::backward(weights, lesson, share, gradient)
    }
}

/// Who sits at a table besides the learner. Half of the games are with itself alone; in the others some seats play
/// by rules of thumb or in a hurry, so that games of every pace are known.
fn company(learner: &Mind, players: u8, seed: u64) -> Vec<Option<Mind>> {
    let mut lot = Sampled::new(seed ^ 0xc0);
    let mixed = lot.pick(2) == 0;
    let mut seat = || match lot.pick(7) {
        0 | 1 => Some(Mind::plain(Judge::Thumb)),
        2 => Some(Mind::plain(Judge::Gain)),
        3 => Some(learner.clone().hurried(0.1 + lot.pick(10) as f32 / 10.0)),
        _ => None,
    };
    (0..players).map(|_| if mixed { seat() } else { None }).collect()
}

/// One turn of a game.
struct Turned {
    mover: usize,
    /// The mover's expected points before the first roll.
    expected: f32,
    /// The cities at its end.
    seen: Vec<Seen>,
}

/// Plays one game. Seats without a mind of their own think as the learner does, and only they give lessons.
fn play(learner: &Mind, others: &[Option<Mind>], options: &Options, seed: u64, lambda: f32) -> Option<Played<Lesson>> {
    let mut chance = Sampled::new(seed);
    let mut game = SaintMalo::start(options, &mut chance, &mut Silent).ok()?;
    let mut turns = Vec::new();
    while let Some(seat) = game.turn().seat() {
        let mind = others[seat.index()].as_ref().unwrap_or(learner);
        let before = game.view(Viewer::Public);
        let expected = mind.play_turn(&mut game, &mut chance)?;
        let seen = learner.look(&before, &game.view(Viewer::Public));
        turns.push(Turned { mover: seat.index(), expected, seen });
    }
    let outcome = game.outcome()?;
    let learners = (0..outcome.scores.len()).filter(|&seat| others[seat].is_none());
    let lessons = learners.clone().flat_map(|seat| lessons(&turns, seat, outcome.scores[seat] as f32, lambda));
    let scores = learners.map(|seat| outcome.scores[seat]).collect();
    Some(Played { lessons: lessons.collect(), scores })
}

/// What one seat learns, from the end backwards.
fn lessons(turns: &[Turned], seat: usize, score: f32, lambda: f32) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    let mut worth = score;
    for (place, turn) in turns.iter().enumerate().rev() {
        if let Some(next) = turns.get(place + 1) {
            let base = if next.mover == seat { next.expected } else { next.seen[seat].value };
            worth = base + lambda * (worth - next.seen[seat].value);
        }
        let seen = &turn.seen[seat];
        if seen.asked {
            lessons.push(Lesson { features: seen.features, target: (worth - seen.settled) / SCALE });
        }
    }
    lessons
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::learn::tests::learns_alike_on_any_number_of_threads;

    #[test]
    fn games_give_lessons() {
        let mind = Mind::plain(Judge::Gain);
        let played = play(&mind, &[None, Some(mind.clone())], &Options::default(), 3, 1.0).unwrap();
        assert_eq!(played.scores.len(), 1);
        assert!(played.lessons.len() > 20);
    }

    #[test]
    fn saint_malo_is_learned_alike_on_any_number_of_threads() {
        learns_alike_on_any_number_of_threads::<Points>();
    }
}
