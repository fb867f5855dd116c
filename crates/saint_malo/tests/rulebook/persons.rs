//! S-PERS: the seven persons and their effects.

use kit::Seat;
use saint_malo::{Item, Person, SceneCity};

use crate::{BARE, SEVEN_CRATES, city, opening, turn};

/// S-TC-14: architect (Steffen).
#[test]
fn an_architect_turns_two_logs_into_two_houses_and_six_points() {
    let mut game = opening("head head head head log");
    game.play("use head 3, person architect, place d4");
    // e5 touches the architect by a corner, e6 touches the first house by an edge.
    game.play("place e5, place e6");
    assert_eq!((game.you().logs, game.you().points, game.you().coins), (0, 6, 3));
    assert_eq!((game.item("e5"), game.item("e6")), (Some(Item::House), Some(Item::House)));
    // Two logs exclude a third house.
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// S-TC-15: merchant (Anke).
#[test]
fn a_merchant_earns_a_coin_per_neighbouring_crate_and_the_crates_stay() {
    let mut game = turn("head head head log log", city(SEVEN_CRATES));
    game.play("use head 3, person merchant, place c3");
    assert_eq!(game.you().coins, 3 + 7);
    game.next_turn("head head head log log");
    game.play("use head 3, person merchant, place c4");
    assert_eq!(game.you().coins, 3 + 7 + 4);
    assert_eq!(game.you().all(Item::Crate).len(), 7);
}

/// S-TC-16: jester (Stefan).
#[test]
fn a_jester_earns_two_points_per_different_person_beside_it() {
    let rows = ["t.....t", ".......", "..A.A..", "..C....", "...S...", ".......", "t.....t"];
    let mut game = turn("head head head head log", city(rows));
    game.play("use head 4, person jester, place d4");
    assert_eq!(game.you().points, 6);
    game.next_turn("head head head head log");
    game.play("use head 4, person jester, place e4");
    assert_eq!(game.you().points, 6 + 6);
}

/// S-TX-18: an architect without logs.
#[test]
fn an_architect_may_come_without_a_log_and_builds_nothing() {
    let mut game = turn("head head head log log", SceneCity { logs: 0, ..SceneCity::default() });
    game.play("use head 3, person architect, place d4");
    assert_eq!(game.item("d4"), Some(Item::Person(Person::Architect)));
    assert_eq!((game.you().points, game.turn()), (0, Some(Seat(1))));
}

/// S-TX-19: past the tower.
#[test]
fn an_architect_s_house_may_stand_diagonally_past_the_tower() {
    let mut game = opening("head head head log log");
    game.play("use head 3, person architect, place b1");
    assert_eq!(game.offers(""), ["place c1", "place a2", "done"]);
    game.play("place a2");
    assert_eq!((game.item("a2"), game.you().points), (Some(Item::House), 3));
}

/// S-TX-20: a priest between two churches.
#[test]
fn a_priest_earns_a_point_per_neighbouring_church_whatever_its_size() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c1....", "....5..", ".......", "t.....t"];
    let mut game = turn("head head log log log", city(rows));
    game.play("use head 2, person priest, place d4");
    assert_eq!(game.you().points, 2);
}

/// S-TX-21: a church that comes later.
#[test]
fn a_church_beside_an_older_priest_pays_nothing() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.P...", ".......", ".......", "t.....t"];
    let mut game = turn("cross log log log log", city(rows));
    game.play("use cross 1, place e5");
    assert_eq!(game.you().points, 0);
}

/// S-TX-22: all seven types.
#[test]
fn a_jester_among_all_seven_types_earns_fourteen() {
    let rows = ["t.....t", ".......", "..CSP..", "..A.M..", "..JN...", ".......", "t.....t"];
    let mut game = turn("head head head head log", city(rows));
    game.play("use head 4, person jester, place d4");
    assert_eq!(game.you().points, 14);
}

/// S-TX-33: where the second house may stand.
#[test]
fn a_second_house_touches_the_first_by_an_edge() {
    let mut game = turn("head head head log log", city(BARE));
    game.play("use head 3, person architect, place d4, place c3");
    assert_eq!(game.offers(""), ["place c2", "place b3", "place d3", "place c4", "done"]);
    game.refuses("place b2", "S-PERS-ARCHITECT-2");
    // Filled spaces drop out: the printed crates stand on c2 and b3.
    let mut game = opening("head head head log log");
    game.play("use head 3, person architect, place d4, place c3");
    assert_eq!(game.offers(""), ["place d3", "place c4", "done"]);
}

