//! The pirate table (S-PIR).

use serde::Serialize;

/// The pirate table (S-SETUP-5, S-SETUP-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pirates {
    /// Attacks so far.
    pub attacks: u8,
    /// Boxes marked in the current row.
    #[serde(rename = "swords_marked")]
    pub marked: u8,
}

impl Pirates {
    /// The strengths of the six attacks (S-SETUP-5).
    pub const STRENGTHS: [u8; 6] = [1, 3, 6, 8, 10, 12];

    /// Boxes in every row (S-SETUP-6).
    #[inline]
    pub fn boxes(players: u8) -> u8 {
        2 * players
    }

    /// The strength of the next attack, none after the sixth (S-PIR-8).
    #[inline]
    pub fn next_strength(self) -> Option<u8> {
        Self::STRENGTHS.get(usize::from(self.attacks)).copied()
    }

    /// The table after the swords of a turn. Each marks one box; a full row is an attack, and further swords are
    /// marked in the next row; after the sixth attack swords are ignored (S-PIR-1 to 3, S-PIR-8).
    #[inline]
    pub fn after(self, swords: u8, players: u8) -> Pirates {
        if self.next_strength().is_none() {
            return self;
        }
        let boxes = Pirates::boxes(players);
        let mut after = Pirates { marked: self.marked + swords, ..self };
        while after.marked >= boxes {
            after = Pirates { attacks: after.attacks + 1, marked: after.marked - boxes };
            if after.next_strength().is_none() {
                after.marked = 0;
            }
        }
        after
    }

    /// The strengths of the attacks since an earlier state of the table.
    #[inline]
    pub fn attacks_since(self, before: Pirates) -> impl Iterator<Item = u8> + Clone {
        let attacks = usize::from(before.attacks)..usize::from(self.attacks);
        attacks.filter_map(|attack| Self::STRENGTHS.get(attack).copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s_pir_3_swords_fill_rows_and_what_is_left_over_counts_for_the_next() {
        let before = Pirates { attacks: 1, marked: 3 };
        let after = before.after(5, 2);
        assert_eq!(after, Pirates { attacks: 3, marked: 0 });
        assert_eq!(after.attacks_since(before).collect::<Vec<_>>(), [3, 6]);
    }

    #[test]
    fn s_pir_8_after_the_sixth_attack_swords_mean_nothing() {
        let after = Pirates { attacks: 5, marked: 3 }.after(5, 2);
        assert_eq!(after, Pirates { attacks: 6, marked: 0 });
        assert_eq!(after.after(5, 2), after);
    }
}
