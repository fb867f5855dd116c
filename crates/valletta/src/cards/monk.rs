//! Begging Monk: each opponent with 4 or more goods gives 1 of their choice. (V-CARD-MONK-1 to 3)

use kit::Seat;

use crate::Valletta;

/// The players who must give, clockwise; all goods are counted before any of them moves (V-CARD-BLUE-2, V-R-23).
pub(super) fn givers(game: &Valletta) -> impl Iterator<Item = Seat> {
    game.opponents().filter(|&seat| game.players[seat].goods.total() >= 4)
}

#[cfg(test)]
mod tests {
    use crate::testing::table;

    /// V-TC-11: Green (2,3,0,0), Yellow (0,0,0,2), Blue (3,2,3,1); Green gives wood, Blue stone.
    #[test]
    fn opponents_with_four_goods_choose_what_they_give() {
        let mut trial = table(&["0", "2g3w", "2b", "3g2w3s1b"], "monk maid");
        trial.play("play monk");
        assert_eq!((trial.seat(), trial.offers()), (1, vec!["give gold".into(), "give wood".into()]));
        assert_eq!(trial.refuses("give brick"), "you have no brick to give: V-CARD-MONK-1");
        trial.play("give wood");
        assert_eq!(trial.seat(), 3);
        trial.play("give stone");
        assert_eq!(trial.all_goods(), ["1w1s", "2g2w", "2b", "3g2w2s1b"]);
        assert_eq!((trial.seat(), trial.offers()), (0, vec!["play maid".into()]));
    }

    /// V-TX-23: an opponent with 3 goods gives nothing; the extra good is still offered to two players.
    #[test]
    fn two_players_are_offered_any_one_good_more() {
        let mut trial = table(&["0", "3g"], "monk maid");
        trial.play("play monk");
        assert_eq!(trial.offers(), ["take gold", "take wood", "take stone", "take brick", "decline"]);
        trial.play("take brick");
        assert_eq!(trial.all_goods(), ["1b", "3g"]);
    }
}
