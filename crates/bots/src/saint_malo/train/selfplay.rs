//! Games of the bot with itself, and what a learner can take from them.
//!
//! A city is worth what the next turn is worth before its first roll, which the dice solver knows exactly, plus what
//! came out differently from there on. So the luck of the own dice stays out of the lesson (a control variate).

use ::saint_malo::{Ask, SaintMalo, View};
use kit::{Game, Sampled, Seat, Silent, Viewer};

use super::super::{
    decide::Mind,
    features::{FEATURES, features},
    outlook::TurnContext,
    value::SCALE,
};

/// A city seen at the end of a turn, and what became of it.
#[derive(Clone)]
pub struct Lesson {
    pub features: [f32; FEATURES],
    /// What the function should answer.
    pub target: f32,
}

/// A city at the end of a turn while the game is going on.
struct Seen {
    features: [f32; FEATURES],
    settled: f32,
    /// What it was thought to be worth.
    value: f32,
    /// Whether the function is asked at all: without another turn points are counted.
    asked: bool,
}

/// One turn of a game.
struct Turned {
    mover: usize,
    /// The mover's expected points before the first roll.
    expected: f32,
    seen: Vec<Seen>,
}

/// A finished game.
pub struct Played {
    pub lessons: Vec<Lesson>,
    /// The scores of the seats that learn.
    pub scores: Vec<i32>,
    pub rounds: u32,
}

/// Plays one game. Seats without a mind of their own think as the learner does, and only they give lessons.
pub fn play(
    learner: &Mind,
    others: &[Option<Mind>],
    options: &::saint_malo::Options,
    seed: u64,
    lambda: f32,
) -> Option<Played> {
    let mut chance = Sampled::new(seed);
    let mut game = SaintMalo::start(options, &mut chance, &mut Silent).ok()?;
    let mut turns = Vec::new();
    while let Some(seat) = game.turn().seat() {
        let mind = others[seat.index()].as_ref().unwrap_or(learner);
        turns.push(turn(mind, learner, &mut game, seat, &mut chance)?);
    }
    let outcome = game.outcome()?;
    let learners = (0..outcome.scores.len()).filter(|&seat| others[seat].is_none());
    let lessons = learners.clone().flat_map(|seat| learn(&turns, seat, outcome.scores[seat] as f32, lambda));
    let scores = learners.map(|seat| outcome.scores[seat]).collect();
    Some(Played { lessons: lessons.collect(), rounds: outcome.rounds, scores })
}

/// Plays a whole turn by one plan and looks at all cities when it is over.
fn turn(mind: &Mind, learner: &Mind, game: &mut SaintMalo, seat: Seat, chance: &mut Sampled) -> Option<Turned> {
    let before = TurnContext::new(&game.view(Viewer::Public));
    let mut uses = mind.uses(&before);
    let (solved, expected) = uses.expect();
    let mut legal = Vec::new();
    loop {
        let view = game.view(Viewer::Public);
        if view.ask != Ask::Reroll {
            break;
        }
        game.legal(&mut legal);
        let best = mind.rank_rolls(&solved, view.dice, view.rolls, 0.0, &legal).into_iter().next()?;
        game.apply(best.action, chance, &mut Silent).ok()?;
    }
    let (action, plan, _) = uses.ranked(game.view(Viewer::Public).dice).into_iter().next()?;
    for &step in [action].iter().chain(plan.steps.as_slice()) {
        game.apply(step, chance, &mut Silent).ok()?;
    }
    let after = game.view(Viewer::Public);
    Some(Turned { mover: seat.index(), expected, seen: look(learner, &before, &after) })
}

/// All cities at the end of the turn that began at `before`.
fn look(mind: &Mind, before: &TurnContext, after: &View) -> Vec<Seen> {
    let now = TurnContext { mover: before.mover, round: before.round, ..TurnContext::new(after) };
    let see = |seat: usize| {
        let city = &now.cities[seat];
        let outlook = now.outlook(seat, now.own().filled().len(), now.pirates);
        let mut all = [0.0; FEATURES];
        features(city, &outlook, &now.options, &mut all);
        Seen {
            features: all,
            settled: city.final_total(&now.options) as f32,
            value: mind.judge.value(city, &outlook, &now.options),
            asked: outlook.turns != Some(0),
        }
    };
    (0..now.cities.len()).map(see).collect()
}

/// What one seat learns, from the end backwards.
fn learn(turns: &[Turned], seat: usize, score: f32, lambda: f32) -> Vec<Lesson> {
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
    use crate::saint_malo::value::Judge;
    use kit::{Imagine, Unknown, testing::random_game};

    fn minds() -> [Mind; 2] {
        [Judge::Gain, Judge::learned()].map(Mind::plain)
    }

    /// Every plan can be carried out, ends the turn and gives the city that it promised.
    #[test]
    fn plans_come_true() {
        let odd = ::saint_malo::Options {
            connect_via_existing: true,
            tower_blocks_diagonal: true,
            require_showing_symbol: true,
            ..::saint_malo::Options::for_players(3)
        };
        let mut count = 0;
        for (options, seed) in [(odd, 1), (::saint_malo::Options::default(), 2)] {
            random_game::<SaintMalo>(&options, seed, |step| {
                let view = step.before.view(Viewer::Public);
                if view.ask == Ask::Symbol {
                    count += 1;
                    minds().iter().for_each(|mind| try_plans(mind, &view, step.legal));
                }
            });
        }
        assert!(count > 50);
    }

    fn try_plans(mind: &Mind, view: &View, legal: &[::saint_malo::Action]) {
        let context = TurnContext::new(view);
        let ranked = mind.uses(&context).ranked(view.dice);
        // Crates may find no group in the narrow search; everything else is there.
        assert!(ranked.len() <= legal.len() && ranked.len() + 4 >= legal.len());
        for (action, plan, _) in ranked {
            let mut game = SaintMalo::imagine(view, &mut Unknown);
            for &step in [action].iter().chain(plan.steps.as_slice()) {
                game.apply(step, &mut Unknown, &mut Silent).unwrap_or_else(|error| panic!("{action}, {step}: {error}"));
            }
            let after = game.view(Viewer::Public);
            let cannons = after.cities[context.mover].cannons;
            assert!(matches!(after.ask, Ask::Reroll | Ask::Over), "{action} {:?} ends the turn", plan.steps);
            let mut promised = plan.city;
            promised.cannons = cannons;
            assert_eq!(after.cities[context.mover], promised);
        }
    }

    #[test]
    fn games_give_lessons() {
        let mind = &minds()[0];
        let played = play(mind, &[None, Some(mind.clone())], &::saint_malo::Options::default(), 3, 1.0).unwrap();
        assert_eq!(played.scores.len(), 1);
        assert!(played.lessons.len() > 20);
    }
}
