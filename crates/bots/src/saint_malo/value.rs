//! What a city is worth: the final points that its owner may expect.

use std::sync::{Arc, LazyLock};

use ::saint_malo::{Person, Pirates};

use super::{
    board::{Board, House},
    features::{FEATURES, features},
    geometry::{SIDES, crowded},
    net::{Sums, Weights},
    outlook::Outlook,
};

/// The learned function counts in tens of points.
pub const SCALE: f32 = 10.0;
/// Swords in a turn, about: measured over games of the bots.
const SWORDS_A_TURN: f32 = 0.6;

/// A way to judge cities.
#[derive(Clone, Debug)]
pub enum Judge {
    /// What is there now, and little besides.
    Gain,
    /// By rules of thumb.
    Thumb,
    /// As learned from games.
    Learned(Arc<Weights>),
}

static LEARNED: LazyLock<Option<Arc<Weights>>> =
    LazyLock::new(|| Weights::read(include_str!("../../data/saint_malo.weights")).map(Arc::new));

impl Judge {
    /// The learned judge of this build; rules of thumb when its file was made for other features.
    pub fn learned() -> Judge {
        LEARNED.clone().map_or(Judge::Thumb, Judge::Learned)
    }

    /// A start for judging cities that differ little from this one.
    pub fn near(&self, board: &Board, outlook: &Outlook, house: &House) -> Option<Sums> {
        let Judge::Learned(weights) = self else { return None };
        let mut all = [0.0; FEATURES];
        features(board, outlook, house, &mut all);
        Some(weights.sums(&all, &weights.nothing()))
    }

    /// The final points that the owner of a city may expect.
    pub fn value(&self, board: &Board, outlook: &Outlook, house: &House) -> f32 {
        self.value_near(board, outlook, house, None)
    }

    /// The same, quicker for a city like one that was looked at.
    #[inline]
    pub fn value_near(&self, board: &Board, outlook: &Outlook, house: &House, near: Option<&Sums>) -> f32 {
        let settled = board.settled(house) as f32;
        if outlook.turns == Some(0) {
            return settled - 5.0 * last_raid(board, outlook);
        }
        settled
            + match self {
                Judge::Gain => gain(board),
                Judge::Thumb => thumb(board, outlook),
                Judge::Learned(weights) => {
                    let mut all = [0.0; FEATURES];
                    features(board, outlook, house, &mut all);
                    SCALE
                        * match near {
                            Some(near) => weights.forward(&all, near).1,
                            None => weights.forward(&all, &weights.nothing()).1,
                        }
                }
            }
    }
}

/// How likely a city without another turn still loses a cannon.
fn last_raid(board: &Board, outlook: &Outlook) -> f32 {
    let hit = outlook.pirates.next_strength().is_some_and(|strength| board.defence() < strength);
    let boxes = Pirates::boxes(outlook.players) - outlook.pirates.marked;
    let likely = (SWORDS_A_TURN * f32::from(outlook.all_turns) / f32::from(boxes)).min(1.0);
    if hit { likely * likely } else { 0.0 }
}

/// The most crates around an empty space.
fn best_spot(board: &Board) -> f32 {
    let empty = board.empty();
    crowded(board.crates).iter().filter(|&&cells| cells & empty != 0).count() as f32
}

/// Churches that wait for a smaller one, in points that they would bring.
fn waiting(board: &Board) -> f32 {
    let mut series = u8::MAX;
    let worth = [1.0, 3.0, 4.0, 5.0, 7.0];
    let lone = board.sizes.iter().zip(worth).map(|(&count, worth)| {
        series = series.min(count);
        if count > series && series == 0 { worth } else { 0.0 }
    });
    lone.sum()
}

/// Little things that will pay, without a plan.
fn gain(board: &Board) -> f32 {
    let walls = (0..4).filter(|&side| board.is_open(side)).map(|side| (board.walls & SIDES[side]).count_ones());
    let soldiers = board.persons[Person::Soldier as usize].count_ones();
    0.2 * f32::from(board.coins)
        + 0.2 * walls.sum::<u32>() as f32
        + 0.7 * soldiers as f32
        + 0.2 * best_spot(board)
        + 0.2 * waiting(board)
        + 0.1 * f32::from(board.count())
}

/// Rules of thumb: what goods, walls, churches and defence will be worth, less as the end comes near.
fn thumb(board: &Board, outlook: &Outlook) -> f32 {
    let left = f32::from((45 - board.count()).min(45 - outlook.rival.min(45))) / 41.0;
    let goods = 0.5 * f32::from(board.coins.min(10)) + 0.9 * f32::from(board.logs.min(6));
    let open = (0..4).filter(|&side| board.is_open(side) && !board.is_complete(side));
    let walls: f32 = open.map(|side| 0.2 + (board.walls & SIDES[side]).count_ones() as f32).map(|n| n * n / 5.0).sum();
    let persons = board.persons.iter().filter(|&&set| set != 0).count() as f32;
    let future = goods + walls + 0.6 * waiting(board) + 0.4 * best_spot(board) + 0.3 * persons;
    // Half of the last points come with a full city.
    let nearly = 0.1 * f32::from(board.count());
    left.min(0.5) * 2.0 * future + nearly - danger(board, outlook, left)
}

/// Cannons that attacks to come will cost, in points.
fn danger(board: &Board, outlook: &Outlook, left: f32) -> f32 {
    let defence = board.defence();
    let marked = f32::from(outlook.pirates.marked) / f32::from(Pirates::boxes(outlook.players));
    // About four attacks come in a game.
    let mut likely = 4.0 * left + marked;
    let mut cost = 0.0;
    for &strength in &Pirates::STRENGTHS[usize::from(outlook.pirates.attacks).min(6)..] {
        let chance = likely.clamp(0.0, 1.0);
        if defence < strength {
            // What is far away can still be prepared for.
            cost += 5.0 * chance * (0.4 + 0.15 * f32::from(strength - defence)).min(1.0);
        }
        likely -= 1.0;
    }
    cost
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saint_malo::outlook::Table;
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
        let table = Table::new(&::saint_malo::SaintMalo::try_from(scene).unwrap().view(Viewer::Public));
        let mut outlook = table.outlook(0, 4, table.pirates);
        outlook.turns = Some(0);
        for judge in [Judge::Gain, Judge::Thumb, Judge::learned()] {
            assert_eq!(judge.value(table.own(), &outlook, &table.house), 23.0);
        }
    }

    #[test]
    fn a_start_nearby_changes_nothing_but_the_time() {
        let table = Table::new(&::saint_malo::SaintMalo::try_from(Scene::default()).unwrap().view(Viewer::Public));
        let (judge, outlook) = (Judge::learned(), table.outlook(0, 4, table.pirates));
        let near = judge.near(table.own(), &outlook, &table.house);
        let mut board = *table.own();
        board.put_church(24, 2);
        let quick = judge.value_near(&board, &outlook, &table.house, near.as_ref());
        assert!((quick - judge.value(&board, &outlook, &table.house)).abs() < 1e-3);
    }
}
