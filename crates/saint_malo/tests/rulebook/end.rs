//! S-END and S-SCORE: the last round, the final scoring, ties.

use kit::{Game, Outcome, Seat};
use saint_malo::{Event, Options, Scene, SceneCity};

use crate::{TestGame, city, test_game};

/// Everything is filled but the middle.
const ALMOST: [&str; 7] = ["tccccct", "chhhhhc", "chhhhhc", "chh.hhc", "chhhhhc", "chhhhhc", "tccccct"];
const FULL: [&str; 7] = ["tccccct", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "tccccct"];

/// A city with this many points and nothing else that scores.
fn worth(points: u16, rows: [&'static str; 7]) -> SceneCity {
    SceneCity { rows, points, coins: 0, logs: 0, cannons: 0 }
}

/// The last seat of the round fills the middle of its city with a crate; these are the cities.
fn last_crate(cities: Vec<SceneCity>) -> TestGame {
    let players = cities.len() as u8;
    let scene = Scene {
        options: Options::for_players(players),
        turn: Seat(players - 1),
        dice: "crate log log log log",
        attacks: 6,
        cities,
        ..Scene::default()
    };
    let mut game = test_game(scene);
    game.play("use crate 1, place d4");
    game
}

fn outcome(game: &TestGame) -> Outcome {
    game.game.outcome().expect("the game is over")
}

/// S-TX-23: the starting player of four fills the city.
#[test]
fn when_the_starting_player_fills_the_city_the_others_have_one_more_turn() {
    // Seat 2 begins, so that the round ends with seat 1.
    let mut cities = vec![SceneCity::default(); 4];
    cities[2] = city(ALMOST);
    let options = Options::for_players(4);
    let (turn, first, dice) = (Seat(2), Seat(2), "crate log log log swords");
    let mut game = test_game(Scene { options, cities, turn, first, round: 9, dice, ..Scene::default() });
    game.play("use crate 1, place d4");
    assert!(game.view().last_round);
    for seat in [3, 0, 1] {
        assert_eq!(game.turn(), Some(Seat(seat)));
        assert_eq!(game.game.outcome(), None);
        game.play("stop, pass");
    }
    assert_eq!(game.turn(), None);
    assert_eq!((outcome(&game).rounds, outcome(&game).trigger), (9, "full"));
    assert!(game.offers("").is_empty());
    game.refuses("stop", "S-END-1");
}

/// S-TX-24: the last player of the round fills the city.
#[test]
fn when_the_last_player_of_the_round_fills_the_city_the_game_ends_at_once() {
    let game = last_crate(vec![SceneCity::default(), SceneCity::default(), city(ALMOST)]);
    assert_eq!(game.turn(), None);
    assert_eq!(game.events[game.events.len() - 2..], [Event::Full { seat: Seat(2) }, Event::Over]);
}

/// S-TX-25: two full cities.
#[test]
fn everybody_with_a_full_city_receives_five_points() {
    let game = last_crate(vec![worth(20, FULL), worth(30, ALMOST)]);
    let outcome = outcome(&game);
    assert_eq!((outcome.detail[0]["full"], outcome.detail[1]["full"]), (5, 5));
    assert_eq!((outcome.scores, outcome.winners), (vec![25, 35], vec![Seat(1)]));
}

/// S-TX-26: a whole scoring.
#[test]
fn a_final_score_adds_up_from_all_its_sources() {
    let rows = ["tccccct", "c11122c", "c3455hc", "chh.hhc", "chhShhc", "chhhhhc", "twwwwwt"];
    let full = SceneCity { rows, points: 31, coins: 5, logs: 1, cannons: 2 };
    let outcome = outcome(&last_crate(vec![SceneCity::default(), full]));
    let detail = [("points", 31), ("full", 5), ("coins", 2), ("logs", 1), ("churches", 25), ("cannons", -10)];
    // Nothing for the soldier, the complete side, the crates and the houses (S-SCORE-7).
    assert_eq!(outcome.detail[1], detail.into_iter().collect());
    assert_eq!(outcome.scores[1], 54);
}

/// S-TX-27: one coin left.
#[test]
fn a_single_coin_is_worth_nothing() {
    for (coins, points) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        let game = last_crate(vec![SceneCity { coins, ..worth(0, FULL) }, city(ALMOST)]);
        assert_eq!(outcome(&game).detail[0]["coins"], points);
    }
}

/// S-TX-28: a tie, broken.
#[test]
fn of_two_with_fifty_points_the_one_with_more_empty_spaces_wins() {
    let three = ["tccccct", "chhhhhc", "chhhhhc", "ch...hc", "chhhhhc", "chhhhhc", "tccccct"];
    let game = last_crate(vec![worth(50, ALMOST), worth(50, three), worth(0, ALMOST)]);
    assert_eq!(outcome(&game).scores, [50, 50, 5]);
    assert_eq!(outcome(&game).winners, [Seat(1)]);
}

/// S-TX-29: a tie, shared.
#[test]
fn two_with_equal_points_and_equally_many_empty_spaces_both_win() {
    let two = ["tccccct", "chhhhhc", "chhhhhc", "ch..hhc", "chhhhhc", "chhhhhc", "tccccct"];
    let other_two = ["tccccct", ".hhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhh.", "tccccct"];
    let game = last_crate(vec![worth(50, two), worth(50, other_two), worth(45, ALMOST)]);
    // The full city has 50 points too, but no empty space.
    assert_eq!(outcome(&game).scores, [50, 50, 50]);
    assert_eq!(outcome(&game).winners, [Seat(0), Seat(1)]);
}

/// S-END-2: the turn that fills the city is carried out to its end, with its swords.
#[test]
fn swords_of_the_turn_that_fills_the_city_still_bring_an_attack() {
    let cities = vec![SceneCity::default(), city(ALMOST)];
    let dice = "crate log log log swords";
    let mut game = test_game(Scene { cities, turn: Seat(1), dice, swords_marked: 3, ..Scene::default() });
    game.play("use crate 1, place d4");
    assert_eq!((game.attacks(), game.turn()), (vec![1], None));
    assert_eq!((outcome(&game).detail[0]["cannons"], outcome(&game).detail[1]["cannons"]), (-5, -5));
}

/// S-END-2: attacks in the rest of the round hit the full city too.
#[test]
fn a_full_city_is_attacked_until_the_round_is_over() {
    let cities = vec![city(FULL)];
    let dice = "log log log log swords";
    let mut game = test_game(Scene { cities, turn: Seat(1), dice, swords_marked: 3, ..Scene::default() });
    game.play("pass");
    assert_eq!((game.you().cannons, game.turn()), (1, None));
}

/// S-R-20: a score may be negative.
#[test]
fn a_score_may_be_negative() {
    let game = last_crate(vec![SceneCity { cannons: 6, ..worth(1, FULL) }, worth(0, ALMOST)]);
    assert_eq!(outcome(&game).scores, [1 + 5 - 30, 5]);
}
