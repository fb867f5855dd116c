//! V-BUILD, V-UPG: what a Builder may do and what that gives.

use kit::Seat;
use valletta::{
    Ask, Event, Good, Goods, Options, Scene, ScenePlayer, Work,
    testing::{Trial, owning, scene},
};

use crate::{at, costing, events_of, offers, refuses, says, zman};

/// Eight positions above the street.
const EIGHT: &str = "A1.1 A1.2 A1.3 A1.4 A1.5 A2.1 A2.2 A2.3";

/// Red with this hand, these goods and these buildings, the Mint on A1.3.
fn mint(goods: &'static str, hand: &'static str, buildings: &'static str) -> Scene {
    let mut scene = scene(goods, hand);
    scene.layout = vec![("A1.3", "Mint")];
    scene.players[0].buildings = buildings;
    scene
}

/// V-TC-03: cost (2,1,1,1), carrying the Banker; V-BUILD-7, V-CARD-BUILDER-1.
#[test]
fn a_new_building_costs_its_price_and_a_house_and_brings_its_character() {
    let mut trial = Trial::new(mint("3g2w1s1b", "builder maid", ""));
    trial.play("play builder");
    assert!(trial.offers().contains(&"build A1.3".into()));
    trial.play("build A1.3, pay 2g1w1s1b");
    assert_eq!((trial.goods().as_str(), trial.hand().as_str()), ("1g1w", "maid banker"));
    let view = trial.sees();
    assert_eq!((view.city.owner(at("A1.3")), view.players[0].houses), (Some(Seat(0)), 7));
    assert!(!view.city.is_upgraded(at("A1.3")));
}

/// V-TC-04: materials 1 wood, 1 stone, 1 brick; V-UPG-2 to 4.
#[test]
fn an_upgrade_costs_the_materials_without_the_gold_and_brings_no_card() {
    let mut trial = Trial::new(mint("2g1w1s1b", "builder maid", "A1.3"));
    trial.play("play builder, upgrade A1.3");
    assert_eq!(trial.offers(), ["pay 1w1s1b"]);
    trial.play("pay 1w1s1b");
    assert_eq!((trial.goods().as_str(), trial.hand().as_str()), ("2g", "maid"));
    let view = trial.sees();
    assert!(view.city.is_upgraded(at("A1.3")));
    assert_eq!((view.city.owner(at("A1.3")), view.players[0].houses), (Some(Seat(0)), 7));
}

/// V-BUILD-1, V-EFF-6.
#[test]
fn one_use_is_one_building_or_one_upgrade() {
    for first in ["build A1.5, pay 1g1s2b", "upgrade A1.3, pay 1w1s1b"] {
        let mut scene = mint("9g9w9s9b", "builder maid", "A1.3");
        scene.layout.push(("A1.5", "Timber Yard"));
        let mut trial = Trial::new(scene);
        trial.play("play builder");
        trial.play(first);
        assert_eq!(trial.sees().ask, Ask::Play);
        refuses(&trial, "build A1.1", "V-TURN-1");
    }
}

/// V-BUILD-1: no other card builds.
#[test]
fn without_a_builder_nothing_is_built() {
    let trial = Trial::new(mint("9g9w9s9b", "maid lumberjack", "A1.3"));
    for action in ["build A1.1", "upgrade A1.3", "pay 1w1s1b"] {
        refuses(&trial, action, "V-TURN-1");
    }
}

/// V-BUILD-2, V-BUILD-9: any free building, whatever its colour and place; nobody's twice.
#[test]
fn any_building_without_a_house_can_be_built() {
    let mut scene = scene("9g9w9s9b", "builder maid");
    scene.players[0].buildings = "A1.1";
    scene.players[1].buildings = "B2.5";
    let mut trial = Trial::new(scene);
    trial.play("play builder");
    assert_eq!(offers(&trial, "build").len(), 18);
    refuses(&trial, "build A1.1", "V-BUILD-2");
    refuses(&trial, "build B2.5", "V-BUILD-2");
    assert_eq!(offers(&trial, "upgrade"), ["upgrade A1.1"]);
}

