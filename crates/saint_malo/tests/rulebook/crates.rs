//! S-CRATE: groups of crates.

use saint_malo::{Item, SceneCity};

use crate::{city, opening, turn};

/// S-TC-05: the crates of the city-board figure.
#[test]
fn three_crates_beside_the_printed_four_make_seven_and_leave_38_spaces() {
    let mut game = opening("crate crate crate log swords");
    game.play("use crate 3, place d2, place d3, place d4");
    assert_eq!((game.you().all(Item::Crate).len(), game.you().empty().len()), (7, 38));
    assert_eq!((game.you().coins, game.you().points), (3, 0), "crates earn nothing when placed (S-CRATE-5)");
}

/// S-TC-11: crates (Stefan).
#[test]
fn four_crates_form_one_group_by_edges_away_from_older_ones_too() {
    let mut game = opening("crate crate crate crate log");
    game.play("use crate 4, place d5");
    // e6 touches d5 by a corner only.
    game.refuses("place e6", "S-CRATE-2");
    assert_eq!(game.offers(""), ["place d4", "place c5", "place e5", "place d6"]);
    game.play("place e5, place e6, place f6");
    assert_eq!(game.you().all(Item::Crate).len(), 8);

    // Contact with older crates is allowed as well.
    opening("crate crate log log log").play("use crate 2, place b5, place b6");
}

/// S-TX-12: the largest empty region has two spaces.
#[test]
fn more_crates_than_any_region_holds_cannot_be_used() {
    // Empty are d4 and e4, which touch; and alone b2 and f6.
    let rows = ["twwwwwt", "w.hhhhw", "whhhhhw", "whh..hw", "whhhhhw", "whhhh.w", "twwwwwt"];
    let mut game = turn("crate crate crate crate log", SceneCity { coins: 0, ..city(rows) });
    assert_eq!(game.offers("use crate"), ["use crate 1", "use crate 2"]);
    game.refuses("use crate 3", "S-CRATE-4");
    game.refuses("use crate 4", "S-CRATE-4");
    game.play("use crate 2");
    assert_eq!(game.offers(""), ["place d4", "place e4"]);
    game.refuses("place b2", "S-CRATE-4");
}

/// S-TX-32: an older crate does not connect new ones.
#[test]
fn an_older_crate_is_no_bridge_between_new_ones() {
    let rows = ["t.....t", ".cc....", ".c..c..", ".c.....", ".......", ".......", "t.....t"];
    let mut game = turn("crate crate log log log", city(rows));
    game.play("use crate 2, place d3");
    game.refuses("place e3", "S-CITY-5");
    game.refuses("place f3", "S-CRATE-2");
    assert_eq!(game.offers(""), ["place d2", "place c3", "place d4"]);
}

/// S-CRATE-1: inner and outer spaces alike, and a filled one never again (S-CITY-5).
#[test]
fn a_crate_stands_on_any_empty_space() {
    let mut game = opening("crate log log log log");
    game.play("use crate 1");
    assert_eq!(game.offers("place").len(), 41);
    game.refuses("place b2", "S-CITY-5");
    game.play("place b1");
    assert_eq!(game.item("b1"), Some(Item::Crate));
}
