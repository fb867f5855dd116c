//! What the laboratory learns with: whole turns by one plan, and cities as the value function sees them.

use ::saint_malo::{Ask, SaintMalo, View};
use kit::{Chance, Game, Silent, Viewer};

use super::{
    decide::Mind,
    features::{FEATURES, features},
    outlook::TurnContext,
};

/// A city at the end of a turn, as the value function sees it.
pub struct Seen {
    /// What the function looks at.
    pub features: [f32; FEATURES],
    /// The points that the city has for certain.
    pub settled: f32,
    /// The final points that the mind expects of it.
    pub value: f32,
    /// Whether the function is asked at all: without another turn points are counted.
    pub asked: bool,
}

impl Mind {
    /// Plays the turn that begins now to its end, by one plan. Returns the final points that could be expected before
    /// the first roll, or none where no turn begins.
    pub fn play_turn(&self, game: &mut SaintMalo, chance: &mut impl Chance) -> Option<f32> {
        let before = TurnContext::new(&game.view(Viewer::Public));
        let mut uses = self.uses(&before);
        let (solved, expected) = uses.expect();
        let mut legal = Vec::new();
        loop {
            let view = game.view(Viewer::Public);
            if view.ask != Ask::Reroll {
                break;
            }
            game.legal(&mut legal);
            let best = self.rank_rolls(&solved, view.dice, view.rolls, 0.0, &legal).into_iter().next()?;
            game.apply(best.action, chance, &mut Silent).ok()?;
        }
        let (action, plan, _) = uses.ranked(game.view(Viewer::Public).dice).into_iter().next()?;
        for &step in [action].iter().chain(plan.steps.as_slice()) {
            game.apply(step, chance, &mut Silent).ok()?;
        }
        Some(expected)
    }

    /// All cities at the end of a turn, by the views at its beginning and after it.
    pub fn look(&self, before: &View, after: &View) -> Vec<Seen> {
        let before = TurnContext::new(before);
        let now = TurnContext { mover: before.mover, round: before.round, ..TurnContext::new(after) };
        let see = |seat: usize| {
            let city = &now.cities[seat];
            let outlook = now.outlook(seat, now.own().filled().len(), now.pirates);
            let mut all = [0.0; FEATURES];
            features(city, &outlook, &now.options, &mut all);
            Seen {
                features: all,
                settled: city.final_total(&now.options) as f32,
                value: self.judge.value(city, &outlook, &now.options),
                asked: outlook.turns != Some(0),
            }
        };
        (0..now.cities.len()).map(see).collect()
    }
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
}
