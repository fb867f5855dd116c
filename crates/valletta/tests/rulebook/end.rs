//! V-END: the final scoring and who wins.

use kit::{Game, Outcome, Seat};
use valletta::{
    Options, Scene, ScenePlayer, Trigger,
    testing::{Trial, scene},
};

use crate::{GREENS_TURN, last_pass};

/// These players before the last card of the game: Red plays an Apprentice, which does nothing.
fn last_card(mut players: Vec<ScenePlayer>) -> Scene {
    players[0].hand = "apprentice";
    let options = Options::for_players(players.len() as u8);
    let others: Vec<u8> = (1..options.players).collect();
    last_pass(Scene { options, players, ..Scene::default() }, &others)
}

/// The result after the last card.
fn result(scene: Scene) -> Outcome {
    let mut trial = Trial::new(scene);
    trial.play("play apprentice");
    trial.game.outcome().expect("the game is over")
}

/// A player with so many points and these buildings and goods.
fn player(points: u16, buildings: &'static str, goods: &'static str) -> ScenePlayer {
    ScenePlayer { points, buildings, goods, ..ScenePlayer::default() }
}

/// V-TC-17: buildings worth 2, 3, 4, 4, 3, 1 and 8; V-END-1.
#[test]
fn the_showing_sides_of_the_buildings_count() {
    let mut scene = last_card(vec![player(0, "A1.1 A1.2 A1.3 A1.4+ A1.5 B1.1 B1.2+", "0"), player(0, "B2.5", "0")]);
    scene.layout = vec![
        ("A1.1", "Tilers' House"),
        ("A1.2", "Merchants' Loggia"),
        ("A1.3", "Auberge of Italy"),
        ("A1.4", "Franciscan Friary"),
        ("A1.5", "Customs House"),
        ("B1.1", "Mint"),
        ("B1.2", "Fort St Elmo"),
    ];
    let outcome = result(scene);
    assert_eq!((outcome.detail[0]["buildings"], outcome.scores[0]), (25, 25));
}

/// V-TC-18: (4,1,2,0) are 7 goods; V-END-2.
#[test]
fn three_goods_of_any_kind_make_a_point() {
    let outcome = result(last_card(vec![player(0, "", "4g1w2s"), player(0, "", "1g1b")]));
    assert_eq!((outcome.detail[0]["goods"], outcome.scores), (2, vec![2, 0]));
}

/// V-END-3: neither cards nor houses nor the figure.
#[test]
fn nothing_but_points_buildings_and_goods_counts() {
    let mut scene = last_card(vec![player(7, "A1.1", "3g"), player(7, "", "3g")]);
    (scene.valette, scene.reserve) = (25, "knight");
    scene.players[0].discard = "knight pope king emperor banker";
    let outcome = result(scene);
    assert_eq!(outcome.detail[0].keys().copied().collect::<Vec<_>>(), ["buildings", "goods", "points"]);
    // The Mint is worth 1.
    assert_eq!(outcome.scores, [7 + 1 + 1, 7 + 1]);
}

/// V-END-4.
#[test]
fn the_highest_total_wins() {
    let outcome = result(last_card(vec![player(20, "", "0"), player(18, "", "9g"), player(19, "", "2g")]));
    assert_eq!((outcome.scores, outcome.winners), (vec![20, 21, 19], vec![Seat(1)]));
}

/// Seven houses worth 9 points, and six or seven more worth 9 or 12, as the set lies there in its own order.
const SEVEN: &str = "A1.1 A1.2 A1.3 A1.4 A1.5 B1.1 B1.2";
const SIX: &str = "B1.3 B1.4 B1.5 A2.1 A2.2 A2.3";
const OTHER_SEVEN: &str = "B1.3 B1.4 B1.5 A2.1 A2.2 A2.3 A2.4";

/// V-TX-27: a tie at 60 with 7 and 6 houses; V-END-5.
#[test]
fn of_tied_players_the_one_with_more_houses_wins() {
    // Leftover goods play no part: the loser of the tie has two of them.
    let outcome = result(last_card(vec![player(51, SIX, "2g"), player(51, SEVEN, "0")]));
    assert_eq!((outcome.scores, outcome.winners), (vec![60, 60], vec![Seat(1)]));
}

/// V-TX-28: a tie at 60 with 7 houses each, goods left 2 and 0; V-END-6.
#[test]
fn players_tied_with_equal_houses_share_the_victory() {
    let outcome = result(last_card(vec![player(51, SEVEN, "2g"), player(48, OTHER_SEVEN, "0")]));
    assert_eq!((outcome.scores, outcome.winners), (vec![60, 60], vec![Seat(0), Seat(1)]));
}

/// V-END-5, V-END-6: only the tied players are compared.
#[test]
fn more_houses_do_not_help_a_lower_total() {
    let players = vec![player(30, "", "0"), player(10, SEVEN, "0"), player(30, "", "0"), player(3, SIX, "0")];
    let outcome = result(last_card(players));
    assert_eq!((outcome.scores, outcome.winners), (vec![30, 19, 30, 12], vec![Seat(0), Seat(2)]));
}

/// V-R-25: points of the final scoring trigger nothing.
#[test]
fn the_trigger_stays_what_it_was() {
    let mut scene = last_card(vec![player(24, SEVEN, "9g"), player(0, "", "0")]);
    scene.trigger = Some(Trigger::Street);
    let outcome = result(scene);
    assert_eq!((outcome.trigger, outcome.scores[0]), ("street", 24 + 9 + 3));
}

#[test]
fn the_name_of_what_brought_the_end_about_is_told() {
    let names = [
        (Trigger::Street, "street"),
        (Trigger::Points, "points"),
        (Trigger::Houses, "houses"),
        (Trigger::Rounds, "turn_cap"),
    ];
    for (trigger, name) in names {
        let mut scene = last_card(vec![player(0, "", "0"), player(0, "", "0")]);
        scene.trigger = Some(trigger);
        assert_eq!(result(scene).trigger, name);
    }
}

/// A result counts the rounds begun: after the last card none begins any more.
#[test]
fn the_rounds_of_a_result_are_those_that_were_begun() {
    let mut scene = last_pass(scene("0", "apprentice"), &[]);
    scene.round = 5;
    scene.players[1].draw = "";
    let mut trial = Trial::new(scene);
    trial.play("play apprentice");
    assert_eq!(trial.sees().round, 5);
    trial.play(GREENS_TURN);
    assert_eq!(trial.game.outcome().expect("the game is over").rounds, 5);
}