/// V-TX-22: all 8 houses placed; V-BUILD-3.
#[test]
fn without_a_house_only_upgrades_are_left() {
    let mut scene = scene("9g9w9s9b", "builder maid");
    scene.players[0].buildings = EIGHT;
    let mut trial = Trial::new(scene);
    trial.play("play builder");
    let upgrades = EIGHT.split(' ').map(|at| format!("upgrade {at}"));
    // The list is in the order of the layout: A1, then A2.
    assert_eq!(trial.offers(), upgrades.chain(["decline".to_owned()]).collect::<Vec<_>>());
    refuses(&trial, "build B1.1", "V-BUILD-3");
    trial.play("upgrade A1.1, pay 1w1s1b");
    assert!(trial.sees().city.is_upgraded(at("A1.1")));
    assert_eq!(trial.sees().trigger, None, "an upgrade places no house (V-UPG-4)");
}

/// V-TX-36: four players, all 30 buildings built, a player with one house left.
#[test]
fn without_a_free_building_only_upgrades_are_left() {
    let owned = [
        "A1.1+ A1.2 A1.3+ A1.4+ A1.5+ B1.1 B1.2+",
        "B1.3 B1.4 B1.5 A2.1 A2.2 A2.3 A2.4 A2.5",
        "B2.1 B2.2 B2.3 B2.4 B2.5 A3.1 A3.2 A3.3",
        "A3.4 A3.5 B3.1 B3.2 B3.3 B3.4 B3.5",
    ];
    let player = |buildings| ScenePlayer { goods: "9g9w9s9b", hand: "builder maid", buildings, ..Default::default() };
    let players = owned.map(player).to_vec();
    let mut trial = Trial::new(Scene { options: Options::for_players(4), players, ..Scene::default() });
    assert_eq!(trial.sees().players[0].houses, 1);
    trial.play("play builder");
    assert_eq!(trial.offers(), ["upgrade A1.2", "upgrade B1.1", "decline"]);
    refuses(&trial, "build B3.5", "V-BUILD-2");
    trial.play("decline");
    assert_eq!(trial.goods(), "9g9w9s9b");
}

/// V-BUILD-5: in full, at once.
#[test]
fn nothing_is_built_on_credit() {
    let mut trial = Trial::new(mint("2g1w1s", "builder maid", ""));
    trial.play("play builder");
    says(&trial, "build A1.3", "needs 1 brick more, or 3 other goods: V-PAY-1");
    trial.play("decline");
    assert_eq!((trial.goods().as_str(), trial.hand().as_str()), ("2g1w1s", "maid"));
}

/// V-BUILD-4, V-CARD-ROOFER-1, V-CARD-MASON-1, V-CARD-CARPENTER-1: one material is lowered, the others are not.
#[test]
fn roofer_mason_and_carpenter_lower_one_material_of_a_new_building_and_of_an_upgrade() {
    // The Auberge of Germany costs (3,1,2,2), the Grand Master's Palace (5,2,2,2).
    let prices = [
        ("builder", "3g1w2s2b", "2w2s2b"),
        ("roofer", "3g1w2s", "2w2s"),
        ("mason", "3g1w2b", "2w2b"),
        ("carpenter", "3g2s2b", "2s2b"),
    ];
    for (card, build, upgrade) in prices {
        for (work, expected) in [("build B1.1", build), ("upgrade A1.1", upgrade)] {
            let mut scene = scene("9g9w9s9b", "builder roofer mason carpenter");
            scene.layout = vec![("A1.1", "Grand Master's Palace"), ("B1.1", "Auberge of Germany")];
            scene.players[0].buildings = "A1.1";
            let mut trial = Trial::new(scene);
            trial.play(&format!("play {card}, {work}"));
            let Ask::Pay { price, .. } = trial.sees().ask else { panic!("{card} asks for the payment") };
            assert_eq!(price.to_string(), expected, "{card}, {work}");
        }
    }
}

