//! The value of a city: the expected final points of its owner.

use std::sync::{Arc, LazyLock};

use ::saint_malo::{City, Item, Options, Person, Pirates, Side};

use super::{
    eyes::Eyes,
    features::{FEATURES, features},
    net::{Sums, Weights},
    outlook::{Outlook, TurnContext},
    table::{self, TableWeights},
};

/// The learned function counts in tens of points.
const SCALE: f32 = 10.0;
/// What a point ahead counts beside the chance to win.
pub const MARGIN: f32 = 0.002;
/// Mean swords per turn, measured in games of the bots.
const SWORDS_A_TURN: f32 = 0.6;

/// A way to judge cities.
#[derive(Clone, Debug)]
pub enum Judge {
    /// Mostly the points there are now.
    Gain,
    /// By rules of thumb.
    Thumb,
    /// As learned from games.
    Learned(Arc<Weights>),
    /// By what will come of the whole table, as learned from games of all kinds; a point ahead counts so much beside
    /// the chance to win.
    Table(Arc<TableWeights>, f32),
    /// As somebody does who sees only a part of it.
    Partial(Sight),
}

/// How much of each thing somebody sees in a city, beside the points that it has: 0 for nothing, 1 for all of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    /// Small advantages that need no plan: coins, walls, soldiers.
    pub gain: f32,
    /// What goods, walls and churches may become.
    pub plans: f32,
    /// The cannons that pirates will bring.
    pub pirates: f32,
    /// What was learned from games, danger included.
    pub learned: f32,
}

impl Sight {
    /// Points at once, and nothing else.
    pub const NONE: Sight = Sight { gain: 0.0, plans: 0.0, pirates: 0.0, learned: 0.0 };

    fn value(self, city: &City, outlook: &Outlook, learned: impl FnOnce(&Weights) -> f32) -> f32 {
        let weights = LEARNED.as_ref().filter(|_| self.learned > 0.0);
        let left = left(city, outlook);
        let mut value = weights.map_or(0.0, |weights| self.learned * learned(weights));
        if self.gain > 0.0 {
            value += self.gain * gain(city);
        }
        if self.plans > 0.0 {
            value += self.plans * hopes(city, left);
        }
        if self.pirates > 0.0 {
            value -= self.pirates * danger(city, outlook, left);
        }
        value
    }
}

static LEARNED: LazyLock<Option<Arc<Weights>>> =
    LazyLock::new(|| Weights::read(include_bytes!("../../data/saint_malo.weights")).ok().map(Arc::new));

impl Judge {
    /// The learned judge of this build; rules of thumb when its file was made for other features.
    pub fn learned() -> Judge {
        LEARNED.clone().map_or(Judge::Thumb, Judge::Learned)
    }

    /// The judge of the whole table of this build; the learned one when its file was made for other features.
    pub fn table() -> Judge {
        table::learned().map_or_else(Judge::learned, |weights| Judge::Table(weights, MARGIN))
    }

    /// What looks at the whole table, if this judge does.
    pub(super) fn eyes<'a>(&'a self, context: &'a TurnContext) -> Option<Eyes<'a>> {
        let Judge::Table(weights, margin) = self else { return None };
        Some(Eyes::new(context, weights, *margin))
    }

    /// A start for judging cities that differ little from this one.
    pub(super) fn near(&self, city: &City, outlook: &Outlook, options: &Options) -> Option<Sums> {
        let weights = match self {
            Judge::Learned(weights) => weights,
            Judge::Partial(sight) if sight.learned > 0.0 => LEARNED.as_ref()?,
            Judge::Gain | Judge::Thumb | Judge::Partial(_) | Judge::Table(..) => return None,
        };
        let mut all = [0.0; FEATURES];
        features(city, outlook, options, &mut all);
        Some(weights.sums(&all, &weights.nothing()))
    }

    /// The final points that the owner of a city may expect.
    pub(super) fn value(&self, city: &City, outlook: &Outlook, options: &Options) -> f32 {
        self.value_near(city, outlook, options, None)
    }

    /// The same, faster for a city that resembles the prepared one.
    #[inline]
    pub(super) fn value_near(&self, city: &City, outlook: &Outlook, options: &Options, near: Option<&Sums>) -> f32 {
        let settled = city.final_total(options) as f32;
        if outlook.turns == Some(0) {
            return settled - 5.0 * last_raid(city, outlook);
        }
        let learned = |weights: &Weights| {
            let mut all = [0.0; FEATURES];
            features(city, outlook, options, &mut all);
            SCALE
                * match near {
                    Some(near) => weights.forward(&all, near).1,
                    None => weights.forward(&all, &weights.nothing()).1,
                }
        };
        settled
            + match self {
                Judge::Gain => gain(city),
                // Who looks at the whole table asks its eyes; a city alone is judged by rules of thumb.
                Judge::Thumb | Judge::Table(..) => thumb(city, outlook),
                Judge::Learned(weights) => learned(weights),
                Judge::Partial(sight) => sight.value(city, outlook, learned),
            }
    }
}

/// The chance that a city without another turn still loses a cannon.
pub(super) fn last_raid(city: &City, outlook: &Outlook) -> f32 {
    let hit = outlook.pirates.next_strength().is_some_and(|strength| city.defence() < strength);
    let boxes = Pirates::boxes(outlook.players) - outlook.pirates.marked;
    let likely = (SWORDS_A_TURN * f32::from(outlook.all_turns) / f32::from(boxes)).min(1.0);
    if hit { likely * likely } else { 0.0 }
}

