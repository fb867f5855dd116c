//! Apprentice: carries out once more what the red or green card before it stood for. (V-CARD-APPRENTICE-1 to 5)

use crate::{Card, Colour};

/// The card whose effect the last of these cards carries out; none for an Apprentice with nothing to copy (V-R-04).
#[inline]
pub(super) fn stands_for(slots: &[Card]) -> Option<Card> {
    match slots {
        [before @ .., Card::Apprentice] => copied(before),
        [.., card] => Some(*card),
        [] => None,
    }
}

/// The card that an Apprentice played after these stands for.
#[inline]
pub(super) fn copied(before: &[Card]) -> Option<Card> {
    match before.last()?.colour() {
        Colour::Red | Colour::Green => stands_for(before),
        Colour::Blue | Colour::Yellow | Colour::Purple => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::*;

    #[test]
    fn an_apprentice_stands_for_the_card_before_it() {
        assert_eq!(stands_for(&[Maid, Apprentice]), Some(Maid));
        assert_eq!(stands_for(&[Knight, Banker, Apprentice]), Some(Banker));
        assert_eq!(stands_for(&[Lumberjack, Apprentice, Apprentice]), Some(Lumberjack));
    }

    #[test]
    fn an_apprentice_first_or_behind_another_colour_stands_for_nothing() {
        assert_eq!(stands_for(&[Apprentice]), None);
        assert_eq!(stands_for(&[Apprentice, Apprentice]), None);
        for card in [Mason, Valette, Knight] {
            assert_eq!(stands_for(&[card, Apprentice]), None);
            assert_eq!(stands_for(&[card, Apprentice, Apprentice]), None);
        }
    }
}
