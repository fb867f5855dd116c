//! S-WALL and S-BONUS: walls, complete sides and what they give.

use kit::Seat;
use saint_malo::{Ask, Event, Item, Person, SceneCity, Side};

use crate::{BARE, TestGame, city, opening, turn};

/// A full city but for the last wall of a side.
fn last_wall(rows: [&'static str; 7], at: &str) -> TestGame {
    let mut game = turn("wall wall log log swords", city(rows));
    assert_eq!(game.offers("use wall"), ["use wall 1"]);
    game.refuses("use wall 2", "S-WALL-1");
    game.play(&format!("use wall 1, place {at}"));
    assert!(game.you().is_full());
    assert_eq!(game.turn(), Some(Seat(1)));
    game
}

/// S-TC-01: the defence of the city-board figure.
#[test]
fn a_soldier_and_a_complete_side_defend_with_three() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.S...", ".......", ".......", "twwwwwt"];
    assert_eq!(turn("log log log log log", city(rows)).you().defence(), 3);
}

/// S-TC-02: the bottom wall of the city-board figure.
#[test]
fn the_fifth_wall_of_the_bottom_side_gives_three_points_at_once() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "twww.wt"];
    let mut game = turn("wall wall log log swords", city(rows));
    assert_eq!(game.you().defence(), 0);
    game.play("use wall 2, place e7");
    // At once: the second wall is still to be placed (S-WALL-6).
    assert_eq!(game.view().ask, Ask::Wall { left: 1 });
    assert_eq!((game.you().points, game.you().defence()), (3, 2));
    game.play("place b1");
    assert_eq!((game.you().points, game.you().defence()), (3, 2), "a side pays once (S-WALL-8)");
}

/// S-TC-03: the coins bonus of the city-board figure.
#[test]
fn the_fifth_wall_of_the_right_or_left_side_gives_two_coins() {
    for rows in [
        ["t.....t", ".cc...w", ".c....w", ".c.....", "......w", "......w", "t.....t"],
        ["t.....t", "wcc....", "wc.....", ".c.....", "w......", "w......", "t.....t"],
    ] {
        let mut game = turn("wall log log log swords", city(rows));
        let at = if rows[1].starts_with('w') { "a4" } else { "g4" };
        game.play(&format!("use wall 1, place {at}"));
        assert_eq!((game.you().coins, game.you().defence()), (3 + 2, 2));
    }
}

