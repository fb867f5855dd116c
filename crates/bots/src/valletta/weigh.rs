//! Every action with what is foretold of everybody after it, from what the seat that decides knows.
//!
//! Within the own turn each action is judged by the best end of the turn that it can lead to. Nothing of that is left to
//! chance but the barrels, and those are imagined alike for all decisions of a turn: who follows the best line is told
//! the same until the turn ends or a barrel is turned.

use ::valletta::{Action, Valletta, View};
use kit::{Chance, Game, Imagine, Sampled, Seat, Silent, Unknown};

use super::{Search, TableJudge, TableWeights, Width, features::Cards, moves, outside_own_turn, worlds};
use crate::{Forecast, Weighed};

/// Beam width after each card.
const WIDTH: Width = Width(24);
/// Beam width for actions that the first search did not follow to the end.
const NARROW: Width = Width(2);
/// How many first decisions one search tells apart.
const FIRSTS: usize = 60;

/// An action with its plan and what comes of it.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// The rest of the turn as planned, the decision first.
    pub plan: Vec<Action>,
    /// By seat.
    pub forecasts: Vec<Forecast>,
}

/// Every legal action, the best for the viewer first. Empty unless the viewer decides.
pub fn weigh(view: &View, legal: &[Action], seed: u64) -> Vec<Weighed<Action>> {
    let weighed = |Outlook { plan, forecasts }| Some(Weighed { action: *plan.first()?, forecasts });
    outlooks(view, legal, seed).into_iter().filter_map(weighed).collect()
}

/// Every legal action with its plan, the best for the viewer first.
pub(super) fn outlooks(view: &View, legal: &[Action], seed: u64) -> Vec<Outlook> {
    let Some(me) = view.turn.filter(|&seat| view.viewer.is(seat)) else { return Vec::new() };
    let judge = TableJudge::new(TableWeights::embedded(), me);
    let mut chance = Sampled::new(seed ^ u64::from(view.round) << 8 ^ u64::from(view.active.0));
    let mut found = if outside_own_turn(view.ask) {
        let world = Valletta::imagine(view, &mut chance);
        legal.iter().filter_map(|&action| at_once(judge, &world, action)).collect()
    } else {
        in_turn(judge, view, legal, &mut chance)
    };
    found.sort_by(|one, other| order(&other.forecasts, me).total_cmp(&order(&one.forecasts, me)));
    found
}

/// What actions are compared by: the chance to win, and the points where that is decided.
fn order(forecasts: &[Forecast], me: Seat) -> f32 {
    forecasts.get(me.index()).map_or(0.0, |own| own.win + 0.0001 * own.points)
}

/// An action with the position right after it.
fn at_once(judge: TableJudge<'_>, world: &Valletta, action: Action) -> Option<Outlook> {
    let mut after = world.clone();
    after.apply(action, &mut Unknown, &mut Silent).ok()?;
    let cards = Cards::now(after.glimpse(judge.me), judge.me);
    Some(Outlook { plan: vec![action], forecasts: judge.foretell(&after, &cards) })
}

/// Actions within the own turn, each with the mean over the imagined barrels.
fn in_turn(judge: TableJudge<'_>, view: &View, legal: &[Action], chance: &mut Sampled) -> Vec<Outlook> {
    let count = worlds(view, judge.me);
    let seeds: Vec<u64> = (0..count).map(|_| u64::from(chance.pick(u32::MAX))).collect();
    let imagined: Vec<_> = seeds.iter().map(|&seed| Valletta::imagine(view, &mut Sampled::new(seed))).collect();
    let mut firsts = legal.to_vec();
    if firsts.len() > FIRSTS {
        let goods = view.player(judge.me).map(|player| player.goods).unwrap_or_default();
        moves::sensible(&imagined[0], view.ask, goods, &mut firsts);
        firsts.truncate(FIRSTS);
    }
    let mut found: Vec<Outlook> = Vec::new();
    for world in &imagined {
        for (place, outlook) in searched(judge, world, &firsts).into_iter().enumerate() {
            match found.get_mut(place) {
                Some(sum) => sum.forecasts.iter_mut().zip(outlook.forecasts).for_each(|(sum, more)| add(sum, more)),
                None => found.push(outlook),
            }
        }
    }
    for forecast in found.iter_mut().flat_map(|outlook| &mut outlook.forecasts) {
        let share = 1.0 / count as f32;
        *forecast =
            Forecast { win: forecast.win * share, points: forecast.points * share, rounds: forecast.rounds * share };
    }
    others(judge, &imagined[0], legal, &mut found);
    found
}

