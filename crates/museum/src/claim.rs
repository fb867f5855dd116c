//! Claims: sentences about the rules that a game can prove, and how they are found in it.

use std::collections::BTreeSet;

use kit::{Explain, Outcome, Record, ReplayError, Seat};

/// One sentence about the rules, which is also the name of a file; the number of its rule; and a predicate that finds a
/// decision that proves it.
pub type Claim<G> = (&'static str, &'static str, fn(&Moment<'_, G>) -> bool);

/// A game with finished records in the museum.
pub trait Exhibit: Explain<Truth: Clone + PartialEq> + 'static {
    /// The folder of its records within `games/`.
    const FOLDER: &'static str;

    /// Everything that its records prove; for each claim there is a file of that name.
    const CLAIMS: &'static [&'static [Claim<Self>]];

    /// Whether a new turn begins with this action; `again` if the same seat made the decision before it.
    fn begins_turn(before: &Self::Truth, action: Self::Action, again: bool) -> bool;

    /// Checks conservation: the state changes exactly as the events say, and no piece appears or disappears.
    fn conserved(moment: &Moment<'_, Self>) -> Result<(), String>;

    /// All claims in one list.
    fn claims() -> impl Iterator<Item = &'static Claim<Self>> {
        Self::CLAIMS.iter().copied().flatten()
    }
}

/// One decision with its context.
pub struct Moment<'a, G: Explain> {
    /// The settings.
    pub options: &'a G::Options,
    /// The position before the decision.
    pub position: &'a G,
    /// The true state before it.
    pub before: &'a G::Truth,
    /// The true state after it.
    pub after: &'a G::Truth,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// What could have been decided.
    pub legal: &'a [G::Action],
    /// What happened because of it.
    pub events: &'a [G::Event],
    /// What has happened in this turn, these events included.
    pub turn: &'a [G::Event],
    /// The true state at the start of the turn.
    pub turn_start: &'a G::Truth,
    /// What has happened in this game, these events included.
    pub story: &'a [G::Event],
    /// The result, if this was the last decision.
    pub outcome: Option<&'a Outcome>,
}

/// Replays a record and passes every decision to `look`.
fn moments<G: Exhibit>(
    record: &Record<G>,
    mut look: impl FnMut(&Moment<'_, G>) -> Result<(), String>,
) -> Result<(), ReplayError> {
    let (mut story, mut legal) = (Vec::new(), Vec::new());
    let mut replay = record.replay(&mut story)?;
    let mut before = replay.game().truth();
    let (mut turn_start, mut turn_at) = (before.clone(), story.len());
    let mut last = None;
    loop {
        let position = replay.game().clone();
        position.legal(&mut legal);
        let now = story.len();
        let Some(line) = replay.step(&mut story)? else { return Ok(()) };
        let again = last.replace(line.seat) == Some(line.seat);
        if G::begins_turn(&before, line.action, again) {
            (turn_start, turn_at) = (before.clone(), now);
        }
        let (after, outcome) = (replay.game().truth(), replay.game().outcome());
        let moment = Moment {
            options: &record.options,
            position: &position,
            before: &before,
            after: &after,
            seat: line.seat,
            action: line.action,
            legal: &legal,
            events: &story[now..],
            turn: &story[turn_at..],
            turn_start: &turn_start,
            story: &story,
            outcome: outcome.as_ref(),
        };
        look(&moment).map_err(|why| ReplayError { decision: replay.at(), why })?;
        before = after;
    }
}

/// Replays a record, checks conservation, and returns the claims that it proves.
pub fn proved<G: Exhibit>(record: &Record<G>) -> Result<BTreeSet<&'static str>, ReplayError> {
    let mut found = BTreeSet::new();
    moments(record, |moment| {
        G::conserved(moment)?;
        let open = G::claims().filter(|(_, _, proves)| proves(moment)).map(|(name, ..)| *name);
        found.extend(open);
        Ok(())
    })?;
    Ok(found)
}
