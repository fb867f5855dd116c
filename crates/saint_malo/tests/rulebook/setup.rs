//! S-SETUP: the table before the first decision.

use kit::{Game, Scripted, Seat, Silent, Viewer};
use saint_malo::{Ask, Item, Options, Pirates, SaintMalo};

/// S-SETUP-2, S-SETUP-3 and S-DICE-1.
#[test]
fn everybody_starts_with_three_coins_two_logs_and_four_crates_and_the_first_has_rolled_five_dice() {
    let mut picks = Scripted::new([1, 5, 3, 5, 2]);
    let options = Options { first: Some(Seat(1)), ..Options::for_players(3) };
    let view = SaintMalo::start(&options, &mut picks, &mut Silent).unwrap().view(Viewer::Public);
    assert_eq!(view.cities.len(), 3);
    for city in &view.cities {
        assert_eq!((city.coins, city.logs, city.points, city.cannons), (3, 2, 0, 0));
        assert_eq!((city.all(Item::Crate).len(), city.empty().len()), (4, 41));
    }
    assert_eq!((view.turn, view.first, view.round), (Some(Seat(1)), Seat(1), 1));
    assert_eq!((view.rolls, view.ask), (1, Ask::Reroll));
    assert_eq!(view.dice.to_string(), "crate wall cross swords swords");
}

/// S-SETUP-4: the caller's choice, else by lot.
#[test]
fn without_a_choice_the_lot_names_the_starting_player() {
    for seat in 0..4 {
        let game = SaintMalo::start(&Options::for_players(4), &mut Scripted::new([seat]), &mut Silent).unwrap();
        assert_eq!(game.turn().seat(), Some(Seat(seat as u8)));
    }
}

/// S-SETUP-5 and S-SETUP-6.
#[test]
fn the_pirate_table_has_six_rows_of_two_boxes_per_player() {
    assert_eq!(Pirates::STRENGTHS, [1, 3, 6, 8, 10, 12]);
    for (players, boxes) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        let game = SaintMalo::start(&Options::for_players(players), &mut Scripted::new([]), &mut Silent).unwrap();
        let view = game.view(Viewer::Public);
        assert_eq!((view.boxes, view.pirates), (boxes, Pirates::default()));
    }
}
