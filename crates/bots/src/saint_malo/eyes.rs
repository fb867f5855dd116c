//! The whole table as one turn may leave it: what a city and the swords on the dice mean for everybody.

use std::cell::OnceCell;

use ::saint_malo::{City, Pirates};

use super::{
    finale::Finale,
    outlook::{Outlook, TurnContext},
    table::{self, FEATURES, HIDDEN, Judged, Standing, TableWeights},
    value::last_raid,
};
use crate::{
    Forecast,
    judgement::{OUTPUTS, POINTS, ROUNDS, Sums},
};

/// The most that can sit at a table.
pub const SEATS: usize = 5;
/// What is foretold of every seat; seats that are not taken come last.
pub type Everybody = [Forecast; SEATS];

/// Looks at what can come of a turn.
pub struct Eyes<'a> {
    judged: Judged<'a>,
    context: &'a TurnContext,
    /// What a point ahead counts beside the chance to win.
    margin: f32,
    /// By swords on the dice.
    after: [OnceCell<Box<After>>; 6],
    /// Chance, strength and points of the player on turn if nothing is done.
    now: OnceCell<[f32; 3]>,
}

/// The table after so many swords, before the player on turn has done anything.
struct After {
    /// With the rivals' cities after the attacks.
    context: TurnContext,
    standings: [Standing; SEATS],
    /// By seat.
    sums: Vec<Sums<FEATURES, HIDDEN>>,
    /// If this was the last turn of the seat on turn, and not the last of all.
    finale: OnceCell<Finale>,
}

impl<'a> Eyes<'a> {
    pub fn new(context: &'a TurnContext, weights: &'a TableWeights, margin: f32) -> Self {
        let judged = Judged::new(weights);
        Eyes { judged, context, margin, after: Default::default(), now: OnceCell::new() }
    }

    fn after(&self, swords: u8) -> &After {
        self.after[usize::from(swords)].get_or_init(|| {
            let pirates = self.context.pirates_after(swords);
            let mut context = TurnContext { pirates, ..self.context.clone() };
            context.cities.iter_mut().for_each(|city| self.context.attack(city, pirates));
            let standings = standings(&context);
            let nothing = self.judged.nothing();
            let sums = |seat: usize| self.judged.sums(&features(&context, &standings, seat), &nothing);
            let sums = (0..context.cities.len()).map(sums).collect();
            Box::new(After { standings, sums, context, finale: OnceCell::new() })
        })
    }

    /// The city after the attacks that so many swords bring.
    fn attacked(&self, mut city: City, pirates: Pirates) -> City {
        self.context.attack(&mut city, pirates);
        city
    }

    /// What the player on turn wants of a turn that ends with this city, swords ignored: as [`Eyes::utility`] says,
    /// but quicker, as if no rival minded what the city is like.
    #[inline]
    pub fn quick(&self, city: &City) -> f32 {
        let after = self.after(0);
        let (seat, context) = (self.context.mover, &after.context);
        let outlook = context.outlook(seat, city.filled().len(), context.pirates);
        if outlook.turns.is_some() {
            return self.utility(&self.see(*city, 0));
        }
        let mut standings = after.standings;
        standings[seat] = table::standing(context, seat, city);
        let count = context.cities.len();
        let features = table::features(city, &outlook, &context.options, &standings[..count], seat);
        let [strength, points, _] = self.judged.judge(&features, &after.sums[seat]);
        let [win, strength_now, points_now] = *self.now.get_or_init(|| {
            let now = self.see(*self.context.own(), 0);
            let outputs = self.judged.outputs(&after.sums[seat]);
            [now[seat].win, outputs[0], outputs[1]]
        });
        win + win * (1.0 - win) * (strength - strength_now) + self.margin * POINTS * (points - points_now)
    }

