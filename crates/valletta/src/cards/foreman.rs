//! Foreman: choose a type and take 1 of it per icon on own buildings. (V-CARD-FOREMAN-1)

/// How much of a type with this many icons is taken.
#[inline]
pub(super) fn amount(icons: u16) -> u16 {
    icons
}

#[cfg(test)]
mod tests {
    use crate::testing::owning;

    /// V-TC-13: two buildings with 1 and 2 wood icons.
    #[test]
    fn the_icons_of_the_chosen_type_count() {
        let mut trial = owning("Timber_Yard Shipwrights'_Slip+", "foreman maid");
        trial.play("play foreman, take wood");
        assert_eq!(trial.goods(), "3w");
    }

    #[test]
    fn a_type_without_icons_may_be_chosen_for_nothing() {
        let mut trial = owning("Timber_Yard", "foreman maid");
        trial.play("play foreman, take brick");
        assert_eq!(trial.goods(), "0");
    }
}
