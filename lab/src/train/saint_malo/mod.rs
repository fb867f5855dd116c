//! Saint Malo: what will come of the whole table is learned from games of a league.
//!
//! What a position is worth is what the next turn is worth before its first roll, which the dice solver knows exactly,
//! plus what came out differently from there on. So the luck of the dice stays out of the lesson (a control variate).

mod league;

use std::sync::Arc;

use ::saint_malo::{Options, SaintMalo};
use bots::{
    Forecast, Weights,
    judgement::Places,
    saint_malo::{
        Everybody, Judge, MARGIN, Mind, Seen, begin, look,
        net::{self, Points},
        table::{FEATURES, HIDDEN, Table},
    },
};
use kit::{Game, Outcome, Sampled, Silent, Viewer};

use self::league::Player;
use super::{
    judgement::{self, Lesson, Told},
    learn::{Learn, Played, Settings},
};

/// How many of ten games have 2, 3, 4 and 5 players.
const TABLES: [u8; 10] = [2, 2, 2, 2, 2, 3, 3, 4, 4, 5];
/// What a point is worth in strength before anything was learned.
const STRENGTH: f32 = 0.06;

impl Learn for Table {
    type Lesson = Lesson<FEATURES>;

    const SETTINGS: Settings = Settings {
        games: 20_000,
        seed: 1,
        batch: 50,
        memory: 40,
        replays: 10,
        rate: 0.001,
        slowing: 0.1,
        // With 1.0 a short training forgot how to play; with this what came hardly reaches the beginning of a game.
        lambda: 0.9,
        steady: 0.9,
        warm_up: 0,
        against: None,
    };

    /// Learning begins with what the yardstick thinks of a city.
    fn begin(seed: u64) -> Weights<Table> {
        let mut weights = judgement::begin(seed, FEATURES, HIDDEN);
        if let Judge::Learned(points) = Judge::learned() {
            take_over(&points, &mut weights);
        }
        weights
    }

    fn play(settings: &Settings, weights: Option<&Arc<Weights<Table>>>, game: u64) -> Option<Played<Self::Lesson>> {
        let weights = weights.cloned().unwrap_or_else(|| Arc::new(Self::begin(settings.seed)));
        let learner = Mind::plain(Judge::Table(Arc::clone(&weights), MARGIN));
        let seed = settings.seed_of(game);
        let players = if settings.against.is_some() { 2 } else { TABLES[(game % 10) as usize] };
        let options = Options::for_players(players);
        let mut players = match settings.against {
            Some(rival) => league::duel(&learner, rival, seed),
            None => league::table(&learner, players, seed),
        };
        play(&weights, &mut players, &options, seed, settings.lambda)
    }

    fn backward(weights: &Weights<Table>, lesson: &Self::Lesson, share: f32, gradient: &mut [f32]) -> f32 {
        judgement::backward::<Table, FEATURES, HIDDEN>(weights, lesson, share, gradient)
    }
}

/// The units and the straight part of a network that knows the points of a city alone.
fn take_over(points: &Weights<Points>, weights: &mut Weights<Table>) {
    let at = Places::of(FEATURES, HIDDEN);
    let (from, to) = (points.numbers(), weights.numbers_mut());
    // Tens of points become units of strength and of points.
    let shares = [10.0 * STRENGTH, 10.0 / bots::judgement::POINTS];
    to[..net::BIAS].copy_from_slice(&from[..net::BIAS]);
    to[at.bias..at.output].copy_from_slice(&from[net::BIAS..net::OUT]);
    for (output, share) in shares.into_iter().enumerate() {
        for unit in 0..HIDDEN {
            to[at.output + 3 * unit + output] = share * from[net::OUT + unit];
        }
        for feature in 0..bots::saint_malo::FEATURES {
            to[at.linear + 3 * feature + output] = share * from[net::LINE + feature];
        }
        to[at.last + output] = share * from[net::LAST];
        // The points that are settled stand first behind the features of the city; they come in forties.
        to[at.linear + 3 * bots::saint_malo::FEATURES + output] = 4.0 * share;
    }
}

/// One turn of a game.
struct Turned {
    /// What was foretold before its first roll, where it is known.
    expected: Option<Everybody>,
    /// The table at its end.
    seen: Seen,
    round: u32,
}