/// S-PERS-1: what each number of heads brings.
#[test]
fn each_number_of_heads_has_its_persons() {
    let brings: [&[&str]; 5] = [
        &["person citizen"],
        &["person soldier", "person priest"],
        &["person architect", "person merchant"],
        &["person jester"],
        &["person noble"],
    ];
    for (heads, persons) in (1..).zip(brings) {
        let mut game = opening("head head head head head");
        game.play(&format!("use head {heads}"));
        assert_eq!(game.offers(""), persons);
        game.play(persons[0]);
        assert_eq!(game.offers("").len(), 41, "any empty space");
    }
}

/// S-PERS-CITIZEN-1, S-PERS-SOLDIER-1 and S-PERS-NOBLE-1.
#[test]
fn a_citizen_is_worth_one_a_noble_seven_and_a_soldier_defends() {
    for (heads, person, points, defence) in [(1, "citizen", 1, 0), (2, "soldier", 0, 1), (5, "noble", 7, 0)] {
        let mut game = opening("head head head head head");
        game.play(&format!("use head {heads}, person {person}, place d4"));
        assert_eq!((game.you().points, game.you().defence()), (points, defence));
    }
}

/// S-PERS-ARCHITECT-1 and S-R-08: up to three houses, and none if so wished.
#[test]
fn an_architect_builds_at_most_three_houses_and_may_stop_before() {
    let rich = || turn("head head head log log", SceneCity { logs: 5, ..SceneCity::default() });
    let mut three = rich();
    // The third touches the first.
    three.play("use head 3, person architect, place d4, place d5, place d6, place c5");
    assert_eq!((three.you().logs, three.you().points, three.turn()), (2, 9, Some(Seat(1))));
    for houses in ["done", "place d5, done", "place d5, place d6, done"] {
        let mut fewer = rich();
        fewer.play(&format!("use head 3, person architect, place d4, {houses}"));
        let built = fewer.you().all(Item::House).len();
        assert_eq!((fewer.you().logs, fewer.you().points), (5 - u16::from(built), 3 * u16::from(built)));
        assert_eq!(fewer.turn(), Some(Seat(1)));
    }
}

/// S-PERS-ARCHITECT-3 and S-PERS-ARCHITECT-4: neither an older architect nor an older house helps.
#[test]
fn houses_begin_beside_the_new_architect_and_hang_together_by_themselves() {
    let rows = ["t.....t", ".A.....", ".......", "...h...", ".......", ".......", "t.....t"];
    let mut game = turn("head head head log log", city(rows));
    game.play("use head 3, person architect, place e5");
    game.refuses("place b3", "S-PERS-ARCHITECT-3");
    game.play("place e4");
    // d3 touches the older house on d4 only.
    game.refuses("place d3", "S-PERS-ARCHITECT-2");
    // The second house need not be next to the architect.
    game.play("place e3");
    assert_eq!(game.you().points, 6);
}

/// The question for a house is asked even where none fits: the only answer is that nothing is built.
#[test]
fn an_architect_with_logs_but_no_space_beside_it_is_done() {
    let rows = ["t.....t", ".......", "..ccc..", "..c.c..", "..ccc..", ".......", "t.....t"];
    let mut game = turn("head head head log log", city(rows));
    game.play("use head 3, person architect, place d4");
    assert_eq!(game.offers(""), ["done"]);
    game.play("done");
    assert_eq!((game.you().logs, game.you().points), (2, 0));
}

/// S-PERS-JESTER-2: the jester being placed does not count.
#[test]
fn a_jester_alone_earns_nothing() {
    let mut game = opening("head head head head log");
    game.play("use head 4, person jester, place d4");
    assert_eq!(game.you().points, 0);
}

/// S-PERS-3: a crate that comes later pays nothing.
#[test]
fn a_crate_beside_an_older_merchant_pays_nothing() {
    let mut game = opening("head head head log log");
    game.play("use head 3, person merchant, place d5");
    assert_eq!(game.you().coins, 3);
    game.next_turn("crate crate log log log");
    game.play("use crate 2, place d4, place e4");
    assert_eq!(game.you().coins, 3);
}