fn add(sum: &mut Forecast, more: Forecast) {
    *sum = Forecast { win: sum.win + more.win, points: sum.points + more.points, rounds: sum.rounds + more.rounds };
}

/// Each of these decisions with the best end of the turn that was found for it.
fn searched(judge: TableJudge<'_>, world: &Valletta, firsts: &[Action]) -> Vec<Outlook> {
    let search = Search::among(judge, WIDTH, world, firsts);
    let outlook = |(action, leaf): (Action, Option<super::Leaf>)| {
        let plan = leaf.map(|leaf| search.path(leaf)).filter(|plan| plan.first() == Some(&action));
        let plan = plan.unwrap_or_else(|| go_on(judge, world, action));
        let forecasts = follow(judge, world, &plan);
        Outlook { plan, forecasts }
    };
    search.firsts().map(outlook).collect()
}

/// A plan for a decision that the search dropped, or whose end other decisions reach too.
fn go_on(judge: TableJudge<'_>, world: &Valletta, action: Action) -> Vec<Action> {
    let (mut plan, mut after, mut over) = (vec![action], world.clone(), false);
    let applied = after.apply_and_look(action, &mut Unknown, &mut Silent, |_| over = true).is_ok();
    if applied && !over {
        let search = Search::run(judge, NARROW, &after);
        plan.extend(search.leaves().first().into_iter().flat_map(|&leaf| search.path(leaf)));
    }
    plan
}

/// What is foretold at the end of a plan.
fn follow(judge: TableJudge<'_>, world: &Valletta, plan: &[Action]) -> Vec<Forecast> {
    let (mut game, mut cards) = (world.clone(), None);
    for &action in plan {
        let look = |end: &Valletta| cards = Some(Cards::now(end.glimpse(judge.me), judge.me));
        if game.apply_and_look(action, &mut Unknown, &mut Silent, look).is_err() {
            break;
        }
    }
    judge.foretell(&game, &cards.unwrap_or_else(|| Cards::now(game.glimpse(judge.me), judge.me)))
}

/// Adds the actions that were too many to be searched, which is so with payments: each is worse than the best by as much
/// as the position right after it is.
fn others(judge: TableJudge<'_>, world: &Valletta, legal: &[Action], found: &mut Vec<Outlook>) {
    if found.len() >= legal.len() {
        return;
    }
    let me = judge.me;
    let best = found.iter().max_by(|one, other| order(&one.forecasts, me).total_cmp(&order(&other.forecasts, me)));
    let Some(best) = best.cloned() else { return };
    let Some(near) = at_once(judge, world, best.plan[0]) else { return };
    let known: Vec<Action> = found.iter().filter_map(|outlook| outlook.plan.first().copied()).collect();
    for &action in legal.iter().filter(|action| !known.contains(action)) {
        let Some(mut outlook) = at_once(judge, world, action) else { continue };
        let worse = outlook.forecasts[me.index()].win <= near.forecasts[me.index()].win;
        for (forecast, (best, near)) in outlook.forecasts.iter_mut().zip(best.forecasts.iter().zip(&near.forecasts)) {
            // What looks better at a glance is as good as the best.
            let shift = |best: f32, now: f32, near: f32| if worse { best + now - near } else { best };
            *forecast = Forecast {
                win: shift(best.win, forecast.win, near.win).max(0.0),
                points: shift(best.points, forecast.points, near.points),
                rounds: shift(best.rounds, forecast.rounds, near.rounds).max(0.0),
            };
        }
        let sum: f32 = outlook.forecasts.iter().map(|forecast| forecast.win).sum();
        outlook.forecasts.iter_mut().for_each(|forecast| forecast.win /= sum.max(f32::MIN_POSITIVE));
        found.push(outlook);
    }
}
