//! Reasons: every refusal says what is wrong and ends with the rule, without a full stop.

use kit::Seat;
use saint_malo::{Options, Scene, SceneCity};

use crate::{RING, city, opening, test_game, turn};

/// The top side lacks only b1.
const TOP: [&str; 7] = ["t.wwwwt", ".cc....", ".c.....", ".c.....", ".......", ".......", "t.....t"];

#[test]
fn after_the_end_nothing_is_possible() {
    let options = Options { turn_cap: Some(1), ..Options::default() };
    let dice = "log log log log log";
    let mut game = test_game(Scene { options, turn: Seat(1), dice, ..Scene::default() });
    game.play("pass");
    for action in ["stop", "reroll log", "use log 1", "pass", "person noble", "place d4", "done"] {
        game.says(action, "the game is over: S-END-1");
    }
}

#[test]
fn an_action_out_of_order_is_told_the_question() {
    let rolled = test_game(Scene { rolls: 1, ..Scene::default() });
    rolled.says("pass", "not now: the question is whether to roll again: S-TURN-2");
    rolled.says("use log 1", "not now: the question is whether to roll again: S-TURN-2");
    let after = [
        ("", "place d4", "which symbol to use"),
        ("", "done", "which symbol to use"),
        ("use head 3", "place d4", "which person comes"),
        ("use head 3, person architect", "person merchant", "where the person stands"),
        ("use head 3, person architect, place d4", "stop", "where the next house stands"),
        ("use crate 1", "reroll crate", "where the next crate stands"),
        ("use wall 1", "pass", "where the next wall stands"),
        ("use wall 1", "done", "where the next wall stands"),
        ("use wall 1, place b1", "place d4", "which person comes for the complete side"),
        ("use cross 1 turn 1", "use cross 2 turn 2", "where the church stands"),
    ];
    for (played, action, question) in after {
        let mut game = turn("head head head crate wall", city(TOP));
        if !played.is_empty() {
            game.play(played);
        }
        game.says(action, &format!("not now: the question is {question}: S-TURN-2"));
    }
}

#[test]
fn after_the_third_roll_no_die_is_rolled() {
    let game = opening("log crate wall cross head");
    game.says("reroll log", "all three rolls are made: S-DICE-2");
    game.says("stop", "all three rolls are made: S-DICE-2");
}

/// Only one roll was made: the reason must not say that there were three.
#[test]
fn whoever_stopped_early_is_told_that_the_symbol_is_asked_for() {
    let mut game = test_game(Scene { rolls: 1, ..Scene::default() });
    game.play("stop");
    game.says("reroll log", "not now: the question is which symbol to use: S-TURN-2");
    game.says("stop", "not now: the question is which symbol to use: S-TURN-2");
}

#[test]
fn dice_that_do_not_show_can_be_neither_rolled_nor_used() {
    let game = test_game(Scene { dice: "log log wall head head", rolls: 2, ..Scene::default() });
    game.says("reroll wall wall", "only 1 die shows wall: S-DICE-2");
    game.says("reroll swords", "no die shows swords: S-DICE-2");
    opening("log log wall head head").says("use head 3", "only 2 dice show head: S-DICE-12");
}

#[test]
fn what_cannot_be_chosen_says_so() {
    let game = opening("log wall head head swords");
    game.says("use swords 1", "swords cannot be chosen: log, crate, wall, cross or head can: S-DICE-7");
    game.says("use head 0", "at least 1 die must be used: S-DICE-12");
    game.says("use head 0 turn 1", "at least 1 die must be used: S-DICE-12");
    let turned = "a turned die is always used: 2 showing and 1 turned make 3: S-DICE-14";
    game.says("use head 2 turn 1", turned);
    game.says("use head 5 turn 1", turned);
    let swords = "only 2 dice of another symbol can be turned: swords cannot: S-DICE-10";
    game.says("use head 5 turn 3", swords);
    game.says("use head 4 turn 2", "costs 4 coins, 3 left: S-DICE-9");
    // Turned dice and the storing of logs together (S-LOG-2).
    game.says("use log 2 turn 1", "costs 4 coins, 3 left: S-DICE-9");
}

