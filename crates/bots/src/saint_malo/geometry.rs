//! Spaces as bits of one word, bit 7 × row + column: search fills boards of its own by the thousand.

use ::saint_malo::{Cell, Cells};

/// The leftmost column, all seven rows.
const COLUMN: u64 = 0x0000_0408_1020_4081;
/// All 45 spaces.
pub const SPACES: u64 = ((1 << 49) - 1) & !(1 | 1 << 6 | 1 << 42 | 1 << 48);
/// The 20 outer spaces.
pub const OUTER: u64 = SPACES & (0x7f | 0x7f << 42 | COLUMN | COLUMN << 6);
/// The sides, clockwise from the top, in the order of `Side::ALL`.
pub const SIDES: [u64; 4] = [0x3e, SPACES & COLUMN << 6, 0x3e << 42, SPACES & COLUMN];

/// A set of spaces as a word.
pub fn bits(cells: Cells) -> u64 {
    cells.iter().fold(0, |set, cell| set | 1 << index(cell))
}

/// The place of a space's bit.
pub fn index(cell: Cell) -> u8 {
    cell.row() * 7 + cell.column()
}

/// The space at a bit's place.
pub fn cell(index: u8) -> Option<Cell> {
    Cell::new(index / 7, index % 7)
}

/// The places of a word's bits, row by row.
pub fn each(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let at = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(at)
    })
}

/// The spaces that share an edge with one of these.
#[inline]
pub fn beside(set: u64) -> u64 {
    let right = set << 1 & !COLUMN;
    let left = set >> 1 & !(COLUMN << 6);
    (right | left | set << 7 | set >> 7) & SPACES
}

/// These and everything within `land` that hangs together with them by edges.
#[inline]
pub fn spread(set: u64, land: u64) -> u64 {
    let mut reached = set;
    loop {
        let more = reached | (beside(reached) & land);
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

/// The sets moved by one in each of the eight directions.
#[inline]
fn moved(set: u64) -> [u64; 8] {
    let row = [set << 1 & !COLUMN, set >> 1 & !(COLUMN << 6)];
    [row[0], row[1], set << 7, set >> 7, row[0] << 7, row[0] >> 7, row[1] << 7, row[1] >> 7]
}

/// The spaces that share an edge or a corner point with one of these, towers or not.
#[inline]
pub fn around(set: u64) -> u64 {
    moved(set).into_iter().fold(0, |all, one| all | one) & SPACES
}

/// How often each space is found in a list of sets, up to 8: element k holds the spaces found at least k + 1 times.
#[inline]
fn tally(sets: impl IntoIterator<Item = u64>) -> [u64; 8] {
    let mut least = [0u64; 8];
    for set in sets {
        for k in (1..8).rev() {
            least[k] |= least[k - 1] & set;
        }
        least[0] |= set;
    }
    least
}

/// For k from 1 to 8, the spaces with at least k of the set around them.
#[inline]
pub fn crowded(set: u64) -> [u64; 8] {
    tally(moved(set))
}

/// For k from 1 to 7, the spaces with at least k of the sets around them.
#[inline]
pub fn varied(sets: &[u64; 7]) -> [u64; 8] {
    tally(sets.iter().map(|&set| if set == 0 { 0 } else { around(set) }))
}

/// The neighbours of one space by edge or corner point (S-R-11).
#[inline]
pub fn neighbours(at: u8, towers_block: bool) -> u64 {
    let set = 1u64 << at;
    if !towers_block || set & OUTER == 0 {
        return around(set);
    }
    // Two outer spaces that touch only by a corner stand on both sides of a tower.
    let diagonal = around(set) & !beside(set);
    around(set) & !(diagonal & OUTER)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::saint_malo::Side;

    #[test]
    fn sets_agree_with_those_of_the_game() {
        assert_eq!((bits(Cells::SPACES), bits(Cells::OUTER)), (SPACES, OUTER));
        assert_eq!(Side::ALL.map(|side| bits(side.cells())), SIDES);
        assert!(Cell::all().all(|at| cell(index(at)) == Some(at)));
    }

    #[test]
    fn neighbours_share_an_edge_or_a_corner() {
        for at in each(SPACES) {
            let near = |other: u8| {
                let (rows, columns) = ((at / 7).abs_diff(other / 7), (at % 7).abs_diff(other % 7));
                other != at && rows <= 1 && columns <= 1
            };
            let expected = each(SPACES).filter(|&other| near(other)).fold(0, |set, other| set | 1 << other);
            assert_eq!(neighbours(at, false), expected);
            let counts = crowded(expected);
            let count = (0..8).filter(|&k| counts[k] >> at & 1 != 0).count();
            assert_eq!(count as u32, expected.count_ones());
        }
        // b1 has c1, b2, c2 and, past the tower, a2.
        assert_eq!((neighbours(1, false).count_ones(), neighbours(1, true).count_ones()), (4, 3));
    }
}
