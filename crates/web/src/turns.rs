//! What the others did since somebody's last turn, as the record tells it to that viewer.

use std::ops::Range;

use kit::{Play, Seat, Viewer};
use ui::{Draw, table::RivalTurn};

use crate::faces::{Eyes, look_at};

/// How many decisions this goes back at most: longer than any round takes.
const HORIZON: usize = 120;

/// The turns of others since the viewer's last one, the oldest first.
pub fn rival_turns<G: Draw>(play: &Play<G>, eyes: &Eyes<'_>) -> Vec<RivalTurn> {
    let first = play.record().lines.len().saturating_sub(HORIZON);
    let (mut owners, mut seen, mut events) = (Vec::new(), Vec::new(), Vec::new());
    let Ok(mut replay) = play.record().replay(&mut events) else { return Vec::new() };
    for line in &play.record().lines {
        let wanted = replay.at() >= first;
        if wanted {
            owners.push(G::active(&replay.game().view(eyes.viewer)).unwrap_or(line.seat));
        }
        events.clear();
        if replay.step(&mut events).is_err() {
            return Vec::new();
        }
        if wanted {
            seen.push(events.iter().map(|&event| G::witness(event, eyes.viewer)).collect::<Vec<_>>());
        }
    }
    let now = play.game().turn().seat().map(|seat| G::active(&play.game().view(eyes.viewer)).unwrap_or(seat));
    let turn = |steps: Range<usize>| {
        let (seat, events) = (owners[steps.start], seen[steps.clone()].concat());
        let signs = look_at(play.game(), eyes, &[], &[], |look| G::signs(look, seat, &events));
        RivalTurn { seat: seat.0, after: first + steps.start, end: first + steps.end, signs }
    };
    since(&owners, eyes.viewer, now, eyes.names.len()).into_iter().map(turn).collect()
}

/// The turns after the viewer's last one, whose own turn may have begun again; for a spectator everybody's last. Given is
/// whose turn each decision belongs to, and whose turn it is now.
fn since(owners: &[Seat], viewer: Viewer, now: Option<Seat>, players: usize) -> Vec<Range<usize>> {
    let mut turns = Vec::new();
    let mut end = owners.len();
    for turn in owners.chunk_by(|one, other| one == other).rev() {
        let mine = viewer.is(turn[0]);
        let going_on = end == owners.len() && now == Some(turn[0]);
        if mine && !going_on || turns.len() + 1 == players.max(2) && viewer == Viewer::Public {
            break;
        }
        let begin = end - turn.len();
        if !mine {
            turns.push(begin..end);
        }
        end = begin;
    }
    turns.reverse();
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(owners: &str, viewer: Viewer, now: Option<u8>) -> Vec<Range<usize>> {
        let owners: Vec<Seat> = owners.bytes().map(|digit| Seat(digit - b'0')).collect();
        since(&owners, viewer, now.map(Seat), 3)
    }

    const ME: Viewer = Viewer::Seat(Seat(0));

    #[test]
    fn the_turns_after_ones_own_are_told_until_ones_own_next_turn_is_over() {
        assert_eq!(told("00112", ME, Some(2)), [2..4, 4..5], "while others play");
        assert_eq!(told("0011222", ME, Some(0)), [2..4, 4..7], "at one's turn");
        assert_eq!(told("001122200", ME, Some(0)), [2..4, 4..7], "in the middle of one's turn");
        assert!(told("001122200", ME, Some(1)).is_empty(), "one's turn is over");
        assert_eq!(told("0011222001", ME, Some(1)), vec![Range { start: 9, end: 10 }], "the next one begins");
    }

    #[test]
    fn at_first_everything_is_told_and_at_the_end_what_was_last() {
        assert!(told("", ME, Some(0)).is_empty());
        assert_eq!(told("112", ME, Some(0)), [0..2, 2..3]);
        assert_eq!(told("0112", ME, None), [1..3, 3..4]);
    }

    #[test]
    fn a_spectator_is_told_everybodys_last_turn() {
        assert_eq!(told("00112200", Viewer::Public, Some(1)), [4..6, 6..8]);
    }
}
