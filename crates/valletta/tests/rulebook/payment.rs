//! V-PAY, V-SUPPLY: prices, and goods that replace others.

use valletta::{
    Options, Scene,
    testing::{Trial, scene, turn},
};

use crate::{at, refuses, says, zman};

/// The situation of V-TC-05: the Auberge of Italy costs (4,3,1,1) and has two neighbours of Red's.
fn auberge(goods: &'static str) -> Scene {
    let mut scene = scene(goods, "builder maid");
    scene.layout = vec![("A1.3", "Auberge of Italy")];
    scene.players[0].buildings = "A1.2 A2.3 A2.4 B1.3";
    scene
}

/// Red about to pay the Mint, (2,1,1,1), out of these goods.
fn mint(goods: &'static str) -> Trial {
    let mut scene = scene(goods, "builder maid");
    scene.layout = vec![("A1.3", "Mint")];
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.3");
    trial
}

/// V-TC-06a: the stone is replaced by 2 wood and 1 brick.
#[test]
fn a_missing_stone_takes_two_wood_and_a_brick() {
    for scene in [auberge("2g5w2b"), zman(auberge("2g5w2b"))] {
        let mut trial = Trial::new(scene);
        trial.play("play builder, build A1.3");
        assert_eq!(trial.offers(), ["pay 2g5w2b"]);
        trial.play("pay 2g5w2b");
        assert_eq!(trial.goods(), "0");
        assert_eq!(trial.sees().city.owner(at("A1.3")), Some(kit::Seat(0)));
    }
}

/// V-TC-06b: the stone is replaced by 3 wood, the brick by 1 wood and 2 gold.
#[test]
fn a_missing_stone_and_a_missing_brick_take_six_other_goods() {
    for scene in [auberge("4g7w"), zman(auberge("4g7w"))] {
        let mut trial = Trial::new(scene);
        trial.play("play builder, build A1.3");
        assert_eq!(trial.offers(), ["pay 4g7w"]);
        trial.play("pay 4g7w");
        assert_eq!(trial.goods(), "0");
    }
}

/// V-PAY-1, V-PAY-4, V-PAY-7: gold for materials, materials for gold, equal goods or mixed.
#[test]
fn three_goods_of_any_kind_stand_in_for_any_good() {
    let payments = [
        ("5g1w1s", "pay 5g1w1s"),
        ("1g4w1s1b", "pay 1g4w1s1b"),
        ("1g2w2s2b", "pay 1g2w2s2b"),
        ("7w1s1b", "pay 7w1s1b"),
        ("11g", "pay 11g"),
        ("13b", "pay 13b"),
    ];
    for (goods, only) in payments {
        assert_eq!(mint(goods).offers(), [only]);
    }
    for too_few in ["4g1w1s", "10g", "12b", "1g3w1s1b"] {
        let mut scene = scene(too_few, "builder maid");
        scene.layout = vec![("A1.3", "Mint")];
        let mut trial = Trial::new(scene);
        trial.play("play builder");
        refuses(&trial, "build A1.3", "V-PAY-1");
    }
}

/// V-PAY-2: everything is there, and the wood may be replaced all the same.
#[test]
fn a_good_that_is_there_may_be_replaced() {
    let mut trial = mint("5g1w1s1b");
    assert_eq!(trial.offers(), ["pay 2g1w1s1b", "pay 5g1s1b", "pay 5g1w1b", "pay 5g1w1s"]);
    trial.play("pay 5g1s1b");
    assert_eq!(trial.goods(), "1w");
}

/// V-PAY-5, V-R-05: with canonical payments the two editions agree.
#[test]
fn both_editions_allow_the_same_payments() {
    for goods in ["2g1w1s1b", "5g4w1s1b", "3g3w3s3b", "9g", "2g5w1s"] {
        let payments = [scene(goods, "builder maid"), zman(scene(goods, "builder maid"))].map(|mut scene| {
            // (0,1,1,1) with two neighbours.
            scene.layout = vec![("A1.3", "Mint")];
            scene.players[0].buildings = "A1.2 A1.4";
            let mut trial = Trial::new(scene);
            trial.play("play builder, build A1.3");
            trial.offers()
        });
        assert_eq!(payments[0], payments[1]);
    }
}

/// V-PAY-6: too much, too little, and a good that replaces itself.
#[test]
fn a_payment_that_is_not_canonical_is_refused() {
    let trial = mint("9g9w9s9b");
    for payment in ["pay 0", "pay 2g1w1s2b", "pay 2g1w1s", "pay 4g1w1s", "pay 6g1w1s", "pay 2g4w1s1b", "pay 3g1w1s1b"] {
        refuses(&trial, payment, "V-PAY-6");
    }
    let sentence = "3g1w1s1b does not pay 2g1w1s1b: each good that is missing takes exactly 3 others beyond the price";
    says(&trial, "pay 3g1w1s1b", &format!("{sentence}: V-PAY-6"));
}

#[test]
fn a_payment_of_more_than_there_is_is_refused() {
    says(&mint("2g1w1s1b"), "pay 5g1w1s", "5g1w1s is more than there is: V-BUILD-5");
}

/// V-PAY-8, V-SUPPLY-1: what is paid is gone, and nothing comes back.
#[test]
fn the_goods_paid_go_to_the_supply() {
    let mut trial = mint("7g1w1s1b");
    trial.play("pay 5g1w1b");
    assert_eq!(trial.goods(), "2g1s");
}

/// V-PAY-3: the characters' own prices allow no replacement.
#[test]
fn a_characters_own_price_is_paid_exactly() {
    let prices = [
        ("trader", "9g", "pay 3g", "the trader takes 1 wood, 1 stone or 1 brick, not 3 gold"),
        ("architect", "9w", "pay 5w", "the architect takes 4 wood, 4 stone or 4 brick, not 5 wood"),
        ("bailiff", "3g9w", "pay 3g3w", "the grand bailiff takes 4 gold, not 3 gold and 3 wood"),
        (
            "grandmaster",
            "1g4w1s",
            "pay 1g4w1s",
            "the grand master takes 1 gold, 1 wood, 1 stone and 1 brick, not 1 gold, 4 wood and 1 stone",
        ),
    ];
    for (card, goods, payment, sentence) in prices {
        let mut trial = turn(goods, "trader architect bailiff grandmaster");
        trial.play(&format!("play {card}"));
        says(&trial, payment, &format!("{sentence}: V-PAY-3"));
        trial.play("decline");
        assert_eq!((trial.goods().as_str(), trial.points()), (goods, 0));
    }
}

/// V-SUPPLY-4.
#[test]
fn goods_are_not_exchanged_outside_a_payment() {
    let trial = turn("9g", "builder maid");
    refuses(&trial, "pay 3g", "V-TURN-1");
    refuses(&trial, "take wood", "V-TURN-1");
}

/// V-SUPPLY-2, V-SUPPLY-3, V-R-11: gains have no limit unless `finite_supply` says so.
#[test]
fn the_supply_does_not_run_out() {
    let mut trial = turn("999g", "shopkeeper nun");
    trial.play("play shopkeeper, play nun, take gold");
    assert_eq!(trial.goods(), "1003g");
    assert!(!Options::default().finite_supply);
}
