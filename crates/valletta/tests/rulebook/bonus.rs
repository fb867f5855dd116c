//! V-BONUS: building where de Valette stands.

use valletta::{
    Event, Good, Scene, Trigger, Why,
    testing::{Trial, scene},
};

use crate::{happened, zman};

/// Red with plenty of goods, de Valette on this space, the Mint on this position.
fn mint(space: u8, at: &'static str, hand: &'static str) -> Scene {
    let mut scene = scene("9g9w9s9b", hand);
    scene.layout = vec![(at, "Mint")];
    scene.valette = space;
    scene
}

/// The points for building the Mint there.
fn for_building(space: u8, at: &'static str) -> u16 {
    let mut trial = Trial::new(mint(space, at, "builder maid"));
    trial.play(&format!("play builder, build {at}, pay 2g1w1s1b"));
    trial.points()
}

/// The points for upgrading the Mint there.
fn for_upgrading(mut scene: Scene) -> u16 {
    let at = scene.layout[0].0;
    scene.players[0].buildings = at;
    let mut trial = Trial::new(scene);
    trial.play(&format!("play builder, upgrade {at}, pay 1w1s1b"));
    trial.points()
}

/// V-TC-07: 2 points in the zone, none elsewhere; for an upgrade only by the first edition. V-BONUS-2, V-BONUS-3,
/// V-R-02.
#[test]
fn building_in_the_zone_of_de_valette_scores_two() {
    assert_eq!((for_building(8, "A1.2"), for_building(8, "A1.3")), (2, 0));
    let mut other = Trial::new(zman(mint(8, "A1.2", "builder maid")));
    other.play("play builder, build A1.2, pay 2g1w1s1b");
    assert_eq!(other.points(), 2);
    assert_eq!(for_upgrading(mint(8, "A1.2", "builder maid")), 2);
    assert_eq!(for_upgrading(zman(mint(8, "A1.2", "builder maid"))), 0);
    assert_eq!(for_upgrading(mint(8, "A1.3", "builder maid")), 0);
}

/// V-BONUS-1: five spaces a zone, above and below the street and in every row.
#[test]
fn each_column_is_a_zone_of_five_spaces() {
    for space in 1..=25 {
        let zone = (space - 1) / 5;
        for row in [["A1.1", "A1.2", "A1.3", "A1.4", "A1.5"], ["B2.1", "B2.2", "B2.3", "B2.4", "B2.5"]] {
            for (column, at) in (0..).zip(row) {
                let expected = if column == zone { 2 } else { 0 };
                assert_eq!(for_building(space, at), expected, "space {space}, {at}");
            }
        }
    }
}

/// V-TX-11: de Valette on the tower, column 1; V-BONUS-4, V-R-07.
#[test]
fn on_the_tower_no_zone_is_active() {
    for at in ["A1.1", "B1.1", "A1.5"] {
        assert_eq!(for_building(0, at), 0);
    }
}

/// V-TX-12: the figure on 5, de Valette, then Builder in column 2.
#[test]
fn the_zone_is_the_one_the_figure_has_reached() {
    let mut scene = mint(5, "A1.2", "valette builder maid");
    scene.barrels = vec![Good::Wood];
    let mut trial = Trial::new(scene);
    trial.play("play valette, decline, play builder, build A1.2, pay 2g1w1s1b");
    assert_eq!((trial.sees().valette, trial.points()), (6, 2));
}

/// V-BONUS-5.
#[test]
fn on_the_last_space_zone_five_stays_active() {
    let mut trial = Trial::new(mint(25, "B2.5", "valette builder maid"));
    trial.play("play valette, decline, play builder, build B2.5, pay 2g1w1s1b");
    assert_eq!((trial.sees().valette, trial.points()), (25, 2));
}

/// V-BONUS-6.
#[test]
fn roofer_mason_carpenter_and_apprentice_earn_the_bonus_too() {
    let cards = [("roofer", "pay 2g1w1s"), ("mason", "pay 2g1w1b"), ("carpenter", "pay 2g1s1b")];
    for (card, payment) in cards {
        let mut trial = Trial::new(mint(8, "A1.2", "roofer mason carpenter"));
        trial.play(&format!("play {card}, build A1.2, {payment}"));
        assert_eq!(trial.points(), 2);
        assert!(happened(&trial, |event| matches!(event, Event::Scored { points: 2, why: Why::BuildBonus, .. })));
    }
    let mut trial = Trial::new(mint(8, "A1.2", "builder apprentice maid"));
    trial.play("play builder, decline, play apprentice, build A1.2, pay 2g1w1s1b");
    assert_eq!(trial.points(), 2);
    // Built and upgraded in one turn: a bonus each.
    let mut trial = Trial::new(mint(8, "A1.2", "builder apprentice maid"));
    trial.play("play builder, build A1.2, pay 2g1w1s1b, play apprentice, upgrade A1.2, pay 1w1s1b");
    assert_eq!(trial.points(), 4);
}

/// V-TX-16: a score of 23 and a build in the bonus zone.
#[test]
fn the_bonus_can_trigger_the_final_phase() {
    let mut scene = mint(8, "A1.2", "builder maid");
    scene.players[0].points = 23;
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.2, pay 2g1w1s1b");
    assert_eq!((trial.points(), trial.sees().trigger), (25, Some(Trigger::Points)));
    assert!(!trial.sees().final_phase, "the turn goes on first");
}