/// The most crates around an empty space.
pub fn best_spot(city: &City) -> u8 {
    city.all(Item::Crate).crowded(city.empty()).iter().filter(|cells| !cells.is_empty()).count() as u8
}

/// The points of churches that do not count yet because a smaller one is missing.
fn waiting(city: &City) -> f32 {
    let mut series = u8::MAX;
    let worth = [1.0, 3.0, 4.0, 5.0, 7.0];
    let lone = city.church_counts().into_iter().zip(worth).map(|(count, worth)| {
        series = series.min(count);
        if count > series && series == 0 { worth } else { 0.0 }
    });
    lone.sum()
}

/// Small advantages of a position, without planning ahead.
fn gain(city: &City) -> f32 {
    let open = Side::ALL.into_iter().filter(|&side| !city.is_destroyed(side));
    let walls: u8 = open.map(|side| city.walls_on(side)).sum();
    let soldiers = city.all(Item::Person(Person::Soldier)).len();
    0.2 * f32::from(city.coins)
        + 0.2 * f32::from(walls)
        + 0.7 * f32::from(soldiers)
        + 0.2 * f32::from(best_spot(city))
        + 0.2 * waiting(city)
        + 0.1 * f32::from(city.filled().len())
}

/// Spaces of a city, to count how much of the game is left.
const SPACES: u8 = 45;

/// How much of the game is left, by the fullest city: 1 at the start.
fn left(city: &City, outlook: &Outlook) -> f32 {
    f32::from((SPACES - city.filled().len()).min(SPACES - outlook.rival.min(SPACES))) / 41.0
}

/// Rules of thumb: what goods, walls, churches and defence will be worth, less as the end comes near.
fn thumb(city: &City, outlook: &Outlook) -> f32 {
    let left = left(city, outlook);
    hopes(city, left) - danger(city, outlook, left)
}

/// What may come of a city, pirates apart.
fn hopes(city: &City, left: f32) -> f32 {
    let goods = 0.5 * f32::from(city.coins.min(10)) + 0.9 * f32::from(city.logs.min(6));
    let open = Side::ALL.into_iter().filter(|&side| !city.is_destroyed(side) && !city.is_complete(side));
    let walls: f32 = open.map(|side| 0.2 + f32::from(city.walls_on(side))).map(|n| n * n / 5.0).sum();
    let types = Person::ALL.into_iter().filter(|&person| !city.all(Item::Person(person)).is_empty()).count();
    let future = goods + walls + 0.6 * waiting(city) + 0.4 * f32::from(best_spot(city)) + 0.3 * types as f32;
    // A fuller city is closer to the points for a full one.
    let nearly = 0.1 * f32::from(city.filled().len());
    left.min(0.5) * 2.0 * future + nearly
}

/// The points that future attacks will cost in cannons.
fn danger(city: &City, outlook: &Outlook, left: f32) -> f32 {
    let defence = city.defence();
    let marked = f32::from(outlook.pirates.marked) / f32::from(Pirates::boxes(outlook.players));
    // About four attacks come in a game.
    let mut likely = 4.0 * left + marked;
    let mut cost = 0.0;
    for &strength in &Pirates::STRENGTHS[usize::from(outlook.pirates.attacks).min(6)..] {
        let chance = likely.clamp(0.0, 1.0);
        if defence < strength {
            // There is still time to prepare for attacks that are far off.
            cost += 5.0 * chance * (0.4 + 0.15 * f32::from(strength - defence)).min(1.0);
        }
        likely -= 1.0;
    }
    cost
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saint_malo::outlook::TurnContext;
    use ::saint_malo::{Scene, SceneCity};
    use kit::{Game, Viewer};

    #[test]
    fn the_weights_of_this_build_fit_its_features() {
        assert!(matches!(Judge::learned(), Judge::Learned(_)), "learn anew: the features have changed");
    }

    #[test]
    fn without_another_turn_points_are_counted() {
        let city = SceneCity { points: 20, coins: 5, logs: 1, ..SceneCity::default() };
        let scene = Scene { cities: vec![city], attacks: 6, ..Scene::default() };
        let context = TurnContext::new(&::saint_malo::SaintMalo::try_from(scene).unwrap().view(Viewer::Public));
        let mut outlook = context.outlook(0, 4, context.pirates);
        outlook.turns = Some(0);
        for judge in [Judge::Gain, Judge::Thumb, Judge::learned()] {
            assert_eq!(judge.value(context.own(), &outlook, &context.options), 23.0);
        }
    }

    #[test]
    fn a_start_nearby_changes_nothing_but_the_time() {
        let context =
            TurnContext::new(&::saint_malo::SaintMalo::try_from(Scene::default()).unwrap().view(Viewer::Public));
        let (judge, outlook) = (Judge::learned(), context.outlook(0, 4, context.pirates));
        let near = judge.near(context.own(), &outlook, &context.options);
        let mut city = *context.own();
        city.put("d4".parse().unwrap(), Item::Church(2));
        let quick = judge.value_near(&city, &outlook, &context.options, near.as_ref());
        assert!((quick - judge.value(&city, &outlook, &context.options)).abs() < 1e-3);
    }
}
