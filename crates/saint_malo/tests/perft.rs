//! Counts all ways to play from named scenes: any change of a rule changes a number.
//!
//! Most scenes are the last turn of a game with a turn cap, so that a line ends without the next
//! player's 6⁵ = 7776 rolls. Depth n counts the lines of exactly n decisions.

use std::path::Path;

use kit::{Seat, perft, testing::perft_file};
use saint_malo::{Options, SaintMalo, Scene, SceneCity, Symbol};

/// Many times more than any count here.
const LIMIT: u64 = 10_000_000;

/// The counts from a scene at depth 1, 2, 3 …
fn counts(scene: &Scene, depths: u32) -> Vec<u64> {
    let game = SaintMalo::try_from(scene.clone()).unwrap_or_else(|bad| panic!("{bad}"));
    (1..=depths).map(|depth| perft(&game, depth, LIMIT).expect("within the limit")).collect()
}

/// The last turn of the game, with this city.
fn last_turn(dice: &'static str, city: SceneCity) -> Scene {
    let options = Options { turn_cap: Some(1), ..Options::default() };
    Scene { options, turn: Seat(1), cities: vec![SceneCity::default(), city], dice, ..Scene::default() }
}

/// A city with two logs and no coin.
fn poor(rows: [&'static str; 7]) -> SceneCity {
    SceneCity { rows, coins: 0, ..SceneCity::default() }
}

#[test]
fn a_pass_and_the_next_roll() {
    let scene = Scene { dice: "swords swords swords swords swords", ..Scene::default() };
    // One action, five dice.
    assert_eq!(counts(&scene, 1), [6u64.pow(5)]);
}

#[test]
fn rolling_five_different_dice_again() {
    let scene = Scene { dice: "log crate wall cross head", rolls: 1, ..Scene::default() };
    // Each die stays or is rolled and shows one of six faces; keeping all of them is `stop`.
    assert_eq!(counts(&scene, 1), [7u64.pow(5)]);
}

#[test]
fn rolling_five_equal_dice_again() {
    let scene = Scene { dice: "swords swords swords swords swords", rolls: 2, ..Scene::default() };
    // Equal dice are one choice: only their number counts.
    assert_eq!(counts(&scene, 1), [1 + 6 + 36 + 216 + 1296 + 7776]);
}

/// The uses of a new city with 3 coins: each symbol showing, and one die turned if another shows;
/// logs leave no coin for that. Passing needs logs and swords only.
fn uses(dice: [Symbol; 5]) -> u64 {
    let count = |symbol| dice.iter().filter(|&&die| die == symbol).count() as u64;
    let others = 5 - count(Symbol::Swords);
    let free = [Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head].map(count);
    let turned = free.iter().filter(|&&showing| others > showing).count() as u64;
    let pass = u64::from(free == [0; 4]);
    count(Symbol::Log) + free.iter().sum::<u64>() + turned + pass
}

#[test]
fn the_second_reroll_and_the_use_of_its_dice() {
    let kept = [Symbol::Log, Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head];
    // Per die: face 6 stands for keeping it.
    let roll = |number: u32| {
        let face = |die: usize| number / 7u32.pow(die as u32) % 7;
        [0, 1, 2, 3, 4].map(|die| *Symbol::ALL.get(face(die) as usize).unwrap_or(&kept[die]))
    };
    let by_hand: u64 = (0..7u32.pow(5)).map(|number| uses(roll(number))).sum();
    let scene = Scene { rolls: 2, ..last_turn("log crate wall cross head", SceneCity::default()) };
    assert_eq!(counts(&scene, 2), [7u64.pow(5), by_hand]);
    assert_eq!(by_hand, 139_114);
}

#[test]
fn a_church_on_one_of_three_spaces_and_the_next_roll() {
    let rows = ["tccccct", "chhhhhc", "chhhhhc", "ch...hc", "chhhhhc", "chhhhhc", "tccccct"];
    let dice = "cross cross cross cross cross";
    let scene = Scene { dice, cities: vec![poor(rows)], ..Scene::default() };
    // Five sizes, three spaces, five dice.
    assert_eq!(counts(&scene, 2), [5, 5 * 3 * 6u64.pow(5)]);
}

#[test]
fn crates_on_a_square_of_four_spaces() {
    let rows = ["tccccct", "chhhhhc", "ch..hhc", "ch..hhc", "chhhhhc", "chhhhhc", "tccccct"];
    let scene = last_turn("crate crate crate crate swords", poor(rows));
    // The first has 4 spaces, the second 2 beside it, the third 2 again, the fourth 1; one to four dice are used.
    assert_eq!(counts(&scene, 6), [4, 4 * 4, 3 * 4 * 2, 2 * 4 * 2 * 2, 4 * 2 * 2, 0]);
}

#[test]
fn crates_in_a_row_of_three_beside_a_single_space() {
    let rows = ["tccccct", "chhhhhc", "ch...hc", "chhhhhc", "chhhh.c", "chhhhhc", "tccccct"];
    let scene = last_turn("crate crate crate swords swords", poor(rows));
    // One crate: 4 spaces. Two: 3 spaces, then 1 + 2 + 1. Three: 3 spaces, then 1 + 2 + 1, then 1 each.
    assert_eq!(counts(&scene, 4), [3, 4 + 3 + 3, 4 + 4, 4]);
}

#[test]
fn walls_that_complete_the_top_side_with_one_more_space() {
    // Empty are b1, which completes the side, and a4; there are two logs.
    let rows = ["t.wwwwt", "chhhhhc", "chhhhhc", ".hhhhhc", "chhhhhc", "chhhhhc", "tccccct"];
    let scene = last_turn("wall wall swords swords swords", poor(rows));
    // 2: either space, with one die or two. 3: after b1 five persons or none; or after a4 b1, which fills the city.
    // 4: the person on a4, or none and the second wall on a4. 5: the architect builds nothing.
    assert_eq!(counts(&scene, 6), [2, 2 + 2, 6 + 6 + 1, 5 + 5 + 1, 1 + 1, 0]);
}

#[test]
fn walls_that_complete_two_sides() {
    // Empty are b1 (a person), g2 (two coins) and the inner d4.
    let rows = ["t.wwwwt", "chhhhh.", "chhhhhw", "chh.hhw", "chhhhhw", "chhhhhw", "tccccct"];
    let scene = last_turn("wall wall swords swords swords", poor(rows));
    // 3: b1 then 6 answers, with one die or two; or g2 then b1.
    // 4: b1, a person on d4 or g2, with one die or two; b1, none, g2; or g2, b1 and 6 answers.
    // 5: an architect on d4 or g2 is done, with one die or two; the others on d4, then g2; or g2, b1, a person on d4.
    // 6: architect on d4, done, then g2; or g2, b1, architect on d4, done.
    assert_eq!(counts(&scene, 7), [2, 4, 13, 2 * 10 + 1 + 6, 2 * 2 + 4 + 5, 2, 0]);
}

#[test]
fn an_architect_with_two_logs() {
    // Empty are d4, e5 and e6: from d4 a house may stand on e5, from e5 on d4 or e6, from e6 on e5.
    let rows = ["tccccct", "chhhhhc", "chhhhhc", "chh.hhc", "chhh.hc", "chhh.hc", "tccccct"];
    let scene = last_turn("head head head swords swords", poor(rows));
    // 2: citizen; soldier, priest; architect, merchant. 3: each on three spaces.
    // 4: only the architect goes on: 1 + 2 + 1 first houses or none.
    // 5: d4: e5 then e6 or none; e5: d4 then none, e6 then none; e6: e5 then none, for d4 touches it by a corner.
    assert_eq!(counts(&scene, 6), [3, 5, 5 * 3, (1 + 1) + (2 + 1) + (1 + 1), 2 + 1 + 1 + 1, 0]);
}

#[test]
fn one_die_of_each_symbol_in_a_new_city() {
    let scene = last_turn("log crate wall cross head", SceneCity::default());
    // 1: a log; one die or, with one turned, two of each other symbol.
    // 2: crates on 41 spaces, walls on 20, churches on 41; a citizen, or a soldier or a priest.
    // 3: two crates on the 63 pairs of spaces that touch (76 of the board, 13 at the printed crates), either first;
    // two walls; three persons on 41 spaces.
    assert_eq!(counts(&scene, 4), [1 + 4 * 2, 2 * (41 + 20 + 41) + 3, 2 * 63 + 20 * 19 + 3 * 41, 0]);
}

#[test]
fn positions_of_finished_games() {
    let games = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games"));
    perft_file::<SaintMalo>(include_str!("saint_malo.perft"), games, LIMIT);
}
