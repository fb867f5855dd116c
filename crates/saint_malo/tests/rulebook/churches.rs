//! S-CHURCH: building churches, and their series at the end.

use saint_malo::{Item, Options, SceneCity, church_points};

use crate::{city, opening, turn};

/// S-TC-12: a series of four grows to five.
#[test]
fn a_church_of_size_five_adds_seven_to_a_series_of_four() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".1234..", ".......", "t.....t"];
    let mut game = turn("cross cross cross cross cross", city(rows));
    assert_eq!(game.you().final_points(&Options::default())["churches"], 13);
    // Position is irrelevant (S-CHURCH-3): far from the others.
    game.play("use cross 5, place g2");
    assert_eq!(game.you().final_points(&Options::default())["churches"], 20);
}

/// S-TC-13: church series (Michaela).
#[test]
fn three_series_score_apart_and_a_leftover_church_scores_nothing() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".11122.", ".3455..", "t.....t"];
    let game = turn("log log log log log", city(rows));
    assert_eq!(game.you().church_counts(), [3, 2, 1, 1, 2]);
    assert_eq!(game.you().final_points(&Options::default())["churches"], 20 + 4 + 1);
    assert_eq!(church_points([3, 2, 1, 1, 1]), 25, "the second church of size 5 is worth nothing");
}

/// S-TC-21: the church table.
#[test]
fn series_of_one_to_five_score_1_4_8_13_and_20() {
    let counts = [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 1, 1, 0, 0], [1, 1, 1, 1, 0], [1, 1, 1, 1, 1]];
    assert_eq!(counts.map(church_points), [1, 4, 8, 13, 20]);
}

/// S-TX-30: a series begins with size 1.
#[test]
fn churches_without_a_smallest_one_score_nothing() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".2345..", ".......", "t.....t"];
    let game = turn("log log log log log", city(rows));
    assert_eq!(game.you().final_points(&Options::default())["churches"], 0);
}

/// S-CHURCH-1 to S-CHURCH-3.
#[test]
fn a_church_of_any_size_stands_on_any_space_and_needs_no_log_or_coin() {
    for size in 1..=5 {
        let poor = SceneCity { coins: 0, logs: 0, ..SceneCity::default() };
        let mut game = turn("cross cross cross cross cross", poor);
        game.play(&format!("use cross {size}"));
        assert_eq!(game.offers("place").len(), 41);
        game.refuses("place b2", "S-CITY-5");
        game.play("place a2");
        assert_eq!(game.item("a2"), Some(Item::Church(size)));
        assert_eq!(game.you().points, 0, "churches score only at the end (S-CHURCH-4)");
    }
}

/// S-CHURCH-3: repeatedly and in any order.
#[test]
fn the_same_size_may_be_built_again() {
    let mut game = opening("cross cross log log log");
    game.play("use cross 2, place d4");
    game.next_turn("cross cross log log log");
    game.play("use cross 2, place d5");
    game.next_turn("cross log log log log");
    game.play("use cross 1, place d6");
    assert_eq!(game.you().church_counts(), [1, 2, 0, 0, 0]);
}