/// S-TX-07: a destroyed side.
#[test]
fn a_crate_among_four_walls_destroys_the_side_for_good() {
    let mut crate_last = turn(
        "crate log log log log",
        city(["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "twwww.t"]),
    );
    crate_last.play("use crate 1, place f7");
    let mut wall_last = turn(
        "wall log log log log",
        city(["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "tc.wwwt"]),
    );
    // A wall may still be placed there (S-WALL-4).
    wall_last.play("use wall 1, place c7");
    for mut game in [crate_last, wall_last] {
        assert!(game.you().is_destroyed(Side::Bottom) && !game.you().is_complete(Side::Bottom));
        assert_eq!((game.you().points, game.you().defence()), (0, 0));
        game.next_turn("wall log log log log");
        game.play("use wall 1");
        game.refuses("place b7", "S-CITY-5");
        game.refuses("place f7", "S-CITY-5");
    }
}

/// S-TX-08: a bonus in the middle of an action.
#[test]
fn a_bonus_architect_builds_before_the_other_walls_and_destroys_another_side() {
    let rows = ["t.wwwwt", ".cc....", ".c.....", ".c.....", ".......", ".......", "t.....t"];
    let mut game = turn("wall wall wall log log", city(rows));
    game.play("use wall 3, place b1");
    assert_eq!(game.view().ask, Ask::Bonus { walls: 2 });
    game.refuses("place a2", "S-TURN-2");
    game.play("person architect, place f2, place f3, place g3");
    assert_eq!((game.you().points, game.you().logs), (6, 0));
    assert!(game.you().is_complete(Side::Top) && game.you().is_destroyed(Side::Right));
    assert_eq!(game.view().ask, Ask::Wall { left: 2 });
    game.refuses("place g3", "S-CITY-5");
    game.play("place g2, place a2");
    assert_eq!(game.turn(), Some(Seat(1)));
    assert_eq!((game.you().all(Item::Wall).len(), game.you().coins), (5 + 2, 3));
}

/// S-TX-09: no space for the bonus person.
#[test]
fn a_bonus_person_without_an_empty_space_is_lost() {
    let rows = ["tww.wwt", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "tccccct"];
    let game = last_wall(rows, "d1");
    assert!(game.you().is_complete(Side::Top));
    assert!(Person::ALL.iter().all(|&person| game.you().all(Item::Person(person)).is_empty()));
    assert!(game.view().last_round);
}

/// S-TX-10: coins and points need no space.
#[test]
fn coins_and_points_come_with_the_last_wall_of_a_full_city_too() {
    let right = ["tccccct", "chhhhhw", "chhhhhw", "chhhhhw", "chhhhh.", "chhhhhw", "tccccct"];
    let left = ["tccccct", "whhhhhc", "whhhhhc", "whhhhhc", ".hhhhhc", "whhhhhc", "tccccct"];
    let bottom = ["tccccct", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "twww.wt"];
    assert_eq!(last_wall(right, "g5").you().coins, 3 + 2);
    assert_eq!(last_wall(left, "a5").you().coins, 3 + 2);
    assert_eq!(last_wall(bottom, "e7").you().points, 3);
}

/// S-TX-11: the bonus person takes the space of a wall.
#[test]
fn walls_without_an_outer_space_after_the_bonus_are_lost() {
    // Outer spaces are empty at b1, a6 and b7.
    let rows = ["t.wwwwt", "c.....c", "c.....c", "c.....c", "c.....c", "......c", "t.cccct"];
    let mut game = turn("wall wall wall log swords", city(rows));
    game.play("use wall 3, place a6, place b1, person citizen, place b7");
    assert!(game.events.contains(&Event::WallsLost { seat: Seat(0), walls: 1 }));
    assert_eq!(game.turn(), Some(Seat(1)));
    assert_eq!((game.you().all(Item::Wall).len(), game.you().points), (5 + 1, 1));

    // An architect past the tower, with a house, takes two.
    let mut game = turn("wall wall wall log swords", city(rows));
    game.play("use wall 3, place b1, person architect, place a6, place b7, done");
    assert!(game.events.contains(&Event::WallsLost { seat: Seat(0), walls: 2 }));
    assert_eq!((game.you().all(Item::Wall).len(), game.you().points), (5, 3));
}

/// S-TX-31: two sides in one action.
#[test]
fn five_walls_may_complete_two_sides_and_pay_both() {
    let rows = ["twww..t", ".cc...w", ".c....w", ".c.....", ".......", ".......", "t.....t"];
    let mut game = turn("wall wall wall wall wall", city(rows));
    game.play("use wall 5, place e1, place f1, person citizen, place d4, place g4, place g5, place g6");
    assert!(game.you().is_complete(Side::Top) && game.you().is_complete(Side::Right));
    assert_eq!((game.you().points, game.you().coins, game.you().defence()), (1, 3 + 2, 4));
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// S-TX-34: more wall dice than outer spaces.
#[test]
fn no_more_walls_than_outer_spaces_can_be_used() {
    let rows = ["tcccc.t", "c.....c", "c.....c", "c.....c", "c.....c", "c......", "tccccct"];
    let game = turn("wall wall wall wall log", city(rows));
    assert_eq!(game.offers("use wall"), ["use wall 1", "use wall 2"]);
    game.refuses("use wall 3", "S-WALL-1");
    game.refuses("use wall 5 turn 1", "S-WALL-1");
}

/// S-WALL-1 and S-CITY-7.
#[test]
fn walls_stand_on_any_empty_outer_space_and_never_inside() {
    let mut game = opening("wall wall log log log");
    game.play("use wall 2");
    assert_eq!(game.offers("place").len(), 20);
    game.refuses("place d4", "S-CITY-7");
    game.play("place b1, place g6");
    assert_eq!((game.item("b1"), game.item("g6")), (Some(Item::Wall), Some(Item::Wall)));
}

/// S-BONUS-1 to S-BONUS-3.
#[test]
fn the_top_side_gives_a_person_of_up_to_three_heads_for_nothing_with_the_full_effect() {
    let rows = ["t.wwwwt", ".cc....", ".c.....", ".c.....", ".......", ".......", "t.....t"];
    let mut game = turn("wall log log log log", SceneCity { coins: 0, ..city(rows) });
    game.play("use wall 1, place b1");
    let persons = ["person citizen", "person soldier", "person priest", "person architect", "person merchant"];
    assert_eq!(game.offers("person"), persons);
    game.refuses("person jester", "S-BONUS-2");
    game.refuses("person noble", "S-BONUS-2");
    game.play("person merchant, place c3");
    assert_eq!(game.you().coins, 4);
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// S-BONUS-4 and S-R-09.
#[test]
fn the_bonus_person_may_be_declined() {
    let rows = ["t.wwwwt", ".......", ".......", ".......", ".......", ".......", "t.....t"];
    let mut game = turn("wall wall log log log", city(rows));
    game.play("use wall 2, place b1, done");
    assert_eq!(game.view().ask, Ask::Wall { left: 1 });
    game.play("place b7");
    assert_eq!((game.you().all(Item::Wall).len(), game.you().empty().len()), (6, 45 - 6));
}

/// S-WALL-5: the four sides defend with eight.
#[test]
fn each_complete_side_defends_with_two() {
    let mut rows = BARE;
    rows[0] = "twwwwwt";
    assert_eq!(turn("log log log log log", city(rows)).you().defence(), 2);
    for row in &mut rows[1..6] {
        *row = "w.....w";
    }
    assert_eq!(turn("log log log log log", city(rows)).you().defence(), 6);
    rows[6] = "twwwwwt";
    assert_eq!(turn("log log log log log", city(rows)).you().defence(), 8);
}
