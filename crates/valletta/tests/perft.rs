//! Counts all ways to play from named scenes, outcomes of chance included: any change of a rule changes a number.
//!
//! Depth n counts the lines of exactly n decisions. Drawn cards count by their index in
//! the pile, so three cards out of three are 3 · 2 · 1 outcomes.

use std::path::Path;

use kit::{Game, Seat, Silent, Unknown, Viewer, perft, testing::perft_file};
use valletta::{
    Edition, Goods, Options, Scene, ScenePlayer, Trigger, Valletta, Work,
    testing::{position, reference, scene, table},
};

/// Many times more than any count here.
const LIMIT: u64 = 10_000_000;

/// The counts from a position at depth 1, 2, 3 …
fn counts(game: &Valletta, depths: u32) -> Vec<u64> {
    (1..=depths).map(|depth| perft(game, depth, LIMIT).expect("within the limit")).collect()
}

/// How many canonical payments there are, by their definition (V-PAY-6).
fn payments(price: Goods, have: Goods) -> u64 {
    let amounts = |good: usize| 0..=have.0[good];
    let mut count = 0;
    for gold in amounts(0) {
        for wood in amounts(1) {
            for stone in amounts(2) {
                for brick in amounts(3) {
                    let payment = Goods([gold, wood, stone, brick]);
                    let (surplus, missing) = (price.short_of(payment).total(), payment.short_of(price).total());
                    count += u64::from(surplus == 3 * missing);
                }
            }
        }
    }
    count
}

/// How many ways there are to pay each building that Red could build out of these goods.
fn builds(game: &Valletta, have: Goods) -> Vec<u64> {
    let view = game.view(Viewer::Public);
    let price = |at| view.fixed.layout.price(&view.city, Seat(0), at, Work::Build, None);
    let free = view.fixed.layout.iter().filter(|&(at, _)| view.city.owner(at).is_none());
    free.map(|(at, _)| payments(price(at), have)).filter(|&ways| ways > 0).collect()
}

#[test]
fn the_extra_goods_and_the_first_card() {
    let options = Options { first: Some(Seat(0)), buildings: Some(reference()), ..Options::default() };
    // Every outcome of chance is 0: both hold Shopkeeper, Maid, Builder, Apprentice and de Valette.
    let game = Valletta::start(&options, &mut Unknown, &mut Silent).unwrap();
    // Each extra good of Red's leaves Green three others. Then: four more cards after Shopkeeper and after
    // Apprentice; four goods; a building or none; a card of four to fire, a Builder to hire, or neither.
    let building = |good| {
        let mut goods = Goods([1; 4]);
        goods.0[good] += 1;
        3 * builds(&game, goods).len() as u64
    };
    let fourth = 4 * 3 * (4 + 4 + 4 + 1 + 6) + (0..4).map(building).sum::<u64>();
    assert_eq!(counts(&game, 4), [4, 4 * 3, 4 * 3 * 5, fourth]);
    assert_eq!(fourth, 237);
    assert_eq!(perft(&game, 7, LIMIT), Some(63_552));
}

#[test]
fn three_cards_without_a_choice_and_the_draw() {
    let mut scene = scene("0", "shopkeeper lumberjack stonecutter brickmoulder knight");
    scene.players[0].draw = "maid builder apprentice valette";
    // Three of five cards, then three of four in the pile, then Green's two cards.
    assert_eq!(counts(&position(scene), 4), [5, 5 * 4, 5 * 4 * 3 * (4 * 3 * 2), 5 * 4 * 3 * (4 * 3 * 2) * 2]);
}

#[test]
fn a_reshuffle_in_the_middle_of_the_draw() {
    let mut scene = scene("0", "shopkeeper lumberjack stonecutter");
    (scene.players[0].draw, scene.players[0].discard) = ("maid builder", "knight");
    // Both cards of the pile, then three of the four that were played or discarded.
    assert_eq!(counts(&position(scene), 3), [3, 3 * 2, 3 * 2 * (2 * 4 * 3 * 2)]);
}

#[test]
fn a_choice_of_one_good_and_of_two() {
    let game = position(scene("0", "maid seamstress"));
    // In either order 4 and 10 choices; the two cards are drawn again.
    assert_eq!(counts(&game, 4), [2, 4 + 10, 4 + 10, 2 * 4 * 10 * 2]);
}

/// V-TX-29.
#[test]
fn one_upgrade_with_three_payments() {
    let mut scene = scene("1g1w3s1b", "builder");
    scene.layout = vec![("A1.1", "Mint")];
    scene.players[0].buildings = "A1.1 A1.2+ A1.3+ A1.4+ A1.5+ B1.1+ B1.2+ B1.3+";
    // The upgrade or not; three payments, or Green's two cards.
    assert_eq!(counts(&position(scene), 3), [1, 2, 3 + 2]);
}

