//! Spaces of a city and sets of them (S-CITY). A set is one machine word: bit 7 × row + column.

use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
    str::FromStr,
};

use kit::BadText;
use serde::Serialize;

const SIDE: u8 = 7;

/// One of the 45 spaces of a city; the corners are towers and no spaces (S-CITY-2).
///
/// Its text is column and row as on a map: `a2` is the topmost space of the left side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The space at a row and a column, each 0 to 6; none for a tower or outside.
    pub fn new(row: u8, column: u8) -> Option<Cell> {
        let cell = (row < SIDE && column < SIDE).then(|| Cell(row * SIDE + column))?;
        Cells::SPACES.contains(cell).then_some(cell)
    }

    /// All 45 spaces, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        Cells::SPACES.iter()
    }

    /// The row, 0 at the top.
    pub fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The column, 0 at the left.
    pub fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The set that holds just this space.
    #[inline]
    pub fn alone(self) -> Cells {
        Cells(1 << self.0)
    }

    /// The spaces that share an edge or a corner point with this one (S-R-11).
    #[inline]
    pub(crate) fn neighbours(self, towers_block: bool) -> Cells {
        // The mask lets the compiler see that the index is in range.
        NEIGHBOURS[usize::from(towers_block)][usize::from(self.0 & 63)]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let &[column @ b'a'..=b'g', row @ b'1'..=b'7'] = text.as_bytes() else {
            return Err(BadText(format!("'{text}' is no space: a column a to g and a row 1 to 7, such as c4")));
        };
        Cell::new(row - b'1', column - b'a')
            .ok_or_else(|| BadText(format!("{text} is a tower, not a space (S-CITY-8)")))
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.row(), self.column()].serialize(serializer)
    }
}

/// A side of the city wall: five outer spaces between two towers (S-CITY-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    /// Its five spaces.
    #[inline]
    pub fn cells(self) -> Cells {
        match self {
            Side::Top => Cells(0x3e),
            Side::Right => Cells::SPACES & Cells(COLUMN << 6),
            Side::Bottom => Cells(0x3e << 42),
            Side::Left => Cells::SPACES & Cells(COLUMN),
        }
    }

    /// The name in records.
    pub fn name(self) -> &'static str {
        match self {
            Side::Top => "top",
            Side::Right => "right",
            Side::Bottom => "bottom",
            Side::Left => "left",
        }
    }
}

/// The leftmost column, all seven rows.
const COLUMN: u64 = 0x0000_0408_1020_4081;
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

    /// The spaces that share an edge with one of these.
    #[inline]
    pub(crate) fn beside(self) -> Cells {
        let right = self.0 << 1 & !COLUMN;
        let left = self.0 >> 1 & !(COLUMN << 6);
        Cells((right | left | self.0 << 7 | self.0 >> 7) & Self::SPACES.0)
    }

    /// These and everything within `land` that hangs together with them by edges.
    #[inline]
    pub(crate) fn spread(self, land: Cells) -> Cells {
        let mut reached = self;
        loop {
            let more = reached | (reached.beside() & land);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The topmost, leftmost space as a set.
    #[inline]
    pub(crate) fn first(self) -> Cells {
        Cells(self.0 & self.0.wrapping_neg())
    }
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

/// Neighbours by edge or corner point; first as the rules are, then with towers in between (`tower_blocks_diagonal`).
static NEIGHBOURS: [[Cells; 64]; 2] = [neighbour_table(false), neighbour_table(true)];

const fn neighbour_table(towers_block: bool) -> [Cells; 64] {
    let mut table = [Cells(0); 64];
    let mut cell = 0;
    while cell < 49 {
        let (row, column) = (cell / 7, cell % 7);
        let mut other = 0;
        while other < 49 {
            let (rows, columns) = ((other / 7usize).abs_diff(row), (other % 7usize).abs_diff(column));
            // Two outer spaces that touch only by a corner stand on both sides of a tower.
            let past_tower = rows == 1 && columns == 1 && (Cells::OUTER.0 >> cell & Cells::OUTER.0 >> other) & 1 != 0;
            let near = rows <= 1 && columns <= 1 && other != cell && !(towers_block && past_tower);
            if near && Cells::SPACES.0 >> other & 1 != 0 && Cells::SPACES.0 >> cell & 1 != 0 {
                table[cell].0 |= 1 << other;
            }
            other += 1;
        }
        cell += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    #[test]
    fn s_city_1_a_city_has_20_outer_and_25_inner_spaces() {
        assert_eq!((Cells::SPACES.len(), Cells::OUTER.len()), (45, 20));
        let sides = Side::ALL.map(Side::cells);
        assert!(sides.iter().all(|side| side.len() == 5));
        assert_eq!(sides.into_iter().fold(Cells::NONE, |all, side| all | side), Cells::OUTER);
        assert_eq!(cell("b1").alone() & Side::Top.cells(), cell("b1").alone());
        assert!(Side::Left.cells().contains(cell("a4")) && Side::Right.cells().contains(cell("g6")));
    }

    #[test]
    fn s_city_8_a_tower_is_no_space_and_no_neighbour() {
        assert!("a1".parse::<Cell>().is_err());
        assert_eq!(cell("b1").neighbours(false).len(), 5 - 1);
        assert_eq!(cell("b1").neighbours(true).len(), 5 - 2);
        assert_eq!(cell("d4").neighbours(true).len(), 8);
    }

    #[test]
    fn edges_do_not_wrap_around_the_board() {
        assert_eq!(cell("g3").alone().beside(), [cell("g2"), cell("f3"), cell("g4")].into_iter().collect());
        assert_eq!(cell("a3").alone().beside(), [cell("a2"), cell("b3"), cell("a4")].into_iter().collect());
        assert_eq!(cell("b1").alone().beside(), [cell("c1"), cell("b2")].into_iter().collect());
    }
}
