//! The last round: who still has a turn can reach so many points with every roll, and has to beat those who are done.

use std::cell::RefCell;

use super::{
    dice::{ROLLS, Solved, rolls},
    outlook::TurnContext,
    search::Width,
    turn::Uses,
    value::Judge,
};

/// What those can reach who still have a turn when the seat on turn has finished its last one.
pub struct Finale {
    rivals: Vec<Reach>,
}

/// The most points that a seat can have at the end, with every final roll.
struct Reach {
    seat: usize,
    points: [f32; ROLLS],
    /// Cache: the chance to beat so many points.
    beats: RefCell<Vec<(i32, f32)>>,
}

impl Finale {
    /// For the table at the end of a turn of the seat on turn.
    pub fn new(context: &TurnContext) -> Finale {
        let later = |&seat: &usize| context.place(seat) > context.place(context.mover);
        let reach = |seat: usize| {
            let turn = TurnContext { mover: seat, last_round: true, ..context.clone() };
            // Without another turn every judge counts points.
            let judge = Judge::Gain;
            let mut uses = Uses::new(&turn, &judge, Width::NARROW);
            let mut points = [0.0; ROLLS];
            points.iter_mut().zip(rolls()).for_each(|(points, &roll)| *points = uses.roll(roll).own);
            Reach { seat, points, beats: RefCell::default() }
        };
        Finale { rivals: (0..context.cities.len()).filter(later).map(reach).collect() }
    }

    /// Each seat's chance to win if the best of those who are done has so many points: the seats that still play, with
    /// theirs, and the chance that is left to the others.
    pub fn chances(&self, points: i32) -> (impl Iterator<Item = (usize, f32)>, f32) {
        let beats: Vec<_> = self.rivals.iter().map(|reach| (reach.seat, reach.beats(points))).collect();
        let left: f32 = beats.iter().map(|(_, beats)| 1.0 - beats).product();
        let sum: f32 = beats.iter().map(|(_, beats)| beats).sum();
        let share = if sum > 0.0 { (1.0 - left) / sum } else { 0.0 };
        (beats.into_iter().map(move |(seat, beats)| (seat, beats * share)), left)
    }
}

impl Reach {
    /// The chance to have more than so many points, when nothing else is wanted; as many are half of it.
    fn beats(&self, points: i32) -> f32 {
        if let Some(&(_, known)) = self.beats.borrow().iter().find(|(other, _)| *other == points) {
            return known;
        }
        let beats = |reached: &f32| match reached - points as f32 {
            more if more > 0.4 => 1.0,
            more if more > -0.4 => 0.5,
            _ => 0.0,
        };
        let chance = Solved::new(&std::array::from_fn(|roll| beats(&self.points[roll]))).start();
        self.beats.borrow_mut().push((points, chance));
        chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::saint_malo::{SaintMalo, Scene, SceneCity};
    use kit::{Game, Viewer};

    #[test]
    fn nobody_beats_a_hundred_points_and_everybody_beats_nothing() {
        let cities = vec![SceneCity::default(), SceneCity { points: 9, ..SceneCity::default() }];
        let scene = Scene { cities, ..Scene::default() };
        let context = TurnContext::new(&SaintMalo::try_from(scene).unwrap().view(Viewer::Public));
        let finale = Finale::new(&TurnContext { mover: context.first, ..context });
        let left = |points: i32| finale.chances(points).1;
        assert_eq!((left(100), left(-10)), (1.0, 0.0));
        let steps: Vec<f32> = (5..30).map(left).collect();
        assert!(steps.windows(2).all(|pair| pair[0] <= pair[1]), "{steps:?}");
        assert!(steps.iter().any(|&left| (0.1..0.9).contains(&left)), "{steps:?}");
    }
}
