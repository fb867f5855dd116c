//! The turns that changed most, and what did it: luck or an error.

use kit::Seat;

use super::{Cause, Judged, Luck, TurningPoint, form::of, tidy};

/// How many are told.
const MOST: usize = 5;
/// A change below this is no turning point.
const LEAST: f64 = 0.06;
/// Two of them lie at least this part of the game apart.
const APART: usize = 25;

/// One thing that changed the chances: what came after a decision, or the decision.
struct Step<'a> {
    at: usize,
    cause: Cause,
    change: Box<dyn Fn(Seat) -> f64 + 'a>,
}

/// The largest changes, in the order of the game.
pub(super) fn points(decisions: &[Judged], luck: &[Luck], result: &[f64]) -> Vec<TurningPoint> {
    let turns = decisions.chunk_by(|one, other| one.seat == other.seat);
    let mut all: Vec<TurningPoint> = turns.filter_map(|turn| point(turn, decisions, luck, result)).collect();
    all.sort_by(|one, other| size(other).total_cmp(&size(one)));
    let near = decisions.len() / APART;
    let mut told: Vec<TurningPoint> = Vec::new();
    for point in all {
        if told.len() < MOST && told.iter().all(|other| other.to.abs_diff(point.to) > near) {
            told.push(point);
        }
    }
    told.sort_by_key(|point| point.to);
    told
}

fn size(point: &TurningPoint) -> f64 {
    (point.after - point.before).abs()
}

/// What a turn changed most, if it is enough. What came to light at the end of the turn before, such as the first
/// throw, belongs to it; what comes at its own end belongs to the next, unless the game is over.
fn point(turn: &[Judged], decisions: &[Judged], luck: &[Luck], result: &[f64]) -> Option<TurningPoint> {
    let (first, last) = (turn.first()?.at, turn.last()?.at);
    let to = if last == decisions.len() { last + 1 } else { last };
    let came = luck.iter().filter(|luck| (first - 1..to).contains(&luck.at));
    let steps: Vec<Step<'_>> = came
        .map(|luck| Step { at: luck.at, cause: Cause::Luck, change: Box::new(|seat| of(&luck.change, seat)) })
        .chain(turn.iter().map(|made| Step {
            at: made.at,
            cause: Cause::Error,
            change: Box::new(|seat| made.error(seat)),
        }))
        .collect();
    let change = |seat: Seat| steps.iter().map(|step| (step.change)(seat)).sum::<f64>();
    // What one gains another loses: the gain is told.
    let weight = |&seat: &Seat| change(seat).abs() + if change(seat) > 0.0 { 0.001 } else { 0.0 };
    let seat = Seat::all(result.len() as u8).max_by(|one, other| weight(one).total_cmp(&weight(other)))?;
    let (whole, cause) = (change(seat), cause(&steps, seat));
    let part =
        |wanted: Cause| steps.iter().filter(|step| step.cause == wanted).map(|step| (step.change)(seat)).sum::<f64>();
    let most = |step: &&Step<'_>| (step.change)(seat) * whole.signum();
    let key = steps.iter().filter(|step| step.cause == cause).max_by(|one, other| most(one).total_cmp(&most(other)))?;
    let after = if last == decisions.len() { of(result, seat) } else { of(&turn.last()?.value, seat) };
    (whole.abs() >= LEAST).then(|| TurningPoint {
        from: first - 1,
        to: last,
        at: key.at,
        seat: seat.0,
        before: tidy(after - whole),
        after,
        luck: tidy(part(Cause::Luck)),
        errors: tidy(part(Cause::Error)),
        cause,
    })
}

/// What did more of a turn's change for a seat.
fn cause(steps: &[Step<'_>], seat: Seat) -> Cause {
    let whole: f64 = steps.iter().map(|step| (step.change)(seat)).sum();
    let luck: f64 = steps.iter().filter(|step| step.cause == Cause::Luck).map(|step| (step.change)(seat)).sum();
    if luck * whole.signum() >= (whole - luck) * whole.signum() { Cause::Luck } else { Cause::Error }
}