#[test]
fn every_building_of_a_new_city_with_every_payment() {
    for goods in ["2g2w2s2b", "3g3w3s3b", "9g1w1s", "6w6b"] {
        let game = position(scene(goods, "builder"));
        let ways = builds(&game, goods.parse().unwrap());
        // Declining goes on with Green's two cards.
        assert_eq!(counts(&game, 3), [1, ways.len() as u64 + 1, ways.iter().sum::<u64>() + 2], "{goods}");
    }
}

#[test]
fn a_monk_whom_two_of_three_give_something() {
    let game = table(&["0", "2g3w", "2b", "3g2w3s1b"], "monk").game;
    // Green has two kinds of goods, Blue four; then Green plays one of two cards.
    assert_eq!(counts(&game, 4), [1, 2, 2 * 4, 2 * 4 * 2]);
}

#[test]
fn blue_cards_with_their_extras() {
    // One kind to give; four goods or none, one or none, three or none.
    let game = table(&["0", "4w"], "monk").game;
    assert_eq!(counts(&game, 3), [1, 1, 5]);
    let game = table(&["0", "4w"], "innkeeper toll").game;
    // Either card with its extra, then the other with its own; both are drawn again.
    assert_eq!(counts(&game, 4), [2, 2 + 4, 2 + 4, 2 * (2 * 4) * 2]);
}

#[test]
fn effects_that_may_be_declined_double_every_play() {
    let mut scene = scene("0", "shopkeeper lumberjack stonecutter");
    scene.options.edition = Edition::Zman;
    // After the third effect the three cards are drawn again.
    assert_eq!(counts(&position(scene), 6), [3, 3 * 2, 6 * 2, 6 * 4, 6 * 4, 6 * 8 * (3 * 2)]);
}

#[test]
fn firing_and_hiring() {
    let game = position(Scene { reserve: "builder monk monk", ..scene("0", "valette knight maid") });
    // 1: three cards. 2: the knight, then two; four goods; two to fire, two kinds to hire, or neither.
    assert_eq!(counts(&game, 2), [3, 2 + 4 + 5]);
    // 3: after the knight four goods, or the maid to fire, two to hire, or neither; after the maid's goods two cards;
    // after firing one card, after hiring three, after neither two. With an empty hand two cards are drawn again,
    // in two orders: after knight and fired maid, and after fired maid and knight.
    let draws = 2;
    assert_eq!(perft(&game, 3, LIMIT), Some((4 + (draws + 2 + 1)) + 4 * 2 + ((1 + draws) + 2 * 3 + 2)));
}

#[test]
fn the_last_pass_of_both_players() {
    let mut scene = scene("0", "shopkeeper lumberjack stonecutter");
    (scene.trigger, scene.final_phase) = (Some(Trigger::Points), true);
    scene.players[0].draw = "knight pope";
    (scene.players[1].hand, scene.players[1].draw) = ("lumberjack stonecutter", "");
    // Red draws two cards in two orders, Green two cards and is out, Red plays the last two; then it is over.
    let lines = 6 * 2;
    let expected = [3, 6, lines, lines * 2, lines * 2, lines * 4, lines * 4, 0];
    assert_eq!(counts(&position(scene), 8), expected);
}

#[test]
fn an_apprentice_before_and_behind_a_maid() {
    let game = position(scene("0", "maid apprentice"));
    // Maid, good, Apprentice, good; or Apprentice, Maid, good. Both cards are drawn again, then Green has two.
    let draws = 2;
    let expected = [2, 4 + 1, 4 + 4 * draws, 4 * 4 * draws + 4 * draws * 2];
    // Depth 3 after the Apprentice is the Maid's good, which ends the turn.
    assert_eq!(counts(&game, 4), expected);
}

#[test]
fn builders_of_three_players_in_the_middle_of_a_game() {
    let player = |buildings| ScenePlayer {
        goods: "2g2w2s2b",
        hand: "builder apprentice valette",
        draw: "maid",
        buildings,
        ..ScenePlayer::default()
    };
    let players = ["A1.1 A1.2+", "B1.1", "A2.1+ A3.5"].map(player).to_vec();
    let options = Options::for_players(3);
    let game = position(Scene { options, players, valette: 12, ..Scene::default() });
    let builds = builds(&game, Goods([2; 4])).len() as u64;
    // The Builder's buildings, one upgrade, or neither; two cards after the Apprentice; two to fire, one to hire,
    // or neither.
    assert_eq!(counts(&game, 4), [3, (builds + 1 + 1) + 2 + (2 + 1 + 1), 72, 260]);
}

#[test]
fn positions_of_finished_games() {
    let games = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games"));
    perft_file::<Valletta>(include_str!("valletta.perft"), games, LIMIT);
}
