//! Impossible positions written by hand, each refused with the reason.

use kit::Seat;
use valletta::{Good, Options, Scene, ScenePlayer, Trigger, Valletta, testing::scene};

use crate::last_pass;

fn refused(scene: Scene) -> Option<String> {
    Valletta::try_from(scene).err().map(|bad| bad.to_string())
}

/// Red with this change.
fn red(change: impl Fn(&mut ScenePlayer)) -> Scene {
    let mut scene = scene("0", "maid builder");
    change(&mut scene.players[0]);
    scene
}

fn base() -> Scene {
    scene("0", "maid builder")
}

#[test]
fn a_scene_that_breaks_a_rule_is_refused_with_the_rule() {
    const FIFTY_ONE: &str = "maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid \
        maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid maid \
        maid maid maid maid maid maid maid maid maid maid maid maid";
    let bad = [
        (Scene { turn: Seat(2), ..base() }, "the seats on turn and first are at the table"),
        (Scene { first: Seat(2), ..base() }, "the seats on turn and first are at the table"),
        (Scene { options: Options::for_players(3), ..base() }, "3 players sit at the table"),
        (Scene { valette: 26, ..base() }, "the street has 25 spaces (V-COMP-1)"),
        (Scene { final_phase: true, ..base() }, "the final phase has a trigger (V-FINAL-1)"),
        (Scene { out: vec![1], ..base() }, "only the final phase puts players out (V-FINAL-9)"),
        (last_pass(base(), &[2]), "only the final phase puts players out (V-FINAL-9)"),
        (last_pass(base(), &[0]), "a player who is out has no turn (V-FINAL-9)"),
        (Scene { barrels: vec![Good::Wood; 7], ..base() }, "there are not so many barrels of wood"),
        (Scene { barrels: vec![Good::Wood; 2], valette: 24, ..base() }, "more barrels than spaces are left"),
        (Scene { layout: vec![("A1.1", "Bank")], ..base() }, "no building is called Bank"),
        (Scene { layout: vec![("A3.1", "Mint")], ..base() }, "no building lies on A3.1 (V-SETUP-4)"),
        (Scene { reserve: "nobody", ..base() }, "'nobody' is no character"),
        (red(|red| red.hand = ""), "seat 0 has a card to play, or is out (V-INV-4)"),
        (red(|red| red.hand = "maid maid maid maid maid maid"), "no hand exceeds five cards (V-INV-1)"),
        (red(|red| red.slots = "maid maid maid"), "a free slot is left (V-TURN-1)"),
        (red(|red| red.draw = FIFTY_ONE), "a player's piles hold at most 50 cards"),
        (red(|red| red.discard = "maid nobody"), "'nobody' is no character"),
        (red(|red| red.buildings = "A3.1"), "no building lies on A3.1 (V-SETUP-4)"),
        (red(|red| red.buildings = "A1.1 A1.1"), "A1.1 has one owner (V-BUILD-9)"),
        (
            red(|red| red.buildings = "A1.1 A1.2 A1.3 A1.4 A1.5 B1.1 B1.2 B1.3 B1.4"),
            "a player has eight houses (V-COMP-8)",
        ),
        (
            red(|red| red.buildings = "C1.1"),
            "'C1.1' is no position: such as A2.4, side A or B, depth 1 to 3, column 1 to 5",
        ),
        (red(|red| red.goods = "1x"), "'1x' is no amount of goods: such as 2g5w2b, in the order g w s b, or 0"),
    ];
    for (scene, why) in bad {
        assert_eq!(refused(scene), Some(format!("no such position: {why}")));
    }
}

/// V-BUILD-9: not even in two players' hands.
#[test]
fn a_building_of_two_players_is_refused() {
    let mut scene = base();
    scene.players[0].buildings = "A1.1";
    scene.players[1].buildings = "A1.1";
    assert_eq!(refused(scene), Some("no such position: A1.1 has one owner (V-BUILD-9)".into()));
}

/// V-COMP-5, V-SETUP-3: every building card exists once and every position holds one.
#[test]
fn a_building_that_lies_there_twice_is_refused() {
    assert!(refused(Scene { layout: vec![("A1.1", "Mint"), ("A1.2", "Mint")], ..base() }).is_some());
    assert!(refused(Scene { layout: vec![("A1.1", "Mint"), ("A1.1", "Timber Yard")], ..base() }).is_some());
}

/// V-INV-4: a player on turn has a card; otherwise a seat would have to decide with nothing to choose from.
#[test]
fn a_waiting_player_without_a_card_in_hand_is_refused() {
    let mut scene = base();
    scene.players[1].hand = "";
    assert!(refused(scene.clone()).is_some());
    assert!(refused(last_pass(scene.clone(), &[])).is_some());
    scene.players[1].draw = "";
    assert_eq!(refused(last_pass(scene, &[1])), None);
}

#[test]
fn a_scene_says_only_what_matters_and_the_rest_is_filled_in() {
    let scene = Scene { layout: vec![("B2.5", "Knights' Hospital")], ..base() };
    let view = kit::Game::view(&Valletta::try_from(scene).unwrap(), kit::Viewer::Public);
    let names: std::collections::BTreeSet<_> = view.fixed.layout.iter().map(|(_, building)| &building.name).collect();
    assert_eq!(names.len(), 20, "no building lies there twice");
    assert_eq!(view.fixed.layout.get("B2.5".parse().unwrap()).unwrap().name, "Knights' Hospital");
    assert_eq!(view.barrels_left.total(), 25);
    assert_eq!(refused(Scene { trigger: Some(Trigger::Points), ..base() }), None, "triggered in this turn");
}
