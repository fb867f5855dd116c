//! The options of section 3 of the rules, and the errors for bad ones.

use kit::{BadOption, Game, Options as _, Seat, Silent, Unknown};
use saint_malo::{Options, SaintMalo, Scene, SceneCity};

use crate::{TestGame, city, test_game};

/// Seat 0 of two, with these options and this city, before these final dice.
fn with(options: Options, dice: &'static str, city: SceneCity) -> TestGame {
    test_game(Scene { options, dice, cities: vec![city], ..Scene::default() })
}

/// S-R-01.
#[test]
fn coin_vp_makes_a_point_of_every_coin_or_of_every_two() {
    for (coin_vp, points) in [(2, 2), (1, 5)] {
        let options = Options { coin_vp, turn_cap: Some(1), ..Options::default() };
        let cities = vec![SceneCity { coins: 5, ..SceneCity::default() }];
        let dice = "log log log log log";
        let mut game = test_game(Scene { options, cities, turn: Seat(1), dice, ..Scene::default() });
        game.play("pass");
        assert_eq!(game.game.outcome().unwrap().detail[0]["coins"], points);
    }
}

/// S-R-04.
#[test]
fn require_showing_symbol_forbids_a_symbol_made_by_turning_alone() {
    let options = Options { require_showing_symbol: true, ..Options::default() };
    let game = with(options, "crate crate cross cross head", SceneCity { coins: 6, ..SceneCity::default() });
    assert!(game.offers("use log").is_empty() && game.offers("use wall").is_empty());
    game.refuses("use log 1 turn 1", "S-R-04");
    game.refuses("use wall 2 turn 2", "S-R-04");
    let heads = ["use head 1", "use head 2 turn 1", "use head 3 turn 2", "use head 4 turn 3"];
    assert_eq!(game.offers("use head"), heads);
}

/// S-R-05.
#[test]
fn allow_pass_offers_a_pass_in_every_turn() {
    let city = || SceneCity { coins: 0, ..SceneCity::default() };
    let dice = "crate wall cross head head";
    with(Options::default(), dice, city()).refuses("pass", "S-R-05");
    let options = Options { allow_pass: true, turn_cap: Some(9), ..Options::default() };
    let mut game = with(options, dice, city());
    assert_eq!(game.offers(""), ["use crate 1", "use wall 1", "use cross 1", "use head 1", "use head 2", "pass"]);
    game.play("pass");
    assert_eq!((game.turn(), game.you().empty().len()), (Some(Seat(1)), 41));
}

/// S-R-07.
#[test]
fn connect_via_existing_lets_older_crates_bridge() {
    let rows = ["t.....t", ".cc....", ".c..c..", ".c.....", ".......", ".......", "t.....t"];
    let options = Options { connect_via_existing: true, ..Options::default() };
    let mut game = with(options, "crate crate crate log log", city(rows));
    game.play("use crate 3, place d3");
    // Beside d3, and beside the older crate on e3.
    let reach = ["place d2", "place e2", "place c3", "place f3", "place d4", "place e4"];
    assert_eq!(game.offers(""), reach);
    game.refuses("place f4", "S-CRATE-2");
    game.play("place f3, place f4");
    assert_eq!(game.turn(), Some(Seat(1)));

    // Two spaces apart from each other make a group of two only over the crate between them.
    let apart = ["tccccct", "chhhhhc", "chhhhhc", "ch.c.hc", "chhhhhc", "chhhhhc", "tccccct"];
    let uses = with(options, "crate crate head head head", city(apart)).offers("use crate 2");
    assert_eq!(uses, ["use crate 2"]);
    with(Options::default(), "crate crate head head head", city(apart)).refuses("use crate 2", "S-CRATE-4");
}

/// S-R-11.
#[test]
fn tower_blocks_diagonal_parts_the_spaces_on_both_sides_of_a_tower() {
    let options = Options { tower_blocks_diagonal: true, ..Options::default() };
    let mut game = with(options, "head head head log log", SceneCity::default());
    game.play("use head 3, person architect, place b1");
    game.refuses("place a2", "S-PERS-ARCHITECT-3");
    assert_eq!(game.offers(""), ["place c1", "done"]);

    // The same for what a person earns: the crate on g6 is past the tower from f7.
    let rows = ["t.....t", ".......", ".......", ".......", ".....c.", "....c.c", "t.....t"];
    for (options, coins) in [(options, 1), (Options::default(), 2)] {
        let mut game = with(options, "head head head log log", SceneCity { coins: 0, ..city(rows) });
        game.play("use head 3, person merchant, place f7");
        assert_eq!(game.you().coins, coins);
    }
}

