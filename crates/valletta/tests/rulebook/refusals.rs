//! Reasons: every refusal says what is wrong and ends with the rule, without a full stop.

use std::{collections::HashSet, mem::discriminant};

use kit::{Game, Seat};
use valletta::{
    Options, Scene, ScenePlayer,
    testing::{Trial, scene, table, turn},
};

use crate::{last_pass, read, says, zman};

/// Red with plenty of goods, the Mint of Red's on A1.1, upgraded, one building of Green's on B1.1.
fn builders() -> Scene {
    let mut scene = scene("9g9w9s9b", "builder valette maid seamstress bailiff");
    scene.layout = vec![("A1.1", "Mint"), ("A1.3", "Auberge of Germany")];
    scene.players[0].buildings = "A1.1+ A1.2";
    scene.players[1].buildings = "B1.1";
    scene
}

fn after(scene: Scene, actions: &str) -> Trial {
    let mut trial = Trial::new(scene);
    if !actions.is_empty() {
        trial.play(actions);
    }
    trial
}

fn draft() -> Trial {
    let options = Options { first: Some(Seat(0)), ..Options::default() };
    let game = valletta::Valletta::start(&options, &mut kit::Unknown, &mut kit::Silent).expect("good options");
    Trial { game, events: Vec::new() }
}

fn over() -> Trial {
    after(last_pass(scene("0", "apprentice"), &[1]), "play apprentice")
}

#[test]
fn after_the_end_nothing_is_possible() {
    let trial = over();
    for action in ["play maid", "decline", "use", "take gold", "take gold wood", "build A1.1", "pay 0", "give wood"] {
        says(&trial, action, "the game is over: V-FINAL-12");
    }
}

#[test]
fn an_action_out_of_order_is_told_the_question() {
    let monk = {
        let mut trial = table(&["0", "4w"], "monk maid");
        trial.play("play monk");
        trial
    };
    let asked = [
        (draft(), "play maid", "which good to start with"),
        (draft(), "decline", "which good to start with"),
        (draft(), "take gold wood", "which good to start with"),
        (after(builders(), ""), "take gold", "which card to play"),
        (after(zman(scene("0", "lumberjack maid")), "play lumberjack"), "take wood", "whether to use the effect"),
        (after(builders(), "play maid"), "play builder", "which good to take"),
        (after(builders(), "play seamstress"), "use", "which two goods to take"),
        (after(builders(), "play builder"), "pay 2g1w1s1b", "what to build or upgrade"),
        (after(builders(), "play builder, build A1.3"), "build A1.4", "how to pay"),
        (after(builders(), "play builder, build A1.3"), "decline", "how to pay"),
        (after(builders(), "play bailiff"), "take gold", "whether to pay the character's price"),
        (after(builders(), "play valette"), "play maid", "whom to fire or hire"),
        (monk, "take wood", "what to give the monk"),
        (after(scene("0", "toll maid"), "play toll"), "take wood stone", "which good to take besides"),
    ];
    for (trial, action, question) in asked {
        says(&trial, action, &format!("not now: the question is {question}: V-TURN-1"));
    }
}

#[test]
fn a_good_that_another_player_took_says_so() {
    let mut trial = draft();
    trial.play("take stone");
    says(&trial, "take stone", "the stone is taken: each good lies there once: V-SETUP-15");
}

#[test]
fn a_card_that_is_not_there_says_so() {
    let trial = after(builders(), "");
    says(&trial, "play knight", "no knight in hand: V-TURN-1");
    let trial = after(builders(), "play valette");
    assert!(trial.refuses("fire knight").starts_with("no knight in hand: V-"));
    says(&trial, "hire knight", "no knight in the reserve: V-CARD-VALETTE-6");
}

#[test]
fn an_effect_that_cannot_be_declined_says_so() {
    for card in ["maid", "foreman", "nun", "seamstress"] {
        let mut trial = turn("0", "maid foreman nun seamstress");
        trial.play(&format!("play {card}"));
        says(&trial, "decline", &format!("the effect of the {card} cannot be declined: V-EFF-1"));
    }
}

#[test]
fn the_wrong_number_of_goods_says_so() {
    for card in ["maid", "foreman", "nun"] {
        let mut trial = turn("0", "maid foreman nun");
        trial.play(&format!("play {card}"));
        let rule = format!("V-CARD-{}-1", card.to_uppercase());
        says(&trial, "take gold wood", &format!("the {card} asks for one type of good: {rule}"));
    }
    let mut trial = turn("0", "seamstress maid");
    trial.play("play seamstress");
    says(&trial, "take gold", "the seamstress takes two goods: V-CARD-SEAMSTRESS-1");
}

#[test]
fn an_extra_good_that_is_not_offered_says_which_are() {
    let mut trial = turn("0", "innkeeper toll");
    trial.play("play innkeeper");
    says(&trial, "take wood", "the extra good of the innkeeper is gold, not wood: V-CARD-INNKEEPER-2");
    trial.play("decline, play toll");
    let sentence = "the extra good of the toll collector is wood, stone or brick, not gold: V-CARD-TOLL-3";
    says(&trial, "take gold", sentence);
}