/// V-BUILD-6, V-R-13: also where every effect can be declined.
#[test]
fn the_character_of_a_new_building_cannot_be_left() {
    let mut trial = Trial::new(zman(mint("2g1w1s1b", "builder maid", "")));
    trial.play("play builder, build A1.3");
    refuses(&trial, "decline", "V-TURN-1");
    trial.play("pay 2g1w1s1b");
    assert_eq!((trial.sees().ask, trial.hand().as_str()), (Ask::Play, "maid banker"));
}

/// V-BUILD-8, section 7.5: payment, character, bonus, triggers, in this order.
#[test]
fn building_goes_on_step_by_step() {
    let mut scene = mint("2g1w1s1b", "builder maid", "B1.1 B1.2 B1.3 B1.4 B1.5 B2.1 B2.2");
    scene.valette = 11;
    scene.players[0].points = 23;
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.3");
    let events = events_of(&mut trial, "pay 2g1w1s1b");
    let [Event::Paid { .. }, Event::Worked { work: Work::Build, .. }, Event::Gained { .. }, rest @ ..] = &events[..]
    else {
        panic!("{events:?}")
    };
    assert!(matches!(rest, [Event::Scored { points: 2, .. }, Event::Triggered { .. }]), "one trigger: {events:?}");
}

/// V-UPG-1: own, and only once.
#[test]
fn a_building_is_upgraded_once_and_only_by_its_owner() {
    let mut scene = mint("9g9w9s9b", "builder maid", "A1.3+");
    scene.players[1].buildings = "B1.1";
    let mut trial = Trial::new(scene);
    trial.play("play builder");
    for other in ["upgrade A1.3", "upgrade B1.1", "upgrade A1.1"] {
        refuses(&trial, other, "V-UPG-1");
    }
    assert_eq!(offers(&trial, "upgrade"), [""; 0]);
}

/// V-UPG-5, V-CARD-APPRENTICE-4.
#[test]
fn a_building_may_be_upgraded_in_the_turn_in_which_it_was_built() {
    let mut trial = Trial::new(mint("2g2w2s2b", "builder apprentice maid", ""));
    trial.play("play builder, build A1.3, pay 2g1w1s1b, play apprentice, upgrade A1.3, pay 1w1s1b");
    assert_eq!(trial.goods(), "0");
    assert!(trial.sees().city.is_upgraded(at("A1.3")));
}

/// V-UPG-2: neighbours lower gold only, so an upgrade costs the same with them.
#[test]
fn neighbours_do_not_make_an_upgrade_cheaper() {
    let mut trial = Trial::new(mint("1w1s1b", "builder maid", "A1.2 A1.3 A1.4 A2.3"));
    trial.play("play builder, upgrade A1.3");
    assert_eq!(trial.offers(), ["pay 1w1s1b"]);
}

/// V-UPG-6: if discounts lower the price to 0, nothing is paid, also for a new building.
#[test]
fn a_price_of_nothing_is_paid_with_nothing() {
    for (buildings, work) in [("A1.3", "upgrade A1.3"), ("A1.2", "build A1.3")] {
        let mut scene = mint("1w", "roofer maid", buildings);
        scene.options = costing("Mint", "1g2b");
        let mut trial = Trial::new(scene);
        trial.play("play roofer");
        trial.play(work);
        assert_eq!(trial.offers(), ["pay 0"]);
        trial.play("pay 0");
        assert_eq!(trial.goods(), "1w");
        let view = trial.sees();
        assert_eq!((view.city.owner(at("A1.3")), view.city.buildings(Seat(0)).count() >= 1), (Some(Seat(0)), true));
    }
}

/// V-COMP-15, section 1.12: the back counts from the upgrade on.
#[test]
fn an_upgrade_shows_its_icons_at_once() {
    let mut trial = owning("Mint", "maid builder banker");
    trial.play("play maid, take gold, play builder, decline, play banker");
    assert_eq!(trial.goods(), "2g", "one icon");
    let mut scene = mint("1w1s1b", "builder banker maid", "A1.3");
    scene.valette = 0;
    let mut trial = Trial::new(scene);
    trial.play("play builder, upgrade A1.3, pay 1w1s1b, play banker");
    assert_eq!(trial.sees().players[0].goods, Goods::only(Good::Gold, 2));
}
