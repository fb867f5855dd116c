//! The spaces of a city, its sides, and which spaces are neighbours (S-CITY).

use std::{fmt, str::FromStr};

use kit::BadText;
use serde::Serialize;

use crate::{Cells, Options, cells::COLUMN};

/// Spaces in a row and in a column.
const SIDE: u8 = 7;

/// One of the 45 spaces of a city; the corners are towers, not spaces (S-CITY-2).
///
/// Its text is column and row as on a map: `a2` is the topmost space of the left side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(crate) u8);

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

    /// The neighbours of this space: those that share an edge or a corner point with it (S-R-11).
    #[inline]
    pub fn neighbours(self, options: &Options) -> Cells {
        // The mask shows the compiler that the index is in range: a space is one of 49 places.
        NEIGHBOURS[usize::from(options.tower_blocks_diagonal)][usize::from(self.0 & 63)]
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
    /// The first row.
    Top,
    /// The last column.
    Right,
    /// The last row.
    Bottom,
    /// The first column.
    Left,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    /// The side that a space lies on; none inside.
    #[inline]
    pub fn of(at: Cell) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.cells().contains(at))
    }

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

/// Neighbours by edge or corner point: first as in the rules, then with towers that separate (`tower_blocks_diagonal`).
static NEIGHBOURS: [[Cells; 64]; 2] = [neighbour_table(false), neighbour_table(true)];

const fn neighbour_table(towers_block: bool) -> [Cells; 64] {
    let mut table = [Cells(0); 64];
    let mut cell = 0;
    while cell < 49 {
        let alone = Cells(1 << cell & Cells::SPACES.0);
        let (around, beside) = (alone.around().0, alone.beside().0);
        // Two outer spaces that touch only at a corner have a tower beside them both.
        let outer = if alone.0 & Cells::OUTER.0 == 0 { 0 } else { Cells::OUTER.0 };
        let past_tower = around & !beside & outer;
        table[cell] = Cells(if towers_block { around & !past_tower } else { around });
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
        let (plain, blocked) = (Options::default(), Options { tower_blocks_diagonal: true, ..Options::default() });
        assert_eq!(cell("b1").neighbours(&plain).len(), 5 - 1);
        assert_eq!(cell("b1").neighbours(&blocked).len(), 5 - 2);
        assert_eq!(cell("d4").neighbours(&blocked).len(), 8);
    }

    #[test]
    fn s_r_11_neighbours_share_an_edge_or_a_corner() {
        for at in Cell::all() {
            let near = |other: &Cell| {
                let (rows, columns) = (at.row().abs_diff(other.row()), at.column().abs_diff(other.column()));
                *other != at && rows <= 1 && columns <= 1
            };
            let expected: Cells = Cell::all().filter(near).collect();
            assert_eq!((at.neighbours(&Options::default()), at.alone().around()), (expected, expected));
            let crowded = expected.crowded(Cells::SPACES).into_iter().filter(|cells| cells.contains(at)).count();
            assert_eq!(crowded, usize::from(expected.len()));
            let apart: Vec<Cells> = expected.iter().map(Cell::alone).collect();
            let sets = std::array::from_fn(|set| apart.get(set).copied().unwrap_or_default());
            let varied = Cells::varied(&sets, Cells::SPACES).into_iter().filter(|cells| cells.contains(at)).count();
            assert_eq!(varied, apart.len().min(7));
        }
    }

    #[test]
    fn edges_do_not_wrap_around_the_board() {
        assert_eq!(cell("g3").alone().beside(), [cell("g2"), cell("f3"), cell("g4")].into_iter().collect());
        assert_eq!(cell("a3").alone().beside(), [cell("a2"), cell("b3"), cell("a4")].into_iter().collect());
        assert_eq!(cell("b1").alone().beside(), [cell("c1"), cell("b2")].into_iter().collect());
    }
}
