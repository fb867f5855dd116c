//! V-CARD-APPRENTICE: repeats the card before.

use valletta::{
    Ask, Card, Event, Good,
    testing::{Trial, owning, scene, turn},
};

use crate::{cards, happened, offers, zman};

/// The trial after these plays, each of which asks nothing.
fn after(hand: &'static str, plays: &str) -> Trial {
    let mut trial = turn("0", hand);
    trial.play(plays);
    trial
}

/// V-TC-08: Maid takes a stone, the Apprentice gold.
#[test]
fn after_a_maid_the_apprentice_chooses_anew() {
    let mut trial = turn("0", "maid apprentice builder");
    trial.play("play maid, take stone, play apprentice");
    assert_eq!(trial.offers(), ["take gold", "take wood", "take stone", "take brick"]);
    trial.play("take gold");
    assert_eq!(trial.goods(), "1g1s");
}

/// V-TX-01: Apprentice as first card; V-CARD-APPRENTICE-2.
#[test]
fn as_first_card_it_does_nothing() {
    let trial = after("apprentice lumberjack maid", "play apprentice");
    assert_eq!((trial.goods().as_str(), trial.sees().players[0].slots.clone()), ("0", cards("apprentice")));
    assert_eq!((trial.seat(), trial.offers().join(", ")), (0, "play lumberjack, play maid".into()));
}

/// V-TX-02: Mason, then Apprentice; V-CARD-APPRENTICE-3.
#[test]
fn a_mason_cannot_be_copied() {
    for card in ["mason", "roofer", "carpenter"] {
        let mut trial = turn("9g9w9s9b", "mason roofer carpenter apprentice maid");
        trial.play(&format!("play {card}, decline, play apprentice"));
        assert_eq!((trial.goods().as_str(), trial.sees().ask), ("9g9w9s9b", Ask::Play));
        assert!(!happened(&trial, |event| matches!(event, Event::Copied { .. })));
    }
}

/// V-TX-03: de Valette, then Apprentice; the figure moves once.
#[test]
fn de_valette_cannot_be_copied() {
    let mut scene = scene("0", "valette apprentice maid");
    scene.barrels = vec![Good::Stone, Good::Brick];
    let mut trial = Trial::new(scene);
    trial.play("play valette, decline, play apprentice");
    assert_eq!((trial.goods().as_str(), trial.sees().valette, trial.sees().ask), ("1s", 1, Ask::Play));
}

/// V-TX-04: Lumberjack, Apprentice, Apprentice; V-CARD-APPRENTICE-5.
#[test]
fn a_second_apprentice_repeats_what_the_first_one_copied() {
    let mut trial = after("lumberjack apprentice apprentice maid", "play lumberjack, play apprentice");
    assert_eq!(trial.goods(), "2w");
    trial.play("play apprentice");
    assert_eq!(trial.goods(), "3w");
    let copied = |event: &&Event| matches!(event, Event::Copied { card: Card::Lumberjack, .. });
    assert_eq!(trial.events.iter().filter(copied).count(), 2);
}

/// V-TX-05: Apprentice, Apprentice, Lumberjack.
#[test]
fn two_apprentices_before_a_card_do_nothing() {
    let trial = after("apprentice apprentice lumberjack maid", "play apprentice, play apprentice, play lumberjack");
    assert_eq!(trial.goods(), "1w");
}

/// V-TX-06: Knight, Apprentice, Apprentice.
#[test]
fn behind_a_yellow_card_neither_of_two_apprentices_does_anything() {
    let trial = after("knight apprentice apprentice maid", "play knight, play apprentice, play apprentice");
    assert_eq!((trial.goods().as_str(), trial.points()), ("0", 2));
}