/// S-R-24.
#[test]
fn turn_cap_ends_the_game_after_so_many_rounds() {
    let options = Options { turn_cap: Some(2), first: Some(Seat(1)), ..Options::for_players(3) };
    // Nothing but logs is ever rolled, so everybody passes.
    let game = SaintMalo::start(&options, &mut Unknown, &mut Silent).unwrap();
    let mut game = TestGame { game, chance: kit::Scripted::new([]), events: Vec::new() };
    for seat in [1, 2, 0, 1, 2, 0] {
        assert_eq!(game.turn(), Some(Seat(seat)));
        game.play("stop, pass");
    }
    let outcome = game.game.outcome().unwrap();
    assert_eq!((outcome.rounds, outcome.trigger), (2, "turn_cap"));
    assert_eq!(outcome.winners, [Seat(0), Seat(1), Seat(2)]);
}

#[test]
fn options_are_set_by_name_and_listed_where_they_differ_from_the_defaults() {
    let settings = [
        ("players", "4"),
        ("first", "3"),
        ("coin_vp", "1"),
        ("require_showing_symbol", "true"),
        ("allow_pass", "true"),
        ("connect_via_existing", "true"),
        ("tower_blocks_diagonal", "true"),
        ("turn_cap", "30"),
    ];
    let mut options = Options::default();
    assert_eq!(options.list(), [("players", "2".to_owned())]);
    for (key, value) in settings {
        options.set(key, value).unwrap();
    }
    assert_eq!(options.check(), Ok(()));
    assert_eq!(options.list(), settings.map(|(key, value)| (key, value.to_owned())));
}

#[test]
fn a_value_that_cannot_be_read_is_answered_with_the_option_and_what_would_be_right() {
    let set = |key, value| Options::default().set(key, value).unwrap_err().to_string();
    assert_eq!(set("players", "two"), "option players: 'two' is not a number from 2 to 5");
    assert_eq!(set("first", "-1"), "option first: '-1' is not a seat: a number from 0");
    assert_eq!(set("coin_vp", "many"), "option coin_vp: 'many' is not 2 or 1, the coins that make a point");
    assert_eq!(set("turn_cap", ""), "option turn_cap: '' is not a number of rounds");
    for key in ["require_showing_symbol", "allow_pass", "connect_via_existing", "tower_blocks_diagonal"] {
        assert_eq!(set(key, "on"), format!("option {key}: 'on' is not true or false"));
    }
    let unknown = set("edition", "first");
    assert!(
        unknown.starts_with("option edition: Saint Malo has no such option: it has players, first, coin_vp,"),
        "{unknown}"
    );
}

#[test]
fn options_that_do_not_go_together_are_answered_with_the_option_and_what_would_be_right() {
    let bad = [
        (Options::for_players(1), "option players: Saint Malo is for 2 to 5 players, not 1"),
        (Options::for_players(6), "option players: Saint Malo is for 2 to 5 players, not 6"),
        (
            Options { first: Some(Seat(3)), ..Options::for_players(3) },
            "option first: there is no seat 3 with 3 players",
        ),
        (Options { coin_vp: 0, ..Options::default() }, "option coin_vp: 1 or 2 coins make a point, not 0"),
        (Options { coin_vp: 3, ..Options::default() }, "option coin_vp: 1 or 2 coins make a point, not 3"),
        (Options { turn_cap: Some(0), ..Options::default() }, "option turn_cap: a game has at least 1 round"),
        (
            Options { allow_pass: true, ..Options::default() },
            "option allow_pass: needs a turn_cap, or the game need not end (S-R-24)",
        ),
    ];
    for (options, sentence) in bad {
        assert_eq!(options.check().unwrap_err().to_string(), sentence);
        // Neither a game nor a scene accepts them.
        let started = SaintMalo::start(&options, &mut Unknown, &mut Silent);
        assert_eq!(started.map_err(|bad: BadOption| bad.to_string()), Err(sentence.to_owned()));
        assert!(SaintMalo::try_from(Scene { options, ..Scene::default() }).is_err());
    }
}
