//! One value per seat.

use std::ops::{Index, IndexMut};

use crate::Seat;

/// A value for each of at most `N` seats, indexed by seat.
///
/// A seat beyond `N` is a bug and panics, like an index out of bounds: it must never be
/// taken for another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerSeat<T, const N: usize>([T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// One for each seat, in clockwise order.
    pub const fn new(all: [T; N]) -> Self {
        PerSeat(all)
    }

    /// The values of the first `players` seats; all values if there are fewer.
    #[inline]
    pub fn of(&self, players: u8) -> &[T] {
        self.0.get(..usize::from(players)).unwrap_or(&self.0)
    }

    /// All in clockwise order, unused seats included.
    pub fn iter(&self) -> impl Iterator<Item = &T> + Clone {
        self.0.iter()
    }

    /// Like [`iter`](Self::iter), mutable.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_its_own() {
        let mut points = PerSeat::new([0, 10, 20]);
        points[Seat(1)] += 1;
        assert_eq!((points[Seat(0)], points[Seat(1)], points[Seat(2)]), (0, 11, 20));
        assert_eq!((points.of(2), points.of(9)), (&[0, 11][..], &[0, 11, 20][..]));
        points.iter_mut().for_each(|points| *points += 1);
        assert_eq!(points.iter().sum::<i32>(), 34);
        assert_eq!(PerSeat::<i32, 3>::default(), PerSeat::new([0; 3]));
    }

    #[test]
    #[should_panic = "index out of bounds"]
    fn a_seat_that_is_not_there_is_nobody_else() {
        let points = PerSeat::new([1, 2, 3, 4]);
        let _ = points[Seat(4)];
    }
}
