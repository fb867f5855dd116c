//! What the value function looks at: a city and its outlook as numbers between 0 and about 1.

use ::saint_malo::{Person, Pirates};

use super::{
    board::{Board, House, series},
    geometry::{OUTER, SIDES, beside, crowded, spread, varied},
    outlook::Outlook,
};

/// How many there are.
pub const FEATURES: usize = 186;

/// Writes features one after the other.
struct Pen<'a> {
    all: &'a mut [f32; FEATURES],
    at: usize,
}

impl Pen<'_> {
    #[inline]
    fn put(&mut self, value: f32) {
        if let Some(slot) = self.all.get_mut(self.at) {
            *slot = value;
        }
        self.at += 1;
    }

    #[inline]
    fn flag(&mut self, on: bool) {
        self.put(if on { 1.0 } else { 0.0 });
    }

    /// One flag for each step that the value reaches.
    #[inline]
    fn steps<const N: usize>(&mut self, value: u32, steps: [u32; N]) {
        for step in steps {
            self.flag(value >= step);
        }
    }
}

/// The features of a city. Returns how many were written.
pub fn features(board: &Board, outlook: &Outlook, house: &House, all: &mut [f32; FEATURES]) -> usize {
    let mut pen = Pen { all, at: 0 };
    goods(&mut pen, board);
    churches(&mut pen, board);
    sides(&mut pen, board);
    pirates(&mut pen, board, outlook);
    persons(&mut pen, board);
    room(&mut pen, board);
    progress(&mut pen, board, outlook);
    pen.flag(house.coin_vp == 1);
    pen.at
}

fn goods(pen: &mut Pen<'_>, board: &Board) {
    pen.put(f32::from(board.coins) / 10.0);
    pen.steps(board.coins.into(), [1, 2, 3, 4, 6, 8, 10, 14]);
    pen.put(f32::from(board.logs) / 6.0);
    pen.steps(board.logs.into(), [1, 2, 3, 4, 6, 9]);
    // Logs that more coins could fetch.
    pen.flag(board.logs < 3 && board.coins >= 4);
}

fn churches(pen: &mut Pen<'_>, board: &Board) {
    let now = series(&board.sizes);
    for size in 0..5 {
        let mut more = board.sizes;
        more[size] += 1;
        pen.put(f32::from(board.sizes[size]) / 3.0);
        pen.flag(board.sizes[size] > 0);
        // What one more of this size is worth, and what it is worth together with one of a size that is missing.
        pen.put((series(&more) - now) as f32 / 10.0);
        let pairs = (0..5).map(|other| {
            let mut two = more;
            two[other] += 1;
            series(&two) - now
        });
        pen.put(pairs.max().unwrap_or(0) as f32 / 15.0);
    }
    let missing = board.sizes.iter().filter(|&&count| count == 0).count();
    pen.put(missing as f32 / 5.0);
    pen.put(now as f32 / 20.0);
}

fn sides(pen: &mut Pen<'_>, board: &Board) {
    for (side, &cells) in SIDES.iter().enumerate() {
        let walls = (board.walls & cells).count_ones();
        let open = board.is_open(side);
        pen.flag(walls == 5);
        pen.flag(open && walls < 5);
        pen.steps(if open && walls < 5 { walls } else { 0 }, [1, 2, 3, 4]);
        // A destroyed side still has room.
        pen.put(if open { 0.0 } else { (cells & !board.filled).count_ones() as f32 / 5.0 });
    }
}

fn pirates(pen: &mut Pen<'_>, board: &Board, outlook: &Outlook) {
    let defence = board.defence();
    let next = usize::from(outlook.pirates.attacks);
    pen.put(f32::from(defence) / 12.0);
    let boxes = f32::from(Pirates::boxes(outlook.players));
    let marked = f32::from(outlook.pirates.marked) / boxes;
    for (attack, &strength) in Pirates::STRENGTHS.iter().enumerate() {
        let to_come = attack >= next;
        let lacking = strength.saturating_sub(defence);
        pen.flag(to_come);
        pen.flag(to_come && lacking > 0);
        pen.put(if to_come { f32::from(lacking) / 6.0 } else { 0.0 });
    }
    // How near the next attack is, in general and for a city that it would hit.
    let lacking = outlook.pirates.next_strength().map_or(0, |strength| strength.saturating_sub(defence));
    pen.put(marked);
    pen.put(if lacking > 0 { marked } else { 0.0 });
    pen.put(if lacking == 1 { marked } else { 0.0 });
    pen.put(if lacking == 2 { marked } else { 0.0 });
    pen.flag(lacking > 0 && Pirates::boxes(outlook.players) - outlook.pirates.marked <= 2);
    let after = Pirates::STRENGTHS.get(next + 1).map_or(0, |&strength| strength.saturating_sub(defence));
    pen.flag(after > 0);
    pen.put(f32::from(after) / 4.0);
}

