//! Divides every change of the chances between the decisions and chance, so that nothing is left over.

use kit::Seat;
use serde_json::Value;

use super::{
    Account, Better, Class, Judged, Luck, Review,
    form::{FORM, INACCURACY, of},
    tidy, turning,
};

/// A decision as it was weighed, and whether something came to light after it.
pub(super) struct Seen {
    pub seat: Seat,
    pub action: String,
    pub choices: usize,
    /// Everybody's chance after the best action, and after the one that was chosen.
    pub best: Vec<f64>,
    pub value: Vec<f64>,
    /// Whether the next decision is made by somebody who knows something else.
    pub chance: bool,
    pub came: Vec<Value>,
    pub better: Option<Better>,
}

/// The review of these decisions.
pub(super) fn settle(game: &str, finished: bool, result: Vec<f64>, opening: Vec<Value>, mut seen: Vec<Seen>) -> Review {
    let players = result.len();
    back_up(&mut seen, &result);
    let start = vec![tidy(1.0 / players as f64); players];
    let mut luck = vec![Luck { at: 0, change: change(&start, &seen[0].best), came: opening }];
    for at in 1..=seen.len() {
        let (made, next) = (&seen[at - 1], seen.get(at).map_or(&result, |next| &next.best));
        if made.chance {
            luck.push(Luck { at, change: change(&made.value, next), came: made.came.clone() });
        }
    }
    let decisions: Vec<Judged> = (1..).zip(seen).map(|(at, seen)| judged(at, seen)).collect();
    let seats = Seat::all(players as u8).map(|seat| Account::of(game, seat, &result, &decisions, &luck)).collect();
    let turning = turning::points(&decisions, &luck, &result);
    Review { form: FORM, game: game.to_owned(), finished, start, result, seats, turning, decisions, luck }
}

/// From the end to the beginning: where nothing came to light, what was chosen is worth what the next decision's best is.
///
/// The error stays what it was when the alternatives were weighed side by side, for there all of them were judged
/// alike; it becomes less where the next decision shows that the choice was better than it had seemed. The best is then
/// worth what was chosen and the error together.
fn back_up(seen: &mut [Seen], result: &[f64]) {
    let mut next = result.to_vec();
    for made in seen.iter_mut().rev() {
        if !made.chance {
            let gap = change(&made.value, &made.best);
            let lost = of(&gap, made.seat);
            let shown = of(&made.best, made.seat) - of(&next, made.seat);
            let part = if lost > 0.0 { (shown / lost).clamp(0.0, 1.0) } else { 0.0 };
            made.best = next.iter().zip(&gap).map(|(next, gap)| tidy(next + part * gap)).collect();
            made.value.clone_from(&next);
        } else if of(&made.value, made.seat) > of(&made.best, made.seat) {
            // The best was chosen by more than the chance to win.
            made.best.clone_from(&made.value);
        }
        next.clone_from(&made.best);
    }
}

fn judged(at: usize, seen: Seen) -> Judged {
    let lost = tidy(of(&seen.best, seen.seat) - of(&seen.value, seen.seat)).max(0.0);
    let mut better = seen.better.filter(|_| lost >= INACCURACY);
    // What was done has lost as much as was found in the end.
    for choice in better.iter_mut().flat_map(|better| &mut better.options) {
        if choice.action == seen.action {
            choice.lost = lost;
        }
    }
    Judged {
        at,
        seat: seen.seat.0,
        action: seen.action,
        choices: seen.choices,
        best: seen.best,
        value: seen.value,
        lost,
        class: Class::of(lost),
        better,
    }
}

/// What changed, by seat.
fn change(before: &[f64], after: &[f64]) -> Vec<f64> {
    after.iter().zip(before).map(|(after, before)| tidy(after - before)).collect()
}