    /// What the player on turn wants: to win, and a little to be far ahead, so that games that are decided are played
    /// well too.
    #[inline]
    pub fn utility(&self, all: &Everybody) -> f32 {
        let (mover, count) = (self.context.mover, self.context.cities.len());
        let rivals = (0..count).filter(|&seat| seat != mover).map(|seat| all[seat].points);
        all[mover].win + self.margin * (all[mover].points - rivals.fold(f32::MIN, f32::max))
    }

    /// What is foretold of everybody when the turn ends with this city and so many swords.
    pub fn see(&self, city: City, swords: u8) -> Everybody {
        let after = self.after(swords);
        let context = &after.context;
        let (mover, count) = (context.mover, context.cities.len());
        let city = self.attacked(city, context.pirates);
        let filled = city.filled().len();
        let mut standings = after.standings;
        standings[mover] = table::standing(context, mover, &city);
        let mut outputs = [[0.0; OUTPUTS]; SEATS];
        for seat in 0..count {
            let outlook = context.outlook(seat, filled, context.pirates);
            let sums = &after.sums[seat];
            let own = if seat == mover { &city } else { &context.cities[seat] };
            if outlook.turns.is_some() && outlook.all_turns == 0 {
                return over(context, &city);
            }
            let features = if seat == mover {
                table::features(own, &outlook, &context.options, &standings[..count], seat)
            } else {
                let mut features = sums.features;
                table::features_later(&mut features, own, &outlook, &standings[..count], seat);
                features
            };
            outputs[seat] = self.judged.judge(&features, sums);
            if outlook.turns.is_some() {
                outputs[seat][2] = 0.0;
            }
            if outlook.turns == Some(0) {
                outputs[seat][1] = certain(&standings[seat], own, &outlook) / POINTS;
            }
        }
        let mut all = everybody(&outputs[..count]);
        if context.outlook(mover, filled, context.pirates).turns == Some(0) {
            finish(after.finale.get_or_init(|| Finale::new(context)), context, &city, &mut all);
        }
        all
    }
}

/// The chances to win in the last round: the best of those who are done holds out against everybody who is not.
fn finish(finale: &Finale, context: &TurnContext, city: &City, all: &mut Everybody) {
    let own = |seat: usize| if seat == context.mover { city } else { &context.cities[seat] };
    let rank = |seat: usize| (own(seat).final_total(&context.options), own(seat).empty().len());
    let done = (0..context.cities.len()).filter(|&seat| context.place(seat) <= context.place(context.mover));
    let best = done.clone().map(rank).max().unwrap_or_default();
    let winners = done.clone().filter(|&seat| rank(seat) == best).count().max(1) as f32;
    let (playing, left) = finale.chances(best.0);
    done.for_each(|seat| all[seat].win = if rank(seat) == best { left / winners } else { 0.0 });
    playing.for_each(|(seat, win)| all[seat].win = win);
}

/// Gives a seat so much more of the chance to win, and takes it from the others.
pub fn shift(all: &mut Everybody, seat: usize, more: f32) {
    let before = all[seat].win;
    let win = (before + more).clamp(0.0, 1.0);
    // Of nothing nothing can be taken.
    let others = if before < 1.0 { (1.0 - win) / (1.0 - before) } else { return };
    all.iter_mut().for_each(|told| told.win *= others);
    all[seat].win = win;
}

/// How far everybody is, when the seat on turn has just finished.
pub fn standings(context: &TurnContext) -> [Standing; SEATS] {
    let mut all = [Standing::default(); SEATS];
    for (seat, city) in context.cities.iter().enumerate() {
        all[seat] = table::standing(context, seat, city);
    }
    all
}

/// What the judgement looks at of a seat, when the seat on turn has just finished.
pub fn features(context: &TurnContext, standings: &[Standing; SEATS], seat: usize) -> table::Features {
    let outlook = context.outlook(seat, context.own().filled().len(), context.pirates);
    let count = context.cities.len();
    table::features(&context.cities[seat], &outlook, &context.options, &standings[..count], seat)
}

/// The points of a seat without another turn.
fn certain(standing: &Standing, city: &City, outlook: &Outlook) -> f32 {
    standing.settled - 5.0 * last_raid(city, outlook)
}