#[test]
fn a_good_that_the_giver_lacks_says_so() {
    let mut trial = table(&["9s", "4w"], "monk maid");
    trial.play("play monk");
    says(&trial, "give stone", "you have no stone to give: V-CARD-MONK-1");
}

#[test]
fn a_building_that_cannot_be_built_or_upgraded_says_why() {
    let trial = after(builders(), "play builder");
    let none = "no building lies on A3.1 with this number of players: V-SETUP-4";
    says(&trial, "build A3.1", none);
    says(&trial, "upgrade A3.1", none);
    says(&trial, "build B1.1", "the building on B1.1 is seat 1's already: V-BUILD-2");
    says(&trial, "build A1.1", "the building on A1.1 is yours already: V-BUILD-2");
    says(&trial, "upgrade B1.1", "the building on B1.1 is not yours: V-UPG-1");
    says(&trial, "upgrade A1.3", "the building on A1.3 is not yours: V-UPG-1");
    says(&trial, "upgrade A1.1", "the building on A1.1 is upgraded already: V-UPG-1");
    let mut scene = scene("9g9w9s9b", "builder maid");
    scene.players[0].buildings = "A1.1 A1.2 A1.3 A1.4 A1.5 A2.1 A2.2 A2.3";
    let trial = after(scene, "play builder");
    says(&trial, "build B1.1", "all 8 houses are placed: only upgrades are left: V-BUILD-3");
}

#[test]
fn a_price_that_cannot_be_paid_says_what_is_missing() {
    // The Auberge of Germany costs (3,1,2,2), one gold less beside A1.2; the upgrade of A1.2 costs 2 wood and 1 stone.
    let poor = |goods| after(Scene { players: with_goods(goods), ..builders() }, "play builder");
    says(&poor("2g1w2s"), "build A1.3", "needs 2 brick more, or 3 other goods for each: V-PAY-1");
    says(&poor("2g1w2s1b"), "build A1.3", "needs 1 brick more, or 3 other goods: V-PAY-1");
    let all = "needs 2 gold, 1 wood, 2 stone and 2 brick more, or 3 other goods for each: V-PAY-1";
    says(&poor("0"), "build A1.3", all);
    says(&poor("1w"), "upgrade A1.2", "needs 1 wood and 1 stone more, or 3 other goods for each: V-PAY-1");
}

/// The players of [`builders`], Red with these goods.
fn with_goods(goods: &'static str) -> Vec<ScenePlayer> {
    let mut players = builders().players;
    players[0].goods = goods;
    players
}

#[test]
fn a_payment_that_does_not_fit_says_why() {
    let trial = after(builders(), "play builder, build A1.3");
    says(&trial, "pay 10g1w2s2b", "10g1w2s2b is more than there is: V-BUILD-5");
    let exactly = "each good that is missing takes exactly 3 others beyond the price: V-PAY-6";
    says(&trial, "pay 2g1w2s", &format!("2g1w2s does not pay 2g1w2s2b: {exactly}"));
    says(&trial, "pay 0", &format!("0 does not pay 2g1w2s2b: {exactly}"));
    let trial = after(builders(), "play bailiff");
    says(&trial, "pay 5g", "the grand bailiff takes 4 gold, not 5 gold: V-PAY-3");
    let poor = after(Scene { players: with_goods("3g"), ..builders() }, "play bailiff");
    says(&poor, "pay 4g", "the grand bailiff takes 4 gold, which is more than there is: V-PAY-3");
}

/// Every reason can occur in a game.
#[test]
fn every_kind_of_reason_can_be_met() {
    let monk = {
        let mut trial = table(&["0", "4w"], "monk maid");
        trial.play("play monk");
        trial
    };
    let mut taken = draft();
    taken.play("take gold");
    let mut houses = scene("9g9w9s9b", "builder maid");
    houses.players[0].buildings = "A1.1 A1.2 A1.3 A1.4 A1.5 A2.1 A2.2 A2.3";
    let building = || after(builders(), "play builder");
    let paying = || after(builders(), "play builder, build A1.3");
    let met = [
        (over(), "decline"),
        (after(builders(), ""), "use"),
        (taken, "take gold"),
        (after(builders(), ""), "play knight"),
        (after(builders(), "play valette"), "hire knight"),
        (after(builders(), "play maid"), "decline"),
        (after(builders(), "play maid"), "take gold gold"),
        (after(scene("0", "toll maid"), "play toll"), "take gold"),
        (monk, "give gold"),
        (building(), "build B3.5"),
        (building(), "build B1.1"),
        (building(), "upgrade B1.1"),
        (building(), "upgrade A1.1"),
        (after(houses, "play builder"), "build B1.1"),
        (after(scene("0", "builder maid"), "play builder"), "build A1.1"),
        (paying(), "pay 10g"),
        (paying(), "pay 1g"),
        (after(builders(), "play bailiff"), "pay 1g"),
        (after(builders(), ""), "decline"),
        (after(builders(), "play valette"), "fire knight"),
        (building(), "build A1.1"),
        (after(Scene { players: with_goods("3g"), ..builders() }, "play bailiff"), "pay 4g"),
    ];
    let kinds: HashSet<_> =
        met.iter().map(|(trial, action)| discriminant(&trial.game.check(read(action)).unwrap_err())).collect();
    assert_eq!(kinds.len(), 22, "as many as `Illegal` has variants");
}
