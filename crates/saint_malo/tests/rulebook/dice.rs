//! S-DICE: rolling, choosing a symbol, turning dice, passing.

use kit::Seat;
use saint_malo::{Ask, Item, Options, Person, Scene, SceneCity};

use crate::{RING, city, opening, test_game, turn};

/// S-DICE-2 and S-DICE-4: dice are alike, so a choice is a number per symbol; swords are ordinary here.
#[test]
fn after_a_roll_any_dice_may_be_rolled_again_or_none() {
    let game = test_game(Scene { dice: "log log wall head swords", rolls: 1, ..Scene::default() });
    // None, one or two logs, with or without each of the three others.
    assert_eq!(game.offers("").len(), 3 * 2 * 2 * 2);
    assert_eq!(game.offers("stop"), ["stop"]);
    assert_eq!(game.offers("reroll log log wall head swords").len(), 1);
    assert_eq!(game.offers("reroll swords"), ["reroll swords"]);
    game.refuses("reroll wall wall", "S-DICE-2");
    game.refuses("use wall 1", "S-TURN-2");
}

/// S-DICE-3 and S-DICE-5.
#[test]
fn dice_set_aside_may_be_rolled_again_and_the_third_roll_is_final() {
    let mut game = test_game(Scene { dice: "log log wall head swords", rolls: 1, ..Scene::default() });
    game.will_roll("cross cross");
    game.play("reroll log swords");
    assert_eq!((game.view().dice.to_string().as_str(), game.view().rolls), ("log wall cross cross head", 2));
    game.will_roll("swords swords swords");
    game.play("reroll log wall head");
    assert_eq!(game.view().dice.to_string(), "cross cross swords swords swords");
    assert_eq!((game.view().rolls, game.view().ask), (3, Ask::Symbol));
    game.refuses("reroll swords", "S-DICE-2");
    game.refuses("stop", "S-DICE-2");
}

/// S-TC-07: turning dice (Anke).
#[test]
fn two_coins_turn_a_die_to_the_chosen_symbol_but_never_swords() {
    let with = |coins| turn("crate crate wall head swords", SceneCity { coins, ..SceneCity::default() });

    let mut game = with(3);
    assert_eq!(game.offers("use crate"), ["use crate 1", "use crate 2", "use crate 3 turn 1"]);
    game.refuses("use crate 4 turn 2", "S-DICE-9");

    let rich = with(4);
    let uses = ["use crate 1", "use crate 2", "use crate 3 turn 1", "use crate 4 turn 2"];
    assert_eq!(rich.offers("use crate"), uses);
    assert_eq!(with(40).offers("use crate"), uses);
    with(40).refuses("use crate 5 turn 3", "S-DICE-10");

    game.play("use crate 3 turn 1");
    assert_eq!(game.you().coins, 1);
    game.play("place e4, place e5, place e6");
    assert_eq!(game.pirates(), (0, 1));
}

