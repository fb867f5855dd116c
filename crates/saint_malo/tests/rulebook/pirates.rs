//! S-PIR: swords, attacks and cannons.

use kit::Seat;
use saint_malo::{Event, Options, Scene, SceneCity};

use crate::{TestGame, city, test_game};

const FIVE_SWORDS: &str = "swords swords swords swords swords";
/// Defences of 1, 2, 3 and 5; the city out of the box has none.
const DEFENCE_1: [&str; 7] = ["t.....t", ".cc....", ".c.....", ".c.S...", ".......", ".......", "t.....t"];
const DEFENCE_2: [&str; 7] = ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "twwwwwt"];
const DEFENCE_3: [&str; 7] = ["t.....t", ".cc....", ".c.....", ".c.S...", ".......", ".......", "twwwwwt"];
const DEFENCE_5: [&str; 7] = ["t.....t", ".cc...w", ".c....w", ".c.S..w", "......w", "......w", "twwwwwt"];

/// Seat 0 of so many players before these dice, on a pirate table so far advanced.
fn at_sea(players: u8, attacks: u8, swords_marked: u8, dice: &'static str, cities: Vec<SceneCity>) -> TestGame {
    let options = Options::for_players(players);
    test_game(Scene { options, attacks, swords_marked, dice, cities, ..Scene::default() })
}

/// How many cannons each city has lost.
fn cannons(game: &TestGame) -> Vec<u8> {
    game.view().cities.iter().map(|city| city.cannons).collect()
}

/// S-TC-17: a row of three players.
#[test]
fn three_players_are_attacked_with_the_sixth_sword_not_the_fifth() {
    let mut sixth = at_sea(3, 0, 5, "log log log log swords", vec![]);
    sixth.play("pass");
    assert_eq!((sixth.attacks(), sixth.pirates()), (vec![1], (1, 0)));
    let mut fifth = at_sea(3, 0, 4, "log log log log swords", vec![]);
    fifth.play("pass");
    assert_eq!((fifth.attacks(), fifth.pirates()), (vec![], (0, 5)));
}

/// S-TC-18: the strengths.
#[test]
fn the_six_attacks_have_strengths_1_3_6_8_10_and_12() {
    // Five swords turn after turn: of 24 boxes the last is marked in the fifth turn, the rest is ignored.
    let mut game = at_sea(2, 0, 0, FIVE_SWORDS, vec![]);
    for _ in 0..5 {
        game.will_roll(FIVE_SWORDS);
        game.play("pass, stop");
    }
    assert_eq!(game.attacks(), [1, 3, 6, 8, 10, 12]);
    assert_eq!(game.pirates(), (6, 0));
    assert_eq!(cannons(&game), [6, 6]);
}

/// S-TC-19: attack (Michaela), for each number of boxes that may have been left.
#[test]
fn michaela_s_swords_bring_an_attack_of_six_that_nobody_holds() {
    for left in 1..=3 {
        let defences = [SceneCity::default(), city(DEFENCE_1), city(DEFENCE_3), city(DEFENCE_5)];
        let mut game = at_sea(4, 2, 8 - left, "wall head swords swords swords", defences.to_vec());
        game.play("use wall 2 turn 1");
        assert_eq!(game.you().coins, 3 - 2);
        game.play("place b1, place a2");
        assert_eq!(game.attacks(), [6]);
        assert_eq!(cannons(&game), [1, 1, 1, 1]);
        assert_eq!(game.pirates(), (3, 3 - left));
    }
}

/// S-TC-20: overflow.
#[test]
fn surplus_swords_go_to_the_next_row_in_the_same_turn() {
    let mut game = at_sea(4, 2, 7, "wall head swords swords swords", vec![]);
    game.play("use wall 1, place b1");
    assert_eq!(game.pirates(), (3, 2));
}

/// S-TX-02: two attacks in a turn, defence 2.
#[test]
fn of_two_attacks_in_a_turn_defence_two_holds_the_first() {
    let mut game = at_sea(2, 0, 3, FIVE_SWORDS, vec![city(DEFENCE_2)]);
    game.play("pass");
    assert_eq!((game.attacks(), game.pirates()), (vec![1, 3], (2, 0)));
    assert_eq!(game.you().cannons, 1);
}

/// S-TX-03: two attacks in a turn, defence 0.
#[test]
fn of_two_attacks_in_a_turn_an_open_city_holds_none() {
    let mut game = at_sea(2, 0, 3, FIVE_SWORDS, vec![]);
    game.play("pass");
    assert_eq!(cannons(&game), [2, 2], "everybody is attacked (S-PIR-4)");
}

/// S-TX-04: the last attack.
#[test]
fn swords_beyond_the_last_box_are_ignored() {
    let mut game = at_sea(2, 5, 3, "log log swords swords swords", vec![]);
    game.play("pass");
    assert_eq!((game.attacks(), game.pirates()), (vec![12], (6, 0)));
    assert_eq!(cannons(&game), [1, 1]);
}

/// S-TX-06: a wall of this turn counts.
#[test]
fn the_wall_that_completes_a_side_this_turn_holds_the_attack_of_this_turn() {
    let rows = ["t.....t", "wcc...w", "wc....w", "wc....w", "w.....w", "w.....w", "t.wwwwt"];
    let mut game = at_sea(2, 2, 3, "wall log log log swords", vec![city(rows), city(DEFENCE_5)]);
    assert_eq!(game.you().defence(), 4);
    game.play("use wall 1, place b7");
    assert_eq!((game.attacks(), game.you().defence()), (vec![6], 6));
    assert_eq!(cannons(&game), [0, 1], "equal defence holds, five does not (S-PIR-6)");
}

/// S-PIR-5: a soldier of this turn counts as well.
#[test]
fn a_soldier_of_this_turn_holds_the_attack_of_this_turn() {
    let mut game = at_sea(2, 0, 3, "head head log log swords", vec![]);
    game.play("use head 2, person soldier, place d4");
    assert_eq!((game.attacks(), cannons(&game)), (vec![1], vec![0, 1]));
}

/// S-PIR-7: one cannon however large the shortfall, and defence is not used up.
#[test]
fn an_attack_costs_at_most_one_cannon_and_no_defence() {
    let mut game = at_sea(2, 4, 3, "log log log log swords", vec![city(DEFENCE_5)]);
    game.play("pass");
    assert_eq!((game.attacks(), cannons(&game)), (vec![10], vec![1, 1]));
    assert_eq!(game.you().defence(), 5);
}

/// S-PIR-9: one attack after the other, each against everybody.
#[test]
fn two_attacks_are_resolved_in_the_order_of_the_rows() {
    let mut game = at_sea(2, 0, 3, FIVE_SWORDS, vec![city(DEFENCE_2)]);
    game.play("pass");
    let lost = |seat| Event::CannonLost { seat: Seat(seat) };
    let attack = |strength| Event::Attack { strength };
    let passed = Event::Passed { seat: Seat(0) };
    let swords = Event::Swords { seat: Seat(0), swords: 5 };
    assert_eq!(game.events[..7], [passed, swords, attack(1), lost(1), attack(3), lost(0), lost(1)]);
}
