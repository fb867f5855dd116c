//! What the laboratory learns with: whole turns by one plan, and the table as the judgement sees it.

use ::saint_malo::{Ask, SaintMalo, View};
use kit::{Chance, Game, Silent, Viewer};

use super::{
    chances::before,
    decide::Mind,
    dice::ROLLS,
    eyes::{self, Everybody, SEATS},
    outlook::TurnContext,
    table::{Features, TableWeights},
};
use crate::Forecast;

/// The table at the end of a turn, as the judgement sees it.
pub struct Seen {
    /// What it looks at, by seat.
    pub features: Vec<Features>,
    /// What it foretells, by seat.
    pub told: Everybody,
}

impl Mind {
    /// Plays the turn that begins now to its end, by one plan. Returns what these weights foretell of everybody before
    /// the first roll, by what this mind would do with every roll; none where no turn begins.
    pub fn practise(
        &self,
        game: &mut SaintMalo,
        chance: &mut impl Chance,
        weights: &TableWeights,
    ) -> Option<Everybody> {
        let start = TurnContext::new(&game.view(Viewer::Public));
        let mut uses = self.uses(&start);
        let solved = uses.solve();
        let told = uses.told(&eyes::Eyes::new(&start, weights, 0.0));
        let mut expected = [Forecast::default(); SEATS];
        for (seat, expected) in expected[..start.cities.len()].iter_mut().enumerate() {
            let mean = |what: fn(&Forecast) -> f32| {
                let quantity: [f32; ROLLS] = std::array::from_fn(|roll| what(&told[roll][seat]));
                solved.follow(&quantity)
            };
            expected.win = mean(|told| told.win);
            expected.points = mean(|told| told.points);
        }
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
}

/// The table at the end of a turn, by the views at its beginning and after it.
pub fn look(before: &View, after: &View, weights: &TableWeights) -> Seen {
    let before = TurnContext::new(before);
    see(&TurnContext { mover: before.mover, round: before.round, ..TurnContext::new(after) }, weights)
}

/// The table before the first turn.
pub fn begin(view: &View, weights: &TableWeights) -> Seen {
    see(&before(&TurnContext::new(view)), weights)
}

fn see(now: &TurnContext, weights: &TableWeights) -> Seen {
    let standings = eyes::standings(now);
    let features = (0..now.cities.len()).map(|seat| eyes::features(now, &standings, seat)).collect();
    Seen { features, told: eyes::at_end(now, weights) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saint_malo::value::Judge;
    use kit::{Imagine, Unknown, testing::random_game};

    fn minds() -> [Mind; 3] {
        [Judge::Gain, Judge::learned(), Judge::table()].map(Mind::plain)
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