#[test]
fn a_symbol_that_must_show_says_so() {
    let options = Options { require_showing_symbol: true, ..Options::default() };
    let game = test_game(Scene { options, dice: "log wall head head swords", ..Scene::default() });
    game.says("use cross 1 turn 1", "at least 1 die must show cross before others are turned to it: S-R-04");
}

#[test]
fn crates_and_walls_without_room_say_how_many_fit() {
    let rows = ["tcccc.t", "chhhhh.", "chhhhhc", "ch..hhc", "ch.hhhc", "chhhhhc", "tccccct"];
    let mut game = turn("crate crate crate crate wall", SceneCity { coins: 9, ..city(rows) });
    game.says("use crate 4", "no connected group of more than 3 empty spaces is left: S-CRATE-4");
    game.says("use wall 3 turn 2", "only 2 empty outer spaces are left: S-WALL-1");
    game.play("use crate 3");
    game.says("place f1", "3 connected crates find no room around f1: S-CRATE-4");
    turn("wall wall wall log log", city(RING)).says("use wall 1", "no outer space is empty: S-WALL-1");
}

#[test]
fn a_pass_is_told_what_must_be_used() {
    opening("crate wall log log log").says("pass", "crate shows and can be used: at least 1 die must be: S-R-05");
    // Walls find no space any more, so the head is the first that must be used.
    let game = turn("wall wall head log log", city(RING));
    game.says("pass", "head shows and can be used: at least 1 die must be: S-R-05");
}

#[test]
fn a_person_who_does_not_come_says_why() {
    let mut game = opening("head head head log log");
    game.play("use head 3");
    game.says("person jester", "the jester takes 4 heads, not 3: S-PERS-1");
    game.says("person priest", "the priest takes 2 heads, not 3: S-PERS-1");
    let mut bonus = turn("wall log log log log", city(TOP));
    bonus.play("use wall 1, place b1");
    bonus.says("person jester", "the jester is no bonus of a wall: a person of 1 to 3 heads is: S-BONUS-2");
    bonus.says("person noble", "the noble is no bonus of a wall: a person of 1 to 3 heads is: S-BONUS-2");
}

#[test]
fn a_space_that_cannot_be_filled_says_why() {
    for used in ["use crate 1", "use wall 1", "use cross 1 turn 1", "use head 1, person citizen"] {
        let mut game = opening("crate crate wall head log");
        game.play(used);
        game.says("place b2", "b2 is filled already: S-CITY-5");
    }
    let mut wall = opening("wall log log log log");
    wall.play("use wall 1");
    wall.says("place c4", "walls stand only on the outer ring, c4 is inside: S-CITY-7");
    let mut crates = opening("crate crate log log log");
    crates.play("use crate 2, place d4");
    crates.says("place e5", "e5 does not touch a crate of this turn by an edge: S-CRATE-2");
    let mut houses = opening("head head head log log");
    houses.play("use head 3, person architect, place d4");
    houses.says("place d6", "the first house must be next to the architect on d4, d6 is not: S-PERS-ARCHITECT-3");
    houses.play("place d5");
    houses.says("place e6", "e6 does not touch a house of this architect by an edge: S-PERS-ARCHITECT-2");
    houses.says("place d4", "d4 is filled already: S-CITY-5");
}

/// S-CITY-8: a tower is no space at all, so such an action cannot even be read.
#[test]
fn a_tower_is_no_space() {
    for tower in ["a1", "g1", "a7", "g7"] {
        let bad = format!("place {tower}").parse::<saint_malo::Action>().unwrap_err();
        assert_eq!(bad.to_string(), format!("{tower} is a tower, not a space (S-CITY-8)"));
    }
}