/// Plays one game; every seat gives lessons.
fn play(
    weights: &Weights<Table>,
    players: &mut [Player],
    options: &Options,
    seed: u64,
    lambda: f32,
) -> Option<Played<Lesson<FEATURES>>> {
    let mut chance = Sampled::new(seed);
    let mut game = SaintMalo::start(options, &mut chance, &mut Silent).ok()?;
    let seen = begin(&game.view(Viewer::Public), weights);
    let mut turns = vec![Turned { expected: None, seen, round: 0 }];
    while let Some(seat) = game.turn().seat() {
        let before = game.view(Viewer::Public);
        let expected = players[seat.index()].turn(&mut game, &mut chance, weights)?;
        let seen = look(&before, &game.view(Viewer::Public), weights);
        turns.push(Turned { expected, seen, round: before.round.into() });
    }
    let outcome = game.outcome()?;
    let learners = players.iter().zip(&outcome.scores).filter(|(player, _)| player.learns());
    let scores = learners.map(|(_, &score)| score).collect();
    Some(Played { lessons: lessons(&turns, &outcome, lambda), scores })
}

/// What is learned from a game, from its end backwards.
fn lessons(turns: &[Turned], outcome: &Outcome, lambda: f32) -> Vec<Lesson<FEATURES>> {
    let mut worth = result(outcome);
    let mut lessons = Vec::new();
    // After the last turn there is nothing to foretell.
    for (place, turn) in turns.iter().enumerate().rev().skip(1) {
        let next = &turns[place + 1];
        let base = next.expected.as_ref().unwrap_or(&next.seen.told);
        for (seat, worth) in worth[..outcome.scores.len()].iter_mut().enumerate() {
            let follow = |base: f32, later: f32, told: f32| base + lambda * (later - told);
            worth.win = follow(base[seat].win, worth.win, next.seen.told[seat].win);
            worth.points = follow(base[seat].points, worth.points, next.seen.told[seat].points);
        }
        let seats = turn.seen.features.iter().enumerate().map(|(seat, features)| Told {
            features: *features,
            win: worth[seat].win,
            points: worth[seat].points,
            rounds: outcome.rounds.saturating_sub(turn.round) as f32,
        });
        lessons.push(Lesson { seats: seats.collect() });
    }
    lessons
}

/// The result, as what would have had to be foretold.
fn result(outcome: &Outcome) -> Everybody {
    let mut all = [Forecast::default(); 5];
    for (forecast, &score) in all.iter_mut().zip(&outcome.scores) {
        forecast.points = score as f32;
    }
    for winner in &outcome.winners {
        all[winner.index()].win = 1.0 / outcome.winners.len() as f32;
    }
    all
}

#[cfg(test)]
mod tests {
    use bots::saint_malo::table::Judged;

    use super::*;
    use crate::train::learn::tests::learns_alike_on_any_number_of_threads;

    #[test]
    fn every_turn_but_the_last_is_a_lesson_for_everybody() {
        let weights = Table::begin(1);
        let mut players = [Player::Mind(Mind::plain(Judge::Thumb)), Player::novice(3)];
        let played = play(&weights, &mut players, &Options::default(), 3, 1.0).unwrap();
        assert!(played.lessons.len() > 20 && played.lessons.iter().all(|lesson| lesson.seats.len() == 2));
        for lesson in &played.lessons {
            let wins: f32 = lesson.seats.iter().map(|seat| seat.win).sum();
            assert!((wins - 1.0).abs() < 1e-3, "{wins}");
        }
        assert!(played.scores.is_empty());
    }

    #[test]
    fn learning_begins_with_what_the_yardstick_thinks() {
        let Judge::Learned(points) = Judge::learned() else { panic!("no weights") };
        let own = std::array::from_fn(|place| (place % 3) as f32 / 4.0);
        let mut all = [0.0; FEATURES];
        all[..own.len()].copy_from_slice(&own);
        // Forty points are settled.
        all[own.len()] = 1.0;
        let weights = Table::begin(1);
        let judged = Judged::new(&weights);
        let said = 20.0 * judged.judge(&all, &judged.nothing())[1];
        let expected = 10.0 * points.forward(&own, &points.nothing()).1 + 40.0;
        // What stands beside the city enters the units by small weights.
        assert!((said - expected).abs() < 3.0, "{said} {expected}");
    }

    #[test]
    fn saint_malo_is_learned_alike_on_any_number_of_threads() {
        learns_alike_on_any_number_of_threads::<Table>();
    }
}
