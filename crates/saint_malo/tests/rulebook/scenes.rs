//! Positions written by hand that cannot be, each refused with what is wrong.

use kit::Seat;
use saint_malo::{SaintMalo, Scene, SceneCity};

use crate::{BARE, city};

const FULL: [&str; 7] = ["tccccct", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "chhhhhc", "tccccct"];

fn refused(scene: Scene) -> Option<String> {
    SaintMalo::try_from(scene).err().map(|bad| bad.to_string())
}

#[test]
fn a_scene_that_breaks_a_rule_is_refused_with_the_rule() {
    let with_row = |row: usize, letters| {
        let mut rows = BARE;
        rows[row] = letters;
        Scene { cities: vec![city(rows)], ..Scene::default() }
    };
    let one_cannon = vec![SceneCity { cannons: 1, ..SceneCity::default() }];
    let bad = [
        (Scene { turn: Seat(2), ..Scene::default() }, "the seats on turn and first are at the table"),
        (Scene { cities: vec![SceneCity::default(); 3], ..Scene::default() }, "more cities than players"),
        (Scene { dice: "log log", ..Scene::default() }, "five dice lie on the table (S-DICE-1)"),
        (Scene { rolls: 4, ..Scene::default() }, "one to three rolls (S-DICE-2)"),
        (Scene { attacks: 7, ..Scene::default() }, "at most six attacks (S-INV-2)"),
        (Scene { swords_marked: 4, ..Scene::default() }, "fewer boxes are marked than the row has (S-PIR-2)"),
        (Scene { cities: one_cannon, ..Scene::default() }, "a cannon per attack at most (S-PIR-7)"),
        (with_row(3, "...w..."), "a wall on d4, inside the city (S-CITY-7)"),
        (with_row(0, "......."), "row 0: the corners are towers, 't' (S-CITY-2)"),
        (with_row(2, "...x..."), "'x' in row 2 is no item"),
        (with_row(2, "...."), "row 2 has seven letters, not '....'"),
    ];
    for (scene, why) in bad {
        assert_eq!(refused(scene), Some(format!("no such position: {why}")));
    }
}

/// S-END-3: nobody with a full city has another turn, so no scene may lead to one.
#[test]
fn a_scene_in_which_a_full_city_would_have_a_turn_is_refused() {
    let full = |turn, first| {
        refused(Scene { cities: vec![SceneCity::default(), city(FULL)], turn, first, ..Scene::default() })
    };
    let why = Some("no such position: seat 1 has a full city and a turn (S-END-3)".to_owned());
    assert_eq!(full(Seat(1), Seat(1)), why, "the seat on turn");
    assert_eq!(full(Seat(0), Seat(1)), None, "the round ends after this turn");
    assert_eq!(full(Seat(0), Seat(0)), why, "the other seat is next in this round");
}