/// V-TX-07: Builder, declined, then Apprentice; V-CARD-APPRENTICE-4, V-R-04.
#[test]
fn after_a_builder_it_builds_or_upgrades_whatever_the_builder_did() {
    let mut scene = scene("2g1w1s1b", "builder apprentice maid");
    scene.layout = vec![("A1.3", "Mint"), ("B1.3", "Brick Kiln")];
    scene.players[0].buildings = "B1.3";
    let mut trial = Trial::new(scene.clone());
    trial.play("play builder, decline, play apprentice");
    assert!(offers(&trial, "build").contains(&"build A1.3".into()));
    trial.play("build A1.3, pay 2g1w1s1b");
    assert_eq!((trial.sees().ask, trial.hand().as_str()), (Ask::Play, "maid banker"));

    // Also where the Builder could do nothing: the shopkeeper is not between them.
    scene.players[0].goods = "0";
    let mut trial = Trial::new(scene.clone());
    trial.play("play builder");
    assert_eq!(trial.offers(), ["decline"]);
    trial.play("decline, play apprentice");
    assert_eq!(trial.offers(), ["decline"]);

    // And after one that built: at full cost again.
    scene.players[0].goods = "2g2w3s1b";
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.3, pay 2g1w1s1b, play apprentice, upgrade B1.3");
    assert_eq!(trial.offers(), ["pay 1w2s"]);
}

/// V-TX-08: the Banker's building, then Banker, then Apprentice; V-CARD-APPRENTICE-1.
#[test]
fn icons_are_counted_afresh() {
    let mut scene = scene("2g1w1s1b", "builder apprentice maid");
    scene.layout = vec![("A1.3", "Mint")];
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.3, pay 2g1w1s1b, play banker");
    assert_eq!(trial.goods(), "1g");
    trial.play("play apprentice");
    assert_eq!(trial.goods(), "2g");
}

/// V-CARD-APPRENTICE-1: every red and green card can be copied.
#[test]
fn every_red_and_green_card_can_be_copied() {
    let goods = [
        ("shopkeeper", "2g"),
        ("lumberjack", "2w"),
        ("stonecutter", "2s"),
        ("brickmoulder", "2b"),
        ("banker", "2g"),
        ("joiner", "2w"),
        ("stonecarver", "2s"),
        ("brickmaker", "2b"),
    ];
    for (card, brings) in goods {
        let hand = format!("{card} apprentice maid").leak();
        let mut trial = owning("Mint Timber_Yard Quarry_Face Brick_Kiln", hand);
        trial.play(&format!("play {card}, play apprentice"));
        assert_eq!(trial.goods(), brings);
    }
}

/// V-CARD-APPRENTICE-3: no blue, yellow or purple card can.
#[test]
fn no_card_of_another_colour_can_be_copied() {
    for (card, answer) in [("seamstress", "take gold gold"), ("foreman", "take gold"), ("merchant", "decline")] {
        let mut trial = turn("0", "seamstress foreman merchant apprentice maid");
        trial.play(&format!("play {card}, {answer}"));
        let before = trial.goods();
        trial.play("play apprentice");
        assert_eq!((trial.goods(), trial.sees().ask), (before, Ask::Play));
    }
}

/// Only the card directly before counts, not one before that.
#[test]
fn a_blue_card_in_between_leaves_nothing_to_copy() {
    let trial = after("lumberjack knight apprentice maid", "play lumberjack, play knight, play apprentice");
    assert_eq!((trial.goods().as_str(), trial.points()), ("1w", 2));
}

/// V-CARD-APPRENTICE-2: the last card of the previous turn does not count.
#[test]
fn the_turn_before_does_not_count() {
    let mut scene = scene("0", "lumberjack");
    scene.players[0].draw = "apprentice";
    let mut trial = Trial::new(scene);
    trial.play("play lumberjack");
    trial.play(crate::GREENS_TURN);
    trial.play("play apprentice");
    assert_eq!(trial.goods(), "1w");
}

/// V-EFF-2: a copied effect may be declined; without an effect to copy nothing is asked.
#[test]
fn in_the_other_edition_only_a_copy_is_asked_for() {
    let mut trial = Trial::new(zman(scene("0", "lumberjack apprentice apprentice maid")));
    trial.play("play apprentice");
    assert_eq!(trial.sees().ask, Ask::Play);
    trial.play("play lumberjack, decline, play apprentice");
    assert_eq!(trial.offers(), ["use", "decline"], "what the lumberjack did does not matter");
    trial.play("use");
    assert_eq!(trial.goods(), "1w");
}
