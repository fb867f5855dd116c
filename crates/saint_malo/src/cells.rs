//! Sets of spaces. A set is one machine word: bit 7 × row + column.

use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
};

use serde::Serialize;

use crate::Cell;

/// The leftmost column, all seven rows.
pub(crate) const COLUMN: u64 = 0x0000_0408_1020_4081;
const CORNERS: u64 = 1 | 1 << 6 | 1 << 42 | 1 << 48;

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cells(pub(crate) u64);

impl Cells {
    /// No space.
    pub const NONE: Cells = Cells(0);
    /// All 45 spaces (S-CITY-1).
    pub const SPACES: Cells = Cells(((1 << 49) - 1) & !CORNERS);
    /// The 20 outer spaces, where walls may stand (S-CITY-7).
    pub const OUTER: Cells = Cells(Self::SPACES.0 & (0x7f | 0x7f << 42 | COLUMN | COLUMN << 6));

    /// Whether the space is one of them.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The spaces row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(cell)
        })
    }

    /// The set as a word: bit 7 × row + column.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The topmost, leftmost space as a set.
    #[inline]
    pub fn first(self) -> Cells {
        Cells(self.0 & self.0.wrapping_neg())
    }

    /// The spaces that share an edge with one of these.
    #[inline]
    pub const fn beside(self) -> Cells {
        let right = self.0 << 1 & !COLUMN;
        let left = self.0 >> 1 & !(COLUMN << 6);
        Cells((right | left | self.0 << 7 | self.0 >> 7) & Self::SPACES.0)
    }

    /// The spaces that share an edge or a corner point with one of these; towers do not separate (S-R-11).
    #[inline]
    pub const fn around(self) -> Cells {
        let [a, b, c, d, e, f, g, h] = self.moved();
        Cells((a | b | c | d | e | f | g | h) & Self::SPACES.0)
    }

    /// The set moved by one in each of the eight directions; some land on towers or outside the city.
    #[inline]
    const fn moved(self) -> [u64; 8] {
        let (right, left) = (self.0 << 1 & !COLUMN, self.0 >> 1 & !(COLUMN << 6));
        [right, left, self.0 << 7, self.0 >> 7, right << 7, right >> 7, left << 7, left >> 7]
    }

    /// For k from 1 to 8, the spaces of `land` with at least k of these around them; towers do not separate.
    #[inline]
    pub fn crowded(self, land: Cells) -> [Cells; 8] {
        tally(self.moved(), land)
    }

    /// For k from 1 to 8, the spaces of `land` with at least k of the sets around them; towers do not separate.
    #[inline]
    pub fn varied(sets: &[Cells; 7], land: Cells) -> [Cells; 8] {
        tally(sets.iter().map(|set| if set.is_empty() { 0 } else { set.around().0 }), land)
    }

    /// These and everything in `land` that is connected with them by edges (a flood fill).
    #[inline]
    pub fn spread(self, land: Cells) -> Cells {
        let mut reached = self;
        loop {
            let more = reached | (reached.beside() & land);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }
}

/// Counts how many of the sets each space of `land` is in: element k holds the spaces in at least k + 1 sets.
#[inline]
fn tally(sets: impl IntoIterator<Item = u64>, land: Cells) -> [Cells; 8] {
    let mut least = [Cells::NONE; 8];
    for set in sets {
        for k in (1..8).rev() {
            least[k].0 |= least[k - 1].0 & set;
        }
        least[0].0 |= set;
    }
    for cells in &mut least {
        cells.0 &= land.0;
    }
    least
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0 & Self::SPACES.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |set, cell| set | cell.alone())
    }
}

impl Serialize for Cells {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
