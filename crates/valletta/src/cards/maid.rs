//! Maid: take 1 good of a type of your choice. (V-CARD-MAID-1)

/// How much of the chosen type is taken.
pub(super) const AMOUNT: u16 = 1;

#[cfg(test)]
mod tests {
    use crate::testing::turn;

    /// V-TC-02: Maid, gold.
    #[test]
    fn the_chosen_good_and_nothing_else() {
        let mut trial = turn("1w", "maid builder");
        trial.play("play maid");
        assert_eq!(trial.offers(), ["take gold", "take wood", "take stone", "take brick"]);
        trial.play("take gold");
        assert_eq!(trial.goods(), "1g1w");
    }
}