/// How many spaces reach each step, as flags for at least one, two and four of them.
fn spots(pen: &mut Pen<'_>, counts: &[u64; 8], land: u64, steps: std::ops::Range<usize>) {
    for step in steps {
        let many = (counts[step - 1] & land).count_ones();
        pen.flag(many >= 1);
        pen.flag(many >= 2);
        pen.put(many.min(6) as f32 / 6.0);
    }
}

fn persons(pen: &mut Pen<'_>, board: &Board) {
    let empty = board.empty();
    for person in Person::ALL {
        pen.put(board.persons[person as usize].count_ones() as f32 / 4.0);
    }
    let crates = crowded(board.crates);
    spots(pen, &crates, empty, 2..8);
    // Where crates and room for more make a merchant's place of the future.
    let merchants = crowded(board.crates | empty);
    let future = empty & crates[2];
    pen.put((merchants[5] & future).count_ones().min(4) as f32 / 4.0);
    pen.put((merchants[6] & future).count_ones().min(4) as f32 / 4.0);
    spots(pen, &crowded(board.churches), empty, 1..4);
    spots(pen, &varied(&board.persons), empty, 1..6);
}

fn room(pen: &mut Pen<'_>, board: &Board) {
    let empty = board.empty();
    let (mut rest, mut largest, mut parts, mut small) = (empty, 0, 0, 0);
    while rest != 0 {
        let part = spread(rest & rest.wrapping_neg(), empty);
        rest &= !part;
        parts += 1;
        let size = part.count_ones();
        largest = largest.max(size);
        small += if size <= 2 { size } else { 0 };
    }
    pen.steps(largest, [2, 3, 4, 5, 8]);
    pen.put(parts as f32 / 6.0);
    pen.put(small as f32 / 6.0);
    // Spaces with open edges are easy to fill with groups.
    pen.put((empty & beside(empty)).count_ones() as f32 / 41.0);
    pen.put((empty & !OUTER).count_ones() as f32 / 25.0);
    pen.put((empty & OUTER).count_ones() as f32 / 20.0);
    pen.put(board.crates.count_ones() as f32 / 20.0);
}

fn progress(pen: &mut Pen<'_>, board: &Board, outlook: &Outlook) {
    let left = 45 - u32::from(board.count());
    let rival = 45 - u32::from(outlook.rival);
    pen.put(left as f32 / 41.0);
    pen.put(rival as f32 / 41.0);
    pen.put(left.min(rival) as f32 / 41.0);
    pen.steps(left, [2, 3, 4, 6, 9, 13, 18, 24]);
    pen.steps(rival, [1, 2, 3, 4, 6, 9, 13, 18, 24]);
    pen.put(left.saturating_sub(rival).min(20) as f32 / 20.0);
    pen.put(rival.saturating_sub(left).min(20) as f32 / 20.0);
    pen.put(f32::from(outlook.round.min(30)) / 20.0);
    pen.flag(outlook.turns == Some(1));
    pen.put(f32::from(outlook.wait) / f32::from(outlook.players));
    pen.flag(outlook.wait == 0);
    for players in 2..=5 {
        pen.flag(outlook.players == players);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saint_malo::outlook::Table;
    use kit::{Game, Viewer, testing::random_game};

    #[test]
    fn every_feature_is_written_and_small() {
        let mut written = 0;
        random_game::<::saint_malo::SaintMalo>(&::saint_malo::Options::for_players(3), 5, |step| {
            let table = Table::new(&step.before.view(Viewer::Public));
            let outlook = table.outlook(table.mover, table.own().count(), table.pirates);
            let mut all = [0.0; FEATURES];
            written = features(table.own(), &outlook, &table.house, &mut all);
            assert!(all.iter().all(|value| (-4.0..=4.0).contains(value)), "{all:?}");
        });
        assert_eq!(written, FEATURES);
    }
}