/// The result, when the game is over with this city of the seat that was on turn.
fn over(context: &TurnContext, city: &City) -> Everybody {
    let own = |seat: usize| if seat == context.mover { city } else { &context.cities[seat] };
    let rank = |seat: usize| (own(seat).final_total(&context.options), own(seat).empty().len());
    let count = context.cities.len();
    let best = (0..count).map(rank).max();
    let winners = (0..count).filter(|&seat| Some(rank(seat)) == best).count().max(1) as f32;
    let mut all = [Forecast::default(); SEATS];
    for (seat, forecast) in all[..count].iter_mut().enumerate() {
        let win = if Some(rank(seat)) == best { 1.0 / winners } else { 0.0 };
        *forecast = Forecast { win, points: rank(seat).0 as f32, rounds: 0.0 };
    }
    all
}

/// What the outputs of all seats say, without allocation.
fn everybody(outputs: &[[f32; OUTPUTS]]) -> Everybody {
    let most = outputs.iter().map(|output| output[0]).fold(f32::MIN, f32::max);
    let mut all = [Forecast::default(); SEATS];
    let mut sum = 0.0;
    for (forecast, &[strength, points, rounds]) in all.iter_mut().zip(outputs) {
        let win = (strength - most).exp();
        *forecast = Forecast { win, points: POINTS * points, rounds: (ROUNDS * rounds).max(0.0) };
        sum += win;
    }
    all.iter_mut().for_each(|forecast| forecast.win /= sum);
    all
}

/// What is foretold of everybody at the end of a turn of the seat on turn, by these weights.
pub fn at_end(context: &TurnContext, weights: &TableWeights) -> Everybody {
    Eyes::new(context, weights, 0.0).see(*context.own(), 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saint_malo::{chances::before, table::learned};
    use ::saint_malo::{Ask, Options, SaintMalo, View};
    use kit::{Game, Viewer, testing::random_game};

    /// The ends of all turns of a random game: the view at the beginning of each, after the dice, and at its end.
    fn turns(players: u8, mut look: impl FnMut(&View, &View)) {
        let mut started: Option<View> = None;
        random_game::<SaintMalo>(&Options::for_players(players), 5, |step| {
            let view = step.before.view(Viewer::Public);
            let ended = view.ask == Ask::Reroll && view.rolls == 1;
            if let Some(before) = started.take_if(|_| ended) {
                look(&before, &view);
            }
            if view.ask == Ask::Symbol {
                started = Some(view);
            }
        });
    }

    #[test]
    fn what_is_seen_of_a_turn_is_what_is_seen_at_its_end() {
        let weights = learned().unwrap();
        for players in [2, 3, 5] {
            let mut count = 0;
            turns(players, |start, end| {
                let context = TurnContext::new(start);
                let eyes = Eyes::new(&context, &weights, 0.0);
                let mut city = end.cities[context.mover];
                // The attacks of this turn come again.
                city.cannons = start.cities[context.mover].cannons;
                let foreseen = eyes.see(city, start.dice.count(::saint_malo::Symbol::Swords));
                let seen = at_end(&before(&TurnContext::new(end)), &weights);
                for (one, other) in foreseen.iter().zip(&seen) {
                    assert!((one.win - other.win).abs() < 1e-3, "{foreseen:?} {seen:?}");
                    assert!((one.points - other.points).abs() < 0.05, "{foreseen:?} {seen:?}");
                }
                count += 1;
            });
            assert!(count > 20);
        }
    }

    #[test]
    fn chances_are_one_together_and_the_fuller_rival_changes_mine() {
        let weights = learned().unwrap();
        turns(4, |start, _| {
            let context = TurnContext::new(start);
            let all = Eyes::new(&context, &weights, 0.0).see(*context.own(), 0);
            assert!((all.iter().map(|told| told.win).sum::<f32>() - 1.0).abs() < 1e-4);
        });
    }
}