/// S-TC-08: using fewer dice.
#[test]
fn four_heads_may_be_used_as_two() {
    let mut game = turn("head head head head log", SceneCity { coins: 0, ..SceneCity::default() });
    assert_eq!(game.offers("use head"), ["use head 1", "use head 2", "use head 3", "use head 4"]);
    game.play("use head 2");
    assert_eq!(game.offers(""), ["person soldier", "person priest"]);
    game.refuses("person jester", "S-PERS-1");
    game.play("person soldier, place d4");
    assert_eq!(game.item("d4"), Some(Item::Person(Person::Soldier)));
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// S-TC-09: no splitting of crosses.
#[test]
fn three_crosses_build_one_church_of_size_one_two_or_three() {
    for size in 1..=3 {
        let mut game = turn("cross cross cross swords swords", SceneCity { coins: 0, ..SceneCity::default() });
        assert_eq!(game.offers("use cross"), ["use cross 1", "use cross 2", "use cross 3"]);
        game.play(&format!("use cross {size}"));
        game.refuses(&format!("use cross {}", 4 - size), "S-TURN-2");
        game.play("place d4");
        assert_eq!(game.item("d4"), Some(Item::Church(size)));
        // The dice not used are gone: it is the next player's turn.
        assert_eq!(game.turn(), Some(Seat(1)));
        assert_eq!(game.you().church_counts().iter().sum::<u8>(), 1);
    }
}

/// S-TC-10: no splitting of heads.
#[test]
fn four_heads_are_one_person_never_a_citizen_and_an_architect() {
    let mut game = opening("head head head head log");
    game.play("use head 1");
    game.refuses("person architect", "S-PERS-1");
    game.play("person citizen");
    game.refuses("use head 3", "S-TURN-2");
    game.refuses("person architect", "S-TURN-2");
    game.play("place d4");
    assert_eq!(game.turn(), Some(Seat(1)));
    assert_eq!(game.you().empty().len(), 41 - 1);
}

/// S-TX-01: five swords.
#[test]
fn five_swords_leave_nothing_to_do_but_mark_five_boxes() {
    let city = SceneCity { coins: 10, ..SceneCity::default() };
    let options = Options::for_players(3);
    let dice = "swords swords swords swords swords";
    let mut game = test_game(Scene { options, cities: vec![city], dice, ..Scene::default() });
    assert_eq!(game.offers(""), ["pass"]);
    game.refuses("use swords 5", "S-DICE-7");
    for symbol in ["log", "crate", "wall", "cross", "head"] {
        game.refuses(&format!("use {symbol} 1 turn 1"), "S-DICE-10");
    }
    game.play("pass");
    assert_eq!(game.pirates(), (0, 5));
    assert_eq!(game.you().coins, 10);
}

/// S-TX-05: swords after the sixth attack.
#[test]
fn swords_mean_nothing_after_the_sixth_attack_and_still_cannot_be_turned() {
    let cities = vec![SceneCity { coins: 4, ..SceneCity::default() }];
    let dice = "crate swords swords swords swords";
    let mut game = test_game(Scene { cities, dice, attacks: 6, ..Scene::default() });
    // Only the one crate die can be turned.
    let uses = ["use log 1 turn 1", "use crate 1", "use wall 1 turn 1", "use cross 1 turn 1", "use head 1 turn 1"];
    assert_eq!(game.offers(""), uses);
    game.refuses("use crate 2 turn 1", "S-DICE-10");
    game.refuses("use head 2 turn 2", "S-DICE-10");
    game.play("use crate 1, place d4");
    assert_eq!(game.pirates(), (6, 0));
    assert_eq!((game.attacks().len(), game.you().cannons), (0, 0));
}

/// S-TX-13: a log that cannot be paid for.
#[test]
fn a_log_without_two_coins_cannot_be_chosen_and_the_player_passes() {
    let game = turn("log swords swords swords swords", SceneCity { coins: 1, ..SceneCity::default() });
    assert_eq!(game.offers(""), ["pass"]);
    game.says("use log 1", "storing logs costs 2 coins, 1 left: S-LOG-3");
    game.refuses("use cross 1 turn 1", "S-DICE-9");
}

/// S-TX-14: two logs and three swords.
#[test]
fn logs_may_be_stored_turned_or_left_and_swords_are_marked_in_any_case() {
    let game = turn("log log swords swords swords", SceneCity { coins: 4, ..SceneCity::default() });
    let uses = [
        "use log 1",
        "use log 2",
        "use crate 1 turn 1",
        "use crate 2 turn 2",
        "use wall 1 turn 1",
        "use wall 2 turn 2",
        "use cross 1 turn 1",
        "use cross 2 turn 2",
        "use head 1 turn 1",
        "use head 2 turn 2",
        "pass",
    ];
    assert_eq!(game.offers(""), uses);
    let spent = [2, 2, 2, 4, 2, 4, 2, 4, 2, 4, 0];
    for (action, spent) in uses.into_iter().zip(spent) {
        let mut game = game.clone();
        game.play(action);
        assert_eq!(game.you().coins, 4 - spent, "{action}");
        while game.turn() == Some(Seat(0)) {
            let first = game.offers("").remove(0);
            game.play(&first);
        }
        assert_eq!(game.pirates(), (0, 3), "{action}");
        let logs = match action {
            "use log 1" => 3,
            "use log 2" => 4,
            _ => 2,
        };
        assert_eq!(game.you().logs, logs, "{action}");
    }
}

/// S-TX-15: walls without a space and without a coin.
#[test]
fn five_walls_without_an_outer_space_or_a_coin_are_a_pass() {
    let mut game = turn("wall wall wall wall wall", SceneCity { coins: 0, ..city(RING) });
    assert_eq!(game.offers(""), ["pass"]);
    game.refuses("use wall 1", "S-WALL-1");
    game.play("pass");
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// S-TX-16: walls without a space, but with coins.
#[test]
fn walls_without_an_outer_space_may_be_turned_to_something_else() {
    let game = turn("wall wall wall wall wall", SceneCity { coins: 4, ..city(RING) });
    let uses = [
        "use log 1 turn 1",
        "use crate 1 turn 1",
        "use crate 2 turn 2",
        "use cross 1 turn 1",
        "use cross 2 turn 2",
        "use head 1 turn 1",
        "use head 2 turn 2",
        "pass",
    ];
    assert_eq!(game.offers(""), uses);
    game.refuses("use log 2 turn 2", "S-DICE-9");
    game.refuses("use wall 1", "S-WALL-1");
}

/// S-TX-17: logs out of turned dice alone.
#[test]
fn a_symbol_that_no_die_shows_may_be_made_by_turning() {
    let mut game = turn("crate crate cross cross head", SceneCity { coins: 6, ..SceneCity::default() });
    assert_eq!(game.offers("use log"), ["use log 1 turn 1", "use log 2 turn 2"]);
    game.refuses("use log 3 turn 3", "S-DICE-9");
    game.play("use log 2 turn 2");
    assert_eq!((game.you().coins, game.you().logs), (0, 4));
}

/// S-DICE-14: a turned die is always used, so there is one number for each number of turned dice.
#[test]
fn a_turned_die_cannot_be_left_unused() {
    let game = turn("head head crate crate log", SceneCity { coins: 4, ..SceneCity::default() });
    assert_eq!(game.offers("use head"), ["use head 1", "use head 2", "use head 3 turn 1", "use head 4 turn 2"]);
    game.refuses("use head 2 turn 1", "S-DICE-14");
    game.refuses("use head 0", "S-DICE-12");
}

/// S-R-05: choosing logs or turning dice is never forced, but anything free is.
#[test]
fn passing_is_out_while_a_showing_symbol_can_be_used_for_nothing() {
    opening("log log log log swords").play("pass");
    for dice in ["crate log log log log", "wall log log log log", "cross log log log log", "head log log log log"] {
        opening(dice).refuses("pass", "S-R-05");
    }
}
