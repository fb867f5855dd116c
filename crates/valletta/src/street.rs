//! The street: 25 spaces in five zones, after the tower (V-COMP-1).

/// How many spaces there are, the tower not counted.
pub const SPACES: u8 = 25;

/// How many spaces a zone has; there are as many zones, one for each column of the city (V-BONUS-1).
pub const ZONE: u8 = 5;

/// The zone of a space, 1 to 5; none for the tower, which is space 0 (V-BONUS-1, V-BONUS-4).
#[inline]
pub fn zone(space: u8) -> Option<u8> {
    (space > 0).then(|| (space - 1) / ZONE + 1)
}

/// The space that shows a score: after the last space comes the first again (V-SCORE-2).
pub fn space(points: u16) -> u8 {
    if points == 0 { 0 } else { ((points - 1) % u16::from(SPACES)) as u8 + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// V-BONUS-1, V-BONUS-4: five spaces each, and the tower lies in none.
    #[test]
    fn a_zone_has_five_spaces() {
        assert_eq!(zone(0), None);
        assert!((1..=SPACES).all(|space| zone(space) == Some(space.div_ceil(5))));
        assert_eq!((zone(5), zone(6), zone(SPACES)), (Some(1), Some(2), Some(5)));
    }

    /// V-SCORE-2
    #[test]
    fn a_score_beyond_the_last_space_begins_again() {
        assert_eq!([0, 1, 25, 26, 51].map(space), [0, 1, 25, 1, 1]);
    }
}
